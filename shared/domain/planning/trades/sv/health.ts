import type { TradeTexts } from '../trades.ts';

/** Trades of health in Swedish. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'tandläkare, tandläkarmottagning, tandläkarklinik, tandvårdsklinik, tandklinik',
    'Undersökning = Undersökningar = Tandkontroll ~ kontrollera tänder; Tandhygienist = Tandrengöring = Tandsten ~ ta bort tandsten; Tandimplantat = Implantat; Kronor och broar = Kronor = Broar; Lagningar = Tandlagning = Lagning av hål ~ laga hål, laga tänder; Rotfyllning = Rotbehandling ~ rotfylla; Tandblekning = Blekning ~ bleka tänder; Skalfasader = Estetisk tandvård; Tandreglering = Invisalign = Osynlig tandställning ~ räta tänder; Barntandvård; Akuttandvård = Akut tandvård = Tandvärk = Akuttider; Tandvårdsrädsla = Tandvårdsrädda = Lustgas = Sedering ~ rädd tandläkare; Visdomständer = Tandutdragning = Käkkirurgi ~ dra tänder; Tandlossning = Parodontit = Tandköttsinflammation; Bettskena = Bettfysiologi = Tandgnissling; Proteser = Tandproteser',
  ],
  orthodontist: [
    'ortodontist, tandregleringsklinik, tandregleringsspecialist, specialisttandläkare i tandreglering, ortodontiklinik',
    'Fast tandställning = Tandställning = Rälsar; Osynlig tandställning = Invisalign = Aligners; Avtagbar tandställning = Plåt; Tandreglering för barn; Tandreglering för vuxna; Keramisk tandställning = Tandfärgad tandställning; Retention = Retentionstråd = Retainer; Käkkirurgi = Käkoperation; Konsultation = Första besöket = Kostnadsfri konsultation; Digital scanning = 3D-skanning; Akuta besök = Trasig tandställning = Lossnad tråd; Snarkskena = Tandskydd',
  ],
  general_practitioner: [
    'husläkare, vårdcentral, allmänläkare, läkarmottagning, familjeläkare, distriktsläkare, hälsocentral',
    'Läkarbesök = Läkarmottagning drop-in = Tidsbokade besök; Vaccinationer = Vaccination = Influensavaccin = Resevaccin ~ vaccinera; Hälsokontroll = Hälsoundersökning = Hälsokontroller; Provtagning = Blodprov = Lab ~ ta blodprov; Barnavårdscentral = BVC = Barnhälsovård; Diabetes = Diabetessköterska = Diabetesmottagning; Astma och KOL = Astma = KOL; Blodtryck = Blodtrycksmottagning = Hjärtsvikt; Psykisk hälsa = Samtal = Kurator; Recept = Receptförnyelse ~ förnya recept; Hembesök; Videobesök = Digital vård = Digitala besök; Mindre kirurgi = Borttagning av födelsemärken = Hudförändringar; Intyg = Körkortsintyg = Läkarintyg; Fysioterapi = Rehabilitering = Rehab; Cellprov = Preventivmedel',
  ],
  paediatrician: [
    'barnläkare, barnläkarmottagning, barnmottagning, barnklinik',
    'Läkarbesök = Akuta besök = Undersökning; Hälsokontroller = Tillväxt och utveckling = BVC; Vaccinationer = Vaccination ~ vaccinera; Allergi = Allergier = Allergitest = Allergiutredning; Astma = Luftrörsbesvär; Eksem = Hudbesvär; Magont = Magproblem = Förstoppning; Spädbarn = Kolik = Nyfödda; Amning = Matproblem = Uppfödning; Sömn = Sömnproblem; ADHD = Neuropsykiatrisk utredning = Utredningar; Sängvätning = Enures; Videobesök = Digitala besök',
  ],
  dermatologist: [
    'hudläkare, hudmottagning, hudklinik, dermatolog, hudspecialist',
    'Födelsemärken = Kontroll av födelsemärken = Födelsemärkeskontroll = Leverfläckar ~ kontrollera födelsemärken; Hudcancer = Malignt melanom; Akne = Acne; Eksem; Psoriasis; Rosacea = Ytliga blodkärl; Laserbehandling = Laser = Hårborttagning med laser; Borttagning av födelsemärken = Hudkirurgi = Mindre kirurgi ~ ta bort födelsemärken; Allergitest = Lapptest = Kontaktallergi; Vårtor = Frysbehandling; Botox = Fillers = Rynkbehandling; Kemisk peeling; Håravfall; Svettning = Hyperhidros; Ljusbehandling = PDT; Ärr = Ärrbehandling',
  ],
  gynaecologist: [
    'gynekolog, gynekologmottagning, kvinnoklinik, gynmottagning, gynekologisk mottagning, kvinnoläkare',
    'Gynekologisk undersökning = Gynundersökning = Hälsokontroll; Graviditet = Mödravård = Graviditetskontroller; Ultraljud = Graviditetsultraljud = Vaginalt ultraljud; Cellprov = Cellprovtagning = Gynekologisk cellprovskontroll; Preventivmedel = Spiral = Spiralinsättning ~ sätta spiral; Klimakteriet = Klimakteriebesvär = Hormonbehandling; Infertilitet = Fertilitetsutredning = Barnlöshet; Endometrios = Mensvärk; Blödningsrubbningar = Rikliga blödningar; PCOS; Myom = Cystor; Framfall = Inkontinens = Urinläckage; Vestibulit = Vulvamottagning; Abort = Akuta besvär; Könssjukdomar = STI-test',
  ],
  eye_doctor: [
    'ögonläkare, ögonmottagning, ögonklinik, ögonspecialist',
    'Gråstarr = Starroperation = Gråstarrsoperation = Kataraktoperation ~ operera starr; Grön starr = Glaukom = Ögontryck ~ mäta ögontryck; Ögonlaser = Synkorrigering = Laseroperation; Gula fläcken = Makuladegeneration = Åldersförändringar i gula fläcken; Linsbyte = Linsbytesoperation = Linsimplantat; Ögonundersökning = Synundersökning; Diabetes = Ögonbottenfotografering; Torra ögon; Ögonlocksplastik = Ögonlocksoperation; Barnögon = Skelning; Näthinna = Näthinneavlossning = Glaskroppsavlossning; OCT = Synfältsundersökning = Synfält; Vagel = Ögoninflammation; Körkortsintyg = Synintyg',
  ],
  optician: [
    'optiker, optikbutik, glasögonbutik, optikerbutik',
    'Synundersökning = Synundersökningar = Syntest ~ undersöka synen; Glasögon = Bågar; Kontaktlinser = Linser = Linsundersökning = Linstillpassning; Progressiva glasögon = Progressiva glas; Solglasögon = Solglasögon med styrka; Barnglasögon; Terminalglasögon = Arbetsglasögon = Dataglasögon; Skyddsglasögon; Ögonbottenfoto = Ögonhälsoundersökning = OCT; Reparation av glasögon = Glasögonreparation ~ laga glasögon, justera glasögon; Sportglasögon = Simglasögon; Torra ögon; Körkortsintyg = Synintyg; Synhjälpmedel = Förstoringsglas; Hembesök; Linsabonnemang = Glasögonabonnemang',
  ],
  hearing_aids: [
    'hörselklinik, audionom, hörselcentral, hörselmottagning, audionommottagning, hörselspecialist',
    'Hörseltest = Hörselprov = Hörselundersökning ~ testa hörsel; Hörapparater = Hörapparat = Utprovning av hörapparat ~ prova ut hörapparat; Osynliga hörapparater = Allt-i-örat-apparater; Tinnitus; Öronrengöring = Vaxpropp = Mikrosug = Örontvätt ~ ta bort vax; Hörselskydd = Formgjutna hörselskydd = Öronproppar; Service av hörapparater = Reparation av hörapparater ~ laga hörapparat; Batterier = Tillbehör = Hörapparatsbatterier; Hembesök; Hörhjälpmedel = Hörslinga = Hjälpmedel; In-ear-monitorer = Medhörning; Sovproppar = Badproppar; Yrsel = Balans',
  ],
  pharmacy: [
    'apotek, apotekare, apoteksbutik',
    'Recept = Receptexpedition = E-recept ~ hämta recept; Vaccination = Vaccinationer = Influensavaccin = TBE-vaccin ~ vaccinera; Hemleverans = Leverans av läkemedel = Medicin hem; Läkemedelsrådgivning = Rådgivning = Läkemedelssamtal; Dosförpackning = Dosdispensering = Dosrullar; Blodtrycksmätning = Blodtryck ~ mäta blodtryck; Hälsotester = Självtester = Blodsockermätning; Resevaccin = Resemedicin; Hudvård = Hudvårdsrådgivning = Hudanalys; Stödstrumpor = Kompressionsstrumpor; Djurapotek = Läkemedel för djur; Vitaminer = Kosttillskott = Naturläkemedel; Sluta röka = Rökavvänjning; Baby och barn = Bröstpump; Egen tillverkning = Extempore; Håltagning i öron ~ ta hål i öron',
  ],
  medical_supply: [
    'hjälpmedelsbutik, ortopedteknisk verkstad, ortopedtekniker, hjälpmedelscentral, sjukvårdsbutik, ortopedteknik',
    'Rullatorer = Gånghjälpmedel = Rollatorer; Rullstolar = Elrullstolar; Elscootrar = Elmopeder = Promenadscooter; Stödstrumpor = Kompressionsstrumpor; Ortopediska inlägg = Inlägg = Skoinlägg = Fotbäddar; Ortopediska skor = Ortopedskor = Sköna skor; Ortoser = Bandage = Stödskydd = Knäskydd; Proteser = Benproteser = Armproteser; Bröstproteser = Proteslinne; Badrumshjälpmedel = Duschstolar = Toalettförhöjare; Sängar = Vårdsängar; Lyftfåtöljer = Vilstolar = Uppresningsfåtölj; Uthyrning = Hyra hjälpmedel = Uthyrning av hjälpmedel ~ hyra rullstol, hyra kryckor; Service av hjälpmedel = Reparation av hjälpmedel; Inkontinensskydd; Vardagshjälpmedel = Kökshjälpmedel',
  ],
  physiotherapist: [
    'fysioterapeut, sjukgymnast, fysioterapi, sjukgymnastik, fysioterapimottagning, naprapat och fysioterapeut, rehabklinik',
    'Ryggont = Ryggsmärta = Ont i ryggen = Nacke och rygg ~ ont nacke; Idrottsskador = Idrottsmedicin; Rehabilitering efter operation = Rehabilitering = Rehab = Knärehab; Ortopedisk manuell terapi = OMT = Manuell terapi; Akupunktur = Dry needling; Stötvågsbehandling = Stötvåg; Bäckenbotten = Kvinnohälsa = Bäckenbottenträning; Artrosskola = Artros; Yrsel = Yrselbehandling; Neurologisk rehabilitering = Stroke = Parkinson; Hembesök = Hemrehabilitering; Massage; Bassängträning = Vattengymnastik; Gruppträning = Medicinsk träning = Rehabgym; Lymfödem = Lymfterapi; Käkbesvär = Huvudvärk',
  ],
  osteopath: [
    'osteopat, kiropraktor, naprapat, osteopatmottagning, kiropraktorklinik, naprapatklinik, osteopati',
    'Ryggont = Ryggskott = Ryggsmärta = Ont i ryggen; Nackont = Nacksmärta = Nacke och axlar; Huvudvärk = Migrän; Ischias = Diskbråck; Spädbarn = Kolik = Babyosteopati; Graviditet = Gravida = Foglossning; Idrottsskador; Kraniosakral terapi = Kranial osteopati; Magbesvär = Visceral osteopati; Käkbesvär = Käkproblem; Yrsel; Massage; Stötvågsbehandling = Stötvåg; Akupunktur = Dry needling; Ergonomi = Företagshälsa; Häst och hund = Hästosteopati',
  ],
  psychotherapist: [
    'psykoterapeut, psykolog, terapeut, psykologmottagning, samtalsterapeut, psykoterapimottagning, kbt-terapeut',
    'Individuell terapi = Individualterapi = Samtalsterapi; Parterapi = Parsamtal = Parrådgivning; Familjeterapi = Familjesamtal; KBT = Kognitiv beteendeterapi; Ångest = Panikångest = Ångest och oro; Depression = Nedstämdhet; Utmattning = Stress = Utmattningssyndrom = Stress och utmattning; Trauma = EMDR = Traumaterapi = PTSD; Sorg = Sorgbearbetning = Kris och sorg; Onlineterapi = Terapi online = Videosamtal; Barn och ungdomar = Barnterapi; Neuropsykiatrisk utredning = ADHD-utredning = Utredningar; Handledning; Gruppterapi; Ätstörningar; Beroende = Missbruk',
  ],
  speech_therapist: [
    'logoped, logopedmottagning, logopedi, talpedagog',
    'Stamning = Stamningsbehandling; Språkstörning = Sen språkutveckling = Språkutveckling = Språklig sårbarhet; Uttal = Uttalssvårigheter = Talstörning = Talträning; Dyslexi = Dyslexiutredning = Läs- och skrivutredning = Läs- och skrivsvårigheter; Röst = Röstbehandling = Röstproblem; Sväljsvårigheter = Dysfagi; Afasi = Dysartri = Stroke; Dyskalkyli = Dyskalkyliutredning; Ätsvårigheter hos barn = Ätsvårigheter; Onlinebehandling = Videobesök = Logoped online; Hembesök = Skolbesök; Alternativ kommunikation = AKK = TAKK; Autism; Könskonträr röst = Röstfeminisering; Kurser = Handledning = Föreläsningar',
  ],
  occupational_therapist: [
    'arbetsterapeut, arbetsterapi, arbetsterapimottagning',
    'Bostadsanpassning = Hemanpassning ~ anpassa bostad; Hjälpmedel = Utprovning av hjälpmedel = Hjälpmedelsförskrivning ~ prova ut hjälpmedel; Handrehabilitering = Handterapi = Handrehab = Ortoser; Barn och ungdomar = Finmotorik; Stroke = Neurologisk rehabilitering; Kognitivt stöd = ADHD = Kognitiva hjälpmedel; Stresshantering = Utmattning; Aktivitetsbedömning = Bedömningar = Funktionsbedömning; Arbetsplatsbedömning = Ergonomi = Arbetslivsinriktad rehabilitering; Demens = Minnesproblem; Hembesök; Sensorisk integration = Sinnesintryck; Fallprevention; Smärta = Långvarig smärta',
  ],
  foot_care: [
    'fotvårdare, fotterapeut, fotvårdsspecialist, fotvårdsklinik, medicinsk fotvård, fotvård, fotklinik, podiater',
    'Medicinsk fotvård = Medicinsk fotbehandling = Fotbehandling; Nageltrång = Inväxta naglar = Nagelbygel; Förhårdnader = Liktornar = Förhårdnader och liktornar ~ ta bort liktornar; Diabetesfotvård = Diabetesfötter = Diabetes; Nagelsvamp = Tjocka naglar ~ slipa naglar, klippa naglar; Fotvårtor = Vårtor; Inlägg = Skoinlägg = Fotinlägg = Individuella inlägg; Gånganalys = Löpanalys = Fotanalys; Hälsporre; Hembesök = Fotvård i hemmet; Pedikyr = Spapedikyr; Hallux valgus; Fotmassage = Zonterapi; Nagelprotes; Torra sprickor = Hälsprickor; Reumafötter = Reumatiker',
  ],
  midwife: [
    'barnmorska, barnmorskemottagning, mödravård, doula, barnmorskegrupp',
    'Mödravård = Graviditetskontroller = Graviditet; Hemförlossning = Föda hemma; Förlossning = Förlossningsstöd = Doulastöd; Föräldrautbildning = Profylaxkurs = Förlossningsförberedelse = Föräldragrupp; Amningsrådgivning = Amningshjälp = Amning; Eftervård = Efterkontroll = Efter förlossningen; Ultraljud = Tidigt ultraljud = Rutinultraljud; Cellprov = Cellprovtagning; Preventivmedel = Preventivmedelsrådgivning = Spiral; Förlossningsrädsla = Aurora-samtal; NIPT = Fosterdiagnostik = KUB; Klimakterierådgivning = Klimakteriet; Bäckenbotten = Bristningar; Spädbarnsmassage = Babymassage; Gravidyoga = Hypnobirthing; STI-test = Klamydiatest',
  ],
  nutritionist: [
    'dietist, kostrådgivare, nutritionist, näringsterapeut, dietistmottagning, kostterapeut',
    'Viktnedgång = Övervikt = Gå ner i vikt; IBS = Låg FODMAP = Mage och tarm = Magproblem; Diabetes = Blodsocker; Idrottsnutrition = Idrottskost; Allergi = Födoämnesallergi = Matöverkänslighet = Celiaki; Barnmat = Kräsna barn; Graviditet = Fertilitet; Ätstörningar; Undernäring = Cancer; Kostplan = Kostschema = Matsedel; Digital dietist = Videobesök = Onlinerådgivning; Klimakteriet = Hormoner; Föreläsningar = Friskvård; Matlagningskurser = Kurser; Vegetarisk kost = Vegansk kost; Fetmaoperation = Överviktskirurgi',
  ],
  naturopath: [
    'naturläkare, naturterapeut, akupunktör, homeopat, zonterapeut, näringsmedicinsk terapeut, kinesiolog',
    'Akupunktur; Homeopati; Örtmedicin = Örter = Fytoterapi; Zonterapi = Reflexologi; Näringsmedicin = Näringsterapi = Kostrådgivning; Traditionell kinesisk medicin = Kinesisk medicin = TCM; Koppning; Kinesiologi; Kraniosakral terapi; Irisanalys = Irisdiagnostik; Bachs blomstermedel = Blomsterterapi; Allergitest = Intoleranstest; Fasta = Detox; Magproblem = Mage och tarm; Kvinnohälsa = Hormonbalans; Öronakupunktur = NADA',
  ],
  home_care: [
    'hemtjänst, hemtjänstföretag, hemsjukvård, omsorgsföretag, assistansbolag, hemtjänstbolag',
    'Personlig omsorg = Omvårdnad = Personlig omvårdnad ~ hjälpa dusch, hjälpa på morgon; Serviceinsatser = Städning = Hushållsnära tjänster; Inköp = Matinköp = Ärenden ~ handla mat; Matlagning = Matdistribution = Matlådor ~ laga mat; Avlösning = Avlösarservice = Avlastning; Promenader = Ledsagning = Ledsagarservice = Social samvaro; Demensvård = Demensomsorg = Demens; Personlig assistans = LSS; Trygghetslarm = Larm; Hemsjukvård = Sjuksköterska = Såromläggning; Nattpatrull = Nattinsatser; Palliativ vård = Vak; Tvätt = Klädvård ~ tvätta kläder; Dagverksamhet = Daglig verksamhet; Boendestöd; RUT-tjänster = Tilläggstjänster',
  ],
  vet: [
    'veterinär, veterinärklinik, djurklinik, djursjukhus, smådjursklinik, veterinärmottagning, distriktsveterinär',
    'Undersökning = Hälsokontroll = Hälsoundersökning; Vaccination = Vaccinationer ~ vaccinera; ID-märkning = Chipmärkning = Chippning ~ chippa, märka med chip; Kastrering = Kastration = Sterilisering ~ kastrera; Operationer = Kirurgi = Mjukdelskirurgi ~ operera; Tandvård = Tandsten = Tandläkare för djur ~ ta bort tandsten, dra tänder; Röntgen; Ultraljud; Laboratorium = Blodprov = Provtagning; Hembesök = Gårdsbesök; Akut = Akutmottagning = Jour = Akuta fall; Rehabilitering = Rehab; Foderrådgivning = Kostråd = Foder; Pass = Djurpass = Resa med djur; Avlivning ~ avliva, somna in; Kaniner = Gnagare = Smådjur = Hästar',
  ],
  animal_therapist: [
    'djurfysioterapeut, hundfysioterapeut, hästterapeut, djurterapeut, ekviterapeut, hundmassör, hästmassör, hundrehab',
    'Hundfysioterapi = Fysioterapi för hund; Hästfysioterapi = Fysioterapi för häst; Vattentrask = Vattentrasksträning = Hydroterapi = Simträning; Massage = Hästmassage = Hundmassage; Rehabilitering = Rehab = Rehabilitering efter operation; Laser = Laserbehandling; Stötvåg = Elektroterapi; Akupunktur; Artros = Äldre hundar; Kiropraktik = Osteopati; Sadelprovning = Sadelkontroll; Hembesök = Stallbesök; Friskvård = Friskvårdskontroll = Tävlingshundar; Katter; Kurser = Föreläsningar',
  ],
  pet_groomer: [
    'hundfrisör, hundtrim, hundsalong, trimsalong, hundtrimmare, kattfrisör',
    'Trimning = Helttrim = Fullpaket = Hundtrimning ~ trimma hund; Bad och föning = Hundbad = Bad och fön ~ bada hund, tvätta hund; Klippning = Hundklippning = Rasklippning ~ klippa hund; Handtrimning = Plockning = Napptrim ~ plocka päls; Kloklippning ~ klippa klor; Valptrim = Valpklippning = Valpar ~ vänja valpar; Utredning av tovor = Tovor ~ reda ut tovor; Furminering = Underull = Utborstning ~ ta bort underull; Katter = Kattklippning = Kattrim; Öronrengöring = Tassvård; Tandrengöring; Kaniner = Smådjur; Mobil hundfrisör = Hembesök; Pälsvårdsprodukter; Trimkurs = Kurser',
  ],
  dog_trainer: [
    'hundtränare, hundskola, hundinstruktör, hundpsykolog, hundkurser, hundcoach, hundbeteendekonsult',
    'Valpkurs = Valpkurser = Valpträning; Vardagslydnad = Grundkurs = Lydnadskurs = Lydnad; Privatlektioner = Privatträning = Enskild träning; Problemhundar = Beteendekonsultation = Hundmöten = Beteendeutredning; Inkallning = Koppelträning = Gå fint i koppel ~ dra i koppel; Nosework = Nose work; Agility; Rallylydnad; Spår = Spårkurs = Viltspår = Personspår; Unghundskurs = Unghund; Jaktträning = Apportering = Jakthund; Hundpromenader = Sociala promenader; Onlinekurser = Onlinekurs; Föreläsningar = Temakvällar; Hoopers = Trick = Freestyle; Hemkonsultation = Hembesök = Inför hundköp',
  ],
  kennels: [
    'hundpensionat, kattpensionat, hunddagis, djurpensionat, hundvakt, kattvakt, djurpassning',
    'Hundpensionat = Hundpassning ~ passa hund; Kattpensionat = Kattpassning ~ passa katt; Hunddagis = Dagis = Dagplats; Rastning = Hundrastning = Hundpromenader ~ rasta hund; Hembesök = Tillsyn hemma = Katt hemma = Djurvakt hemma; Smådjur = Kaniner = Marsvin = Kaninpensionat; Hämtning och lämning = Hämta och lämna = Hundtaxi; Trim = Hundtrim = Bad och kloklippning; Inskolning = Provdag; Rastgård = Hundrastgård = Uthyrning av rastgård; Kurser = Träning = Hundkurser; Simning = Hundsim; Valpar = Valpdagis; Husvakt; Medicinering',
  ],
  hairdresser: [
    'frisör, frisörsalong, hårsalong, hårfrisör, frisersalong, hårstudio',
    'Klippning = Damklippning = Klippning dam ~ klippa hår; Herrklippning = Klippning herr; Barnklippning = Klippning barn ~ klippa barn; Färgning = Hårfärgning = Färg ~ färga hår; Slingor = Balayage = Folieslingor; Föning = Styling = Tvätt och fön ~ föna hår; Håruppsättning = Uppsättning = Bröllopsfrisyr = Brudfrisyr ~ sätta upp hår; Löshår = Hårförlängning = Extensions ~ förlänga hår; Permanent; Keratinbehandling = Plattning; Inpackning = Hårinpackning = Hårbottenbehandling; Bryn och fransar = Färgning av bryn = Ögonbryn; Peruker; Lockigt hår = Lockar; Makeup = Brudmakeup; Hembesök',
  ],
  barber: [
    'barberare, barbershop, herrfrisör, herrsalong, barbersalong',
    'Herrklippning = Klippning = Hårklippning; Fade = Skin fade; Skäggtrimning = Skägg = Skäggvård ~ trimma skägg, forma skägg; Rakning = Våtrakning = Rakning med kniv = Hot towel ~ raka med kniv; Klippning och skägg = Hår och skägg; Barnklippning = Pojkklippning; Maskinklippning = Snaggning = Snagg; Rakning av huvud; Vaxning = Vaxning av näsa och öron; Färgning = Skäggfärgning = Gråhår; Ansiktsbehandling; Tvätt och styling = Styling; Hårprodukter = Skäggolja = Vax; Presentkort',
  ],
  beautician: [
    'hudterapeut, skönhetssalong, hudvårdssalong, skönhetsklinik, hudklinik skönhet, kosmetolog, hudvårdsklinik',
    'Ansiktsbehandling = Ansiktsbehandlingar; Vaxning = Hårborttagning = Brasiliansk vaxning ~ vaxa ben, vaxa; Fransar och bryn = Färgning av fransar och bryn = Ögonbryn ~ färga fransar, plocka bryn, forma bryn; Fransförlängning = Lashlift = Ögonfransförlängning; Browlift = Microblading = Permanent makeup; Manikyr = Naglar = Gellack; Pedikyr = Spapedikyr; Massage = Kroppsbehandlingar = Kroppsbehandling; Laserbehandling = Permanent hårborttagning = IPL = Diatermi; Microneedling = Dermapen = Dermaplaning; Kemisk peeling = Peeling = Syrabehandling; Makeup = Brudmakeup; Aknebehandling = Problemhy = Akne; Portömning = Tonårsbehandling; Brun utan sol = Spray tan; Fillers = Botox',
  ],
  nail_studio: [
    'nagelstudio, nagelsalong, nagelteknolog, nagelterapeut',
    'Gelénaglar = Gelnaglar = Gelé; Gellack = Shellac; Manikyr; Pedikyr = Spapedikyr; Akrylnaglar = Akryl; Nagelförlängning = Nytt set = Förlängning; Påfyllning = Återbesök; Nail art = Nageldekoration = Dekorationer; Borttagning av naglar = Borttagning ~ ta bort gelé; Förstärkning = Förstärkning av naturliga naglar; French manikyr = Fransk manikyr; Nagelreparation = Lagning = Trasig nagel; Brudnaglar; Paraffinbehandling = Handbehandling; Nagelkurs = Utbildning = Nagelutbildning',
  ],
  tattoo_studio: [
    'tatueringsstudio, tatuerare, tatueringssalong, piercingstudio, tattoostudio, piercare',
    'Egna motiv = Specialdesignade tatueringar = Custom = Unika tatueringar ~ rita motiv; Cover-up = Cover-ups ~ täcka över gammal tatuering; Fineline = Fine line; Realism = Porträtt = Black and grey; Traditional = Old school; Japanska tatueringar = Japanskt; Text = Texttatueringar = Lettering; Blackwork = Dotwork = Geometriskt; Färgtatueringar = Akvarell; Småtatueringar = Små tatueringar = Flash; Drop-in = Walk-in; Piercing = Piercingar = Öronpiercing ~ pierca, göra hål; Tatueringsborttagning = Laserborttagning ~ ta bort tatuering; Bättring = Touch-up = Ifyllning; Konsultation; Eftervård = Skötselråd',
  ],
  massage: [
    'massör, massageklinik, massagestudio, massageterapeut, massagesalong',
    'Klassisk massage = Svensk massage = Klassisk svensk massage; Djupgående massage = Djupvävnadsmassage; Idrottsmassage; Taktil massage = Avslappningsmassage; Hot stone-massage = Hot stone = Varma stenar; Gravidmassage; Thaimassage = Thailändsk massage; Nack- och ryggmassage = Ryggmassage = Nacke och axlar; Företagsmassage = Stolsmassage = Massage på jobbet; Huvudmassage = Indisk huvudmassage = Ansiktsmassage; Fotmassage = Zonterapi; Lymfmassage = Lymfdränage; Aromamassage = Aromaterapi; Koppning = Triggerpunktsbehandling; Friskvårdsbidrag = Friskvård; Presentkort',
  ],
  spa: [
    'spa, spaanläggning, dagspa, badhus, relaxavdelning, kallbadhus',
    'Bastu = Bastur; Pooler = Pool = Inomhuspool = Utomhuspool; Massage = Massagebehandlingar; Ansiktsbehandlingar = Behandlingar = Spabehandlingar; Dagspa = Spadag = Dagsbesök; Spapaket = Spaweekend = Paket; Utespa = Badtunna = Varma källor; Ångbastu = Hamam = Ångbad; Privat spa = Hyra spa = Abonnera; Kallbad = Isvak; Kroppsbehandlingar = Kroppspeeling = Inpackning; Flyttank = Floating; Bastugus = Aufguss = Spa-ritualer; Möhippa = Svensexa; Spa-restaurang = Afternoon tea = Café; Presentkort',
  ],
  yoga_studio: [
    'yogastudio, yogaskola, pilatesstudio, yogalärare, yogacenter',
    'Hathayoga = Hatha; Vinyasayoga = Vinyasa; Yinyoga = Restorative yoga; Gravidyoga; Pilates = Reformer pilates; Meditation = Mindfulness; Nybörjarkurs = Yoga för nybörjare = Grundkurs; Ashtangayoga = Ashtanga; Medicinsk yoga = Mediyoga; Privatlektioner = Privat yoga; Retreat = Yogaretreat = Yogaresor; Yogalärarutbildning; Barnyoga = Familjeyoga = Mamma-babyyoga; Onlineyoga = Yoga online = Onlineklasser; Företagsyoga = Yoga på jobbet; Stolsyoga = Senioryoga = Workshops',
  ],
  gym: [
    'gym, träningsanläggning, träningscenter, friskvårdsanläggning, crossfitbox, friskvårdscenter',
    'Personlig träning = PT = Personlig tränare; Gruppträning = Grupppass = Gruppass; Styrketräning = Fria vikter = Styrka; Konditionsträning = Kondition = Cardio; Spinning = Indoor cycling; Yoga och pilates = Yoga = Pilates; CrossFit = Funktionell träning = HIIT; Bastu = Relax; Simning = Vattengympa = Bassäng; Boxning = Kickboxning; Seniorträning = Senior; Kroppsanalys = Hälsoprofil = Konditionstest; Kostrådgivning; Barnpassning = Barnhörna; Företagsträning = Friskvård; Rehab = Rehabträning',
  ],
  personal_trainer: [
    'personlig tränare, pt, personal trainer, träningscoach, löpcoach',
    'Personlig träning = PT-timmar = PT-pass; Onlinecoaching = PT online = Online-PT; PT duo = Träna i par = Duoträning; Smågruppsträning = PT i grupp = Små grupper; Viktnedgång = Fettförbränning = Gå ner i vikt; Styrketräning = Muskelbygge; Kostrådgivning = Kostschema = Kostcoaching; Träningsprogram = Träningsschema; Löpträning = Löpcoachning; Mammaträning = Gravidträning = Träning efter graviditet; Rehabträning = Rehab = Skaderehabilitering; Hemmaträning = Träning hemma; Utomhusträning = Bootcamp; Företagsträning = Företagshälsa = Friskvård; Seniorträning; Boxning',
  ],
  life_coach: [
    'coach, livscoach, karriärcoach, samtalscoach, ledarskapscoach, hälsocoach, mental tränare',
    'Livscoaching = Personlig coaching = Individuell coaching; Karriärcoachning = Karriärcoaching = Jobbcoaching ~ byta karriär; Ledarskapscoaching = Chefscoaching = Ledarskap; Teamcoaching = Grupputveckling = Teamutveckling; Stresscoaching = Stress och utmattning = Stresshantering = Utmattning; Relationscoaching = Parcoaching; Mental träning; Självkänsla = Självförtroende; Onlinecoaching = Coaching online; Walk and talk = Coaching utomhus = Naturcoaching; Mindfulness = Meditation; Föreläsningar = Workshops; Företagscoaching = Affärscoaching; Hälsocoaching; Föräldracoaching; Retreat = Kurser',
  ],
};
