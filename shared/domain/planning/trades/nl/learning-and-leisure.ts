import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Dutch. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'taalschool, taleninstituut, taalinstituut, taalcentrum, taaldocent',
    'Nederlands voor anderstaligen = Nederlands = NT2 = Inburgering; Engels = Cursus Engels; Frans = Cursus Frans; Spaans = Cursus Spaans; Duits = Cursus Duits; Italiaans; Privéles = Privélessen = Individuele lessen; Groepslessen = Groepscursus; Zakelijke taaltraining = Bedrijfstraining; Online lessen = Online cursus; Examentraining = Staatsexamen; Kinderlessen = Taalkamp; Spoedcursus = Intensieve cursus; Conversatieles = Conversatie; Taalreizen',
  ],
  tutoring: [
    'bijlesinstituut, huiswerkbegeleiding, bijlesbureau, huiswerkinstituut, bijlesleraar',
    'Huiswerkbegeleiding = Huiswerkklas; Bijles wiskunde = Wiskunde; Bijles = Bijlessen; Examentraining = Examenvoorbereiding; Studiebegeleiding = Studiecoaching = Leren leren; Bijles talen = Bijles Engels = Bijles Frans; Bijles rekenen = Rekenen; Bijles natuurkunde = Scheikunde; Basisschool = Citotraining = Doorstroomtoets; Online bijles; Dyslexiebegeleiding = Dyslexie = Remedial teaching; Vakantiecursussen = Zomercursus; Scriptiebegeleiding; Bijles aan huis',
  ],
  music_school: [
    'muziekschool, muziekdocent, pianoleraar, gitaarleraar, zangdocent, muziekacademie',
    'Pianoles = Piano = Pianolessen; Gitaarles = Gitaar = Ukelele; Zangles = Zang = Zanglessen; Vioolles = Viool = Cello; Drumles = Drums = Slagwerk; Fluit = Dwarsfluit = Blokfluit; Saxofoon = Klarinet; Trompet = Trombone; Muziek op schoot = Muziek voor peuters = Kindermuziek; Bandcoaching = Samenspel = Orkest; Muziektheorie = Notenleer; Keyboard = Accordeon; Online les; Proefles = Proeflessen; Instrumentverhuur = Instrument huren; Workshops',
  ],
  dance_school: [
    'dansschool, balletschool, dansstudio, dansleraar, dansacademie',
    'Ballet = Klassiek ballet; Streetdance = Hiphop; Stijldansen = Ballroom = Salondansen; Salsa = Bachata = Latin; Kinderdans = Kleuterdans = Peuterdans; Modern = Jazzdans = Modern jazz; Openingsdans = Bruiloftsdans = Trouwdans; Privéles = Privélessen; Tango; Zumba; Breakdance; Musical; Danslessen voor volwassenen; Proefles; Kinderfeestje; Voorstellingen = Workshops',
  ],
  driving_school: [
    'rijschool, autorijschool, rijinstructeur, motorrijschool, verkeersschool',
    'Autorijlessen = Rijlessen = Rijbewijs B ~ leren rijden; Automaat = Schakelautomaat; Spoedcursus = Spoedopleiding; Motorrijlessen = Motorrijbewijs = Rijbewijs A; Proefles; Theorie = Theoriecursus = Theorie-examen; Bromfiets = Scooter = AM; Aanhanger = Rijbewijs BE = BE; Vrachtwagen = Rijbewijs C; Opfriscursus = Opfrislessen; Faalangst = Rijangst; Lespakketten = Pakketten; Code 95; Tussentijdse toets; Bus = Rijbewijs D',
  ],
  riding_school: [
    'manege, rijschool voor paarden, paardrijschool, ponyclub, pensionstal, hippisch centrum',
    'Paardrijlessen = Rijlessen = Ponyrijlessen = Groepslessen; Privélessen = Privéles; Buitenritten = Bosrit = Strandrit; Ponykamp = Paardrijkamp = Kampen; Pensionstalling = Stalling = Paardenpension; Kinderfeestjes = Ponyfeestje; Springles = Springen = Dressuur; Longeles; Ponyrijden; Wedstrijden; Training = Paarden trainen; Therapeutisch paardrijden = Coaching met paarden; Verzorgpony = Bijrijden; Menlessen = Mennen',
  ],
  swimming_school: [
    'zwemschool, zwemlesaanbieder, zwemleraar, zwemles',
    'Zwemles kinderen = Zwemlessen = Kinderzwemles = Leren zwemmen; Diploma A = Zwem-ABC = Zwemdiploma; Babyzwemmen = Peuterzwemmen = Ouder en kind zwemmen; Zwemles volwassenen; Privézwemles = Privéles; Turbozwemmen = Spoedcursus; Borstcrawl = Techniekles; Aquafit = Aquagym; Watervrees = Watergewenning; Schoolzwemmen; Snorkelen; Survivalzwemmen; Zwemmen met beperking; Zwangerschapszwemmen; Redder',
  ],
  art_school: [
    'tekenschool, kunstacademie, schilderschool, tekenacademie, kunstschool, atelier met cursussen',
    'Tekenen = Tekenles = Tekencursus; Schilderen = Schilderles = Schildercursus = Olieverf; Aquarel = Aquarelleren; Modeltekenen; Kinderatelier = Kinderlessen; Keramiek = Boetseren; Grafiek = Linosnede; Beeldhouwen; Workshops = Weekendworkshop; Kinderfeestjes; Portfoliocursus = Toelatingsexamen; Zomercursus = Zomerkamp; Illustratie = Strips; Online cursus; Fotografie; Schildervakantie = Vrij atelier',
  ],
  cookery_school: [
    'kookschool, kookstudio, kookatelier, bakschool',
    'Kookworkshops = Workshops; Italiaans koken = Pasta maken; Kinderkookfeestje = Kinderkookles = Kinderfeestje; Teambuilding = Bedrijfsuitje; Vrijgezellenfeest = Privéfeest; Brood bakken = Bakworkshop; Sushi = Sushiworkshop; Thais koken = Aziatisch koken = Indiaas koken; Vegetarisch koken = Vegan koken; Taarten bakken = Patisserie = Chocolade; Basiskookcursus = Kookcursus = Basiscursus; Barbecueworkshop; Tapas; Wijn-spijs; Cadeaubon; Visworkshop',
  ],
  training_provider: [
    'opleider, opleidingsinstituut, trainingsbureau, opleidingscentrum, cursusaanbieder, trainingsinstituut, volkshogeschool',
    'BHV = EHBO = BHV-cursus; VCA = VCA-cursus; Leiderschapstraining = Leidinggeven; Communicatietraining = Communicatie; Excel = Computercursus = Office-cursus; Projectmanagement; Incompany = Incompanytraining = Training op maat; E-learning = Online cursussen; Heftruck = Heftruckopleiding; HACCP; Salestraining = Verkooptraining = Klantgerichtheid; Train-de-trainer; Timemanagement = Persoonlijke ontwikkeling; Presenteren = Presentatietraining; Mbo-opleidingen = Leerwerktrajecten; Omgaan met agressie',
  ],
  kindergarten: [
    'kinderdagverblijf, kinderopvang, crèche, peuterspeelzaal, gastouder, onthaalouder, gastouderbureau, kleuterschool',
    'Dagopvang = Babygroep; Peuters = Peutergroep = Peuteropvang; Buitenschoolse opvang = BSO = Naschoolse opvang; Voorschoolse opvang = VSO; Vakantieopvang; Wennen = Wenperiode; Maaltijden = Warm eten = Voeding; Buiten spelen = Natuuropvang; Rondleiding; Inschrijven = Plaatsingen; Flexibele opvang; Voorschoolse educatie = VVE; Tarieven en toeslag = Kinderopvangtoeslag; Oudercommissie',
  ],
  school: [
    'school, basisschool, middelbare school, montessorischool, vrijeschool, secundaire school, internationale school',
    'Aanmelden = Inschrijven = Inschrijvingen; Open dag = Opendeurdag = Rondleiding; Studierichtingen = Vakken = Leerjaren; Buitenschoolse opvang = Naschoolse opvang; Overblijven = Schoolmaaltijden; Leerlingbegeleiding = Zorgbegeleiding = Extra ondersteuning; Ouderraad = Medezeggenschapsraad; Internaat; Huiswerkbegeleiding = Studie; Schoolreizen = Excursies; Sport; Muziek; Schoolvervoer; Ouderavonden; Tweetalig onderwijs',
  ],
  sports_club: [
    'sportvereniging, voetbalclub, tennisclub, sportclub, voetbalvereniging, hockeyclub, turnvereniging, atletiekvereniging, roeivereniging, wielerclub',
    'Jeugd = Jeugdvoetbal = Jeugdteams; Trainingen = Training; Lidmaatschap = Lid worden; Wedstrijden = Competitie; Toernooien; Proeftraining = Proefles; Tennislessen = Lessen; Kantine = Clubhuis; Verhuur = Baan huren; Walking football = Seniorensport; G-sport = G-team; Sportkamp = Vakantiekamp; Sponsoring; Vrijwilligers = Vrijwilligerswerk; Turnen = Kleutergym; Padel',
  ],
  martial_arts: [
    'vechtsportschool, judoschool, karateschool, budoschool, boksschool, dojo, kickboksschool',
    'Judo; Karate; Taekwondo; Kickboksen; Boksen; Jiujitsu = Braziliaans jiujitsu = BJJ; Zelfverdediging = Weerbaarheid = Weerbaarheidstraining; Jeugdlessen = Kinderlessen = Kleuterjudo; Krav maga; Aikido; Tai chi = Kungfu; Muay Thai = Thaiboksen; Proefles; Examens = Bandexamens; Personal training; MMA',
  ],
  climbing_hall: [
    'klimhal, boulderhal, klimcentrum, klimzaal',
    'Boulderen; Toprope = Touwklimmen = Voorklimmen; Introductieles = Beginnerscursus = Kennismaking; Kinderklimmen = Jeugdklimmen = Kinderlessen; Kinderfeestjes; Voorklimcursus = Techniektraining; Abonnementen = Rittenkaart; Materiaalverhuur = Klimschoenen huren; Schoolgroepen; Bedrijfsuitje = Teambuilding; Buitenklimmen = Rotsklimmen; Café; Yoga; Klimwinkel; Vrijgezellenfeest',
  ],
  sailing_school: [
    'zeilschool, watersportcentrum, surfschool, zeilvereniging, kitesurfschool',
    'Zeilcursus = Zeillessen = Leren zeilen; Jeugdzeilen = Zeilkamp = Jeugdzeilkamp; Kielboot = CWO; Kajuitzeilen = Zeezeilen; Windsurfen = Windsurfles; Golfsurfen = Surfles = Surfkamp; Kitesurfen = Kiteles; Suppen = SUP; Privéles = Privélessen; Vaarbewijs = Theoriecursus = Marifoon; Bootverhuur = Zeilboot huren; Bedrijfsuitje = Teambuilding; Motorbootles = Motorbootvaren; Schoolkamp; Catamaran',
  ],
  diving_school: [
    'duikschool, duikcentrum, duikvereniging, duikclub',
    'Introductieduik = Proefduik = Initiatieduik; Open Water = Open Water Diver = Beginnerscursus; Advanced = Advanced Open Water; Rescue Diver; Divemaster = Instructeur; Duikreizen = Duikvakanties; Nachtduiken = Wrakduiken; Begeleide duiken; Snorkelen; Vrijduiken = Freediving; Kinderduiken = Bubblemaker; Specialties = Nitrox; Materiaalverhuur = Uitrusting huren; Onderhoud = Onderhoud automaten; Vulstation = Flessen vullen',
  ],
  ski_school: [
    'skischool, snowboardschool, skileraar, indoorskischool',
    'Privélessen = Privéles; Groepslessen; Kinderlessen = Kinderskischool = Skiles kinderen; Snowboardlessen = Snowboarden; Beginnerslessen = Beginnerscursus; Langlaufen; Freeriden = Off-piste; Toerskiën; Skiverhuur = Verhuur; Skiles voor mindervaliden = Zitskiën; Sneeuwschoenwandelen; Racetraining; Indoor skiën = Skibaan; Kinderopvang; Skireizen',
  ],
  boat_hire: [
    'bootverhuur, kanoverhuur, sloepverhuur, botenverhuur, sup-verhuur, zeilbootverhuur, jachtverhuur',
    "Sloepen = Sloep huren = Elektrische sloep; Kano's = Kano huren; Kajaks; Suppen = SUP's = SUP huren; Roeiboten = Visboten; Motorboten = Motorboot huren; Zeilboten = Zeilboot huren = Tjotter; Fluisterboot = Fluisterboten; Waterfietsen; Rondvaart = Boottocht met schipper; Vaarroutes = Routes; Groepsuitje = Bedrijfsuitje; Woonboten; Motorjachten; Kinderfeestje; Bootstalling",
  ],
  bike_hire: [
    'fietsverhuur, fietsenverhuur, e-bikeverhuur, fietsverhuurbedrijf',
    'E-bikes = Elektrische fietsen; Stadsfietsen = Toerfietsen; Mountainbikes = MTB; Kinderfietsen = Kinderzitjes; Tandems; Bakfietsen; Racefietsen = Gravelbikes; Fietsroutes = Routes; Bezorgen en ophalen = Bezorgservice; Fietstochten = Begeleide fietstocht; Groepsverhuur; Aanhangers = Fietskarren; Reparatie; Scooters = Steps; Fietsverkoop; Driewielers',
  ],
  outdoor_guide: [
    'outdoorbedrijf, berggids, wandelgids, buitensportbedrijf, klimbos, avonturenpark, outdoorcentrum',
    'Wandeltochten = Begeleide wandelingen; Klimmen = Rotsklimmen; Kanovaren = Kanotocht; Mountainbiken = MTB-clinic; Survival = Bushcraft = Survivaltocht; Teambuilding = Bedrijfsuitje; Schoolkamp; Boogschieten; Raften = Vlotbouwen; Klimpark = Hoogteparcours; Speleologie = Grotten; Kinderfeestje = Kinderfeestjes; Vrijgezellenfeest; GPS-tocht = Kaart en kompas; Wildplukken = Natuurexcursies; Sneeuwschoenwandelen',
  ],
  city_guide: [
    'stadsgids, gids, gidsenbureau, stadswandelingen, rondleider, reisleider',
    'Stadswandeling = Stadswandelingen = Rondleidingen; Culinaire wandeling = Foodtour = Culinaire tour; Fietstour = Fietstours; Privétour = Privérondleiding; Schoolgroepen; Museumrondleiding; Thematours = Themawandelingen; Spokentour = Nachtwachttour; Speurtocht = Stadsspel; Bustour = Dagtrips = Excursies; Kinderrondleiding; Bierwandeling; Bedrijfsuitje = Groepsuitje; Rondvaart; Kerkbezoek',
  ],
  travel_agency: [
    'reisbureau, touroperator, reisorganisatie, reisadviseur, reisagent',
    "Rondreizen; Cruises; Maatwerkreizen = Reizen op maat; Huwelijksreizen = Huwelijksreis; Citytrips = Stedentrips; Groepsreizen; Safari's; Zakenreizen; Vliegtickets = Vluchten; Busreizen; Wandelreizen = Fietsreizen; Familiereizen; Wintersport = Skireizen; Zonvakanties = Pakketreizen; Autovakanties = Campervakanties; Reisverzekering = Visum",
  ],
  museum: [
    'museum, bezoekerscentrum, erfgoedcentrum, sciencecenter, openluchtmuseum',
    'Tentoonstellingen = Exposities = Wisseltentoonstellingen; Collectie = Vaste collectie; Rondleidingen = Rondleiding; Scholen = Onderwijs = Schoolprogramma; Kinderfeestjes; Workshops = Kinderactiviteiten; Museumwinkel = Winkel; Museumcafé = Café; Zaalverhuur = Verhuur; Lezingen; Vrijwilligerswerk = Vrijwilligers; Vrienden van museum; Audiotour; Archief = Bibliotheek; Tickets = Museumkaart; Groepsbezoek',
  ],
  gallery: [
    'galerie, kunstgalerie, expositieruimte, kunsthandel, kunstuitleen',
    'Tentoonstellingen = Exposities; Kunstenaars; Schilderijen; Beelden = Sculpturen; Grafiek = Zeefdrukken; Fotografie; Kunst huren = Kunstuitleen = Kunstverhuur; Kunstadvies = Advies aan huis; Inlijsten; Taxaties; Opdrachten = Kunst in opdracht; Vernissages = Openingen; Bedrijfskunst = Kunst voor bedrijven; Keramiek = Glaskunst; Workshops; Zaalverhuur',
  ],
  theatre: [
    'theater, theatergezelschap, schouwburg, poppentheater, toneelvereniging, cultuurcentrum',
    'Voorstellingen = Programma = Toneelvoorstellingen; Abonnementen; Jeugdtheater = Familievoorstellingen = Kindervoorstellingen; Theaterlessen = Workshops = Toneellessen; Schoolvoorstellingen; Zaalverhuur = Verhuur; Rondleidingen; Cabaret; Musicals; Concerten = Opera; Boekingen = Voorstelling boeken; Theatercafé = Foyer; Vrienden van theater; Cadeaubon = Theaterbon; Poppenkast',
  ],
  cinema: [
    'bioscoop, filmhuis, filmtheater, cinema, arthouse',
    'Films = Filmagenda = Programma; Kinderfilms = Familiefilms; Zaalverhuur = Zaal huren = Privévoorstelling; Schoolvoorstellingen; Kinderfeestjes; Openluchtbioscoop = Buitenbioscoop; Filmfestival; Seniorenfilm; Opera in bioscoop = Live-uitzendingen; Filmcafé = Café; Cadeaubon = Filmbon; Abonnement = Cineville; Filmcursus = Filmclub; Bedrijfsevenementen; Bioscoopreclame',
  ],
  choir: [
    'koor, zangkoor, kamerkoor, zangvereniging, gemengd koor, popkoor',
    "Concerten; Repetities; Meezingen = Lid worden = Auditie; Kinderkoor = Jeugdkoor; Bruiloften = Uitvaarten; Zangworkshop = Workshops = Scratch; Koor boeken = Optredens; Kerstconcert; Stemvorming = Zangles; Opnames = Cd's; Repertoire; Koorreis; Donateurs = Sponsoring",
  ],
  brass_band: [
    'fanfare, harmonie, brassband, harmonieorkest, muziekvereniging, drumfanfare, orkest',
    'Concerten; Repetities; Jeugdorkest = Opleidingsorkest; Opleiding = Muzieklessen = Lessen; Optredens = Orkest boeken; Optochten = Serenades = Intocht; Concoursen; Lid worden; Kerstconcert; Slagwerkgroep = Malletband; Instrumenten lenen; Kapel = Blaaskapel = Dweilorkest; Donateurs = Sponsoring; Zaalverhuur',
  ],
  youth_club: [
    'jeugdhuis, jongerencentrum, jeugdvereniging, scouting, jeugdbeweging, chiro, jeugdwerk',
    'Open inloop = Inloop; Kampen = Zomerkamp; Vakantieactiviteiten = Speelpleinwerking; Muziekstudio = Repetitieruimte; Jongerencoaching = Begeleiding = Mentoring; Huiswerkbegeleiding; Sport; Feesten = Fuiven = Optredens; Zaalverhuur = Verhuur lokalen; Vrijwilligers = Vrijwilligerswerk; Meidenwerk; Koken; Takken = Speltakken; Straathoekwerk = Ambulant jongerenwerk; Workshops',
  ],
  charity: [
    'goed doel, hulporganisatie, voedselbank, hospice, liefdadigheidsinstelling',
    'Doneren = Donaties = Steun ons; Vrijwilligerswerk = Vrijwilligers; Spreekuur = Hulpverlening; Voedselpakketten = Voedselhulp; Lotgenotencontact = Praatgroepen; Hulplijn; Maatjesproject = Buddyproject; Nalaten = Schenken en nalaten = Legaat; Inzamelacties = Acties; Kringloopwinkel = Kledingbank; Cursussen = Workshops; Projecten; Inloop = Inloophuis; Sponsoring = Bedrijfspartners; Noodopvang = Opvang; Voorlichting',
  ],
  nature_association: [
    'natuurvereniging, natuurorganisatie, vogelwerkgroep, natuurbeschermingsvereniging, milieuorganisatie, ivn-afdeling',
    'Excursies = Natuurwandelingen = Wandelingen; Natuurgebieden = Natuurreservaten; Natuurbeheer = Werkdagen = Landschapsbeheer; Vrijwilligerswerk = Vrijwilligers; Vogels kijken = Vogeltellingen = Tellingen; Lezingen; Natuureducatie; Jeugdnatuurgroep = Kinderactiviteiten; Lidmaatschap = Lid worden; Cursussen = Natuurgidsencursus; Nestkasten; Bomen planten; Paddenoverzet; Egelopvang = Dierenopvang; Natuurtuin; Doneren',
  ],
  heritage_association: [
    'heemkundige kring, historische vereniging, erfgoedvereniging, oudheidkundige kring, monumentenstichting, museumspoorlijn',
    'Lezingen; Rondleidingen = Dorpswandelingen = Erfgoedwandelingen; Archief = Beeldbank = Fotoarchief; Museum; Publicaties = Boeken = Tijdschrift; Genealogie = Stamboomonderzoek; Tentoonstellingen; Restauratie = Restauratieprojecten; Excursies; Vrijwilligers = Vrijwilligerswerk; Lidmaatschap = Lid worden; Open Monumentendag; Treinritten = Stoomtrein; Oral history = Verhalen',
  ],
  allotment_club: [
    'volkstuinvereniging, volkstuin, volkstuinencomplex, moestuinvereniging, buurttuin, samentuin',
    'Tuinen = Tuin huren = Vrije tuinen; Wachtlijst; Zaadruil = Plantenruil = Plantenmarkt; Tuincursus = Cursussen = Workshops; Open dag = Open tuindag; Tuinwinkel = Inkoop; Werkbeurten = Vrijwilligerswerk; Tuinadvies; Kindertuin = Schooltuin; Bijen = Bijenstal; Oogstfeest = Zomerfeest; Compost = Composteren; Lidmaatschap = Lid worden; Gereedschap lenen; Moestuinbakken',
  ],
  repair_cafe: [
    'repaircafé, repair café, buurtwerkplaats, makerspace, fablab, gereedschapsbibliotheek, instrumentheek',
    'Elektrische apparaten = Elektro = Apparaten repareren; Kleding herstellen = Naaien = Kleding; Fietsen = Fietsreparatie ~ fietsen repareren; Meubels = Houtwerk; Computers = Telefoons; Speelgoed; Gereedschap lenen = Uitleen; 3D-printen; Lasersnijden; Workshops = Cursussen; Vrijwilligers = Vrijwilligerswerk; Messen slijpen = Slijpen; Klokken = Sieraden; Repaircafédagen = Openingsdagen',
  ],
  library: [
    'bibliotheek, openbare bibliotheek, bieb, buurtbibliotheek',
    'Boeken lenen = Lenen = Uitlenen; E-books = Luisterboeken = Online bibliotheek; Voorlezen = Voorleesuurtje = Boekstart; Leesclubs = Leesclub; Computers = Digitaal loket = Computerhulp; Studieplekken = Studeren; Taalcafé = Taalhuis = Taalpunt; Lezingen = Auteurslezing; Klasbezoek; Zaalverhuur; Boek aan huis = Bibliotheek aan huis; Lidmaatschap = Lid worden; Kopiëren = Printen; Makersplek = Kinderactiviteiten; Spelotheek; Archiefonderzoek',
  ],
  zoo: [
    'dierentuin, dierenpark, kinderboerderij, aquarium, wildpark, vogelpark',
    "Dieren; Voedertijden = Voederpresentaties; Rondleidingen; Kinderfeestjes; Scholen = Educatie; Dierverzorger voor een dag = Verzorger voor een dag; Abonnement = Abonnementen; Dier adopteren = Adoptie; Natuurbehoud = Fokprogramma's; Speeltuin; Restaurant = Café; Evenementen = Zaalverhuur; Ponyrijden; Tickets; Winkel = Cadeaubon; Overnachten",
  ],
  publisher: [
    'uitgeverij, uitgever, boekenuitgeverij, muziekuitgeverij, kleine uitgeverij',
    'Romans = Fictie = Literatuur; Non-fictie; Kinderboeken = Prentenboeken; Poëzie; E-books; Luisterboeken; Vertalingen; Kookboeken; Kunstboeken = Fotoboeken; Manuscripten = Manuscript insturen; Lezingen; Rechten = Foreign rights; Boekhandel = Bestellen voor boekhandel; Uitgeven in eigen beheer; Schoolboeken = Leermiddelen; Recensie-exemplaren = Pers',
  ],
  magazine: [
    'tijdschrift, magazine, krant, vakblad, weekblad, nieuwssite, online magazine',
    'Abonnementen = Abonneren = Abonnee worden; Adverteren = Advertenties; Losse nummers = Oude nummers; Digitale editie = E-paper; Nieuwsbrief; Podcast; Interviews; Recensies; Agenda; Columns = Opinie; Vacatures = Zoekertjes; Nieuws = Lokaal nieuws; Reportages; Familieberichten; Lezersreizen = Evenementen; Specials = Themanummers',
  ],
  artist: [
    'kunstenaar, beeldend kunstenaar, kunstschilder, beeldhouwer, glaskunstenaar, verteller, acteur',
    'Schilderijen; Opdrachten = Kunst in opdracht; Portretten = Dierenportretten; Beelden = Sculpturen; Grafiek = Prints; Exposities = Tentoonstellingen; Workshops = Cursussen = Schilderles; Muurschilderingen; Illustraties; Open atelier = Atelierbezoek; Tekeningen; Kunst in openbare ruimte; Glas in lood = Glaskunst; Textielkunst; Kunst huren = Kunstuitleen; Kaarten',
  ],
};
