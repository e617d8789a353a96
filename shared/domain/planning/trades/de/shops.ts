import type { TradeTexts } from '../trades.ts';

/** Trades of shops in German. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'Buchhandlung, Buchladen, Antiquariat, Buchhändlerin, Kinderbuchladen, Buchgeschäft',
    'Romane = Belletristik; Kinderbücher = Kinder- und Jugendbücher; Sachbücher; Lesungen = Veranstaltungen = Autorenlesungen; Buchbestellung = Bestellservice ~ Bücher bestellen, über Nacht; Lieferservice = Versand = Bücher per Rad ~ Bücher liefern; Schulbücher = Schulbuchbestellung = Schulen und Bibliotheken; Antiquarische Bücher = Gebrauchte Bücher = Antiquariat; Ankauf = Buchankauf ~ Bibliotheken ankaufen; Reiseführer und Karten = Reiseführer = Landkarten; Lesekreis = Buchclub = Literaturkreis; Geschenke = Papeterie = Spiele; Gutscheine = Büchergutscheine; Buchempfehlungen = Buchtipps; Büchertisch = Büchertische; Kochbücher = Fremdsprachige Bücher',
  ],
  bike_shop: [
    'Fahrradladen, Fahrradgeschäft, Radladen, Fahrradhändler, Velogeschäft, Radgeschäft, Zweiradfachgeschäft',
    'E-Bikes = Elektrofahrräder = Pedelecs; Lastenräder = Lastenrad; Trekkingräder = Citybikes = Cityräder; Mountainbikes = E-Mountainbikes; Rennräder = Gravelbikes; Kinderräder = Kinderfahrräder = Laufräder; Gebrauchträder = Gebrauchte Fahrräder; Werkstatt = Reparaturen = Reparatur und Service ~ Räder reparieren; Probefahrt = Probefahrten = Testräder; Dienstradleasing = Jobrad = Bikeleasing; Verleih = Leihräder = Fahrradverleih; Zubehör = Helme und Schlösser = Ersatzteile; Bikefitting = Ergonomieberatung; Maßräder = Räder nach Maß; Bekleidung; Inzahlungnahme = Finanzierung',
  ],
  fashion_shop: [
    'Modegeschäft, Boutique, Bekleidungsgeschäft, Modeboutique, Kleiderladen, Trachtenmodengeschäft, Brautmodengeschäft, Herrenausstatter',
    'Damenmode; Herrenmode; Kindermode; Kleider = Abendkleider = Festmode; Jeans = Hosen; Brautkleider = Brautmode; Anzüge = Hochzeitsanzüge = Maßanzüge; Wäsche = Dessous = Bademode; Trachten = Dirndl = Trachtenmode; Große Größen; Accessoires = Taschen und Schmuck = Taschen; Strickmode = Pullover; Jacken und Mäntel = Jacken; Nachhaltige Mode = Faire Mode; Änderungsservice = Änderungen = Änderungsschneiderei ~ kürzen; Stilberatung = Modeberatung = Typberatung',
  ],
  shoe_shop: [
    'Schuhgeschäft, Schuhhaus, Schuhladen, Schuhfachgeschäft, Barfußschuhladen',
    'Damenschuhe; Herrenschuhe; Kinderschuhe = Lauflernschuhe; Barfußschuhe; Wanderschuhe = Outdoorschuhe = Bergschuhe; Sneaker = Sportschuhe = Laufschuhe; Stiefel = Winterstiefel = Stiefeletten; Hausschuhe; Bequemschuhe = Komfortschuhe = Schuhe für lose Einlagen; Fußvermessung = Fußmessung ~ Füße messen; Einlagen = Orthopädie; Arbeitsschuhe = Sicherheitsschuhe; Taschen = Lederwaren = Gürtel; Schuhpflege = Pflegemittel; Reparaturen = Schuhreparatur; Tanzschuhe = Brautschuhe',
  ],
  sports_shop: [
    'Sportgeschäft, Sporthaus, Sportfachgeschäft, Sportladen, Skiverleih und Sportgeschäft',
    'Laufschuhe = Laufsport; Laufanalyse = Laufbandanalyse ~ Laufstil analysieren; Ski = Skischuhe = Ski und Snowboard; Skiverleih = Verleih = Ausrüstungsverleih; Skiservice = Wachs- und Kantenservice ~ Ski wachsen, Kanten schleifen; Tennis = Besaitungsservice = Tennisschläger ~ Schläger bespannen; Fußball = Fußballschuhe; Teamsport = Vereinsausstattung = Vereinsbedarf = Mannschaftsausstattung ~ Vereine ausstatten; Textildruck = Beflockung; Skischuhanpassung = Bootfitting; Fahrräder = E-Bikes; Langlauf = Tourenski; Bademode = Schwimmen; Fitness = Fitnessgeräte; Outdoor = Bekleidung; Kinderski = Kindertausch',
  ],
  outdoor_shop: [
    'Outdoorgeschäft, Outdoorladen, Bergsportgeschäft, Trekkingladen, Jagdgeschäft, Angelgeschäft, Campingladen',
    'Rucksäcke; Zelte; Schlafsäcke = Isomatten; Wanderschuhe = Bergschuhe; Outdoorbekleidung = Funktionsbekleidung = Regenbekleidung; Kletterausrüstung = Klettern = Kletterschuhe; Campingausrüstung = Kocher = Campingzubehör; Skitourenausrüstung = Skitouren = Lawinenausrüstung; Verleih = Ausrüstungsverleih ~ Ausrüstung verleihen; Reparaturen = Reparaturservice = Imprägnieren ~ Kleidung flicken; Wiederbesohlung = Schuhservice; Angelausrüstung = Angelbedarf = Ruten und Rollen; Kajaks = Boote; Karten = Landkarten; Second Hand = Gebrauchte Ausrüstung; Kurse = Vorträge',
  ],
  toy_shop: [
    'Spielwarengeschäft, Spielzeugladen, Spielwarenladen, Spielwaren, Holzspielzeugladen, Modellbaugeschäft',
    'Holzspielzeug; Brettspiele = Gesellschaftsspiele; Puzzles; Puppen = Puppenhäuser; Babyspielzeug; Kuscheltiere = Stofftiere; Bastelbedarf = Basteln = Kreativsets; Modelleisenbahn = Modellbau = Modellautos; Konstruktionsspielzeug = Bausteine; Lernspiele = Experimentierkästen; Geburtstagskisten = Geburtstagskörbe = Geburtstagstisch = Wunschkiste; Spieleabende = Spielenachmittage; Reparaturen = Puppenklinik = Puppendoktor ~ Puppen reparieren; Fahrzeuge = Laufräder = Draußenspielzeug; Kindergartenbedarf; Geschenkservice = Verpackungsservice',
  ],
  wool_shop: [
    'Wollgeschäft, Wollladen, Handarbeitsgeschäft, Wollstube, Strickladen, Handarbeitsladen',
    'Wolle = Garne = Strickwolle; Handgefärbte Wolle = Handgefärbte Garne; Sockenwolle; Strickkurse = Kurse = Strickkurs ~ stricken lernen; Häkelkurse = Häkeln; Stricktreff = Strickabende = Strickcafé; Nadeln = Stricknadeln = Zubehör; Anleitungen = Strickhefte = Strickmuster; Strickpakete = Stricksets; Handgestricktes = Auftragsarbeiten = Strickservice ~ auf Bestellung stricken; Spinnen = Spinnräder = Filzwolle; Sticken = Stickgarne = Stickpackungen; Knöpfe = Kurzwaren; Reparaturhilfe = Hilfe bei Problemen ~ fallen gelassene Maschen; Naturgarne = Alpaka und Merino = Alpakawolle; Gutscheine',
  ],
  fabric_shop: [
    'Stoffgeschäft, Stoffladen, Nähgeschäft, Nähladen, Kurzwarengeschäft, Nähmaschinengeschäft, Stoffhandlung',
    'Stoffe = Kleiderstoffe = Baumwollstoffe = Meterware; Dekostoffe = Vorhangstoffe = Möbelstoffe; Jersey = Sweatstoffe; Leinen = Wollstoffe; Kurzwaren = Knöpfe = Reißverschlüsse; Schnittmuster; Nähmaschinen = Overlockmaschinen; Nähmaschinenreparatur = Nähmaschinenservice ~ Nähmaschinen reparieren; Nähkurse = Kurse = Nähkurs ~ nähen lernen; Kinderkurse = Kindernähkurse = Kindergeburtstage; Vorhänge nach Maß = Vorhangnäherei = Nähservice ~ Vorhänge nähen; Patchwork = Patchworkstoffe = Quilten; Wachstuch = Tischdecken; Brautstoffe = Trachtenstoffe = Spitze; Bänder = Garne; Biostoffe = Kinderstoffe',
  ],
  wine_shop: [
    'Weinhandlung, Vinothek, Weinhandel, Weinladen, Weingeschäft, Getränkehandel, Spirituosenhandlung',
    'Rotweine = Rotwein; Weißweine = Weißwein; Schaumweine = Champagner = Sekt; Naturweine = Biowein = Bioweine; Roséweine = Rosé; Spirituosen = Whisky und Gin = Whisky; Weinproben = Weinverkostungen = Verkostungen ~ Weine verkosten; Weinseminare = Weinkurse; Weinabo = Weinpaket = Probierpakete; Geschenke = Präsente = Firmengeschenke = Geschenkkörbe; Lieferservice = Weinlieferung = Versand ~ Wein liefern; Feste und Hochzeiten = Kommissionsservice = Weine für Hochzeiten; Weinkarten für Restaurants ~ Restaurants beliefern; Craft Beer = Bier; Weinbar = Bistro; Raritäten = Weinkeller = Kellerberatung',
  ],
  tea_shop: [
    'Teeladen, Teegeschäft, Teehandlung, Teefachgeschäft, Teehaus, Gewürzladen',
    'Schwarztee = Schwarzer Tee; Grüntee = Grüner Tee = Matcha; Kräutertee = Kräutertees; Früchtetee = Früchtetees; Rooibos; Oolong = Weißer Tee; Teezubehör = Teekannen = Teegeschirr; Teeproben = Teeverkostungen = Teeseminare ~ Tee verkosten; Teezeremonie = Japanische Teezeremonie; Geschenke = Geschenksets; Hausmischungen = Eigene Mischungen = Eigene Teemischungen ~ Tee mischen; Tee für Gastronomie; Kaffee; Gewürze = Süßes = Honig; Versand = Onlineshop; Teestube = Café',
  ],
  health_food_shop: [
    'Bioladen, Naturkostladen, Reformhaus, Unverpacktladen, Naturkostgeschäft, Biomarkt',
    'Obst und Gemüse = Gemüse = Frisches Gemüse; Brot = Backwaren; Käse = Käsetheke = Milchprodukte; Unverpackt = Lose Ware = Lebensmittel ohne Verpackung ~ selbst abfüllen; Getreide und Hülsenfrüchte = Trockenwaren = Müsli; Naturkosmetik; Nahrungsergänzung = Vitamine = Nahrungsergänzungsmittel; Gemüsekiste = Biokiste = Abokiste; Mittagstisch = Bistro; Lieferservice; Glutenfreie Produkte = Glutenfrei; Vegane Produkte = Vegan; Wasch- und Putzmittel = Reinigungsmittel ~ Waschmittel abfüllen; Wein = Säfte; Babynahrung; Geschenkkörbe',
  ],
  furniture_shop: [
    'Möbelhaus, Möbelgeschäft, Einrichtungshaus, Möbelladen, Einrichtungsgeschäft, Wohnstudio',
    'Sofas = Polstermöbel = Sessel; Betten = Schlafzimmer = Matratzen; Esstische = Tische; Stühle; Schränke = Kleiderschränke; Regale = Wohnwände; Küchen; Gartenmöbel; Kinderzimmer = Jugendzimmer; Büromöbel; Einrichtungsberatung = Wohnberatung = Einrichtungsplanung ~ beim Einrichten beraten; Lieferung und Montage = Lieferservice = Montage ~ Möbel liefern; Massivholzmöbel = Möbel nach Maß; Teppiche = Leuchten; Wohnaccessoires = Accessoires; Ausstellungsstücke = Abverkauf',
  ],
  lighting_shop: [
    'Lampengeschäft, Leuchtengeschäft, Lichtstudio, Lampenladen, Leuchten, Lichthaus, Lampenwerkstatt',
    'Pendelleuchten = Hängelampen = Hängeleuchten; Stehlampen = Stehleuchten; Tischlampen = Tischleuchten; Deckenleuchten = Kronleuchter; Wandleuchten; Außenleuchten = Gartenleuchten; LED-Lampen = Leuchtmittel; Lichtplanung = Lichtberatung = Lichtkonzepte ~ Licht planen; Lampenreparatur = Reparaturen = Neuverkabelung ~ Lampen reparieren; Montage = Lampenmontage = Installation ~ Lampen montieren; Lampenschirme = Lampenschirme nach Maß = Neubespannung; Antike Lampen = Restaurierung alter Lampen; Bürobeleuchtung = Objektbeleuchtung; Einbauleuchten = Spots; Designerleuchten; Smarte Beleuchtung',
  ],
  bedding_shop: [
    'Bettengeschäft, Bettenhaus, Bettenfachgeschäft, Matratzengeschäft, Bettwarengeschäft, Bettenstudio, Schlafstudio',
    'Matratzen; Lattenroste = Lattenrost; Boxspringbetten; Betten = Massivholzbetten; Bettdecken = Daunendecken = Decken; Kissen = Nackenkissen; Bettwäsche = Spannbetttücher; Handtücher = Frottierwaren = Badtextilien; Bettfedernreinigung = Daunenreinigung = Federnreinigung ~ Daunendecken reinigen; Schlafberatung = Liegeberatung = Matratzenberatung; Probeliegen = Probeschlafen = Matratze testen; Topper = Matratzenauflagen; Lieferung und Altmatratzenentsorgung = Lieferservice; Kinderbetten = Babybettwaren; Hotelbedarf; Sonderanfertigungen = Maßanfertigung',
  ],
  stationery_shop: [
    'Schreibwarengeschäft, Papeterie, Schreibwarenladen, Papierfachgeschäft, Bürobedarf, Schreibwaren, Trafik',
    'Füllfederhalter = Schreibgeräte = Füller und Stifte; Notizbücher = Hefte und Notizbücher = Kalender; Papier = Briefpapier = Feine Papiere; Grußkarten = Karten = Glückwunschkarten; Schulbedarf = Schulsachen = Schulanfang = Schulausstattung; Schultaschen = Schulranzen; Bürobedarf = Büromaterial; Geschenkpapier = Geschenkverpackung; Geschenke = Geschenkartikel; Einladungskarten = Hochzeitspapeterie = Drucksachen; Füllerreparatur = Füllerservice ~ Füller reparieren; Stempel = Stempelservice = Gravuren; Kopien = Kopierservice = Drucken und Kopieren ~ kopieren; Zeitschriften = Bücher; Lotto = Paketshop = Poststelle; Kalligrafie = Kurse = Kalligrafiekurse',
  ],
  art_supplies: [
    'Künstlerbedarf, Bastelgeschäft, Malbedarf, Künstlerbedarfsgeschäft, Kreativladen, Farbenfachgeschäft',
    'Acrylfarben; Ölfarben; Aquarellfarben = Aquarell; Pinsel; Leinwände = Keilrahmen; Leinwände nach Maß = Keilrahmen nach Maß ~ Leinwand aufspannen; Papier = Aquarellpapier = Zeichenpapier; Stifte = Zeichenbedarf = Marker; Pigmente = Pigmente und Bindemittel; Staffeleien = Atelierbedarf; Druckgrafik = Linoldruck; Modellieren = Ton = Bildhauerbedarf; Einrahmungen = Rahmen ~ Bilder rahmen; Kurse = Malkurse = Workshops; Schulbedarf; Bastelbedarf = Basteln',
  ],
  music_shop: [
    'Musikgeschäft, Musikhaus, Instrumentengeschäft, Musikalienhandlung, Gitarrenladen, Klavierhaus',
    'Gitarren = E-Gitarren = Akustikgitarren; Klaviere = Digitalpianos = Keyboards = E-Pianos; Schlagzeug = Percussion = Drums; Streichinstrumente = Geigen; Blasinstrumente = Blechblasinstrumente; Akkordeons = Harmonikas; Noten = Musikalien = Notenbestellung; Reparaturen = Werkstatt = Instrumentenreparatur ~ Instrumente reparieren; Mietinstrumente = Verleih = Mietkauf = Instrumentenverleih ~ Instrumente mieten; Gebrauchte Instrumente = Gebrauchtinstrumente = Ankauf; Verstärker = Tontechnik = Mikrofone; Saiten und Zubehör = Zubehör = Saiten; Unterricht = Musikunterricht; PA-Verleih = Technikverleih; Studioausstattung = Recording; Ukulelen',
  ],
  record_shop: [
    'Plattenladen, Schallplattenladen, Plattengeschäft, Vinylladen, Schallplattengeschäft',
    'Neue Schallplatten = Neuheiten = Neues Vinyl; Gebrauchte Schallplatten = Secondhand-Vinyl = Gebrauchte Platten; CDs; Jazz; Rock = Indie = Metal; Klassik; Elektronische Musik = Techno; Hip-Hop = Soul und Funk; Ankauf = Plattenankauf = Sammlungsankauf ~ Sammlungen ankaufen; Plattenspieler = Hi-Fi = Verstärker; Plattenwäsche = Plattenreinigung ~ Platten waschen; Reparatur von Plattenspielern = Plattenspielerservice ~ Plattenspieler reparieren; Konzerte im Laden = Konzerte = Veranstaltungen; Tickets = Kartenvorverkauf; Versand = Onlineshop = Mailorder; Bestellservice = Vorbestellung',
  ],
  electronics_shop: [
    'Elektronikgeschäft, Elektrofachgeschäft, Elektrohändler, Hi-Fi-Studio, Radio- und Fernsehgeschäft, Handyshop, Haushaltsgerätehändler, Fotogeschäft',
    'Fernseher = TV-Geräte; Hi-Fi = Lautsprecher = Audio; Haushaltsgeräte = Waschmaschinen = Weiße Ware; Küchengeräte = Kaffeevollautomaten; Computer = Notebooks = Laptops; Smartphones = Handys; Kameras = Objektive; Reparaturen = Reparaturservice = Werkstatt = Kundendienst ~ Geräte reparieren; Lieferung und Anschluss = Lieferservice = Lieferung und Installation ~ Geräte anschließen; Antennen und Sat = Sat-Anlagen = Empfangstechnik; Heimkino = Multiroom; Smart Home; Gebrauchtgeräte = Gebrauchte Geräte; Zubehör = Kabel = Batterien; Altgeräte = Altgeräteentsorgung; Beratung zu Hause = Heimberatung',
  ],
  hardware_shop: [
    'Eisenwarengeschäft, Baumarkt, Eisenwarenhandlung, Werkzeugfachgeschäft, Haushaltswarengeschäft, Eisenhandlung, Haushaltswaren, Farbenhandel',
    'Werkzeuge = Werkzeug = Handwerkzeuge; Elektrowerkzeuge; Schrauben und Beschläge = Schrauben = Befestigungstechnik; Farben = Farbmischservice = Farben und Lacke ~ Farben mischen; Schlüsseldienst = Schlüsselkopien = Schlüssel ~ Schlüssel nachmachen; Schlösser = Schließanlagen = Schließzylinder; Gartengeräte = Gartenbedarf; Haushaltswaren = Küchenbedarf = Geschirr; Schleifservice = Schleifdienst = Messer schleifen ~ schärfen; Geräteverleih = Werkzeugverleih = Maschinenverleih ~ Maschinen verleihen; Holzzuschnitt = Zuschnitt ~ zuschneiden; Baustoffe; Arbeitskleidung = Arbeitsschutz; Öfen = Kamine = Grills; Sanitärbedarf = Elektromaterial; Reparaturen = Werkstatt',
  ],
  garden_centre: [
    'Gärtnerei, Gartencenter, Baumschule, Gartenmarkt, Staudengärtnerei, Pflanzenhandel, Blumengärtnerei',
    'Stauden; Obstbäume = Obstgehölze = Beerensträucher; Rosen; Sträucher = Gehölze = Ziersträucher; Hecken = Heckenpflanzen; Bäume = Laubbäume; Gemüsepflanzen = Jungpflanzen = Gemüsejungpflanzen = Tomatenpflanzen; Kräuter = Kräutertöpfe; Beet- und Balkonpflanzen = Balkonblumen = Balkonpflanzen; Zimmerpflanzen; Erde und Dünger = Erden = Pflanzenpflege; Samen = Saatgut = Blumenzwiebeln; Töpfe = Pflanzgefäße; Lieferung und Pflanzung = Pflanzservice = Lieferservice ~ Balkonkästen bepflanzen; Gartenberatung = Gartenplanung = Gartengestaltung ~ Garten beraten; Kurse = Schnittkurse = Workshops',
  ],
  pet_shop: [
    'Zoohandlung, Tierbedarf, Zoofachgeschäft, Tierfuttergeschäft, Tierhandlung, Aquaristikgeschäft, Futterladen',
    'Hundefutter; Katzenfutter; Barf = Rohfutter = Frischfleisch = Frostfutter; Aquaristik = Aquarien = Fische = Zierfische; Terraristik = Terrarien = Reptilien; Vögel = Vogelfutter = Wildvogelfutter; Kleintiere = Nager = Kleintierfutter; Hundezubehör = Leinen und Geschirre = Hundebetten; Katzenzubehör = Kratzbäume; Pferdefutter = Reitbedarf; Ernährungsberatung = Futterberatung = Beratung ~ zum Futter beraten; Wasseranalyse = Wassertest ~ Aquarienwasser testen; Aquarienservice = Aquarienbau = Aquarienpflege ~ Aquarien einrichten; Lieferservice = Futterlieferung ~ Futter liefern; Hundesalon = Fellpflege; Snacks = Kauartikel',
  ],
  baby_shop: [
    'Babygeschäft, Babyfachgeschäft, Kinderladen, Babyausstatter, Babymode, Kinderwagengeschäft',
    'Kinderwagen = Buggys; Autositze = Kindersitze = Babyschalen; Babykleidung = Babymode = Erstausstattung; Babybetten = Kinderzimmer = Kinderzimmermöbel; Tragetücher = Tragehilfen = Babytragen; Tragetuchberatung = Trageberatung; Stoffwindeln = Stoffwindelberatung; Babyspielzeug = Spielzeug; Schwangerschaftsmode = Umstandsmode; Stillzubehör = Stillkissen; Hochstühle; Geschenkliste = Babyliste = Geburtsliste = Wunschliste; Kindersitzeinbau = Kindersitzberatung ~ Sitze einbauen; Verleih = Milchpumpenverleih = Miete; Reparatur von Kinderwagen = Kinderwagenreparatur = Kinderwagenservice ~ Kinderwagen reparieren; Second Hand = Gebrauchtes',
  ],
  cosmetics_shop: [
    'Parfümerie, Kosmetikgeschäft, Naturkosmetikladen, Drogerie, Seifenladen, Kosmetikladen',
    'Parfums = Düfte = Nischendüfte; Gesichtspflege = Hautpflege; Make-up = Schminkberatung = Dekorative Kosmetik; Naturkosmetik; Haarpflege; Körperpflege = Seifen; Herrenpflege = Männerpflege; Sonnenpflege; Duftberatung = Parfumberatung = Dufttest; Hautanalyse = Hautberatung; Kosmetikbehandlungen = Gesichtsbehandlungen = Kosmetikkabine; Maniküre; Geschenksets = Geschenke = Geschenkservice; Nachfüllen = Nachfüllstation ~ Flakons nachfüllen; Workshops = Schminkkurse = Parfumworkshops; Raumdüfte = Kerzen',
  ],
  second_hand_shop: [
    'Secondhandladen, Second-Hand-Shop, Gebrauchtwarenladen, Sozialkaufhaus, Vintage-Laden, Carla-Laden, Flohmarktladen',
    'Damenmode = Kleidung = Damenkleidung; Kindersachen = Kinderkleidung = Kinderkleider; Herrenmode = Herrenkleidung; Möbel = Gebrauchte Möbel; Bücher = Bücher und Schallplatten = Schallplatten; Geschirr = Hausrat; Vintage = Vintagemode; Schuhe und Taschen = Designertaschen = Taschen; Spielzeug; Elektrogeräte = Fahrräder; Kommissionsverkauf = Kommission = Ware abgeben = Verkaufen ~ Kleidung abgeben, in Kommission nehmen; Ankauf; Spenden = Sachspenden = Spendenannahme ~ Sachen spenden; Abholung = Abholservice = Möbelabholung ~ Möbel abholen; Haushaltsauflösungen = Wohnungsräumungen = Entrümpelung; Regalmiete = Mietregale',
  ],
  antiques_shop: [
    'Antiquitätengeschäft, Antiquitätenhändler, Antiquitäten, Trödelladen, Antikhandel, Altwarenhandel, Altwarenhändler, Auktionshaus',
    'Antike Möbel = Möbel = Bauernmöbel; Gemälde = Bilder; Porzellan = Glas und Porzellan = Glas; Silber = Silberwaren; Schmuck = Antiker Schmuck; Uhren = Antike Uhren; Teppiche = Orientteppiche; Ankauf = Antiquitätenankauf = Ankauf von Antiquitäten ~ Antiquitäten ankaufen, Nachlässe kaufen; Schätzungen = Gutachten = Wertschätzung = Expertisen ~ Erbstücke schätzen; Nachlässe = Haushaltsauflösungen = Verlassenschaften = Räumungen; Restaurierung = Möbelrestaurierung ~ restaurieren; Auktionen = Versteigerungen; Verleih = Requisiten = Requisitenverleih ~ an Filme verleihen; Münzen = Briefmarken = Militaria; Spielzeug = Altes Spielzeug; Vintage = Designklassiker = Mid-Century',
  ],
  gift_shop: [
    'Geschenkeladen, Geschenkartikelgeschäft, Souvenirladen, Geschenkladen, Wohnaccessoires, Kunsthandwerksladen, Weltladen',
    'Geschenkkörbe = Geschenkboxen = Präsentkörbe; Souvenirs = Andenken; Kunsthandwerk = Keramik = Handgemachtes; Schmuck = Accessoires; Kerzen; Karten = Papeterie = Grußkarten; Wohnaccessoires = Dekoration = Wohndeko; Babygeschenke = Geschenke zur Geburt = Taufgeschenke; Hochzeitsgeschenke = Hochzeitstisch = Gastgeschenke; Personalisierte Geschenke = Gravuren = Personalisierung ~ gravieren; Firmengeschenke = Kundengeschenke = Geschenke für Firmen; Regionale Spezialitäten = Regionale Produkte = Feinkost; Verpackungsservice = Geschenkverpackung ~ einpacken; Gutscheine = Geschenkgutscheine; Weihnachtsdeko = Weihnachtsdekoration = Ostern; Fair-Trade-Produkte = Kaffee und Schokolade',
  ],
  candle_and_soap_maker: [
    'Kerzenmanufaktur, Seifenmanufaktur, Kerzenzieherei, Seifensiederei, Seifenmacherin, Kerzenwerkstatt, Wachszieherei, Lebzelter',
    'Duftkerzen; Bienenwachskerzen; Sojawachskerzen = Rapswachskerzen = Sojakerzen; Hochzeitskerzen = Taufkerzen = Tauf- und Hochzeitskerzen; Naturseifen = Seifen = Handgemachte Seifen; Haarseifen = Festes Shampoo = Shampooseifen; Badekugeln = Badesalze; Cremes = Körperpflege = Lippenpflege; Kerzenkurse = Kerzenziehen = Kerzenworkshops ~ Kerzen ziehen; Seifenkurse = Seifenworkshops = Kurse ~ Seife sieden; Gastgeschenke = Firmengeschenke = Kundengeschenke; Personalisierte Kerzen = Kerzen mit Namen = Individuelle Kerzen; Geschenksets = Geschenkboxen; Großhandel; Adventskerzen = Osterkerzen = Altarkerzen; Raumdüfte = Duftwachs',
  ],
  jewellery_shop: [
    'Juwelier, Schmuckgeschäft, Juweliergeschäft, Uhren- und Schmuckgeschäft, Bijouterie, Schmuckladen',
    'Trauringe = Eheringe; Verlobungsringe = Verlobungsring; Ketten = Halsketten = Colliers; Ohrringe = Ohrschmuck; Armbänder; Uhren = Armbanduhren; Diamanten = Brillantschmuck = Diamantschmuck; Perlen = Perlenschmuck; Reparaturen = Schmuckreparatur = Goldschmiedewerkstatt ~ Schmuck reparieren; Gravuren = Gravur ~ gravieren; Uhrenreparatur = Batteriewechsel = Uhrmacherwerkstatt ~ Batterien wechseln; Goldankauf = Altgoldankauf = Ankauf ~ Gold ankaufen; Anfertigungen = Umarbeitung = Sonderanfertigungen = Schmuck nach Maß; Schätzungen = Gutachten = Wertgutachten; Taufschmuck = Taufgeschenke = Kinderschmuck; Ohrlochstechen ~ Ohrlöcher stechen',
  ],
};
