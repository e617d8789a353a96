export const de = `
placeholder :: Die Platzhalter ersetzen
intent :: Zeigen, was Suchende hier erwarten
openings :: Weniger Sätze mit {w} beginnen
subheadings :: Den Text mit Zwischenüberschriften gliedern
depth :: Das Thema ausführlicher behandeln
sentences :: Den Text in ganzen Sätzen schreiben
body :: Den Text schreiben
linkTexts :: Aussagekräftige Linktexte schreiben
writeTitle :: Einen Titel schreiben
secondary :: Die weiteren Keywords einbauen
fittingType :: In den strukturierten Daten den passenden Typ verwenden
keywordWhere :: Das Keyword dort nennen, wo der Text davon handelt
keywordSubheading :: Das Keyword in einer Zwischenüberschrift nennen
simplify :: Einfacher formulieren
experience :: Eigene Erfahrung zeigen
shortSentences :: Lange Sätze kürzen
lists :: Schritte, Möglichkeiten oder Zahlen als Liste oder Tabelle setzen
actor :: Sagen, wer etwas tut
contact :: Sagen, an wen man sich wenden kann
updated :: Sagen, wann die Seite aktualisiert wurde
aboutH1 :: In der Hauptüberschrift sagen, worum es geht
keywordThroughout :: Das Keyword über den ganzen Text verteilt nennen
longWords :: Lange Wörter ersetzen
keywordLess :: Das Keyword seltener wiederholen
repairData :: Fehler in den strukturierten Daten beheben
levels :: Die Ebenen der Überschriften richtigstellen
keywordDescription :: Das Keyword in die Beschreibung für die Suche aufnehmen
keywordH1 :: Das Keyword in die Hauptüberschrift aufnehmen
promise :: In Titel und Hauptüberschrift die Antwort auf die Suche versprechen
formats :: Formate anbieten, die in Suchergebnissen erscheinen können
sources :: Quellen nennen
keywordOpening :: Das Keyword am Anfang des Textes nennen
author :: Den Verfasser nennen
specificTitle :: Den Titel genauer fassen
sayingHeadings :: Aussagekräftige Zwischenüberschriften schreiben
ownDescription :: In der Beschreibung sagen, was der Titel nicht sagt
makeH1 :: Die Hauptüberschrift als H1 auszeichnen
relatedLinks :: Auf passende Seiten der Website verlinken
differentLinks :: Auf verschiedene Seiten verlinken
sourceLink :: Auf eine Quelle verlinken
transitions :: Die Sätze besser miteinander verbinden
singleH1 :: Nur eine Hauptüberschrift (H1) behalten
reason :: In der Beschreibung einen Grund zum Klicken geben
nextStep :: Mit einem nächsten Schritt enden
altTexts :: Die Bilder im Alternativtext beschreiben
completeData :: Die strukturierten Daten vervollständigen
preview :: Titel und Beschreibung für das Suchergebnis vervollständigen
cleanTitle :: Den Titel klarer formulieren
calm :: Ruhiger formulieren
paragraphs :: Lange Absätze teilen
specifics :: Den Text mit konkreten Angaben belegen
answers :: Die Fragen der Suchenden beantworten
answerFirst :: Die Frage der Suche zuerst beantworten
alignTitle :: Titel und Hauptüberschrift aufeinander abstimmen
addData :: Strukturierte Daten ergänzen
images :: Bilder ergänzen, die zeigen, was der Text erklärt
mainHeading :: Eine Hauptüberschrift ergänzen
tightIntroduction :: Die Einleitung straffen
introduction :: Eine Einleitung schreiben
subtopics :: Fehlende Unterthemen behandeln
coverage :: Das Thema breiter behandeln
repetition :: Wiederholungen streichen
shortTitle :: Den Titel kürzen
longTitle :: Den Titel verlängern
frontOfTitle :: Das Keyword im Titel nach vorn stellen
keywordTitle :: Das Keyword in den Titel aufnehmen
writeDescription :: Eine Beschreibung für die Suche schreiben
shortDescription :: Die Beschreibung für die Suche kürzen
longDescription :: Die Beschreibung für die Suche verlängern
newTitle :: Den Titel neu schreiben
newDescription :: Die Beschreibung für die Suche neu schreiben
newH1 :: Die Hauptüberschrift neu schreiben
wholeData :: Die strukturierten Daten berichtigen und vervollständigen
essentials :: Ergänzen, was Besucher auf einer solchen Seite suchen`;
