import type { TradeTexts } from '../trades.ts';

/** Trades of the home in Dutch. */
export const home: TradeTexts<'home'> = {
  gardener: [
    'hovenier, tuinman, hoveniersbedrijf, tuinaannemer, tuinarchitect, tuinonderhoud, tuinbedrijf, tuinaanlegger',
    "Tuinonderhoud = Onderhoud van tuinen ~ tuin onderhouden, tuin bijhouden; Tuinaanleg = Aanleg van tuinen ~ tuin aanleggen; Tuinontwerp = Tuinontwerpen ~ tuin ontwerpen; Hagen snoeien = Heggen knippen = Haag scheren ~ heg knippen; Snoeien = Snoeiwerk = Fruitbomen snoeien ~ bomen snoeien; Gazon = Graszoden = Gras maaien ~ gazon maaien, graszoden leggen; Bestrating = Terrassen = Sierbestrating ~ terras aanleggen; Beplanting = Borders = Beplantingsplan ~ border beplanten; Schuttingen = Afsluitingen ~ schutting plaatsen; Vlonders = Houten terrassen; Vijvers = Zwemvijvers; Overkappingen = Veranda's; Bomen kappen = Bomen rooien; Beregening = Tuinverlichting; Groendaken; Tuinrenovatie",
  ],
  tree_surgeon: [
    'boomverzorger, boomverzorging, boomchirurg, european treeworker, bomenrooier, boomkweker en verzorger',
    'Bomen kappen = Bomen vellen = Bomen rooien = Boom kappen ~ boom vellen; Bomen snoeien = Boom snoeien = Snoeiwerk; Stronken frezen = Boomstronken verwijderen = Stobben frezen ~ stronk verwijderen; Kandelaberen = Knotten = Knotwilgen ~ wilgen knotten; Hagen snoeien = Heggen; Boominspectie = Boomveiligheidscontrole = VTA ~ bomen inspecteren; Stormschade = Spoed; Boomverankering = Kroonverankering; Bomen planten = Aanplant; Brandhout = Haardhout; Houtsnippers = Snippers; Fruitbomen snoeien = Fruitbomen; Kapvergunning; Groeiplaatsverbetering',
  ],
  cleaner: [
    'schoonmaakbedrijf, poetsbedrijf, schoonmaker, glazenwasser, glazenwassersbedrijf, schoonmaakservice, poetsdienst',
    'Kantoorschoonmaak = Kantoren schoonmaken = Schoonmaak kantoren; Glasbewassing = Ramen wassen = Glazenwassen = Ramen lappen; Huishoudelijke hulp = Poetshulp = Dienstencheques; Opleveringsschoonmaak = Bouwschoonmaak; Eindschoonmaak = Verhuisschoonmaak; Tapijtreiniging = Tapijt reinigen = Meubelreiniging; Trappenhuizen = Schoonmaak trappenhuizen; Gevelreiniging = Gevels reinigen; Vloeronderhoud; Zonnepanelen reinigen; Dakgoten reinigen; Schoolschoonmaak = Zorgschoonmaak; Vakantiewoningen; Dieptereiniging = Grote schoonmaak; Strijken = Strijkservice; Terras reinigen = Hogedrukreiniging',
  ],
  removals: [
    'verhuisbedrijf, verhuizer, verhuisfirma, verhuizers, verhuisservice',
    'Particuliere verhuizingen = Particuliere verhuizing = Woningverhuizing; Bedrijfsverhuizingen = Kantoorverhuizing = Bedrijfsverhuizing; Internationale verhuizingen = Verhuizen naar buitenland; Inpakservice = Inpakken ~ dozen inpakken; Opslag = Inboedelopslag = Meubelopslag; Verhuislift = Ladderlift ~ lift huren; Pianotransport = Piano verhuizen; Verhuisdozen; Montage = Meubels demonteren ~ meubels monteren; Seniorenverhuizing = Seniorenverhuizingen; Ontruiming = Woningontruiming; Studentenverhuizing = Kleine verhuizing; Transport = Koeriersdienst; Kunsttransport; Verhuiswagen huren',
  ],
  house_clearance: [
    'ontruimingsbedrijf, woningontruiming, inboedelopruimer, ontruimer, leegruimbedrijf, opkoper',
    'Huis leeghalen = Woning ontruimen = Huisontruiming = Leegruimen ~ woning leegmaken; Ontruiming na overlijden = Inboedel na overlijden = Boedelruiming; Zolder leegruimen = Zolder opruimen = Kelder leegmaken; Inboedel opkopen = Opkoop inboedel ~ antiek opkopen; Bezemschoon opleveren = Oplevering; Kantoor ontruimen = Bedrijfsontruiming; Vervuilde woning = Problematische vervuiling = Verzamelwoede; Grofvuil afvoeren = Grofvuil; Garage leeghalen = Schuur ontruimen; Tuin leeghalen; Taxatie inboedel; Behang en vloer verwijderen = Stofferingen verwijderen; Verhuizing; Schoonmaak',
  ],
  self_storage: [
    'opslagbedrijf, self storage, selfstorage, opslagruimte, opslagboxen, meubelopslag',
    'Opslagruimte huren = Opslagboxen = Opslagbox; Meubelopslag = Inboedelopslag ~ inboedel opslaan; Zakelijke opslag = Bedrijfsopslag; Archiefopslag; Containeropslag = Opslagcontainers; Caravanstalling = Stalling = Camperstalling; Studentenopslag; Verhuisdozen = Verpakkingsmateriaal; Autostalling = Oldtimerstalling; Garagebox = Garageboxen; Verhuiswagen = Aanhanger lenen; Verzekering; Wijnopslag; Bootstalling',
  ],
  pest_control: [
    'ongediertebestrijder, ongediertebestrijding, plaagdierbeheersing, ongediertebestrijdingsbedrijf, plaagdierbestrijder',
    'Muizen = Muizenbestrijding; Ratten = Rattenbestrijding; Wespen = Wespennest verwijderen = Wespennesten; Bedwantsen = Bedwantsenbestrijding; Mieren = Mierenbestrijding; Kakkerlakken; Houtworm = Houtwormbestrijding = Boktor; Mollen = Mollen vangen = Mollenbestrijding; Vogelwering = Duiven = Duivenoverlast; Vlooien; Motten = Papiervisjes = Zilvervisjes; Marters = Steenmarter; Eikenprocessierups; Preventie = Wering = Preventiecontract; Hygiëne = HACCP; Vliegen',
  ],
  security_systems: [
    'beveiligingsbedrijf, alarminstallateur, beveiligingsinstallateur, alarmsystemen, camerabewaking installateur',
    "Alarmsystemen = Alarmsysteem = Inbraakalarm ~ alarm installeren; Camerabewaking = Camerabeveiliging = Bewakingscamera's; Toegangscontrole = Toegangssystemen; Brandmeldinstallaties = Brandmelders = Branddetectie; Intercom = Videofoon = Deurintercom; Meldkamer = Doormelding; Onderhoud = Onderhoudscontract; Domotica = Slimme woning; Rookmelders; Mistgenerator = Mistsystemen; Bouwplaatsbeveiliging; Hang- en sluitwerk = Sloten; Poortautomatisering; Ontruimingsinstallatie = Noodverlichting; Beveiligingsadvies; Personenalarmering",
  ],
  security_guards: [
    'bewakingsbedrijf, beveiligingsorganisatie, bewakingsfirma, beveiligers, bewakingsagentschap',
    'Evenementenbeveiliging = Evenementen; Objectbeveiliging = Objectbewaking = Bewaking; Mobiele surveillance = Surveillance = Mobiele patrouilles; Alarmopvolging = Alarminterventie; Winkelbeveiliging = Winkelsurveillance; Horecabeveiliging = Portiers; Bouwplaatsbeveiliging = Bouwbeveiliging; Receptiediensten = Receptie; Persoonsbeveiliging = Bodyguards; Brandwacht = Brandwachten; Hondenbewaking = Beveiliging met hond; Sleutelbeheer = Openen en sluiten; Verkeersregelaars = Stewards; Cameratoezicht; Leegstandsbeheer',
  ],
  handyman: [
    'klusjesman, klusbedrijf, klusser, handyman, klussendienst, klusservice',
    'Meubels monteren = Meubels in elkaar zetten = Kasten monteren; Kleine reparaties = Reparaties; Schilderwerk = Schilderen; Lampen ophangen = Verlichting ophangen; Schilderijen ophangen = Tv ophangen = Planken ophangen; Gordijnrails = Raamdecoratie ophangen ~ gordijnen ophangen; Kranen vervangen = Loodgieterswerk ~ kraan repareren; Deuren afhangen = Sloten vervangen ~ deur afhangen; Laminaat leggen = Vloeren leggen; Tegelwerk = Kitwerk ~ kitten; Schuttingen = Tuinklussen ~ schutting plaatsen; Dakgoten reinigen; Behangen; Timmerwerk; Keukenmontage; Onderhoud',
  ],
  property_manager: [
    'vastgoedbeheerder, syndicus, vve-beheerder, vastgoedbeheer, verhuurbeheerder, rentmeester',
    'VvE-beheer = Syndicusbeheer = Beheer mede-eigendom; Verhuurbeheer = Huurbeheer ~ huur innen, huurder zoeken; Technisch beheer = Onderhoudsbeheer; Financieel beheer = Administratief beheer; Algemene vergadering = Ledenvergadering; Meerjarenonderhoudsplan = MJOP; Huismeester = Conciërge = Conciërgedienst; Verhuur; Bedrijfsvastgoed = Commercieel beheer; Vakantiewoningen = Beheer vakantiewoning; Inspecties = Plaatsbeschrijving; Servicekosten = Afrekening servicekosten; Schade = Schadeafhandeling; Rentmeesterschap; Schoonmaak; Verduurzaming',
  ],
  appliance_repair: [
    'witgoedreparateur, witgoedreparatie, wasmachinereparateur, reparatiedienst huishoudtoestellen, witgoedmonteur',
    'Wasmachine reparatie = Wasmachine repareren = Wasmachines; Vaatwasser reparatie = Vaatwassers; Koelkast reparatie = Koelkasten = Diepvriezers; Droger reparatie = Drogers = Droogkast; Oven reparatie = Ovens = Fornuizen; Koffiemachine reparatie = Koffiemachines; Stofzuigers; Onderdelen; Inbouwapparatuur = Inbouwen = Plaatsen en aansluiten; Nieuw witgoed = Verkoop; Tweedehands witgoed = Gebruikte wasmachines; Kookplaten = Inductie; Naaimachines; Magnetrons',
  ],
  computer_repair: [
    'computerreparatie, computerwinkel met reparatie, telefoonreparatie, pc-reparateur, telefoonreparateur, computerhulp, gsm-hersteller',
    "Laptop reparatie = Laptops = Laptop herstellen; Telefoonreparatie = Smartphone reparatie = Gsm-herstelling ~ telefoon repareren; Scherm vervangen = Schermreparatie; Dataherstel = Datarecovery = Gegevens redden; Virussen verwijderen = Virusverwijdering; Batterij vervangen = Accu vervangen; Computerhulp aan huis = Hulp aan huis; Tablet reparatie = Tablets repareren; MacBook reparatie = Apple reparatie; SSD plaatsen = Upgrades; Refurbished = Refurbished laptops = Tweedehands; Game-pc's = Pc op maat; Wifi = Netwerk; Back-up; Consoles = PlayStation; Computerles",
  ],
  upholsterer: [
    'meubelstoffeerder, stoffeerderij, meubelstoffeerderij, garnierder, stoffeerder',
    'Stoelen stofferen = Stoelen herstofferen = Eetkamerstoelen; Banken stofferen = Zetels herstofferen = Bankstellen = Zetels bekleden; Antieke meubels = Klassiek stofferen = Antieke stoelen; Leerreparatie = Leer = Leerherstel; Kussens = Bankkussens = Kussens op maat; Schuimrubber vervangen = Kussenvulling = Vulling; Autobekleding = Oldtimers = Auto-interieur; Bootkussens = Caravankussens = Camperkussens; Projectstoffering; Gordijnen = Raamdecoratie; Stoffen = Meubelstoffen; Hoofdborden; Designmeubels; Stoelmatten = Biezen; Workshops = Cursus stofferen',
  ],
  furniture_restorer: [
    'meubelrestaurateur, restauratieatelier, antiekrestaurateur, meubelrestauratie, stoelenmatter',
    'Antiekrestauratie = Restauratie van antiek ~ antiek restaureren; Meubelreparatie = Meubelherstel ~ meubels repareren; Politoeren = Schellak = Vernissen; Stoelmatten = Biezen zittingen = Rieten zittingen ~ stoelen matten; Fineer = Fineerherstel = Inlegwerk; Logen = Verf verwijderen = Meubels afbijten ~ kast logen; Tafels = Tafelblad opknappen; Vergulden; Houtworm = Houtwormbehandeling; Stofferen = Stoffering; Krassen en vlekken = Waterschade; Bureaublad met leer = Leer inleggen; Klokkasten; Cursussen = Workshops; Taxatie',
  ],
  furniture_maker: [
    'meubelmaker, meubelmakerij, meubelontwerper, meubelatelier',
    'Tafels = Eettafels = Eiken tafels; Stoelen = Krukken; Kasten = Kasten op maat; Keukens = Keukens op maat; Boekenkasten = Wandkasten; Bedden; Bureaus = Werkplekken; Dressoirs = Tv-meubels; Maatwerk = Meubels op maat = In opdracht; Badkamermeubels; Tuinmeubelen = Tuinmeubels; Interieurbouw = Winkelinrichting; Cursussen = Workshops; Urnen = Doodskisten; Snijplanken; Restauratie',
  ],
  tailor: [
    'kleermaker, naaiatelier, coupeuse, kledingreparatie, kleermakerij, retouchedienst, naaister',
    "Kledingreparatie = Kleding herstellen = Reparaties; Retouches = Vermaken = Kleding innemen ~ broek inkorten, jurk innemen; Maatpakken = Pakken op maat = Maatkostuums; Bruidsjurken = Trouwjurken = Bruidskleding; Bruidsjurk vermaken = Trouwjurk vermaken; Ritsen vervangen = Rits vervangen; Overhemden = Maathemden; Avondkleding = Galajurken; Gordijnen = Gordijnen inkorten; Leerreparatie = Leren jassen; Kostuums = Theaterkostuums; Bedrijfskleding = Toga's; Naailes = Naaicursus; Mantels = Jassen; Stomerij",
  ],
  shoemaker: [
    'schoenmaker, schoenmakerij, schoenhersteller, schoenreparatie, maatschoenmaker',
    'Zolen en hakken = Hakken vervangen = Verzolen ~ schoenen verzolen; Maatschoenen = Handgemaakte schoenen; Tassen repareren = Lederreparatie = Leerreparatie; Sleutels = Sleutels bijmaken = Sleutelservice; Laarzen = Ritsen vervangen = Rits laarzen; Wandelschoenen = Bergschoenen verzolen = Klimschoenen; Steunzolen = Zolen; Orthopedische schoenen = Semi-orthopedische schoenen; Schoenen oprekken = Oprekken; Schoenen verven = Kleuren; Riemen; Horlogebatterijen; Graveren = Naamplaatjes; Slijpen = Messen slijpen; Sneakers; Onderhoudsproducten',
  ],
  watchmaker: [
    'horlogemaker, klokkenmaker, uurwerkmaker, horlogereparateur, uurwerkhersteller',
    'Horlogereparatie = Horloge repareren = Horlogeherstelling; Klokkenreparatie = Klokken repareren = Antieke klokken; Batterij vervangen = Horlogebatterijen; Horlogebanden = Bandjes; Revisie = Onderhoudsbeurt = Onderhoud; Restauratie = Vintage horloges; Horlogeglas = Glas vervangen; Zakhorloges; Torenuurwerken; Waterdichtheidstest = Waterdicht maken; Staande klokken = Staartklok; Tweedehands horloges; Taxatie; Polijsten',
  ],
  goldsmith: [
    'goudsmid, zilversmid, edelsmid, juwelenontwerper, goudsmederij, juwelier-goudsmid, sieradenontwerper',
    'Trouwringen = Relatieringen; Verlovingsringen; Sieraden op maat = Maatwerk = Unieke juwelen ~ sieraad ontwerpen; Oud goud vermaken = Oude sieraden vermaken = Omsmelten ~ goud smelten; Reparaties = Sieraden repareren = Herstellingen; Ring vergroten = Ring verkleinen = Ringmaat aanpassen; Graveren = Gravures; Hangers = Kettingen = Colliers; Oorbellen = Armbanden; Parels rijgen = Parelkettingen; Assieraden = Gedenksieraden; Taxaties; Zelf trouwringen maken = Workshop trouwringen = Workshops; Goud inkopen = Oud goud verkopen; Edelstenen zetten; Zilverwerk',
  ],
  laundry: [
    'wasserij, stomerij, wassalon, strijkservice, droogkuis, strijkatelier, linnenverhuur',
    'Stomen = Kleding reinigen = Chemisch reinigen; Strijken = Strijkservice = Overhemdenservice ~ hemden strijken; Wassen = Wasservice = Was en plooi; Linnenverhuur = Textielverhuur; Beddengoed = Hotellinnen; Dekbedden = Dekbed reinigen; Trouwjurken = Bruidsjurk reinigen; Gordijnen = Gordijnen reinigen; Tapijten = Tapijtreiniging; Bedrijfskleding = Werkkleding; Haal- en brengservice = Ophalen en bezorgen; Leer en suède = Leer reinigen; Kledingreparatie = Verstelwerk; Zelf wassen = Wasserette; Vakantieverhuur',
  ],
  waste_disposal: [
    'afvalverwerker, containerverhuurder, containerbedrijf, afvalinzamelaar, containerdienst, afvalbedrijf',
    'Containers = Container huren = Containerverhuur; Bouwafval = Bouw- en sloopafval; Bedrijfsafval = Rolcontainers; Puin = Puincontainer = Puinafval; Groenafval = Tuinafval; Grofvuil = Ophalen van grofvuil; Grond = Zand; Oud ijzer = Metalen = Schroot; Asbest = Asbestcontainer; Vertrouwelijk papier = Archiefvernietiging; Gevaarlijk afval = Chemisch afval; Papier en karton = Kunststof; Milieustraat = Afval brengen; Perscontainers; Swill = GFT; Zand en grind',
  ],
  tool_hire: [
    'verhuurbedrijf, gereedschapverhuur, machineverhuur, materieelverhuur, bouwmachineverhuur',
    'Minigravers = Graafmachines = Kranen; Hoogwerkers = Hoogwerker huren; Steigers = Rolsteigers; Trilplaten = Trilplaat huren; Schuurmachines = Parketschuurmachine; Tuinmachines = Verticuteermachine = Hakselaar; Aggregaten = Stroomaggregaten; Boor- en breekhamers = Sloophamers; Betonmolens; Bouwdrogers = Droogtoestellen = Verwarming; Aanhangwagens = Aanhangers; Hogedrukreinigers; Verhuisliften = Ladderliften; Minishovels = Dumpers; Bezorging = Levering op de werf; Reparatie = Verkoop',
  ],
  piano_tuner: [
    'pianostemmer, pianotechnicus, pianostemmen, pianoatelier',
    "Piano stemmen = Vleugel stemmen = Stemmen; Regulage = Reguleren = Mechaniek afregelen ~ mechaniek reguleren; Pianoreparatie = Reparatie = Herstellingen ~ piano repareren; Intoneren = Intonatie; Restauratie = Pianorevisie = Revisie ~ piano restaureren; Snaren vervangen = Nieuwe snaren; Concertstemmen = Concertstemming; Tweedehands piano's = Occasions = Gereviseerde piano's ~ piano's verkopen; Pianotransport = Piano verhuizen; Taxatie = Aankoopadvies ~ adviseren bij aankoop; Luchtvochtigheid = Bevochtiging = Dampp-Chaser; Pianoverhuur = Piano huren; Klavecimbels; Silent-systeem = Inbouw silent; Onderhoudsabonnement = Stemabonnement",
  ],
  instrument_maker: [
    'vioolbouwer, gitaarbouwer, instrumentenbouwer, instrumentenmaker, strijkstokkenmaker, orgelbouwer, luthier',
    "Violen = Altviolen = Cello's; Gitaren = Gitaar op maat; Reparatie = Instrumentreparatie ~ viool repareren, gitaar repareren; Restauratie; Strijkstok beharen = Stokken beharen; Afstelling = Gitaar afstellen = Set-up; Verhuur = Viool huren = Huurinstrumenten; Klankafstelling = Klankadvies; Blaasinstrumenten = Houtblazers = Koperblazers; Snaren = Accessoires; Fretwerk = Nieuwe frets; Taxaties; Tweedehands instrumenten; Orgels; Bouwcursus = Workshops",
  ],
  bookbinder: [
    'boekbinder, boekbinderij, handboekbinder, boekrestaurateur',
    "Boekrestauratie = Boeken restaureren = Boekreparatie ~ boek herstellen; Scripties = Proefschriften inbinden = Scriptie inbinden; Leren banden = Handgebonden boeken; Cassettes = Dozen = Foedralen; Notitieboeken = Dummy's; Fotoalbums = Trouwalbums; Cursussen = Workshops boekbinden = Boekbindcursus; Bijbels = Familiebijbel; Kleine oplagen = Bibliofiele uitgaven; Gastenboeken = Condoleanceregisters; Goudopdruk = Vergulden; Menukaarten = Presentatiemappen; Papierrestauratie = Kaarten en prenten; Marmerpapier = Sierpapier; Tijdschriften inbinden = Jaargangen",
  ],
  picture_framer: [
    'lijstenmaker, lijstenmakerij, inlijster, encadreur, inlijstatelier, kaderatelier',
    "Inlijsten = Inlijstingen = Lijsten op maat = Kaders op maat ~ schilderij inlijsten; Doek opspannen = Canvas opspannen = Opspannen; Passe-partouts; Museumglas = Conserverend inlijsten; Voetbalshirts = Shirt inlijsten; Borduurwerk = Textiel inlijsten; Spiegels = Spiegellijsten; Lijstrestauratie = Lijsten herstellen; Vergulden = Vergulde lijsten; Baklijsten = Objecten inlijsten; Wissellijsten; Kunstprints = Fine art prints; Ophangsystemen; Schilderijen restaureren = Restauratie schilderijen; Foto's inlijsten",
  ],
  potter: [
    'pottenbakker, pottenbakkerij, keramist, keramiekatelier, keramiekstudio',
    'Servies = Borden; Mokken = Bekers; Schalen = Kommen; Vazen; Cursus pottenbakken = Draaicursus = Keramiekcursus = Draailessen; Workshops = Workshop keramiek; Opdrachten = Servies op maat; Kinderworkshops = Kinderfeestje; Bakservice = Ovenverhuur = Stookservice; Open atelier = Atelierplek; Tuinkeramiek = Bloempotten; Raku = Rakustoken; Tegels; Teamuitje = Vrijgezellenfeest; Urnen; Cadeaubon',
  ],
  blacksmith: [
    'smid, smederij, hoefsmid, siersmid, smidse, kunstsmid',
    'Hekwerken = Hekken = Poorten; Trapleuningen = Balustrades; Messen = Handgesmede messen; Haardaccessoires = Haardgereedschap; Restauratie = Restauratiesmeedwerk ~ smeedwerk restaureren; Smeedcursus = Cursus messen smeden = Workshops = Smeedworkshop; Paarden beslaan = Hoefbeslag = Beslaan ~ hoeven beslaan; Bekappen = Hoeven bekappen; Meubels = Tafels; Hang- en sluitwerk = Scharnieren; Kandelaars = Kaarsenhouders; Kunstobjecten = Beelden; Uithangborden = Windwijzers; Tuinobjecten = Rozenbogen; Gereedschap; Kroonluchters = Lampen',
  ],
  curtain_maker: [
    'gordijnenatelier, gordijnenmaker, gordijnenzaak, raamdecoratieatelier, gordijnatelier',
    'Gordijnen = Gordijnen op maat = Overgordijnen; Vouwgordijnen; Vitrages = Inbetweens = Glasgordijnen; Kussens = Sierkussens; Gordijnrails = Roedes; Montage = Gordijnen ophangen; Gordijnen vermaken = Gordijnen inkorten; Inmeten = Advies aan huis = Opmeten; Stoffen = Gordijnstoffen; Rolgordijnen = Plissés; Jaloezieën = Shutters; Projectgordijnen = Akoestische gordijnen; Bedspreien = Plaids; Hoezen = Stoelhoezen; Reinigen',
  ],
  funeral_director: [
    'uitvaartondernemer, uitvaartverzorger, begrafenisondernemer, uitvaartverzorging, uitvaartonderneming, begrafenisonderneming, uitvaartcentrum',
    "Begrafenis = Begraven = Begrafenissen; Crematie = Cremeren; Natuurbegraven = Natuurbegraafplaats; Thuis opbaren = Opbaren = Opbaring; Uitvaartwensen = Wilsbeschikking = Uitvaart vooraf bespreken; Kisten = Grafkisten = Uitvaartkisten; Rouwkaarten = Rouwdrukwerk = Rouwbrieven; Rouwbloemen = Bloemen; Urnen = Assieraden; Rouwauto's = Rouwvervoer; Nazorg = Nabestaandenzorg; Repatriëring; Grafmonumenten = Gedenktekens; Koffietafel = Rouwmaaltijd = Condoleance; Uitvaartverzekering; Afscheidsruimte = Aula = Funerarium",
  ],
};
