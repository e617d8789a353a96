import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in German. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'Sprachschule, Sprachinstitut, Sprachlehrerin, Sprachlehrer, Deutschschule, Sprachkursanbieter',
    'Deutschkurse = Deutsch als Fremdsprache = Deutsch für Anfänger ~ Deutsch lernen; Englischkurse = Englisch ~ Englisch lernen; Französischkurse = Französisch; Italienischkurse = Italienisch; Spanischkurse = Spanisch; Intensivkurse = Intensivkurs; Abendkurse = Gruppenkurse; Einzelunterricht = Privatstunden; Firmenkurse = Sprachkurse für Firmen = Businessenglisch ~ in Unternehmen unterrichten; Prüfungsvorbereitung = Prüfungen = Zertifikate; Integrationskurse = Berufssprachkurse; Onlinekurse = Online-Unterricht; Kinderkurse = Kurse für Kinder = Ferienkurse; Konversation = Konversationskurse; Einstufungstest; Sprachreisen',
  ],
  tutoring: [
    'Nachhilfe, Nachhilfeinstitut, Lerninstitut, Nachhilfelehrer, Lernstudio, Lerncoach, Nachhilfeschule',
    'Mathematik = Mathe = Mathe-Nachhilfe; Deutsch = Deutsch-Nachhilfe; Englisch = Englisch-Nachhilfe; Latein = Französisch; Naturwissenschaften = Physik und Chemie = Physik; Prüfungsvorbereitung = Abiturvorbereitung = Maturavorbereitung ~ auf Prüfungen vorbereiten; Einzelunterricht = Einzelnachhilfe; Kleingruppen = Gruppenunterricht; Hausaufgabenbetreuung = Hausaufgabenhilfe ~ bei Hausaufgaben helfen; Ferienkurse = Lerncamps = Intensivkurse; Online-Nachhilfe = Onlineunterricht; LRS-Training = Legasthenietraining = Dyskalkulietraining; Grundschule = Volksschule; Lerncoaching = Lernen lernen; Probestunde = Kostenlose Probestunde',
  ],
  music_school: [
    'Musikschule, Klavierlehrerin, Gitarrenlehrer, Musiklehrer, Gesangslehrerin, Musikunterricht, Klavierlehrer, Musikpädagogin',
    'Klavierunterricht = Klavier ~ Klavier lernen; Gitarrenunterricht = Gitarre ~ Gitarre lernen; Gesangsunterricht = Gesang = Stimmbildung ~ singen lernen; Geigenunterricht = Violine = Geige; Schlagzeugunterricht = Schlagzeug; Blockflöte = Querflöte = Flötenunterricht; Cello = Cellounterricht; Akkordeon = Harmonika; Saxophon = Klarinette; Trompete = Blechbläser; Musikalische Früherziehung = Musikgarten = Früherziehung; Ensembles = Orchester = Bands; Musiktheorie = Gehörbildung; Unterricht für Erwachsene; Leihinstrumente = Instrumentenverleih; Probestunde = Schnupperstunde',
  ],
  dance_school: [
    'Tanzschule, Tanzstudio, Ballettschule, Tanzlehrer, Tanzlehrerin, Tanzzentrum',
    'Paartanz = Gesellschaftstanz = Standard und Latein = Tanzkurse für Paare; Hochzeitskurse = Hochzeitstanz = Brautpaare ~ Hochzeitswalzer; Jugendtanzkurse = Jugendkurse = Schülertanzkurs; Kindertanz = Tanzen für Kinder = Kreativer Kindertanz; Ballett = Klassisches Ballett; Hip-Hop = Streetdance = Breakdance; Salsa = Bachata; Tango = Tango Argentino; Discofox; Zumba = Tanzfitness; Jazzdance = Contemporary = Moderner Tanz; Seniorentanz = Tanzen ab 60; Privatstunden = Einzelstunden; Tanzpartys = Tanzabende = Bälle; Swing = Lindy Hop = West Coast Swing; Workshops',
  ],
  driving_school: [
    'Fahrschule, Fahrlehrer, Fahrlehrerin, Fahrausbildung',
    'Klasse B = Führerschein Klasse B = Autoführerschein = Pkw-Führerschein; Motorradführerschein = Klasse A = Motorrad; Begleitetes Fahren = BF17 = L17; Lkw-Führerschein = Klasse C = Lkw; Busführerschein = Klasse D = Bus; Anhängerführerschein = Klasse BE = B96; Mopedführerschein = Klasse AM = Moped; Traktorführerschein = Klasse L und T = Klasse F; Intensivkurse = Ferienkurse = Schnellkurse; Automatik = Automatikführerschein; Erste-Hilfe-Kurs = Erste Hilfe; Auffrischungsstunden = Auffrischung = Wiedereinsteiger ~ lange nicht gefahren; Theorieunterricht = Theoriekurse = Theorie; Berufskraftfahrer = Berufskraftfahrerweiterbildung = C95; Aufbauseminare = ASF-Seminar = Punkteabbau; Fahrsicherheitstraining = Mehrphasenausbildung',
  ],
  riding_school: [
    'Reitschule, Reitstall, Reiterhof, Reitlehrerin, Reitbetrieb, Ponyhof, Gestüt, Pferdehof',
    'Reitunterricht = Reitstunden = Reitkurse ~ reiten lernen; Kinderreiten = Ponyreiten = Ponyclub ~ Kinder aufs Pony; Ausritte = Ausreiten = Geführte Ausritte; Reitferien = Ferienkurse = Reitcamps; Longenstunden = Longenunterricht; Therapeutisches Reiten = Reittherapie = Heilpädagogisches Reiten; Voltigieren; Dressur = Dressurunterricht; Springen = Springunterricht; Westernreiten; Pensionsstall = Pferdepension = Einstellplätze ~ Pferde einstellen; Beritt = Ausbildung von Pferden = Jungpferdeausbildung ~ Pferde ausbilden; Kindergeburtstage; Reitabzeichen = Lehrgänge; Wanderritte = Wanderreiten; Kutschfahrten = Kutsche',
  ],
  swimming_school: [
    'Schwimmschule, Schwimmlehrer, Schwimmkurs, Schwimmlehrerin, Babyschwimmen',
    'Babyschwimmen; Anfängerkurse = Seepferdchenkurse = Kinderschwimmkurse = Schwimmkurse für Kinder ~ Kinder schwimmen lernen; Wassergewöhnung = Kleinkinderschwimmen = Eltern-Kind-Schwimmen; Schwimmkurse für Erwachsene = Erwachsenenschwimmen ~ Erwachsene schwimmen lernen; Kraulkurse = Kraulen lernen ~ kraulen; Aquafitness = Aqua-Gymnastik = Wassergymnastik; Einzelunterricht = Privatstunden; Ferienkurse = Intensivkurse; Schwimmabzeichen = Bronze und Silber; Schwangerschaftsschwimmen = Aquagymnastik für Schwangere; Angstschwimmer = Schwimmen ohne Angst ~ Angst vor Wasser; Triathlon = Techniktraining; Schulen und Kindergärten = Schulschwimmen; Gutscheine; Rettungsschwimmen',
  ],
  art_school: [
    'Kunstschule, Malschule, Kunstatelier mit Kursen, Zeichenschule, Malatelier, Kunstkurse',
    'Malkurse = Malkurs = Malen ~ malen lernen; Zeichenkurse = Zeichnen ~ zeichnen lernen; Aquarellkurse = Aquarell = Aquarellmalerei; Acrylmalerei = Acrylkurse; Ölmalerei; Kinderkurse = Kurse für Kinder = Kindermalkurse; Ferienkurse = Ferienworkshops; Druckgrafik = Linoldruck = Radierung; Bildhauerei = Bildhauerkurse; Keramik = Töpfern; Aktzeichnen = Aktmalerei; Mappenvorbereitung = Mappenkurs = Mappenkurse ~ auf Kunsthochschule vorbereiten; Kindergeburtstage; Kunsttherapie = Ausdrucksmalen; Offenes Atelier; Malreisen = Malferien',
  ],
  cookery_school: [
    'Kochschule, Kochstudio, Kochatelier, Kochkurse, Backschule',
    'Kochkurse = Kochkurs = Grundkurse ~ kochen lernen; Backkurse = Brotbackkurse = Brotbacken; Teamkochen = Firmenevents = Teamevents = Firmenkochkurse; Kinderkochkurse = Kochen mit Kindern = Kindergeburtstage; Italienische Küche = Pastakurs = Pasta; Asiatische Küche = Sushikurs = Sushi; Vegetarische Küche = Vegane Küche = Vegane Kochkurse; Grillkurse = Grillseminare; Fischkurse = Fleischkurse; Patisserie = Pralinenkurse = Dessertkurse; Private Kochkurse = Private Feiern = Junggesellinnenabschied; Fermentieren = Einmachen = Fermentationskurse; Weinseminare = Weinverkostung; Gutscheine = Geschenkgutscheine; Vermietung = Kochstudio mieten; Onlinekurse',
  ],
  training_provider: [
    'Bildungsträger, Weiterbildungsinstitut, Bildungszentrum, Akademie, Seminaranbieter, Trainer, Weiterbildungsanbieter, Schulungszentrum, Volkshochschule, Bildungshaus',
    'Weiterbildungen = Lehrgänge = Zertifikatslehrgänge; Umschulungen = Umschulung; Seminare = Offene Seminare; Inhouse-Schulungen = Firmenschulungen = Inhouse-Seminare = Firmenseminare ~ in Betrieben schulen; Onlinekurse = Webinare = E-Learning; Führungskräftetraining = Führungskräfteentwicklung = Führungsseminare; Kommunikationstraining = Rhetorik = Präsentationstraining; EDV-Kurse = Computerkurse = Excel-Kurse; Sprachkurse; Projektmanagement; Meisterkurse = Meistervorbereitung; Staplerschein = Schweißkurse; Erste-Hilfe-Kurse = Erste Hilfe; Pflegeausbildung = Pflegefortbildungen; Prüfungen = Prüfungsvorbereitung; Förderung = Bildungsgutschein = Fördermöglichkeiten',
  ],
  kindergarten: [
    'Kindergarten, Kita, Kindertagesstätte, Kinderkrippe, Krabbelstube, Tagesmutter, Kindertagespflege, Waldkindergarten, Kinderhaus, Krippe',
    'Krippe = Krippengruppe = Kleinkindgruppe = Krabbelgruppe; Kindergartengruppen = Kindergartengruppe; Waldgruppe = Waldtage = Naturgruppe; Hort = Nachmittagsbetreuung = Schulkindbetreuung; Eingewöhnung ~ eingewöhnen; Pädagogisches Konzept = Pädagogik = Unser Konzept; Montessori = Montessoripädagogik; Mittagessen = Verpflegung = Essen; Tagesablauf; Ferienbetreuung; Vorschule = Vorschulprogramm = Vorschularbeit; Musik und Bewegung = Musikalische Früherziehung; Anmeldung = Platzvergabe = Freie Plätze; Elternarbeit = Elternbeirat = Elternmitarbeit; Spielgruppe = Eltern-Kind-Gruppe; Sprachförderung = Zweisprachigkeit',
  ],
  school: [
    'Schule, Privatschule, Gymnasium, Grundschule, Volksschule, Waldorfschule, Montessorischule, Berufsschule, Internat, Freie Schule',
    'Volksschule = Grundschule = Primarstufe; Sekundarstufe = Mittelschule = Oberstufe; Anmeldung = Aufnahme = Schulanmeldung; Tag der offenen Tür = Schnuppertage; Nachmittagsbetreuung = Ganztagsbetreuung = Hort = Ganztagsschule; Schulprofil = Unterricht; Fremdsprachen = Sprachen; Musik und Theater = Schulorchester = Musikzweig; Sportangebot; Schulküche = Mensa = Mittagessen; Internat = Wohnheim; Abschlüsse = Matura = Abitur; Schulgeld = Stipendien = Beiträge; Förderunterricht = Inklusion; Schulsozialarbeit = Beratung; Elternverein = Förderverein = Schulverein',
  ],
  sports_club: [
    'Sportverein, Turnverein, Fußballverein, Tennisclub, Tennisverein, Handballverein, Ruderclub, Schwimmverein, Skiclub, Schützenverein',
    'Fußball; Turnen = Kinderturnen = Eltern-Kind-Turnen; Tennis = Tennistraining = Tennisschule; Handball; Volleyball; Basketball; Leichtathletik; Schwimmen; Gymnastik = Seniorensport = Seniorengymnastik; Jugendmannschaften = Nachwuchs = Jugend = Jugendabteilung; Herrenmannschaft = Erste Mannschaft; Damenmannschaft = Frauenmannschaft; Trainingszeiten = Training = Probetraining; Mitgliedschaft = Mitglied werden = Beiträge; Platzreservierung = Platzbuchung = Plätze mieten; Turniere = Veranstaltungen = Wettkämpfe',
  ],
  martial_arts: [
    'Kampfsportschule, Karateverein, Judoclub, Kampfkunstschule, Boxclub, Dojo, Taekwondo-Schule, Budoclub',
    'Karate; Judo; Taekwondo; Kickboxen = Thaiboxen; Boxen = Boxtraining; Aikido; Jiu-Jitsu = Brazilian Jiu-Jitsu = BJJ; Selbstverteidigung = Selbstverteidigungskurse = Wing Chun; Selbstverteidigung für Frauen = Frauenkurse; Kindertraining = Kampfsport für Kinder; Probetraining = Schnuppertraining; Krav Maga; Privattraining = Einzeltraining; Gewaltprävention = Schulprojekte = Selbstbehauptung; MMA; Tai Chi = Qigong',
  ],
  climbing_hall: [
    'Kletterhalle, Boulderhalle, Kletterzentrum, Kletterpark, Hochseilgarten, Boulderzentrum',
    'Bouldern = Boulderbereich; Klettern = Seilklettern = Kletterbereich; Anfängerkurse = Einsteigerkurse = Grundkurse = Schnupperkurse ~ klettern lernen; Vorstiegskurse = Vorstieg; Kinderkurse = Kinderklettern = Kindergruppen; Kindergeburtstage = Geburtstage; Schulklassen; Firmenevents = Teambuilding = Teamevents; Verleih = Ausrüstungsverleih = Schuhverleih; Techniktraining = Trainingskurse; Selbstsicherungsautomaten; Trainingsbereich = Kraftraum; Café = Bistro; Privatstunden = Personal Training; Yoga; Preise und Abos = Eintritt',
  ],
  sailing_school: [
    'Segelschule, Segelverein mit Kursen, Surfschule, Bootsschule, Bootsfahrschule, Wassersportschule, Segelzentrum',
    'Segelkurse = Grundkurse = Anfängerkurse = Grundkurs ~ segeln lernen; Kindersegeln = Optikurse = Kinderkurse; Sportbootführerschein = Bootsführerschein = SBF See und Binnen = Motorbootkurse; Segelscheine = Befähigungsausweis = Segelführerschein; Küstenpatent = SKS = Sportküstenschifferschein; Funkzeugnis = Funkkurse = SRC; Jollensegeln = Jolle; Katamaran = Katamaransegeln; Windsurfen = Surfkurse = Windsurfkurse; Kitesurfen; SUP = Stand-up-Paddling; Törns = Segeltörns = Ausbildungstörns; Bootsverleih = Verleih; Regattatraining = Regatten; Privatstunden = Privatunterricht; Firmenevents = Teambuilding',
  ],
  diving_school: [
    'Tauchschule, Tauchbasis, Tauchclub, Tauchcenter, Tauchsportzentrum',
    'Schnuppertauchen = Probetauchen ~ tauchen ausprobieren; Anfängerkurse = Open Water Diver = Tauchkurse = Grundkurs ~ tauchen lernen; Fortgeschrittenenkurse = Advanced Open Water Diver = Aufbaukurse; Kindertauchen = Kurse für Kinder; Rescue Diver = Rettungstaucher; Divemaster = Tauchlehrerausbildung; Spezialkurse = Specialties = Nitroxkurs; Geführte Tauchgänge = Tauchausfahrten = Bootstauchgänge; Tauchreisen = Tauchsafaris; Schnorcheln = Schnorcheltouren; Freitauchen = Apnoetauchen; Eistauchen = Technisches Tauchen; Verleih = Leihausrüstung; Füllstation = Flaschenfüllung ~ Flaschen füllen; Revision = Atemreglerrevision; Tauchshop = Ausrüstung',
  ],
  ski_school: [
    'Skischule, Skilehrer, Snowboardschule, Schneesportschule, Skilehrerin, Langlaufschule',
    'Kinderskikurse = Kinderskischule = Kinderkurse = Kinderskikurs ~ Kinder Skifahren lernen; Skikurse für Erwachsene = Gruppenkurse = Erwachsenenkurse; Privatunterricht = Privatkurse = Privatskilehrer; Snowboardkurse = Snowboard; Langlaufkurse = Langlauf; Skitouren = Tourenkurse = Geführte Skitouren; Freeriden = Tiefschnee = Freeridekurse; Schneeschuhwandern = Schneeschuhtouren; Skiverleih = Verleih = Ausrüstungsverleih; Bambinis = Skikindergarten = Zwergerlkurs; Biathlon; Schulskikurse; Telemark = Monoski; Firmenevents; Skiservice = Skidepot; Rennlauftraining = Renntraining',
  ],
  boat_hire: [
    'Bootsverleih, Kanuverleih, Bootsvermietung, Kajakverleih, Yachtcharter, Hausbootvermietung, SUP-Verleih',
    'Kanus = Kanuverleih = Kanadier ~ Kanu mieten; Kajaks = Kajakverleih; SUP-Boards = SUP-Verleih = Stand-up-Paddling; Motorboote = Motorboot mieten = Führerscheinfreie Boote; Segelboote = Segelyachten; Elektroboote = E-Boote; Tretboote = Ruderboote; Hausboote = Hausboot; Flöße = Grillboote = Partyfloß; Geführte Touren = Geführte Kanutouren = Kanutouren; Mehrtagestouren = Mehrtägige Touren; Firmenausflüge = Vereinsausflüge; Schulklassen; Rücktransport = Transfer = Shuttle ~ zurückbringen; Campingplätze; Kindergeburtstage = Junggesellenabschied',
  ],
  bike_hire: [
    'Fahrradverleih, Radverleih, Fahrradvermietung, E-Bike-Verleih, Velovermietung',
    'E-Bikes = E-Bike-Verleih = Elektrofahrräder; Trekkingräder = Tourenräder = Cityräder; Mountainbikes = E-Mountainbikes = Mountainbike; Rennräder = Gravelbikes; Kinderräder = Kinderfahrräder; Lastenräder = Lastenrad; Kinderanhänger = Anhänger = Kindersitze; Tandems; Geführte Touren = Geführte Radtouren = Radtouren; Tourenvorschläge = Routen; Lieferservice = Bringservice = Lieferung ans Hotel ~ Räder bringen; Reparaturen = Pannenhilfe = Werkstatt; Gepäcktransport = Gepäcktransfer; Zubehör = Helme; Scooter = Roller; Gebrauchträder',
  ],
  outdoor_guide: [
    'Bergführer, Bergführerin, Wanderführer, Outdoor-Anbieter, Bergschule, Outdoorschule, Naturführer, Raftinganbieter, Wildnisschule, Alpinschule',
    'Geführte Wanderungen = Wanderungen = Bergwanderungen; Skitouren = Geführte Skitouren; Hochtouren = Gletschertouren = Gletscherwanderungen; Klettersteige = Klettersteigtouren = Klettersteigkurse; Kletterkurse = Klettern = Kletterführungen; Canyoning = Schluchting; Rafting = Raftingtouren; Schneeschuhwanderungen = Schneeschuhtouren = Schneeschuhwandern; Kajaktouren = Kajakkurse = Kanutouren; Mountainbiketouren = Mountainbiken; Lawinenkurse = Lawinenkurs; Eisklettern; Kräuterwanderungen = Wildkräuterwanderungen; Tierbeobachtung = Wildbeobachtung = Naturführungen; Teambuilding = Firmenevents; Schulklassen = Kindergeburtstage = Feriencamps',
  ],
  city_guide: [
    'Stadtführer, Stadtführerin, Gästeführerin, Fremdenführer, Stadtführungen, Austria Guide, Gästeführer, Reiseleiterin',
    'Altstadtführung = Stadtführungen = Altstadtrundgang = Stadtrundgang; Kostümführungen = Erlebnisführungen; Nachtwächterführung = Nachtwächterführungen = Abendführungen; Kulinarische Führungen = Genusstouren = Food Tour; Kinderführungen = Familienführungen = Schatzsuche; Schulklassen = Schülerführungen; Gruppenführungen = Betriebsausflüge; Museumsführungen = Kirchenführungen; Private Führungen = Privatführungen; Radtouren = Fahrradführungen; Fremdsprachige Führungen = Führungen auf Englisch; Themenführungen = Themenrundgänge = Kriminalführung; Reiseleitung = Tagesausflüge = Busbegleitung; Stadtrallye = Stadtspiele = Rätseltour; Architekturführungen; Gruselführungen = Sagenführungen',
  ],
  travel_agency: [
    'Reisebüro, Reiseveranstalter, Reiseagentur, Reiseanbieter, Reiseberaterin, Busreiseveranstalter',
    'Rundreisen = Individualreisen = Maßgeschneiderte Reisen; Kreuzfahrten = Flusskreuzfahrten; Pauschalreisen = Badeurlaub = Last Minute; Gruppenreisen = Vereinsreisen; Hochzeitsreisen = Flitterwochen; Städtereisen = Kurzreisen; Busreisen = Tagesfahrten = Mehrtagesfahrten; Wanderreisen = Aktivreisen = Radreisen; Flüge = Flugtickets; Fernreisen = Safaris; Familienreisen = Familienurlaub; Studienreisen = Kulturreisen = Musikreisen; Geschäftsreisen = Firmenreisen; Klassenfahrten = Schülerreisen; Pilgerreisen; Singlereisen = Seniorenreisen',
  ],
  museum: [
    'Museum, Heimatmuseum, Freilichtmuseum, Ausstellungshaus, Stadtmuseum, Schloss, Burg, Kunsthalle, Besucherbergwerk, Gedenkstätte',
    'Dauerausstellung = Sammlung = Dauerausstellungen; Sonderausstellungen = Wechselausstellungen = Sonderausstellung; Führungen = Öffentliche Führungen = Gruppenführungen; Schulklassen = Museumspädagogik = Schulprogramme = Vermittlung; Kinder und Familien = Kinderprogramm; Kindergeburtstage; Workshops = Kurse; Veranstaltungen = Vorträge und Konzerte; Vermietung = Raumvermietung = Räume mieten ~ im Museum feiern; Hochzeiten = Trauungen = Heiraten im Museum; Museumsshop; Café = Museumscafé; Archiv = Bibliothek = Forschung; Förderverein = Freunde des Museums; Audioguide = Audioguides; Barrierefreiheit',
  ],
  gallery: [
    'Galerie, Kunstgalerie, Kunsthandlung, Galeristin, Ausstellungsraum, Kunstverein',
    'Ausstellungen = Aktuelle Ausstellung = Ausstellungsprogramm; Künstlerinnen und Künstler; Kunstverkauf = Werke = Verfügbare Werke ~ Kunst verkaufen; Vernissagen = Veranstaltungen = Künstlergespräche; Kunstberatung = Beratung für Sammler; Kunst für Firmen = Kunst am Bau = Kunst im Unternehmen = Art Consulting; Kunst mieten = Artothek = Kunstverleih ~ Kunst leihen; Rahmung = Einrahmungen = Rahmen; Editionen = Drucke = Grafik; Skulpturen = Fotografie; Messen = Kunstmessen; Schätzungen = Ankauf; Workshops = Führungen; Raumvermietung; Kataloge = Publikationen; Archiv = Frühere Ausstellungen',
  ],
  theatre: [
    'Theater, Schauspielhaus, Theatergruppe, Kleinkunstbühne, Kabarett, Figurentheater, Theaterverein, Puppentheater, Zirkus, Oper',
    'Spielplan = Stücke; Kindertheater = Kinderstücke = Familienstücke = Figurentheater; Schulvorstellungen = Theater für Schulen; Abonnement = Abos = Theaterabo; Gastspiele = Buchung von Gastspielen ~ Stücke buchen, auf Tournee; Workshops = Theaterkurse = Theaterpädagogik = Schauspielkurse; Improtheater = Improvisationstheater; Kabarett = Lesungen; Konzerte; Jugendclub = Theaterjugend; Firmenveranstaltungen = Firmenevents; Vermietung = Saalvermietung = Bühne mieten; Gutscheine; Karten = Tickets; Kostümverleih = Kostüme; Theaterbar',
  ],
  cinema: [
    'Kino, Programmkino, Lichtspielhaus, Filmtheater, Freiluftkino, Lichtspiele',
    'Spielplan = Aktuelle Filme; Filmvorschau = Demnächst = Vorschau; Kinderkino = Kinderfilme = Familienkino; Schulkino = Schulvorstellungen; Kindergeburtstage = Geburtstage; Open-Air-Kino = Freiluftkino = Sommerkino; Sonderveranstaltungen = Filmgespräche = Filmreihen; Saalvermietung = Kino mieten = Saal mieten ~ Kinosaal mieten; Filmfrühstück = Seniorenkino; Oper und Ballett = Liveübertragungen; Originalfassungen = Filme in Originalfassung = OmU; Filmclub; Gutscheine; Kinobar = Café; Firmenveranstaltungen; Werbung = Kinowerbung',
  ],
  choir: [
    'Chor, Gesangverein, Kirchenchor, Männerchor, Singkreis, Gospelchor, Frauenchor, Kinderchor, Kammerchor',
    'Konzerte = Konzerttermine; Proben = Chorproben = Probentermine; Mitsingen = Mitmachen = Sängerinnen und Sänger gesucht ~ neue Stimmen; Hochzeiten = Hochzeitssingen = Trauungen ~ bei Hochzeiten singen; Kinderchor = Jugendchor; Auftritte = Engagements = Buchung ~ Chor buchen; Repertoire; Stimmbildung = Workshops = Chorworkshops; Chorleitung = Chorleiter; Chorreisen = Chorwochenende; Mitgliedschaft; Weihnachtskonzert = Adventskonzert = Adventsingen; Begräbnisse = Trauerfeiern ~ bei Begräbnissen; Messen = Kirchenmusik = Gottesdienste; Tonaufnahmen = Hörproben = CDs; Fördermitglieder = Unterstützen = Spenden',
  ],
  brass_band: [
    'Musikverein, Blaskapelle, Musikkapelle, Blasorchester, Stadtkapelle, Trachtenkapelle, Spielmannszug',
    'Konzerte = Konzerttermine = Frühjahrskonzert; Proben = Musikproben; Jugendkapelle = Jugendorchester = Nachwuchs; Instrumentalausbildung = Ausbildung = Jugendausbildung ~ Instrument lernen; Buchung = Auftritte = Kapelle buchen; Hochzeiten = Geburtstage = Ständchen; Begräbnisse = Trauermusik; Frühschoppen = Bierzeltmusik = Zeltfeste; Umzüge = Marschmusik = Prozessionen; Mitspielen = Mitmachen = Mitglied werden = Musiker gesucht; Bläserklasse = Bläserklassen; Fördermitglieder = Unterstützende Mitglieder; Leihinstrumente = Instrumentenverleih; Turmblasen = Weisenblasen = Adventkonzert; Musikfest = Veranstaltungen = Bezirksmusikfest; Tracht',
  ],
  youth_club: [
    'Jugendzentrum, Jugendtreff, Jugendhaus, Pfadfinder, Jugendgruppe, Jugendclub, Jungschar, Offene Jugendarbeit',
    'Offener Treff = Offener Betrieb = Jugendtreff; Ferienprogramm = Ferienfreizeiten = Sommerlager = Ferienlager; Beratung = Jugendberatung ~ Jugendliche beraten; Workshops = Kurse; Ausflüge; Musikprojekte = Proberaum = Bandraum; Sportangebote; Hausaufgabenhilfe = Lernhilfe; Mädchentreff = Mädchengruppe = Mädchenarbeit; Jungengruppe = Burschengruppe; Gruppenstunden = Wölflinge; Raumvermietung = Räume mieten = Raumverleih; Jobs und Bewerbung = Bewerbungshilfe; Mobile Jugendarbeit = Streetwork = Aufsuchende Jugendarbeit; Medienprojekte = Medienwerkstatt = Gaming; Ehrenamt',
  ],
  charity: [
    'Verein, Hilfsorganisation, gemeinnützige Organisation, Sozialverein, Stiftung, Hilfsverein, Tafel, Beratungsstelle, Hospizverein, Tierschutzverein',
    'Beratung = Sozialberatung = Beratungsstelle; Spenden = Geldspenden; Sachspenden = Kleiderspenden; Ehrenamt = Freiwillige = Freiwilligenarbeit = Mithelfen ~ ehrenamtlich mithelfen; Selbsthilfegruppen = Selbsthilfe; Lebensmittelausgabe = Tafel ~ Lebensmittel ausgeben; Projekte; Besuchsdienst = Besuchsdienste ~ einsame Menschen besuchen; Notunterkunft = Notschlafstelle = Wohnungslosenhilfe; Patenschaften = Patenschaft; Kurse = Deutschkurse = Bildungsangebote; Kinder und Jugendliche = Kinderbetreuung = Ferienangebote; Mitgliedschaft = Fördermitgliedschaft = Mitglied werden; Krisentelefon = Notruf = Telefonseelsorge; Veranstaltungen; Trauergruppen = Hospizbegleitung = Sterbebegleitung = Trauerbegleitung',
  ],
  nature_association: [
    'Naturschutzverein, Umweltverein, Naturpark, Naturschutzorganisation, Vogelschutzverein, Naturfreunde, Umweltschutzverein, Imkerverein',
    'Exkursionen = Geführte Wanderungen = Führungen; Arbeitseinsätze = Pflegeeinsätze = Biotoppflege ~ Wiesen mähen, Hecken pflanzen; Umweltbildung = Schulklassen = Schulprojekte = Umweltpädagogik; Artenschutz = Artenschutzprojekte = Projekte; Vogelschutz = Nistkästen = Vogelbeobachtung; Amphibienschutz = Amphibienwanderung = Krötenzaun; Kindergruppe = Jugendgruppe = Kindergruppen; Vorträge = Seminare = Kurse; Mitglied werden = Mitgliedschaft; Spenden; Schutzgebiete = Schutzgebietsbetreuung; Baumpflanzaktionen = Baumpflanzung ~ Bäume pflanzen; Fledermausschutz = Fledermäuse; Streuobstwiesen = Streuobst; Wildtierhilfe = Wildtierstation = Igelstation ~ verletzte Tiere; Ehrenamt = Mitmachen = Freiwillige',
  ],
  heritage_association: [
    'Heimatverein, Geschichtsverein, Denkmalverein, Museumsverein, Trachtenverein, Brauchtumsverein, Heimatpflege, Museumseisenbahn',
    'Führungen = Dorfführungen = Ortsführungen = Historische Führungen; Vorträge = Vortragsabende; Archiv = Ortsarchiv = Bildarchiv = Dorfarchiv; Museum = Heimatmuseum = Heimatstube; Publikationen = Bücher = Heimatbuch = Chroniken; Ahnenforschung = Familienforschung = Genealogie; Denkmalpflege = Restaurierungen = Restaurierungsprojekte ~ Denkmäler erhalten, Kapelle restaurieren; Exkursionen = Ausflüge = Studienfahrten; Mitgliedschaft = Mitglied werden; Schulprojekte = Schulklassen; Trachten = Trachtengruppe; Volkstanz = Tanzgruppe; Mundart = Mundartabende; Feste = Brauchtum = Dorffest = Veranstaltungen; Spenden; Vermietung = Räume mieten',
  ],
  allotment_club: [
    'Kleingartenverein, Schrebergartenverein, Kleingartenanlage, Gemeinschaftsgarten, Gartenverein, Familiengartenverein',
    'Freie Gärten = Freie Parzellen = Garten pachten = Parzellen; Warteliste = Bewerbung = Bewerbung um einen Garten; Gartenordnung; Gemeinschaftsgarten = Gemeinschaftsbeete; Gartenfachberatung = Fachberatung = Gartenberatung ~ beim Gärtnern beraten; Kurse = Obstbaumschnittkurse = Schnittkurse; Vereinsheim = Vereinsgaststätte = Vereinshaus mieten ~ Vereinsheim mieten; Feste = Sommerfest = Veranstaltungen; Gemeinschaftsarbeit = Arbeitseinsätze; Pflanzentausch = Pflanzentauschbörse = Saatguttausch; Geräteverleih = Gartengeräte; Mitgliedschaft = Mitglied werden; Schulgarten = Kindergruppen; Bienen = Imkerei; Kompost; Ablöse = Wertermittlung = Pächterwechsel',
  ],
  repair_cafe: [
    'Repair-Café, Reparaturcafé, Reparaturinitiative, offene Werkstatt, Repaircafé, Selbsthilfewerkstatt',
    'Elektrogeräte = Haushaltsgeräte ~ Toaster reparieren, Elektrogeräte reparieren; Fahrräder = Fahrradreparatur ~ Fahrräder reparieren; Kleidung und Textilien = Textilien = Nähen ~ Kleidung flicken, Kleidung reparieren; Computer und Handys = Computer ~ Computer reparieren; Holz und Möbel = Möbel = Holzreparaturen ~ Stühle leimen; Spielzeug ~ Spielzeug reparieren; Uhren und Schmuck = Uhren; Messer schleifen = Messer und Scheren; Nächste Termine; Mitmachen = Reparateure gesucht = Ehrenamt ~ mithelfen; Spenden = Unterstützen; Workshops = Kurse; Werkzeugverleih = Leihladen = Bibliothek der Dinge ~ Werkzeug leihen; Radios und Hi-Fi = Unterhaltungselektronik; Anmeldung; 3D-Druck',
  ],
  library: [
    'Bibliothek, Bücherei, Stadtbücherei, Mediathek, Gemeindebücherei, Stadtbibliothek, öffentliche Bücherei',
    'Katalog = Medienbestand = Onlinekatalog; Vorlesestunden = Vorlesen = Bilderbuchkino; Lesungen = Autorenlesungen = Veranstaltungen; Schulen und Kindergärten = Klassenführungen = Schulklassen; Onleihe = E-Books = Digitale Bibliothek; Kinderbücher = Kinderbibliothek; Zeitschriften = Zeitungen; Spiele = Spieleverleih = Brettspiele; Fernleihe; Lieferdienst = Bücher nach Hause = Bücherbote ~ Bücher bringen; Computer und Internet = Internetplätze = WLAN; Lernplätze = Arbeitsplätze = Leseplätze; Anmeldung = Ausweis = Bibliotheksausweis; Bibliothek der Dinge = Saatgutbibliothek; Bücherflohmarkt; Literaturkreis = Lesekreis = Buchclub',
  ],
  zoo: [
    'Zoo, Tierpark, Wildpark, Aquarium, Tiergarten, Streichelzoo, Greifvogelstation, Falknerei',
    'Tiere; Führungen = Geführte Rundgänge; Fütterungen = Schaufütterungen; Zooschule = Schulklassen = Zoopädagogik; Kindergeburtstage; Tierpatenschaften = Patenschaften ~ Pate werden; Flugvorführungen = Greifvogelschau = Greifvogelvorführung; Streichelzoo; Tierpfleger für einen Tag = Pfleger für einen Tag; Artenschutz = Zuchtprogramme = Naturschutz; Restaurant = Kiosk; Spielplatz = Spielplätze; Jahreskarten = Jahreskarte; Eintritt = Tickets; Ferienprogramm; Firmenfeiern',
  ],
  publisher: [
    'Verlag, Buchverlag, Verleger, Kleinverlag, Kinderbuchverlag, Fachverlag, Musikverlag',
    'Neuerscheinungen = Novitäten; Romane = Belletristik; Sachbücher = Sachbuch; Kinderbücher = Kinder- und Jugendbücher; Lyrik = Gedichte; Autorinnen und Autoren; Manuskripte = Manuskripteinsendung = Manuskript einreichen ~ Manuskript einsenden; Buchhandel = Für den Buchhandel = Auslieferung; Rezensionsexemplare; Lizenzen = Foreign Rights = Rechte; E-Books = Hörbücher; Kochbücher; Regionalia = Wanderführer = Heimatbücher; Kalender = Karten; Verlagsprogramm = Vorschau = Gesamtverzeichnis = Backlist; Lesungen = Veranstaltungen',
  ],
  magazine: [
    'Zeitschrift, Magazin, Lokalzeitung, Onlinemagazin, Stadtmagazin, Fachzeitschrift, Zeitung, Podcast',
    'Reportagen; Interviews = Porträts; Abonnement = Abo = Zeitschriftenabo ~ abonnieren; Aktuelle Ausgabe = Neue Ausgabe; Archiv = Heftarchiv = Frühere Ausgaben; Mediadaten = Anzeigen = Werbung ~ Anzeigen schalten; Newsletter; Veranstaltungskalender = Kalender; Rezensionen = Buchbesprechungen = Kritiken; Kolumnen = Kommentare = Essays; Lokalnachrichten; E-Paper = Digitalausgabe; Einzelhefte = Hefte bestellen; Podcast; Schreiben für uns = Beitrag einreichen; Rezepte',
  ],
  artist: [
    'Künstler, Künstlerin, Maler und Bildhauer, Kunstmaler, Bildhauer, Illustratorin, bildende Künstlerin, Atelier, Kunstmalerin',
    'Malerei = Gemälde = Bilder; Skulpturen = Bildhauerei = Plastiken; Zeichnungen = Grafiken = Zeichnung; Auftragsarbeiten = Auftragsmalerei = Auftragswerke ~ im Auftrag malen; Porträts = Porträtmalerei ~ porträtieren; Ausstellungen = Ausstellungstermine; Kurse = Malkurse = Workshops; Drucke = Druckgrafik = Linolschnitte = Holzschnitte; Illustrationen = Illustration; Kunst am Bau = Wandmalerei = Murals = Wandbilder; Atelierbesuche = Offenes Atelier = Atelierbesuch ~ Atelier besuchen; Originale kaufen = Verfügbare Werke; Lebenslauf; Textilkunst = Weberei; Glaskunst = Mosaike; Installationen = Performances',
  ],
};
