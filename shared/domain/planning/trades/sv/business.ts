import type { TradeTexts } from '../trades.ts';

/** Trades of business in Swedish. */
export const business: TradeTexts<'business'> = {
  lawyer: [
    'advokat, jurist, advokatbyrå, juristbyrå, juristfirma, advokatfirma',
    'Familjerätt = Skilsmässa = Vårdnadstvist = Vårdnad; Testamente = Testamenten ~ skriva testamente; Bouppteckning = Arvsrätt = Arv = Arvskifte; Bodelning; Äktenskapsförord = Samboavtal; Framtidsfullmakt; Arbetsrätt = Uppsägning; Brottmål = Offentlig försvarare = Målsägandebiträde; Affärsjuridik = Avtalsrätt = Bolagsrätt; Fastighetsrätt = Dolda fel = Fastighetstvist; Migrationsrätt = Uppehållstillstånd; Hyresrätt; Tvister = Tvistlösning = Processrätt; Konkurs = Insolvens; Immaterialrätt; Gåvobrev = Juridisk rådgivning',
  ],
  notary: [
    'notarius publicus, notarie, notarius',
    'Bestyrkande av namnteckning = Namnteckning ~ bestyrka namnteckning; Apostille = Apostillestämpel; Vidimering = Bestyrkta kopior = Kopior ~ vidimera kopior; Fullmakt = Fullmakter; Intyg = Levnadsintyg; Legalisering; Lotteridragning = Kontroll av lotteri; Reseintyg = Medgivande till resa; Bolagshandlingar; Översättningar = Auktoriserad översättning; Hembesök; Försäkran = Edlig försäkran',
  ],
  accountant: [
    'redovisningskonsult, redovisningsbyrå, revisor, bokföringsbyrå, revisionsbyrå, ekonomibyrå, ekonomikonsult',
    'Löpande bokföring = Bokföring = Redovisning ~ bokföra, sköta bokföring; Årsbokslut = Bokslut = Årsredovisning; Deklaration = Deklarationer = Inkomstdeklaration ~ deklarera; Lönehantering = Löner = Löneadministration ~ sköta löner; Moms = Momsredovisning = Momsdeklaration; Skatterådgivning = Skatter; Starta företag = Företagsstart = Bolagsbildning ~ bilda bolag; Revision; Fakturering = Leverantörsfakturor = Reskontra; Digital redovisning = Fortnox; Budget = Likviditetsplanering = Budget och prognos; Rådgivning = Ekonomisk rådgivning = Affärsrådgivning; Generationsskifte = Ägarskifte = Företagsvärdering; Ekonomichef = Controller = CFO; Likvidation; Enskild firma',
  ],
  insurance_broker: [
    'försäkringsförmedlare, försäkringsmäklare, försäkringsbyrå, försäkringsrådgivare',
    'Företagsförsäkring = Företagsförsäkringar; Hemförsäkring = Villaförsäkring; Bilförsäkring = Fordonsförsäkring; Ansvarsförsäkring; Tjänstepension = Pension; Sjukvårdsförsäkring = Sjukförsäkring; Livförsäkring; Gruppförsäkring; Fastighetsförsäkring; Cyberförsäkring; Transportförsäkring; Lantbruksförsäkring; Reseförsäkring; Olycksfallsförsäkring = Barnförsäkring; Skadehjälp = Skadereglering ~ anmäla skada; Riskanalys = Försäkringsgenomgång',
  ],
  mortgage_broker: [
    'låneförmedlare, bolånerådgivare, bolåneförmedlare, bolånemäklare',
    'Bolån = Nytt bolån; Flytta bolån = Byta bank = Omförhandla ränta; Lånelöfte; Samla lån = Samlingslån; Första bostaden = Förstagångsköpare; Byggnadskreditiv = Byggkredit; Tilläggslån = Utöka bolån = Renoveringslån; Överbryggningslån; Fritidshuslån; Företagslån; Seniorlån = Kapitalfrigöring; Lån vid skilsmässa; Privatlån = Blancolån; Ränterådgivning = Bunden ränta; Lån med betalningsanmärkning',
  ],
  financial_adviser: [
    'finansiell rådgivare, ekonomisk rådgivare, kapitalförvaltare, förmögenhetsrådgivare, privatekonomisk rådgivare, pensionsrådgivare, förmögenhetsförvaltare',
    'Pensionsrådgivning = Pension = Tjänstepension = Pensionsplanering; Investeringar = Placeringar = Placeringsrådgivning; Kapitalförvaltning = Diskretionär förvaltning = Förmögenhetsförvaltning; Ekonomisk planering = Finansiell planering; Fondsparande = Sparande = Fonder; Skatteplanering = Skatterådgivning; Arv och gåva = Generationsskifte; Bolån; Försäkringar = Livförsäkring = Inkomstförsäkring; Företagsförsäljning = Ägarskifte; Hållbara investeringar; Privatekonomi = Budgetrådgivning; Uttagsplanering = Pensionsuttag; Juridik = Familjejuridik; Second opinion',
  ],
  estate_agent: [
    'fastighetsmäklare, mäklare, mäklarbyrå, fastighetsmäklarbyrå, mäklarfirma',
    'Sälja bostad = Försäljning = Bostadsförsäljning ~ sälja hus, sälja lägenhet; Värdering = Fri värdering = Kostnadsfri värdering ~ värdera hus, värdera bostad; Köpa bostad = Till salu; Fritidshus; Nyproduktion; Uthyrning = Hyra ut ~ hyra ut bostad; Kommersiella fastigheter = Lokaler; Gårdar = Skog och lantbruk = Skogsfastigheter; Homestyling; Bostadsfotografering = Fotografering = Planritning; Besiktning = Besiktning inför försäljning; Juridik = Bouppteckning; Tomter; Bostadsrätter; Villor; Bostad utomlands',
  ],
  management_consultant: [
    'managementkonsult, organisationskonsult, verksamhetskonsult, affärsutvecklare, konsultbolag, företagsrådgivare, ledarskapskonsult',
    'Strategi = Strategiutveckling = Affärsstrategi; Förändringsledning; Verksamhetsutveckling = Processutveckling = Lean; Organisationsutveckling; Ledarskapsutveckling = Ledarskapsutbildning = Ledarutveckling; Ledningsgruppsutveckling = Grupputveckling; Affärsutveckling; Affärsplan = Starta företag; Digitalisering; Interimslösningar = Interimschef = Interim; Projektledning; Ägarskifte = Generationsskifte; Hållbarhet = Hållbarhetsredovisning; Styrelsearbete = Styrelseutveckling; Upphandling = Anbud; Workshops = Processledning = Facilitering',
  ],
  recruiter: [
    'rekryteringsföretag, bemanningsföretag, rekryterare, rekryteringskonsult, rekryteringsbyrå, headhunter',
    'Rekrytering = Chefsrekrytering = Tillsvidareanställning; Bemanning = Inhyrning = Personaluthyrning ~ hyra in personal; Executive search = Headhunting; Hyrrekrytering = Try and hire; Interim = Interimskonsulter; Lediga jobb = Jobb; Second opinion = Kandidatbedömning; Tester = Urvalstester = Personlighetstester; Bakgrundskontroll = Referenstagning; Omställning = Outplacement; HR-konsult = HR-stöd; Karriärcoachning = CV-hjälp; Annonsering = Jobbannonser; Konsultuthyrning; Employer branding; Internationell rekrytering',
  ],
  data_protection: [
    'dataskyddsombud, dataskyddskonsult, gdpr-konsult, integritetskonsult, dataskyddsjurist, informationssäkerhetskonsult',
    'Externt dataskyddsombud = DSO = Dataskyddsombud som tjänst; GDPR-granskning = GAP-analys = GDPR-revision = Nulägesanalys; Utbildning = GDPR-utbildning = Utbildningar; Konsekvensbedömning = DPIA = Konsekvensbedömningar; Personuppgiftsbiträdesavtal = PUB-avtal = Biträdesavtal; Integritetspolicy = Policyer; Personuppgiftsincidenter = Incidenthantering = Incidenter; Registerförteckning = Behandlingsregister; Cookies = Webbgranskning; Informationssäkerhet = ISO 27001 = LIS; Registerutdrag; AI-förordningen; NIS2; Tredjelandsöverföring; Visselblåsning',
  ],
  patent_attorney: [
    'patentombud, patentbyrå, varumärkesombud, immaterialrättsbyrå, patentkonsult',
    'Patent = Patentansökan = Patentansökningar ~ söka patent; Varumärken = Varumärkesregistrering = Varumärkesskydd ~ registrera varumärke; Design = Designskydd = Designregistrering; Patentsökning = Nyhetsgranskning = Freedom to operate; Invändningar = Invändning; Licensavtal = Licensiering; Intrång = Intrångsbedömning; IP-strategi = Portföljförvaltning; Upphovsrätt; Domännamn = Domäntvister; Årsavgifter; Varumärkesbevakning = Bevakning; Europapatent = Enhetspatent; Uppfinnarrådgivning; Avtal',
  ],
  translator: [
    'översättare, översättningsbyrå, tolk, auktoriserad translator, tolkförmedling',
    'Auktoriserad översättning = Auktoriserade översättningar; Teknisk översättning = Manualer ~ översätta manualer; Juridisk översättning = Avtal ~ översätta avtal; Medicinsk översättning; Webböversättning = Översättning av webbplatser = Lokalisering; Tolkning = Konferenstolkning ~ tolka; Marknadsöversättning = Transkreation; Korrekturläsning = Språkgranskning = Granskning; Litterär översättning = Böcker; Undertextning = Textning; Efterredigering = Maskinöversättning; Ekonomisk översättning; Betyg och intyg = Personbevis; Distanstolkning = Telefontolkning; Copywriting; Terminologi',
  ],
  copywriter: [
    'copywriter, skribent, textbyrå, contentbyrå, spökskrivare, innehållsproducent, innehållsbyrå',
    'Webbtexter = Texter till webben = Webbcopy ~ skriva webbtexter; Bloggar = Blogginlägg = Bloggtexter; SEO-texter = Sökoptimerade texter; Nyhetsbrev = E-postmarknadsföring; Broschyrer = Trycksaker = Broschyrtexter; Tonalitet = Skrivguide = Tone of voice; Kundcase = Reportage = Intervjuer; Sociala medier; Produkttexter = Produktbeskrivningar; Pressmeddelanden; Spökskrivning = Böcker = Krönikor; UX-texter = Mikrocopy; Annonser = Reklam = Slogans; Redigering = Korrekturläsning = Språkgranskning; Tal = Talskrivning; Skrivkurser = Workshops',
  ],
  editor: [
    'redaktör, lektör, korrekturläsare, språkgranskare, språkkonsult, textgranskare, förlagsredaktör',
    'Korrekturläsning = Korrektur ~ korrekturläsa; Språkgranskning = Textgranskning ~ språkgranska; Lektörsläsning = Lektörsutlåtande = Manusbedömning; Redigering = Manusredigering = Redaktörsarbete ~ redigera manus; Uppsatser = Avhandlingar = Uppsatsgranskning; Klarspråk = Klarspråksgranskning; Skönlitteratur = Romaner; Facklitteratur = Facktexter; Rapporter = Årsredovisningar; Egenutgivning = Bokproduktion; Sättning = Layout = Inlaga; Skrivcoachning = Skrivkurser; Provläsning; Webbtexter; Register',
  ],
  graphic_designer: [
    'grafisk formgivare, designbyrå, grafisk designer, formgivare, illustratör, designstudio, varumärkesbyrå',
    'Logotyp = Logotyper = Logodesign ~ rita logotyp; Grafisk profil = Grafisk identitet = Varumärke = Visuell identitet; Broschyrer = Trycksaker = Flyers; Förpackningsdesign = Förpackningar = Etiketter; Webbdesign = Hemsidor; Illustration = Illustrationer; Bokformgivning = Bokomslag = Böcker; Visitkort = Brevpapper; Affischer; Tidningar = Magasin; Mässmaterial = Montrar = Roll-ups; Skyltar = Skyltprogram; Infografik; Årsredovisningar = Rapporter; Sociala medier; Animation = Rörlig grafik',
  ],
  web_agency: [
    'webbyrå, webbutvecklare, webbdesigner, digitalbyrå, hemsidebyggare, webbföretag',
    'Hemsidor = Ny hemsida = Webbdesign = Webbplatser ~ bygga hemsidor; E-handel = Webbshop = WooCommerce = Webbutik; WordPress; SEO = Sökmotoroptimering; Underhåll = Webbförvaltning = Serviceavtal = Förvaltning; Webbhotell = Hosting; Webbutveckling = Webbapplikationer = Systemutveckling; Tillgänglighet = Tillgänglighetsgranskning; UX-design = UX; Digital marknadsföring = Google Ads; Innehåll = Texter = Foto; Landningssidor; Grafisk profil = Logotyp; Integrationer; Webbanalys; Utbildning',
  ],
  marketing_agency: [
    'reklambyrå, marknadsföringsbyrå, marknadsbyrå, seo-byrå, marknadskonsult, mediebyrå',
    'SEO = Sökmotoroptimering; Google Ads = Sökannonsering = SEM; Sociala medier = Annonsering i sociala medier; Content marketing = Innehållsproduktion = Content; E-postmarknadsföring = Nyhetsbrev; Varumärke = Varumärkesstrategi = Grafisk profil; Marknadsstrategi = Strategi = Marknadsplan; Hemsidor = Webb; Webbanalys = Analys; Influencer marketing; Kampanjer = Reklamkampanjer = Annonser; Marketing automation; Film = Video; Meta-annonsering = LinkedIn-annonsering; Konverteringsoptimering = CRO; Marknadschef att hyra = Interim marknadschef',
  ],
  pr_agency: [
    'pr-byrå, kommunikationsbyrå, pr-konsult, pressbyrå, kommunikationskonsult',
    'Pressmeddelanden = Pressmeddelande; Pressbearbetning = Mediebearbetning = Medierelationer; Kriskommunikation; Medieträning = Medieutbildning; Intern kommunikation = Internkommunikation; Public affairs = Lobbying = Opinionsbildning; Sociala medier; Influencer marketing = Influencers; Pressträffar = Pressresor = Pressevent; Kommunikationsstrategi = PR-strategi; Varumärkesbyggande; Innehåll = Content = Debattartiklar; Medieanalys = Mediebevakning; Lanseringar = Produktlanseringar; Hållbarhetskommunikation; Pressjour',
  ],
  photographer: [
    'fotograf, fotostudio, bröllopsfotograf, porträttfotograf, företagsfotograf, fotoateljé',
    'Bröllopsfotografering = Bröllop = Bröllopsfoto ~ fotografera bröllop; Porträtt = Porträttfotografering; Familjefotografering = Familjefoto; Nyföddfotografering = Nyfödd = Babyfotografering; Gravidfotografering = Gravid; Företagsfotografering = Företagsporträtt = Personalbilder ~ fotografera personal; Produktfotografering = Produktfoto = Produktbilder; Matfotografering = Matfoto; Bostadsfotografering = Fastighetsfotografering = Interiörfotografering = Arkitekturfotografering; Eventfotografering = Event = Eventfoto; Drönarfoto = Flygfoto = Drönarfotografering; Skolfoto = Skolfotografering; Passfoto = ID-foto; Studentfoto = Studentfotografering; Fotokurser = Kurser; Barnfotografering = Barn',
  ],
  videographer: [
    'videograf, filmproduktionsbolag, filmare, filmproducent, videoproducent, bröllopsfilmare, filmbolag',
    'Företagsfilm = Företagsfilmer; Bröllopsfilm = Bröllop; Reklamfilm = Reklamfilmer; Eventfilm = Eventfilmning; Drönarfilm = Drönarfilmning = Drönare; Animation = Animerad film = Förklaringsfilm; Sociala medier = Filmer för sociala medier; Produktfilm = Produktfilmer; Rekryteringsfilm; Dokumentärfilm = Dokumentärer; Utbildningsfilm = Instruktionsfilm; Livestreaming = Livesändning = Livestream; Intervjuer = Kundcase; Klippning = Redigering = Postproduktion ~ klippa film; Musikvideo = Musikvideor; Bostadsfilm = Mäklarfilm',
  ],
  sound_studio: [
    'inspelningsstudio, ljudstudio, musikstudio, podcaststudio, ljudtekniker, musikproducent',
    'Inspelning = Musikinspelning = Inspelningar ~ spela in band; Mixning = Mix = Mixa; Mastering; Podcast = Poddproduktion = Poddinspelning ~ spela in podd; Speaker = Voiceover = Röstinspelning; Ljudböcker = Ljudbok; Musikproduktion = Beats; Ljuddesign; Filmljud = Ljudläggning = Efterbearbetning; Liveinspelning; Jinglar = Filmmusik = Komposition; Replokal = Repetitionslokal; Digitalisering = Digitalisera band; Ljuduthyrning; Kurser = Sångcoachning; Barnkalas',
  ],
  printer: [
    'tryckeri, tryckare, boktryckeri, kopieringsbutik, digitaltryckeri, screentryckeri, copyshop',
    'Visitkort = Brevpapper = Kuvert; Flyers = Foldrar = Flygblad; Broschyrer = Kataloger; Affischer = Posters = Storformat; Böcker = Boktryck; Inbjudningskort = Bröllopskort = Kort; Digitaltryck; Offset = Offsettryck; Boktryck med handpress = Letterpress; Etiketter = Dekaler = Klistermärken; Förpackningar; Efterbehandling = Bindning = Inbindning; Banderoller = Vepor = Roll-ups; Textiltryck = Tröjor = Screentryck; Kopiering = Utskrifter = Skanning; Grafisk form = Layout',
  ],
  sign_maker: [
    'skyltmakare, skyltföretag, skyltfirma, dekorfirma, skyltmålare, reklamskyltföretag',
    'Fasadskyltar = Skyltar = Butiksskyltar; Ljusskyltar = Neonskyltar = LED-skyltar; Bildekor = Fordonsdekor = Foliering = Bilfoliering ~ foliera bilar, dekorera bilar; Fönsterdekor = Frostfilm = Fönsterfolie; Banderoller = Vepor = Flaggor; Handmålade skyltar = Skyltmålning ~ måla skyltar; Hänvisningsskyltar = Skyltprogram = Vägvisning; Namnskyltar = Dörrskyltar = Husskyltar; Bokstäver = Profilbokstäver = Frästa bokstäver; Mässmaterial = Roll-ups = Mässväggar; Dekaler = Klistermärken; Väggdekor = Fototapet; Byggskyltar; Montering = Skyltmontering ~ montera skyltar; Profilkläder = Textiltryck; Solfilm',
  ],
  it_services: [
    'it-företag, it-konsult, it-support, it-partner, it-bolag, it-leverantör, datakonsult',
    'IT-support = Support = Helpdesk; IT-drift = Drift = IT som tjänst; IT-säkerhet = Cybersäkerhet; Molntjänster = Molnet = Molnmigrering; Microsoft 365 = Office 365; Backup = Säkerhetskopiering; Nätverk = WiFi = Trådlöst nätverk; Servrar = Serverdrift; Telefoni = IP-telefoni = Växel; Hårdvara = Datorer; IT-strategi = IT-rådgivning; Arbetsplats som tjänst = Datorarbetsplats; Säkerhetsutbildning = Phishing-test; Brandvägg = Antivirus; Dataräddning; Skrivare = Konferensrumsteknik',
  ],
  software_developer: [
    'mjukvaruföretag, systemutvecklare, apputvecklare, programvaruföretag, mjukvaruutvecklare, it-utvecklingsbolag, systemutvecklingsföretag',
    'Systemutveckling = Skräddarsydda system = Mjukvaruutveckling; Apputveckling = Appar = Mobilappar ~ utveckla appar; Webbapplikationer = Webbutveckling; Integrationer = Systemintegration = API; Modernisering = Äldre system; UX-design = UX; AI = Artificiell intelligens = Maskininlärning; Molnutveckling = DevOps; Prototyper = MVP = Förstudie; Förvaltning = Systemförvaltning = Support och underhåll; Testning = Test = Kvalitetssäkring; Databaser = Dashboards = Business intelligence; Inbyggda system = IoT; Konsultuthyrning; E-handel; Kodgranskning',
  ],
  hosting: [
    'webbhotell, hostingleverantör, hostingföretag, molnleverantör, driftleverantör',
    'Webbhotellpaket = Webbhosting; WordPress-hosting = WordPress hosting; Domäner = Domännamn = Domänregistrering ~ registrera domän; VPS = Virtuella servrar = Molnservrar; Dedikerade servrar; E-post = E-posthotell; SSL-certifikat; Managed hosting = Managerad drift; Colocation = Datahall = Serverhall; Backup = Säkerhetskopiering; Objektlagring = Molnlagring; Kubernetes = Containrar; Databaser; Återförsäljare = Reseller; Flytthjälp = Flytta hemsida; DDoS-skydd',
  ],
  office_services: [
    'virtuell assistent, kontorsservice, sekreterarservice, administratör på distans, va, telefonpassning',
    'Kalenderhantering = Kalenderbokning ~ boka möten, hantera kalender; E-posthantering = Mejlhantering; Telefonpassning = Telefonsvar = Telefonservice ~ svara i telefon; Fakturering = Bokföring; Protokoll = Mötesanteckningar ~ skriva protokoll; Transkribering = Utskrift = Renskrivning; Resebokning = Bokning av resor; Registerhantering = Datainmatning = CRM; Sociala medier; Eventplanering = Kursadministration; Presentationer = PowerPoint; Nyhetsbrev = Hemsidesuppdatering; Projektstöd = Projektadministration; Kundtjänst; Arkivering; Föreningsadministration = Styrelsestöd',
  ],
  coworking: [
    'coworking, kontorshotell, coworkingspace, kontorskollektiv, coworkingkontor',
    'Flexplatser = Flexplats = Flexibla arbetsplatser; Fast plats = Egen arbetsplats = Fast skrivbord; Egna kontor = Kontorsrum = Kontor; Mötesrum = Konferensrum = Hyra mötesrum; Dagspass = Dagkort = Provdag; Virtuellt kontor = Postadress = Företagsadress; Eventlokal = Event; Medlemskap; Telefonbås; Poddstudio = Podcaststudio; Ateljéplats = Verkstad; Nätverksträffar = Frukostmöten = Community; Café = Fika; Förvaring = Skåp',
  ],
  stand_builder: [
    'monterbyggare, mässmonterbyggare, mässbyggare, utställningsbyggare, monterbyggnadsföretag',
    'Specialbyggda montrar = Skräddarsydda montrar = Mässmontrar; Modulmontrar = Modulsystem; Monterdesign = 3D-skiss ~ rita monter; Hyrmontrar = Hyra monter; Montering och demontering = Byggnation; Förvaring = Lagerhållning; Grafik = Vepor = Storformatsprint; Roll-ups = Mässväggar = Pop-up; Showroom; Scenbygge = Event; Utställningar = Museiutställningar; Butiksinredning; Belysning = AV-teknik; Transport = Frakt; Möbler = Möbeluthyrning; Projektledning',
  ],
  detective: [
    'privatdetektiv, detektivbyrå, utredningsfirma, privatspanare',
    'Otrohet = Otrohetsutredning; Spaning = Övervakning ~ spana; Personsökning = Hitta personer = Försvunna personer ~ hitta försvunna, leta efter person; Bakgrundskontroll = Bakgrundskontroller; Svinn = Internstöld = Interna utredningar; Bedrägeri = Bedrägeriutredning = Försäkringsbedrägeri; Vårdnadstvist = Vårdnadsutredning; Avlyssningskontroll = Buggsökning = Avlyssning; Tillgångsutredning = Dolda tillgångar; Delgivning = Stämningsman ~ delge; IT-utredning = Digital forensik; Sjukskrivning = Falsk sjukskrivning; Illojal konkurrens = Företagsspioneri; Stalkning = Hot; Boendekontroll = Otillåten andrahandsuthyrning = Andrahandsuthyrning; Provköp = Mystery shopping',
  ],
  inspection_body: [
    'besiktningsföretag, kontrollorgan, provningslaboratorium, certifieringsorgan, ackrediterat laboratorium, besiktningsorgan',
    'Fordonsbesiktning = Bilbesiktning = Kontrollbesiktning; Hissbesiktning = Hissar; Lyftanordningar = Truckbesiktning; Portbesiktning = Portar; Tryckkärl = Trycksatta anordningar = Cisternkontroll; Elbesiktning = Elrevision; ISO-certifiering = Certifiering = ISO 9001; Produktprovning = CE-märkning; Materialprovning = Oförstörande provning; Vattenanalys = Legionella; Markundersökning = Jordanalys; Livsmedelsanalys = Livsmedel; Asbestprov = Luftprov = Radonmätning; Skadebesiktning = Utlåtanden = Värdering; Bullermätning; Lekplatsbesiktning = Lekplatser',
  ],
  occupational_safety: [
    'arbetsmiljökonsult, företagshälsovård, arbetsmiljöingenjör, skyddsingenjör, brandskyddskonsult, säkerhetskonsult',
    'Riskbedömning = Riskbedömningar = Riskanalys ~ bedöma risker; Arbetsmiljöutbildning = BAM = Utbildningar; Systematiskt arbetsmiljöarbete = SAM; Brandskydd = Systematiskt brandskyddsarbete = SBA; Hjärt-lungräddning = HLR = Första hjälpen = HLR-utbildning; Skyddsrond = Skyddsronder; Bas-P och Bas-U = Bas-U = Byggarbetsmiljösamordnare; Medicinska kontroller = Hälsoundersökning = Tjänstbarhetsintyg; Ergonomi = Ergonomirond; Bullermätning = Dammätning = Mätningar; Kemikaliehantering = Kemiska risker; Rehabilitering = Rehab; Organisatorisk och social arbetsmiljö = OSA = Psykosocial arbetsmiljö; Utrymningsövning = Utrymning; Olycksutredning; Fallskyddsutbildning = Heta arbeten = Truckutbildning',
  ],
};
