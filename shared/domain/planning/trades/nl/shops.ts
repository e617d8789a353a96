import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Dutch. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'boekhandel, boekwinkel, boekenwinkel, antiquariaat, boekenzaak',
    'Kinderboeken = Prentenboeken; Romans = Literatuur; Non-fictie; Tweedehands boeken; Boeken bestellen = Bestellen; Lezingen = Signeersessies = Auteursavond; Leesclub = Leeskring; Boekenbon = Cadeaubon; Schoolboeken; Reisgidsen = Kaarten; Antiquarische boeken; Kantoorartikelen = Wenskaarten; Luisterboeken = E-books; Inkoop boeken ~ boeken inkopen; Voorleesuurtje; Engelse boeken',
  ],
  bike_shop: [
    'fietsenwinkel, fietsenzaak, rijwielhandel, tweewielerzaak, fietsenhandel',
    'E-bikes = Elektrische fietsen; Stadsfietsen; Racefietsen = Gravelbikes; Mountainbikes; Kinderfietsen; Bakfietsen; Tweedehands fietsen = Occasions; Werkplaats = Reparatie = Onderhoud ~ fiets repareren; Fietslease = Leasefiets = Fietsleasing; Bikefitting = Fietsmeting; Accessoires = Helmen; Fietsverhuur; Proefrit; Fietskleding; Onderdelen; Inruil',
  ],
  fashion_shop: [
    'kledingwinkel, modezaak, boetiek, boutique, herenmode, damesmode, bruidsmodezaak, kledingzaak',
    'Jurken = Jurken en rokken; Dameskleding = Damesmode; Herenkleding = Herenmode = Kostuums = Pakken; Kinderkleding; Jassen; Jeans = Broeken; Truien = Breigoed; Accessoires = Tassen; Feestkleding = Gelegenheidskleding; Bruidsmode = Trouwjurken = Bruidsjurken; Stijladvies = Kledingadvies = Personal shopping; Vermaakservice = Retouches; Lingerie = Badmode; Duurzame mode; Grote maten; Cadeaubon',
  ],
  shoe_shop: [
    'schoenenwinkel, schoenwinkel, schoenenzaak, kinderschoenenwinkel',
    'Damesschoenen; Herenschoenen; Kinderschoenen; Wandelschoenen; Sneakers; Comfortschoenen; Laarzen; Sandalen; Pantoffels; Barefootschoenen; Tassen = Lederwaren; Voeten meten = Voetmeting ~ voeten opmeten; Schoenreparatie = Schoenmaker; Steunzolen = Losse zolen; Onderhoudsproducten; Trouwschoenen',
  ],
  sports_shop: [
    'sportwinkel, sportzaak, hardloopwinkel, skiwinkel, tenniswinkel, hengelsportzaak',
    "Hardloopschoenen = Loopschoenen; Loopanalyse = Voetanalyse; Ski's = Wintersport; Skiverhuur; Ski-onderhoud = Bootfitting = Ski's slijpen; Teamkleding = Clubkleding; Tennisrackets = Padelrackets = Rackets; Rackets bespannen = Bespanservice; Voetbalschoenen; Zwemkleding; Hockeysticks; Fitnessapparatuur; Hengelsport; Bedrukken = Shirts bedrukken; Sportkleding; Golf",
  ],
  outdoor_shop: [
    'outdoorwinkel, buitensportwinkel, kampeerwinkel, bergsportwinkel, outdoorzaak',
    'Wandelschoenen = Bergschoenen; Rugzakken; Tenten; Slaapzakken = Slaapmatten; Jassen = Regenkleding; Klimmateriaal = Klimschoenen; Kooktoestellen = Kampeerartikelen; Kaarten en gidsen; Verhuur = Tent huren; Reparatie = Impregneren ~ tent repareren; Reiskleding; Kajaks; Hoofdlampen; Schoenadvies; Tweedehands; Vriesdroogmaaltijden',
  ],
  toy_shop: [
    'speelgoedwinkel, spellenwinkel, speelgoedzaak, modelbouwwinkel',
    'Houten speelgoed; Gezelschapsspellen = Spellen = Bordspellen; Poppen = Knuffels; Bouwspeelgoed = Lego = Constructiespeelgoed; Puzzels; Babyspeelgoed; Knutselspullen = Hobby; Buitenspeelgoed; Modeltreinen = Modelbouw; Verlanglijst = Verjaardagsmand; Inpakservice; Spelavonden; Kinderboeken; Verkleedkleren; Educatief speelgoed; Traktaties',
  ],
  wool_shop: [
    'wolwinkel, garenwinkel, breiwinkel, handwerkwinkel, fournituren',
    'Breiwol = Wol = Garens; Handgeverfde wol; Sokkenwol; Breinaalden = Haaknaalden; Patronen = Breipatronen; Breicursus = Breiles = Workshops ~ leren breien; Haakcursus = Haken; Breicafé = Breiavond; Pakketten = Breipakketten = Haakpakketten; Fournituren en knopen = Knopen; Borduren = Borduurpakketten; Spinnen = Vilten; Katoen = Merino = Alpaca; Breiwerk; Cadeaubon',
  ],
  fabric_shop: [
    'stoffenwinkel, naaiwinkel, stoffenzaak, naaimachinewinkel, quiltwinkel',
    'Kledingstoffen = Modestoffen; Gordijnstoffen = Meubelstoffen; Quiltstoffen = Patchwork; Tricot = Katoen = Linnen; Patronen = Naaipatronen; Fournituren = Ritsen = Knopen; Garen = Naaigaren; Naaimachines = Lockmachines; Naaimachine onderhoud = Naaimachine reparatie = Reparatie naaimachines; Naailes = Naaicursus = Workshops; Gordijnen maken = Gordijnen op maat; Bruidsstoffen = Kant; Biologische stoffen; Pakketten; Kindernaailes; Coupons',
  ],
  wine_shop: [
    'wijnwinkel, slijterij, wijnhandel, wijnspeciaalzaak, drankenhandel',
    'Rode wijn = Wijnen; Witte wijn; Champagne = Mousserende wijn = Cava; Whisky = Gin = Sterke drank; Wijnproeverij = Proeverijen; Natuurwijn = Biologische wijn; Wijnabonnement = Wijnclub; Wijnpakketten = Geschenkpakketten = Cadeaupakketten; Relatiegeschenken = Kerstpakketten; Bezorgen; Glazen huren = Glazenverhuur; Bruiloften en feesten = Wijn voor feesten; Groothandel; Speciaalbier; Port = Sherry; Wijnadvies',
  ],
  tea_shop: [
    'theewinkel, theezaak, koffie- en theewinkel, kruidenwinkel',
    'Groene thee; Zwarte thee; Kruidenthee = Infusies; Vruchtenthee; Rooibos; Witte thee = Oolong; Matcha; Theepotten = Servies = Theeservies; Theeproeverij = Proeverijen; Cadeaupakketten = Geschenken; Theeabonnement; IJsthee; Koffie = Koffiebonen; Specerijen = Kruiden; Groothandel; Eigen melanges',
  ],
  health_food_shop: [
    'natuurvoedingswinkel, biowinkel, reformwinkel, biologische winkel, verpakkingsvrije winkel, reformhuis',
    'Groenten en fruit = Biologische groenten; Verpakkingsvrij = Bulk = Navullen; Voedingssupplementen = Vitaminen; Glutenvrij = Glutenvrije producten; Vegan = Vegan producten = Vegetarisch; Natuurcosmetica = Natuurlijke verzorging; Brood; Zuivel = Kaas; Noten en zaden = Granen; Groentepakketten = Groentetas; Bezorging = Thuisbezorging; Kruiden; Babyvoeding; Schoonmaakmiddelen; Thee; Lunch',
  ],
  furniture_shop: [
    'meubelzaak, meubelwinkel, woonwinkel, interieurzaak, meubelboulevard',
    'Banken = Zetels = Hoekbanken; Eettafels = Tafels; Stoelen = Eetkamerstoelen; Bedden = Matrassen = Boxsprings; Kasten; Dressoirs = Tv-meubels; Bureaus = Kantoormeubelen; Tuinmeubelen = Tuinmeubels; Verlichting = Lampen; Vloerkleden = Karpetten; Woonaccessoires; Interieuradvies = Woonadvies; Bezorging en montage = Montage; Oude meubels meenemen; Showroommodellen = Toonzaalmodellen; Relaxfauteuils',
  ],
  lighting_shop: [
    'lampenwinkel, verlichtingswinkel, verlichtingszaak, verlichtingsspecialist',
    'Hanglampen = Plafondlampen; Tafellampen; Vloerlampen; Wandlampen; Buitenverlichting = Tuinverlichting; Ledverlichting = Spots = Inbouwspots; Badkamerverlichting; Lichtbronnen = Ledlampen; Lampenkappen; Lichtplan = Lichtadvies ~ lichtplan maken; Lampreparatie = Lampen repareren; Montage = Installatie; Kantoorverlichting; Designlampen; Slimme verlichting; Vintage lampen',
  ],
  bedding_shop: [
    'beddenwinkel, beddenzaak, slaapcomfortzaak, slaapspeciaalzaak, matrassenwinkel',
    'Matrassen; Bedden; Boxsprings; Hoofdkussens = Kussens; Dekbedden; Beddengoed = Bedlinnen = Dekbedovertrekken; Lattenbodems = Bedbodems; Slaapadvies = Ligadvies = Slaapmeting; Badgoed = Handdoeken; Toppers; Kinderbedden; Dekbedreiniging = Reiniging; Bezorging = Oude matras ophalen; Matras op maat; Natuurmatrassen; Seniorenbedden = Hoog-laagbedden',
  ],
  stationery_shop: [
    'kantoorboekhandel, kantoorvakhandel, papierwinkel, kaartenwinkel, papeterie',
    "Wenskaarten = Kaarten; Pennen = Vulpennen; Notitieboeken = Agenda's; Schoolspullen = Schooltassen = Schoolgerief; Kantoorartikelen; Cadeaupapier; Trouwkaarten = Geboortekaartjes; Kopiëren = Printen = Printservice; Inktcartridges = Toner; Tekenmateriaal = Hobby; Stempels; Kalligrafie; Kaften = Boeken kaften; Postpunt = Pakketpunt; Zakelijke levering; Stickers",
  ],
  art_supplies: [
    'kunstenaarsbenodigdheden, kunstschilderswinkel, hobbywinkel, creawinkel, teken- en schildermaterialen',
    'Verf = Olieverf = Acrylverf; Aquarelverf; Penselen; Schilderdoeken = Doeken; Papier = Schetsboeken; Potloden = Pastels; Ezels; Inlijsten; Workshops = Cursussen; Linosnede = Druktechnieken; Klei = Boetseren; Hobbymateriaal = Knutselmateriaal; Kalligrafie; Markers = Inkt; Schoollevering; Pigmenten',
  ],
  music_shop: [
    'muziekwinkel, muziekhandel, gitaarwinkel, pianowinkel, pianohandel, instrumentenwinkel',
    "Gitaren = Akoestische gitaren = Elektrische gitaren; Piano's = Digitale piano's; Keyboards; Drums = Drumstellen = Percussie; Violen = Strijkinstrumenten; Blaasinstrumenten = Saxofoons; Bladmuziek = Muziekboeken; Versterkers = Geluidsapparatuur; Snaren = Accessoires; Instrumentverhuur = Verhuur = Instrument huren; Reparatie = Gitaar afstellen; Muziekles = Muzieklessen; Occasions = Tweedehands instrumenten; Piano stemmen; Ukeleles; Oefenruimte",
  ],
  record_shop: [
    'platenzaak, platenwinkel, vinylwinkel, platenhandel',
    "Vinyl = Lp's = Nieuw vinyl; Tweedehands platen = Tweedehands vinyl; Cd's; Inkoop platen = Platen verkopen = Collecties inkopen ~ platen inkopen; Platenspelers; Jazz = Klassiek; Rock = Indie; Elektronische muziek; Pre-orders = Bestellen; Instores = Optredens; Platen reinigen; Record Store Day; Merchandise; Hifi; Accessoires; Zeldzame platen",
  ],
  electronics_shop: [
    'elektronicawinkel, elektrozaak, witgoedzaak, audiozaak, elektrowinkel, fotozaak, telefoonwinkel',
    "Televisies = Tv's; Wasmachines = Witgoed; Koelkasten = Vriezers; Audio = Luidsprekers = Hifi; Computers = Laptops; Smartphones = Telefoons; Camera's = Lenzen; Koffiemachines; Huishoudelijke apparaten = Klein huishoudelijk; Reparatie = Reparatieservice; Installatie = Bezorgen en installeren ~ tv installeren; Schotelantennes; Thuisbioscoop = Multiroom; Vaatwassers; Refurbished = Tweedehands; Stofzuigers",
  ],
  hardware_shop: [
    'ijzerwarenwinkel, doe-het-zelfzaak, ijzerhandel, bouwmarkt, gereedschapswinkel, huishoudzaak, ijzerwaren',
    'Gereedschap = Elektrisch gereedschap = Handgereedschap; Verf = Verf mengen = Verfmengservice; Sleutels = Sleutels bijmaken; Schroeven = Bevestigingsmaterialen; Sloten = Hang- en sluitwerk; Tuingereedschap; Huishoudelijke artikelen = Pannen; Elektra = Lampen; Sanitair; Verhuur = Gereedschapverhuur; Slijpservice = Messen slijpen; Werkkleding; Hout op maat = Zaagservice ~ hout zagen; Gasflessen; Schoonmaakmiddelen; Kachels',
  ],
  garden_centre: [
    'tuincentrum, kwekerij, plantenkwekerij, boomkwekerij, vasteplantenkwekerij, rozenkwekerij',
    'Vaste planten; Rozen; Bomen = Fruitbomen = Heesters; Haagplanten = Hagen; Groenteplanten = Kruiden = Moestuinplanten; Kamerplanten; Perkplanten = Balkonplanten; Zaden = Bloembollen; Potgrond = Grond; Potten = Bloempotten; Tuinmeubelen = Tuinmeubels; Kerstbomen; Gereedschap; Bezorging; Aanplantservice = Tuinontwerp; Workshops',
  ],
  pet_shop: [
    'dierenwinkel, dierenspeciaalzaak, aquariumwinkel, dierenvoederwinkel, ruitersportwinkel',
    'Hondenvoer = Hondenvoeding; Kattenvoer = Kattenvoeding; Vers vlees = KVV; Aquariums = Vissen; Konijnen en knaagdieren = Knaagdieren; Vogels; Reptielen = Terraria; Riemen en halsbanden = Hondenaccessoires; Manden = Krabpalen; Snacks = Kauwsnacks; Trimsalon = Trimmen; Voedingsadvies = Voeradvies; Bezorging; Vijver = Koi; Paardenvoer; Speelgoed',
  ],
  baby_shop: [
    'babywinkel, babyspeciaalzaak, kinderwagenwinkel, babyzaak',
    "Kinderwagens = Buggy's; Autostoelen = Autostoeltjes; Babykleding = Kinderkleding; Draagdoeken = Draagzakken; Babykamers = Bedjes = Kinderkamers; Kinderstoelen; Speelgoed; Borstvoeding = Kolven; Zwangerschapskleding = Positiekleding; Wasbare luiers = Luiers; Geboortelijst; Autostoel inbouwen = Autostoeladvies; Reparatie kinderwagens = Reparatie; Verhuur; Tweedehands; Draagconsult = Workshops",
  ],
  cosmetics_shop: [
    'parfumerie, cosmeticawinkel, beautywinkel, natuurcosmeticawinkel, drogist',
    'Parfums = Parfum = Nicheparfums; Gezichtsverzorging = Huidverzorging; Make-up; Haarverzorging; Natuurlijke cosmetica = Natuurcosmetica; Lichaamsverzorging; Herenverzorging; Huidanalyse = Huidadvies = Make-upadvies; Gezichtsbehandelingen = Schoonheidssalon; Geschenksets; Zonneproducten; Zeep; Make-upworkshop; Navullen = Refill; Geurkaarsen = Huisparfum; Samples',
  ],
  second_hand_shop: [
    'kringloopwinkel, tweedehandswinkel, vintagewinkel, kringloop, tweedehands kledingwinkel',
    'Dameskleding = Kleding; Herenkleding; Kinderkleding; Meubels; Boeken; Spullen brengen = Inbrengen = Spullen doneren; Inbreng kleding = Commissieverkoop; Ontruiming = Woningontruiming; Vintage = Vintage kleding; Huisraad = Servies; Speelgoed; Elektro = Elektrische apparaten; Tassen = Designertassen; Schoenen; Ophaalservice = Meubels ophalen ~ spullen ophalen; Platen',
  ],
  antiques_shop: [
    'antiekzaak, antiquair, antiekwinkel, veilinghuis, antiekhandel, brocante',
    'Meubels = Antieke meubels; Schilderijen; Porselein = Keramiek; Zilver; Sieraden = Juwelen; Klokken; Glas; Tapijten; Taxatie = Taxaties ~ antiek taxeren; Inkoop antiek = Antiek verkopen = Inkoop ~ antiek inkopen; Inboedels = Ontruiming; Restauratie; Munten = Postzegels; Boeken = Prenten; Veilingen; Design = Vintage',
  ],
  gift_shop: [
    'cadeauwinkel, conceptstore, woonaccessoirewinkel, souvenirwinkel, geschenkenwinkel',
    'Cadeaus = Geschenken; Woonaccessoires; Kaarsen = Geurkaarsen; Wenskaarten = Kaarten; Sieraden; Souvenirs; Gepersonaliseerde cadeaus = Graveren; Cadeaupakketten = Geschenkmanden; Inpakservice; Servies = Keramiek; Huwelijkslijst; Relatiegeschenken; Speelgoed = Kindercadeaus; Posters = Prints; Streekproducten = Lokale producten; Sjaals = Tassen',
  ],
  candle_and_soap_maker: [
    'kaarsenmaker, zeepmaker, kaarsenmakerij, zeepmakerij, kaarsenatelier, zeepatelier',
    'Kaarsen = Geurkaarsen = Sojakaarsen; Bijenwaskaarsen; Zeep = Natuurlijke zeep = Handgemaakte zeep; Shampoobars; Workshop kaarsen maken = Workshop zeep maken = Workshops; Trouwkaarsen = Doopkaarsen; Gepersonaliseerde kaarsen = Kaarsen op maat; Bedankjes; Geschenksets = Cadeaupakketten; Navullen = Kaarsen navullen; Wax melts; Geurstokjes = Roomspray; Bruisballen = Badzout; Verkooppunten = Groothandel; Private label; Crèmes = Balsems',
  ],
  jewellery_shop: [
    'juwelier, juwelierszaak, sieradenwinkel, horlogewinkel, juwelenwinkel',
    'Verlovingsringen; Trouwringen; Horloges; Kettingen = Hangers; Oorbellen; Armbanden; Diamanten; Gouden sieraden = Zilveren sieraden; Reparaties = Sieraden repareren = Ring vergroten; Horlogereparatie = Batterij vervangen; Graveren; Taxaties = Taxatie; Inkoop goud = Goud verkopen = Oud goud; Maatwerk = Sieraden op maat; Oorgaatjes schieten = Oorgaatjes; Vintage sieraden',
  ],
};
