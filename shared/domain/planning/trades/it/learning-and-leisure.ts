import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Italian. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'scuola di lingue, centro linguistico, insegnante di lingue, corsi di lingua, scuola di italiano per stranieri',
    'Corsi di inglese = Inglese ~ imparare inglese; Corsi di italiano = Italiano per stranieri = Corsi di italiano per stranieri ~ imparare italiano; Corsi di tedesco = Tedesco; Corsi di francese = Francese; Corsi di spagnolo = Spagnolo; Lezioni individuali = Lezioni private; Corsi intensivi = Corso intensivo; Corsi serali = Corsi di gruppo; Corsi aziendali = Lingue per aziende = Business English; Corsi per bambini = Inglese per bambini; Certificazioni = Preparazione esami = Esami ~ preparare agli esami; Corsi online = Lezioni online; Vacanze studio = Soggiorni linguistici; Conversazione = Corsi di conversazione; Test di livello; Traduzioni',
  ],
  tutoring: [
    'ripetizioni, doposcuola, centro studi, aiuto compiti, recupero anni, insegnante privato, tutor',
    'Matematica = Ripetizioni di matematica; Italiano = Latino e greco = Latino; Inglese = Ripetizioni di inglese; Fisica e chimica = Fisica = Materie scientifiche; Aiuto compiti = Doposcuola ~ aiutare nei compiti; Recupero debiti = Recupero debiti scolastici; Preparazione esami = Preparazione maturità = Esame di terza media ~ preparare esami; Lezioni individuali = Lezioni private; Lezioni online = Online; DSA e BES = Tutor DSA = Dislessia; Metodo di studio ~ imparare a studiare; Recupero anni scolastici = Recupero anni; Test universitari = Preparazione test universitari; Università = Supporto tesi; Corsi estivi = Compiti delle vacanze; Piccoli gruppi',
  ],
  music_school: [
    'scuola di musica, insegnante di pianoforte, accademia musicale, insegnante di musica, maestro di musica, insegnante di canto',
    "Pianoforte = Corsi di pianoforte = Lezioni di pianoforte ~ suonare pianoforte; Chitarra = Corsi di chitarra = Lezioni di chitarra; Canto = Corsi di canto = Lezioni di canto ~ imparare a cantare; Violino = Lezioni di violino; Batteria = Corsi di batteria; Flauto = Flauto traverso; Violoncello; Fisarmonica; Sassofono = Clarinetto; Propedeutica musicale = Propedeutica = Musica per bambini = Musicainfasce; Musica d'insieme = Orchestra = Band; Teoria e solfeggio = Solfeggio = Teoria musicale; Preparazione al conservatorio = Esami di conservatorio; Corsi per adulti; Saggi = Concerti; Lezioni online",
  ],
  dance_school: [
    'scuola di danza, scuola di ballo, accademia di danza, insegnante di danza, maestro di ballo',
    'Danza classica = Classico = Balletto; Danza moderna = Modern = Modern jazz; Hip hop = Breakdance = Street dance; Danza contemporanea = Contemporaneo; Balli di coppia = Liscio = Ballo liscio; Balli latini = Latino americano = Salsa e bachata = Caraibici; Tango argentino = Tango; Danza per bambini = Gioco danza = Propedeutica; Ballo degli sposi = Primo ballo ~ sposi; Zumba = Fitness; Swing = Boogie woogie; Danza del ventre = Danza orientale; Pilates; Lezioni private = Lezioni individuali; Stage = Seminari; Saggi = Spettacoli',
  ],
  driving_school: [
    'autoscuola, scuola guida, agenzia pratiche auto, istruttore di guida',
    'Patente B = Patente auto; Patente A = Patente moto = Moto; Patente AM = Patentino = Ciclomotore; Patente C = Patente camion = Patenti superiori; Patente D = Patente autobus; Patente BE = Patente rimorchio = B96; CQC = Rinnovo CQC = Corsi CQC; Rinnovo patente = Rinnovo patenti ~ rinnovare patente; Recupero punti = Corso recupero punti; Guide = Lezioni di guida = Guide certificate; Patente nautica; Pratiche auto = Passaggi di proprietà = Passaggio di proprietà; Corsi di teoria = Teoria; Revisione patente = Riclassificazione; Guide di aggiornamento = Ripasso guida; Patente con comandi speciali = Patenti speciali',
  ],
  riding_school: [
    'maneggio, scuola di equitazione, centro ippico, circolo ippico, scuderia, istruttore di equitazione, centro equestre',
    'Lezioni di equitazione = Corsi di equitazione = Scuola di equitazione ~ imparare a cavalcare; Pony = Pony club = Battesimo della sella; Passeggiate a cavallo = Passeggiate = Trekking a cavallo ~ cavalcare nei boschi; Ippoterapia = Riabilitazione equestre = Interventi assistiti; Pensione cavalli = Pensione per cavalli = Scuderizzazione ~ ospitare cavalli; Centri estivi = Campi estivi; Salto ostacoli = Salto; Dressage; Monta western = Western; Volteggio; Addestramento cavalli = Doma = Addestramento ~ domare puledri; Feste di compleanno = Compleanni; Stage = Patenti; Carrozze = Attacchi; Vendita cavalli = Allevamento; Concorsi = Gare',
  ],
  swimming_school: [
    'scuola nuoto, corsi di nuoto, piscina, istruttore di nuoto, acquaticità',
    "Corsi per bambini = Scuola nuoto bambini = Nuoto per bambini ~ imparare a nuotare bambini; Acquaticità neonatale = Nuoto neonatale = Acquaticità ~ neonati in acqua; Corsi per adulti = Nuoto adulti; Acquagym = Acquafitness; Gestanti = Nuoto in gravidanza = Corso gestanti; Nuoto libero; Lezioni individuali = Lezioni private; Hydrobike = Acquabike; Agonismo = Preagonismo = Squadra agonistica; Paura dell'acqua; Centri estivi; Salvamento = Brevetto assistente bagnanti; Pallanuoto = Nuoto sincronizzato; Nuoto per disabili; Terza età = Ginnastica in acqua; Perfezionamento",
  ],
  art_school: [
    "scuola d'arte, scuola di pittura, scuola di disegno, atelier di pittura, corsi di pittura, accademia d'arte",
    "Corsi di pittura = Pittura = Corso di pittura ~ imparare a dipingere; Corsi di disegno = Disegno ~ imparare a disegnare; Acquerello = Corsi di acquerello; Pittura a olio = Olio; Acrilico; Corsi per bambini = Laboratori per bambini; Scultura = Corsi di scultura; Ceramica = Corsi di ceramica; Incisione = Calcografia; Fumetto = Corsi di fumetto = Illustrazione; Nudo dal vero = Disegno dal vero = Nudo; Preparazione accademia = Preparazione esami; Stage = Seminari = Workshop; Centri estivi; Compleanni = Feste di compleanno; Decorazione = Trompe l'oeil",
  ],
  cookery_school: [
    'scuola di cucina, corsi di cucina, atelier di cucina, cooking school',
    'Corsi base = Corsi di cucina = Corso base ~ imparare a cucinare; Pasta fresca = Corsi di pasta fresca; Pizza e pane = Corso di pizza = Panificazione; Pasticceria = Corsi di pasticceria = Cioccolato; Cucina di pesce = Pesce; Cucina vegetariana = Cucina vegana; Cucina regionale = Cucina tradizionale; Cucina etnica = Sushi; Corsi per bambini = Compleanni; Team building = Eventi aziendali = Team cooking; Lezioni private = Corsi privati; Cooking class = Cooking class per stranieri; Corsi professionali = Corso per cuochi = Corsi per professionisti; Degustazioni = Corsi di vino; Buoni regalo = Gift card; Addio al nubilato = Feste private',
  ],
  training_provider: [
    'ente di formazione, centro di formazione, formatore, società di formazione, accademia, scuola professionale, agenzia formativa',
    'Corsi professionali = Corsi di qualifica = Qualifiche; Corsi per aziende = Formazione aziendale = Formazione su misura ~ formare nelle aziende; Sicurezza sul lavoro = Corsi sicurezza; Corsi online = E-learning = Webinar; Corsi di lingua; Informatica = Corsi di informatica = Corsi Excel = ECDL; Corsi OSS = Operatore socio sanitario; HACCP; Primo soccorso; Formazione finanziata = Fondi interprofessionali = Corsi gratuiti = Corsi finanziati; Leadership = Formazione manageriale; Tecniche di vendita; Master = Corsi di specializzazione; Certificazioni = Esami; Tirocini = Apprendistato = Stage; Carrelli elevatori = Patentini = Muletto',
  ],
  kindergarten: [
    "asilo nido, nido, scuola dell'infanzia, micronido, asilo, nido in famiglia, asilo nel bosco, scuola materna",
    "Nido = Asilo nido = Sezione lattanti = Micronido; Scuola dell'infanzia = Materna; Sezione primavera; Progetto educativo = Metodo = Proposta educativa; Inserimento = Ambientamento; Mensa = Cucina interna = Pasti; Giornata tipo = La giornata; Laboratori = Musica e psicomotricità; Inglese = Bilinguismo; Outdoor education = Educazione all'aperto = Orto e bosco; Centro estivo = Centri estivi; Post scuola = Pre e post scuola = Prolungamento orario; Iscrizioni = Iscriversi; Open day; Rette = Rette e bonus = Bonus nido; Montessori = Metodo Montessori",
  ],
  school: [
    'scuola, istituto, liceo, scuola primaria, scuola paritaria, istituto tecnico, scuola secondaria, istituto professionale, scuola media',
    "Scuola primaria = Primaria = Elementari; Scuola secondaria = Medie = Secondaria di primo grado; Liceo = Licei = Indirizzi; Scuola dell'infanzia; Iscrizioni = Iscriversi; Open day = Scuola aperta; Offerta formativa = PTOF = Piano dell'offerta formativa; Doposcuola = Pre e post scuola; Mensa; Inglese = Certificazioni linguistiche; Musica e teatro; PCTO; Laboratori; Rette = Borse di studio; Scambi = Erasmus; Inclusione = Sostegno = BES e DSA",
  ],
  sports_club: [
    'società sportiva, associazione sportiva, polisportiva, circolo tennis, club sportivo, squadra di calcio, circolo sportivo, ASD, canottieri',
    'Calcio = Scuola calcio; Tennis = Scuola tennis; Padel = Campi da padel; Pallavolo = Minivolley; Pallacanestro = Basket = Minibasket; Nuoto; Atletica = Atletica leggera; Ginnastica = Ginnastica artistica = Ginnastica ritmica; Settore giovanile; Prima squadra; Corsi per adulti; Ginnastica dolce = Over 60 = Terza età; Centri estivi = Campi estivi = Camp; Iscrizioni = Tesseramento = Quote; Prenotazione campi = Affitto campi ~ prenotare campi; Tornei = Gare = Manifestazioni',
  ],
  martial_arts: [
    'scuola di arti marziali, palestra di arti marziali, scuola di karate, judo club, palestra di boxe, dojo',
    'Karate; Judo; Taekwondo; Kickboxing = Muay thai; Boxe = Pugilato; Aikido; Jiu jitsu = Brazilian jiu jitsu = BJJ; Difesa personale = Autodifesa; Difesa personale femminile = Corsi per donne; Corsi per bambini; Krav maga; Kung fu = Tai chi = Wing chun; MMA; Lezione di prova = Prova gratuita; Lezioni private = Personal training; Stage = Seminari',
  ],
  climbing_hall: [
    'palestra di arrampicata, centro arrampicata, sala boulder, parco avventura, arrampicata indoor',
    'Boulder = Sala boulder = Bouldering; Arrampicata con corda = Pareti con corda = Corda; Corsi base = Corsi per principianti = Corsi di arrampicata ~ imparare ad arrampicare; Corsi da primo di cordata = Corsi avanzati = Corso lead; Corsi per bambini; Compleanni = Feste di compleanno; Gruppi e scuole; Team building; Noleggio attrezzatura = Noleggio scarpette; Prima volta = Ingresso di prova; Area allenamento = Allenamento; Bar = Caffè; Corsi su roccia = Uscite in falesia = Uscite su roccia; Abbonamenti = Tariffe; Lezioni private; Yoga',
  ],
  sailing_school: [
    'scuola di vela, circolo vela, scuola nautica, scuola di windsurf, scuola di kitesurf, centro velico',
    "Corsi di vela = Corso base = Iniziazione = Corsi per principianti ~ imparare a navigare; Corsi per bambini = Optimist; Patente nautica; Deriva = Corsi di deriva = Derive; Cabinati = Corsi su cabinato = Vela d'altura; Catamarano; Windsurf = Corsi di windsurf; Kitesurf = Corsi di kitesurf; SUP; Crociere = Crociere scuola; Noleggio barche = Noleggio; Regate = Squadra agonistica; Lezioni private; Team building; Campi estivi = Settimane azzurre; Wing foil",
  ],
  diving_school: [
    'scuola sub, centro immersioni, diving center, diving, scuola di immersioni, scuola di subacquea',
    'Prova sub = Battesimo del mare = Battesimo subacqueo ~ provare immersione; Open Water = Corso base = Corsi base = Primo brevetto ~ imparare immersioni; Advanced = Corsi avanzati; Corsi per bambini = Bubblemaker; Rescue; Divemaster = Corsi istruttori; Specialità = Corsi di specialità = Nitrox; Immersioni guidate = Uscite in barca = Immersioni; Immersioni notturne = Relitti = Immersioni sui relitti; Snorkeling = Escursioni snorkeling; Apnea = Corsi di apnea; Immersioni tecniche; Noleggio attrezzatura = Noleggio; Ricarica bombole = Ricarica ~ ricaricare bombole; Assistenza attrezzatura = Revisione attrezzatura = Manutenzione; Viaggi = Crociere subacquee',
  ],
  ski_school: [
    'scuola di sci, maestro di sci, scuola sci, scuola di snowboard, scuola sci e snowboard, maestri di sci',
    'Corsi per bambini = Asilo sulla neve = Sci bambini ~ bambini sugli sci; Corsi collettivi = Corsi per adulti; Lezioni private = Lezioni individuali = Maestro privato; Snowboard = Corsi di snowboard; Sci di fondo = Fondo; Sci alpinismo = Scialpinismo; Freeride = Fuoripista; Ciaspole = Ciaspolate; Noleggio = Noleggio sci = Noleggio attrezzatura; Settimane bianche = Pacchetti; Sci club = Agonismo = Gare; Telemark; Sci adattato = Sci per disabili; Baby park = Kinderland; Deposito sci = Laboratorio sci; Eventi aziendali',
  ],
  boat_hire: [
    'noleggio barche, noleggio gommoni, charter nautico, noleggio canoe, noleggio kayak, noleggio imbarcazioni',
    "Gommoni = Noleggio gommoni ~ noleggiare gommoni; Barche senza patente = Barche senza patente nautica = Senza patente; Barche a motore = Motoscafi; Barche a vela = Charter vela; Catamarani; Kayak = Canoe = Kayak e canoe; SUP = Tavole SUP; Pedalò = Pedalò e barche a remi; Moto d'acqua; Escursioni = Gite in barca = Tour in barca ~ visitare grotte; Noleggio con skipper = Skipper = Barca con skipper; Mini crociere = Crociere = Charter settimanale; Aperitivo al tramonto = Tramonto = Gite al tramonto; Feste in barca = Addio al nubilato = Compleanni in barca; Pesca = Pesca turismo; Gruppi e scuole",
  ],
  bike_hire: [
    'noleggio bici, noleggio biciclette, noleggio e-bike, bike rental, noleggio mountain bike',
    'E-bike = Bici elettriche = Noleggio e-bike; City bike = Bici da città; Mountain bike = MTB; Bici da corsa = Gravel = Bici da strada; Bici per bambini = Bici da bambino; Carrellini = Seggiolini = Seggiolini e carrellini; Tandem = Risciò; Cargo bike; Tour guidati = Escursioni guidate = Escursioni in bici; Itinerari; Consegna in hotel = Consegna = Consegna a domicilio ~ portare bici in hotel; Riparazioni = Officina = Assistenza ~ riparare bici; Trasporto bagagli = Trasporto bici = Transfer bici; Accessori = Caschi e lucchetti = Caschi; Monopattini = Scooter; Vendita usato = Bici usate',
  ],
  outdoor_guide: [
    'guida alpina, guida ambientale escursionistica, guida escursionistica, accompagnatore di media montagna, centro outdoor, guide alpine, guida naturalistica, centro rafting',
    'Escursioni guidate = Trekking = Escursioni = Trekking guidati; Ciaspolate = Ciaspole; Scialpinismo = Sci alpinismo = Freeride; Alpinismo = Ascensioni = Salite in vetta; Vie ferrate = Ferrate; Arrampicata = Corsi di arrampicata; Canyoning = Torrentismo; Rafting = Discese in rafting; Kayak = Canoa; Mountain bike = E-bike; Corsi di sicurezza = Autosoccorso in valanga = Corsi valanghe; Cascate di ghiaccio = Arrampicata su ghiaccio; Osservazione animali = Birdwatching = Fauna; Gite scolastiche = Educazione ambientale; Team building; Compleanni = Campi estivi = Centri estivi',
  ],
  city_guide: [
    'guida turistica, guida turistica abilitata, visite guidate, accompagnatore turistico, guide turistiche, tour guide',
    'Visite guidate = Centro storico = Visita del centro storico = Tour della città; Visite ai musei = Gallerie e musei; Tour privati = Visite private; Tour enogastronomici = Food tour = Tour gastronomici; Gite scolastiche = Visite per scuole; Bambini e famiglie = Tour per famiglie = Cacce al tesoro; Tour serali = Tour notturni = Misteri e leggende; Arte sacra; Siti archeologici = Archeologia; Tour in lingua = Visite in inglese = Tour in inglese; Tour a piedi = Passeggiate = Walking tour; Tour in bici = Tour in bicicletta; Escursioni = Gite di un giorno = Dintorni; Escursioni per crocieristi; Itinerari insoliti = Itinerari a tema; Accompagnamento gruppi = Accompagnatore',
  ],
  travel_agency: [
    'agenzia di viaggi, tour operator, agenzia viaggi, consulente di viaggi, agenzia viaggi e turismo',
    "Viaggi su misura = Viaggi personalizzati = Tour individuali; Viaggi di nozze = Luna di miele ~ liste nozze; Crociere; Viaggi di gruppo = Tour di gruppo; Villaggi turistici = Villaggi = Vacanze al mare; Gite di un giorno = Gite = Gite in pullman; Viaggi studio = Vacanze studio; Gite scolastiche = Viaggi di istruzione; Pellegrinaggi; Biglietteria = Biglietteria aerea = Biglietti aerei e traghetti = Treni e traghetti; City break = Weekend = Capitali europee; Safari = Viaggi avventura; Business travel = Viaggi aziendali = Viaggi d'affari; Trekking = Viaggi a piedi = Cammini; Offerte = Last minute; Settimana bianca",
  ],
  museum: [
    "museo, ecomuseo, museo civico, casa museo, castello, galleria d'arte moderna, pinacoteca, parco archeologico, museo etnografico",
    'Collezione = Collezioni = Collezione permanente; Mostre = Mostre temporanee; Visite guidate; Didattica = Laboratori didattici = Attività per le scuole; Attività per famiglie; Compleanni = Compleanni al museo; Laboratori = Workshop; Eventi = Conferenze e concerti = Conferenze; Affitto spazi = Affitto sale = Eventi privati ~ affittare sale; Matrimoni; Bookshop = Negozio; Caffetteria = Bar; Archivio = Biblioteca = Biblioteca e archivio; Amici del museo = Sostieni il museo = Donazioni; Audioguide; Accessibilità',
  ],
  gallery: [
    "galleria d'arte, galleria, spazio espositivo, gallerista, associazione culturale d'arte",
    "Mostre = Mostra in corso = Esposizioni; I nostri artisti; Opere = Opere in vendita = Vendita opere ~ vendere opere; Inaugurazioni = Vernissage = Eventi; Consulenza per collezionisti = Art advisory; Arte per aziende = Arte in azienda; Noleggio opere = Noleggio; Cornici = Corniceria; Grafica = Stampe = Multipli; Scultura = Fotografia; Fiere = Fiere d'arte; Perizie = Valutazioni = Stime e perizie; Acquisto opere = Acquisto quadri; Archivio = Mostre passate; Cataloghi = Pubblicazioni; Affitto spazio = Affitto sala",
  ],
  theatre: [
    'teatro, compagnia teatrale, scuola di teatro, teatro di figura, gruppo teatrale, burattinai, circo',
    "Stagione teatrale = Cartellone = Programma = Stagione; Spettacoli; Teatro ragazzi = Spettacoli per bambini = Teatro per bambini; Matinée = Spettacoli per le scuole; Corsi di teatro = Scuola di teatro = Laboratori teatrali; Abbonamenti = Carnet; Biglietti = Biglietteria; Improvvisazione = Improvvisazione teatrale; Burattini = Marionette = Teatro di figura; Concerti; Danza; Lirica = Opera; Cabaret = Stand up comedy; Affitto sala = Affitto teatro = Noleggio sala ~ affittare teatro; Tournée = Prenota uno spettacolo; Eventi aziendali = Teatro d'impresa",
  ],
  cinema: [
    "cinema, cinema d'essai, multisala, cineforum, arena estiva, sala cinematografica",
    "Programmazione = In programma = Film in programmazione; Prossimamente = Anteprime; Cinema per bambini = Film per bambini; Matinée per le scuole = Proiezioni per le scuole; Arena estiva = Cinema all'aperto; Cineforum = Rassegne = Cinema d'essai; Film in lingua originale = Lingua originale; Eventi speciali = Opera e balletto = Eventi; Incontri con registi = Ospiti; Affitto sala = Noleggio sala = Feste in sala ~ affittare sala; Compleanni = Feste di compleanno; Abbonamenti = Tessere = Tessera; Bar = Caffè; Biglietti; Terza età = Cinema per anziani; Festival",
  ],
  choir: [
    'coro, corale, coro polifonico, coro gospel, schola cantorum, coro di montagna, associazione corale',
    'Concerti = Calendario concerti; Prove e orari; Entra nel coro = Nuovi coristi = Canta con noi ~ cantare con noi, cercare voci; Matrimoni = Musica per matrimoni ~ cantare ai matrimoni; Coro di voci bianche = Voci bianche = Coro giovanile; Repertorio; Corsi di canto = Vocalità = Tecnica vocale; Liturgia = Messe; Funerali ~ cantare ai funerali; Rassegne = Festival = Concorsi; Incisioni = Dischi = CD; Tournée = Scambi = Viaggi; Concerto di Natale; Sostienici = Soci sostenitori = Cinque per mille; Laboratori; Gospel',
  ],
  brass_band: [
    'banda musicale, corpo bandistico, filarmonica, fanfara, banda, complesso bandistico, società filarmonica',
    'Concerti = Calendario concerti; Scuola di musica = Corsi di musica = Corsi di strumento ~ imparare uno strumento; Banda giovanile = Junior band = Minibanda; Processioni = Servizi religiosi = Feste patronali; Sfilate = Sfilate e parate; Funerali; Entra nella banda = Suona con noi = Nuovi musicisti ~ suonare con noi; Repertorio; Prenota la banda = Servizi musicali = Ingaggi ~ ingaggiare banda; Majorettes; Concerto di Natale; Matrimoni; Rassegne = Raduni = Gemellaggi; Sostieni la banda = Soci sostenitori = Donazioni; Strumenti in prestito = Prestito strumenti; Progetti nelle scuole',
  ],
  youth_club: [
    'centro giovanile, oratorio, gruppo scout, centro di aggregazione giovanile, scout, associazione giovanile, centro giovani',
    "Centri estivi = Campi estivi = Grest = Campi scout; Doposcuola = Aiuto compiti ~ aiutare nei compiti; Laboratori = Corsi; Sala prove; Tornei; Spazio libero = Spazio aggregativo = Centro aperto; Sportello d'ascolto = Sportello giovani = Informagiovani ~ ascoltare ragazzi; Gite = Uscite; Lupetti e coccinelle = Branco = Lupetti; Reparto = Esploratori e guide; Volontariato = Diventa educatore = Servizio civile = Educatori; Scambi europei = Erasmus = Scambi giovanili; Affitto sala = Affitto spazi = Feste ~ affittare sala; Educativa di strada; Ricerca lavoro; Teatro = Laboratorio teatrale",
  ],
  charity: [
    "associazione di volontariato, onlus, associazione, organizzazione non profit, ente del terzo settore, fondazione, caritas, canile, centro d'ascolto",
    "Donazioni = Dona = Dona ora ~ donare; Volontariato = Diventa volontario ~ diventare volontario; Cinque per mille = 5 per mille; Progetti; Sportello d'ascolto = Centro di ascolto = Ascolto; Distribuzione alimentare = Pacchi alimentari = Banco alimentare ~ distribuire cibo; Gruppi di auto mutuo aiuto = Auto mutuo aiuto = Gruppi di aiuto; Trasporto sociale = Accompagnamento anziani = Accompagnamenti ~ accompagnare anziani; Doposcuola = Sostegno scolastico; Corsi di italiano = Corsi; Accoglienza = Dormitorio = Casa di accoglienza; Mensa = Mensa dei poveri; Raccolta abiti = Guardaroba = Abiti usati ~ raccogliere vestiti; Adozioni a distanza = Sostegno a distanza; Lasciti = Lasciti testamentari = Testamento solidale; Eventi = Raccolte fondi = Raccolta fondi",
  ],
  nature_association: [
    'associazione ambientalista, associazione naturalistica, oasi naturale, parco naturale, associazione ambientale, riserva naturale, circolo ambientalista',
    "Escursioni = Escursioni guidate = Visite guidate = Passeggiate; Educazione ambientale = Progetti scuole = Laboratori; Pulizia ambientale = Giornate di pulizia = Campi di lavoro ~ pulire spiagge, pulire sentieri; Volontariato = Diventa volontario; Birdwatching = Osservazione uccelli; Corsi = Serate = Conferenze; Centro recupero fauna = Recupero fauna selvatica = Animali feriti ~ curare animali feriti; Riforestazione = Piantumazioni ~ piantare alberi; Tutela delle specie = Progetti di conservazione = Conservazione; Salvataggio anfibi = Rospi; Campi estivi = Centri estivi; Diventa socio = Tesseramento; Donazioni = Dona; Vigilanza ambientale = Guardie ecologiche; Oasi = Visita l'oasi = Sentieri; Censimenti = Monitoraggi",
  ],
  heritage_association: [
    'pro loco, associazione culturale, associazione storica, società storica, gruppo folkloristico, associazione di rievocazione storica, ferrovia turistica',
    'Visite guidate = Passeggiate storiche; Sagre = Sagra = Feste ed eventi = Eventi; Conferenze = Serate; Archivio = Archivio fotografico = Archivio storico; Museo = Museo etnografico; Pubblicazioni = Libri; Ricerche genealogiche = Genealogia; Restauri = Recupero monumenti = Progetti di restauro ~ restaurare cappella, recuperare monumenti; Gite = Gite culturali = Viaggi culturali; Diventa socio = Tesseramento; Gruppo folk = Balli popolari = Danze popolari; Dialetto = Poesia dialettale; Rievocazioni storiche = Palio = Corteo storico; Didattica = Progetti scuole; Mostre; Presepe vivente = Presepi = Carnevale',
  ],
  allotment_club: [
    'orti urbani, orti sociali, associazione orti, orto condiviso, orti comunitari, giardino condiviso',
    "Orti in assegnazione = Assegnazione orti = Orti disponibili = Lotti ~ avere un orto; Lista d'attesa = Graduatoria = Domanda di assegnazione; Regolamento = Statuto; Orto condiviso = Aiuole comuni = Orto comune; Corsi = Corsi di orticoltura = Corsi di potatura ~ imparare a coltivare; Orto didattico; Scambio semi = Scambio piante = Banca dei semi; Eventi = Feste = Festa del raccolto; Compostaggio = Compost; Diventa socio = Iscrizione; Attrezzi = Prestito attrezzi; Consigli = Consulenza agronomica = Calendario semine; Apiario = Api; Ortoterapia = Anziani e disabili; Mercatino = Vendita ortaggi; Casetta comune = Area comune = Area barbecue",
  ],
  repair_cafe: [
    'repair café, officina di riparazione, ciclofficina, restart party, officina sociale, aggiustatutto',
    'Elettrodomestici = Piccoli elettrodomestici ~ riparare tostapane, aggiustare elettrodomestici; Biciclette = Bici = Ciclofficina ~ riparare biciclette; Abiti = Vestiti e cucito = Sartoria ~ rammendare, cucire; Computer e telefoni = Computer ~ riparare computer; Mobili = Piccola falegnameria ~ riparare sedie; Giocattoli ~ aggiustare giocattoli; Orologi; Affilatura = Affilatura coltelli ~ affilare coltelli; Calendario = Prossimi appuntamenti = Date; Diventa volontario = Riparatori cercasi ~ volontari riparatori; Donazioni = Sostienici; Laboratori = Corsi; Oggettoteca = Biblioteca degli oggetti = Prestito attrezzi ~ prestare attrezzi; Radio e hi-fi; Come funziona; Vendita bici usate = Bici usate',
  ],
  library: [
    'biblioteca, biblioteca civica, biblioteca comunale, mediateca, biblioteca di quartiere',
    'Catalogo = Catalogo online; Prestito = Prestito libri; Letture per bambini = Nati per leggere = Ora del racconto = Letture ad alta voce; Incontri con autori = Presentazioni di libri = Eventi; Visite delle scuole; Gruppo di lettura = Gruppi di lettura; Ebook = Biblioteca digitale = MLOL; Sala studio = Aula studio = Postazioni studio; Internet e computer = Wi-Fi e internet; Giornali e riviste = Emeroteca; Prestito interbibliotecario = Interprestito; Prestito a domicilio = Consegna a domicilio ~ portare libri a casa; Iscrizione = Tessera; Bambini e ragazzi = Sala ragazzi; Corsi = Laboratori; DVD = Audiolibri',
  ],
  zoo: [
    'zoo, bioparco, parco faunistico, acquario, fattoria didattica, parco zoologico, falconeria, oasi faunistica',
    'Animali; Visite guidate; Pasti degli animali = Orari dei pasti = Pasto degli animali; Didattica = Laboratori didattici; Compleanni = Feste di compleanno; Adotta un animale = Adozioni = Adozione; Guardiano per un giorno = Keeper per un giorno; Volo dei rapaci = Dimostrazioni di falconeria = Rapaci; Fattoria = Fattoria dei bambini; Conservazione = Progetti di conservazione = Tutela delle specie; Ristorante = Bar e ristorante = Area picnic; Area giochi = Parco giochi; Abbonamenti = Abbonamento annuale; Biglietti = Biglietti e prezzi; Centri estivi = Campi estivi; Eventi = Eventi aziendali',
  ],
  publisher: [
    'casa editrice, editore, edizioni, editore indipendente, editore musicale',
    'Novità = Nuove uscite; Narrativa = Romanzi; Saggistica = Saggi; Libri per bambini = Bambini e ragazzi = Albi illustrati; Poesia; I nostri autori; Invio manoscritti = Proposte editoriali = Manoscritti ~ inviare manoscritti; Ufficio stampa; Diritti = Foreign rights = Diritti esteri; Ebook = Audiolibri; Catalogo; Collane; Cucina = Ricettari; Guide = Guide turistiche = Storia locale; Eventi = Presentazioni; Fumetti = Graphic novel',
  ],
  magazine: [
    'rivista, giornale, giornale online, testata giornalistica, periodico, giornale locale, magazine, podcast',
    'Reportage = Inchieste; Interviste; Abbonamenti = Abbonati = Abbonamento ~ abbonarsi; Numero in edicola = Ultimo numero = In edicola; Arretrati = Archivio; Pubblicità = Inserzioni ~ fare pubblicità; Newsletter; Agenda = Eventi = Calendario eventi; Recensioni = Libri; Rubriche = Editoriali; Cronaca = Notizie locali; Edizione digitale = Copia digitale; Podcast; Collabora con noi = Scrivi per noi; Lettere = Lettere al direttore; Annunci',
  ],
  artist: [
    'artista, pittore, pittrice, scultore, scultrice, illustratore, atelier, pittore artista, illustratrice, mosaicista',
    "Dipinti = Quadri = Pittura; Sculture = Scultura; Disegni = Grafica = Incisioni; Opere su commissione = Commissioni = Su commissione ~ dipingere su commissione; Ritratti = Ritratto ~ ritrarre; Mostre = Esposizioni; Corsi = Laboratori = Corsi di pittura; Stampe = Stampe fine art = Stampe d'arte; Illustrazioni = Illustrazione; Murales = Pittura murale = Trompe l'oeil; Visite in studio = Visita lo studio = Atelier aperto ~ visitare studio; Opere disponibili = Shop = Negozio; Curriculum; Arte sacra = Icone; Ceramiche = Ceramica; Mosaici",
  ],
};
