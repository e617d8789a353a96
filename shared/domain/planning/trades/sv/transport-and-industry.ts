import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in Swedish. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'bilverkstad, bilmekaniker, verkstad, bilservice, bilreparatör',
    'Service = Bilservice = Fullservice = Oljebyte ~ byta olja, serva bil; Besiktning = Besiktningshjälp = Förbesiktning; Bromsar = Bromsbyte ~ byta bromsar; Däck = Däckskifte = Hjulskifte ~ skifta däck, byta däck; Reparationer = Bilreparation ~ laga bil; AC-service = AC; Felsökning = Diagnos = Felkoder ~ läsa felkoder; Kamrem = Kamremsbyte ~ byta kamrem; Avgassystem; Koppling = Kopplingsbyte; Hjulinställning; Elbilar = Elbilsservice; Bärgning = Vägassistans; Veteranbilar; Lånebil; Dragkrok',
  ],
  body_shop: [
    'skadeverkstad, billackering, lackverkstad, bilplåtslageri, billackerare',
    'Skadereparation = Krockskador = Plåtskador; Lackering = Billackering = Omlackering ~ lackera bil; Bucklor = Smart repair = PDR ~ ta bort bucklor; Repor = Repborttagning ~ laga repor; Stenskott = Vindrutor = Vindrutebyte; Försäkringsskador = Skadebesiktning; Hagelskador; Fälgrenovering = Fälgar; Rostlagning = Rostskador ~ laga rost; Lånebil = Hyrbil; Riktning = Riktbänk; Veteranbilar = Renovering; Plastreparation = Stötfångare; Husbilar = Husvagnar; Rekond',
  ],
  tyre_service: [
    'däckverkstad, däckfirma, däckservice, däckföretag, gummiverkstad',
    'Nya däck = Sommardäck = Personbilsdäck; Vinterdäck = Dubbdäck; Däckskifte = Hjulskifte = Däckbyte ~ skifta däck, byta däck; Däckhotell = Däckförvaring ~ förvara däck; Punktering = Punkteringslagning = Däckreparation ~ laga punktering; Hjulinställning = Fyrhjulsinställning; Balansering; Fälgar; Lastbilsdäck; Traktordäck = Entreprenaddäck; MC-däck; Mobil däckservice = Däckjour; Begagnade däck; Däcktryckssensorer; Omläggning; Bromsar',
  ],
  car_dealer: [
    'bilhandlare, bilfirma, bilförsäljare, bilåterförsäljare, bilhall',
    'Nya bilar; Begagnade bilar = Begagnat; Finansiering = Billån; Privatleasing = Leasing = Företagsleasing; Inbyte = Byta in bil ~ byta in; Sälj din bil = Vi köper din bil = Köp av bilar ~ köpa bilar; Elbilar; Transportbilar; Provkörning; Verkstad = Service; Garanti; Förmedling = Förmedlingsförsäljning; Bilimport; Veteranbilar = Klassiker; Husbilar; Tillbehör',
  ],
  car_care: [
    'bilrekond, rekondfirma, bilvårdsföretag, biltvätt, bilvård, rekondare',
    'Rekond = Helrekond = Rekonditionering ~ rekonda; Invändig rekond = Invändig tvätt = Interiörrekond ~ rengöra interiör; Handtvätt = Utvändig tvätt = Biltvätt för hand ~ tvätta bil; Lackskydd = Keramiskt lackskydd = Keramisk försegling; Polering = Maskinpolering ~ polera lack; Vaxning = Vax; Lädervård = Läderrengöring; Foliering = Helfoliering; PPF = Stenskottsskydd; Solfilm = Toning av rutor ~ tona rutor; Luktsanering = Ozonbehandling; Motortvätt; Strålkastarpolering; Fälgrengöring; Husbilar = Båtrekond; Klädseltvätt',
  ],
  motorcycle_garage: [
    'mc-verkstad, motorcykelverkstad, mc-handlare, mc-mekaniker, mopedverkstad',
    'Service = MC-service; Reparationer = MC-reparation ~ laga motorcykel; Däck = MC-däck = Däckbyte; Begagnade motorcyklar = Begagnade MC; Nya motorcyklar; Mopeder = Mopedbilar = Skotrar; Vinterförvaring = Vinterförvaring av MC; Förgasare = Synkronisering; Renovering = Veteran-MC; Ombyggnader = Custom; Fjädring; Reservdelar = Tillbehör; MC-kläder; Hämtning; Felsökning; Besiktning',
  ],
  camper_hire: [
    'husbilsuthyrare, husbilsuthyrning, husvagnsuthyrning, campervan-uthyrning',
    'Husbilar = Hyra husbil; Campervans = Plåtis; Familjehusbilar; Husvagnar = Hyra husvagn; Taktält; Weekendhyra; Långtidshyra; Tillbehör = Cykelhållare; Reseförslag = Rutter; Försäljning; Campervan-ombyggnad = Ombyggnad; Vinterförvaring = Uppställning; Försäkring; Förmedling = Hyr ut din husbil',
  ],
  car_hire: [
    'biluthyrare, biluthyrning, biluthyrningsfirma, hyrbil, hyrbilar',
    'Personbilar = Hyra bil; Skåpbilar = Hyra skåpbil; Minibussar = Minibuss = Hyra minibuss; Flyttbilar = Hyra flyttbil; Långtidshyra = Korttidsleasing; Elbilar; Bröllopsbilar; Sportbilar = Lyxbilar; Släp = Släpvagnar = Hyra släp; Företagsavtal; Ersättningsbil = Lånebil; Biltransporttrailer; Bilpool; Automat; Leverans av hyrbil = Flygplats; Kylbilar',
  ],
  taxi: [
    'taxi, taxiföretag, taxibolag, taxiåkare, limousineservice',
    'Flygtaxi = Flygplatstransfer = Flygplatstaxi; Sjukresor = Sjukresa; Rullstolstaxi = Färdtjänst; Skolskjuts = Skolskjutsar; Storbil = Minibuss = Gruppresor; Företagsresor = Företagskonto = Företagsavtal; Budkörning = Paket ~ köra paket; Bröllop = Bröllopsbil; Långkörning = Långresor; Sightseeing = Rundturer; Limousine = Privatchaufför; Nattaxi; Starthjälp; Tågtransfer; Förbeställning; Skärgårdstransfer',
  ],
  coach_hire: [
    'bussbolag, bussföretag, busstrafik, bussuthyrning med chaufför, turistbussföretag',
    'Beställningstrafik = Hyra buss = Abonnerad buss; Minibuss = Minibussar; Skolskjuts = Skolresor; Dagsresor = Dagsturer; Bussresor = Gruppresor; Flygtransfer = Flygbuss; Företagsresor = Konferensresor; Bröllop = Bröllopsbuss; Idrottsresor = Lagresor; Ersättningstrafik; Linjetrafik; Skidresor; Kryssningsresor; Shuttletrafik; Personaltransport; Studentflak = Partybuss',
  ],
  courier: [
    'budfirma, budbil, budföretag, cykelbud, kurir',
    'Expressbud = Express = Direktbud; Samma dag = Same day; Medicinska transporter = Provtransporter; Paketleverans = Paket; Utlandsbud = Internationella bud; Cykelbud i stan = Lastcykel; Fasta körningar = Slingbilar; Kyltransporter = Kylbud; Dokument = Brev; Hemleverans = Möbelleverans; Pallgods = Pall; Lagerhållning = Tredjepartslogistik; Matleveranser; Nattbud; Inbärning; Budavtal',
  ],
  haulier: [
    'åkeri, transportföretag, lastbilsåkeri, speditör, fraktföretag',
    'Fjärrtransporter = Inrikestransporter; Utrikestransporter = Internationella transporter; Distribution = Styckegods = Lokal distribution; Partigods = Hellaster; Kyltransporter = Tempererade transporter; Containertransporter; Specialtransporter = Tunga transporter = Maskintransporter; Kranbil = Kranbilar = Kranbilstransporter; Farligt gods = ADR; Schakttransporter = Grus = Anläggningstransporter; Timmertransporter = Virkestransporter; Lager = Magasinering; Tanktransporter = Bulktransporter; Sjöfrakt; Flygfrakt; Tullklarering = Tull',
  ],
  warehouse: [
    'lagerföretag, lagerhotell, tredjepartslogistiker, 3pl-företag',
    'Lagerhållning = Pallförvaring = Pallplatser; E-handelslogistik = Tredjepartslogistik = Fulfillment; Plock och pack = Plockning; Returer = Returhantering; Distribution = Utleverans; Cross docking; Containerlossning = Lossning ~ lossa container; Kyllager = Fryslager; Ompackning = Packning = Kittning; Tullager; Arkivförvaring; Märkning = Etikettering; Lagerstyrning = Inventering; Farligt gods; Transporter; Kontraktspackning',
  ],
  crane_hire: [
    'kranuthyrare, kranfirma, kranbilsföretag, liftuthyrare, mobilkranföretag, kranuthyrning',
    'Mobilkranar = Mobilkran; Kranbilar = Kranbil; Tornkranar = Byggkranar; Liftar = Skylift = Hyra lift; Minikranar = Spindelkran; Teleskoplastare; Tunga lyft = Lyft; Maskinflytt = Industriflytt ~ flytta maskiner; Truckar; Specialtransporter; Lyftplanering = Lyftplan; Stommontage = Montage; Båtlyft ~ lyfta båtar; Takstolslyft; Lyftredskap; Helikopterlyft',
  ],
  boatyard: [
    'båtvarv, varv, båtbyggare, marina, båtverkstad, båtservice, båthandlare',
    'Reparationer = Båtreparation = Plastreparationer ~ laga båt, laga gelcoat; Motorservice = Båtmotorer = Utombordare ~ serva motor; Vinterförvaring = Vinteruppläggning = Vinterplats; Bottenmålning = Målning = Lackering; Båtplatser = Gästhamn; Upptagning = Sjösättning = Torrsättning ~ lyfta båt; Båtbyggnad = Båtbygge = Nybyggnation; Båtförmedling = Begagnade båtar = Nya båtar; Rigg = Riggservice; Kapell = Segel = Dynor; Träbåtar = Renovering av träbåtar; El och elektronik = Marinelektronik; Båttillbehör; Båttransport; Besiktning = Skador; Teakdäck',
  ],
  bicycle_workshop: [
    'cykelverkstad, cykelreparatör, cykelmekaniker, mobil cykelverkstad, cykelservice',
    'Cykelservice = Service = Grundservice; Reparationer = Cykelreparation ~ laga cyklar; Punktering = Punkteringslagning ~ laga punka; Elcykelservice = Elcyklar = Elcykelreparation; Hjulbygge = Riktning av hjul ~ bygga hjul, rikta hjul; Bromsar = Bromsjustering; Växlar = Växeljustering ~ justera växlar; Kedjebyte = Drivlina; Hembesök = Mobil service = Hämtning; Begagnade cyklar; Reservdelar = Tillbehör; Bikefit; Rambygge = Specialbyggda cyklar; Dämpare = Dämparservice; Kurser = Mekkurs; Vinterförvaring',
  ],
  machining: [
    'mekanisk verkstad, skärande bearbetning, cnc-verkstad, legotillverkare, maskinverkstad, verkstadsindustri',
    'Svarvning = CNC-svarvning ~ svarva axlar; Fräsning = CNC-fräsning = 5-axlig fräsning ~ fräsa detaljer; Slipning = Rundslipning; Prototyper; Serietillverkning = Serieproduktion; Legotillverkning; Gnistning = Trådgnistning; Kugghjul = Kuggbearbetning; Montering; Mätning = Kontrollmätning; Ytbehandling; Svarvade detaljer = Axlar; Reparationer = Renovering av maskindelar; Konstruktion = CAD; Långhålsborrning = Borrning; Plastbearbetning',
  ],
  sheet_metal: [
    'plåtföretag, plåtbearbetningsföretag, legotillverkare i plåt, laserskärningsföretag, plåtverkstad, tunnplåtföretag',
    'Laserskärning = Rörlaser; Kantpressning = Bockning = Kantning ~ bocka plåt; Svetsning = TIG-svetsning = Robotsvetsning; Stansning; Kapslingar = Apparatlådor; Pulverlackering; Rostfritt = Rostfri plåt; Montering; Prototyper; Vattenskärning = Plasmaskärning; Valsning; Konstruktion = CAD; Stativ = Ramar; Aluminium; Ventilationskanaler; Gradning',
  ],
  toolmaker: [
    'verktygsmakare, verktygstillverkare, formverktygstillverkare, verktygsverkstad',
    'Formverktyg = Formsprutningsverktyg = Formar; Pressverktyg = Stansverktyg = Följdverktyg; Fixturer = Fixturtillverkning; Verktygsreparation = Verktygsunderhåll = Reparation av verktyg; Prototyper = Prototypverktyg; Verktygskonstruktion = Konstruktion; Trådgnistning = Sänkgnistning; Pressgjutverktyg; Skärverktyg; Slipning = Verktygsslipning; Tolkar = Mätverktyg; Provkörning; Specialmaskiner; Bockverktyg; Detaljer',
  ],
  plastics: [
    'plastföretag, formsprutare, plasttillverkare, formsprutningsföretag, plastindustri',
    'Formsprutning = Formsprutade detaljer; Extrudering = Profiler = Plastprofiler; Vakuumformning = Termoformning; Formverktyg = Verktyg; Prototyper; Tvåkomponentsprutning = 2K; Montering = Ultraljudssvetsning; Formblåsning = Flaskor; Bearbetning av plast = CNC-bearbetning; Återvunnen plast = Återvinning; Tampotryck = Tryckning; Rotationsgjutning; Tekniska detaljer; Förpackningar; Produktutveckling; Gummi = Silikon',
  ],
  surface_treatment: [
    'ytbehandlingsföretag, lackeringsföretag, pulverlackerare, galvaniseringsföretag, blästringsföretag, förzinkningsföretag, industrilackerare',
    'Pulverlackering ~ pulverlackera; Varmförzinkning = Galvanisering ~ varmförzinka; Blästring = Sandblästring = Glasblästring ~ blästra fälgar; Våtlackering = Industrilackering; Anodisering; Förkromning = Kromning; Förnickling = Elförzinkning; Polering = Slipning; Avlackning = Stripping; Fälgar = Fälglackering; Betning = Passivering; Härdning = Värmebehandling; Elpolering; Termisk sprutning; Rostskydd = Rostskyddsmålning; Möbellackering',
  ],
  wood_manufacturer: [
    'sågverk, hyvleri, trävaruföretag, träindustri, pelletstillverkare, palltillverkare, trävaruhandel',
    'Sågat virke = Virke = Plank och bräda; Konstruktionsvirke = Reglar = Bjälkar; Legosågning = Mobilsåg ~ såga stockar; Torkning = Virkestorkning ~ torka virke; Hyvlat virke = Hyvling ~ hyvla; Ytterpanel = Panel = Innerpanel; Golv = Trägolv = Furugolv; Trall = Altanvirke; Ved = Björkved; Pellets = Briketter; Pallar = Lastpallar = Emballage; Lister = Listverk; Flis = Bark = Spån; Limträ = KL-trä; Stängselstolpar = Staket; Timmer = Rundvirke',
  ],
  packaging_manufacturer: [
    'förpackningstillverkare, förpackningsföretag, kartongfabrik, wellpappföretag, etikettryckeri, emballageföretag',
    'Wellpapplådor = Wellpapp = Kartonger; Kapslar = Vikkartonger; Etiketter = Tryckta etiketter; Papperskassar = Påsar; Livsmedelsförpackningar; Presentförpackningar = Lyxförpackningar; Displayer = Butiksställ; Plastfilm = Sträckfilm; Skuminredning = Stötskydd; Förpackningsdesign = Konstruktion = Prototyper; Träemballage = Trälådor = Pallar; Hållbara förpackningar; E-handelsförpackningar; Tejp = Packmaterial; Burkar = Flaskor; Legopackning',
  ],
  textile_manufacturer: [
    'textilföretag, textiltillverkare, konfektionsföretag, väveri, trikåfabrik, brodyrföretag, klädtillverkare, spinneri',
    'Tyger = Vävda tyger; Trikå = Stickat = Tröjor; Arbetskläder = Yrkeskläder; Filtar = Plädar; Brodyr = Brodering ~ brodera logotyp; Screentryck = Textiltryck = Transfertryck; Handdukar = Sängkläder; Tekniska textilier; Legosömnad = Konfektionssömnad ~ legosy; Sportkläder = Föreningskläder; Profilkläder; Private label = Egna märken; Strumpor = Halsdukar; Färgning = Beredning; Provsömnad = Mönsterkonstruktion; Garn = Ullgarn',
  ],
  food_manufacturer: [
    'livsmedelsproducent, livsmedelsföretag, matproducent, kvarn, syltfabrik, musteri, livsmedelstillverkare',
    'Private label = Egna märkesvaror = EMV; Legotillverkning = Legoproduktion = Kontraktstillverkning; Mjöl = Gryn; Pasta; Sylt = Marmelad = Gelé; Såser = Dressing; Färdigrätter = Färdigmat; Must = Saft = Juice; Kryddor; Müsli = Granola; Knäckebröd; Storhushåll = Food service; Produktutveckling = Receptutveckling; Ekologiskt sortiment = Glutenfritt = Veganskt; Kakor = Kex; Snacks = Chips',
  ],
  cosmetics_manufacturer: [
    'kosmetiktillverkare, hudvårdsföretag, hudvårdsmärke, tvålfabrik, kosmetikföretag',
    'Private label = Egna märken; Legotillverkning = Kontraktstillverkning = Fyllning; Produktutveckling = Formulering = Receptutveckling; Hudvård = Ansiktskrämer; Hårvård = Schampo; Tvål = Tvålar; Kroppsvård = Bodylotion; Parfym = Dofter; Makeup; Solskydd; Förpackningar; Säkerhetsbedömning = Regulatorisk hjälp; Deodorant; Oljor; Hotellprodukter; Prover',
  ],
  electronics_manufacturer: [
    'elektroniktillverkare, elektronikföretag, kontraktstillverkare av elektronik, kretskortstillverkare, kablagetillverkare',
    'Kretskortsmontering = Mönsterkort = Kretskort; Ytmontering = SMD = SMT; Kablage = Kabelstammar; Boxbuild = Slutmontering; Prototyper; Elektronikkonstruktion = Kretskortskonstruktion = Elektronikutveckling; Inbyggd programvara = Firmware; Test = Funktionstest = Testning; Komponentinköp = Inköp; Apparatskåp = Elskåp = Styrskåp; Hålmontering; Reparation = Rework; Sensorer; Lackning = Ingjutning; Strömförsörjning; LED-moduler',
  ],
  machine_builder: [
    'maskinbyggare, maskintillverkare, maskinkonstruktör, automationsföretag, specialmaskintillverkare',
    'Specialmaskiner; Automation = Robotceller = Robotautomation; Produktionslinjer = Monteringslinor; Transportörer = Transportband; Förpackningsmaskiner; Ombyggnad = Retrofit = Maskinrenovering; Reservdelar; Service och underhåll; Konstruktion = Mekanikkonstruktion; Styrsystem = PLC-programmering; Testutrustning = Provutrustning; CE-märkning; Installation = Driftsättning; Legotillverkning = Legomontering; Begagnade maskiner; Visionsystem',
  ],
  furniture_manufacturer: [
    'möbeltillverkare, möbelfabrik, kontorsmöbeltillverkare, möbelföretag, möbelproducent',
    'Bord; Stolar; Soffor = Sittmöbler; Kontorsmöbler = Skrivbord; Sängar = Madrasser; Offentlig miljö = Hotellmöbler = Restaurangmöbler; Skolmöbler; Kök; Förvaring = Skåp; Specialtillverkning = Specialmöbler = Legotillverkning; Utemöbler = Trädgårdsmöbler; Butiksinredning; Akustik = Ljudabsorbenter; Vårdmöbler; Reservdelar; Showroom',
  ],
  building_materials: [
    'byggmaterialtillverkare, betongfabrik, tegelbruk, stenbrott, byggvaruhandel, betongstation, grustäkt',
    'Betong = Fabriksbetong; Tegel = Fasadtegel; Block = Betongblock = Lecablock; Grus = Makadam = Bergkross; Marksten = Plattor = Markplattor; Takpannor; Prefab = Betongelement; Bruk = Kalkbruk = Murbruk; Isolering; Natursten = Skiffer; Virke = Trävaror; Betongpumpning = Betongpump ~ pumpa betong; Kakel och klinker; Leverans av grus = Transport = Utkörning; Jord = Matjord; Rör = Brunnar',
  ],
  calibration: [
    'kalibreringslaboratorium, kalibreringsföretag, mätlaboratorium, mätteknikföretag',
    'Längdkalibrering = Dimension = Längd; Temperaturkalibrering = Temperatur; Tryckkalibrering = Manometrar = Tryck; Momentkalibrering = Momentnycklar; Vågkalibrering = Vågar = Vågservice; Elektrisk kalibrering = Multimetrar; Fukt = Fuktkalibrering; Kalibrering på plats; Koordinatmätning = 3D-mätning; Reparation av mätinstrument = Instrumentservice; Mätdonshantering; Flöde = Flödeskalibrering; Pipetter; Kraft = Kraftkalibrering; Skjutmått = Mätdon; Försäljning av instrument',
  ],
  printing_3d: [
    '3d-printföretag, 3d-utskriftstjänst, 3d-skrivarföretag, additiv tillverkning',
    'FDM-utskrift = FDM; SLA-utskrift = Resinutskrift; SLS-utskrift = SLS; Metallutskrift = 3D-utskrift i metall; Prototyper; Småserier = Serietillverkning; Reservdelar; 3D-skanning = Reverse engineering ~ skanna detaljer; 3D-modellering = CAD = Konstruktion; Efterbehandling = Målning = Ytbehandling; Arkitektmodeller = Modeller; Miniatyrer = Figurer; Storformat; Utbildning = Kurser; 3D-skrivare = Skrivare; Vakuumgjutning',
  ],
  farm_machinery: [
    'lantbruksmaskinhandlare, traktorhandlare, maskinhandlare, lantbruksmaskiner, traktorverkstad, jordbruksmaskinfirma',
    'Traktorer = Nya traktorer; Begagnade maskiner = Begagnade traktorer = Begagnat; Service = Traktorservice ~ serva traktorer; Reparationer = Jour = Fältservice; Reservdelar; Uthyrning = Maskinuthyrning; Skördetröskor = Tröskor; Vallmaskiner = Slåtterkrossar = Pressar; Åkgräsklippare = Trädgårdsmaskiner = Gräsklippare; Robotgräsklippare; Motorsågar = Skogsmaskiner; GPS = Precisionsodling; Hydraulik = Hydraulslangar; Mjölkning = Utgödsling; Fyrhjulingar; Kärror = Vagnar',
  ],
  farm_contractor: [
    'maskinstation, lantbruksentreprenör, maskinentreprenör lantbruk, maskinring',
    'Ensilering = Hackning = Vallskörd ~ hacka ensilage; Pressning = Rundbalspressning = Balning ~ pressa balar, pressa halm; Tröskning = Skördetröskning ~ tröska spannmål; Gödselspridning = Flytgödsel = Spridning av flytgödsel ~ köra gödsel, sprida gödsel; Plöjning = Jordbearbetning = Harvning ~ plöja åker; Sådd = Majssådd ~ så spannmål; Besprutning = Växtskydd ~ bespruta; Slåtter = Vägkantsslåtter ~ slå gräs; Dikning = Grävning = Täckdikning; Snöröjning ~ ploga snö; Transporter; Kalkspridning = Gödningsspridning ~ sprida kalk; Betupptagning = Potatisupptagning; Stängsling = Staket; Majshackning; Häckklippning',
  ],
  forestry: [
    'skogsentreprenör, skogsföretag, skogsbolag, skogsmaskinföretag, skogsägare, virkesköpare, skogsförvaltare',
    'Avverkning = Slutavverkning ~ avverka skog; Gallring = Förstagallring ~ gallra skog; Röjning = Ungskogsröjning ~ röja skog; Plantering = Skogsplantering ~ plantera skog, plantera gran; Markberedning ~ markbereda; Skotning = Skördare och skotare ~ skota; Skogsbruksplan = Skogsbruksplaner; Virkesköp = Virkeshandel ~ köpa virke; Ved = Vedförsäljning; Grot = Flisning = Biobränsle; Hästkörning = Körning med häst; Stormskador = Vindfällen; Skogsvärdering = Värdering; Naturvård = Hyggesfritt; Skogsvägar = Dikesrensning; Linjegator = Ledningsgator',
  ],
  recycling: [
    'återvinningsföretag, skrothandlare, skrot, bilskrot, metallåtervinning, bildemontering',
    'Skrotköp = Järnskrot = Metallskrot ~ köpa skrot; Koppar = Aluminium = Metaller; Bilskrotning = Skrota bilen = Skrotbilar ~ skrota bil, hämta skrotbil; Elektronik = Elektronikavfall; Papper = Wellpapp = Kartong; Plast = Plaståtervinning; Trä = Träavfall; Katalysatorer; Kablar = Kabelskrot; Containrar = Containeruthyrning = Container; Begagnade bildelar = Bildelar; Batterier; Sekretessförstöring = Dokumentförstöring; Rivning = Demontering; Hämtning = Skrothämtning ~ hämta skrot; Krossning = Betongåtervinning',
  ],
};
