import type { Language } from '../language/languages.ts';
import type { WrittenIn } from '../outlines/words/read-outline-words.ts';
import { type SheetWords, table } from './sheet-text.ts';
import { pt, ptBr } from './sheet-words-pt.ts';

const en = table(`
top :: The three most important steps
first :: Do this first
unwritten :: not written yet
write :: Write the section "{h}"
change :: {c}
add :: {c}
revise :: Sections to revise
keyword :: Keyword
searches :: {n} searches a month
purpose :: Purpose
now :: The page now
words :: {n} words
grade :: grade {g}
noTitle :: no title
noText :: no text
noKeyword :: none
noChange :: No recommendation is open.
noSection :: The outline proposes no new section.
asked :: What people searched for
shown :: impressions in 28 days: {n}, position {p}
sections :: Sections to write
budget :: {a} to {b} words
questions :: Answer
also :: Say these too, where they fit
then :: Change after that
links :: Link to
facts :: Use these facts
since :: Since the analysis before: {a} → {b} of 100; recommendations resolved: {r}, new: {n}
details :: Everything else is in the other fields of this brief.`);

const de = table(`
top :: Die drei wichtigsten Schritte
first :: Das zuerst
unwritten :: noch nicht geschrieben
write :: Den Abschnitt „{h}“ schreiben
change :: Überarbeiten: {c}
add :: Ergänzen: {c}
revise :: Diese Abschnitte überarbeiten
keyword :: Keyword
searches :: {n} Suchen im Monat
purpose :: Zweck
now :: Die Seite heute
words :: {n} Wörter
grade :: Note {g}
noTitle :: kein Titel
noText :: kein Text
noKeyword :: keines
noChange :: Keine Empfehlung ist offen.
noSection :: Die Gliederung schlägt keinen neuen Abschnitt vor.
asked :: Wonach gesucht wurde
shown :: {n}-mal gezeigt in 28 Tagen, Position {p}
sections :: Diese Abschnitte schreiben
budget :: {a} bis {b} Wörter
questions :: Beantworten
also :: Auch nennen, wo es passt
then :: Danach ändern
links :: Verlinken auf
facts :: Diese Angaben verwenden
since :: Seit der vorigen Analyse: {a} → {b} von 100; Empfehlungen erledigt: {r}, neu: {n}
details :: Alles Weitere steht in den anderen Feldern dieses Briefings.`);

const fr = table(`
top :: Les trois étapes les plus importantes
first :: À faire d'abord
unwritten :: pas encore écrite
write :: Écrire la section « {h} »
change :: Revoir : {c}
add :: Ajouter : {c}
revise :: Sections à revoir
keyword :: Mot-clé
searches :: {n} recherches par mois
purpose :: Objectif
now :: La page aujourd'hui
words :: {n} mots
grade :: note {g}
noTitle :: pas de titre
noText :: pas de texte
noKeyword :: aucun
noChange :: Aucune recommandation n'est ouverte.
noSection :: Le plan ne propose aucune nouvelle section.
asked :: Ce que les gens ont cherché
shown :: affichages en 28 jours : {n}, position {p}
sections :: Sections à écrire
budget :: {a} à {b} mots
questions :: Répondre à
also :: À mentionner aussi, là où cela convient
then :: À changer ensuite
links :: Liens à poser vers
facts :: Données à utiliser
since :: Depuis l'analyse précédente : {a} → {b} sur 100 ; recommandations réglées : {r}, nouvelles : {n}
details :: Tout le reste se trouve dans les autres champs de ce brief.`);

const es = table(`
top :: Los tres pasos más importantes
first :: Lo primero
unwritten :: aún sin escribir
write :: Escribir la sección «{h}»
change :: Revisar: {c}
add :: Añadir: {c}
revise :: Secciones por revisar
keyword :: Palabra clave
searches :: {n} búsquedas al mes
purpose :: Objetivo
now :: La página hoy
words :: {n} palabras
grade :: nota {g}
noTitle :: sin título
noText :: sin texto
noKeyword :: ninguna
noChange :: No hay recomendaciones abiertas.
noSection :: El esquema no propone ninguna sección nueva.
asked :: Lo que buscó la gente
shown :: impresiones en 28 días: {n}, posición {p}
sections :: Secciones por escribir
budget :: de {a} a {b} palabras
questions :: Responder
also :: Mencionar también, donde encaje
then :: Cambiar después
links :: Enlazar a
facts :: Usar estos datos
since :: Desde el análisis anterior: {a} → {b} de 100; recomendaciones resueltas: {r}, nuevas: {n}
details :: Lo demás está en los otros campos de este brief.`);

