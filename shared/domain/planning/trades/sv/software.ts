import type { TradeTexts } from '../trades.ts';

/** Trades of software in Swedish. */
export const software: TradeTexts<'software'> = {
  booking_software: [
    'bokningssystem, tidsbokningssystem, onlinebokning, bokningsprogram, bokningsplattform',
    'Onlinebokning dygnet runt = Boka online = Bokningssida; Påminnelser = SMS-påminnelser = Bokningspåminnelser ~ påminna kunder; Kalendersynk = Kalendersynkronisering = Google Kalender ~ synka kalender; Betalning online = Onlinebetalning = Förskottsbetalning ~ ta betalt; Personalschema = Medarbetarkalender; Gruppbokningar = Kurser = Gruppass; Resursbokning = Lokalbokning = Rumsbokning ~ boka lokaler; Väntelista = Köfunktion; Kundregister = Kundkort; Bokningswidget = Widget; Klippkort = Medlemskap; Presentkort; Statistik = Rapporter; Kanalhantering; Självincheckning; Mobilapp = App',
  ],
  crm_software: [
    'crm, crm-system, säljsystem, kundhanteringssystem, säljstöd',
    'Kontakthantering = Kundregister = Kontakter; Pipeline = Säljpipeline = Affärer ~ följa affärer; Leadshantering = Leads; E-postintegration = E-postspårning; Uppgifter = Påminnelser = Uppföljning; Offerter ~ skicka offert; Automatisering = Säljautomation = Arbetsflöden; Rapporter = Dashboards; E-postutskick = Nyhetsbrev; Säljprognoser = Prognoser; Telefoni = Samtalslogg; Import; Mobilapp = App; Ärendehantering = Kundtjänst; Dubblettkontroll',
  ],
  invoicing_software: [
    'faktureringsprogram, bokföringsprogram, ekonomisystem, fakturaprogram, redovisningsprogram',
    'Fakturering = Fakturor ~ skapa faktura, skicka faktura; Offerter = Offert; Betalningspåminnelser = Påminnelser = Inkasso ~ påminna om betalning; Kvitton = Kvittohantering = Kvittotolkning = Utlägg ~ fota kvitton, skanna kvitton; Bankkoppling = Bankavstämning; Momsrapport = Momsdeklaration = Moms; Kortbetalning = Swish; Återkommande fakturor = Abonnemang = Avtalsfakturering; E-faktura = E-fakturor = Peppol; Redovisningskonsult = Åtkomst för revisor; Tidrapportering; Rapporter = Resultatrapport; Leverantörsfakturor; Kundregister; Lön = Löner; Lager = Artiklar',
  ],
  project_software: [
    'projekthanteringsverktyg, projektverktyg, uppgiftshantering, projektledningsverktyg, planeringsverktyg, samarbetsverktyg',
    'Uppgifter = Att göra-listor ~ tilldela uppgifter; Gantt-schema = Gantt = Tidslinje; Kanban = Kanbantavlor; Tidrapportering = Tidrapporter ~ rapportera tid; Resursplanering = Beläggning; Fildelning = Dokument ~ dela filer; Budgetuppföljning = Projektbudget = Budget; Mallar = Projektmallar; Rapporter = Dashboards; Chatt = Kommentarer; Kundportal = Gäståtkomst; Milstolpar; Automatisering = Arbetsflöden; Scrum = Sprintar = Agilt; Kalender; Fakturering',
  ],
  time_tracking_software: [
    'tidrapporteringssystem, tidrapportering, stämpelklocka, tidredovisning, tidrapporteringsprogram',
    'Stämpling = Digital stämpelklocka = In- och utstämpling ~ stämpla in; Tidrapporter = Attest = Godkännande ~ attestera tid; Projekttid = Projektredovisning; Frånvaro = Semesteransökan = Ledighet ~ ansöka om ledigt, sjukanmäla; Övertid = Flextid = Komptid; Mobilapp = GPS-stämpling; Löneexport = Lönekoppling = Koppling till lönesystem; Terminaler = Tagg; Rapporter = Tidsrapporter; Raster = Arbetstidslagen; Fakturering = Debiterbar tid ~ fakturera tid; Personalliggare; Reseräkningar = Utlägg = Körjournal; Schemaläggning = Scheman; Påminnelser',
  ],
  rota_software: [
    'schemaläggningssystem, bemanningssystem, schemaprogram, schemaläggningsprogram, bemanningsplanering, schemasystem',
    'Schemaläggning = Schema = Passplanering ~ lägga schema, planera pass; Passbyte = Byte av pass ~ byta pass; Tillgänglighet = Önskeschema; Frånvaro = Ledighetsansökan = Semesterplanering ~ ansöka om ledigt; Stämpelklocka = Tidrapportering = Stämpling; Lediga pass = Öppna pass; Notiser = Pushnotiser = Meddelanden; Personalkostnader = Lönekostnader; Löneexport = Lönekoppling; Automatisk schemaläggning; Kollektivavtal = Arbetstidslagen; Mallar = Schemamallar; Flera enheter = Flera arbetsplatser; Kompetenser = Behörigheter; Prognoser = Bemanningsbehov; Jourscheman = Jour',
  ],
  inventory_software: [
    'lagersystem, lagerhanteringssystem, lagerprogram, wms, affärssystem lager',
    'Lagersaldo = Lagersaldon = Lageröversikt ~ hålla koll på lager; Streckkoder = Streckkodsläsare = Skanning ~ skanna streckkoder; Inköpsorder = Inköp = Beställningspunkt ~ beställa automatiskt; Orderhantering = Kundorder; Inventering ~ inventera; Flera lager = Lagerplatser; Batch och serienummer = Serienummer = Spårbarhet; E-handelskopplingar = Integrationer = Shopify; Lagervarningar = Saldovarningar; Rapporter; Leverantörer; Tillverkning = Strukturlistor; Plock och pack = Plocklistor = Frakt; Verktygshantering = Inventarier; Bäst före-datum; Mobilapp = App',
  ],
  till_software: [
    'kassasystem, kassaprogram, pos-system, kassaregister, kassa-app',
    'Kassa = Försäljning; Kortbetalning = Kortterminal = Swish ~ ta betalt med kort; Lagerhantering = Lager; Rapporter = Dagsavslut = Z-rapport; Bordskarta = Bordshantering; Kundklubb = Lojalitetsprogram = Bonus; E-handelskoppling = Webbshop; Kvitton = Digitala kvitton; Behörigheter; Köksskärm = Bongskrivare = Köksbongar; Presentkort; Bokföringskoppling = Koppling till bokföring = SIE-export; Flera butiker = Kedjor; Offlineläge; Hårdvara = Kassahårdvara; Självbetjäning = Självutcheckning = Beställningskiosk',
  ],
  practice_software: [
    'journalsystem, patientjournalsystem, klinikprogram, tandvårdssystem, vårdsystem, djurjournalsystem',
    'Journal = Patientjournal = Journalföring ~ skriva journal, dokumentera behandling; Kalender = Tidbok = Tidbokning; Onlinebokning = Webbokning; Fakturering = Betalning; Påminnelser = SMS-påminnelser; E-recept = Recept; Videobesök = Videomöten; Formulär = Hälsodeklaration = Frågeformulär; Behandlingsplaner = Träningsprogram; Intyg = Remisser; Patientportal; Labbsvar = Provsvar; Diktering = Taligenkänning; Röntgenkoppling = Bilder; Statistik = Rapporter; Flytt av journaler = Konvertering',
  ],
  property_software: [
    'fastighetssystem, fastighetsprogram, mäklarsystem, förvaltningssystem, uthyrningssystem',
    'Hyresavtal = Kontraktshantering = Uthyrningshantering; Hyresavisering = Avisering = Hyresavier ~ avisera hyror; Hyresreskontra = Betalningar; Ekonomi = Bokföring; Felanmälan = Ärendehantering ~ felanmäla; Hyresgästportal = Boendeportal = Mina sidor; Annonsering = Lägenhetsannonser = Hemnet-koppling; Visningar; Dokumenthantering = Dokument; Besiktning = Besiktningsprotokoll = Ronder; Stämmor = Årsstämma; E-signering = Digital signering; Mätarställningar = IMD; Rapporter; Bostadskö = Intressenter; Medlemsregister = BRF',
  ],
  school_software: [
    'skolsystem, lärplattform för skolor, skoladministrationssystem, elevadministrativt system, förskolesystem, kursadministrationssystem',
    'Frånvaro = Närvaro = Frånvaroanmälan ~ anmäla frånvaro; Betyg = Omdömen = Skriftliga omdömen; Schema = Schemaläggning; Kommunikation med vårdnadshavare = Föräldraapp = Meddelanden; Ansökan = Anmälan = Köhantering = Skolval; Fakturering = Avgifter; Elevregister = Elevakt; Läxor = Uppgifter = Inlämningar; Utvecklingssamtal; Kursanmälan = Kurser; Matsedel = Skolmat; Åtgärdsprogram = Extra anpassningar; Vikarier = Vikariehantering; Prov = Tester; Samtycken = Blanketter; Barnschema = Omsorgstider',
  ],
  club_software: [
    'föreningssystem, medlemssystem, medlemsregister, föreningsprogram, medlemshanteringssystem',
    'Medlemsregister online = Medlemshantering = Medlemslista ~ hantera medlemmar; Medlemsavgifter = Avgifter = Autogiro = Swish ~ ta betalt avgifter; Medlemsansökan = Anmälan online = Anmälningsformulär; Evenemang = Evenemangshantering; Utskick = Nyhetsbrev = E-post till medlemmar; Bokföring = Ekonomi; Föreningens hemsida = Hemsida; Gåvor = Donationer; Bokning = Banbokning = Lokalbokning; Närvaroregistrering = Närvaro = LOK-stöd; Medlemsportal = Medlemsapp; Matcher; Dokument; Årsmöte = Omröstning; Arbetspass = Volontärer; Statistik = Rapporter',
  ],
  hr_software: [
    'hr-system, personalsystem, lönesystem, rekryteringssystem, löneprogram, ats',
    'Personalregister = Digital personalakt = Medarbetardata; Frånvaro = Semesteransökan = Ledighet ~ ansöka om semester; Löner = Lönehantering = Lönekörning; Rekrytering = Kandidathantering = Ansökningar ~ annonsera jobb; Onboarding = Offboarding; Tidrapportering; Medarbetarsamtal = Utvecklingssamtal = Feedback; Självservice = Medarbetarportal; Utbildningar = Kompetenshantering; Reseräkningar = Utlägg; Rapporter = HR-analys; E-signering = Anställningsavtal; Medarbetarundersökningar = Pulsmätning; Organisationsschema; Arbetsflöden = Checklistor; OKR',
  ],
  fleet_software: [
    'fordonssystem, fordonsuppföljning, körjournalssystem, flottstyrning, flottstyrningssystem, ruttplaneringssystem, elektronisk körjournal',
    'GPS-spårning = Fordonsspårning = Positionering ~ spåra fordon; Ruttplanering = Ruttoptimering ~ planera rutter; Körjournal = Elektroniska körjournaler; Serviceplanering = Servicepåminnelser = Underhåll ~ planera service; Bränsle = Bränsleuppföljning; Körstil = Körbeteende = Sparsam körning; Färdskrivare = Fjärrtömning av färdskrivare; Körkortskontroll; Fordonskontroll = Daglig tillsyn; Leveranskvitto = Leveransbevis; Bilpool = Bokning av poolbilar; Elfordon = Laddning; Kostnadsrapporter = Rapporter; Skador = Skadehantering; Geofencing = Stöldskydd; Dashcam = Kamera',
  ],
  ecommerce_software: [
    'e-handelsplattform, e-handelssystem, webbshopsplattform, webbutikssystem',
    'Produkthantering = Produkter = Produktkatalog; Kassa = Checkout; Betalningar = Betalsätt = Klarna = Swish; Frakt = Fraktsedlar ~ skriva ut fraktsedlar; Teman = Mallar = Design; Orderhantering = Ordrar; Rabattkoder = Rabatter; Marknadsplatser = Amazon; Lagerhantering = Lager; SEO; E-postmarknadsföring = Övergivna varukorgar; Statistik = Rapporter; Flerspråkighet = Flera språk = Internationell försäljning; B2B = Kundpriser; Appar = Tillägg; Kassasystem = Butikskassa',
  ],
  helpdesk_software: [
    'ärendehanteringssystem, helpdesksystem, kundtjänstsystem, chattsystem, supportsystem, chattbot',
    'Ärendehantering = Ärenden = Tickets ~ hantera ärenden; Delad inkorg = Gemensam inkorg; Livechatt = Chatt; Kunskapsbas = Hjälpcenter = Självservice; Chattbot för kundtjänst = AI-assistent = AI-agent; Automatisering = Arbetsflöden; Rapporter = Statistik; Telefoni = Callcenter; Sociala medier = WhatsApp; Kundportal; SLA = SLA-hantering; Svarsmallar = Makron; Kundnöjdhet = Enkäter; Inventariehantering; Integrationer; Mobilapp = App',
  ],
  analytics_software: [
    'analysverktyg, beslutsstöd, business intelligence, webbanalysverktyg, rapportverktyg, bi-verktyg, dataplattform',
    'Dashboards = Instrumentpaneler ~ bygga dashboards; Rapporter = Rapportering; Datakopplingar = Datakällor = Integrationer ~ koppla data; Webbanalys = Besöksstatistik = Webbstatistik; Konverteringar = Trattar = Funnels; Heatmaps = Sessionsinspelningar; A/B-test = A/B-testning; Prognoser = Prediktiv analys; Datalager = ETL; Analys utan cookies; Larm = Avvikelser; Datavisualisering = Diagram; Inbäddad analys; AI-assistent; Segmentering; Enkäter',
  ],
  monitoring_software: [
    'övervakningssystem, webbplatsövervakning, serverövervakning, driftövervakning, statussida',
    'Upptidsövervakning = Övervakning av webbplatser ~ övervaka webbplatser; Övervakning av servrar = Infrastrukturövervakning ~ övervaka servrar; Larm = SMS-larm = Aviseringar ~ larma; Statussidor = Publik statussida; Logghantering = Loggar; Prestandaövervakning = APM; SSL-övervakning = Certifikat; Incidenthantering = Incidenter; Jourscheman = Beredskap; Cronjobb = Heartbeat; Nätverksövervakning; Dashboards; API-övervakning; Felspårning; Laddtider = Sidhastighet; Transaktionstester',
  ],
  backup_software: [
    'backupprogram, säkerhetskopieringsprogram, molnbackup, backuptjänst, onlinebackup',
    'Serverbackup = Backup av servrar ~ säkerhetskopiera servrar; Backup i molnet = Extern backup; Microsoft 365-backup = Backup av Microsoft 365; Återställning = Återställa filer; Kryptering; Skydd mot ransomware = Oföränderlig backup; Virtuella maskiner = VMware-backup; Databasbackup; Katastrofåterställning = Disaster recovery; Versionshantering = Versioner; Automatisk backup = Schemalagd backup; Backup av hemsidor = WordPress-backup; Övervakning = Backuprapporter; Datorbackup = Klientbackup; NAS-backup; Deduplicering',
  ],
  developer_tool: [
    'utvecklarverktyg, programbibliotek, ramverk, kommandoradsverktyg, api-plattform, kodredigerare, öppen källkod, sdk',
    'Kommandorad = CLI; API = REST API; Tillägg = Plugins; Dokumentation; Installation = Kom igång; Integrationer = GitHub-integration; Testning = Automatiska tester; Continuous integration = CI = Driftsättning; Konfiguration; Kodgenerering = Kodkomplettering; Felsökning = Debugger; TypeScript-stöd; Validering = Linting; Mallar; Egen drift = Docker; Benchmark',
  ],
  database: [
    'databas, databassystem, databashanterare, vektordatabas, tidsseriedatabas',
    'SQL = Frågespråk; Replikering = Hög tillgänglighet; Fulltextsökning = Sökning; Vektorsökning = Embeddings; Säkerhetskopiering = Backup och återställning; Klustring = Sharding = Skalning; Transaktioner = ACID; Drivrutiner = Klientbibliotek; Molntjänst = Hanterad tjänst; Tidsserier; Realtid = Ändringsströmmar; Kryptering = Behörigheter; Migrering = Import och export; Index = Indexering; Installation = Dokumentation; Benchmark',
  ],
  security_software: [
    'säkerhetsprogram, lösenordshanterare, antivirusprogram, vpn, cybersäkerhetsprogram, identitetshantering, sårbarhetsskanner',
    'Lösenordshantering = Lösenordsvalv = Lösenord ~ spara lösenord; Single sign-on = SSO; Tvåfaktorsautentisering = Multifaktorautentisering; Sårbarhetsskanning = Sårbarheter ~ skanna sårbarheter; Klientskydd = Antivirus = Virusskydd; VPN; E-postsäkerhet = Skydd mot nätfiske = Spamfilter; Nätfiskesimulering = Säkerhetsutbildning; Behörighetshantering = Användarhantering; Hotdetektering = SIEM; Efterlevnad = Granskningslogg; Delning av lösenord = Dela lösenord; Bevakning av dataläckor = Läckta lösenord; Kryptering; Brandvägg; Penetrationstest',
  ],
  energy_software: [
    'energisystem, energiuppföljningssystem, energiledningssystem, laddsystem, energistyrningssystem, laddoperatörssystem',
    'Energiuppföljning = Energiövervakning = Förbrukning ~ följa förbrukning; Laddhantering = Lastbalansering = Laddstyrning; Debitering = Fakturering av laddning ~ debitera laddning; Rapporter = Energirapporter = ISO 50001; Solcellsövervakning = Övervakning av solceller; Klimatredovisning = Klimatrapportering; Larm = Avvikelser; Mätvärden = Mätarinsamling = IMD ~ läsa av mätare; Effekttoppar = Effektstyrning; Batteristyrning = Batterioptimering; Timpris = Elpriser; Fastighetsstyrning = Värmestyrning; Prognoser; Hemmaenergi; Förarapp; Stödtjänster = Frekvensmarknad',
  ],
  learning_software: [
    'lärplattform, e-learningplattform, lms, utbildningsplattform, kursplattform, läroplattform, läroapp',
    'Skapa kurser = Kursverktyg = Kursbyggare ~ bygga kurser; Quiz = Prov = Tester; Certifikat = Intyg ~ utfärda intyg; Uppföljning = Statistik = Rapporter; Videolektioner = Webbinarier; Livelektioner = Virtuellt klassrum; Lärstigar = Utbildningsplaner; Gamification = Badges; Sälja kurser = Betalning; Obligatoriska utbildningar; Kursbibliotek = Färdiga kurser; Mobilapp = Mobilt lärande; SCORM; Diskussionsforum = Community; Glosor = Flashcards; Onboarding',
  ],
  newsletter_software: [
    'nyhetsbrevsverktyg, e-postmarknadsföringsverktyg, nyhetsbrevsprogram, marketing automation-verktyg, e-postverktyg',
    'Nyhetsbrev = E-postkampanjer ~ skicka nyhetsbrev; E-posteditor = Dra och släpp-editor; Mallar = Nyhetsbrevsmallar; Marketing automation = Automatiska flöden = Automation; Anmälningsformulär = Prenumerationsformulär; Segmentering = Segment = Taggar; A/B-test; Statistik = Rapporter = Öppningsfrekvens; Kontakthantering = Listor; Landningssidor; Transaktionsmejl = SMTP; SMS-utskick = SMS-marknadsföring; Betalda nyhetsbrev; E-handelskoppling = Övergivna varukorgar; Leveransbarhet; Personalisering',
  ],
  document_software: [
    'dokumenthanteringssystem, e-signeringstjänst, avtalshanteringssystem, dokumentsystem, e-signering',
    'Digital signering = E-signatur = Signering med BankID ~ signera avtal, signera dokument; Digitalt arkiv = Dokumentarkiv = Arkivering ~ arkivera dokument; Avtalshantering = Avtalsdatabas; Sökning = Fritextsökning = OCR ~ hitta dokument; Arbetsflöden = Godkännandeflöden = Godkännande; Fakturahantering = Leverantörsfakturor ~ attestera fakturor; Mallar = Avtalsmallar; Versionshantering = Versioner; Skanning ~ skanna dokument; Påminnelser = Bevakning av avtal; Behörigheter = Åtkomst; Dokumentgenerering; Fildelning = Datarum; E-postarkivering; Formulär; Spårbarhet = Loggar',
  ],
  field_service_software: [
    'fältservicesystem, arbetsordersystem, hantverkarsystem, system för hantverkare, byggprogram, projektsystem för hantverkare',
    'Planering = Planeringstavla = Resursplanering ~ planera jobb, planera montörer; Offerter = Offert; Fakturering = Fakturor = ROT-avdrag ~ skicka fakturor; Mobilapp = App för montörer; Arbetsorder = Digitala arbetsordrar = Arbetsordrar; Tidrapportering = Tidrapporter ~ rapportera tid; Ruttplanering; Kundregister = Kundhantering = CRM; Fotodokumentation = Bilder ~ fota jobb; Serviceavtal = Återkommande service; Signering = Kundsignatur; Material = Lager = Grossistkoppling; Egenkontroller = Checklistor = Formulär; Objektregister = Anläggningsregister; Kundportal = Onlinebokning; ÄTA-hantering = ÄTA',
  ],
  restaurant_software: [
    'restaurangsystem, bordsbokningssystem, onlinebeställningssystem, restaurangprogram, hotellsystem, bokningssystem för restauranger',
    'Bordsbokning = Onlinebokning = Bordsbokningar ~ boka bord; Bordsplan = Bordskarta = Bordsplacering; Onlinebeställning = Take away-beställning = Hemleverans ~ beställa online; Påminnelser = No show-skydd = Bekräftelser; Kassasystem = Kassakoppling = Kassa; Gästregister = Gästprofiler; Digital meny = QR-meny = QR-beställning; Köksskärm = Köksbongar; Receptkalkyl = Menykalkyl = Råvarukostnad; Lager = Inköp; Personalschema = Schemaläggning; Presentkort; Väntelista; Recensioner = Gästomdömen; Förskottsbetalning = Kortgaranti; Gruppbokningar',
  ],
};
