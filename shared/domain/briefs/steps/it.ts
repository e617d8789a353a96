export const it = `
placeholder :: Sostituire i testi segnaposto
intent :: Mostrare ciò che si aspetta chi cerca
openings :: Iniziare meno frasi con {w}
subheadings :: Dividere il testo con sottotitoli
depth :: Trattare l'argomento più a fondo
sentences :: Scrivere il testo in frasi complete
body :: Scrivere il testo
linkTexts :: Scrivere testi chiari per i link
writeTitle :: Scrivere un titolo
secondary :: Inserire le parole chiave secondarie
fittingType :: Usare il tipo di dati strutturati adatto
keywordWhere :: Usare la parola chiave dove il testo ne parla
keywordSubheading :: Usare la parola chiave in un sottotitolo
simplify :: Semplificare il testo
experience :: Mostrare l'esperienza diretta
shortSentences :: Accorciare le frasi lunghe
lists :: Presentare passi, opzioni o cifre in elenchi e tabelle
actor :: Dire chi fa che cosa
contact :: Dire chi si può contattare
updated :: Dire quando la pagina è stata aggiornata
aboutH1 :: Dire nel titolo principale di che cosa si tratta
keywordThroughout :: Riprendere la parola chiave in tutto il testo
longWords :: Sostituire le parole lunghe
keywordLess :: Ripetere meno la parola chiave
repairData :: Correggere i dati strutturati
levels :: Correggere i livelli dei titoli
keywordDescription :: Mettere la parola chiave nella descrizione per la ricerca
keywordH1 :: Mettere la parola chiave nel titolo principale
promise :: Promettere la risposta alla ricerca nel titolo e nel titolo principale
formats :: Offrire formati che i risultati possono mostrare
sources :: Citare le fonti
keywordOpening :: Nominare la parola chiave all'inizio del testo
author :: Nominare l'autore
specificTitle :: Rendere il titolo più preciso
sayingHeadings :: Scrivere sottotitoli chiari
ownDescription :: Dire nella descrizione ciò che il titolo non dice
makeH1 :: Marcare il titolo principale come H1
relatedLinks :: Collegare a pagine affini del sito
differentLinks :: Collegare a pagine diverse
sourceLink :: Collegare a una fonte
transitions :: Legare meglio le frasi tra loro
singleH1 :: Tenere un solo titolo principale (H1)
reason :: Dare nella descrizione un motivo per fare clic
nextStep :: Chiudere con un prossimo passo
altTexts :: Descrivere le immagini nel testo alternativo
completeData :: Completare i dati strutturati
preview :: Completare titolo e descrizione per il risultato di ricerca
cleanTitle :: Rendere più chiaro il titolo
calm :: Usare un tono più calmo
paragraphs :: Dividere i paragrafi lunghi
specifics :: Sostenere il testo con dati concreti
answers :: Rispondere alle domande di chi cerca
answerFirst :: Rispondere per prima cosa alla ricerca
alignTitle :: Accordare il titolo con il titolo principale
addData :: Aggiungere dati strutturati
images :: Aggiungere immagini che mostrano ciò che il testo spiega
mainHeading :: Aggiungere un titolo principale
tightIntroduction :: Stringere l'introduzione
introduction :: Scrivere un'introduzione
subtopics :: Trattare i sottotemi che mancano
coverage :: Trattare l'argomento più ampiamente
repetition :: Togliere le ripetizioni
shortTitle :: Accorciare il titolo
longTitle :: Allungare il titolo
frontOfTitle :: Portare la parola chiave all'inizio del titolo
keywordTitle :: Mettere la parola chiave nel titolo
writeDescription :: Scrivere una descrizione per la ricerca
shortDescription :: Accorciare la descrizione per la ricerca
longDescription :: Allungare la descrizione per la ricerca
newTitle :: Riscrivere il titolo
newDescription :: Riscrivere la descrizione per la ricerca
newH1 :: Riscrivere il titolo principale
wholeData :: Correggere e completare i dati strutturati
essentials :: Aggiungere ciò che i visitatori cercano in una pagina così`;
