import type { TradeTexts } from '../trades.ts';

/** Trades of health in Dutch. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'tandarts, tandartspraktijk, tandheelkundige praktijk, tandartsenpraktijk, mondzorgpraktijk',
    'Controle = Periodieke controle = Gebitscontrole ~ gebit controleren; Mondhygiëne = Mondhygiënist = Gebitsreiniging = Tandsteen verwijderen; Implantaten = Tandimplantaten = Implantologie; Kronen en bruggen = Kronen = Bruggen; Vullingen = Witte vullingen = Gaatjes vullen; Wortelkanaalbehandeling = Zenuwbehandeling = Endodontie; Tanden bleken = Bleken; Facings = Esthetische tandheelkunde = Cosmetische tandheelkunde; Kunstgebit = Gebitsprothese = Klikgebit; Beugels = Orthodontie = Doorzichtige beugel = Invisalign; Kindertandheelkunde ~ kinderen behandelen; Spoed = Spoedgevallen = Tandpijn = Kiespijn; Angstpatiënten = Angstbegeleiding = Tandartsangst = Lachgas ~ bang tandarts; Tanden trekken = Verstandskiezen = Kies trekken; Tandvleesbehandeling = Parodontologie = Ontstoken tandvlees; Knarsen = Knarsplaat = Snurkbeugel',
  ],
  orthodontist: [
    'orthodontist, orthodontiepraktijk, orthodontist-praktijk, beugelpraktijk',
    'Vaste beugel = Slotjesbeugel = Blokjesbeugel; Uitneembare beugel = Plaatbeugel = Activator; Doorzichtige beugel = Aligners = Invisalign; Binnenbeugel = Linguale beugel; Keramische slotjes = Keramische beugel; Beugels voor kinderen; Beugels voor volwassenen; Spalkje = Retentie = Retainer = Retentiedraad; Eerste consult = Intake = Kennismaking; Kaakcorrectie = Kaakoperatie; Digitale scan = 3D-scan; Spoed = Losse slotjes = Kapotte beugel; Gebitsbeschermer = Snurkbeugel',
  ],
  general_practitioner: [
    'huisarts, huisartsenpraktijk, dokterspraktijk, groepspraktijk',
    'Spreekuur = Consulten = Raadpleging; Huisbezoek = Visites = Huisbezoeken; Herhaalrecepten = Recepten = Voorschriften; Bloedonderzoek = Bloedafname = Bloedprikken ~ bloed afnemen; Kleine ingrepen = Kleine chirurgie = Wratten aanstippen; Vaccinaties = Griepprik = Griepvaccin = Inentingen; Reizigersadvies = Reisvaccinaties = Reisadvies; Diabetes = Diabetesspreekuur = Diabetescontrole; Longziekten = Astma en COPD = COPD; Hart- en vaatziekten = Bloeddruk = Bloeddrukmeting; Praktijkondersteuner GGZ = POH-GGZ = Psychische klachten; Uitstrijkje = Anticonceptie = Spiraaltje plaatsen; Rijbewijskeuring = Keuringen = Medische keuring; Ouderenzorg = Kwetsbare ouderen; Videoconsult = E-consult; Preventieve check-up = Globaal medisch dossier',
  ],
  paediatrician: [
    'kinderarts, kinderartsenpraktijk, kinderartspraktijk',
    "Consulten = Raadpleging; Vaccinaties = Inentingen ~ vaccineren; Zuigelingen = Pasgeborenen; Allergie = Allergietesten; Astma = Luchtwegklachten; Groei en ontwikkeling = Groei = Ontwikkeling; Slaapproblemen = Slaapadvies; Voedingsproblemen = Voedingsadvies = Borstvoeding; ADHD = Gedragsproblemen = Ontwikkelingsstoornissen; Eczeem; Huilbaby's = Reflux; Buikpijn = Obstipatie = Maag-darmklachten; Echografie; Bedplassen = Zindelijkheid",
  ],
  dermatologist: [
    'dermatoloog, huidarts, huidkliniek, dermatologische praktijk, huidtherapeut',
    'Moedervlekken controleren = Moedervlekken = Moedervlekkencontrole = Huidkankerscreening; Huidkanker; Acne = Acnebehandeling; Eczeem; Psoriasis; Rosacea = Couperose; Spataderen = Spatadertjes; Laserbehandeling = Laserontharing = Laser; Littekens = Littekenbehandeling; Kleine ingrepen = Moedervlek verwijderen = Huidchirurgie; Allergietesten = Contactallergie; Botox = Fillers = Injectables; Chemische peeling = Peelings; Haaruitval; Wratten = Cryotherapie; Lichttherapie = Overmatig zweten',
  ],
  gynaecologist: [
    'gynaecoloog, gynaecologenpraktijk, gynaecologische praktijk, vrouwenarts',
    "Zwangerschapsbegeleiding = Zwangerschap = Zwangerschapsopvolging; Echografie = Zwangerschapsecho = Echo's; Uitstrijkje; Anticonceptie = Spiraaltje = Spiraal plaatsen; Overgang = Menopauze = Overgangsklachten; Fertiliteit = Vruchtbaarheid = Kinderwens; Endometriose; Menstruatieklachten = Hevige menstruatie; PCOS; Vleesbomen = Myomen = Cysten; Verzakking = Incontinentie = Bekkenbodem; Borstonderzoek; Soa-onderzoek = Soa-test; Jaarlijkse controle = Gynaecologisch onderzoek; Hysteroscopie = Colposcopie",
  ],
  eye_doctor: [
    'oogarts, oogartsenpraktijk, oogkliniek, oogheelkundige praktijk',
    'Staar = Staaroperatie = Cataract = Cataractoperatie; Glaucoom = Oogdruk = Oogdrukmeting; Ooglaseren = Ogen laseren = Refractieve chirurgie; Maculadegeneratie = Ooginjecties; Oogonderzoek = Oogmeting = Oogcontrole; Diabetes = Diabetische retinopathie; Droge ogen; Ooglidcorrectie = Ooglidoperatie; Kinderoogheelkunde = Lui oog = Scheelzien; Netvlies = Netvliesloslating; OCT-scan = Gezichtsveldonderzoek; Lensimplantatie = Implantlenzen; Hoornvlies = Keratoconus; Spoed = Rood oog; Contactlenzen',
  ],
  optician: [
    'opticien, optiekzaak, brillenzaak, optometrist, brillenwinkel, optiek',
    'Oogmeting = Oogonderzoek = Oogtest = Ogen meten; Brillen = Monturen = Brilmonturen; Contactlenzen = Lenzen = Contactlenzen aanmeten; Multifocale glazen = Multifocale brillen = Varifocus; Zonnebrillen = Zonnebril op sterkte; Kinderbrillen = Kinderbril; Sportbrillen = Duikbrillen; Beeldschermbril = Computerbril = Veiligheidsbrillen; Reparatie = Brilreparatie = Herstellingen ~ bril repareren; Droge ogen; Netvliesscan = Netvliesfoto = OCT-scan; Nachtlenzen = Ortho-K = Myopiecontrole; Slechtziendenhulp = Low vision = Loepen; Oogmeting aan huis = Opticien aan huis; Hoortoestellen = Hoorzorg; Lenzenabonnement = Brilabonnement',
  ],
  hearing_aids: [
    'audicien, hoorzaak, hoorcentrum, hoorwinkel, audioloog, hoorzorgspecialist',
    'Hoortest = Gehoortest = Gratis hoortest ~ gehoor meten; Hoortoestellen = Hoorapparaten = Gehoorapparaten; Onzichtbare hoortoestellen = In-het-oortoestellen; Gehoorbescherming = Oordoppen op maat = Otoplastieken; Tinnitus = Oorsuizen; Service en onderhoud = Reparatie hoortoestel = Reparatie; Batterijen = Hoortoestelbatterijen; Audicien aan huis = Huisbezoek = Hoortest aan huis; Zwemdoppen = Slaapdoppen; Solo-apparatuur = Ringleiding = Hulpmiddelen; In-ear monitors = Muziekoordoppen; Kinderaudiologie; Vergoeding = Terugbetaling; Proefperiode = Hoortoestel proberen; Oren reinigen = Oorsmeer verwijderen',
  ],
  pharmacy: [
    'apotheek, apotheker, drogisterij, apotheek en drogisterij',
    'Herhaalrecepten = Recepten = Herhaalservice = Voorschriften; Medicijnen bezorgen = Bezorgdienst = Thuislevering ~ medicijnen thuisbezorgen; Baxterrol = Medicatierol = Weekdoos = Individuele medicatievoorbereiding; Medicatiebeoordeling = Medicatiegesprek = Medicatieschema; Magistrale bereidingen = Bereidingen = Eigen bereidingen; Reisadvies = Reisvaccinaties = Reisapotheek; Bloeddruk meten = Bloeddrukmeting; Homeopathie = Fytotherapie = Natuurgeneesmiddelen; Dermocosmetica = Huidverzorging = Cosmetica; Babyvoeding = Babyverzorging = Kolfapparaat huren; Steunkousen = Compressiekousen; Vaccinaties = Griepvaccin = Griepprik; Wondverzorging = Verbandmiddelen; Stoppen met roken; Diergeneeskunde = Diergeneesmiddelen; Afhaalautomaat = Wachtdienst',
  ],
  medical_supply: [
    'medisch speciaalzaak, thuiszorgwinkel, orthopedische werkplaats, orthopedisch instrumentmaker, bandagist, orthopedisch schoenmaker, zorgwinkel',
    'Rolstoelen; Rollators = Loophulpmiddelen = Looprekken; Scootmobielen = Scootmobiel; Steunkousen = Compressiekousen = Elastische kousen ~ kousen aanmeten; Steunzolen = Orthopedische zolen = Podologische zolen; Orthopedische schoenen = Comfortschoenen = Maatschoenen; Braces = Bandages = Orthesen; Prothesen = Beenprothesen = Armprothesen; Borstprothesen = Prothesebadmode; Sta-opstoelen = Relaxzetels = Sta-op-stoel; Zorgbedden = Hoog-laagbed = Ziekenhuisbed; Badkamerhulpmiddelen = Douchestoelen = Toiletverhogers; Trapliften = Traplift; Incontinentiemateriaal; Verhuur = Hulpmiddelen huren = Krukken huren ~ rolstoel huren; Reparatie = Reparatie van hulpmiddelen = Onderhoud',
  ],
  physiotherapist: [
    'fysiotherapeut, fysiotherapiepraktijk, kinesist, kinesitherapeut, kinepraktijk, kinesitherapie, praktijk voor fysiotherapie',
    'Manuele therapie; Rugklachten = Rugpijn = Nekklachten = Rug- en nekklachten; Sportfysiotherapie = Sportblessures = Sportletsels = Sportkinesitherapie; Revalidatie = Revalidatie na operatie; Dry needling; Shockwave = Shockwavetherapie; Bekkenfysiotherapie = Bekkenbodem = Bekkenbodemtherapie; Kinderfysiotherapie = Kinderkinesitherapie; Oedeemtherapie = Lymfedrainage; Geriatriefysiotherapie = Valpreventie; Fysiotherapie aan huis = Huisbezoeken; Medische fitness = Fysiofitness = Medische training; Kaakfysiotherapie = Kaakklachten; Neurologische revalidatie = Parkinson = Beroerte; Psychosomatische fysiotherapie; Echografie = Massage',
  ],
  osteopath: [
    'osteopaat, osteopathiepraktijk, chiropractor, chiropractiepraktijk, praktijk voor osteopathie',
    "Rugklachten = Rugpijn = Lage rugpijn; Nekklachten = Nek- en schouderklachten; Hoofdpijn = Migraine; Osteopathie voor baby's = Huilbaby's; Kinderosteopathie; Zwangerschap = Zwangerschapsklachten = Bekkenklachten; Sportblessures = Sportletsels; Maag-darmklachten = Viscerale osteopathie = Spijsverteringsklachten; Craniosacraaltherapie = Craniale osteopathie; Gewrichtsklachten = Artrose; Kaakklachten; Duizeligheid; Chiropractie = Wervelkolom; Stress = Vermoeidheid; Paardenosteopathie = Dieren",
  ],
  psychotherapist: [
    'psychotherapeut, psycholoog, psychologenpraktijk, therapeut, gz-psycholoog, psychologiepraktijk, praktijk voor psychotherapie',
    'Individuele therapie = Individuele begeleiding; Relatietherapie = Partnerrelatietherapie = Koppeltherapie; Gezinstherapie = Systeemtherapie; EMDR = Traumabehandeling = Traumatherapie; Angst = Angstklachten = Paniekaanvallen = Angst en paniek; Depressie = Somberheid = Depressieve klachten; Burn-out = Stress = Stress en burn-out; Cognitieve gedragstherapie = Gedragstherapie; Rouw = Rouwbegeleiding = Rouwverwerking = Verlies; Kinderen en jongeren = Kindertherapie = Speltherapie; Online therapie = Beeldbellen = Online sessies; Groepstherapie; Eetstoornissen; Schematherapie = ACT; Diagnostiek = ADHD-onderzoek = Psychodiagnostiek; Supervisie',
  ],
  speech_therapist: [
    'logopedist, logopediepraktijk, logopediste, praktijk voor logopedie',
    'Stotteren = Stottertherapie; Spraak en articulatie = Articulatie = Uitspraak; Taalontwikkeling = Taalachterstand = Taalontwikkelingsstoornis; Stemtherapie = Stem = Stemproblemen = Heesheid; Slikproblemen = Slikken = Slikstoornissen; Afasie = Dysartrie = Beroerte; Dyslexie = Lezen en schrijven = Leerstoornissen = Dyscalculie; Afwijkende mondgewoonten = Myofunctionele therapie = OMFT = Duimzuigen; Logopedie aan huis; Eten en drinken = Preverbale logopedie; Gehoor en auditieve verwerking = Auditieve verwerking; Telelogopedie = Online logopedie; Hyperventilatie = Ademhaling; Onderzoek = Screening = Logopedisch onderzoek; Ondersteunde communicatie; Parkinson',
  ],
  occupational_therapist: [
    'ergotherapeut, ergotherapiepraktijk, praktijk voor ergotherapie',
    'Kinderergotherapie; Schrijfproblemen = Schrijven = Schrijftherapie ~ leren schrijven; Sensorische informatieverwerking = Prikkelverwerking = Sensorische integratie; Handtherapie = Spalken = Spalk op maat; Woningaanpassingen = Woningaanpassing ~ woning aanpassen; Hulpmiddelenadvies = Hulpmiddelen = Rolstoeladvies; Valpreventie; Dementie = Mantelzorgondersteuning; Energieverdeling = Vermoeidheid = Energiemanagement; Werkplekadvies = Werkplekonderzoek = Ergonomie; Parkinson; Hersenletsel = Beroerte = NAH; Ergotherapie aan huis; Scootmobieltraining; Fijne motoriek; Chronische pijn',
  ],
  foot_care: [
    'pedicure, pedicurepraktijk, medisch pedicure, podotherapeut, podoloog, voetverzorger, voetenpraktijk',
    'Voetverzorging = Voetbehandeling = Voeten verzorgen ~ nagels knippen; Medische pedicure = Medische voetverzorging; Ingegroeide nagels = Ingroeiende nagel; Eelt en likdoorns = Eelt verwijderen = Likdoorns = Eksterogen; Diabetische voet = Diabetesvoet = Diabetes; Reumatische voet = Reuma; Nagelregulatie = Nagelbeugel = Nagelbeugels; Schimmelnagels = Kalknagels; Voetwratten = Wratten; Zolen = Steunzolen = Podotherapeutische zolen; Gangonderzoek = Loopanalyse = Voetonderzoek; Pedicure aan huis; Nagelreparatie = Kunstnagel; Hielspoor = Hielpijn; Gellak = Cosmetische pedicure = Spa-pedicure; Voetmassage = Voetreflexmassage',
  ],
  midwife: [
    'verloskundige, verloskundigenpraktijk, vroedvrouw, vroedvrouwenpraktijk, kraamzorg, doula',
    "Zwangerschapsbegeleiding = Zwangerschapscontroles = Prenatale begeleiding; Thuisbevalling = Thuis bevallen; Bevalling = Bevallen = Poliklinische bevalling; Kraamzorg = Kraamtijd = Postnatale zorg = Kraambegeleiding; Echo's = Echografie = Termijnecho = 20-wekenecho; Borstvoedingsbegeleiding = Borstvoeding = Lactatiekundige; Zwangerschapscursus = Geboortevoorbereiding = Pufcursus = Zwangerschapscursussen; Hypnobirthing; Badbevalling = Bevalbad; Kinderwensspreekuur = Kinderwens = Preconceptieconsult; Anticonceptie = Spiraaltje plaatsen = Spiraal; Babymassage; Bekkenbodem = Postnatale gymnastiek; Pretecho = Geslachtsbepaling; Nacontrole; Centering Pregnancy = Groepszorg",
  ],
  nutritionist: [
    'diëtist, diëtistenpraktijk, voedingsdeskundige, voedingsconsulent, gewichtsconsulent, voedingscoach',
    "Afvallen = Gewichtsbeheersing = Gewichtsverlies = Overgewicht; Diabetes = Suikerziekte; Prikkelbare darm = FODMAP-dieet = Darmklachten; Sportvoeding = Voeding voor sporters; Voedselallergie = Voedselintolerantie = Allergieën; Kinderdiëtist = Moeilijke eters; Zwangerschap = Kinderwens; Eetstoornissen = Emotie-eten = Eetbuien; Ondervoeding = Dieet bij kanker; Cholesterol = Hart- en vaatziekten = Hoge bloeddruk; Online consult = Online begeleiding; Overgang = Hormonen; Vegetarisch eten = Plantaardige voeding; Maagverkleining = Bariatrie; Workshops = Lezingen = Bedrijfsvitaliteit; Weekmenu's = Voedingsschema",
  ],
  naturopath: [
    'natuurgeneeskundige, natuurgeneeskundig therapeut, acupuncturist, homeopaat, praktijk voor natuurgeneeskunde, kinesioloog, orthomoleculair therapeut',
    'Acupunctuur; Homeopathie; Kruidengeneeskunde = Fytotherapie; Orthomoleculaire therapie = Orthomoleculair advies; Voetreflexologie = Voetreflextherapie = Reflexologie; Kinesiologie; Bachbloesem = Bloesemtherapie; Chinese geneeskunde = Traditionele Chinese geneeskunde = TCM; Cupping; Darmtherapie = Darmklachten; Voedingsadvies; Iriscopie; Detox = Vasten; Allergieën = Intoleranties; Ayurveda; Craniosacraaltherapie',
  ],
  home_care: [
    'thuiszorg, thuiszorgorganisatie, thuisverpleging, thuisverpleegkundige, zorgbureau, thuiszorgbureau, mantelzorgbureau',
    'Persoonlijke verzorging = Verzorging thuis ~ helpen wassen, helpen aankleden; Verpleging = Verpleegkundige zorg = Wondzorg; Huishoudelijke hulp = Hulp in huishouden; 24-uurszorg = Inwonende zorg = 24-uurs zorg; Dementiezorg = Dementie = Zorg bij dementie; Palliatieve zorg = Terminale zorg; Nachtzorg = Nachtwacht; Gezelschap = Gezelschap thuis = Welzijnszorg; Begeleiding = Individuele begeleiding; Dagbesteding = Dagopvang; Respijtzorg = Vervanging mantelzorg; Steunkousen aantrekken = Steunkousen; Medicatie = Medicijnen klaarzetten = Injecties; Personenalarmering = Alarmering; Zorg na ziekenhuis = Herstelzorg; Persoonsgebonden budget = Pgb',
  ],
  vet: [
    'dierenarts, dierenartsenpraktijk, dierenkliniek, veearts, dierenziekenhuis',
    "Consulten = Consult = Gezondheidscontrole; Vaccinaties = Inentingen = Enten ~ vaccineren, inenten; Chippen = Chip plaatsen; Castratie en sterilisatie = Castratie = Sterilisatie ~ castreren, steriliseren; Operaties = Chirurgie = Weke delen chirurgie; Gebitsverzorging = Gebitsbehandeling = Tandheelkunde ~ tandsteen verwijderen; Röntgen = Röntgenfoto's; Echografie = Echo; Laboratorium = Bloedonderzoek; Huisbezoeken; Spoed = Spoedgevallen = Spoeddienst; Voedingsadvies = Voeding; Parasieten = Ontwormen = Vlooien en teken; Dierenpaspoort = Reizen met huisdieren; Inslapen = Euthanasie ~ laten inslapen; Konijnen en knaagdieren = Bijzondere dieren = Paarden = Landbouwhuisdieren",
  ],
  animal_therapist: [
    'dierfysiotherapeut, dierentherapeut, dierenosteopaat, paardenfysiotherapeut, hondenfysiotherapeut, dierenfysiotherapeut, paardenosteopaat',
    'Hondenfysiotherapie = Fysiotherapie voor honden; Paardenfysiotherapie = Fysiotherapie voor paarden; Hydrotherapie = Aquatrainer = Onderwaterloopband; Osteopathie = Paardenosteopathie; Massage = Hondenmassage = Paardenmassage; Revalidatie = Revalidatie na operatie; Lasertherapie = Shockwave; Artrose = Oudere honden = Seniorhonden; Acupunctuur; Zadelcheck = Zadelpassen; Conditietraining = Sporthonden; Katten; Gedragstherapie = Gedragsadvies; Stalbezoek; Cursussen = Workshops',
  ],
  pet_groomer: [
    'hondentrimsalon, trimsalon, hondentrimmer, hondenkapper, hondenkapsalon, toilettage',
    "Trimmen = Hond trimmen = Volledige trimbeurt = Vachtverzorging; Wassen en föhnen = Hond wassen = Wasbeurt; Scheren = Hond scheren = Knippen en scheren; Plukken = Handplukken ~ ruwharige plukken; Nagels knippen = Nageltjes knippen; Ontwollen = Ondervacht verwijderen; Ontklitten = Klitten verwijderen; Puppy's = Puppygewenning = Puppytrim; Katten trimmen = Kattentrimsalon; Oren reinigen = Oorverzorging; Gebitsreiniging = Tanden poetsen; Konijnen en knaagdieren; Trimmen aan huis = Mobiele trimsalon; Zelf wassen = Hondenwasstraat; Verzorgingsproducten; Trimcursus = Workshops",
  ],
  dog_trainer: [
    'hondenschool, hondentrainer, hondengedragstherapeut, hondencoach, hondeninstructeur',
    'Puppycursus = Puppytraining = Puppylessen; Gehoorzaamheid = Basiscursus = Gehoorzaamheidscursus = Basistraining; Privéles = Privétraining = Training aan huis; Gedragstherapie = Gedragsconsult = Probleemgedrag; Uitvallen = Angstige honden = Reactieve honden; Speuren = Speurwerk = Mantrailing; Behendigheid = Agility; Pubercursus = Pubertraining; Detectie = Neuswerk = Nosework; Jachttraining = Jachthondentraining; Wandelingen = Sociale wandelingen; Hoopers = Rally-O = Doggydance; Workshops = Lezingen; Terugroepen = Hier komen = Wandelen aan lijn ~ aan riem trekken; Aanschafadvies = Adoptiehonden; Kind en hond',
  ],
  kennels: [
    'dierenpension, hondenpension, kattenpension, dierenoppas, hondenuitlaatservice, hondenopvang, kattenhotel, dierenhotel',
    "Hondenpension = Hondenhotel; Kattenpension = Katten; Dagopvang = Hondendagopvang = Hondencrèche; Hondenuitlaatservice = Uitlaatservice = Honden uitlaten ~ hond uitlaten; Konijnen en knaagdieren = Knaagdieren = Kleine dieren; Oppas aan huis = Kattenoppas = Dierenoppas thuis; Trimmen = Trimsalon = Wassen; Haal- en brengservice = Ophaalservice = Dierentaxi ~ hond ophalen; Speelweide = Losloopweide = Losloopveld huren; Kennismaking = Proefdag; Hondenschool = Training; Vogels; Puppyopvang = Puppy's; Zwemmen = Hondenzwembad; Medische zorg = Medicatie toedienen; Huisoppas",
  ],
  hairdresser: [
    'kapper, kapsalon, haarstylist, dames- en herenkapper, kapster, haarstudio',
    'Dames knippen = Knippen ~ haar knippen; Heren knippen; Kinderen knippen = Kinderkapper; Kleuren = Haar kleuren = Kleuring = Haarkleuring ~ haar verven; Highlights = Balayage = Folies; Föhnen = Brushing = Stylen; Bruidskapsel = Bruidskapsels = Opsteken; Extensions = Hairextensions = Haarverlenging; Permanent = Permanenten; Keratinebehandeling = Stijltechnieken = Haar ontkrullen; Krullen = Krullen knippen = Krullenknipmethode; Haarverzorging = Hoofdhuidbehandeling = Verzorging; Haarwerken = Pruiken; Make-up = Bruidsmake-up; Kapper aan huis = Thuiskapper; Wenkbrauwen = Wimpers',
  ],
  barber: [
    'barbier, barbershop, herenkapper, herenkapsalon, barber',
    'Knippen = Herenkapsel = Heren knippen; Fade = Skin fade = Fades; Baard trimmen = Baardtrim = Baardverzorging ~ baard bijwerken; Scheren = Nat scheren = Traditioneel scheren = Hot towel shave; Knippen en baard = Haar en baard; Kinderen knippen = Vader en zoon; Tondeuse = Tondeusekapsel; Baard kleuren = Haar kleuren = Grijsdekking; Neus en oren waxen = Waxen; Gezichtsbehandeling = Gezichtsmasker; Hoofd scheren; Baardolie = Baardproducten = Pomade; Cadeaubon = Cadeaubonnen; Bruidegom = Trouwdag; Wenkbrauwen',
  ],
  beautician: [
    'schoonheidsspecialiste, schoonheidssalon, schoonheidsinstituut, beautysalon, schoonheidsspecialist, huidinstituut',
    'Gezichtsbehandelingen = Gezichtsbehandeling = Gelaatsverzorging; Ontharen = Waxen = Harsen = Sugaring ~ benen harsen; Wimpers en wenkbrauwen = Wenkbrauwen = Epileren ~ wimpers verven; Wimperextensions = Lash lift = Wimperlifting; Manicure = Gellak; Pedicure = Voetverzorging; Massage = Massages = Lichaamsmassage; Laserontharing = Definitief ontharen = IPL; Peelings = Chemische peeling; Microneedling = Microdermabrasie = Dermapen; Permanente make-up = Microblading = PMU; Make-up = Bruidsmake-up = Visagie; Acnebehandeling = Acne; Huidverbetering = Anti-aging; Lichaamsbehandelingen = Bodywrap = Scrub; Spray tan = Zonnebank',
  ],
  nail_studio: [
    'nagelstudio, nagelsalon, nagelstyliste, nagelstylist',
    'Gelnagels = Gel; Gellak = Gelish = Shellac; Acrylnagels = Acryl; Manicure = Handverzorging; Pedicure = Gellak op tenen; Nail art = Nagelversiering; Nagels opvullen = Opvullen = Bijwerken; Nagelverlenging = Verlengen = Nieuwe set; Biab = Biab-nagels = Rubberbase; Nagels verwijderen = Verwijderen; Nagelreparatie = Gebroken nagel; French manicure; Bruidsnagels; Nagelbijters = Nagelbijten; Paraffinebehandeling; Nagelcursus = Opleiding nagelstyliste',
  ],
  tattoo_studio: [
    'tattooshop, tattoostudio, tatoeëerder, tattoo-artiest, piercingstudio, tatoeagestudio, tattooer',
    'Tattoo op maat = Custom tattoos = Eigen ontwerp ~ tattoo ontwerpen; Cover-up = Cover-ups ~ oude tattoo bedekken; Fineline = Fineline tattoos = Fine line; Black and grey = Realisme = Portretten; Blackwork = Dotwork = Geometrisch; Traditional = Old school; Japans = Japanse tattoos; Lettering = Letters = Teksten; Kleurtattoos = Watercolour; Kleine tattoos = Walk-ins = Flash; Piercings = Piercing = Oorpiercing ~ piercing zetten; Tattoo verwijderen = Laseren; Bijwerken = Touch-up; Nazorg; Consult = Intake; Littekens = Tepelhoftatoeage',
  ],
  massage: [
    'massagepraktijk, masseur, massagesalon, massagetherapeut, massagestudio, masseuse',
    'Ontspanningsmassage = Relaxmassage = Zweedse massage; Sportmassage; Hotstonemassage = Hot stone massage; Zwangerschapsmassage; Thaise massage; Rugmassage = Nek- en schoudermassage = Rug- nek- en schoudermassage; Stoelmassage = Bedrijfsmassage = Massage op werk; Hoofdmassage = Indiase hoofdmassage; Voetreflexmassage = Voetmassage; Lymfedrainage; Aromatherapie = Aromamassage; Bindweefselmassage = Triggerpoints = Diepe bindweefselmassage; Cupping; Shiatsu = Ayurvedische massage; Duomassage = Massage voor koppels; Cadeaubon = Cadeaubonnen',
  ],
  spa: [
    'wellness, wellnesscentrum, sauna, spa, thermen, saunacomplex, privésauna',
    "Sauna's = Finse sauna = Saunawereld; Zwembaden = Binnenbad = Buitenbad = Zwembad; Stoombad = Hamam = Turks stoombad; Massages = Massage; Beautybehandelingen = Gezichtsbehandelingen = Schoonheidsbehandelingen; Arrangementen = Wellnessarrangementen = Dagarrangement; Privésauna = Private wellness = Privéwellness; Bubbelbad = Jacuzzi = Whirlpool; Opgietingen = Löyly = Opgietsessies; Zoutkamer = Infraroodsauna = Infraroodcabine; Scrubs = Bodywrap = Rasul; Restaurant = Eten en drinken; Cadeaubon = Cadeaubonnen; Overnachten = Hotel; Badkledingdagen = Badpakdagen; Floaten = Floatcabine",
  ],
  yoga_studio: [
    'yogastudio, yogaschool, pilatesstudio, yogacentrum, yogadocent, yogaleraar',
    'Hatha yoga = Hatha; Vinyasa yoga = Vinyasa; Yin yoga = Restorative yoga; Zwangerschapsyoga; Pilates = Mat pilates; Reformer pilates = Reformer; Meditatie = Mindfulness = Meditatiecursus; Yoga voor beginners = Beginnerscursus; Ashtanga yoga = Ashtanga; Privéles = Privélessen; Retraites = Yogaretraite = Yogaweekend; Yogadocentenopleiding = Yoga-opleiding = Opleiding; Kinderyoga = Ouder-kindyoga; Online yoga = Online lessen; Bedrijfsyoga = Yoga op werk; Stoelyoga = Yoga voor senioren = Workshops',
  ],
  gym: [
    'sportschool, fitnesscentrum, fitnessclub, fitness, crossfitbox, sportcentrum',
    'Personal training = Personal coaching; Groepslessen = Groepstraining; Krachttraining = Kracht; Cardio = Cardiotraining; Spinning = Indoor cycling; Yoga en pilates = Yoga = Pilates; CrossFit = Functional training = HIIT; Sauna = Wellness; Zwembad = Aquafitness = Zwemmen; Boksen = Kickboksen = Zaktraining; Bodypump = Les Mills = Zumba; Fit 55+ = Seniorenfitness; Lichaamsanalyse = Intake = Inbody-meting; Voedingsadvies = Voedingscoaching; Medische fitness = Fysiotherapie; Kinderopvang',
  ],
  personal_trainer: [
    'personal trainer, personal coach, sportcoach, fitnesscoach, leefstijlcoach, personal training studio, hardloopcoach',
    'Personal training = Een-op-eentraining = 1-op-1 training; Duo training = Duotraining; Small group training = Kleine groepen = Small group; Online coaching = Online begeleiding; Afvallen = Vetverbranding ~ gewicht verliezen; Krachttraining = Spieropbouw; Voedingsadvies = Voedingsschema = Voedingscoaching; Trainingsschema = Trainingsplan = Schema op maat; Hardlooptraining = Looptraining = Hardlopen; Bootcamp = Buitentraining; Bedrijfsfitness = Vitaliteit = Bedrijfsvitaliteit; Zwangerschap = Postnatale training; Revalidatie = Herstel na blessure; Training aan huis; Bokstraining = Boksen; Leefstijlcoaching',
  ],
  life_coach: [
    'coach, life coach, loopbaancoach, coachingpraktijk, levenscoach, businesscoach, burn-outcoach',
    'Lifecoaching = Persoonlijke coaching = Individuele coaching; Loopbaancoaching = Loopbaanbegeleiding = Carrièrecoaching; Burn-outcoaching = Burn-out = Stress en burn-out; Teamcoaching = Teamtraining; Leiderschapscoaching = Executive coaching = Leiderschap; Relatiecoaching; Wandelcoaching = Coachen buiten = Natuurcoaching; Kindercoaching = Jongerencoaching = Jeugdcoaching; Gezinscoaching = Opvoedcoaching; Online coaching; Zelfvertrouwen = Assertiviteit; Rouw en verlies = Rouwcoaching; Mindfulness = Meditatie; Workshops = Trainingen; Outplacement = Tweede spoor; Ondernemerscoaching = Business coaching',
  ],
};
