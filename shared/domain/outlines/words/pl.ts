import { outlineWords } from './outline-words.ts';

export const pl = outlineWords(
  {
    how_to:
      'jak(?! (?:długo|często|daleko|duż\\p{L}+|wysok\\p{L}+|szybko|dobr\\p{L}+)(?!\\p{L}))|krok po kroku|instrukcja|samodzielnie',
    comparison: 'vs\\.?|versus|porównanie|alternatyw[ay](?: dla)?|różnica między|czy',
    price: 'cen[ay]|cennik|koszt(?:y|uje)?|ile kosztuje|tani[aeo]?',
    definition: 'co to (?:jest|są)|czym (?:jest|są)|znaczenie|definicja',
    guests:
      'pok(?:ój|oje|oi)|apartament\\p{L}*|hotel|pensjonat|agroturystyk\\p{L}*|domki|noclegi?|kemping|restauracj\\p{L}*|menu',
    problem:
      'objawy|ból(?:e|u)?|problemy?|zaburzenia|awaria|przeciek|nie działa|zatkan[ya]|oznaki|usterk[ai]|cieknie|kapie|wybija|mruga|nie (?:włącza|otwiera|grzeje)\\p{L}*',
    list: 'najlepsz[aey]|top(?: \\d+)?|przykłady|pomysły(?: na)?|rodzaje|lista',
    product: 'kupić|zamówić|online|sklep',
  },
  'w|we|na|do|z|dla|o|i|oraz|koło',
  `what :: {x}: najważniejsze informacje :: najważniejsze|co to|czym jest|w skrócie|definicja :: W 40–60 słowach powiedzieć, o co chodzi i co zyskuje czytelnik; te zdania muszą być zrozumiałe same.
forWhom :: Dla kogo :: dla kogo|komu pomaga|wskazania :: Podać dwie sytuacje, w których to dobry wybór, i jedną, w której nie.
process :: Jak to przebiega :: przebieg|jak to działa|jak wygląda|procedura :: Opisać po kolei, co się dzieje od pierwszego kontaktu do efektu i ile trwa każda część.
steps :: Krok po kroku :: krok|instrukcja :: Napisać listę numerowaną; każdy krok zaczyna się czasownikiem i mówi, po czym poznać, że jest gotowy.
need :: Co jest potrzebne :: potrzebn|narzędzia|materiały|przygotowanie :: Wymienić narzędzia, materiały i wiedzę, z rozmiarem lub ilością.
mistakes :: Błędy, których warto unikać :: błęd|unikać|problemy|nie działa|usterk\\p{L}*|rozwiązywanie :: Wymienić trzy błędy, ich skutki i co robić zamiast nich.
help :: Kiedy wezwać fachowca :: fachowc|specjalist|pomoc :: Powiedzieć, gdzie kończy się samodzielna praca i kto ją przejmuje.
cost :: Ile to kosztuje :: koszt|cen[ay]|cennik|ile(?! (?:trwa|czasu))|stawk\\p{L}*|honorari\\p{L}* :: Podać cenę lub przedział, co obejmuje i z kiedy są dane.
priceFactors :: Od czego zależy cena :: zależy|czynniki|wpływa|decyduje o cenie :: Wymienić, co podnosi lub obniża cenę, z przykładem.
included :: Co zawiera cena :: zawiera|w cenie|dodatkow :: Wymienić, co zawiera cena i za co płaci się osobno.
choose :: Jak wybrać :: wybrać|kryteria|wybór :: Podać trzy do pięciu kryteriów i wystarczającą wartość każdego.
differences :: Różnice w szczegółach :: różnic|porówna :: Porównać w tabeli: wiersz na opcję, te same kolumny, tylko to, co da się sprawdzić.
verdict :: Co wybrać i kiedy :: podsumowanie|wniosek|co wybrać|poleca :: Polecić każdemu rodzajowi czytelnika jedną opcję i uzasadnić.
examples :: Przykłady :: przykład|w praktyce :: Pokazać dwa lub trzy prawdziwe przykłady i czego uczą.
where :: Gdzie nas znaleźć: {place} :: obszar działania|godziny|gdzie|dojazd|adres|lokalizacja :: Adres, dojazd, parking i obsługiwane dzielnice.
proof :: Doświadczenie i opinie :: klienci|doświadczeni|opinie|referencje|zespół|realizacje|certyfik|zaufali|zaufanie|gwiazd|opini|ocen :: Pokazać, kto wykonuje pracę i co mówią klienci, z nazwiskami i datami.
book :: Umówienie wizyty i kontakt :: następny krok|porozmawiajmy|gotow|zadzwoń|kontakt|wizytę|umów|rezerwacj|zamów :: Powiedzieć, jak się skontaktować, co przygotować i jak szybko przychodzi odpowiedź.
specs :: Parametry i wymiary :: parametry|wymiary|dane techniczne|materiał|rozmiar :: Podać wymiary, materiał i wartości w tabeli, każde z jednostką.
delivery :: Dostawa i zwroty :: dostaw|wysyłk|zwrot :: Powiedzieć, dokąd, jak długo i za ile trwa dostawa oraz jak działa zwrot.
items :: Zestawienie :: zestawienie|lista :: Dać każdej pozycji nagłówek, dwa–trzy zdania i powód, dla którego tu jest.
works :: Jak to działa :: jak to działa|zasada|budowa|składnia|działanie :: Wyjaśnić części i ich współdziałanie, na jednym przykładzie, który przechodzi przez wszystkie.
more :: Warto przeczytać :: inne usługi|pozostałe usługi|warto przeczytać|czytaj (?:też|także|więcej)|zobacz (?:też|także)|powiązane :: Dodać odnośniki do stron, które mówią o tym więcej, każdy ze zdaniem o treści.
offer :: Co oferujemy :: co (?:oferujemy|robimy|oferuję)|całą ofertę|robi tam|nasze (?:usługi|produkty|zabiegi|kursy|pokoje)|nasza oferta|oferta|usługi :: Przedstawić każdą ofertę w jednym wierszu: co to jest, dla kogo, z linkiem do jej strony.
who :: Kim jesteśmy :: kim (?:jesteśmy|jestem)|kto stoi|o (?:nas|mnie)(?!\\p{L})|nasz zespół|przedstawia ludzi :: Przedstawić osoby z imienia, nazwiska i roli; powiedzieć, od kiedy to robią i co jest dla nich ważne.
story :: Jak to się zaczęło :: histori|jak to się zaczęło|początki :: Powiedzieć, kiedy i dlaczego to się zaczęło i co się od tego czasu zmieniło, z datami, które można potwierdzić.
reach :: Jak się z nami skontaktować :: skontaktować|telefon|e-?mail :: Podać telefon, adres e-mail i formularz oraz powiedzieć, kiedy ktoś odpowiada.
next :: Co dalej :: co dalej|potem|kolejne kroki :: Powiedzieć, co następuje po pierwszej wiadomości, jak szybko i co warto przygotować.
common :: Co je łączy :: łączy|wspóln|podobie :: Wskazać, co jest takie samo w obu, żeby nikt nie musiał tego porównywać.
figures :: Fakty i liczby :: fakty|liczb|dane|statyst :: Podać to, co można sprawdzić, ze źródłem i datą.
background :: Tło i historia :: tło|histori|pochodzeni|geneza :: Powiedzieć, skąd się to wzięło i jak powstało, z datami.
matters :: Co jest najważniejsze :: najważniejsz|ważne :: Wskazać trzy rozstrzygające punkty, najważniejszy najpierw, każdy z uzasadnieniem.
myths :: Częste nieporozumienia :: nieporozum|mity|mit(?!\\p{L}) :: Wskazać dwa lub trzy błędne przekonania i powiedzieć, jak jest naprawdę, ze źródłem.
signs :: Po czym to poznać :: objaw\\p{L}*|oznak\\p{L}*|rozpozna\\p{L}* :: Wymienić oznaki, najczęstszą na początku, i przy każdej powiedzieć, jak ją sprawdzić.
causes :: Skąd to się bierze :: przyczyn\\p{L}*|dlaczego|powod\\p{L}* :: Wymienić zwykłe przyczyny, najczęstszą na początku, i powiedzieć, jak je odróżnić.
relief :: Co można zrobić samemu :: sam(?:emu|odzielnie)|w domu|zapobiega\\p{L}*|porady :: Podać po kolei kroki bezpieczne bez pomocy i powiedzieć, kiedy przestać.
seekHelp :: Kiedy potrzebna jest pomoc :: specjalist\\p{L}*|lekarz\\p{L}*|kiedy .{0,40}(?:pomoc|wezwać)|piln\\p{L}* :: Powiedzieć, które oznaki wymagają fachowca, jak szybko i od czego zaczyna.
priceExamples :: Dwa przykłady wyliczeń :: przykład\\p{L}* :: Wyliczyć dwa typowe przypadki, od pierwszej pozycji do sumy.
variations :: Porady i warianty :: porady|wskazówki|warian|zamian|zamienn :: Wymienić dwa składniki, które można zastąpić, czym, i co to zmienia w smaku lub konsystencji.
keeping :: Przechowywanie :: przechow|mroz|zamraż :: Napisać, jak długo i gdzie można to przechowywać oraz czy da się zamrozić lub przygotować dzień wcześniej.
reserve :: Rezerwacja i kontakt :: rezerw\\p{L}*|kontakt|dostępność :: Powiedzieć, jak zarezerwować, co jest potrzebne i jak szybko przychodzi odpowiedź.`,
  `nameKept :: Zostawić „{k}” w nagłówku głównym i powtórzyć w pierwszych dwóch zdaniach.
nameMissing :: Wprowadzić „{k}” do nagłówka głównego i pierwszych dwóch zdań.
noText :: Strona nie ma jeszcze tekstu.
hasText :: Liczba słów na stronie: {n}.
purpose :: Jej cel: „{p}”
ownEmpty :: Pod „{h}” nie ma tekstu. Jeśli jest tam zdjęcie, formularz lub film, napisać w jednym zdaniu, co pokazuje; w przeciwnym razie napisać sekcję albo usunąć nagłówek.
ownLegal :: Treść zmieniać tylko razem z osobą, która za nią odpowiada.
contact :: Kontakt
split :: Tekst nie ma śródtytułów: podzielić go tam, gdzie zmienia się temat, i każdej części dać nagłówek, który mówi, jaka jest odpowiedź.
ownThin :: „{h}”: liczba słów {n}, za mało na odpowiedź.
ownFull :: „{h}”: liczba słów {n}.
ownStart :: Zacząć od odpowiedzi i usunąć to, co powtarzają inne części.
ownOne :: „{h}”: jedno słowo, za mało na odpowiedź.
ownKeep :: Zostawić bez zmian.
openLong :: Liczba słów w pierwszym zdaniu: {n}. Odpowiedź powinna się zmieścić w pierwszych 20.
longPart :: Liczba słów w jednym akapicie: {n}. Podzielić go.
repeats :: Dużo z tego mówi też „{h}”: powiedzieć to raz.
noAmount :: Brakuje kwoty.
longSection :: To dużo jak na jedną część: dodać śródtytuły.
ownTopic :: Tu należy: {w}
ownParts :: „{h}”: liczba słów {n}, większość pod mniejszymi nagłówkami. Zostawić ich kolejność.
spread :: Rozłożyć ten tekst na części poniżej i zostawić to, co się zgadza.
sibling :: O tym jest już strona {p}. Napisać tu dwa zdania i dać link.
serp :: {n} z {m} stron na pozycjach dla „{k}” ma tę część ({d}), ta strona nie. Wypełnić tym, co tylko Państwo mogą powiedzieć.
secondary :: „{k}” to dodatkowe słowo kluczowe strony i żaden nagłówek go nie wymienia. Powiedzieć, jak łączy się z tematem.
questions :: Częste pytania
questionsWrite :: To pytania, które ludzie naprawdę zadają; na każde odpowiedzieć w pierwszym zdaniu.
answer :: Odpowiedzieć w pierwszym zdaniu, najwyżej w 50 słowach, tak aby odpowiedź można było zacytować osobno.
source_search :: Pytanie z wyszukiwarki.
source_site :: Zadaje je inna strona witryny.
source_ranking :: Odpowiadają na nie strony wysoko w wynikach.
facts :: Fakty ze strony: {f}.
links :: Linkować do: {l}.
budget :: Około {a}–{b} słów.
prices :: Ceny w skrócie
find :: Gdzie nas znaleźć
whoI :: Kim jestem
offerI :: Co oferuję
area :: {x} {place}
asks :: Wyszukiwane jest „{k}”.
source_results :: Wyszukiwarki pokazują to pytanie przy „{k}”.
shown :: Liczba wyświetleń w 28 dni dla „{k}”: {n}.
searched :: Liczba wyszukiwań w miesiącu: {n}.
rankingLength :: Strony z wyników, które udało się przeczytać, mają od {a} do {b} słów.
resultsPrice :: Wyniki dla „{k}” z cenami lub ofertami w tytule: {n} z pierwszych {m}.
resultsCompare :: Wyniki dla „{k}” z porównaniem w tytule: {n} z pierwszych {m}.
nameExample :: Na przykład: „{h}”.`,
);
