export const sv = `
placeholder :: Ersätt platshållarna
intent :: Visa det som den som söker väntar sig
openings :: Börja färre meningar med {w}
subheadings :: Dela upp texten med mellanrubriker
depth :: Behandla ämnet mer utförligt
sentences :: Skriv texten i hela meningar
body :: Skriv texten
linkTexts :: Skriv tydliga länktexter
writeTitle :: Skriv en titel
secondary :: Ta med de andra sökorden
fittingType :: Använd rätt typ i de strukturerade data
keywordWhere :: Nämn sökordet där texten handlar om det
keywordSubheading :: Nämn sökordet i en mellanrubrik
simplify :: Skriv enklare
experience :: Visa egen erfarenhet
shortSentences :: Korta de långa meningarna
lists :: Ställ upp steg, alternativ eller siffror i listor och tabeller
actor :: Säg vem som gör det
contact :: Säg vem man kan kontakta
updated :: Säg när sidan uppdaterades
aboutH1 :: Säg i huvudrubriken vad sidan handlar om
keywordThroughout :: Återkom till sökordet genom hela texten
longWords :: Ersätt långa ord
keywordLess :: Upprepa sökordet mindre
repairData :: Rätta de strukturerade data
levels :: Rätta rubrikernas nivåer
keywordDescription :: Ta med sökordet i beskrivningen för sökningen
keywordH1 :: Ta med sökordet i huvudrubriken
promise :: Lova svaret på sökningen i titel och huvudrubrik
formats :: Erbjud format som sökresultat kan visa
sources :: Ange källor
keywordOpening :: Nämn sökordet i början av texten
author :: Ange författaren
specificTitle :: Gör titeln mer precis
sayingHeadings :: Skriv tydliga mellanrubriker
ownDescription :: Säg i beskrivningen det som titeln inte säger
makeH1 :: Märk upp huvudrubriken som H1
relatedLinks :: Länka till besläktade sidor på webbplatsen
differentLinks :: Länka till olika sidor
sourceLink :: Länka till en källa
transitions :: Bind ihop meningarna bättre
singleH1 :: Behåll en enda huvudrubrik (H1)
reason :: Ge i beskrivningen ett skäl att klicka
nextStep :: Avsluta med ett nästa steg
altTexts :: Beskriv bilderna i deras alternativtext
completeData :: Komplettera de strukturerade data
preview :: Komplettera titel och beskrivning för sökresultatet
cleanTitle :: Formulera titeln tydligare
calm :: Skriv lugnare
paragraphs :: Dela upp långa stycken
specifics :: Stöd texten med konkreta uppgifter
answers :: Besvara frågorna från dem som söker
answerFirst :: Besvara sökningen först
alignTitle :: Stäm av titeln med huvudrubriken
addData :: Lägg till strukturerade data
images :: Lägg till bilder som visar det som texten förklarar
mainHeading :: Lägg till en huvudrubrik
tightIntroduction :: Korta inledningen
introduction :: Skriv en inledning
subtopics :: Behandla delämnen som saknas
coverage :: Behandla ämnet bredare
repetition :: Ta bort upprepningar
shortTitle :: Korta titeln
longTitle :: Förläng titeln
frontOfTitle :: Flytta sökordet till början av titeln
keywordTitle :: Ta med sökordet i titeln
writeDescription :: Skriv en beskrivning för sökningen
shortDescription :: Korta beskrivningen för sökningen
longDescription :: Förläng beskrivningen för sökningen
newTitle :: Skriv om titeln
newDescription :: Skriv om beskrivningen för sökningen
newH1 :: Skriv om huvudrubriken
wholeData :: Rätta och komplettera de strukturerade data
essentials :: Lägg till det som besökare söker på en sådan sida`;
