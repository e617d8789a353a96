import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in Italian. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'officina meccanica, autofficina, meccanico, autoriparazioni, officina auto, elettrauto, meccanica e gommista',
    "Tagliandi = Tagliando = Manutenzione auto = Tagliando auto ~ fare tagliandi; Revisioni = Revisione auto = Centro revisioni ~ revisione; Cambio olio = Cambio olio e filtri ~ cambiare olio; Freni = Sostituzione freni = Impianto frenante ~ pastiglie; Gomme = Cambio gomme = Pneumatici = Gommista ~ cambiare gomme; Climatizzatore = Ricarica clima = Ricarica climatizzatore = Aria condizionata ~ ricaricare clima; Cinghia di distribuzione = Frizione; Cambio automatico = Lavaggio cambio automatico = Cambi automatici; Diagnosi elettronica = Diagnosi = Diagnostica ~ spie accese; Elettrauto = Batterie = Impianti elettrici auto; Auto ibride = Auto elettriche e ibride = Auto elettriche; Impianti GPL = GPL e metano = Impianti a gas; Auto d'epoca = Restauro auto d'epoca ~ restaurare auto d'epoca; Soccorso stradale = Carro attrezzi; Convergenza = Assetto ruote; Carrozzeria",
  ],
  body_shop: [
    'carrozzeria, carrozziere, autocarrozzeria, lattoniere auto, carrozzai',
    "Riparazione carrozzeria = Riparazioni auto incidentate = Riparazione sinistri ~ riparare auto incidentate; Verniciatura = Verniciatura auto ~ verniciare auto; Grandine = Riparazione danni da grandine = Danni da grandine; Levabolli = Tirabolli = Ammaccature ~ togliere bolli; Graffi = Spot repair = Ritocchi; Cristalli = Sostituzione cristalli = Parabrezza ~ cambiare parabrezza; Auto d'epoca = Restauro auto d'epoca ~ restaurare auto d'epoca; Gestione sinistri = Pratiche assicurative = Pratiche sinistri ~ assicurazione; Auto sostitutiva = Auto di cortesia; Lucidatura = Lucidatura fari = Detailing; Soccorso stradale = Carro attrezzi; Camper e furgoni = Camper = Veicoli industriali; Moto = Verniciatura moto; Paraurti = Riparazione plastiche; Car wrapping",
  ],
  tyre_service: [
    'gommista, pneumatici, centro gomme, gommisti, centro pneumatici',
    'Cambio gomme = Cambio stagionale = Cambio pneumatici ~ cambiare gomme; Pneumatici invernali = Vendita pneumatici = Pneumatici = Gomme estive; Equilibratura = Equilibratura ruote ~ equilibrare; Convergenza = Assetto = Allineamento ruote; Riparazione gomme = Forature = Riparazione forature ~ riparare forature; Deposito gomme = Deposito pneumatici = Hotel gomme ~ depositare gomme; Cerchi = Cerchi in lega = Riparazione cerchi; Gomme moto = Pneumatici moto; Autocarri = Gomme agricole = Trattori e autocarri; Gomme usate = Usato; Soccorso gomme = Assistenza su strada; Azoto = Sensori TPMS; Freni = Tagliandi = Meccanica leggera; Flotte; Carrelli elevatori',
  ],
  car_dealer: [
    'concessionaria, autosalone, rivenditore auto, concessionaria auto, auto usate, commercio auto',
    "Auto usate = Usato = Usato garantito; Auto nuove; Km 0 = Auto km 0 = Aziendali; Auto elettriche = Ibride; Test drive = Prova su strada; Finanziamenti = Leasing; Noleggio a lungo termine = Noleggio lungo termine = NLT; Acquisto auto = Compriamo la tua auto = Permute = Valutazione usato ~ ritirare usato, comprare auto; Officina = Assistenza = Tagliandi; Veicoli commerciali = Furgoni; Auto d'epoca; Garanzia; Passaggi di proprietà = Pratiche auto; Ricambi e accessori = Ricambi; Auto per neopatentati; Minicar = Microcar",
  ],
  car_care: [
    'autolavaggio, lavaggio auto, car detailing, detailing, lavaggio a mano, lavaggio auto a domicilio',
    'Lavaggio interni = Pulizia interni ~ lavare interni; Lavaggio esterno = Lavaggio a mano = Lavaggio esterni ~ lavare a mano; Lucidatura = Lucidatura carrozzeria ~ lucidare; Nanotecnologia = Trattamento ceramico = Protezione carrozzeria; Lavaggio tappezzeria = Sedili = Lavaggio sedili ~ lavare sedili; Trattamento pelle; Sanificazione = Ozono = Igienizzazione ~ cattivi odori; Lucidatura fari = Fari; Pellicole = Oscuramento vetri = Car wrapping; Lavaggio motore; Camper e furgoni = Camper = Moto; Lavaggio a domicilio = Ritiro e consegna; Self service = Lavaggio self service; Abbonamenti = Tessere; Barche',
  ],
  motorcycle_garage: [
    'officina moto, meccanico moto, concessionaria moto, motofficina, officina scooter, moto e scooter',
    "Tagliandi = Tagliando = Manutenzione; Riparazioni = Riparazione moto = Riparazione scooter ~ riparare moto; Gomme moto = Cambio gomme = Pneumatici; Revisioni = Revisione moto; Moto d'epoca = Restauro moto = Restauro moto d'epoca ~ restaurare moto; Preparazioni = Elaborazioni = Special = Moto custom ~ personalizzare; Motore = Rettifica = Revisione motore; Scooter e ciclomotori = Scooter; Rimessaggio = Rimessaggio invernale = Custodia invernale; Sospensioni = Assetto; Moto usate = Usato = Vendita moto; Ricambi e accessori = Ricambi = Abbigliamento e accessori; Diagnosi elettronica = Mappature = Centraline; Noleggio moto = Noleggio; Soccorso = Ritiro moto",
  ],
  camper_hire: [
    'noleggio camper, noleggio van, autonoleggio camper, camper a noleggio, noleggio caravan',
    'Camper mansardati = Camper = Camper a noleggio; Semintegrali = Motorhome; Van = Camper puro = Furgonati; Caravan = Roulotte; Tende da tetto; Accessori = Accessori inclusi; Portabici = Kit campeggio; Noleggio lungo termine = Noleggio mensile; Itinerari = Itinerari in camper; Assicurazione = Condizioni di noleggio; Animali ammessi = Cani a bordo; Vendita camper = Camper usati = Usato; Assistenza = Officina camper = Officina; Rimessaggio; Offerte = Weekend; Allestimento van = Camperizzazione',
  ],
  car_hire: [
    'autonoleggio, noleggio auto, noleggio furgoni, rent a car, noleggio veicoli',
    "Utilitarie = Noleggio auto; Furgoni = Noleggio furgoni = Furgone ~ noleggiare furgoni; Pulmini 9 posti = Pulmini = Minivan; Auto di lusso = Auto sportive = Supercar; Noleggio a lungo termine = Lungo termine; Noleggio mensile = Medio termine; Auto elettriche; Consegna in aeroporto = Aeroporto = Consegna a domicilio; Auto sostitutiva; Noleggio con conducente = NCC; Auto per matrimoni = Auto d'epoca; Scooter = Moto; Furgoni frigo = Furgoni isotermici; Veicoli per disabili; Flotte aziendali; Carrelli = Rimorchi",
  ],
  taxi: [
    'taxi, noleggio con conducente, ncc, autonoleggio con conducente, servizio taxi, autista privato',
    'Transfer aeroporto = Aeroporti = Transfer aeroportuali ~ portare in aeroporto; Stazioni e porti = Transfer stazione = Transfer porto; Matrimoni = Auto per matrimoni; Viaggi di lavoro = Business; Tour = Tour turistici = Escursioni; Minibus = Minivan; Lunghe distanze = Lunghe percorrenze; Trasporto disabili = Carrozzine; Visite mediche = Dialisi = Accompagnamento visite ~ portare in ospedale; Eventi = Serate = Discoteche; Tour enogastronomici = Tour del vino; Consegne = Piccole consegne; Scuolabus = Trasporto scolastico; Prenotazione = Prenota online; Auto di lusso; Seggiolini',
  ],
  coach_hire: [
    'noleggio autobus, autoservizi, noleggio pullman, autolinee, noleggio pullman con conducente, azienda di autobus',
    'Gite scolastiche = Viaggi di istruzione; Gite di gruppo = Gite = Viaggi di gruppo; Pellegrinaggi; Matrimoni = Navette per matrimoni = Navette; Transfer aeroportuali = Transfer = Aeroporti; Viaggi organizzati = Tour = Viaggi; Trasferte sportive = Squadre sportive; Eventi aziendali = Navette aziendali = Congressi; Minibus = Minibus e pulmini; Servizi di linea = Linee = Autolinee; Scuolabus = Trasporto scolastico; Concerti = Concerti ed eventi; Flotta; Noleggio pullman = Noleggio autobus ~ noleggiare pullman; Bus disabili; Settimane bianche = Sci',
  ],
  courier: [
    'corriere, corriere espresso, pony express, bike messenger, consegne rapide, servizio di consegne',
    'Consegne urgenti = Consegne in giornata = Espresso ~ consegnare in giornata; Consegne in città = Pony express = Consegne urbane; Consegne in bici = Cargo bike = Bici; Trasporto medicinali = Campioni biologici = Trasporti sanitari; Consegna documenti; Spedizioni nazionali = Spedizioni = Pacchi; Spedizioni internazionali; E-commerce = Ultimo miglio = Consegne per negozi ~ consegnare per negozi; Trasporti dedicati = Furgone dedicato; Servizi postali = Posta = Raccomandate; Piccoli traslochi = Mobili; Trasporto refrigerato = Alimentari; Magazzino = Deposito; Tracciamento = Tracking; Disbrigo pratiche = Commissioni',
  ],
  haulier: [
    'autotrasporti, trasporti, trasportatore, azienda di trasporti, spedizioniere, autotrasportatore, trasporti e logistica',
    'Trasporti nazionali; Trasporti internazionali; Carichi completi = Carichi parziali = Groupage; Trasporto refrigerato = Trasporti a temperatura controllata = Frigo; Trasporti eccezionali; Merci pericolose = ADR; Trasporto inerti = Trasporti con ribaltabile = Cassone ribaltabile ~ trasportare ghiaia; Trasporto con gru = Autogru; Magazzino = Deposito = Logistica; Container = Trasporto container; Espressi = Trasporti urgenti; Trasporto animali = Bestiame; Cisterne = Trasporto liquidi; Trasporto auto = Bisarca; Distribuzione merci; Trasporto rifiuti',
  ],
  warehouse: [
    'logistica, magazzino conto terzi, deposito merci, operatore logistico, magazzini, centro logistico',
    'Stoccaggio = Deposito merci = Magazzinaggio ~ stoccare merci; E-commerce = Logistica e-commerce = Fulfillment ~ spedire per negozi online; Picking = Preparazione ordini = Picking e packing ~ preparare ordini; Magazzino refrigerato = Celle frigorifere = Temperatura controllata; Confezionamento = Copacking = Etichettatura; Gestione resi = Resi; Deposito doganale = Dogana; Cross docking = Scarico container ~ scaricare container; Affitto spazi = Affitto magazzini; Archivio documenti = Archiviazione documenti; Merci pericolose = ADR; Inventari = Gestione scorte; Consulenza logistica; Assemblaggio = Kitting',
  ],
  crane_hire: [
    'noleggio autogru, autogru, noleggio gru, noleggio piattaforme aeree, sollevamenti, piattaforme aeree',
    'Autogru = Noleggio autogru ~ noleggiare gru; Camion gru = Camion con gru; Piattaforme aeree = Noleggio piattaforme = Cestelli; Sollevamenti = Sollevamenti speciali = Tiri in quota ~ sollevare; Minigru = Ragni = Gru cingolate; Trasporti eccezionali; Trasporto macchinari = Traslochi industriali = Movimentazione macchinari ~ spostare macchinari; Carrelli elevatori = Sollevatori telescopici = Muletti; Montaggio prefabbricati = Montaggi = Capannoni; Gru a torre = Gru edili; Posa piscine = Piscine; Potature = Abbattimento alberi; Recupero mezzi = Soccorso mezzi pesanti; Noleggio con operatore; Sopralluogo = Progettazione sollevamenti',
  ],
  boatyard: [
    "cantiere nautico, rimessaggio barche, cantiere navale, maestro d'ascia, officina nautica, assistenza nautica",
    "Costruzione barche = Costruzione imbarcazioni = Barche in legno ~ costruire barche; Restauro = Restauro barche = Restauro barche d'epoca ~ restaurare barche; Rimessaggio = Rimessaggio invernale = Rimessaggio barche; Riparazioni = Vetroresina = Riparazione vetroresina ~ riparare barche; Motori marini = Manutenzione motori = Motori fuoribordo ~ riparare motori; Alaggio e varo = Alaggio = Varo e alaggio ~ tirare in secco; Antivegetativa = Carena = Trattamento osmosi; Verniciatura = Lucidatura = Verniciature; Teak = Coperte in teak; Impianti elettrici = Elettronica di bordo = Elettronica; Tappezzeria = Tendalini e cuscineria; Vendita barche = Usato = Brokeraggio; Posti barca = Ormeggi; Gommoni = Riparazione gommoni; Accessori = Accessori nautici; Trasporto barche",
  ],
  bicycle_workshop: [
    'officina bici, ciclofficina, riparazione biciclette, meccanico di biciclette, ciclista riparatore, telaista',
    "Riparazioni = Riparazione bici = Riparazione biciclette ~ riparare bici, forature; Manutenzione = Revisione bici = Tagliando bici = Check-up; E-bike = Assistenza e-bike = Bici elettriche; Ruote = Montaggio ruote = Centratura ruote ~ montare ruote, centrare ruote; Freni e cambio = Regolazione cambio ~ regolare cambio; Telai su misura = Bici su misura = Costruzione telai; Sospensioni = Forcelle = Revisione forcelle; Restauro bici = Restauro bici d'epoca = Bici d'epoca ~ restaurare bici; Bici usate = Usato; Ricambi e accessori = Ricambi = Accessori; Ritiro a domicilio = Officina mobile ~ ritirare bici; Noleggio bici = Noleggio; Biomeccanica = Posizionamento in sella = Bike fitting; Corsi di meccanica = Corsi; Lavaggio bici; Assemblaggio",
  ],
  machining: [
    'lavorazioni meccaniche, torneria, officina meccanica di precisione, meccanica di precisione, lavorazioni meccaniche conto terzi, torneria meccanica, lavorazioni CNC',
    'Tornitura = Tornitura CNC ~ tornire; Fresatura = Fresatura CNC = Fresatura 5 assi ~ fresare; Rettifica = Rettifiche; Prototipi = Prototipazione = Campionature; Piccole serie = Produzione in serie = Grandi serie; Elettroerosione = Elettroerosione a filo; Assemblaggio = Montaggio gruppi; Controllo qualità = Collaudo = Controllo dimensionale; Acciaio inox e titanio; Progettazione = Ufficio tecnico; Trattamenti = Trattamenti termici e superficiali; Ricambi = Pezzi di ricambio = Ricambi a disegno; Ingranaggi = Dentature; Minuterie = Minuteria metallica; Parco macchine; Conto terzi = Lavorazioni conto terzi',
  ],
  sheet_metal: [
    'lavorazione lamiera, carpenteria leggera, taglio laser, lavorazioni lamiera conto terzi, carpenteria di precisione',
    'Taglio laser = Taglio laser lamiera ~ tagliare lamiere; Piegatura = Piegatura lamiera = Piegatura CNC ~ piegare lamiere; Saldatura = Saldatura robotizzata = Saldatura TIG e MIG; Punzonatura; Taglio laser tubo = Laser tubo; Lavorazione inox = Acciaio inox; Carterature = Armadi = Quadri e carter = Cabine; Verniciatura = Verniciatura a polveri; Assemblaggio = Montaggio; Prototipi = Campionature; Calandratura; Taglio plasma = Taglio ad acqua = Waterjet; Progettazione = Sviluppo disegni; Produzione in serie = Piccole serie; Finitura = Satinatura',
  ],
  toolmaker: [
    'costruzione stampi, officina stampi, stampista, attrezzeria, attrezzature meccaniche, stampi',
    'Stampi per materie plastiche = Stampi a iniezione = Stampi plastica; Stampi per lamiera = Stampi a passo = Stampi tranciatura; Stampi per pressofusione = Pressofusione; Attrezzature = Attrezzature di montaggio = Maschere; Riparazione stampi = Manutenzione stampi = Modifica stampi ~ riparare stampi, modificare stampi; Progettazione stampi = Progettazione = CAD CAM; Elettroerosione = Elettroerosione a tuffo e filo; Campionature = Prove stampi = Prestampi; Prototipi = Stampi prototipo; Calibri = Dime di controllo; Lavorazioni conto terzi = Fresatura = Rettifica; Saldatura laser; Stampaggio = Stampaggio conto terzi; Reverse engineering = Scansione 3D; Affilatura = Affilatura utensili ~ affilare utensili',
  ],
  plastics: [
    'stampaggio materie plastiche, azienda materie plastiche, stampaggio plastica, lavorazione materie plastiche, plastiche',
    'Stampaggio a iniezione = Stampaggio plastica = Stampaggio conto terzi ~ stampare plastica; Bimateria = Costampaggio = Stampaggio bimateria; Estrusione = Profili = Profili plastici; Termoformatura; Soffiaggio = Flaconi; Stampi = Costruzione stampi; Prototipi = Stampa 3D; Assemblaggio = Montaggio; Tampografia = Serigrafia = Decorazioni; Plexiglass = Lavorazione plexiglass = Taglio plexiglass; Vetroresina = Compositi = Fibra di carbonio; Plastica riciclata = Materiali riciclati = Bioplastiche; Co-progettazione = Progettazione; Rotostampaggio; Camera bianca = Medicale; Lavorazioni meccaniche plastica = Tecnopolimeri',
  ],
  surface_treatment: [
    'trattamenti superficiali, verniciatura industriale, galvanica, zincatura, trattamenti galvanici, verniciatura a polvere, sabbiatura, trattamenti termici',
    'Verniciatura a polveri = Verniciatura a polvere = Verniciature ~ verniciare a polvere; Sabbiatura = Pallinatura ~ sabbiare; Zincatura = Zincatura a caldo = Zincatura elettrolitica; Anodizzazione = Ossidazione anodica; Cromatura = Nichelatura ~ cromare; Verniciatura a liquido; Sverniciatura ~ sverniciare; Lucidatura = Pulitura metalli = Satinatura; Tempra = Trattamenti termici = Cementazione; Cerchi in lega = Cerchi; Cataforesi = Fosfatazione = Brunitura; Doratura = Argentatura; Cancelli e ringhiere; Trattamenti anticorrosione = Cicli anticorrosivi; Verniciatura legno; Ritiro e consegna',
  ],
  wood_manufacturer: [
    'segheria, industria del legno, commercio legnami, legnami, lavorazione legno, falegnameria industriale',
    'Travi = Travature = Travi lamellari; Tavole = Tavolame = Segati; Taglio conto terzi = Segagione conto terzi ~ segare tronchi; Perline = Perlinato; Legno lamellare = Lamellare; Pavimenti in legno = Pavimenti; Decking = Legno per esterni; Essiccazione = Essiccazione conto terzi ~ essiccare legno; Legna da ardere = Legna; Pellet = Cippato = Segatura; Pallet = Imballaggi in legno = Bancali; Acquisto tronchi = Acquisto boschi ~ comprare tronchi; Tetti in legno = Case in legno; Piani massicci = Tavoloni = Pannelli; Recinzioni = Staccionate; Semilavorati = Lavorazioni CNC',
  ],
  packaging_manufacturer: [
    'imballaggi, scatolificio, produzione imballaggi, cartotecnica, azienda di packaging, produttore di imballaggi',
    'Scatole in cartone = Scatole = Scatole di cartone ondulato; Astucci = Astucci pieghevoli; Scatole per e-commerce = Imballaggi per spedizioni; Scatole personalizzate = Scatole stampate = Imballaggi personalizzati; Packaging di lusso = Scatole rivestite = Cofanetti; Etichette = Etichette adesive; Shopper = Sacchetti = Buste; Film = Pellicole = Imballaggi flessibili; Espositori = Espositori da banco; Imballaggi in legno = Casse; Progettazione packaging = Progettazione = Campionature; Imballaggi sostenibili = Packaging ecologico; Imballaggi alimentari = Scatole per pizza; Piccole tirature = Piccole quantità; Alveari = Protezioni; Nastri adesivi',
  ],
  textile_manufacturer: [
    'azienda tessile, tessitura, maglificio, confezioni, laboratorio di confezioni, lanificio, ricamificio, filatura',
    'Tessuti = Stoffe; Filati; Maglieria = Maglie; Coperte = Plaid; Biancheria per la casa = Tovaglie = Lenzuola; Asciugamani = Spugne; Abbigliamento da lavoro = Divise; Tessuti tecnici; Conto terzi = Confezione conto terzi = Produzione conto terzi ~ confezionare per marchi; Ricami = Ricamo = Ricami personalizzati; Tintoria = Finissaggio; Calze = Calzetteria; Seta = Cravatte e foulard = Foulard; Private label; Piccole serie = Prototipi = Campionari; Spaccio aziendale = Spaccio = Outlet',
  ],
  food_manufacturer: [
    'azienda alimentare, produttore alimentare, pastificio, mulino, conserve alimentari, industria alimentare, laboratorio alimentare, biscottificio',
    'Pasta = Pasta secca = Pasta artigianale; Pasta fresca = Pasta ripiena; Farine = Farina; Sughi = Salse = Sughi pronti; Conserve = Sottoli = Passata; Marmellate = Confetture; Biscotti = Prodotti da forno; Aceto balsamico = Aceto; Succhi = Succhi di frutta; Riso = Legumi; Prodotti biologici = Bio; Ristorazione = Horeca = Food service; Conto terzi = Private label = Produzione conto terzi ~ produrre per altri; Spaccio = Vendita diretta; Regali aziendali = Cesti regalo; Visite guidate = Visite al pastificio',
  ],
  cosmetics_manufacturer: [
    'azienda cosmetica, produzione cosmetici, laboratorio cosmetico, cosmetici naturali, cosmetica conto terzi',
    'Creme viso; Creme corpo; Shampoo = Capelli; Saponi = Saponette = Saponi naturali; Solari; Linea bimbi; Profumi = Fragranze; Oli essenziali = Oli; Linea uomo = Barba; Make-up = Trucco; Conto terzi = Private label = Produzione conto terzi ~ produrre per marchi; Formulazioni = Ricerca e sviluppo = Sviluppo formule ~ formulare; Consulenza regolatoria = Notifiche CPNP = Dossier cosmetici; Linea hotel = Linea professionale = Cortesia per hotel; Shop = Vendita online = Spaccio; Integratori',
  ],
  electronics_manufacturer: [
    'azienda elettronica, produzione elettronica, assemblaggio schede elettroniche, progettazione elettronica, elettronica industriale',
    'Assemblaggio schede elettroniche = Montaggio SMT = Assemblaggio schede = Montaggio SMD e PTH ~ montare schede; Progettazione elettronica = Progettazione hardware = Sviluppo schede ~ progettare schede; Firmware = Software embedded; Circuiti stampati = Sbroglio PCB = PCB; Prototipi = Prototipazione rapida; Produzione in serie = Piccole serie; Cablaggi = Cablaggi elettrici; Quadri elettrici = Quadri di comando; Assemblaggio apparecchiature = Box building; Collaudo = Collaudi funzionali = Test; Riparazione schede = Riparazioni ~ riparare schede; Sensori = Strumenti di misura; Elettronica conto terzi = Conto terzi; Automazione = Controllori; Resinatura = Tropicalizzazione; Certificazioni = Prove EMC',
  ],
  machine_builder: [
    'costruttore di macchine, costruzione macchine industriali, macchine speciali, automazione industriale, impiantistica industriale, macchine utensili',
    'Macchine speciali = Macchine su misura = Macchine personalizzate; Automazione = Automazione industriale = Robotica = Isole robotizzate; Nastri trasportatori = Trasportatori; Macchine confezionatrici = Packaging = Imbottigliatrici; Progettazione meccanica = Progettazione; Software PLC = Quadri e software = Programmazione PLC; Revamping = Retrofit = Revisione macchine ~ rimodernare macchine; Ricambi; Assistenza tecnica = Manutenzione = Assistenza e manutenzione ~ riparare macchine; Installazione = Montaggio = Avviamento; Macchine usate = Usato; Linee di montaggio = Banchi di prova; Macchine alimentari = Macchine per alimenti; Formazione; Teleassistenza; Industria 4.0',
  ],
  furniture_manufacturer: [
    'mobilificio, produzione mobili, fabbrica di mobili, azienda di arredamento, produttore di arredi, fabbrica di divani, sedificio',
    'Sedie = Sedute; Tavoli; Divani = Divani e poltrone = Imbottiti; Letti = Camere; Armadi; Cucine; Mobili per ufficio; Arredi scolastici = Scuole e asili; Contract = Hotel e ristoranti = Arredamento hotel; Arredo giardino = Outdoor; Arredo bagno = Bagno; Su misura = Personalizzazioni = Produzione su misura; Collezioni = Catalogo; Punti vendita; Spaccio = Outlet = Vendita diretta; Assistenza = Ricambi',
  ],
  building_materials: [
    'materiali edili, fornace, produzione calcestruzzo, prefabbricati, cava, produzione laterizi, calcestruzzi, manufatti in cemento',
    'Calcestruzzo = Calcestruzzo preconfezionato ~ consegnare calcestruzzo; Prefabbricati = Prefabbricati in cemento = Manufatti in cemento; Mattoni = Laterizi = Mattoni fatti a mano; Tegole = Coppi = Coppi e tegole; Cotto = Pavimenti in cotto; Autobloccanti = Masselli = Pavimentazioni; Ghiaia e sabbia = Inerti = Sabbia e ghiaia; Pietra = Pietra naturale = Lastre di pietra; Calce = Malte e intonaci = Grassello; Intonaci in argilla = Terra cruda; Isolanti = Materiali isolanti; Tubi e pozzetti = Pozzetti; Pezzi speciali = Produzione su misura = Su misura; Materiali riciclati = Inerti riciclati; Consegna in cantiere = Trasporto e pompaggio; Restauro = Materiali di recupero',
  ],
  calibration: [
    'laboratorio di taratura, taratura strumenti, centro di taratura, metrologia, laboratorio metrologico, bilance',
    'Taratura bilance = Bilance e masse = Bilance ~ tarare bilance; Taratura temperatura = Temperatura e umidità = Termometri; Taratura pressione = Pressione = Manometri; Taratura chiavi dinamometriche = Chiavi dinamometriche; Taratura strumenti elettrici = Multimetri = Grandezze elettriche; Taratura calibri = Calibri e micrometri = Strumenti dimensionali; Tarature in sede = Tarature presso il cliente; Certificati Accredia = Tarature accreditate = Taratura Accredia; Gestione strumenti = Gestione scadenze = Gestione parco strumenti; Riparazione strumenti = Riparazioni ~ riparare strumenti; Misure tridimensionali = Controlli dimensionali = Misure 3D; Verifica periodica = Verificazione periodica = Verifica metrica; Vendita strumenti = Vendita bilance = Strumenti; Noleggio strumenti = Noleggio; Corsi di metrologia = Formazione; Ritiro e consegna',
  ],
  printing_3d: [
    'stampa 3D, servizio stampa 3D, prototipazione rapida, manifattura additiva, service stampa 3D',
    'Prototipi = Prototipazione rapida = Prototipazione; Piccole serie = Produzione = Produzione in piccola serie; Stampa FDM = FDM; Stampa SLS = SLS = Sinterizzazione; Stampa in resina = SLA; Stampa in metallo = Metallo; Ricambi = Ricambi introvabili = Pezzi di ricambio ~ riprodurre ricambi; Scansione 3D = Reverse engineering = Scansioni 3D ~ scansionare; Modellazione 3D = Progettazione CAD = Progettazione; Plastici = Modelli architettonici = Modelli; Finitura = Post produzione = Verniciatura; Modelli dentali = Medicale; Stampa grande formato; Gadget = Oggetti personalizzati = Trofei; Corsi = Formazione; Preventivo online',
  ],
  farm_machinery: [
    'macchine agricole, concessionaria macchine agricole, officina agricola, trattori, officina macchine agricole',
    'Trattori = Trattori nuovi; Usato = Macchine usate = Trattori usati; Officina = Riparazione trattori = Riparazioni ~ riparare trattori; Ricambi = Ricambi agricoli; Giardinaggio = Rasaerba = Robot tagliaerba = Trattorini; Motoseghe = Decespugliatori; Fienagione = Falciatrici = Rotopresse; Lavorazione terreno = Aratri = Erpici; Irrorazione = Atomizzatori; Motocoltivatori = Motozappe; Noleggio = Noleggio macchine ~ noleggiare trattori; Tagliandi = Manutenzione; Revisione = Revisione trattori; Assistenza in campo = Assistenza a domicilio; Guida satellitare = Agricoltura 4.0 = GPS; Affilatura = Affilatura catene ~ affilare catene',
  ],
  farm_contractor: [
    'contoterzista, contoterzismo, lavorazioni agricole conto terzi, terzista, contoterzi agricolo',
    'Trebbiatura = Mietitrebbiatura ~ trebbiare; Trinciatura = Trinciatura mais = Trinciato ~ trinciare mais; Fienagione = Taglio e ranghinatura; Imballatura = Pressatura = Rotoballe = Balle ~ imballare; Spandimento liquami = Liquami = Spandimento digestato ~ spandere liquami; Aratura = Lavorazione terreno ~ arare; Semina = Semine ~ seminare; Trattamenti = Diserbo ~ diserbare; Spandimento letame = Concimazione ~ spandere letame; Vendemmia meccanica = Vendemmia = Raccolta olive = Raccolta meccanica ~ vendemmiare; Trasporti agricoli; Potatura = Potature = Prepotatura; Scavi = Livellamento terreni = Movimento terra ~ livellare; Trinciatura erba = Sfalcio cigli = Pulizia fossi ~ pulire fossi; Sgombero neve = Neve; Impianto vigneti = Scasso',
  ],
  forestry: [
    'impresa boschiva, azienda forestale, ditta boschiva, taglio boschi, cooperativa forestale, dottore forestale, legna da ardere',
    'Taglio boschi = Tagli boschivi = Utilizzazioni forestali = Diradamenti ~ tagliare boschi; Esbosco = Teleferica = Esbosco con teleferica ~ esboscare; Rimboschimento = Piantagioni = Rimboschimenti ~ piantare alberi; Abbattimento alberi = Abbattimenti = Abbattimenti difficili ~ abbattere alberi; Legna da ardere = Legna = Consegna legna ~ vendere legna; Cippato = Cippatura ~ cippare; Cure colturali = Ripulitura boschi = Pulizia boschi ~ pulire boschi; Gestione boschi = Gestione forestale = Piani di gestione ~ gestire boschi; Acquisto boschi = Acquisto legname = Boschi in piedi ~ comprare boschi; Fresatura ceppi = Trinciatura forestale; Strade forestali = Piste forestali; Stime = Perizie forestali = Consulenza forestale; Schianti = Danni da vento = Bostrico; Vendita legname = Legname = Paleria ~ vendere pali; Pratiche e autorizzazioni = Autorizzazioni taglio; Corsi motosega = Corsi',
  ],
  recycling: [
    'recupero rottami, rottami, autodemolizione, centro di riciclo, recupero metalli, commercio rottami, riciclo, demolizione auto',
    'Ritiro rottami = Acquisto rottami = Compro ferro = Commercio rottami ~ comprare ferro, ritirare ferro; Metalli non ferrosi = Rame e alluminio; Demolizione auto = Rottamazione auto = Rottamazione ~ demolire auto, rottamare; Noleggio cassoni = Cassoni; RAEE = Rifiuti elettronici; Ritiro a domicilio = Ritiro ~ venire a ritirare; Demolizioni industriali = Smantellamento impianti; Carta e cartone = Carta; Plastica = Riciclo plastica; Batterie = Cavi elettrici; Ricambi usati = Ricambi auto usati = Vendita ricambi; Pneumatici fuori uso; Inerti = Macerie; Radiazione = Pratiche PRA = Cancellazione PRA; Quotazioni; Catalizzatori = Marmitte catalitiche',
  ],
};
