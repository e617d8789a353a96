import { outlineWords } from './outline-words.ts';

export const it = outlineWords(
  {
    how_to: 'come(?: si| fare| posso)?|guida a|tutorial|passo dopo passo|fai da te',
    comparison: 'vs\\.?|versus|confronto|alternative?(?: a)?|differenza tra|o',
    price: 'prezz[oi]|cost[oi]|quanto costa|tariff[ae]|preventivo|economic[oi]',
    definition: "cos'è|che cos'è|cosa sono|significato(?: di)?|definizione(?: di)?",
    guests:
      'camer[ae]|suite|hotel|albergo|agriturismo|b&b|casa vacanze|appartament[oi]|villa|campeggio|alloggio|ristorante|menù?|trattoria',
    problem:
      'sintomi|dolor[ei]|problem[ai]|disturbi|guasto|perdite|segnali di|non funziona|intasat[oa]|gocciola|scatta|sfarfalla|non (?:si accende|si apre|parte)',
    list: 'migliori?|top(?: \\d+)?|esempi di|idee(?: per)?|tipi di|elenco di',
    product: 'comprare|acquistare|ordinare|online|vendita',
  },
  'a|ad|in|di|del|della|dei|delle|il|la|lo|i|le|un|una|per|e|vicino a|da',
  `what :: {x}: l'essenziale :: essenziale|cos'è|che cos'è|in breve|definizione|panoramica :: Dire in 40-60 parole di che cosa si tratta e che cosa ne ricava il lettore; queste frasi devono reggersi da sole.
forWhom :: Per chi è adatto :: per chi|a chi (?:serve|si rivolge)|adatt|indicat :: Indicare due situazioni in cui conviene e una in cui non conviene.
process :: Come funziona :: come funziona|svolg|procedura|percorso :: Descrivere in ordine che cosa succede, dal primo contatto al risultato, con la durata di ogni parte.
steps :: Passo dopo passo :: passo|passaggi|istruzioni :: Scrivere un elenco numerato; ogni passo comincia con un verbo e dice da che cosa si vede che è fatto.
need :: Che cosa serve :: serve|occorrente|strumenti|materiali|requisiti :: Elencare strumenti, materiali e conoscenze, con misura o quantità.
mistakes :: Gli errori da evitare :: error[ei]|evitare|problemi|non funziona|se qualcosa :: Indicare tre errori, le conseguenze e che cosa fare invece.
help :: Quando rivolgersi a un professionista :: professionista|quando rivolgersi|aiuto :: Dire dove finisce il fai da te e chi subentra.
cost :: Quanto costa :: costa|quanto (?:si paga|viene)|prezz|tariff|costo|onorari|spese di :: Dare il prezzo o una fascia, che cosa comprende e la data dei dati.
priceFactors :: Da che cosa dipende il prezzo :: dipende|fattori|influisc|incid|fa(?:nno)? variare :: Indicare che cosa alza o abbassa il prezzo, con un esempio per ciascuno.
included :: Che cosa è compreso :: compreso|inclus|extra :: Elencare che cosa comprende il prezzo e che cosa si paga a parte.
choose :: Come scegliere :: scegliere|criteri|scelta :: Indicare da tre a cinque criteri e, per ciascuno, il valore sufficiente.
differences :: Le differenze nel dettaglio :: differenz|confront :: Confrontare in una tabella: una riga per opzione, le stesse colonne, solo ciò che si può verificare.
verdict :: Quale scegliere e quando :: conclusion|verdetto|quale scegliere|consigli :: Consigliare un'opzione a ogni tipo di lettore e dire perché.
examples :: Esempi :: esempi|caso pratico|in pratica :: Mostrare due o tre esempi veri e che cosa insegna ciascuno.
where :: Dove siamo a {place} :: orari|dove|come arrivare|indirizzo|zona :: Indirizzo, come arrivare, parcheggio e quartieri serviti.
proof :: Esperienza e referenze :: dicono|clienti|esperienza|referenze|recensioni|team|lavori|certific|si fidano|fiducia|stelle :: Mostrare chi fa il lavoro e che cosa dicono i clienti, con nomi e date.
book :: Appuntamento e contatti :: parliamone|contattaci|prossimo passo|chiamaci|contatt|appuntamento|preventivo|prenot|ordin :: Dire come contattarvi, che cosa preparare e in quanto tempo rispondete.
specs :: Caratteristiche e misure :: caratteristiche|misure|scheda tecnica|materiale|dimension :: Dare misure, materiale e dati in una tabella, ognuno con la sua unità.
delivery :: Spedizione e resi :: spedizion|consegn|resi :: Dire dove spedite, in quanto tempo, a quale prezzo e come funziona il reso.
items :: La selezione :: selezione|elenco :: Dare a ogni voce un titolo, due o tre frasi e il motivo per cui è qui.
works :: Come funziona :: funziona|principio|struttura|sintassi :: Spiegare le parti e come lavorano insieme, con un esempio che le attraversa tutte.
more :: Per approfondire :: altri servizi|approfondi|leggi anche|vedi anche|correlat :: Mettere un link alle pagine che approfondiscono, con una frase su ciascuna.
offer :: Che cosa offriamo :: (?:che )?cosa (?:offriamo|facciamo|offro)|tutta l.offerta|fa lì|(?:i )?nostri (?:servizi|prodotti|trattamenti|corsi)|le nostre camere|servizi :: Presentare ogni offerta in una riga: che cos'è, per chi, con un link alla sua pagina.
who :: Chi siamo :: chi (?:siamo|sono|c.è dietro)|il (?:nostro )?team|le persone :: Presentare le persone con nome e ruolo; dire da quando fanno questo lavoro e che cosa sta loro a cuore.
story :: Come tutto è cominciato :: storia|com.è (?:nat|cominciat|iniziat)|tutto è :: Dire quando e perché è cominciato e che cosa è cambiato da allora, con date dimostrabili.
reach :: Come contattarci :: contattarci|telefono|e-?mail :: Dare telefono, indirizzo di posta e modulo, e dire quando si risponde.
next :: Che cosa succede dopo :: succede dopo|prossimi passi|in seguito :: Dire che cosa segue il primo messaggio, in quanto tempo e che cosa tenere a portata di mano.
common :: Che cosa hanno in comune :: in comune|somiglian|simil :: Dire che cosa è uguale in entrambi, così che nessuno debba confrontarlo.
figures :: Dati e cifre :: dati|cifre|numeri|statistic :: Dare ciò che si può verificare, con fonte e data.
background :: Il contesto :: contesto|storia|origin :: Dire da dove viene e come è diventato ciò che è, con le date.
matters :: Che cosa conta di più :: conta|important|essenzial :: Indicare i tre punti decisivi, il più importante per primo, con il motivo di ciascuno.
myths :: Gli equivoci più comuni :: equivoc|falsi miti|mit[oi](?!\\p{L})|fraintend :: Indicare due o tre idee sbagliate e dire che cosa è vero, con una fonte.
signs :: Come riconoscerlo :: segnali|sintom[oi]|riconoscere :: Elencare i segnali, il più comune per primo, e come verificare ciascuno.
causes :: Da che cosa dipende :: caus[ae]|perché|motivi|origine :: Nominare le cause abituali, la più comune per prima, e come distinguerle.
relief :: Che cosa si può fare da soli :: da soli|fai da te|prevenire|prevenzione|consigli :: Dare i passi sicuri senza aiuto, in ordine, e dire quando fermarsi.
seekHelp :: Quando chiedere aiuto :: professionista|medico|quando (?:rivolgersi|chiamare)|urgenza :: Dire quali segnali richiedono una persona qualificata, entro quando, e che cosa fa per prima cosa.
priceExamples :: Due esempi di calcolo :: esempi|casi :: Calcolare due casi tipici, dalla prima voce al totale.
variations :: Consigli e varianti :: consigli|variant|sostitu :: Indicare due ingredienti che si possono sostituire, con che cosa, e che cosa cambia nel gusto o nella consistenza.
keeping :: Conservazione :: conserv|congel :: Dire per quanto tempo e dove si conserva, e se si può congelare o preparare il giorno prima.
reserve :: Prenotazione e contatti :: prenot\\p{L}*|contatti|disponibilità :: Dire come si prenota, che cosa serve e in quanto tempo arriva la risposta.`,
  `nameKept :: Tenere «{k}» nel titolo principale e ripeterlo nelle prime due frasi.
nameMissing :: Portare «{k}» nel titolo principale e nelle prime due frasi.
noText :: La pagina non ha ancora testo.
hasText :: La pagina ha {n} parole finora.
purpose :: Il suo scopo: «{p}»
ownEmpty :: Sotto «{h}» non c'è testo. Se c'è un'immagine, un modulo o un video, dire in una frase che cosa mostra; altrimenti scrivere la sezione o togliere il titolo.
ownLegal :: Cambiare la formulazione solo insieme a chi ne è responsabile.
contact :: Contatti
split :: Il testo non ha sottotitoli: dividerlo dove cambia argomento e dare a ogni parte un titolo che ne dica la risposta.
ownThin :: «{h}» ha {n} parole, troppo poche per rispondere.
ownFull :: «{h}» ha {n} parole.
ownStart :: Cominciare dalla risposta e tagliare ciò che altre sezioni ripetono.
ownOne :: «{h}» ha una sola parola, troppo poco per rispondere.
ownKeep :: Va bene così.
openLong :: La prima frase ha {n} parole: dare la risposta nelle prime 20.
longPart :: Un paragrafo ha {n} parole: dividerlo.
repeats :: Ripete gran parte di «{h}»: dirlo una volta sola.
noAmount :: Manca un importo.
longSection :: È molto per una sola sezione: aggiungere sottotitoli.
ownTopic :: Qui va questo: {w}
ownParts :: «{h}» ha {n} parole, per lo più sotto titoli minori. Mantenere il loro ordine.
spread :: Distribuire questo testo nelle sezioni qui sotto e tenere ciò che è giusto.
sibling :: La pagina {p} parla già di questo. Scrivere qui due frasi e un link.
serp :: {n} pagine su {m} posizionate per «{k}» hanno questa sezione ({d}), questa pagina no. Riempirla con ciò che solo voi potete dire.
secondary :: «{k}» è una parola chiave secondaria della pagina e nessun titolo la nomina. Dire come si lega al tema.
questions :: Domande frequenti
questionsWrite :: Sono domande che le persone fanno davvero; rispondere a ciascuna nella prima frase.
answer :: Rispondere nella prima frase, in 50 parole al massimo, così che la risposta si possa citare da sola.
source_search :: Chiesta nella ricerca.
source_site :: La pone un'altra pagina del sito.
source_ranking :: Le pagine ben posizionate rispondono.
facts :: Fatti del sito: {f}.
links :: Link da mettere: {l}.
budget :: Circa {a}-{b} parole.
prices :: I prezzi in sintesi
find :: Dove siamo
whoI :: Chi sono
offerI :: Che cosa offro
area :: {x} a {place}
asks :: Si cerca «{k}».
source_results :: I motori di ricerca mostrano questa domanda per «{k}».
shown :: Mostrata {n} volte in 28 giorni per «{k}».
searched :: {n} ricerche al mese.
rankingLength :: Le pagine posizionate che si sono potute leggere hanno da {a} a {b} parole.
resultsPrice :: Dei primi {m} risultati per «{k}», {n} hanno prezzi o offerte nel titolo.
resultsCompare :: Dei primi {m} risultati per «{k}», {n} fanno un confronto nel titolo.
nameExample :: Per esempio: «{h}».`,
);
