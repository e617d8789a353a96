export const nl = `
placeholder :: De plaatshouders vervangen
intent :: Laten zien wat zoekers hier verwachten
openings :: Minder zinnen met {w} beginnen
subheadings :: De tekst met tussenkoppen indelen
depth :: Het onderwerp uitgebreider behandelen
sentences :: De tekst in hele zinnen schrijven
body :: De tekst schrijven
linkTexts :: Duidelijke linkteksten schrijven
writeTitle :: Een titel schrijven
secondary :: De andere zoekwoorden verwerken
fittingType :: In de gestructureerde gegevens het passende type gebruiken
keywordWhere :: Het zoekwoord noemen waar de tekst erover gaat
keywordSubheading :: Het zoekwoord in een tussenkop noemen
simplify :: Eenvoudiger formuleren
experience :: Eigen ervaring laten zien
shortSentences :: Lange zinnen inkorten
lists :: Stappen, mogelijkheden of cijfers in lijsten en tabellen zetten
actor :: Zeggen wie iets doet
contact :: Zeggen met wie men contact kan opnemen
updated :: Zeggen wanneer de pagina is bijgewerkt
aboutH1 :: In de hoofdkop zeggen waar het over gaat
keywordThroughout :: Het zoekwoord door de hele tekst laten terugkomen
longWords :: Lange woorden vervangen
keywordLess :: Het zoekwoord minder vaak herhalen
repairData :: Fouten in de gestructureerde gegevens herstellen
levels :: De niveaus van de koppen rechtzetten
keywordDescription :: Het zoekwoord in de beschrijving voor de zoekmachine zetten
keywordH1 :: Het zoekwoord in de hoofdkop zetten
promise :: In titel en hoofdkop het antwoord op de zoekvraag beloven
formats :: Vormen aanbieden die zoekresultaten kunnen tonen
sources :: Bronnen noemen
keywordOpening :: Het zoekwoord aan het begin van de tekst noemen
author :: De auteur noemen
specificTitle :: De titel preciezer maken
sayingHeadings :: Duidelijke tussenkoppen schrijven
ownDescription :: In de beschrijving zeggen wat de titel niet zegt
makeH1 :: De hoofdkop als H1 markeren
relatedLinks :: Linken naar verwante pagina’s van de site
differentLinks :: Linken naar verschillende pagina’s
sourceLink :: Linken naar een bron
transitions :: De zinnen beter met elkaar verbinden
singleH1 :: Eén hoofdkop (H1) behouden
reason :: In de beschrijving een reden geven om te klikken
nextStep :: Eindigen met een volgende stap
altTexts :: De afbeeldingen in de alternatieve tekst beschrijven
completeData :: De gestructureerde gegevens aanvullen
preview :: Titel en beschrijving voor het zoekresultaat aanvullen
cleanTitle :: De titel duidelijker formuleren
calm :: Rustiger formuleren
paragraphs :: Lange alinea’s opsplitsen
specifics :: De tekst met concrete gegevens onderbouwen
answers :: De vragen van zoekers beantwoorden
answerFirst :: De zoekvraag eerst beantwoorden
alignTitle :: Titel en hoofdkop op elkaar afstemmen
addData :: Gestructureerde gegevens toevoegen
images :: Afbeeldingen toevoegen die tonen wat de tekst uitlegt
mainHeading :: Een hoofdkop toevoegen
tightIntroduction :: De inleiding inkorten
introduction :: Een inleiding schrijven
subtopics :: Ontbrekende deelonderwerpen behandelen
coverage :: Het onderwerp breder behandelen
repetition :: Herhalingen schrappen
shortTitle :: De titel inkorten
longTitle :: De titel langer maken
frontOfTitle :: Het zoekwoord vooraan in de titel zetten
keywordTitle :: Het zoekwoord in de titel zetten
writeDescription :: Een beschrijving voor de zoekmachine schrijven
shortDescription :: De beschrijving voor de zoekmachine inkorten
longDescription :: De beschrijving voor de zoekmachine langer maken
newTitle :: De titel herschrijven
newDescription :: De beschrijving voor de zoekmachine herschrijven
newH1 :: De hoofdkop herschrijven
wholeData :: De gestructureerde gegevens verbeteren en aanvullen
essentials :: Toevoegen wat bezoekers op zo’n pagina zoeken`;
