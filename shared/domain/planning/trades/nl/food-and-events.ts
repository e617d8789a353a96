import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Dutch. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurant, eetcafé, bistro, brasserie, trattoria, steakhouse, eethuis, gastrobar',
    'Menukaart = À la carte = Kaart; Lunch = Lunchkaart; Diner; Verrassingsmenu = Menu van de chef = Proeverijmenu; Dagschotel = Daghap = Lunchmenu; Wijnkaart = Wijnen; Groepsdiner; Feesten = Partijen = Feestjes; Zakelijk dineren = Vergaderen; Afhalen = Afhaalmaaltijden = Takeaway; Bezorgen = Thuisbezorgen; Ontbijt = Brunch; High tea; Catering; Cadeaubon = Cadeaubonnen; Terras',
  ],
  pizzeria: [
    'pizzeria, pizzarestaurant, pizzatent, italiaans restaurant',
    "Pizza's = Houtovenpizza's; Pasta's = Verse pasta; Salades = Antipasti; Desserts = Tiramisu; Afhalen = Meenemen; Bezorgen = Pizza bezorgen; Glutenvrije pizza = Vegan pizza; Lunch; Pizzafeestjes = Feestjes; Pizzacatering = Pizzawagen = Catering; Workshop pizza bakken; Wijnkaart = Wijnen; Cadeaubon",
  ],
  cafe: [
    'café, koffiebar, koffiehuis, lunchroom, tearoom, theehuis, ijssalon, koffiezaak',
    'Koffie = Specialty coffee; Taart = Gebak = Huisgemaakte taart = Taarten; Ontbijt; Lunch = Broodjes = Lunchkaart; High tea; Brunch = High wine; Thee; Afhalen = Koffie to go; Taarten op bestelling = Taart bestellen; Feestjes = Kinderfeestjes = Besloten feesten; Lunchservice = Catering; IJs = Schepijs; Pannenkoeken = Wafels; Borrel = Borrelplank; Cadeaubon; Terras',
  ],
  bar: [
    'bar, kroeg, cocktailbar, wijnbar, bruin café, tapasbar, proeflokaal, biercafé',
    'Cocktails = Cocktailkaart; Bieren = Speciaalbier = Bierkaart; Wijnen = Wijnkaart; Borrelhapjes = Bites = Borrelplank; Tapas; Live muziek = Optredens; Pubquiz = Quizavond; Cocktailworkshop; Bierproeverij = Proeverijen = Wijnproeverij; Feesten = Feestjes = Besloten feesten ~ bar afhuren; Voetbal kijken; Biljart = Darten = Spelletjes; Terras; Mobiele bar; Gin-tonics = Whisky; Bedrijfsborrel = Borrels',
  ],
  food_truck: [
    'foodtruck, frietkraam, frituurwagen, pizzawagen, koffiewagen, mobiele frituur',
    'Bruiloften = Trouwfeesten; Bedrijfsfeesten = Bedrijfsevenementen; Privéfeesten = Feestjes = Tuinfeesten; Festivals = Evenementen; Friet = Frieten; Hamburgers = Burgers; Pizza; Koffie = Koffiebar; IJs = IJskar; Menu = Menukaart; Vegetarische gerechten = Vegan; Markten; Foodtruck huren = Verhuur',
  ],
  caterer: [
    'cateraar, cateringbedrijf, traiteur, catering, partycateraar, traiteurdienst',
    "Buffetten = Koud buffet = Warm buffet; Bruiloften = Huwelijken = Trouwfeesten; Bedrijfscatering = Zakelijke catering = Bedrijfslunch; Walking dinner; Barbecue = BBQ = Barbecuecatering; Hapjes = Bites = Amuses; Lunch = Broodjes = Lunchservice; Feesten = Feestjes = Privéfeesten; Koffietafel = Begrafenis = Condoleance; Borrelplanken = Grazing table = Borrelhapjes; Personeel = Bediening; Verhuur servies = Materiaalverhuur = Verhuur; Gourmet = Fondue = Steengrill; Afhaalmaaltijden = Kant-en-klare gerechten = Traiteurgerechten; Diners = Menu's; Foodtruck",
  ],
  private_chef: [
    'privékok, thuiskok, chef aan huis, kok aan huis, privéchef',
    "Diner aan huis = Koken aan huis = Kok huren ~ thuis koken; Walking dinner; Kookworkshops = Kookles; Barbecue; Maaltijden = Weekmaaltijden = Mealprep; Zakelijke diners = Bedrijfsdiner; Bruiloften; Kok op vakantie = Chaletkok; Lunch = Brunch; Menu's = Proeverijmenu; Hapjes = Amuses; Cadeaubon; Pop-updiner",
  ],
  bakery: [
    'bakkerij, bakker, warme bakker, ambachtelijke bakkerij, brood- en banketbakkerij',
    'Brood = Broden; Zuurdesembrood = Desembrood; Broodjes = Belegde broodjes = Pistolets; Gebak = Taartjes; Taarten = Verjaardagstaarten; Bruidstaarten; Koffiekoeken = Croissants = Viennoiserie; Koekjes = Koek; Vlaai = Vlaaien; Glutenvrij brood; Saucijzenbroodjes = Worstenbroodjes; Lunch; Bestellen = Brood bestellen; Bezorging = Levering aan horeca; Workshops = Broodbakworkshop; Oliebollen = Kerststol = Speculaas',
  ],
  confectioner: [
    'banketbakker, banketbakkerij, chocolatier, patissier, patisserie, chocolaterie, taartenbakker',
    'Bruidstaarten = Bruidstaart; Verjaardagstaarten = Taarten; Pralines = Bonbons; Chocolade = Chocoladerepen; Gebak = Petitfours = Gebakjes; Macarons; IJs = IJstaarten; Workshops = Chocoladeworkshop = Workshop bonbons; Relatiegeschenken = Bedrijfsgeschenken; Cupcakes = Sweet table; Paaseieren = Paaschocolade; Sinterklaas = Chocoladeletters; Koekjes = Koek; Doopsuiker = Suikerbonen; High tea; Glutenvrij gebak = Vegan taart',
  ],
  butcher: [
    'slager, slagerij, beenhouwer, beenhouwerij, keurslager, ambachtelijke slagerij',
    'Rundvlees = Steak = Dry aged; Varkensvlees; Kip = Gevogelte; Lamsvlees; Worst = Worsten = Droge worst; Vleeswaren = Charcuterie; Gehakt = Hamburgers; Barbecue = BBQ-pakketten = Barbecueschotels; Gourmet = Gourmetschotels = Fondue; Wild; Kant-en-klare maaltijden = Maaltijden = Bereide gerechten; Salades = Koude schotels; Broodjes = Belegde broodjes; Vleespakketten = Vleespakket; Kerst = Eindejaarsfolder = Feestdagen; Catering = Hapjes',
  ],
  fishmonger: [
    'viswinkel, vishandel, visboer, visspeciaalzaak, viskraam',
    'Verse vis; Schaal- en schelpdieren = Mosselen = Oesters; Gerookte vis = Gerookte zalm = Paling; Haring = Hollandse nieuwe; Gebakken vis = Kibbeling = Lekkerbek; Visschotels = Zeevruchtenschotel; Garnalen; Kreeft = Krab; Salades = Vissalades; Vismaaltijden = Kant-en-klare gerechten = Vissoep; Broodje vis = Broodjes; Horecalevering = Groothandel ~ leveren aan horeca; Bezorgen = Thuisbezorgd; Visgourmet = Visbarbecue; Catering = Haringparty',
  ],
  dairy: [
    'kaasmakerij, zuivelboerderij, kaasboerderij, melkerij, zuivelmakerij, hoevezuivel',
    'Kaas = Boerenkaas = Hoevekaas; Melk = Rauwe melk = Verse melk; Yoghurt; Boter = Roomboter = Hoeveboter; Karnemelk; IJs = Boerenijs = Hoeve-ijs; Geitenkaas; Kwark = Vla = Platte kaas; Kaasproeverij = Proeverij; Rondleidingen = Kaasmakerij bezoeken; Workshop kaasmaken = Workshops; Kaaspakketten = Kaasplank = Cadeaupakketten; Melkautomaat = Automaat; Groothandel; Boerderijwinkel = Hoevewinkel',
  ],
  farm: [
    'boerderij, boerderijwinkel, hoeve, hoevewinkel, biologische boerderij, landbouwbedrijf, tuinderij, fruitteler, zelfplukboerderij',
    'Groenten; Eieren; Vlees = Rundvlees = Vleespakketten = Varkensvlees; Fruit = Appels = Peren; Aardbeien = Kersen = Bessen; Zelfpluk = Zelf plukken = Pluktuin; Groentepakketten = Groentetas = Groenteabonnement; Aardappelen = Aardappels; Melk = Kaas = Zuivel; Sap = Appelsap; Boerderijwinkel aan huis = Automaat; Honing; Rondleidingen = Schoolbezoek = Boerderijbezoek; Pompoenen; Hooi = Stro; Zorgboerderij = Dagbesteding',
  ],
  winery: [
    'wijngaard, wijndomein, wijnboer, wijnmaker, wijnhuis, wijnmakerij',
    'Witte wijn = Wijnen; Rode wijn; Mousserende wijn = Schuimwijn; Rosé; Wijnproeverij = Proeverij = Wijnproeverijen; Rondleidingen = Rondleiding; Wijnwinkel; Arrangementen = Groepsuitjes; Feesten = Trouwen; Wijnpakketten = Cadeaupakketten = Relatiegeschenken; Wijnstok adopteren = Adopteer een wijnstok; Overnachten = B&B; Lunch = Borrelplank; Druivenpluk = Plukdagen',
  ],
  brewery: [
    'brouwerij, bierbrouwerij, microbrouwerij, stadsbrouwerij, brouwer, ciderij',
    'Bieren = Speciaalbieren; Proeflokaal = Taproom; Rondleidingen = Brouwerijbezoek = Rondleiding; Bierproeverij = Proeverij = Degustatie; Brouwworkshop = Zelf bier brouwen = Workshop bierbrouwen; Bierpakketten = Cadeaupakketten = Geschenkverpakking; Fusten = Groothandel; Huurbrouwen = Eigen bier laten brouwen; Seizoensbieren; Alcoholvrij bier; Feesten = Zaalverhuur; Mobiele bar = Biertap huren = Tapverhuur; Bierabonnement; Cider = Limonade',
  ],
  distillery: [
    'stokerij, distilleerderij, jeneverstokerij, likeurstokerij, distilleerder',
    'Jenever; Gin; Whisky; Likeuren = Likeur; Rum = Vodka; Eau de vie = Brandewijn; Rondleidingen = Rondleiding; Proeverij = Proeverijen = Degustatie; Workshop gin maken = Ginworkshop = Cocktailworkshop; Vaten = Eigen vat; Private label = Loonstoken; Proeflokaal = Bar; Cadeaupakketten = Geschenksets; Relatiegeschenken; Feesten',
  ],
  coffee_roaster: [
    'koffiebranderij, koffiebrander, koffieroaster',
    'Koffiebonen = Koffies = Versgebrande koffie; Espresso = Melanges; Filterkoffie; Decaf = Cafeïnevrije koffie; Koffieabonnement = Abonnement; Groothandel; Koffie op kantoor = Kantoorkoffie; Baristatraining = Baristacursus = Latte-art; Proeverij = Cupping = Koffieproeverij; Koffiemachines = Espressomachines; Onderhoud koffiemachines; Accessoires = Molens; Private label; Thee; Koffiebar; Cadeaupakketten',
  ],
  beekeeper: [
    'imker, imkerij, bijenhouder, bijenhouderij',
    'Honing = Bloemenhoning = Lentehoning; Raathoning; Bijenwas = Kaarsen = Bijenwaskaarsen; Propolis = Stuifmeel; Mede; Imkercursus = Cursussen; Rondleidingen = Imkerij bezoeken = Workshops; Zwermen scheppen = Bijenzwerm = Zwerm verwijderen ~ zwerm ophalen; Bestuiving = Bestuivingsvolken; Adopteer een bijenkast = Bijenkast adopteren = Bijenkasten voor bedrijven; Lezingen = Schoolbezoek; Geschenkpakketten = Bedankjes; Bijenvolken = Koninginnen; Imkermateriaal',
  ],
  olive_mill: [
    'olijfoliemolen, olijfolieproducent, oliemolen, olieslagerij, olijfgaard',
    'Olijfolie = Extra vierge olijfolie; Olijven; Smaakolie = Gearomatiseerde olie; Proeverij = Olijfolieproeverij; Rondleidingen; Tapenade; Zeep = Olijfzeep = Cosmetica; Adopteer een olijfboom = Olijfboom adopteren; Cadeaupakketten; Koolzaadolie = Lijnzaadolie = Walnotenolie; Azijn = Balsamico; Olijvenpluk = Oogst; Groothandel',
  ],
  delicatessen: [
    'delicatessenzaak, delicatessenwinkel, kaaswinkel, kaasspeciaalzaak, traiteurzaak, italiaanse delicatessen, kaashandel',
    'Kaas = Kazen; Vleeswaren = Charcuterie; Wijn = Wijnen; Borrelplanken = Kaasplank = Kaasschotel = Borrelplank; Cadeaumanden = Geschenkmanden = Kerstpakketten; Tapas = Antipasti; Broodjes = Lunch; Catering = Hapjes; Maaltijden = Verse maaltijden = Traiteurgerechten; Olijfolie = Olijven; Noten; Kaasfondue = Raclette; Proeverijen = Kaasproeverij; Pasta = Verse pasta; Chocolade',
  ],
  florist: [
    'bloemist, bloemenwinkel, bloemenzaak, bloembinder, bloemenatelier',
    'Boeketten = Bloemen; Bruidsbloemen = Bruidsboeketten = Bruidswerk = Trouwbloemen; Rouwbloemen = Rouwwerk = Grafwerk = Rouwboeketten; Bloemen bezorgen = Bezorgservice; Planten = Kamerplanten; Bedrijfsabonnement = Bloemenabonnement = Bloemen op kantoor; Evenementen = Decoratie = Zaaldecoratie; Workshops = Bloemschikken; Droogbloemen = Zijden bloemen; Kerststukken = Kerstkransen; Cadeaus = Vazen; Bloemstukken; Grafverzorging',
  ],
  hotel: [
    'hotel, boetiekhotel, hotel-restaurant, wellnesshotel, aparthotel',
    'Kamers = Hotelkamers; Suites; Ontbijt = Ontbijtbuffet; Restaurant = Diner; Wellness = Spa = Sauna; Vergaderen = Vergaderzalen = Vergaderruimtes; Bruiloften = Trouwen; Feesten = Feesten en partijen; Arrangementen = Aanbiedingen; Bar; Zwembad; Fietsverhuur = Fietsen; Familiekamers; Cadeaubon = Cadeaubonnen; Huisdieren = Honden welkom; Laadpalen = Parkeren',
  ],
  guesthouse: [
    'bed and breakfast, b&b, pension, gastenverblijf, gastenkamers, gasthuis',
    "Kamers = Gastenkamers; Ontbijt = Uitgebreid ontbijt; Suite = Studio; Familiekamer = Familiekamers; Diner = Table d'hôtes; Fietsen huren = Fietsverhuur = E-bikes; Lunchpakket = Picknickmand; Arrangementen; Wellness = Sauna; Appartement = Vakantieappartement; Terras; Cadeaubon; Fietsenstalling; Zwembad",
  ],
  holiday_homes: [
    'vakantiewoning, vakantiehuis, vakantieverhuur, vakantieappartement, vakantiehuisje, chaletverhuur',
    "Vakantiehuizen = Vakantiewoningen = Huisjes; Appartementen = Studio's; Groepsaccommodatie = Grote groepen; Chalets; Zwembad; Sauna = Hottub = Wellness; Met hond = Honden welkom = Huisdieren; Ontbijtservice = Ontbijt; Last minutes = Aanbiedingen; Weekendje weg = Weekend; Activiteiten; Beheer = Verhuurbeheer; Linnenpakket = Linnen",
  ],
  campsite: [
    'camping, minicamping, natuurcamping, vakantiepark, boerencamping, glamping, camperplaats',
    'Kampeerplaatsen = Staanplaatsen = Plaatsen; Camperplaatsen = Camperplaats huren; Safaritenten = Glampingtenten = Ingerichte tenten; Stacaravans = Chalets; Trekkershutten = Blokhutten = Pods; Seizoensplaatsen = Jaarplaatsen; Zwembad; Speeltuin; Sanitair = Sanitairgebouw; Winkel = Campingwinkel = Broodjesservice; Restaurant = Snackbar; Animatie = Activiteiten; Fietsverhuur = Kanoverhuur; Caravanstalling = Stalling; Privésanitair',
  ],
  hostel: [
    'hostel, jeugdherberg, groepsaccommodatie, jeugdverblijf, kampeerboerderij, backpackershostel',
    'Slaapzalen = Bedden = Gedeelde kamers; Privékamers; Familiekamers; Groepen = Schoolgroepen = Schoolreizen; Ontbijt; Maaltijden = Lunchpakket; Bar; Gastenkeuken; Fietsverhuur; Activiteiten; Vergaderzalen = Zalen; Wasruimte = Wasserette; Lockers = Bagageopslag; Exclusief afhuren = Hele huis huren',
  ],
  farm_holidays: [
    'boerderijcamping, vakantieboerderij, logeren op de boerderij, hoevetoerisme, hoeveverblijf, boerderijvakantie',
    "Vakantiewoningen = Appartementen = Vakantiehuis; Kamers = Gastenkamers; Kamperen = Boerencamping; Ontbijt = Boerenontbijt; Dieren = Boerderijdieren ~ dieren voeren, koeien melken; Paardrijden = Pony's = Ponyrijden; Groepsaccommodatie; Boerderijwinkel = Hoeveproducten; Speeltuin = Speelschuur; Rondleidingen; Safaritenten = Boerderijtenten; Kinderfeestjes; Fietsverhuur; Diner",
  ],
  event_venue: [
    'feestzaal, evenementenlocatie, trouwlocatie, zalencentrum, zaalverhuur, vergaderlocatie, congrescentrum, partycentrum, dorpshuis',
    'Bruiloften = Trouwen = Trouwfeesten; Feesten = Verjaardagen = Feesten en partijen; Vergaderen = Vergaderzalen; Congressen = Seminaries = Conferenties; Bedrijfsfeesten = Bedrijfsevenementen; Catering; Zalen = Zaal huren = Zaalverhuur; Koffietafels = Condoleances; Communiefeesten = Babyborrel; Buffetten = Diners; Trouwceremonie = Burgerlijk huwelijk; Overnachten; Techniek = Beeld en geluid; Fotoshoots; Beurzen = Concerten; Kerstfeest',
  ],
  wedding_planner: [
    'weddingplanner, ceremoniemeester, trouwplanner, bruiloftplanner, weddingstylist, trouwambtenaar',
    'Totaalplanning = Volledige planning = Full planning; Deelplanning = Partial planning; Ceremoniemeester op de dag = Dagcoördinatie = Dag-coördinatie; Locatie zoeken = Trouwlocatie zoeken; Styling = Decoratie = Weddingstyling; Trouwen in het buitenland; Trouwceremonie = Ceremonie = Ceremoniespreker; Leveranciers zoeken; Budgetplanning; Huwelijksaanzoek = Aanzoek; Verhuur decoratie = Stylingverhuur; Adviesgesprek = Kennismaking; Draaiboek; Elopement = Kleine bruiloft; Trouwkaarten',
  ],
  event_agency: [
    'evenementenbureau, eventbureau, evenementenorganisatie, event agency, congresbureau, eventorganisator',
    "Bedrijfsevenementen = Bedrijfsfeesten = Personeelsfeesten; Congressen = Congresorganisatie; Teambuilding = Teamuitjes = Bedrijfsuitjes; Productlanceringen; Beurzen = Beursdeelname; Online evenementen = Hybride evenementen = Webinars; Jubilea = Gala's = Jubileumfeest; Incentives = Incentivereizen; Festivals = Publieksevenementen; Evenemententechniek = Licht en geluid; Locatie zoeken = Locaties; Roadshows; Familiedagen = Open dagen; Hostessen = Personeel; Artiesten = Entertainment; Deelnemersregistratie",
  ],
  party_rental: [
    'partyverhuur, feestverhuur, tentverhuur, verhuurbedrijf feestartikelen, springkussenverhuur, evenementenverhuur',
    'Partytenten = Tenten = Tent huren = Feesttenten; Tafels en stoelen = Statafels = Meubilair; Springkussens = Springkastelen; Servies = Bestek en glazen; Linnen = Tafellinnen; Tapinstallaties = Biertap; Geluid = Geluidsinstallatie; Verlichting = Feestverlichting; Barbecues = Barbecue huren; Heaters = Terrasverwarming = Verwarming; Podia = Dansvloeren; Photobooth; Toiletwagens; Spellen = Volksspelen; Koelwagens; Bezorgen en opbouwen',
  ],
  dj: [
    'dj, deejay, allround dj, bruiloft-dj, drive-in show, mobiele disco',
    'Bruiloften = Bruiloft-dj = Trouwfeesten = Huwelijk; Bedrijfsfeesten; Verjaardagen = Privéfeesten; Clubs = Festivals; Geluid = Geluidsinstallatie; Lichtshow = Licht; Karaoke; Kinderdisco = Schoolfeest; Silent disco; Ceremoniemuziek; Photobooth; Saxofonist = Live muzikanten; Dj-workshop = Dj-lessen; Drive-inshow; Presentatie',
  ],
  band: [
    'band, coverband, bruiloftband, live band, feestband, muzikant, strijkkwartet, jazzband',
    'Bruiloften = Trouwfeesten = Huwelijk; Bedrijfsfeesten; Privéfeesten = Verjaardagen; Ceremonie = Trouwceremonie; Receptie = Achtergrondmuziek; Festivals = Concerten = Optredens; Akoestisch duo = Akoestisch; Repertoire = Setlist; Licht en geluid = Geluid; Begrafenissen = Uitvaarten; Dj; Dorpsfeesten = Tentfeesten; Workshops = Lessen; Albums',
  ],
};
