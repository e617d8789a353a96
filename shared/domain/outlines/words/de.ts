import { outlineWords } from './outline-words.ts';

export const de = outlineWords(
  {
    how_to:
      'wie (?:man|kann ich|mache ich|wechsle ich|geht)|wie(?! (?:lange?|viele?|oft|hoch|alt|weit|groß|teuer|schnell|gut|schwer|sicher|gefährlich)(?!\\p{L}))|anleitung|selber machen|selbst machen|schritt für schritt',
    comparison: 'vs\\.?|versus|vergleich|im vergleich|alternativen?(?: zu)?|unterschied(?: zwischen)?|oder',
    price: 'preise?|kosten|kostet|was kostet|wie teuer|tarife?|gebühren|honorar|günstig',
    definition: 'was (?:ist|sind|bedeutet)|bedeutung|definition|erklärt',
    guests:
      '\\p{L}*zimmer|suiten?|hotel|pension|ferien(?:wohnung|haus|häuser|hof)\\p{L}*|gästehaus|campingplatz|unterkunft|übernachten|übernachtung|restaurant|gasthaus|speisekarte|menü',
    problem:
      '\\p{L}*(?:beschwerden|schmerzen|probleme|störung(?:en)?|symptome|anzeichen)|defekt|undicht|kaputt|funktioniert nicht|geht nicht|verstopft|tropft|klemmt|springt nicht an|fliegt (?:raus|immer)|flackert|löst aus',
    list: 'beste[nrs]?|top(?: \\d+)?|beispiele(?: für)?|ideen(?: für)?|arten von|liste',
    product: 'kaufen|bestellen|online|shop',
  },
  'in|im|bei|für|von|der|die|das|ein|eine|zum|zur|und|nähe|in der nähe|den',
  `what :: {x} auf einen Blick :: auf einen blick|was (?:ist|sind)|überblick|definition|(?<!(?:gesetzliche|rechtliche|juristische|theoretische)n?\\s)grundlagen|einführung|kurz erklärt :: In 40 bis 60 Wörtern sagen, worum es geht und was es dem Leser bringt; diese Sätze müssen für sich stehen können.
forWhom :: Für wen es sich eignet :: für wen|wem es hilft|geeignet|eignet|zielgruppe :: Zwei Situationen nennen, in denen es passt, und eine, in der es nicht passt.
process :: So läuft es ab :: ablauf|abläuft|läuft|so funktioniert|so geht|behandlung|vorgehen :: Der Reihe nach beschreiben, was vom ersten Kontakt bis zum Ergebnis geschieht und wie lange jeder Schritt dauert.
steps :: Schritt für Schritt :: schritt|anleitung|so geht :: Als nummerierte Liste schreiben; jeder Schritt beginnt mit einem Verb und sagt, woran man erkennt, dass er erledigt ist.
need :: Was man dafür braucht :: brauch|werkzeug|material|voraussetzung|vorbereitung :: Werkzeug, Material und Vorwissen auflisten, jeweils mit Größe oder Menge.
mistakes :: Häufige Fehler :: fehler|vermeiden|probleme|worauf achten|klemmt|funktioniert nicht|schief|störung\\p{L}*|fehlersuche :: Drei Fehler nennen, ihre Folgen und was man stattdessen tut.
help :: Wann ein Fachbetrieb hilft :: fachbetrieb|profi|fachmann|wann .{0,40}hilf :: Sagen, wo das Selbermachen endet und wer dann übernimmt.
cost :: Was es kostet :: kosten|kostet|preis|gebühr|honorar|tarif|wie\\sviel :: Den Preis oder eine Spanne nennen, was darin enthalten ist und von wann die Angabe stammt.
priceFactors :: Wovon der Preis abhängt :: abhängt|hängt .{0,40}ab|faktoren|beeinfluss|bestimm\\p{L}* den preis|bewegt den preis|(?:teurer|günstiger) macht :: Nennen, was den Preis hebt oder senkt, je mit einem Beispiel.
included :: Was im Preis enthalten ist :: leistungsumfang|umfasst|enthalten|inklusive|inbegriffen|zusatzkosten :: Auflisten, was der Preis enthält und was zusätzlich berechnet wird.
choose :: Worauf es bei der Auswahl ankommt :: auswahl|kriterien|auswählen|worauf|richtige wahl :: Drei bis fünf Kriterien nennen und zu jedem den Wert, der ausreicht.
differences :: Die Unterschiede im Einzelnen :: unterschied|vergleich|gegenüber :: In einer Tabelle vergleichen: eine Zeile je Möglichkeit, gleiche Spalten, nur was sich belegen lässt.
verdict :: Welche Wahl zu wem passt :: fazit|empfehlung|welche wahl|zusammenfassung :: Für jede Art von Leser eine Möglichkeit empfehlen und begründen.
examples :: Beispiele aus der Praxis :: beispiel|praxis|fallbeispiel :: Zwei oder drei echte Beispiele zeigen und sagen, was daran zu lernen ist.
where :: So finden Sie uns in {place} :: einsatzgebiet|öffnungszeiten|sprechzeiten|anfahrt|standort|finden sie|wo |adresse|lage :: Adresse, Anfahrt, Parkplätze und die Ortsteile, für die Sie da sind.
proof :: Erfahrung und Referenzen :: (?:kunden|patienten|gäste) sagen|stimmen|erfahrung|referenz|bewertung|team|kundenstimmen|zertifi|über uns|vertrauen|sterne|empfohlen|das sagen|kundinnen :: Zeigen, wer die Arbeit macht und was Kunden sagen, mit Namen und Datum.
book :: Termin und Kontakt :: angebot .{0,40}anfordern|unverbindlich|nächster schritt|bereit für|sprechen wir|rufen sie|jetzt an|kontakt|termin|anfrage|bestell|buchen|vereinbaren :: Sagen, wie man Kontakt aufnimmt, was man bereithalten soll und wie schnell eine Antwort kommt.
specs :: Details und Maße :: details|maße|technische|daten|material|größe|eigenschaften :: Maße, Material und Werte in einer Tabelle nennen, jeweils mit Einheit.
delivery :: Lieferung und Rückgabe :: liefer|versand|rückgabe|retoure :: Sagen, wohin geliefert wird, wie lange es dauert, was es kostet und wie die Rückgabe funktioniert.
items :: Die Auswahl :: liste|auswahl|empfehlungen :: Jedem Eintrag eine eigene Überschrift, zwei bis drei Sätze und den einen Grund geben, warum er hier steht.
works :: So funktioniert es :: funktioniert|prinzip|aufbau|funktionsweise|syntax :: Die Teile und ihr Zusammenspiel erklären, an einem Beispiel, das durch alle führt.
more :: Weiterlesen :: weitere (?:leistungen|seiten|themen)|weiterlesen|mehr zum thema|siehe auch|verwandte|passend dazu :: Auf die Seiten verlinken, die mehr dazu sagen, je mit einem Satz zum Inhalt.
offer :: Unser Angebot :: (?:unser|mein|das) (?:ganze )?angebot|(?:unsere|meine) (?:leistungen|produkte|kurse|zimmer|behandlungen)|leistungen|ganze angebot|dort leistet|was wir (?:bieten|anbieten|tun|machen) :: Jedes Angebot in einer Zeile nennen: was es ist, für wen, mit Link auf seine Seite.
who :: Wer wir sind :: wer (?:wir sind|ich bin|hinter)|über (?:uns|mich)|(?:unser|das) team|menschen von :: Die Menschen mit Name und Aufgabe vorstellen; sagen, seit wann sie das machen und wofür sie stehen.
story :: Wie es begann :: geschichte|wie .{0,40}(?:begann|anfing)|historie|werdegang :: Sagen, wann und warum es begann und was sich seither geändert hat, mit belegbaren Jahreszahlen.
reach :: So erreichen Sie uns :: erreich|telefon|e-?mail :: Telefon, E-Mail-Adresse und Formular nennen und sagen, wann jemand antwortet.
next :: Wie es weitergeht :: weitergeht|nächste schritte|danach :: Sagen, was nach der ersten Nachricht geschieht, wie bald, und was man bereithalten soll.
common :: Was beide gemeinsam haben :: gemeinsam|ähnlich :: Nennen, was bei beiden gleich ist, damit es niemand vergleichen muss.
figures :: Zahlen und Fakten :: zahlen|fakten|daten|statisti :: Angeben, was sich prüfen lässt, jeweils mit Quelle und Datum.
background :: Hintergrund :: hintergr|geschichte|herkunft|entstehung :: Sagen, woher es kommt und wie es wurde, was es ist, mit Jahreszahlen.
matters :: Worauf es ankommt :: worauf|wichtig|entscheidend :: Die drei Punkte nennen, die den Ausschlag geben, den wichtigsten zuerst, je mit Begründung.
myths :: Häufige Irrtümer :: irrt[uü]m|mythen|mythos|missverständ :: Zwei oder drei verbreitete Irrtümer nennen und sagen, was stimmt, mit Quelle.
signs :: Woran man es erkennt :: anzeichen|symptome?|erkenn\\p{L}*|merkmale :: Die Anzeichen nennen, das häufigste zuerst, und zu jedem, wie man es prüft.
causes :: Was dahintersteckt :: ursachen?|warum|gründe|auslöser :: Die üblichen Ursachen nennen, die häufigste zuerst, und sagen, wie man sie unterscheidet.
relief :: Was man selbst tun kann :: selbst|hausmittel|vorbeug\\p{L}*|tipps|sofort :: Die Schritte nennen, die ohne Hilfe sicher sind, in ihrer Reihenfolge, und sagen, wann Schluss ist.
seekHelp :: Wann Hilfe nötig ist :: fachbetrieb|arzt|ärztin|wann .{0,40}hilfe|notfall|dringend :: Sagen, welche Anzeichen jemanden vom Fach brauchen, wie bald, und was dort zuerst geschieht.
priceExamples :: Zwei Rechenbeispiele :: beispiele?|rechnung\\p{L}* :: Zwei typische Fälle vom ersten Posten bis zur Summe durchrechnen.
variations :: Tipps und Varianten :: varia|tipps?|abwandl|alternativ :: Zwei Zutaten nennen, die sich ersetzen lassen, wodurch, und was sich dadurch an Geschmack oder Konsistenz ändert.
keeping :: Aufbewahrung :: aufbewahr|haltbar|lagern|einfrieren|aufwärmen :: Sagen, wie lange und wo es sich hält und ob man es einfrieren oder am Vortag zubereiten kann.
reserve :: Reservierung und Kontakt :: buch\\p{L}*|reservier\\p{L}*|kontakt|verfügbarkeit|anfrage :: Sagen, wie man bucht, was dafür nötig ist und wie schnell eine Antwort kommt.`,
  `nameKept :: „{k}“ in der Hauptüberschrift behalten und in den ersten beiden Sätzen noch einmal nennen.
nameMissing :: „{k}“ in die Hauptüberschrift und die ersten beiden Sätze bringen.
noText :: Die Seite hat noch keinen Text.
hasText :: Die Seite hat bisher {n} Wörter.
purpose :: Ihr Zweck: „{p}“
ownEmpty :: Unter „{h}“ steht kein Text. Steht dort ein Bild, ein Formular oder ein Video, in einem Satz sagen, was es zeigt; sonst den Abschnitt schreiben oder die Überschrift streichen.
ownLegal :: Den Wortlaut nur zusammen mit der Person ändern, die dafür verantwortlich ist.
contact :: Kontakt
split :: Der Text hat keine Zwischenüberschriften: dort teilen, wo das Thema wechselt, und jedem Teil eine Überschrift geben, die seine Antwort nennt.
ownThin :: „{h}“ hat {n} Wörter, das ist zu wenig für eine Antwort.
ownFull :: „{h}“ hat {n} Wörter.
ownStart :: Mit der Antwort beginnen und streichen, was andere Abschnitte wiederholen.
ownOne :: „{h}“ hat nur ein Wort, das ist zu wenig für eine Antwort.
ownKeep :: So lassen.
openLong :: Der erste Satz hat {n} Wörter: Die Antwort gehört in die ersten 20.
longPart :: Ein Absatz hat {n} Wörter: teilen.
repeats :: Vieles davon steht auch unter „{h}“: nur einmal sagen.
noAmount :: Ein Betrag fehlt noch.
longSection :: Das ist viel für einen Abschnitt: mit Zwischenüberschriften gliedern.
ownTopic :: Hierher gehört: {w}
ownParts :: „{h}“ hat {n} Wörter, die meisten unter kleineren Überschriften. Deren Ordnung kann bleiben.
spread :: Den Text auf die Abschnitte darunter verteilen und behalten, was stimmt.
sibling :: Darum geht es schon auf der Seite {p}. Hier zwei Sätze schreiben und dorthin verlinken.
serp :: {n} von {m} Seiten, die für „{k}“ ranken, haben diesen Abschnitt ({d}), diese Seite nicht. Mit dem füllen, was nur Sie sagen können.
secondary :: „{k}“ ist ein weiteres Keyword der Seite, und keine Überschrift nennt es. Sagen, wie es zum Thema gehört.
questions :: Häufige Fragen
questionsWrite :: Diese Fragen werden wirklich gestellt; jede im ersten Satz beantworten.
answer :: Im ersten Satz antworten, insgesamt in höchstens 50 Wörtern, damit die Antwort für sich zitiert werden kann.
source_search :: In der Suche gestellt; Groß- und Kleinschreibung prüfen.
source_site :: Eine andere Seite der Website stellt sie.
source_ranking :: Seiten, die dafür ranken, beantworten sie.
facts :: Fakten der Website: {f}.
links :: Verlinken auf: {l}.
budget :: Etwa {a} bis {b} Wörter.
prices :: Die Preise im Überblick
find :: So finden Sie uns
whoI :: Wer ich bin
offerI :: Mein Angebot
area :: {x} in {place}
asks :: Gesucht wird „{k}“.
source_results :: Suchmaschinen zeigen diese Frage zu „{k}“.
shown :: In 28 Tagen {n}-mal für „{k}“ gezeigt.
searched :: {n} Suchen im Monat.
rankingLength :: Die Seiten, die ranken und gelesen werden konnten, haben {a} bis {b} Wörter.
resultsPrice :: {n} der ersten {m} Treffer für „{k}“ nennen im Titel Preise oder Angebote.
resultsCompare :: {n} der ersten {m} Treffer für „{k}“ vergleichen im Titel.
nameExample :: Zum Beispiel: „{h}“.`,
);