const it = table(`
top :: I tre passi più importanti
first :: Prima di tutto
unwritten :: non ancora scritta
write :: Scrivere la sezione «{h}»
change :: Rivedere: {c}
add :: Aggiungere: {c}
revise :: Sezioni da rivedere
keyword :: Parola chiave
searches :: {n} ricerche al mese
purpose :: Scopo
now :: La pagina oggi
words :: {n} parole
grade :: voto {g}
noTitle :: nessun titolo
noText :: nessun testo
noKeyword :: nessuna
noChange :: Nessuna raccomandazione è aperta.
noSection :: La scaletta non propone nuove sezioni.
asked :: Che cosa è stato cercato
shown :: visualizzazioni in 28 giorni: {n}, posizione {p}
sections :: Sezioni da scrivere
budget :: da {a} a {b} parole
questions :: Rispondere a
also :: Da citare anche, dove serve
then :: Da cambiare poi
links :: Collegare a
facts :: Usare questi dati
since :: Dall'analisi precedente: {a} → {b} su 100; raccomandazioni risolte: {r}, nuove: {n}
details :: Tutto il resto è negli altri campi di questo brief.`);

const nl = table(`
top :: De drie belangrijkste stappen
first :: Doe dit eerst
unwritten :: nog niet geschreven
write :: De sectie „{h}” schrijven
change :: Herzien: {c}
add :: Toevoegen: {c}
revise :: Te herziene secties
keyword :: Zoekwoord
searches :: {n} zoekopdrachten per maand
purpose :: Doel
now :: De pagina nu
words :: {n} woorden
grade :: cijfer {g}
noTitle :: geen titel
noText :: geen tekst
noKeyword :: geen
noChange :: Er staat geen aanbeveling open.
noSection :: De opzet stelt geen nieuwe sectie voor.
asked :: Waarop is gezocht
shown :: {n} keer getoond in 28 dagen, positie {p}
sections :: Te schrijven secties
budget :: {a} tot {b} woorden
questions :: Beantwoorden
also :: Ook noemen waar het past
then :: Daarna veranderen
links :: Linken naar
facts :: Deze gegevens gebruiken
since :: Sinds de vorige analyse: {a} → {b} van 100; aanbevelingen opgelost: {r}, nieuw: {n}
details :: Al het andere staat in de andere velden van deze briefing.`);

const pl = table(`
top :: Trzy najważniejsze kroki
first :: Najpierw
unwritten :: jeszcze nienapisana
write :: Napisać sekcję „{h}”
change :: Poprawić: {c}
add :: Dodać: {c}
revise :: Sekcje do poprawy
keyword :: Słowo kluczowe
searches :: liczba wyszukiwań w miesiącu: {n}
purpose :: Cel
now :: Strona dzisiaj
words :: liczba słów: {n}
grade :: ocena {g}
noTitle :: brak tytułu
noText :: brak tekstu
noKeyword :: brak
noChange :: Nie ma otwartych zaleceń.
noSection :: Konspekt nie proponuje nowej sekcji.
asked :: Czego szukano
shown :: liczba wyświetleń w 28 dni: {n}, pozycja {p}
sections :: Sekcje do napisania
budget :: od {a} do {b} słów
questions :: Odpowiedzieć
also :: Wspomnieć także, gdzie pasuje
then :: Potem zmienić
links :: Linki do
facts :: Dane do użycia
since :: Od poprzedniej analizy: {a} → {b} na 100; zalecenia rozwiązane: {r}, nowe: {n}
details :: Cała reszta jest w pozostałych polach tego briefu.`);

const sv = table(`
top :: De tre viktigaste stegen
first :: Gör detta först
unwritten :: inte skriven än
write :: Skriv avsnittet ”{h}”
change :: Se över: {c}
add :: Lägg till: {c}
revise :: Avsnitt att se över
keyword :: Sökord
searches :: {n} sökningar i månaden
purpose :: Syfte
now :: Sidan i dag
words :: {n} ord
grade :: betyg {g}
noTitle :: ingen titel
noText :: ingen text
noKeyword :: inget
noChange :: Ingen rekommendation är öppen.
noSection :: Dispositionen föreslår inget nytt avsnitt.
asked :: Vad folk sökte på
shown :: visningar på 28 dagar: {n}, position {p}
sections :: Avsnitt att skriva
budget :: {a} till {b} ord
questions :: Besvara
also :: Nämn också, där det passar
then :: Ändra sedan
links :: Länka till
facts :: Använd dessa uppgifter
since :: Sedan förra analysen: {a} → {b} av 100; rekommendationer åtgärdade: {r}, nya: {n}
details :: Allt övrigt finns i de andra fälten i denna brief.`);

const words: Readonly<Partial<Record<Language, SheetWords>>> = { en, de, fr, es, it, nl, pl, pt, sv };

/** The words of a sheet, and the language that they are in: that of the page, or English. */
export function sheetWords({ language, region = null }: WrittenIn): { words: SheetWords; language: Language } {
  if (language === 'pt' && region === 'BR') return { words: ptBr, language };
  const own = language === null ? undefined : words[language];
  return own === undefined || language === null ? { words: en, language: 'en' } : { words: own, language };
}
