import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in Dutch. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'autogarage, garage, autobedrijf, automonteur, garagebedrijf, autowerkplaats',
    "APK-keuring = APK = Autokeuring; Onderhoud = Grote beurt = Kleine beurt = Onderhoudsbeurt; Reparatie = Autoreparatie = Herstellingen; Banden = Bandenwissel ~ banden wisselen; Remmen = Remblokken vervangen; Airco = Aircoservice = Aircoreiniging; Diagnose = Storingsdiagnose = Foutcodes uitlezen; Distributieriem = Distributieketting; Uitlaat = Uitlaten; Koppeling = Koppeling vervangen; Uitlijnen; Accu = Accu vervangen; Elektrische auto's = Hybride; Oldtimers = Klassiekers; Occasions; Leenauto = Vervangwagen",
  ],
  body_shop: [
    'autoschadebedrijf, carrosseriebedrijf, schadeherstelbedrijf, carrossier, autospuiterij, schadeherstel',
    'Schadeherstel = Autoschade = Carrosserieherstel; Spuitwerk = Autolakken = Overspuiten ~ auto spuiten; Uitdeuken zonder spuiten = Uitdeuken = Deuken verwijderen; Krassen verwijderen = Spotrepair = Krasherstel; Ruitschade = Ruit vervangen = Voorruit; Verzekeringsafhandeling = Schadeafhandeling; Hagelschade; Velgen herstellen = Velgenreparatie; Bumperreparatie; Oldtimers = Restauratie; Vervangend vervoer = Vervangwagen = Leenauto; Campers = Camperschade; Roestherstel = Laswerk; Richtbank; Bedrijfswagens',
  ],
  tyre_service: [
    'bandencentrale, bandenspecialist, bandenservice, bandenbedrijf',
    'Autobanden = Zomerbanden; Winterbanden; Banden wisselen = Bandenwissel = Bandenmontage; Lekke band = Bandenreparatie = Lek repareren; Uitlijnen = Uitlijning; Balanceren; Bandenopslag = Bandenhotel; Vrachtwagenbanden; Velgen; All season banden = Vierseizoensbanden; Landbouwbanden = Tractorbanden; Motorbanden; Mobiele bandenservice = Service op locatie; Tweedehands banden; Remmen = Schokdempers',
  ],
  car_dealer: [
    'autodealer, autohandelaar, autoverkoper, occasiondealer, autohandel, autobedrijf verkoop',
    "Nieuwe auto's; Occasions = Tweedehands wagens; Financiering = Autofinanciering; Private lease = Leasing = Zakelijke lease; Inruil = Auto inruilen; Auto verkopen = Inkoop = Auto-inkoop; Elektrische auto's; Bedrijfswagens = Bestelwagens; Proefrit; Onderhoud = Werkplaats; Garantie = BOVAG-garantie; Import = Auto importeren; Zoekopdracht; Klassiekers = Oldtimers; Campers",
  ],
  car_care: [
    'autopoetsbedrijf, autowasstraat, car detailing, autopoetser, carwash, autopoetscentrum, detailer',
    'Interieurreiniging = Interieur reinigen = Dieptereiniging interieur; Poetsbeurt = Exterieur poetsen; Keramische coating = Glascoating = Coating; Polijsten = Lak polijsten = Lakcorrectie; Handwas = Auto wassen = Wasbeurt; Leerreiniging = Leerbehandeling = Leder; Wrappen = Carwrapping; Lakbeschermfolie = PPF; Ramen blinderen = Ramen tinten; Geurverwijdering = Ozonbehandeling; Koplampen polijsten; Motorreiniging; Velgen reinigen; Campers poetsen = Caravan; Mobiel poetsen; Krassen verwijderen',
  ],
  motorcycle_garage: [
    'motorzaak, motorgarage, motorfietswerkplaats, motordealer, motorhersteller',
    'Onderhoud = Motoronderhoud = Beurt; Reparatie = Motorreparatie; Banden = Motorbanden; Tweedehands motoren = Occasions; Nieuwe motoren; Scooters = Bromfietsen; Winterstalling = Stalling; Carburateurs reinigen = Synchroniseren; Restauratie = Klassiekers; Ombouw = Custombikes; Vering = Afstellen; Onderdelen = Accessoires; Motorkleding; Haal- en brengservice; Revisie = Motorrevisie; Schade = Valschade',
  ],
  camper_hire: [
    'camperverhuur, caravanverhuur, camperverhuurbedrijf, camperverhuurder',
    'Buscampers = Campervans; Gezinscampers = Alkoofcampers; Integraalcampers; Caravans = Caravan huren; Daktenten; Weekendverhuur; Langdurige huur; Accessoires = Fietsendrager; Routes = Reistips; Camperverkoop; Camperombouw = Camperbouw; Stalling = Camperstalling; Verzekering; Huisdieren = Hond mee; Onderhoud; Vouwwagens',
  ],
  car_hire: [
    'autoverhuur, autoverhuurbedrijf, busjesverhuur, autoverhuurder, wagenverhuur',
    "Personenwagens = Auto huren; Bestelbussen = Bestelwagens = Bus huren; Personenbusjes = Minibussen = 9-persoonsbus; Verhuiswagens = Bakwagen = Verhuisbus; Langdurige huur = Shortlease; Elektrische auto's; Trouwauto's; Luxe auto's = Sportwagens; Aanhangers = Aanhangwagens; Automaat; Zakelijk huren; Vervangend vervoer; Koelwagens; Autoambulance; Deelauto's; Bezorgen en ophalen",
  ],
  taxi: [
    'taxibedrijf, taxi, taxicentrale, taxidienst, chauffeursdienst',
    'Luchthavenvervoer = Schipholtaxi = Luchthaventaxi; Ziekenvervoer = Zittend ziekenvervoer; Rolstoelvervoer = Rolstoeltaxi; Zakelijk vervoer = Directievervoer; Leerlingenvervoer = Schoolvervoer; Groepsvervoer = Taxibus; Trouwvervoer = Trouwauto; Koeriersdienst = Pakketten; Stationstaxi; Langere ritten; Wmo-vervoer; Nachttaxi; Straattaxi; Vaste ritten = Contractvervoer; Rondritten',
  ],
  coach_hire: [
    'touringcarbedrijf, busbedrijf, autocarbedrijf, busverhuur met chauffeur, busmaatschappij',
    'Touringcar huren = Bus huren = Autocar huren; Minibus = Midibus; Schoolreizen = Schoolvervoer = Schooluitstappen; Dagtochten = Daguitstappen; Busreizen = Meerdaagse reizen; Personeelsvervoer = Bedrijfsvervoer; Luchthavenvervoer = Transfers; Sportverenigingen = Sportvervoer; Trouwvervoer; Pendeldienst = Shuttleservice; Rolstoelbus = Rolstoelvervoer; Wintersport = Skireizen; Evenementenvervoer; Leerlingenvervoer; Treinvervangend vervoer',
  ],
  courier: [
    'koerier, koeriersbedrijf, koeriersdienst, bezorgdienst, fietskoerier',
    'Spoedkoerier = Spoedtransport = Spoedzendingen; Zelfde dag = Same day = Sameday; Medische koerier = Medisch transport; Pakketbezorging = Pakketten; Internationale koerier = Internationale zendingen; Fietskoeriers = Bakfietskoerier; Vaste ritten = Lijndiensten; Nachtkoerier = Nachtdistributie; Koeltransport = Gekoeld transport; Documenten = Post; Palletzendingen = Pallets; Tweemansbezorging = Meubelbezorging; Opslag = Fulfilment; Maaltijdbezorging; Directe ritten; Montage',
  ],
  haulier: [
    'transportbedrijf, vrachtvervoerder, transporteur, expediteur, logistiek bedrijf, wegvervoerder',
    'Nationaal transport = Binnenlands transport; Internationaal transport; Distributie; Groupage = Deelladingen; Complete ladingen = Volle vrachten; Koeltransport = Geconditioneerd transport; Containervervoer = Containertransport; Exceptioneel transport = Zwaar transport = Dieplader; ADR-transport = Gevaarlijke stoffen; Opslag = Warehousing = Op- en overslag; Kraanwagen = Autolaadkraan; Bulktransport = Kippertransport = Tanktransport; Zeevracht; Luchtvracht; Douane = Douaneformaliteiten; Machinetransport',
  ],
  warehouse: [
    'logistiek dienstverlener, fulfilmentbedrijf, magazijn, fulfilmentcentrum, warehouse',
    'Opslag = Palletopslag; Fulfilment = E-fulfilment = E-commerce fulfilment; Orderpicking = Orderverwerking; Retouren = Retourafhandeling; Distributie = Verzending; Crossdocking; Containers lossen = Lossen van containers; Koelopslag = Vriesopslag; Co-packing = Ompakken; Voorraadbeheer; Douaneopslag = Douane-entrepot; Archiefopslag; Opslag gevaarlijke stoffen = ADR-opslag; Labelen; Transport; Value added logistics',
  ],
  crane_hire: [
    'kraanverhuur, kraanverhuurbedrijf, hoogwerkerverhuur, hijsbedrijf',
    'Mobiele kranen = Telescoopkranen; Torenkranen = Bouwkranen; Autolaadkranen = Kraanwagen; Hoogwerkers = Hoogwerker huren; Verreikers; Minikranen = Rupskranen = Spinkraan; Hijswerk = Hijswerkzaamheden ~ hijsen; Machineverplaatsing = Machines verhuizen = Verhuizing machines; Heftrucks; Zwaar transport = Dieplader; Hijsplan = Hijsadvies; Montage staal; Jacuzzi hijsen; Boten hijsen; Hijsmaterieel',
  ],
  boatyard: [
    'jachtwerf, scheepswerf, botenbouwer, jachthaven, jachtservice, bootreparatie, watersportbedrijf',
    'Reparatie = Bootreparatie = Polyesterreparatie; Motoronderhoud = Motorservice = Buitenboordmotoren; Winterstalling = Winterberging = Bootstalling; Schilderwerk = Antifouling = Jachtschilderwerk; Ligplaatsen = Ligplaats = Passantenplaatsen; Jachtbouw = Nieuwbouw; Jachtbemiddeling = Tweedehands boten = Bootverkoop; Hellingen = Botenkraan = Hijsen; Tuigage = Mastwerk; Zeilen = Zeilmakerij = Buiskappen; Restauratie = Houten boten; Elektra = Elektronica; Watersportwinkel; Boottransport; Osmosebehandeling; Teakdekken',
  ],
  bicycle_workshop: [
    'fietsenmaker, fietswerkplaats, fietsreparatie, fietsenmaker aan huis, mobiele fietsenmaker, fietshersteller',
    'Fietsreparatie = Reparaties = Fiets herstellen; Onderhoudsbeurt = Grote beurt = Onderhoud; Lekke band = Banden plakken = Band vervangen; E-bike reparatie = Elektrische fietsen = E-bike onderhoud; Wielen richten = Wielenbouw = Slag uit wiel; Remmen = Remmen afstellen; Versnellingen = Versnelling afstellen; Ketting vervangen = Aandrijving; Reparatie aan huis; Tweedehands fietsen = Refurbished fietsen; Onderdelen = Accessoires; Bikefitting; Framebouw = Maatframes; Accu = Accurevisie; Cursus = Workshop; Haal- en brengservice',
  ],
  machining: [
    'verspaningsbedrijf, draaierij, cnc-bedrijf, fijnmechanisch bedrijf, metaalbewerkingsbedrijf, draai- en freeswerk',
    'CNC-draaien = Draaien = Draaiwerk; CNC-frezen = Frezen = Freeswerk = 5-assig frezen; Slijpen = Rondslijpen; Vonken = Draadvonken = Zinkvonken; Prototypes; Seriewerk = Serieproductie; Enkelstuks = Enkelstukken; Draaidelen; Tandwielen; Assemblage; Meten = Meetkamer = 3D-meten; Oppervlaktebehandeling; Kunststof verspanen = Kunststofbewerking; Engineering = Tekenwerk; Revisie = Reparatie; Honen = Kotteren',
  ],
  sheet_metal: [
    'plaatwerkbedrijf, plaatbewerkingsbedrijf, lasersnijbedrijf, plaatbewerker, metaalconstructiebedrijf',
    'Lasersnijden = Buislaseren; Kanten = Zetten = Zetwerk; Lassen = Laswerk = TIG-lassen; Ponsen; Behuizingen = Kasten; Rvs-plaatwerk = Rvs = Inox; Poedercoaten; Assemblage = Samenstellingen; Prototypes; Walsen; Waterstraalsnijden = Plasmasnijden; Aluminium plaatwerk; Engineering = CAD-tekenwerk; Frames; Luchtkanalen; Tanks',
  ],
  toolmaker: [
    'gereedschapmaker, matrijzenbouwer, gereedschapmakerij, matrijzenmaker, stempelmaker',
    'Spuitgietmatrijzen = Matrijzen; Stempels = Snij- en buigstempels = Volgstempels; Mallen = Mallen en opspanmiddelen; Onderhoud matrijzen = Matrijsreparatie = Reparatie; Prototypes = Prototypematrijzen; Matrijsontwerp = Ontwerp = Engineering; Draadvonken = Zinkvonken; Spuitgieten; Snijgereedschap; Slijpen van gereedschap = Slijpen; Kalibers = Meetmiddelen; Spuitgietproeven; Stanswerk; Speciaalmachines; Onderdelen',
  ],
  plastics: [
    'kunststofverwerker, spuitgieterij, kunststofbedrijf, spuitgietbedrijf, kunststoffabrikant',
    'Spuitgieten = Spuitgietproducten; Extrusie = Profielen = Extrusieprofielen; Vacuümvormen = Thermovormen; Matrijzen = Matrijzenbouw; Prototypes; 2K-spuitgieten = Tweecomponenten; Assemblage; Blaasgieten = Flessen; Kunststof bewerken = Frezen kunststof = CNC-kunststof; Gerecycled kunststof = Recyclaat; Bedrukken = Tampondruk; Rotatiegieten; Technische onderdelen; Verpakkingen; Productontwikkeling; Rubber = Siliconen',
  ],
  surface_treatment: [
    'oppervlaktebehandelingsbedrijf, poedercoatbedrijf, galvaniseerbedrijf, straalbedrijf, verzinkerij, anodiseerbedrijf, moffelbedrijf',
    'Poedercoaten = Poedercoating = Moffelen; Verzinken = Thermisch verzinken; Galvaniseren = Vernikkelen; Stralen = Zandstralen = Gritstralen = Glasparelstralen; Natlakken = Spuiten = Industrieel spuitwerk; Anodiseren; Verchromen; Polijsten = Slijpen; Ontlakken = Verf verwijderen; Velgen = Velgen poedercoaten; Beitsen en passiveren = Passiveren; Harden = Warmtebehandeling; Elektrolytisch polijsten; Schooperen = Metalliseren; Radiatoren = Hekwerken; Conserveren',
  ],
  wood_manufacturer: [
    'zagerij, houtzagerij, houtverwerkend bedrijf, houthandel, palletfabriek, pelletproducent, houtfabriek',
    'Gezaagd hout = Planken; Balken = Eiken balken = Constructiehout; Loonzagen = Mobiele zagerij ~ stammen zagen; Houtdrogen = Drogen; Schaven = Geschaafd hout; Gevelbekleding = Rabatdelen; Vlonderplanken = Terrasplanken; Brandhout = Haardhout; Pellets = Briketten; Tuinhout = Palen; Pallets = Kisten; Boomstamplanken = Boomstamtafels; Zaagsel = Houtsnippers = Schors; Plaatmateriaal; Verduurzamen = Thermisch hout; Vloerdelen',
  ],
  packaging_manufacturer: [
    'verpakkingsfabrikant, kartonnagefabriek, verpakkingsbedrijf, verpakkingsproducent, etikettendrukker',
    'Golfkartonnen dozen = Kartonnen dozen = Dozen op maat; Vouwkartons = Vouwdozen; Etiketten = Bedrukte etiketten; Papieren tassen = Zakken; Voedselverpakkingen = Voedingsverpakkingen; Luxe verpakkingen = Geschenkdozen; Displays = Winkeldisplays; Folie = Folies; Schuim = Interieurs = Beschermverpakking; Verpakkingsontwerp = Prototypes; Houten kisten = Exportverpakkingen = Pallets; Duurzame verpakkingen; Verzenddozen = Webshopverpakkingen; Tape = Inpakmateriaal; Flessen = Potten; Loonverpakken',
  ],
  textile_manufacturer: [
    'textielfabrikant, confectiebedrijf, weverij, breierij, textielbedrijf, borduurbedrijf, kledingproducent',
    'Stoffen = Geweven stoffen; Breigoed = Truien; Werkkleding = Bedrijfskleding; Dekens = Plaids; Borduren = Logo borduren = Borduurwerk; Textieldruk = Zeefdruk = T-shirts bedrukken; Handdoeken = Beddengoed; Technisch textiel; Loonconfectie = Confectie = CMT; Sportkleding = Teamkleding; Promotiekleding; Private label; Sjaals = Sokken; Verven = Finishing; Patronen = Prototypes; Tapijten',
  ],
  food_manufacturer: [
    'voedingsmiddelenproducent, levensmiddelenfabrikant, voedingsproducent, molen, jammaker, sauzenfabrikant, voedingsbedrijf',
    'Private label = Huismerk; Loonproductie = Co-packing = Loonverpakken; Meel = Bloem; Pasta; Jam = Confituur; Sauzen = Dressings; Maaltijden = Kant-en-klaarmaaltijden; Sappen = Frisdrank; Kruiden = Specerijen; Muesli = Granola = Ontbijtgranen; Snacks = Kroketten; Foodservice; Productontwikkeling = Receptontwikkeling; Biologisch assortiment = Vegan producten; Koekjes; Soepen',
  ],
  cosmetics_manufacturer: [
    'cosmeticaproducent, cosmeticafabrikant, zeepfabriek, huidverzorgingsmerk, parfumeur',
    'Private label = White label; Loonproductie = Afvullen; Productontwikkeling = Formulering; Huidverzorging = Gezichtscrèmes; Haarverzorging = Shampoo; Zeep = Zepen; Lichaamsverzorging = Bodylotion; Parfums = Geuren; Make-up; Zonnebrand; Verpakking; Regelgeving = Veiligheidsbeoordeling; Deodorant; Natuurlijke cosmetica; Monsters; Hotelcosmetica',
  ],
  electronics_manufacturer: [
    'elektronicafabrikant, printplaatassemblagebedrijf, ems-bedrijf, elektronicabedrijf, kabelassemblagebedrijf',
    'Printplaatassemblage = PCB-assemblage = Printassemblage; SMD-assemblage = SMT; Kabelassemblage = Kabelbomen; Kastenbouw = Besturingskasten = Paneelbouw; Prototypes; PCB-ontwerp = Printontwerp = Layout; Elektronicaontwikkeling = Productontwikkeling = Firmware; Testen = Functioneel testen; Inkoop componenten = Componenten; Eindassemblage = Box build; Reparatie = Rework; Sensoren; Coaten = Potten; Voedingen; Ledmodules; Through-hole',
  ],
  machine_builder: [
    'machinebouwer, machinefabriek, speciaalmachinebouwer, automatiseringsbedrijf machines, machineconstructeur',
    'Speciaalmachines = Maatwerkmachines = Machines op maat; Automatisering = Robotica = Robotcellen; Productielijnen = Assemblagelijnen; Transportbanden = Transportsystemen; Verpakkingsmachines; Retrofit = Machinerevisie = Modernisering; Onderdelen = Reserveonderdelen; Onderhoud en service; Engineering = Mechanische engineering = Ontwerp; Besturingstechniek = PLC-programmering; Testopstellingen; CE-markering; Inbedrijfstelling = Installatie; Assemblage = Loonwerk; Gebruikte machines; Vision',
  ],
  furniture_manufacturer: [
    'meubelfabrikant, meubelfabriek, kantoormeubelfabrikant, zitmeubelfabrikant, meubelproducent',
    'Tafels; Stoelen; Banken = Zetels = Zitmeubelen; Kantoormeubelen = Bureaus; Bedden = Matrassen; Projectmeubelen = Horecameubilair = Hotelmeubilair; Schoolmeubelen = Schoolmeubilair; Keukens; Kasten; Maatwerk = Loonproductie; Tuinmeubelen = Buitenmeubilair; Winkelinrichting; Akoestische meubelen; Zorgmeubilair; Onderdelen; Showroom',
  ],
  building_materials: [
    'bouwmaterialenfabrikant, betoncentrale, steenfabriek, bouwmaterialenhandel, betonfabriek, groeve, bouwstoffenhandel',
    'Stortbeton = Beton = Betonmortel; Bakstenen = Gevelstenen; Betonblokken = Blokken; Zand en grind = Granulaten; Bestrating = Klinkers = Betontegels; Dakpannen; Prefab beton = Betonelementen; Mortel = Pleister = Kalkmortel; Isolatie = Isolatiemateriaal; Natuursteen; Betonpomp = Beton pompen; Tegels; Levering op de werf = Bezorging = Transport; Puingranulaat; Buizen = Rioleringsmateriaal; Betontrappen',
  ],
  calibration: [
    'kalibratielaboratorium, kalibratiebedrijf, kalibratieservice, meetlaboratorium, meetbedrijf',
    'Lengte = Dimensionele kalibratie; Temperatuur = Temperatuurkalibratie; Druk = Drukkalibratie = Manometers; Momentsleutels = Koppelkalibratie; Weegschalen = Weegschaalkalibratie; Elektrische kalibratie = Multimeters; Vochtigheid; Kalibratie op locatie; 3D-metingen = Coördinatenmeting = 3D-meten; Reparatie = Reparatie meetmiddelen; Meetmiddelenbeheer; Flow = Debiet; Pipetten; Kracht = Krachtkalibratie; Schuifmaten = Meetmiddelen; Verkoop',
  ],
  printing_3d: [
    '3d-printbedrijf, 3d-printservice, 3d-printshop, additive manufacturing bedrijf',
    'FDM-printen = FDM; SLA-printen = Resinprinten; SLS-printen = Lasersinteren; Metaalprinten = 3D-printen metaal; Prototypes = Rapid prototyping; Kleine series = Serieproductie; Reserveonderdelen = Onderdelen; 3D-scannen = Reverse engineering; 3D-modelleren = 3D-ontwerp = CAD-tekenen; Nabewerking = Afwerking; Maquettes = Schaalmodellen; Miniaturen; Grootformaat printen; Workshops = Cursus 3D-printen; 3D-printers = Printers; Mallen',
  ],
  farm_machinery: [
    'landbouwmechanisatiebedrijf, mechanisatiebedrijf, tractordealer, landbouwmachinebedrijf, tuinmachinebedrijf',
    'Tractoren = Nieuwe tractoren; Gebruikte machines = Occasions = Gebruikte tractoren; Onderhoud = Tractoronderhoud; Reparatie = Storingsdienst = 24-uursservice; Onderdelen = Onderdelenmagazijn; Verhuur = Machineverhuur; Maaidorsers = Oogstmachines; Graslandmachines = Maaiers = Balenpersen; Spuiten = Veldspuiten; Zitmaaiers = Grasmaaiers; Robotmaaiers; Kettingzagen = Bosbouwmachines; GPS = Precisielandbouw; Hydrauliek = Hydrauliekslangen; Melktechniek = Melkrobots; Spuitkeuring',
  ],
  farm_contractor: [
    'loonbedrijf, loonwerker, landbouwloonbedrijf, agrarisch loonbedrijf, loonwerkbedrijf',
    'Gras inkuilen = Hakselen = Inkuilen ~ gras hakselen; Balen persen = Persen = Hooi en stro persen; Dorsen = Maaidorsen ~ graan dorsen; Mest uitrijden = Bemesten = Mestinjectie ~ mest injecteren; Ploegen = Grondbewerking; Zaaien = Mais zaaien; Gewasbescherming = Spuiten; Hagen scheren = Bermen maaien = Maaien; Mais hakselen; Grondverzet = Graafwerk = Kraanwerk; Sloten reinigen = Slootonderhoud; Rooien = Bieten rooien = Aardappelen rooien; Kunstmest strooien = Kalk strooien; Transport; Gladheidsbestrijding = Sneeuwruimen; Drainage',
  ],
  forestry: [
    'bosbouwbedrijf, bosaannemer, bosexploitant, bosbeheerder, houtoogstbedrijf, bosbouwer',
    'Houtoogst = Bomen vellen = Vellen ~ hout oogsten; Dunnen = Dunningen; Uitslepen = Hout uitrijden = Paardenwerk; Bosaanplant = Bebossing = Bos aanplanten; Bosbeheer; Houtverkoop = Hout opkopen = Rondhout; Brandhout = Haardhout; Houtsnippers = Biomassa; Klepelen = Bosfrezen = Terrein vrijmaken; Beheerplannen = Bosinventarisatie; Rasters = Afrastering; Stronken frezen; Bosadvies; Exotenbestrijding; Kapvergunning; Boswegen',
  ],
  recycling: [
    'recyclingbedrijf, schroothandel, oudijzerhandel, autosloperij, metaalhandel, recyclebedrijf',
    "Oud ijzer = Schroot ~ oud ijzer inleveren; Koper = Aluminium = Non-ferro; Sloopauto's = Auto slopen = Sloopauto verkopen; Elektronisch afval = Elektronica; Papier en karton = Oud papier; Kunststof = Kunststofrecycling; Hout = Afvalhout; Katalysatoren; Kabels = Kabelrecycling; Containers = Container huren; Gebruikte auto-onderdelen = Tweedehands onderdelen; Accu's = Accu's inleveren; Archiefvernietiging; Sloopwerk = Demontage; Puin = Puinrecycling; Ophaalservice = Ophalen",
  ],
};
