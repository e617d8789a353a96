import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in German. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'Restaurant, Gasthaus, Gasthof, Wirtshaus, Lokal, Gaststätte, Beisl, Speiselokal, Landgasthof, Trattoria, Gasthaus und Restaurant',
    'Speisekarte = À-la-carte; Mittagsmenü = Mittagstisch = Tagesmenü = Mittagskarte = Tagesteller ~ mittags wechselnde Gerichte; Weinkarte = Weine = Weinkeller; Degustationsmenü = Menüs = Mehrgangmenü = Überraschungsmenü ~ mehrere Gänge; Frühstück = Brunch = Sonntagsbrunch; Familienfeiern = Feiern = Feste und Feiern = Geburtstage und Hochzeiten ~ Geburtstage feiern; Hochzeiten = Hochzeitsfeiern; Gruppen und Firmenfeiern = Firmenfeiern = Weihnachtsfeiern; Biergarten = Gastgarten = Terrasse ~ im Garten sitzen; Catering = Partyservice; Essen zum Mitnehmen = Abholung = Take-away ~ zum Mitnehmen; Lieferservice ~ nach Hause liefern; Gutscheine; Vegetarische Gerichte = Vegane Gerichte; Zimmer = Fremdenzimmer = Übernachtung; Kochkurse',
  ],
  pizzeria: [
    'Pizzeria, Pizzabäcker, Pizzaservice, Pizza, Pizzarestaurant',
    'Pizza = Steinofenpizza = Holzofenpizza = Pizzen; Pasta = Nudelgerichte = Hausgemachte Pasta; Vorspeisen und Salate = Antipasti = Salate; Desserts = Tiramisu = Nachspeisen; Mittagsmenü = Mittagstisch; Lieferservice = Pizzaservice ~ nach Hause liefern; Abholung = Zum Mitnehmen = Take-away ~ Pizza abholen; Glutenfreie Pizza; Vegane Pizza; Feiern und Gruppen = Feiern = Kindergeburtstage; Catering = Pizzacatering = Mobiler Pizzaofen; Weinkarte = Weine; Gutscheine',
  ],
  cafe: [
    'Café, Kaffeehaus, Konditorei-Café, Kaffeebar, Cafe, Frühstückscafé',
    'Frühstück = Frühstückskarte; Brunch = Wochenendbrunch; Kuchen und Torten = Hausgemachte Kuchen = Kuchen = Mehlspeisen ~ Kuchen backen; Kaffeespezialitäten = Kaffee = Espresso; Tee = Teespezialitäten; Mittagstisch = Mittagsmenü = Kleine Gerichte; Eis = Eisbecher = Hausgemachtes Eis; Torten auf Bestellung = Tortenbestellung ~ Torten bestellen; Feiern = Private Feiern = Raum für Feiern ~ Café mieten; Veranstaltungen = Lesungen und Konzerte = Kulturprogramm; Zum Mitnehmen = Take-away; Catering; Gutscheine; Kaffeebohnen = Kaffeeverkauf',
  ],
  bar: [
    'Bar, Kneipe, Cocktailbar, Pub, Weinbar, Beisl und Bar, Weinlokal, Weinstube',
    'Cocktails = Cocktailkarte = Drinks; Weine = Weinkarte; Biere = Biere vom Fass = Craft Beer; Whisky = Spirituosen = Gin; Kleine Speisen = Barsnacks = Tapas; Alkoholfreie Cocktails = Mocktails; Livemusik = Konzerte; Quizabend = Pubquiz; Feiern = Private Feiern = Geschlossene Gesellschaften ~ Bar mieten; Verkostungen = Weinproben = Tastings; Cocktailkurse; Firmenfeiern; Mobile Bar = Barcatering; Gutscheine; Sportübertragungen; DJ-Abende',
  ],
  food_truck: [
    'Food Truck, Foodtruck, Imbisswagen, Imbiss, Streetfood, mobile Küche',
    'Speisekarte; Burger = Smash Burger; Hochzeiten = Hochzeitscatering ~ auf Hochzeiten; Firmenfeiern = Firmenevents = Mitarbeiterfeste; Private Feiern = Geburtstage = Private Feste; Catering = Foodtruck-Catering = Foodtruck mieten ~ Truck mieten, Truck buchen; Festivals = Märkte und Festivals; Mittagstisch = Mittagspause ~ mittags vor Betrieben; Tourplan; Vegetarische Gerichte = Vegane Gerichte; Getränke = Barwagen; Vorbestellung',
  ],
  caterer: [
    'Catering, Caterer, Partyservice, Cateringunternehmen, Cateringservice, Traiteur',
    'Hochzeiten = Hochzeitscatering; Firmencatering = Firmenfeiern = Businesscatering = Firmenevents; Fingerfood = Häppchen = Canapés; Buffets = Kalte und warme Buffets = Buffet = Kalte Platten; Grillbuffet = Grillcatering = Barbecue ~ vor Ort grillen; Private Feiern = Geburtstage = Familienfeiern; Brunch = Frühstücksbuffet; Trauerfeiern = Leichenschmaus = Traueressen; Getränke = Getränkeservice = Barservice; Personal = Servicepersonal; Geschirrverleih = Equipmentverleih = Mobiliar und Geschirr ~ Geschirr verleihen; Menüs = Mehrgangmenüs = Festmenüs; Vegetarisches Catering = Veganes Catering; Mittagsverpflegung = Betriebsverpflegung = Kita-Verpflegung = Schulverpflegung ~ Kitas beliefern; Torten und Desserts = Desserts; Lunchpakete',
  ],
  private_chef: [
    'Privatkoch, Mietkoch, Private Chef, Privatköchin, Mietköchin, Störkoch',
    'Dinner zu Hause = Abendessen zu Hause = Private Dining ~ zu Hause kochen; Degustationsmenü = Menüs = Überraschungsmenü; Kochkurse = Kochkurs zu Hause = Kochen lernen; Geburtstage = Private Feiern = Familienfeiern; Firmenessen = Firmenevents = Geschäftsessen; Hochzeiten; Grillen = Barbecue; Ferienhaus-Koch = Koch im Urlaub = Koch auf Yachten ~ im Ferienhaus kochen; Fingerfood = Apéro; Wochenverpflegung = Meal Prep ~ für die Woche vorkochen; Weinbegleitung; Vegane Menüs = Vegetarische Menüs; Gutscheine; Brunch',
  ],
  bakery: [
    'Bäckerei, Bäcker, Bäckermeister, Backstube, Holzofenbäckerei, Biobäckerei, Backhaus',
    'Brot = Brote = Sauerteigbrot = Holzofenbrot ~ Brot backen; Brötchen = Semmeln = Kleingebäck = Weckerl; Kuchen und Torten = Kuchen = Torten; Feingebäck = Süßes Gebäck = Plunder; Hochzeitstorten = Torten auf Bestellung = Festtagstorten; Frühstück = Café; Snacks = Belegte Brötchen = Jausenservice; Lieferservice = Brötchenservice = Brotlieferung ~ Brötchen liefern; Belieferung der Gastronomie ~ Restaurants beliefern; Glutenfreie Backwaren = Glutenfreies Brot; Dinkelgebäck = Dinkelbrot = Vollkornbrot; Weihnachtsgebäck = Stollen = Kekse = Lebkuchen; Backkurse = Brotbackkurse ~ Brotbacken lernen; Vorbestellung = Online bestellen; Laugengebäck = Brezeln',
  ],
  confectioner: [
    'Konditorei, Konditor, Chocolatier, Patisserie, Confiserie, Tortenatelier, Zuckerbäcker',
    'Hochzeitstorten = Hochzeitstorte; Torten = Geburtstagstorten = Torten auf Bestellung = Motivtorten ~ Torten bestellen; Pralinen = Trüffel = Handgemachte Pralinen; Schokolade = Schokoladen = Tafelschokolade; Petits Fours = Törtchen = Patisserie; Kuchen = Mehlspeisen; Macarons; Eis = Hausgemachtes Eis; Gebäck = Weihnachtsgebäck = Kekse = Teegebäck; Firmengeschenke = Kundengeschenke; Kurse = Pralinenkurse = Backkurse = Tortenkurse; Süße Tische = Candybar = Sweet Table; Café = Frühstück; Osterhasen = Saisonale Spezialitäten; Gutscheine; Vegane Torten',
  ],
  butcher: [
    'Metzgerei, Fleischerei, Metzger, Fleischer, Fleischhauer, Schlachterei, Landmetzgerei, Fleischhauerei',
    'Fleisch = Frischfleisch = Rindfleisch; Wurst = Wurstwaren = Wurstspezialitäten = Würste; Schinken und Speck = Schinken = Speck; Grillfleisch = Grillspezialitäten = Grillpakete; Partyservice = Catering = Buffets ~ Feste beliefern; Mittagstisch = Mittagsmenü = Heiße Theke; Wild = Wildfleisch; Geflügel; Dry Aged = Dry Aged Beef = Trocken gereiftes Fleisch; Platten = Aufschnittplatten = Wurstplatten; Lammfleisch; Schlachtung = Hausschlachtung = Lohnschlachtung ~ selbst schlachten; Versand = Onlineshop ~ Fleisch verschicken; Kurse = Wurstkurse = Grillkurse = Zerlegekurse; Fertiggerichte = Gerichte im Glas = Hausgemachte Gerichte; Vorbestellung = Festtagsbestellung',
  ],
  fishmonger: [
    'Fischgeschäft, Fischhändler, Fischhandlung, Fischladen, Fischfachgeschäft, Fischzucht, Fischerei',
    'Frischer Fisch = Frischfisch; Räucherfisch = Geräucherter Fisch = Räucherei ~ Fisch räuchern; Meeresfrüchte = Muscheln und Krustentiere = Austern; Forellen = Forelle = Saibling; Lachs = Räucherlachs; Fischplatten = Fischbuffet = Platten; Fischbrötchen = Imbiss = Bistro; Fischsalate = Feinkost = Marinierte Fische; Karpfen = Weihnachtskarpfen; Vorbestellung = Bestellung; Catering = Partyservice; Belieferung der Gastronomie ~ Restaurants beliefern; Lieferservice = Versand; Angelteich = Angeln; Filetieren',
  ],
  dairy: [
    'Käserei, Molkerei, Hofkäserei, Sennerei, Käsemacher, Dorfkäserei, Milchhof, Hofmolkerei',
    'Käse = Käsesorten; Hartkäse = Bergkäse; Weichkäse = Camembert; Frischkäse; Ziegenkäse = Ziegenmilchprodukte; Schafkäse = Schafmilchprodukte; Joghurt = Joghurts; Butter; Milch = Frische Milch = Heumilch = Rohmilch; Quark = Topfen; Hofladen = Käseladen = Verkauf ab Hof; Führungen = Käsereiführungen = Schaukäserei ~ Käserei besichtigen; Käsekurse = Käseworkshops ~ Käsemachen lernen; Käseplatten = Geschenkkörbe = Käsebuffet; Verkostungen = Käseverkostung; Versand = Onlineshop',
  ],
  farm: [
    'Bauernhof, Biohof, Hof, Landwirtschaft, Gemüsehof, Obsthof, Gärtnerei, Hofladen, Biobauernhof, Direktvermarkter',
    'Hofladen = Ab-Hof-Verkauf = Direktverkauf; Gemüsekiste = Biokiste = Gemüseabo = Abokiste ~ Gemüse liefern; Gemüse = Frisches Gemüse; Obst = Äpfel = Beeren; Eier = Freilandeier; Fleisch = Rindfleisch = Fleischpakete = Lammfleisch; Kartoffeln = Erdäpfel; Milchprodukte = Milch und Käse = Milch; Selbstpflücken = Erdbeeren zum Selbstpflücken ~ selbst pflücken; Säfte = Apfelsaft = Most; Marmeladen und Eingemachtes = Marmeladen; Solidarische Landwirtschaft = Solawi = Ernteanteile; Hofführungen = Schule am Bauernhof = Schulklassen ~ Hof besichtigen; Kindergeburtstage = Bauernhoferlebnis; Hofcafé = Hoffeste; Ferienwohnungen',
  ],
  winery: [
    'Weingut, Winzer, Winzerin, Weinbauer, Weinbau, Winzerhof, Weinhof, Kellerei, Weinkellerei',
    'Weißweine = Weißwein; Rotweine = Rotwein; Rosé = Roséweine; Sekt = Schaumweine = Winzersekt = Perlwein; Weinproben = Weinverkostungen = Weinprobe = Degustation = Verkostung ~ Weine verkosten; Kellerführungen = Weinbergführungen = Kellerführung ~ durch Weinberge führen; Straußwirtschaft = Heuriger = Buschenschank = Besenwirtschaft; Traubensaft = Alkoholfreie Weine; Brände = Edelbrände = Destillate; Hochzeiten und Feiern = Feiern im Weingut = Veranstaltungen ~ Feste im Keller; Gästezimmer = Ferienwohnung = Übernachten im Weingut; Weinversand = Onlineshop = Versand; Weinabo = Weinpakete; Rebstockpatenschaft = Rebpatenschaft; Handel und Gastronomie; Weinwanderungen = Weinlese erleben',
  ],
  brewery: [
    'Brauerei, Bierbrauer, Craft-Brauerei, Hausbrauerei, Privatbrauerei, Braumanufaktur, Gasthausbrauerei',
    'Biere = Biersorten; Brauereiführungen = Führungen = Brauereibesichtigung ~ Brauerei besichtigen; Bierverkostungen = Bierprobe = Verkostungen; Braukurse = Brauseminare ~ Bier brauen lernen; Bräustüberl = Braugasthof = Taproom; Biergarten; Festbier = Saisonbiere = Bockbier; Alkoholfreies Bier = Limonaden; Zapfanlagenverleih = Verleih von Zapfanlagen = Fassbier ~ Zapfanlagen verleihen; Rampenverkauf = Bierverkauf = Brauereishop; Geschenkpakete = Gutscheine; Gastronomie und Handel; Feiern = Veranstaltungen = Firmenfeiern; Lohnbrauen = Eigene Etiketten = Hochzeitsbier ~ eigenes Bier brauen lassen',
  ],
  distillery: [
    'Brennerei, Destillerie, Schnapsbrennerei, Edelbrennerei, Schnapsbrenner, Whiskydestillerie, Likörmanufaktur',
    'Gin; Whisky; Obstbrände = Edelbrände = Schnäpse = Brände; Liköre = Kräuterliköre; Rum; Wodka; Führungen = Brennereiführungen = Destillerieführung ~ Brennerei besichtigen; Verkostungen = Tastings = Schnapsverkostung; Ginkurse = Kurse = Brennkurse ~ eigenen Gin brennen; Lohnbrennen = Lohnbrand ~ Maische brennen; Fassverkauf = Eigenes Fass; Geschenksets = Geschenke = Firmengeschenke; Alkoholfreie Destillate; Versand = Onlineshop; Hofladen; Eigene Etiketten = Private Label',
  ],
  coffee_roaster: [
    'Kaffeerösterei, Rösterei, Kaffeeröster, Privatrösterei, Kaffeemanufaktur',
    'Espresso = Espressobohnen; Filterkaffee = Röstkaffee = Kaffeesorten = Kaffeebohnen; Single Origin = Länderkaffees = Spezialitätenkaffee; Entkoffeinierter Kaffee = Entkoffeiniert; Kaffeeabo = Abo; Bürokaffee = Kaffee fürs Büro = Firmenkaffee ~ Büros beliefern; Kaffee für Gastronomie ~ Cafés beliefern; Baristakurse = Barista-Kurse = Kaffeekurse; Verkostungen = Cupping = Kaffeeverkostung; Kaffeemaschinen = Espressomaschinen = Mühlen; Wartung von Kaffeemaschinen = Maschinenservice = Reparatur ~ Maschinen reparieren; Café = Kaffeebar; Röstereiführungen = Führungen; Geschenke = Gutscheine; Mobile Kaffeebar = Kaffeecatering; Tee',
  ],
  beekeeper: [
    'Imkerei, Imker, Imkerin, Bioimkerei, Bienenhof, Wanderimkerei',
    'Honig = Honigsorten = Blütenhonig = Waldhonig; Wabenhonig; Propolis; Bienenwachskerzen = Kerzen; Bienenwachs = Wachstücher; Met = Honigwein = Honigliköre; Pollen = Blütenpollen = Gelée royale; Bienenvölker = Ableger = Königinnen = Bienenköniginnen ~ Völker verkaufen; Imkerkurse = Kurse für Anfänger = Probeimkern ~ Imkern lernen; Führungen = Schulklassen = Bienenführung ~ Schulen besuchen; Schwarmfang = Schwärme einfangen ~ Schwarm einfangen; Bienenpatenschaften = Bienenpatenschaft; Bestäubung = Bestäubungsdienst ~ Obstbäume bestäuben; Geschenke = Gastgeschenke = Honiggeschenke; Bienen für Unternehmen = Firmenbienen; Imkereibedarf',
  ],
  olive_mill: [
    'Ölmühle, Olivenmühle, Olivenölmühle, Olivenhof',
    'Olivenöl = Natives Olivenöl; Bio-Olivenöl; Aromatisierte Öle = Kräuteröle; Leinöl; Kürbiskernöl = Kernöl; Rapsöl = Sonnenblumenöl; Walnussöl = Nussöle; Lohnpressung ~ Saaten pressen, Oliven pressen, Nüsse pressen; Führungen = Mühlenführung ~ Mühle besichtigen; Ölverkostung = Verkostungen; Oliven = Olivenpaste; Olivenölseife = Naturkosmetik = Seifen; Geschenke = Geschenksets; Versand = Onlineshop; Hofladen; Olivenbaum-Patenschaft = Baumpatenschaft',
  ],
  delicatessen: [
    'Feinkostladen, Feinkost, Delikatessen, Feinkostgeschäft, Unverpacktladen, Käsetheke, Lebensmittelgeschäft',
    'Käse = Käsetheke; Schinken und Salami = Wurst und Schinken = Wurstspezialitäten; Antipasti = Oliven; Wein = Weine; Öle und Essige = Olivenöl; Pasta = Frische Pasta; Geschenkkörbe = Präsentkörbe = Präsente; Platten = Käseplatten = Aufschnittplatten; Catering = Partyservice; Mittagstisch = Bistro; Verkostungen = Weinproben; Firmengeschenke = Kundengeschenke; Konfitüren und Honig; Süßes = Schokolade; Lieferservice = Versand; Trüffel',
  ],
  florist: [
    'Blumenladen, Floristin, Florist, Blumengeschäft, Floristik, Blumenwerkstatt, Blumenbinderei, Floristmeister',
    'Blumensträuße = Sträuße = Schnittblumen ~ Sträuße binden; Hochzeitsfloristik = Brautsträuße = Hochzeitsblumen = Brautstrauß ~ Hochzeiten schmücken; Trauerfloristik = Trauerkränze = Kränze = Trauergestecke ~ Kränze binden, Beerdigungen; Blumenabo = Abos = Blumenabonnement ~ wöchentlich Blumen; Lieferservice = Blumenlieferung = Blumenversand ~ Blumen liefern; Trockenblumen = Trockenkränze; Topfpflanzen = Zimmerpflanzen; Raumschmuck = Eventfloristik = Firmenfloristik = Dekorationen ~ Hotels schmücken; Adventskränze = Adventsfloristik = Weihnachtsdeko; Workshops = Kurse = Kranzbinden; Gestecke = Tischdekoration; Grabpflege = Grabbepflanzung ~ Gräber pflegen; Geschenke = Vasen; Gutscheine; Balkonbepflanzung = Balkonpflanzen; Verleih = Dekoverleih',
  ],
  hotel: [
    'Hotel, Wellnesshotel, Stadthotel, Landhotel, Hotel garni, Boutiquehotel, Berghotel, Hotel und Restaurant',
    'Zimmer = Zimmer und Suiten = Doppelzimmer; Suiten; Familienzimmer; Ferienwohnungen = Apartments; Frühstück = Frühstücksbuffet; Restaurant = Halbpension = Küche; Wellness = Spa = Sauna = Wellnessbereich; Massagen = Beauty; Tagungen = Seminare = Tagungsräume = Seminarräume ~ Tagungen abhalten; Hochzeiten = Hochzeitsfeiern; Feiern = Familienfeiern = Veranstaltungen; Pauschalen = Arrangements; Bar = Hotelbar; Pool = Hallenbad; Gruppenreisen = Busgruppen; Gutscheine',
  ],
  guesthouse: [
    'Pension, Gästehaus, Frühstückspension, Bed and Breakfast, Privatzimmer, Gasthof mit Zimmern, Fremdenzimmer',
    'Zimmer = Gästezimmer = Doppelzimmer; Familienzimmer = Mehrbettzimmer; Ferienwohnungen = Ferienwohnung = Apartments; Frühstück = Frühstücksbuffet; Abendessen = Halbpension; Radunterkunft = Bett und Bike ~ Räder unterstellen; Wanderurlaub ~ Lunchpakete; Monteurzimmer; Sauna = Wellness; Pauschalen; Ferien mit Hund = Hunde willkommen = Urlaub mit Hund ~ Hunde erlaubt; Seminare = Seminarraum; Feiern; Gutscheine',
  ],
  holiday_homes: [
    'Ferienwohnung, Ferienwohnungen, Ferienhaus, Ferienhäuser, Ferienwohnungsvermietung, Chalets, Hütte, Ferienapartments',
    'Ferienwohnungen = Ferienwohnung = Apartments; Ferienhaus = Ferienhäuser; Chalets = Hütten = Berghütten; Familienurlaub = Urlaub mit Kindern = Ferien mit Kindern; Urlaub mit Hund = Ferien mit Hund = Hunde willkommen ~ Hunde erlaubt; Sauna = Wellness; Pool; Gruppenunterkunft = Gruppenhaus; Brötchenservice = Frühstück = Frühstückskorb; Langzeitmiete = Wohnen auf Zeit = Langzeitaufenthalte ~ monatsweise mieten; Fahrradverleih = Fahrräder; Last Minute = Pauschalen; Workation = Arbeiten im Urlaub; Hausverwaltung = Ferienwohnung vermieten ~ Eigentümer betreuen; Endreinigung',
  ],
  campsite: [
    'Campingplatz, Camping, Wohnmobilstellplatz, Campingpark, Stellplatz, Ferienpark, Glampingplatz',
    'Stellplätze = Wohnmobilstellplätze = Wohnmobile und Wohnwagen; Zeltplätze = Zeltwiese ~ Zelt aufschlagen; Dauercamping = Dauerstellplätze = Saisonplätze; Mobilheime = Mietunterkünfte; Hütten = Schlaffässer = Campingfässer = Pods; Glamping = Safarizelte = Mietzelte; Sanitäranlagen = Sanitärhaus; Restaurant = Gaststätte = Imbiss; Laden = Brötchenservice = Kiosk; Schwimmbad = Badestrand = Pool; Kinderprogramm = Animation = Spielplatz; Boots- und Fahrradverleih = Kanuverleih = Fahrradverleih; Camping mit Hund; Wintercamping; Jugendgruppen = Schulklassen; Mietbäder',
  ],
  hostel: [
    'Hostel, Jugendherberge, Backpacker-Hostel, Gruppenhaus, Jugendgästehaus, Herberge',
    'Mehrbettzimmer = Schlafsäle = Dorms; Privatzimmer = Doppelzimmer = Einzelzimmer; Familienzimmer; Gruppenunterkunft; Klassenfahrten = Schulklassen = Schullandwochen; Frühstück; Vollpension = Halbpension = Verpflegung; Küche = Gästeküche = Selbstversorger; Seminarräume = Tagungsräume = Seminare; Bar = Café; Fahrradverleih; Langzeitaufenthalt = Langzeitgäste; Erlebnisprogramme; Chöre und Orchester = Probenwochenenden',
  ],
  farm_holidays: [
    'Urlaub am Bauernhof, Ferienbauernhof, Ferienhof, Ferien auf dem Bauernhof, Bauernhofurlaub, Reiterhof mit Ferienwohnungen, Agriturismo',
    'Ferienwohnungen = Ferienwohnung = Apartments; Zimmer = Gästezimmer; Ferienhaus = Almhütte = Chalets; Frühstück = Bauernfrühstück = Frühstückskorb; Reiten = Ponyreiten = Reitunterricht; Tiere füttern = Stallmithilfe = Streicheltiere ~ im Stall helfen; Kinderprogramm = Familienurlaub = Spielplatz; Hofladen = Hofprodukte; Abendessen = Halbpension = Bauernküche; Heuhotel = Schlafen im Heu; Wellness = Sauna; Hofführungen; Feiern = Hochzeiten; Urlaub mit Hund; Wandern = Wanderurlaub; Camping = Stellplätze',
  ],
  event_venue: [
    'Eventlocation, Veranstaltungsort, Hochzeitslocation, Festsaal, Veranstaltungsraum, Tagungszentrum, Partyraum, Festscheune',
    'Hochzeiten = Hochzeitsfeiern ~ heiraten; Freie Trauungen = Trauungen = Standesamtliche Trauungen; Tagungen und Konferenzen = Tagungen = Konferenzen = Seminare; Firmenfeiern = Firmenevents = Weihnachtsfeiern; Private Feiern = Geburtstage = Familienfeiern; Konzerte und Kultur = Konzerte = Kulturveranstaltungen; Catering; Übernachtung = Zimmer; Technik = Veranstaltungstechnik; Raumvermietung = Säle = Räumlichkeiten ~ Saal mieten, Räume mieten; Messen = Ausstellungen; Workshops; Foto- und Filmlocation = Fotoshootings = Dreharbeiten; Märkte; Trauerfeiern',
  ],
  wedding_planner: [
    'Hochzeitsplaner, Hochzeitsplanerin, Weddingplanner, Hochzeitsagentur, Wedding Planner',
    'Komplettplanung = Hochzeitsplanung = Full Service ~ ganze Hochzeit planen; Teilplanung; Begleitung am Hochzeitstag = Zeremonienmeister = Tagesbegleitung ~ am Tag begleiten; Freie Trauungen = Freie Trauung = Traurednerin; Dekoration = Hochzeitsdekoration = Floristik ~ dekorieren; Locationsuche = Suche nach der Location ~ Location finden; Dienstleister = Dienstleistersuche; Auslandshochzeiten = Destination Weddings = Hochzeiten im Ausland; Elopement = Kleine Hochzeiten = Heiraten zu zweit; Dekoverleih = Verleih = Verleih von Dekoration; Papeterie = Einladungen; Beratung = Beratungsstunden = Coaching; Heiratsantrag = Heiratsanträge ~ Antrag planen; Polterabend = Junggesellinnenabschied',
  ],
  event_agency: [
    'Eventagentur, Veranstaltungsagentur, Veranstalter, Eventmanagement, Konzertagentur, Veranstaltungstechnik',
    'Firmenevents = Firmenfeiern = Corporate Events; Konferenzen = Tagungen = Kongresse; Messen = Messeauftritte; Teambuilding = Teamevents = Betriebsausflüge; Weihnachtsfeiern; Produktpräsentationen = Produkteinführungen; Galas = Galaabende = Jubiläen; Hochzeiten = Private Feiern; Hybride Events = Online-Events = Livestreaming; Veranstaltungstechnik = Ton und Licht = Tontechnik = Licht und Ton; Künstlervermittlung = Moderatoren = Künstlerbuchung ~ Künstler vermitteln; Teilnehmermanagement = Gästemanagement = Einladungsmanagement; Roadshows = Promotion; Konzerte und Festivals = Konzerte = Festivals; Incentive-Reisen = Incentives',
  ],
  party_rental: [
    'Eventverleih, Partyverleih, Zeltverleih, Veranstaltungsverleih, Festzeltverleih, Mietmöbel, Hüpfburgverleih, Partyzubehör',
    'Zelte = Partyzelte = Festzelte = Pavillons ~ Zelte mieten; Tische und Stühle = Biertischgarnituren = Mietmöbel = Bierzeltgarnituren; Geschirr = Geschirrverleih = Gläser und Besteck; Hüpfburgen = Hüpfburg ~ Hüpfburg mieten; Tontechnik = Musikanlagen = Lautsprecher; Licht = Lichttechnik = Beleuchtung; Bühnen = Bühne; Fotobox = Fotoboxen; Zapfanlagen = Kühlwagen = Kühlanhänger; Dekoration = Hochzeitsdeko = Dekoverleih; Tischwäsche = Hussen = Stuhlhussen; Heizstrahler = Heizpilze; Toilettenwagen = Mobile Toiletten; Lieferung und Aufbau = Aufbau; Spiele = Kinderspiele; Popcornmaschinen = Zuckerwattemaschine',
  ],
  dj: [
    'DJ, Hochzeits-DJ, Discjockey, Event-DJ, Mobildisco',
    'Hochzeiten = Hochzeits-DJ; Firmenfeiern = Firmenevents = Weihnachtsfeiern; Geburtstage = Geburtstagsfeiern = Private Feiern; Clubs = Clubabende = Bars und Clubs; Schulbälle = Abibälle = Maturabälle; Stadtfeste = Festivals; Tontechnik = Musikanlage = Technikverleih ~ Anlage mieten; Lichttechnik = Lichtshow = Ambientebeleuchtung; Musik zur Trauung = Trauung = Freie Trauung; Moderation = Karaoke; Live-Musiker = DJ plus Saxophon; Fotobox; Silent Disco = Kopfhörerparty',
  ],
  band: [
    'Band, Hochzeitsband, Partyband, Coverband, Liveband, Sängerin, Tanzmusik, Musiker, Duo',
    'Hochzeiten = Hochzeitsmusik = Hochzeitsband; Trauungen = Musik zur Trauung = Trauung = Kirchliche Trauung; Sektempfang = Empfänge = Sektempfänge; Firmenfeiern = Firmenevents = Galas; Private Feiern = Geburtstage = Geburtstagsfeiern; Konzerte = Konzertprogramm; Tanzmusik = Tanzabende = Bälle; Trauerfeiern = Beerdigungen; Stadtfeste = Zeltfeste = Festivals; Repertoire = Songliste; Technik = Ton und Licht = Tontechnik; Akustikset = Duo und Trio = Akustikbesetzung; Unterricht = Gesangsunterricht = Workshops; Hörproben = Demos; Weihnachtsmusik',
  ],
};
