import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Italian. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'libreria, libraio, libreria indipendente, libreria antiquaria, libreria per ragazzi, libraia',
    'Narrativa = Romanzi; Libri per bambini = Bambini e ragazzi = Libri per ragazzi; Saggistica = Saggi; Libri usati = Usato; Presentazioni = Incontri con autori = Eventi = Presentazioni di libri; Libri su ordinazione ~ ordinare libri; Consegna a domicilio = Consegne = Spedizioni ~ consegnare libri; Libri scolastici = Testi scolastici = Adozioni; Gruppi di lettura = Gruppo di lettura; Letture per bambini = Letture animate = Laboratori; Libri antichi = Libri rari = Antiquariato; Acquisto libri = Acquisto biblioteche ~ comprare biblioteche; Guide e mappe = Guide di viaggio = Viaggi; Cartoleria = Giochi = Regali; Buoni regalo; Scuole e biblioteche',
  ],
  bike_shop: [
    'negozio di biciclette, negozio di bici, biciclette, ciclista, cicli, rivenditore bici',
    'E-bike = Bici elettriche; Mountain bike = MTB; Bici da corsa = Gravel = Bici da strada; City bike = Bici da città; Bici per bambini = Bici da bambino; Cargo bike; Bici usate = Usato; Officina = Riparazioni = Assistenza ~ riparare bici; Noleggio = Noleggio bici; Test bike = Prova bici = Giornate di prova; Accessori = Caschi e accessori = Componenti; Abbigliamento = Abbigliamento ciclismo; Biomeccanica = Posizionamento = Bike fitting; Telai su misura = Bici su misura; Permuta = Ritiro usato = Finanziamenti; Bici pieghevoli',
  ],
  fashion_shop: [
    'negozio di abbigliamento, boutique, abbigliamento, negozio di moda, atelier sposa, intimo e abbigliamento, merceria intimo',
    "Abbigliamento donna; Abbigliamento uomo; Abbigliamento bambini; Abiti da cerimonia = Cerimonia; Abiti da sposa; Intimo = Intimo e lingerie = Costumi da bagno; Taglie comode = Taglie forti; Jeans = Pantaloni; Maglieria = Cashmere; Giacche e cappotti = Capispalla = Cappotti; Abiti su misura = Camicie su misura = Su misura; Borse e accessori = Accessori = Borse; Abbigliamento sostenibile = Moda etica; Sartoria = Modifiche = Riparazioni sartoriali ~ accorciare; Consulenza d'immagine = Personal shopper = Armocromia; Outlet = Saldi",
  ],
  shoe_shop: [
    'negozio di scarpe, calzature, negozio di calzature, scarpe',
    'Scarpe da donna; Scarpe da uomo; Scarpe per bambini = Primi passi; Sneakers = Scarpe sportive; Stivali = Stivaletti; Sandali = Ciabatte; Scarpe comode = Scarpe per plantari = Calzature comode; Scarpe da trekking = Scarponi; Scarpe da cerimonia = Scarpe da sposa; Scarpe barefoot = Barefoot; Borse e cinture = Borse = Pelletteria; Pantofole; Scarpe antinfortunistiche = Scarpe da lavoro; Riparazioni = Allargatura; Scarpe su misura = Fatte a mano; Plantari = Esame del piede ~ misurare piede',
  ],
  sports_shop: [
    'negozio di sport, articoli sportivi, negozio sportivo, negozio di sci, negozio running',
    'Running = Scarpe da running = Corsa; Sci = Sci e scarponi = Snowboard; Calcio = Scarpe da calcio; Tennis = Padel = Racchette; Analisi della corsa = Test della corsa = Analisi appoggio; Noleggio sci = Noleggio = Noleggio attrezzatura; Laboratorio sci = Sciolina e lamine = Manutenzione sci ~ fare lamine, sciolinare; Incordatura racchette = Incordature = Incordatura ~ incordare; Nuoto = Costumi; Abbigliamento sportivo = Abbigliamento; Forniture per squadre = Squadre e società = Forniture società sportive ~ fornire squadre; Personalizzazione = Stampa maglie = Divise; Trekking; Fitness = Attrezzi; Bootfitting = Adattamento scarponi; Basket = Pallavolo',
  ],
  outdoor_shop: [
    'negozio di montagna, articoli per la montagna, negozio outdoor, negozio di caccia e pesca, articoli da campeggio, negozio di alpinismo',
    'Zaini; Scarponi = Scarpe da trekking = Scarponi da montagna; Abbigliamento tecnico = Abbigliamento outdoor; Arrampicata = Attrezzatura da arrampicata = Alpinismo; Tende = Tende e sacchi a pelo; Sacchi a pelo; Campeggio = Fornelli = Articoli da campeggio; Scialpinismo = Ciaspole = Sci alpinismo; Noleggio = Noleggio attrezzatura ~ noleggiare ciaspole; Riparazioni = Riparazione attrezzatura ~ riparare zaini; Risuolatura = Risuolatura scarponi; Pesca = Articoli da pesca = Canne e mulinelli; Caccia = Articoli da caccia; Kayak = Canoe; Mappe e guide = Cartine; Coltelli',
  ],
  toy_shop: [
    'negozio di giocattoli, giocattoli, giocheria, negozio di giochi, modellismo',
    "Giochi in legno = Giocattoli in legno; Giochi da tavolo = Giochi di società; Puzzle; Bambole = Case delle bambole; Prima infanzia = Giochi per neonati; Peluche = Pupazzi; Costruzioni = Mattoncini; Modellismo = Treni = Modellini; Giochi educativi = Giochi scientifici = Giochi didattici; Lavoretti creativi = Creatività = Kit creativi; Giochi all'aperto = Tricicli = Monopattini; Liste compleanno = Lista compleanno = Liste regalo; Feste = Articoli per feste = Palloncini; Serate giochi = Eventi e tornei = Tornei; Laboratori per bambini = Laboratori; Zaini = Scuola",
  ],
  wool_shop: [
    'negozio di filati, lane e filati, merceria, negozio di lana, filati',
    'Lane = Filati = Gomitoli; Filati tinti a mano = Tinti a mano; Cotone = Cotone e lino; Ferri e uncinetti = Accessori = Ferri; Corsi di maglia = Corsi di uncinetto = Corsi ~ imparare a lavorare a maglia; Knit café = Gruppo di maglia = Incontri; Schemi = Riviste e schemi = Modelli; Kit = Kit maglia; Maglieria su misura = Lavori su commissione = Su ordinazione ~ lavorare su commissione; Ricamo = Punto croce = Filati da ricamo; Bottoni = Bottoni e cerniere = Passamaneria; Aiuto sui lavori ~ aiutare nei lavori; Spedizioni = Vendita online; Buoni regalo; Filati naturali = Alpaca e merino = Cashmere; Intimo = Calze',
  ],
  fabric_shop: [
    'negozio di tessuti, tessuti, negozio di stoffe, merceria, tessuti e merceria, macchine da cucire',
    "Tessuti per abbigliamento = Tessuti = Stoffe; Tessuti per arredamento = Tessuti d'arredo = Tessuti per tende; Cotone americano = Patchwork; Lino = Lana e seta = Seta; Tessuti da sposa = Pizzi = Tessuti da cerimonia; Merceria = Bottoni = Cerniere; Cartamodelli; Macchine da cucire = Tagliacuci; Riparazione macchine da cucire = Assistenza macchine da cucire ~ riparare macchine da cucire; Corsi di cucito = Corsi = Corso di cucito ~ imparare a cucire; Tende su misura = Confezione tende = Confezione su misura ~ confezionare tende; Biancheria per la casa = Tovaglie = Lenzuola; Tessuti biologici; Maglina = Felpa; Ecopelle = Tessuti tecnici; Filati = Passamaneria",
  ],
  wine_shop: [
    'enoteca, vineria, negozio di vini, wine shop, cantina e vini sfusi, bottiglieria',
    'Vini rossi; Vini bianchi; Bollicine = Spumanti e champagne = Champagne; Vini naturali = Vini biologici; Vino sfuso; Rosati; Distillati = Grappe e whisky = Whisky; Degustazioni = Degustazioni guidate = Serate di degustazione ~ degustare; Corsi di degustazione = Corsi sul vino; Confezioni regalo = Cesti = Cesti natalizi; Regali aziendali; Consegna a domicilio = Consegne = Spedizioni ~ consegnare vini; Matrimoni ed eventi = Vini per matrimoni; Consulenza per ristoranti = Carta dei vini ~ fornire ristoranti; Abbonamento = Wine club; Birre artigianali = Birre',
  ],
  tea_shop: [
    'negozio di tè, tè e tisane, sala da tè, bottega del tè, erboristeria e tè',
    'Tè verde = Matcha; Tè nero; Tisane = Infusi; Tè bianco = Oolong; Rooibos; Tè aromatizzati; Teiere = Tazze e teiere = Accessori; Degustazioni = Degustazioni di tè ~ degustare tè; Corsi = Corsi sul tè; Cerimonia del tè; Miscele personalizzate = Miscele; Confezioni regalo = Regali; Ristoranti e hotel = Forniture = Bar e ristoranti; Caffè = Cioccolato; Biscotti e miele = Miele; Spedizioni = Vendita online',
  ],
  health_food_shop: [
    'negozio biologico, negozio bio, prodotti biologici, erboristeria, negozio sfuso, alimenti naturali, bottega sfusa',
    'Frutta e verdura = Ortofrutta; Prodotti sfusi = Sfuso = Alimenti sfusi ~ comprare sfuso; Pane = Forno; Cereali e legumi = Cereali = Farine; Formaggi = Latticini; Integratori = Vitamine; Cosmesi naturale = Cosmetici naturali = Cosmetici; Erbe e tisane = Tisane = Erbe officinali; Senza glutine = Celiachia; Prodotti vegani = Vegano; Cassette di verdura = Cassetta; Detersivi alla spina = Detersivi = Detersivi sfusi; Consegna a domicilio = Consegne; Gastronomia = Piatti pronti; Prima infanzia; Consulenza naturopatica',
  ],
  furniture_shop: [
    'negozio di mobili, mobilificio, arredamento, negozio di arredamento, centro arredamento, arredamenti',
    "Divani = Divani e poltrone; Camere da letto = Camere = Letti; Cucine; Camerette; Pareti attrezzate = Living; Tavoli e sedie = Tavoli = Sedie; Armadi = Cabine armadio; Materassi; Arredo bagno = Bagni; Mobili da giardino = Arredo esterno; Mobili per ufficio; Progettazione d'interni = Progettazione = Consulenza d'arredo ~ progettare arredamento; Consegna e montaggio = Trasporto e montaggio = Montaggio; Mobili su misura = Su misura; Illuminazione = Complementi d'arredo = Complementi; Outlet = Offerte",
  ],
  lighting_shop: [
    'negozio di lampade, illuminazione, lampadari, negozio di illuminazione, negozio di lampadari, luci',
    'Lampadari; Lampade da terra = Piantane; Lampade da tavolo; Plafoniere = Faretti; Applique; Illuminazione esterna = Lampade da esterno = Illuminazione giardino; Lampadine = LED; Progettazione illuminotecnica = Progetto luce = Consulenza illuminotecnica = Progettazione luci; Riparazione lampade = Restauro lampadari = Riparazioni ~ riparare lampade, restaurare lampadari; Montaggio = Installazione ~ montare lampadari; Paralumi = Paralumi su misura ~ rifare paralumi; Lampade antiche = Lampade vintage; Illuminazione per negozi = Uffici e negozi = Contract; Lampade di design; Ricambi = Ricambi lampade; Ventilatori = Ventilatori da soffitto',
  ],
  bedding_shop: [
    'negozio di materassi, materassi, biancheria per la casa, negozio di biancheria, materassaio, casa del materasso',
    'Materassi; Reti = Reti e doghe; Letti = Letti imbottiti; Guanciali = Cuscini; Piumini = Piumoni = Trapunte; Lenzuola = Completi letto; Asciugamani = Spugne = Accappatoi; Copriletti = Coperte; Rifacimento materassi = Materassi di lana = Rifacimento materassi di lana ~ rifare materassi; Topper = Correttori; Divani letto; Consegna e ritiro usato = Consegna = Ritiro usato; Materassi su misura = Su misura; Prova materassi = Consulenza riposo; Lettini; Hotel e B&B = Forniture alberghiere',
  ],
  stationery_shop: [
    'cartoleria, cartolibreria, negozio di cartoleria, forniture per ufficio, tabaccheria cartoleria',
    "Penne stilografiche = Penne = Penne e scrittura; Quaderni = Taccuini = Agende; Carta = Carta da lettere = Carte pregiate; Biglietti d'auguri = Biglietti; Zaini = Zaini e astucci; Materiale scolastico = Scuola = Articoli scolastici; Libri scolastici = Copertura libri = Prenotazione libri scolastici ~ ricoprire libri; Cancelleria = Forniture per ufficio; Carta da regalo = Confezioni regalo; Partecipazioni = Inviti = Partecipazioni di nozze; Timbri; Fotocopie = Stampe e fotocopie = Stampa tesi ~ fotocopiare; Cartucce = Toner; Regali = Articoli da regalo; Giocattoli = Giochi; Riparazione penne = Incisione penne ~ riparare penne",
  ],
  art_supplies: [
    'belle arti, negozio di belle arti, articoli per artisti, colorificio, negozio di hobby creativi',
    'Colori a olio = Colori; Acrilici; Acquerelli; Pennelli; Tele = Telai; Tele su misura = Telai su misura ~ intelaiare; Carta = Album da disegno = Carta da disegno; Matite = Disegno = Pennarelli; Cavalletti; Pigmenti = Doratura = Foglia oro; Incisione; Argilla = Modellismo = Scultura; Cornici = Corniceria; Corsi = Corsi di pittura = Laboratori; Hobby creativi = Decoupage = Hobbistica; Restauro = Prodotti per restauro',
  ],
  music_shop: [
    'negozio di strumenti musicali, strumenti musicali, negozio di musica, chitarre, pianoforti',
    'Chitarre = Chitarre elettriche e acustiche; Pianoforti = Tastiere e pianoforti = Pianoforti digitali; Batterie = Percussioni; Violini = Archi; Fiati = Strumenti a fiato; Fisarmoniche; Spartiti = Metodi e spartiti; Amplificatori = Audio = Microfoni; Riparazioni = Laboratorio = Assistenza = Liuteria ~ riparare strumenti; Noleggio = Noleggio strumenti ~ noleggiare strumenti; Usato = Strumenti usati = Permute; Corde e accessori = Accessori = Corde; Corsi di musica = Lezioni = Corsi; Service audio = Noleggio audio; Home studio = Registrazione; Ukulele',
  ],
  record_shop: [
    'negozio di dischi, dischi, negozio di vinili, vinili',
    'Vinili nuovi = Novità; Vinili usati = Usato = Dischi usati; CD; Jazz; Rock = Metal = Indie; Musica italiana; Classica; Elettronica = Techno; Hip hop = Soul e funk; Acquisto dischi = Acquisto collezioni = Compro dischi ~ comprare collezioni; Giradischi = Hi-fi; Lavaggio dischi = Pulizia vinili ~ lavare dischi; Concerti in negozio = Showcase = Eventi; Rarità = Da collezione = Edizioni rare; Spedizioni = Vendita online; Riparazione giradischi',
  ],
  electronics_shop: [
    'negozio di elettronica, elettrodomestici, negozio di elettrodomestici, informatica, telefonia, hi-fi, negozio di telefonia, radio tv',
    'Televisori = TV; Elettrodomestici = Lavatrici = Grandi elettrodomestici; Piccoli elettrodomestici = Macchine da caffè; Computer = Notebook; Smartphone = Telefonia = Cellulari; Hi-fi = Audio; Fotografia = Fotocamere; Climatizzatori = Condizionatori; Riparazioni = Assistenza = Laboratorio = Centro assistenza ~ riparare; Consegna e installazione = Installazione = Consegna a domicilio ~ installare; Usato = Ricondizionati; Antenne = Antenne e satellitare; Accessori; Componenti elettronici = Componenti; Domotica = Smart home; Contratti = Ricariche e contratti = Energia',
  ],
  hardware_shop: [
    'ferramenta, negozio di ferramenta, utensileria, colorificio, casalinghi, materiale elettrico, bricolage',
    'Utensili = Utensileria = Attrezzi; Elettroutensili; Viti e bulloni = Viteria = Bulloneria; Vernici = Colori = Tintometro = Colori e vernici ~ colori su misura; Duplicazione chiavi = Copia chiavi = Chiavi ~ duplicare chiavi; Serrature = Lucchetti e serrature = Casseforti; Giardinaggio = Articoli da giardino; Casalinghi = Pentole; Affilatura = Affilatura coltelli = Arrotatura ~ affilare coltelli; Noleggio attrezzature = Noleggio ~ noleggiare attrezzi; Idraulica = Materiale idraulico = Rubinetteria; Materiale elettrico = Lampadine; Antinfortunistica = Abbigliamento da lavoro; Taglio legno = Legno su misura = Taglio su misura ~ tagliare legno; Stufe = Pellet = Barbecue; Maniglie = Maniglieria',
  ],
  garden_centre: [
    'vivaio, garden center, vivaista, centro giardinaggio, serre, floricoltore, azienda florovivaistica',
    "Piante da frutto = Alberi da frutto; Rose; Alberi = Alberi ornamentali; Arbusti = Siepi = Piante da siepe; Piante da interno = Piante d'appartamento; Piante fiorite = Fiori stagionali = Gerani; Piantine da orto = Ortaggi = Piantine; Piante aromatiche = Aromatiche; Olivi = Agrumi; Terricci e concimi = Terriccio = Concimi; Semi = Bulbi = Sementi; Vasi; Progettazione giardini = Realizzazione giardini = Giardini ~ progettare giardini; Consegna e messa a dimora = Consegna = Messa a dimora ~ piantare; Corsi = Corsi di potatura = Corsi di giardinaggio; Piante grasse = Cactus",
  ],
  pet_shop: [
    'negozio di animali, pet shop, articoli per animali, mangimi, acquari, alimenti per animali',
    'Alimenti per cani = Crocchette; Alimenti per gatti = Gatti; Acquari = Acquariologia = Pesci; Rettili = Terrari; Uccelli; Roditori = Conigli e roditori; Accessori = Cucce e guinzagli = Guinzagli e pettorine; Tiragraffi = Lettiere; BARF = Dieta naturale = Cibo naturale; Mangimi = Animali da cortile; Cavalli = Articoli per equitazione; Toelettatura = Lavaggio cani; Consulenza alimentare = Consulenza nutrizionale; Consegna a domicilio = Consegne ~ consegnare crocchette; Allestimento acquari = Manutenzione acquari ~ allestire acquari; Analisi acqua = Test acqua',
  ],
  baby_shop: [
    "negozio per bambini, articoli per l'infanzia, prima infanzia, negozio per neonati, abbigliamento neonato, mondo bimbo",
    'Passeggini = Carrozzine = Trio; Seggiolini auto = Seggiolini = Ovetti; Abbigliamento neonato = Abbigliamento bimbi = Corredino; Lettini = Camerette; Lista nascita = Liste nascita; Allattamento = Biberon e tiralatte = Pappa; Fasce e marsupi = Fasce = Marsupi; Pannolini lavabili = Pannolini; Giocattoli = Giochi; Premaman = Gravidanza; Abiti da battesimo = Cerimonia = Battesimo; Seggioloni; Usato = Usato bimbi; Noleggio = Noleggio tiralatte e bilance = Noleggio passeggini ~ noleggiare tiralatte; Montaggio seggiolini = Consulenza seggiolini ~ montare seggiolini; Torte di pannolini = Idee regalo',
  ],
  cosmetics_shop: [
    'profumeria, cosmetici, negozio di cosmetici, erboristeria e cosmetici, bioprofumeria',
    'Profumi = Profumeria artistica = Fragranze; Trattamenti viso = Cura del viso = Skincare; Make-up = Trucco; Cosmetici naturali = Bio; Creme corpo; Capelli = Prodotti per capelli; Linea uomo; Solari; Consulenza profumi = Consulenza olfattiva; Analisi della pelle = Check-up pelle = Consulenza viso; Cabina estetica = Trattamenti = Estetica; Seduta trucco = Lezioni di trucco = Corsi di trucco ~ imparare a truccarsi; Confezioni regalo = Cofanetti; Saponi = Saponette; Profumatori ambiente = Candele; Refill = Prodotti alla spina ~ ricaricare',
  ],
  second_hand_shop: [
    "negozio dell'usato, mercatino dell'usato, second hand, vintage, usato, negozio vintage, mercatino",
    'Abbigliamento donna = Abbigliamento = Abiti; Abbigliamento bambini; Abbigliamento uomo; Borse e scarpe = Borse firmate = Borse; Vintage = Abiti vintage; Mobili = Mobili usati; Oggettistica = Casalinghi = Porcellane; Libri e dischi = Libri = Dischi; Giocattoli; Elettrodomestici = Elettronica; Conto vendita = Vendi con noi = Porta i tuoi oggetti ~ prendere in conto vendita, portare abiti; Acquisto usato = Compriamo usato ~ comprare usato; Sgomberi = Sgombero case = Svuota cantine ~ svuotare case; Ritiro a domicilio = Ritiro mobili ~ ritirare mobili; Donazioni = Dona i tuoi oggetti ~ donare abiti; Valutazioni = Valutazione gratuita',
  ],
  antiques_shop: [
    "antiquario, antiquariato, negozio di antiquariato, modernariato, rigattiere, casa d'aste, antichità",
    "Mobili antichi = Mobili; Dipinti = Quadri = Dipinti antichi; Argenti = Argenteria; Gioielli antichi = Gioielli; Orologi = Orologi antichi; Porcellane = Vetri di Murano = Ceramiche; Tappeti = Tappeti antichi; Acquisto antiquariato = Acquisto = Compro antichità ~ comprare mobili antichi, acquistare eredità; Valutazioni = Perizie = Stime = Expertise ~ valutare eredità; Eredità = Sgomberi = Sgombero case ~ svuotare case; Restauro = Restauro mobili ~ restaurare; Modernariato = Vintage; Aste = Vendita all'asta; Noleggio = Noleggio per set = Noleggio arredi ~ noleggiare per film; Libri e stampe = Stampe antiche = Libri antichi; Lampadari = Illuminazione",
  ],
  gift_shop: [
    'negozio di articoli da regalo, articoli da regalo, bomboniere, souvenir, artigianato, oggettistica, bottega del commercio equo',
    "Bomboniere = Bomboniere matrimonio = Bomboniere comunione; Liste nozze = Lista nozze; Souvenir = Ricordi; Artigianato locale = Artigianato = Ceramiche; Regali personalizzati = Oggetti personalizzati = Incisioni ~ personalizzare, incidere; Cesti regalo = Cesti = Confezioni regalo; Regali aziendali; Complementi d'arredo = Oggettistica; Candele = Profumatori; Bigiotteria = Gioielli; Biglietti = Biglietti d'auguri; Nascita e battesimo = Regali nascita = Battesimo; Prodotti tipici = Specialità locali; Tazze = Porcellane; Decorazioni natalizie = Presepi; Confezione regalo = Pacchetti regalo ~ incartare",
  ],
  candle_and_soap_maker: [
    'candele artigianali, saponi artigianali, cereria, saponificio artigianale, laboratorio di candele, saponaia, saponificatrice',
    "Candele profumate; Candele in cera di soia = Cera di soia = Candele di soia; Candele in cera d'api = Cera d'api; Candele decorative = Candele scultura; Saponi naturali = Saponi = Saponette; Shampoo solidi = Shampoo solido; Bombe da bagno = Sali da bagno; Creme = Balsami labbra = Cosmetici; Bomboniere = Bomboniere per matrimoni = Segnaposto; Candele personalizzate = Personalizzazioni = Saponi personalizzati ~ personalizzare; Laboratori = Corsi di candele = Workshop candele ~ imparare a fare candele; Corsi di sapone = Corsi di saponificazione = Corsi ~ imparare a fare il sapone; Regali aziendali; Ceri pasquali = Ceri votivi = Ceri liturgici; Ingrosso; Cofanetti regalo = Confezioni regalo",
  ],
  jewellery_shop: [
    'gioielleria, gioielliere, oreficeria, negozio di gioielli, orologeria e gioielleria, bigiotteria',
    'Fedi nuziali = Fedi; Anelli di fidanzamento = Solitari = Anelli; Collane; Orecchini; Bracciali; Orologi; Diamanti = Gioielli con diamanti; Perle; Riparazioni = Riparazione gioielli = Laboratorio orafo ~ riparare gioielli; Incisioni = Incisione ~ incidere; Cambio pila = Riparazione orologi = Assistenza orologi ~ cambiare pile, cinturini; Compro oro = Ritiro oro = Acquisto oro usato; Gioielli su misura = Gioielli personalizzati = Creazioni su misura; Valutazioni = Perizie = Stime; Regali battesimo = Battesimi e comunioni = Comunioni e cresime; Foratura orecchie = Buchi alle orecchie = Fori orecchie',
  ],
};
