import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Italian. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'ristorante, trattoria, osteria, locanda, ristorante tipico, enoteca con cucina',
    "Menù = Menù alla carta = Alla carta; Menù del giorno = Pranzo di lavoro = Menù di pranzo = Menù fisso ~ pranzi di lavoro; Menù degustazione = Degustazione; Carta dei vini = Vini = Cantina; Menù di pesce = Pesce = Piatti di pesce; Cerimonie = Matrimoni = Battesimi e comunioni = Banchetti ~ comunioni, cresime; Feste private = Compleanni = Eventi privati; Cene aziendali = Pranzi aziendali; Catering; Asporto = Piatti da asporto ~ portare via; Consegna a domicilio; Menù vegetariano = Piatti vegetariani = Menù vegano; Terrazza = Dehors ~ mangiare all'aperto; Corsi di cucina; Buoni regalo; Senza glutine = Piatti senza glutine",
  ],
  pizzeria: [
    "pizzeria, pizzaiolo, pizza al taglio, pizza d'asporto, ristorante pizzeria",
    "Pizze = Pizza = Pizze classiche = Pizza napoletana; Pizze speciali = Pizze gourmet; Pizza al taglio = Pizza in teglia = Pizza alla pala; Fritti = Antipasti = Fritti e antipasti; Pizza senza glutine = Senza glutine; Impasti speciali = Impasti; Asporto = Pizza d'asporto; Consegna a domicilio ~ consegnare pizze; Feste = Compleanni = Feste di compleanno; Cucina = Primi e secondi = Primi piatti; Birre = Birre artigianali; Dolci = Dessert; Giropizza = Menù giropizza; Eventi = Catering = Forno mobile; Buoni regalo",
  ],
  cafe: [
    'bar caffetteria, caffetteria, caffè, bar pasticceria, sala da tè, bistrot, caffè letterario',
    'Colazioni = Colazione; Brunch; Pranzo = Pranzi veloci = Piatti unici = Pausa pranzo; Torte = Torte fatte in casa = Dolci; Caffetteria = Caffè speciali = Caffè; Tè e infusi = Tè = Tisane; Aperitivi = Aperitivo; Cornetti e brioche = Brioche = Cornetti; Gelato = Gelati artigianali; Feste = Compleanni = Feste private; Torte su ordinazione = Torte su prenotazione ~ ordinare torte; Eventi = Letture e concerti; Catering = Coffee break; Asporto; Panini = Panini e insalate = Insalate; Buoni regalo',
  ],
  bar: [
    'bar, pub, cocktail bar, wine bar, enoteca, birreria, locale notturno',
    'Cocktail = Drink list = Drink; Aperitivo = Aperitivi = Apericena; Vini = Carta dei vini = Vini al calice; Birre = Birre artigianali = Birre alla spina; Distillati = Whisky = Gin; Taglieri = Stuzzichini = Tapas; Analcolici = Cocktail analcolici; Musica dal vivo = Concerti; Degustazioni = Degustazioni di vini; Feste private = Compleanni = Eventi privati; DJ set = Serate; Corsi di cocktail = Corsi; Colazioni = Colazione; Barman per eventi = Bar catering = Open bar; Quiz = Karaoke; Partite',
  ],
  food_truck: [
    'food truck, street food, furgone di street food, ape food, cucina mobile, truck',
    'Menù = Il nostro menù; Panini = Hamburger = Burger; Matrimoni = Food truck per matrimoni; Feste private = Compleanni; Eventi aziendali; Catering = Noleggio food truck = Noleggio ~ noleggiare food truck; Festival e sagre = Festival = Sagre e mercati; Fritti = Fritture; Pausa pranzo = Pranzo in azienda; Piatti vegetariani = Vegano; Birre e bevande = Bevande; Calendario = Prossime tappe = Dove siamo',
  ],
  caterer: [
    'catering, servizio catering, banqueting, catering e banqueting, gastronomia e catering, rinfreschi',
    'Matrimoni = Catering per matrimoni = Ricevimenti di nozze; Eventi aziendali = Catering aziendale; Buffet = Buffet freddi e caldi; Finger food = Finger; Coffee break = Colazioni di lavoro; Cerimonie = Battesimi e comunioni = Comunioni e cresime; Feste private = Compleanni = Lauree = Feste di laurea; Aperitivi = Aperitivo rinforzato; Cene di gala = Cene a domicilio = Cene placée; Open bar = Angolo bar; Torte = Wedding cake = Torte e dolci; Noleggio attrezzature = Allestimenti = Noleggio stoviglie ~ noleggiare stoviglie; Mense = Ristorazione scolastica = Mense scolastiche; Barbecue = Show cooking = Grigliate; Menù vegetariani = Catering vegano; Camerieri = Personale di sala',
  ],
  private_chef: [
    'chef a domicilio, cuoco a domicilio, private chef, cuoca a domicilio, personal chef',
    'Cena a domicilio = Cene a domicilio = Cene private ~ cucinare a casa; Menù degustazione = Degustazione; Corsi di cucina = Lezioni di cucina = Cooking class; Feste e compleanni = Compleanni = Feste; Eventi aziendali = Cene aziendali; Matrimoni intimi = Matrimoni; Ville e case vacanza = Chef in villa = Chef in barca ~ cucinare in villa; Brunch = Aperitivi = Buffet; Pasti settimanali = Meal prep ~ preparare i pasti della settimana; Barbecue = Grigliate; Menù di pesce; Menù vegetariano = Menù vegano; Abbinamento vini; Buoni regalo; Consulenza per ristoranti',
  ],
  bakery: [
    'panificio, forno, fornaio, panetteria, panettiere, panificio artigianale',
    'Pane = Pane a lievitazione naturale = Pane con lievito madre ~ sfornare pane; Focacce = Focaccia; Pizza = Pizza al taglio = Pizzette; Grissini = Grissini e crackers = Taralli; Biscotti = Biscotteria; Torte = Crostate = Torte su ordinazione; Colazione = Brioche = Cornetti; Pane senza glutine = Senza glutine; Panettoni = Panettone = Colombe; Pani speciali = Grani antichi = Pane integrale; Forniture per ristoranti = Fornitura ristoranti ~ rifornire ristoranti; Consegna a domicilio = Consegne ~ consegnare pane; Buffet = Salatini = Rinfreschi; Corsi di panificazione = Corsi ~ imparare a fare il pane; Pasta fresca; Prenotazioni',
  ],
  confectioner: [
    'pasticceria, pasticcere, cioccolateria, cioccolatiere, pasticciere, gelateria, gelateria artigianale, cake designer',
    'Torte = Torte di compleanno = Torte su ordinazione = Torte personalizzate ~ ordinare torte; Torte nuziali = Wedding cake = Torte da matrimonio; Mignon = Pasticceria mignon = Pasticcini; Cioccolatini = Praline = Cioccolato; Panettoni = Panettone = Colombe = Grandi lievitati; Gelato = Gelato artigianale = Gelati = Torte gelato; Biscotti = Biscotteria = Pasticceria secca; Colazioni = Brioche = Cornetti; Macaron = Macarons; Salato = Rustici e salatini = Buffet salati; Cake design = Torte decorate; Confetti = Bomboniere = Confettata; Regali aziendali = Confezioni regalo = Cesti; Uova di Pasqua; Corsi di pasticceria = Corsi; Senza glutine = Dolci vegani',
  ],
  butcher: [
    'macelleria, macellaio, salumificio, norcineria, macelleria gastronomia, beccheria',
    'Carne bovina = Manzo = Carne di manzo = Carni; Maiale = Carne suina = Suino; Salumi = Salumi artigianali = Insaccati; Salsicce = Salsiccia; Pollame = Pollo e coniglio = Polli; Agnello = Agnello e capretto; Selvaggina; Pronti a cuocere = Piatti pronti = Preparati = Pronto cuoci; Gastronomia = Rosticceria = Polli allo spiedo; Grigliate = Carne per grigliate = Pacchi famiglia; Frollatura = Carni frollate = Dry aged; Prosciutto = Prosciutti; Taglieri = Cesti regalo = Cesti; Consegna a domicilio = Consegne; Spedizioni = Vendita online; Forniture per ristoranti',
  ],
  fishmonger: [
    'pescheria, pescivendolo, ittica, mercato del pesce, prodotti ittici',
    "Pesce fresco = Pescato del giorno; Molluschi = Cozze e vongole = Frutti di mare; Crostacei = Gamberi e scampi; Ostriche = Crudi di mare = Crudi; Pesce pulito = Pulizia e sfilettatura ~ pulire pesce, sfilettare; Gastronomia = Pronti a cuocere = Piatti pronti; Frittura = Fritto misto = Fritture da asporto; Insalata di mare = Marinati; Pesce affumicato = Salmone affumicato; Baccalà = Stoccafisso = Conserve; Pesce d'acqua dolce = Trote; Forniture per ristoranti ~ rifornire ristoranti; Consegna a domicilio = Consegne; Prenotazioni; Surgelati; Catering",
  ],
  dairy: [
    'caseificio, latteria, formaggi, azienda casearia, caseificio artigianale, casaro, malga',
    'Formaggi; Mozzarella = Mozzarella di bufala; Ricotta = Ricotte; Formaggi freschi = Stracchino = Primo sale; Formaggi stagionati = Stagionati; Formaggi di capra = Caprini; Pecorino = Formaggi di pecora = Pecorini; Burrata = Scamorza = Provola; Yogurt; Burro; Latte = Latte fresco = Latte crudo; Spaccio = Vendita diretta = Punto vendita; Visite guidate = Visite al caseificio ~ visitare caseificio; Degustazioni = Degustazione; Corsi di caseificazione = Laboratori ~ imparare a fare il formaggio; Ristoranti e negozi',
  ],
  farm: [
    'azienda agricola, fattoria, cascina, podere, azienda biologica, orto, agricoltore, masseria',
    'Vendita diretta = Spaccio aziendale = Bottega = Punto vendita; Cassetta di verdura = Cassette = Cassette di frutta e verdura = Cassetta biologica ~ consegnare cassette; Ortaggi = Verdure = Verdura di stagione; Frutta = Mele = Frutta di stagione; Uova = Uova fresche; Carne = Pacchi di carne = Carne bovina; Formaggi = Latte e formaggi; Conserve = Marmellate = Marmellate e conserve; Olio = Olio extravergine; Farine = Cereali = Farine e legumi; Vino; Miele; Fattoria didattica = Visite scolastiche = Laboratori didattici ~ scuole in visita; Raccolta diretta = Autoraccolta ~ raccogliere da soli; Agriturismo = Ristorazione = Camere; Adotta un albero = Adozioni',
  ],
  winery: [
    'cantina, azienda vinicola, viticoltore, vignaiolo, azienda vitivinicola, produttore di vino, tenuta',
    'Vini = Vini in bottiglia; Vini rossi; Vini bianchi; Rosati = Vini rosati; Spumanti = Metodo classico = Bollicine = Prosecco; Passiti = Vini dolci; Degustazioni = Degustazione = Degustazione vini ~ degustare vini; Visite in cantina = Visite guidate = Tour in cantina ~ visitare cantina; Vendita diretta = Shop = Punto vendita; Vino sfuso; Grappe = Grappa; Olio = Olio extravergine; Eventi = Matrimoni = Matrimoni ed eventi; Ospitalità = Camere = Agriturismo; Picnic in vigna = Vendemmia = Esperienze in vigna; Wine club = Club del vino',
  ],
  brewery: [
    'birrificio, birrificio artigianale, birraio, birreria artigianale, birrificio agricolo',
    'Birre = Birre artigianali; Visite guidate = Visita al birrificio = Tour ~ visitare birrificio; Degustazioni = Degustazione birre; Taproom = Pub = Mescita; Corsi = Corsi di birra = Corsi di homebrewing ~ imparare a fare la birra; Fusti = Noleggio spillatori = Noleggio impianti spina ~ noleggiare spillatori; Spaccio = Vendita diretta = Shop; Birre stagionali = Edizioni limitate; Feste = Eventi = Feste private; Locali e ristoranti = Forniture per locali = Horeca; Etichette personalizzate = Birra personalizzata = Conto terzi; Regali = Confezioni regalo; Food truck = Cucina; Birra senza glutine',
  ],
  distillery: [
    'distilleria, liquorificio, grapperia, produttore di liquori, mastro distillatore',
    'Grappe = Grappa; Gin; Amari = Amaro; Liquori = Liquori alle erbe; Limoncello = Rosoli; Whisky; Acquaviti = Acquaviti di frutta = Distillati di frutta; Brandy; Visite guidate = Visita in distilleria ~ visitare distilleria; Degustazioni = Degustazione; Corsi = Laboratorio di gin ~ creare il proprio gin; Conto terzi = Etichette personalizzate = Distillazione conto terzi ~ distillare per terzi; Confezioni regalo = Regali aziendali; Spaccio = Vendita diretta = Shop; Vermouth; Cocktail',
  ],
  coffee_roaster: [
    'torrefazione, torrefattore, torrefazione artigianale, torrefazione caffè',
    "Caffè in grani = Miscele = Caffè; Caffè macinato = Macinato per moka = Moka; Monorigini = Monorigine = Specialty coffee; Cialde e capsule = Capsule = Cialde; Decaffeinato; Filtro = Caffè filtro; Abbonamento = Abbonamenti; Bar e ristoranti = Forniture per bar = Horeca ~ rifornire bar; Caffè per ufficio; Macchine da caffè = Macchine in comodato = Comodato d'uso; Assistenza macchine = Riparazione macchine = Manutenzione macchine ~ riparare macchine; Corsi barista = Corsi = Corsi di caffetteria; Degustazioni = Cupping; Visita alla torrefazione; Conto terzi = Private label; Regali = Confezioni regalo",
  ],
  beekeeper: [
    'apicoltore, apicoltura, apicoltrice, azienda apistica, apiario',
    "Miele = Mieli = Miele di acacia = Miele millefiori; Propoli; Polline = Pappa reale; Favo = Miele in favo; Cera d'api = Candele = Candele in cera d'api; Idromele = Aceto di miele; Cosmetici = Creme = Cosmetici al miele; Sciami = Api regine = Nuclei e regine = Nuclei ~ vendere sciami; Recupero sciami ~ recuperare sciami, raccogliere sciami; Corsi di apicoltura = Corsi ~ diventare apicoltore; Adotta un alveare = Adozioni; Visite e laboratori = Fattoria didattica ~ scuole in visita; Bomboniere = Regali; Impollinazione = Servizio di impollinazione ~ impollinare; Api in azienda = Alveari aziendali; Apiterapia = Aria di alveare",
  ],
  olive_mill: [
    'frantoio, oleificio, frantoio oleario, produttore di olio, azienda olivicola',
    'Olio extravergine = Olio extravergine di oliva = Olio; Olio biologico = Olio bio; Oli aromatizzati = Oli al limone; Monocultivar = Monovarietali; Molitura conto terzi = Molitura = Frangitura ~ molire olive, macinare olive, frangere; Olive = Olive da tavola = Olive in salamoia; Patè di olive = Patè = Conserve; Degustazioni = Degustazione olio; Visite guidate = Visite al frantoio ~ visitare frantoio; Adotta un olivo = Adozione ulivi; Cosmetici = Saponi; Vendita diretta = Spaccio; Spedizioni = Vendita online; Forniture; Regali aziendali = Confezioni regalo = Bomboniere; Imbottigliamento = Conto terzi',
  ],
  delicatessen: [
    'gastronomia, salumeria, negozio di alimentari, specialità alimentari, bottega alimentare, gastronomia da asporto, alimentari',
    'Formaggi = Banco formaggi; Salumi = Banco salumi; Piatti pronti = Gastronomia da asporto = Rosticceria; Pasta fresca = Pasta ripiena; Vini = Enoteca; Olio e aceto = Olio; Conserve = Sottoli e sottaceti = Sottoli; Cesti regalo = Cesti natalizi = Cesti; Taglieri = Vassoi; Catering = Buffet e rinfreschi = Rinfreschi; Panini = Pausa pranzo; Dolci = Cioccolato e dolci; Tartufi = Tartufo; Consegna a domicilio = Consegne; Spedizioni = Vendita online; Degustazioni',
  ],
  florist: [
    'fiorista, fioraio, negozio di fiori, fioreria, floral designer, fioraia',
    'Mazzi di fiori = Bouquet = Fiori recisi = Mazzi ~ comporre mazzi; Matrimoni = Fiori per matrimoni = Allestimenti matrimoni = Bouquet da sposa ~ addobbare chiese; Funerali = Corone funebri = Fiori per funerali = Cuscini e corone ~ corone; Consegna a domicilio = Consegna fiori ~ consegnare fiori; Piante = Piante da interno = Piante in vaso; Composizioni = Composizioni floreali = Centrotavola; Fiori secchi = Fiori stabilizzati = Composizioni secche; Abbonamenti = Abbonamento fiori ~ fiori ogni settimana; Eventi = Allestimenti eventi = Allestimenti floreali; Hotel e ristoranti = Fiori per hotel; Corsi = Corsi di composizione floreale = Laboratori; Addobbi natalizi; Manutenzione tombe = Cura tombe = Fiori per cimitero ~ curare tombe; Terrazzi = Allestimento terrazzi; Vasi e regali = Oggettistica; Bomboniere',
  ],
  hotel: [
    'hotel, albergo, boutique hotel, hotel ristorante, albergo diffuso, hotel benessere, relais',
    'Camere = Camere e suite = Camera doppia; Suite = Junior suite; Camere familiari = Camera familiare; Appartamenti; Colazione = Prima colazione; Ristorante = Mezza pensione = Cucina; Centro benessere = Spa = Spa e benessere = Wellness; Massaggi = Trattamenti; Sale riunioni = Meeting = Congressi = Meeting ed eventi; Matrimoni = Ricevimenti; Banchetti = Cerimonie = Feste; Offerte = Pacchetti; Piscina; Buoni regalo = Cofanetti; Noleggio bici = Biciclette = Bike hotel; Spiaggia = Spiaggia convenzionata',
  ],
  guesthouse: [
    'bed and breakfast, b&b, affittacamere, pensione, guest house, locanda, foresteria',
    'Camere = Camera doppia = Camera matrimoniale; Camera familiare = Camere familiari; Appartamento = Appartamenti = Monolocale; Colazione = Prima colazione; Cena = Mezza pensione = Cene; Bike friendly = Deposito bici ~ deposito per bici; Trekking; Animali ammessi = Cani ammessi ~ cani benvenuti; Soggiorni di lavoro; Offerte = Pacchetti = Soggiorni lunghi; Navetta = Transfer; Corsi = Corsi di cucina; Idromassaggio = Sauna; Buoni regalo',
  ],
  holiday_homes: [
    'casa vacanze, case vacanza, appartamenti vacanze, affitti brevi, villa in affitto, baite, chalet',
    'Appartamenti = Appartamento = Bilocale e trilocale; Villa = Ville = Ville con piscina; Baite = Chalet = Baita; Trulli = Masserie = Dammusi; Bilocali = Monolocali; Soggiorni in famiglia = Vacanze in famiglia; Vacanze con il cane = Animali ammessi = Cani ammessi ~ cani benvenuti; Piscina; Affitti settimanali = Affitti mensili = Affitti a lungo termine ~ affittare per mesi; Gruppi e famiglie; Gestione case vacanza = Gestione affitti brevi = Per i proprietari ~ gestire case altrui; Biancheria e pulizie; Noleggio bici = Biciclette; Offerte = Last minute; Smart working = Workation; Transfer = Trasferimenti',
  ],
  campsite: [
    'campeggio, camping, villaggio turistico, area camper, agricampeggio, camping village, glamping',
    'Piazzole = Piazzole per tende e camper = Piazzola; Area camper = Camper = Sosta camper; Bungalow = Bungalows = Casette; Case mobili = Mobil home; Glamping = Tende glamping = Lodge tent = Tende arredate; Tende = Posto tenda ~ piantare la tenda; Piazzole stagionali = Campeggio annuale; Piscina = Piscine; Spiaggia = Spiaggia privata; Ristorante = Pizzeria = Bar e ristorante; Market = Minimarket = Bazar; Animazione = Miniclub; Noleggio bici = Noleggio canoe = Noleggi; Servizi igienici = Bagni privati; Cani ammessi = Animali ammessi; Gruppi e scuole',
  ],
  hostel: [
    'ostello, ostello della gioventù, hostel, casa per ferie, rifugio',
    'Camerate = Dormitori = Posti letto; Camere private = Camera doppia = Camere singole; Camere familiari = Camera familiare; Colazione; Mezza pensione = Ristorante = Pensione completa; Cucina comune = Cucina condivisa; Gruppi e scuole; Gite scolastiche = Scolaresche; Noleggio bici = Deposito bici = Biciclette; Bar; Eventi = Sale = Sale riunioni; Soggiorni lunghi; Credenziali; Visite guidate = Escursioni; Autogestione = Casa in autogestione; Lavanderia',
  ],
  farm_holidays: [
    'agriturismo, masseria, maso, fattoria con camere, azienda agrituristica, country house, agricampeggio',
    'Camere = Camera doppia; Appartamenti = Appartamento; Ristorante = Cucina = Cucina contadina = Ristorazione; Colazione = Prima colazione; Mezza pensione; Piscina; Fattoria didattica = Laboratori per bambini; Vendita prodotti = Bottega; Degustazioni = Degustazioni di vino e olio; Corsi di cucina = Lezioni di cucina; Passeggiate a cavallo = Equitazione = Maneggio; Animali della fattoria; Matrimoni = Cerimonie = Matrimoni ed eventi; Escursioni = Trekking e bici; Agricampeggio = Piazzole; Spa',
  ],
  event_venue: [
    'location per eventi, location per matrimoni, villa per matrimoni, sala ricevimenti, sala per feste, centro congressi, dimora storica',
    'Matrimoni = Ricevimenti di nozze = Ricevimenti; Cerimonie civili = Riti civili = Matrimoni civili = Rito civile ~ sposarsi; Eventi aziendali = Cene aziendali; Congressi e riunioni = Congressi = Meeting = Convegni; Feste private = Compleanni = Diciottesimi; Battesimi e comunioni = Cerimonie = Comunioni; Lauree = Feste di laurea; Catering = Ristorazione; Camere = Pernottamento = Ospitalità; Sale = Spazi = Le sale; Concerti = Mostre ed eventi culturali = Eventi culturali; Set fotografici = Shooting e riprese = Location per film; Piscina; Allestimenti; Noleggio sala = Affitto sala ~ affittare sala',
  ],
  wedding_planner: [
    'wedding planner, organizzatrice di matrimoni, organizzazione matrimoni, wedding designer, event planner',
    'Organizzazione completa = Full planning = Organizzazione matrimonio ~ organizzare tutto; Organizzazione parziale = Partial planning; Coordinamento del giorno = Regia del matrimonio = Wedding day coordination ~ coordinare il giorno; Destination wedding = Matrimoni per stranieri = Matrimoni di stranieri; Matrimoni simbolici = Riti simbolici = Cerimonie simboliche = Rito simbolico; Allestimenti = Wedding design = Allestimenti floreali ~ allestire; Ricerca location = Location = Scelta location ~ trovare location; Scelta fornitori; Elopement = Matrimoni intimi = Fughe romantiche; Proposta di matrimonio = Proposte di matrimonio; Partecipazioni = Wedding stationery = Grafica; Feste = Battesimi e compleanni = Compleanni; Consulenza oraria; Noleggio allestimenti = Noleggio; Bomboniere; Addio al nubilato',
  ],
  event_agency: [
    'agenzia di eventi, organizzazione eventi, agenzia eventi, service audio luci, organizzatore di eventi',
    'Eventi aziendali = Convention = Eventi corporate; Congressi = Convegni = Conferenze = Congressi e convegni; Fiere = Stand fieristici; Team building; Cene di gala = Gala; Lanci di prodotto = Presentazioni di prodotto; Eventi privati = Feste private = Compleanni; Matrimoni; Concerti e festival = Festival = Concerti = Spettacoli; Service audio luci = Audio e luci = Service tecnico; Eventi online = Streaming = Eventi ibridi; Booking artisti = Intrattenimento ~ ingaggiare artisti; Hostess e promoter = Hostess; Viaggi incentive = Incentive; Sfilate = Sfilate di moda; Eventi per bambini',
  ],
  party_rental: [
    'noleggio attrezzature per eventi, noleggio per feste, noleggio tensostrutture, noleggio allestimenti, noleggio gonfiabili',
    'Gazebo e tensostrutture = Tensostrutture = Gazebo ~ noleggiare gazebo; Tavoli e sedie = Sedie = Noleggio tavoli e sedie; Stoviglie = Piatti e bicchieri = Noleggio stoviglie; Tovagliato = Tovaglie; Gonfiabili = Noleggio gonfiabili = Castelli gonfiabili; Audio = Impianti audio = Casse acustiche; Illuminazione; Palchi = Pedane e palchi = Pedane; Allestimenti matrimoni = Matrimoni = Decorazioni; Photobooth = Photo booth; Frigoriferi = Cucine mobili = Attrezzature cucina; Funghi riscaldanti = Riscaldatori; Bagni chimici = Bagni mobili; Spillatori; Consegna e montaggio = Trasporto e montaggio; Zucchero filato = Popcorn',
  ],
  dj: [
    'dj, dj per matrimoni, deejay, animazione musicale, disc jockey',
    "Matrimoni = DJ per matrimoni; Feste private = Compleanni = Feste di compleanno; Diciottesimi = Feste dei 18 anni; Lauree = Feste di laurea; Eventi aziendali = Feste aziendali; Serate in discoteca = Discoteche; Impianto audio = Service audio = Noleggio audio; Impianto luci = Effetti luce; Cerimonia = Musica per la cerimonia; Aperitivo = Musica per l'aperitivo; Karaoke = Animazione; DJ e sax = Musica dal vivo; Feste di piazza = Festival; Silent disco; Vocalist; Effetti speciali = Fontane fredde",
  ],
  band: [
    'band, gruppo musicale, band per matrimoni, musicisti, musica dal vivo, cantante, duo, cover band, orchestra',
    'Matrimoni = Musica per matrimoni; Cerimonia = Musica in chiesa = Musica per la cerimonia ~ accompagnare la messa; Aperitivo = Musica per aperitivo = Cocktail; Ricevimento = Cena e ballo; Eventi aziendali; Feste private = Compleanni = Feste; Concerti = Spettacoli = Live; Feste di piazza = Sagre = Feste patronali; Repertorio = Scaletta; Service audio luci = Impianto audio; Duo acustico = Acustico = Duo e trio; DJ set = DJ; Piano bar; Demo = Ascolta; Funerali; Lezioni di canto = Lezioni',
  ],
};
