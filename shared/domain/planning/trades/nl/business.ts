import type { TradeTexts } from '../trades.ts';

/** Trades of business in Dutch. */
export const business: TradeTexts<'business'> = {
  lawyer: [
    'advocaat, advocatenkantoor, jurist, juridisch adviesbureau, advocaten, juristenkantoor',
    "Familierecht = Echtscheiding = Scheiding; Arbeidsrecht = Ontslag = Ontslagrecht; Huurrecht; Erfrecht = Erfenis; Ondernemingsrecht = Vennootschapsrecht; Contracten = Contractenrecht = Overeenkomsten; Strafrecht; Letselschade; Incasso = Incasso's = Invordering; Vreemdelingenrecht = Immigratierecht; Bestuursrecht = Omgevingsrecht; Vastgoedrecht = Bouwrecht; Mediation = Bemiddeling; Procederen = Geschillen; Intellectueel eigendom; Insolventierecht = Faillissement",
  ],
  notary: [
    'notaris, notariskantoor, notariaat',
    'Testament = Testamenten ~ testament opmaken; Levenstestament = Zorgvolmacht; Hypotheekakte = Hypotheek; Overdracht woning = Koop en verkoop = Leveringsakte = Woning kopen; Samenlevingscontract = Samenwonen; Huwelijkse voorwaarden = Huwelijkscontract = Trouwen; Bv oprichten = Oprichting bv = Vennootschap oprichten; Stichting oprichten = Vereniging oprichten; Schenking = Schenkingen = Schenken; Erfenis = Nalatenschap = Verklaring van erfrecht = Erfrecht; Echtscheiding = Scheiding; Splitsing = Splitsingsakte; Statutenwijziging = Aandelenoverdracht; Legalisatie = Handtekening legaliseren = Apostille; Volmacht; Mediation',
  ],
  accountant: [
    'accountant, accountantskantoor, boekhouder, administratiekantoor, belastingadviseur, boekhoudkantoor, fiscalist',
    'Boekhouding = Administratie = Financiële administratie; Jaarrekening = Jaarcijfers; Belastingaangifte = Aangifte inkomstenbelasting = Belastingaangiftes ~ aangifte doen; Btw-aangifte = Btw; Loonadministratie = Salarisadministratie ~ lonen verwerken; Vennootschapsbelasting; Fiscaal advies = Belastingadvies; Startersadvies = Bedrijf starten; Bedrijfsadvies = Ondernemingsplan; Online boekhouden = Digitale boekhouding; Controle jaarrekening = Audit; Bedrijfsoverdracht = Bedrijfsopvolging = Bedrijfswaardering; Erfbelasting = Estate planning; Toeslagen = Bezwaar; Prognoses = Liquiditeitsplanning; Subsidies',
  ],
  insurance_broker: [
    'verzekeringsadviseur, verzekeringskantoor, verzekeringsmakelaar, assurantiekantoor, assurantietussenpersoon',
    'Autoverzekering; Woonverzekering = Inboedelverzekering = Opstalverzekering = Brandverzekering; Aansprakelijkheidsverzekering = Aansprakelijkheid = Familiale verzekering; Zakelijke verzekeringen = Bedrijfsverzekeringen; Arbeidsongeschiktheidsverzekering = AOV = Gewaarborgd inkomen; Beroepsaansprakelijkheid; Zorgverzekering = Hospitalisatieverzekering; Reisverzekering; Rechtsbijstand = Rechtsbijstandverzekering; Overlijdensrisicoverzekering = Levensverzekering; Uitvaartverzekering; Cyberverzekering; Verzuimverzekering; Schade melden = Schadebehandeling ~ schade regelen; Pensioen = Pensioensparen; Hypotheken',
  ],
  mortgage_broker: [
    'hypotheekadviseur, hypotheekkantoor, hypotheekbemiddelaar, kredietmakelaar, hypotheekadvieskantoor',
    'Eerste huis = Starters = Starter op de woningmarkt = Startershypotheek; Hypotheek oversluiten = Oversluiten = Herfinanciering; Doorstromers = Verhuizen; Hypotheek voor ondernemers = Ondernemers = Zzp-hypotheek; Hypotheek verhogen = Verbouwing financieren = Verbouwing; Verduurzamen = Energiebespaarhypotheek; Overwaarde = Overwaarde opnemen = Seniorenhypotheek; Echtscheiding = Scheiden; Overbruggingskrediet; Verhuurhypotheek = Beleggingspand; Maximale hypotheek = Hypotheekberekening ~ hypotheek berekenen; Overlijdensrisicoverzekering = Schuldsaldoverzekering; Nieuwbouw = Nieuwbouwhypotheek; Tweede woning; Second opinion',
  ],
  financial_adviser: [
    'financieel adviseur, financieel planner, vermogensbeheerder, vermogensplanner, financieel adviesbureau, vermogensadviseur',
    'Financiële planning = Financieel plan; Pensioenadvies = Pensioenplanning = Pensioen; Beleggen = Beleggingsadvies = Beleggingen; Vermogensbeheer; Vermogensplanning = Successieplanning = Nalatenschapsplanning; Hypotheken = Hypotheekadvies; Lijfrente; Sparen = Pensioensparen; Inkomensbescherming = Arbeidsongeschiktheid; Echtscheiding = Scheiding; Ontslagvergoeding = Gouden handdruk; Schenken = Schenken en erven; Fiscaal advies = Belastingadvies; Eerder stoppen met werken; Bedrijfsverkoop; Duurzaam beleggen',
  ],
  estate_agent: [
    'makelaar, makelaarskantoor, vastgoedmakelaar, immokantoor, vastgoedkantoor, makelaardij, verhuurmakelaar',
    'Verkoop = Woning verkopen = Huis verkopen = Verkoopmakelaar; Aankoop = Aankoopmakelaar = Aankoopbegeleiding ~ huis kopen, huis zoeken; Taxatie = Taxaties = Schatting = Waardebepaling ~ woning taxeren; Verhuur = Woning verhuren = Huurwoningen ~ huurder zoeken; Beheer = Vastgoedbeheer = Verhuurbeheer; Bedrijfsvastgoed = Bedrijfsmakelaar = Bedrijfspanden; Nieuwbouw = Nieuwbouwprojecten; Gratis waardebepaling = Gratis schatting; Verkoopstyling = Vastgoedstyling; Bouwgrond = Gronden; Hypotheekadvies; Woningfotografie = Plattegronden; Syndicus = VvE-beheer; Veiling = Openbare verkoop; Agrarisch vastgoed = Boerderijen; Exclusief wonen = Buitenland',
  ],
  management_consultant: [
    'organisatieadviseur, adviesbureau, managementconsultant, bedrijfsadviseur, consultancybureau, organisatieadviesbureau, interim-manager',
    'Strategie = Strategieontwikkeling = Strategisch advies; Verandermanagement = Verandertrajecten; Procesverbetering = Procesoptimalisatie = Lean; Interim-management = Interim; Digitalisering = Digitale transformatie; Ondernemingsplan = Businessplan; Bedrijfsovername = Bedrijfsopvolging = Bedrijfsoverdracht; Organisatieontwikkeling; Leiderschapsontwikkeling = Leiderschap; Projectmanagement; Herstructurering = Reorganisatie; Kostenbesparing; Duurzaamheid = CSRD; Subsidieadvies = Subsidies; HR-advies; Workshops = Procesbegeleiding',
  ],
  recruiter: [
    'uitzendbureau, wervingsbureau, recruitmentbureau, werving en selectie, detacheringsbureau, headhunter, selectiekantoor',
    'Werving en selectie = Werving; Uitzenden = Uitzendkrachten = Uitzendwerk; Detachering = Detacheren; Executive search = Headhunting; Vacatures = Jobs; Payrolling = Payroll; Interim = Interim-professionals = Freelancers; Studentenjobs = Vakantiewerk = Flexi-jobs; Recruitment process outsourcing = RPO; Assessments; Outplacement; Loopbaanbegeleiding = Sollicitatietraining; Internationale werving = Arbeidsmigranten; Employer branding; Recruitmentadvies = HR-advies; Zzp-bemiddeling',
  ],
  data_protection: [
    'privacyconsultant, avg-adviseur, functionaris gegevensbescherming, privacyadviesbureau, gdpr-consultant, privacyjurist, privacy officer',
    'Externe functionaris gegevensbescherming = Externe FG = Externe DPO = DPO as a service; AVG-scan = GDPR-audit = Privacyscan = AVG-audit; Training = Bewustwording = Privacytraining; DPIA = Gegevensbeschermingseffectbeoordeling; Verwerkersovereenkomsten = Verwerkersovereenkomst; Privacyverklaring = Privacybeleid; Datalekken = Datalek; Verwerkingsregister = Register van verwerkingen; Cookies = Cookiebeleid = Websitescan; Informatiebeveiliging = ISO 27001; Inzageverzoeken = Rechten van betrokkenen; AI Act = AI-verordening; NIS2 = BIO = NEN 7510; Klokkenluidersregeling',
  ],
  patent_attorney: [
    'octrooigemachtigde, octrooibureau, merkengemachtigde, merkenbureau, octrooikantoor',
    'Octrooien = Octrooiaanvraag = Patenten ~ octrooi aanvragen; Merken = Merkregistratie = Merk registreren = Merkdepot; Modellen = Modelregistratie = Modelbescherming; Octrooionderzoek = Nieuwheidsonderzoek = Vrijheid van handelen; Oppositie = Opposities; Licenties = Licentieovereenkomsten; Inbreuk = Handhaving = Inbreukprocedures; IE-strategie = Portefeuillebeheer; Auteursrecht; Domeinnamen; Verlengingen = Taksen; Merkonderzoek = Merkbewaking; Europees octrooi = Unitair octrooi; Handelsnaam; Octrooicursus',
  ],
  translator: [
    'vertaler, vertaalbureau, tolk, beëdigd vertaler, tolk-vertaler, vertaalster',
    "Beëdigde vertalingen = Beëdigde vertaling = Officiële vertalingen; Technische vertalingen = Handleidingen ~ handleidingen vertalen; Juridische vertalingen = Contracten; Medische vertalingen; Websites vertalen = Websitevertaling = Lokalisatie; Tolken = Conferentietolken; Commerciële vertalingen = Marketingvertalingen; Proeflezen = Revisie = Correctie; Literaire vertalingen = Boeken; Ondertiteling = Ondertitelen; Post-editing; Financiële vertalingen = Zakelijke vertalingen; Akten = Diploma's = Uittreksels; Copywriting; Tolken op afstand = Telefonisch tolken; Spoedvertaling",
  ],
  copywriter: [
    'copywriter, tekstschrijver, contentbureau, tekstbureau, ghostwriter, contentschrijver',
    'Webteksten = Websiteteksten = Webcopy ~ teksten schrijven website; Blogs = Blogartikelen = Blogs schrijven; SEO-teksten = SEO-copywriting; Nieuwsbrieven = E-mailmarketing; Brochures = Folders = Brochureteksten; Tone of voice = Schrijfwijzer; Cases = Klantverhalen = Interviews; Social media = Socialmediateksten; Productteksten = Productbeschrijvingen; Persberichten; Ghostwriting = Boeken schrijven = Boeken; UX-writing = Microcopy; Slogans = Advertenties = Advertentieteksten; Redactie = Redigeren = Eindredactie; Speeches; Schrijftraining = Workshops',
  ],
  editor: [
    'redacteur, corrector, tekstcorrector, eindredacteur, redactiebureau, correctiebureau',
    'Correctie = Proeflezen = Taalcorrectie = Tekstcorrectie; Redactie = Redigeren = Persklaar maken; Eindredactie; Scriptiecorrectie = Scriptie nakijken = Scripties; Manuscriptbeoordeling = Manuscript beoordelen = Leesrapport; Romans = Fictie; Non-fictie; Rapporten = Jaarverslagen = Zakelijke teksten; Herschrijven = Heldere taal = B1-teksten; Boek uitgeven = Uitgeven in eigen beheer; Opmaak = Vormgeving; Registers; Schrijfcoaching; Proefredactie = Gratis proef; Webteksten; Proefschriften',
  ],
  graphic_designer: [
    'grafisch ontwerper, grafisch vormgever, ontwerpbureau, designbureau, vormgever, illustrator, brandingbureau',
    "Logo-ontwerp = Logo's ~ logo ontwerpen; Huisstijl = Huisstijlen = Branding = Visuele identiteit; Drukwerk = Folders = Flyers = Brochures; Verpakkingen = Verpakkingsontwerp = Etiketten; Webdesign = Websites; Illustraties = Illustratie; Boekontwerp = Boeken = Magazines; Visitekaartjes = Briefpapier; Affiches = Posters; Social media; Beursmateriaal = Beursstands; Signing = Belettering = Bewegwijzering; Infographics; Jaarverslagen; Geboortekaartjes = Trouwkaarten; Animaties = Motion design",
  ],
  web_agency: [
    'webdesigner, webbureau, webdesignbureau, internetbureau, webbouwer, digital agency, websitebouwer, webdeveloper',
    "Websites = Webdesign = Website laten maken = Website maken; Webshops = Webshop laten maken = E-commerce = WooCommerce; WordPress = WordPress-websites; SEO = Zoekmachineoptimalisatie; Onderhoud = Websiteonderhoud = Onderhoudscontract; Hosting = Webhosting; Maatwerk = Webapplicaties = Webdevelopment; Nieuwe website = Redesign; Toegankelijkheid = Digitale toegankelijkheid; Online marketing = Google Ads; Teksten = Fotografie = Content; UX-design = UI-design; Websitecheck = Snelheid = Audit; Landingspagina's; Huisstijl = Logo-ontwerp; Koppelingen = API-koppelingen",
  ],
  marketing_agency: [
    'marketingbureau, reclamebureau, online marketingbureau, seo-bureau, socialmediabureau, marketingadviseur',
    'SEO = Zoekmachineoptimalisatie; Google Ads = SEA; Social media = Socialmediamarketing = Socialmediabeheer; Contentmarketing = Contentcreatie; E-mailmarketing = Nieuwsbrieven; Branding = Huisstijl; Marketingstrategie = Marketingplan; Websites = Webdesign; Data en analyse = Analytics; Influencermarketing; Campagnes = Reclamecampagnes = Advertenties; Marketing automation; Video = Videomarketing; Social advertising = Facebook-advertenties = LinkedIn-advertenties; Conversieoptimalisatie = CRO; Marketing uitbesteden = Interim-marketeer',
  ],
  pr_agency: [
    'pr-bureau, communicatiebureau, persbureau, pr-adviseur, communicatieadviseur, woordvoerder',
    'Persberichten = Persbericht; Perscontacten = Mediarelaties = Free publicity; Crisiscommunicatie; Corporate communicatie = Bedrijfscommunicatie; Interne communicatie; Mediatraining; Social media; Influencermarketing; Public affairs = Lobby; Persevenementen = Persreizen = Persconferenties; Communicatiestrategie = PR-strategie = Communicatieplan; Thought leadership; Content = Ghostwriting; Mediamonitoring = Knipselkrant; Woordvoering; Productlanceringen',
  ],
  photographer: [
    'fotograaf, fotostudio, trouwfotograaf, bruidsfotograaf, portretfotograaf, bedrijfsfotograaf',
    "Trouwfotografie = Bruidsfotografie = Trouwreportage = Bruiloften; Portretten = Portretfotografie; Gezinsfotografie = Familiefotografie = Familieshoot = Gezinsshoot; Newbornfotografie = Newbornshoot = Babyfotografie; Zwangerschapsshoot = Zwangerschapsfotografie; Zakelijke portretten = Bedrijfsportretten = Profielfoto's; Productfotografie = Productfoto's; Foodfotografie; Vastgoedfotografie = Interieurfotografie = Architectuurfotografie; Eventfotografie = Evenementen; Dronefotografie = Luchtfotografie; Schoolfotografie = Schoolfoto's; Pasfoto's; Bedrijfsfotografie = Bedrijfsreportage = Personal branding; Workshops = Fotografiecursus; Albums = Wanddecoratie",
  ],
  videographer: [
    'videograaf, videoproductiebedrijf, filmmaker, videobedrijf, cameraman, trouwfilmer, filmproductiebedrijf',
    "Bedrijfsfilm = Bedrijfsvideo = Bedrijfsfilms; Trouwfilm = Bruidsvideo = Trouwvideo; Promotievideo = Commercials = Promofilm; Aftermovie = Eventvideo = Evenementen filmen; Drone-opnames = Dronebeelden; Animatievideo = Uitlegvideo = Animaties; Social media video's = Reels; Productvideo = Productvideo's; Wervingsvideo = Vacaturevideo; Documentaires; Instructievideo = E-learning; Livestream = Livestreaming; Interviews = Testimonials; Videomontage = Montage = Editing; Muziekvideo = Videoclips; Vastgoedvideo",
  ],
  sound_studio: [
    'opnamestudio, geluidsstudio, muziekstudio, podcaststudio, geluidstechnicus, muziekproducent',
    'Opnemen = Muziekopnames = Bandopname = Opnames; Mixen = Mixing; Mastering = Masteren; Podcasts = Podcast opnemen = Podcastproductie; Voice-over = Voice-overs = Stemopnames; Luisterboeken; Muziekproductie = Beats; Sounddesign; Audio voor film = Postproductie; Live-opnames; Jingles = Compositie; Oefenruimte = Repetitieruimte; Digitaliseren = Cassettes digitaliseren; Geluid verhuur = Geluidsverhuur; Workshops = Zangcoaching; Kinderfeestje',
  ],
  printer: [
    'drukkerij, drukker, printshop, copyshop, printcentrum, letterpressdrukkerij, printservice',
    'Visitekaartjes = Briefpapier = Enveloppen; Flyers = Folders; Brochures = Magazines; Posters = Affiches; Boeken = Boekdruk = Boeken drukken; Geboortekaartjes = Trouwkaarten = Kaarten; Digitaal drukwerk = Digitaal drukken; Offset = Offsetdruk; Letterpress; Etiketten = Stickers; Verpakkingen; Afwerking = Binden = Inbinden; Spandoeken = Banners; Textieldruk = T-shirts bedrukken = Zeefdruk; Rouwdrukwerk = Rouwkaarten; Kopiëren = Printen = Scannen',
  ],
  sign_maker: [
    'reclamemaker, signbedrijf, reclamebedrijf, letterzetter, belettering, signmaker, lichtreclamebedrijf',
    'Gevelreclame = Gevelletters = Gevelborden; Lichtreclame = Lichtbakken = Neonreclame; Autobelettering = Voertuigbelettering = Carwrapping = Autoreclame ~ auto bestickeren, wagen wrappen; Raambelettering = Raamfolie = Raamstickers; Spandoeken = Vlaggen = Banners; Bewegwijzering; Doosletters = Freesletters; Naamborden = Huisnummers; Beursmateriaal = Roll-ups; Stickers; Wanddecoratie = Behang; Bouwborden = Makelaarsborden; Handgeschilderde letters = Letterschilderen; Textieldruk = Bedrukte kleding; Montage = Plaatsing; Zonwerende folie',
  ],
  it_services: [
    'it-bedrijf, ict-bedrijf, ict-dienstverlener, systeembeheerder, it-dienstverlener, ict-beheerder, automatiseringsbedrijf',
    'Systeembeheer = ICT-beheer = Werkplekbeheer; Helpdesk = IT-support; Cybersecurity = IT-beveiliging; Cloud = Cloudoplossingen = Cloudmigratie; Microsoft 365 = Office 365; Back-up = Online back-up = Back-ups; Netwerken = Netwerkbeheer = Wifi; Servers = Serverbeheer; VoIP = Telefonie = Zakelijke telefonie; Hardware = Computers en laptops; ICT-advies = IT-consultancy; Online werkplek = Cloudwerkplek; Security awareness = Phishingtraining; Firewall = Antivirus; Dataherstel = Datarecovery; Internet = Glasvezel',
  ],
  software_developer: [
    'softwarebedrijf, softwareontwikkelaar, appbouwer, softwarebureau, softwarehuis, programmeur, app-ontwikkelaar',
    'Maatwerksoftware = Software op maat = Softwareontwikkeling; Apps = App-ontwikkeling = App laten maken = Mobiele apps; Webapplicaties = Webapps; Koppelingen = API-koppelingen = Integraties; Modernisering = Legacysoftware; UX-design = UI-design; Artificial intelligence = AI = Machine learning; Cloudontwikkeling = DevOps; MVP = Prototypes = Proof of concept; Onderhoud en support = Applicatiebeheer; Softwaretesten = Testen; Databases = Dashboards; Embedded software = IoT; Consultancy = Code review; Klantportalen = Portalen; E-commerce = Webshops',
  ],
  hosting: [
    'hostingprovider, hostingbedrijf, webhoster, webhostingbedrijf, cloudprovider',
    'Webhosting = Hostingpakketten = Shared hosting; WordPress-hosting = WordPress hosting; Domeinnamen = Domeinregistratie = Domeinnaam registreren; VPS = Virtuele servers; Dedicated servers; E-mail = E-mailhosting = Zakelijke e-mail; SSL-certificaten; Managed hosting; Colocatie = Datacenter; Back-ups = Back-up; Objectopslag = Cloudopslag; Kubernetes = Containers; Managed databases; Resellerhosting; Verhuisservice = Website verhuizen; DDoS-bescherming',
  ],
  office_services: [
    'virtueel assistent, secretariaatsbureau, secretariaatsservice, virtual assistant, secretaresse op afstand, office manager, telefoonservice',
    'Agendabeheer ~ agenda beheren; E-mailbeheer = Mailboxbeheer; Telefoonservice = Telefoonbeantwoording = Telefoonsecretariaat ~ telefoon aannemen; Facturatie = Boekhouding = Administratie; Notuleren = Notulen; Uitwerken audio = Transcriptie = Typewerk; Reizen boeken = Reisplanning; Gegevensinvoer = Data-invoer = CRM-beheer; Social media = Socialmediabeheer; Evenementen organiseren = Eventorganisatie; Presentaties = PowerPointpresentaties; Nieuwsbrieven = Websitebeheer; Projectondersteuning; Debiteurenbeheer; Klantenservice; Opruimen = Archiveren',
  ],
  coworking: [
    'coworkingspace, coworkingruimte, flexwerkplek, gedeeld kantoor, bedrijvencentrum, werkplekken',
    'Flexplekken = Flexwerkplekken = Flexdesk; Vaste werkplek = Vaste bureaus; Privékantoren = Kantoorruimte = Kantoren; Vergaderruimtes = Vergaderzalen = Vergaderzaal huren; Dagpas = Proefdag; Virtueel kantoor = Postadres = Vestigingsadres = Maatschappelijke zetel; Evenementenruimte = Evenementen; Lidmaatschap = Abonnementen; Belcellen = Belhokjes; Podcaststudio; Atelierruimte = Ateliers; Netwerkborrels = Community; Koffiebar = Lunch; Opslag = Lockers',
  ],
  stand_builder: [
    'standbouwer, standenbouwer, beursstandbouwer, standbouwbedrijf',
    'Maatwerkstands = Stands op maat = Beursstand op maat; Modulaire stands = Modulaire standbouw; Standontwerp = 3D-ontwerp ~ stand ontwerpen; Huurstands = Stand huren; Opbouw en afbouw = Montage; Opslag; Grafisch werk = Prints = Beursgraphics; Roll-ups = Pop-upstands = Beurswanden; Showrooms = Showroombouw; Decorbouw = Evenementen; Museuminrichting = Tentoonstellingen; Winkelinrichting = Interieurbouw; Verlichting = Audiovisueel; Transport = Logistiek; Meubilair = Meubelverhuur; Projectbegeleiding',
  ],
  detective: [
    'detectivebureau, privédetective, recherchebureau, particulier recherchebureau, particulier onderzoeker',
    'Overspel = Vreemdgaan = Ontrouw; Observatie = Schaduwen = Observaties; Vermiste personen = Personen opsporen = Opsporing; Achtergrondonderzoek = Screening = Pre-employment screening; Ziekteverzuim = Verzuimfraude = Onterecht ziekteverzuim; Bedrijfsdiefstal = Interne diefstal = Bedrijfsfraude; Verzekeringsfraude = Fraudeonderzoek; Alimentatie = Alimentatiefraude = Samenwoning; Afluisterapparatuur opsporen = Sweeping = Anti-afluisteronderzoek; Vermogensonderzoek = Verhaalsonderzoek = Debiteuren opsporen; Digitaal onderzoek = Digitale recherche; Concurrentiebeding; Omgangsregeling; Stalking; Mystery shopping; Leugentest',
  ],
  inspection_body: [
    'keuringsinstantie, keuringsbedrijf, testlaboratorium, inspectiebedrijf, certificatie-instelling, erkend keuringsorganisme',
    'APK-keuring = Autokeuring; Liftkeuring = Liften keuren; Hijsmiddelen = Hijs- en hefmiddelen = Heftruckkeuring; Elektrische keuring = NEN 3140 = Elektriciteitskeuring; Drukapparatuur; ISO-certificering = ISO 9001 = Certificering; CE-markering = Productkeuring; Materiaalonderzoek = Niet-destructief onderzoek; Wateranalyse = Legionella = Legionellaonderzoek; Bodemonderzoek = Grondanalyse; Voedselanalyse = Voedingsmiddelen; Asbestonderzoek = Asbestinventarisatie; Expertise = Schade-expertise = Taxaties; Geluidsmetingen; Speeltoestellen = Ladders en trappen; Stookinstallaties = Gaskeuring',
  ],
  occupational_safety: [
    'veiligheidskundige, arbodienst, veiligheidsadviseur, arboadviseur, preventieadviseur, externe preventiedienst',
    'RI&E = Risico-inventarisatie = Risicoanalyse ~ risico inventariseren; BHV-training = BHV = EHBO = BHV-cursus; VCA = VCA-cursus = VCA-certificering; Preventiemedewerker = Externe preventiemedewerker = Externe preventieadviseur; Verzuimbegeleiding = Bedrijfsarts; Toolboxmeetings = Toolbox; V&G-plan = Veiligheidscoördinatie; Werkplekinspecties = Veiligheidsinspecties; Brandveiligheid = Ontruimingsoefening = Ontruimingsplan; Werkplekonderzoek = Ergonomie; Gevaarlijke stoffen; Ongevallenonderzoek; ISO 45001; PMO = Gezondheidsonderzoek = Medisch onderzoek; Machineveiligheid; Psychosociale arbeidsbelasting = Vertrouwenspersoon',
  ],
};
