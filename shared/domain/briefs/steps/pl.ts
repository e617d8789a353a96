export const pl = `
placeholder :: Zastąpić teksty zastępcze
intent :: Pokazać, czego oczekują szukający
openings :: Rzadziej zaczynać zdania od {w}
subheadings :: Podzielić tekst śródtytułami
depth :: Omówić temat szerzej i dokładniej
sentences :: Napisać tekst pełnymi zdaniami
body :: Napisać tekst
linkTexts :: Napisać jasne teksty linków
writeTitle :: Napisać tytuł
secondary :: Użyć dodatkowych słów kluczowych
fittingType :: Użyć właściwego typu danych strukturalnych
keywordWhere :: Użyć słowa kluczowego tam, gdzie tekst o nim mówi
keywordSubheading :: Użyć słowa kluczowego w śródtytule
simplify :: Pisać prościej
experience :: Pokazać własne doświadczenie
shortSentences :: Skrócić długie zdania
lists :: Przedstawić kroki, możliwości lub liczby w listach i tabelach
actor :: Napisać, kto to robi
contact :: Napisać, z kim można się skontaktować
updated :: Podać, kiedy stronę zaktualizowano
aboutH1 :: Napisać w głównym nagłówku, o czym jest strona
keywordThroughout :: Wracać do słowa kluczowego w całym tekście
longWords :: Zastąpić długie słowa
keywordLess :: Rzadziej powtarzać słowo kluczowe
repairData :: Poprawić dane strukturalne
levels :: Poprawić poziomy nagłówków
keywordDescription :: Dodać słowo kluczowe do opisu dla wyszukiwarki
keywordH1 :: Dodać słowo kluczowe do głównego nagłówka
promise :: Obiecać odpowiedź na zapytanie w tytule i głównym nagłówku
formats :: Dodać formy, które mogą się pojawić w wynikach
sources :: Podać źródła
keywordOpening :: Wymienić słowo kluczowe na początku tekstu
author :: Podać autora
specificTitle :: Doprecyzować tytuł
sayingHeadings :: Napisać jasne śródtytuły
ownDescription :: Powiedzieć w opisie to, czego nie mówi tytuł
makeH1 :: Oznaczyć główny nagłówek jako H1
relatedLinks :: Dodać linki do pokrewnych stron witryny
differentLinks :: Dodać linki do różnych stron
sourceLink :: Dodać link do źródła
transitions :: Lepiej powiązać zdania
singleH1 :: Zostawić jeden główny nagłówek (H1)
reason :: Dać w opisie powód do kliknięcia
nextStep :: Zakończyć następnym krokiem
altTexts :: Opisać obrazy w tekście alternatywnym
completeData :: Uzupełnić dane strukturalne
preview :: Uzupełnić tytuł i opis dla wyniku wyszukiwania
cleanTitle :: Napisać tytuł jaśniej
calm :: Pisać spokojniejszym tonem
paragraphs :: Podzielić długie akapity
specifics :: Poprzeć tekst konkretami
answers :: Odpowiedzieć na pytania szukających
answerFirst :: Najpierw odpowiedzieć na zapytanie
alignTitle :: Uzgodnić tytuł z głównym nagłówkiem
addData :: Dodać dane strukturalne
images :: Dodać obrazy, które pokazują to, co tekst wyjaśnia
mainHeading :: Dodać główny nagłówek
tightIntroduction :: Skrócić wstęp
introduction :: Napisać wstęp
subtopics :: Omówić brakujące wątki
coverage :: Omówić temat szerzej
repetition :: Usunąć powtórzenia
shortTitle :: Skrócić tytuł
longTitle :: Wydłużyć tytuł
frontOfTitle :: Przenieść słowo kluczowe na początek tytułu
keywordTitle :: Dodać słowo kluczowe do tytułu
writeDescription :: Napisać opis dla wyszukiwarki
shortDescription :: Skrócić opis dla wyszukiwarki
longDescription :: Wydłużyć opis dla wyszukiwarki
newTitle :: Napisać tytuł od nowa
newDescription :: Napisać opis dla wyszukiwarki od nowa
newH1 :: Napisać główny nagłówek od nowa
wholeData :: Poprawić i uzupełnić dane strukturalne
essentials :: Dodać to, czego odwiedzający szukają na takiej stronie`;
