import type { TradeTexts } from '../trades.ts';

/** Trades of software in Dutch. */
export const software: TradeTexts<'software'> = {
  booking_software: [
    'boekingssoftware, reserveringssysteem, afsprakensoftware, online agenda, boekingssysteem, reserveringssoftware, afsprakensysteem',
    'Online boeken = Online afspraken = Online reserveren = Boekingspagina; Herinneringen = Sms-herinneringen = Afspraakherinneringen ~ herinnering sturen; Agendasynchronisatie = Agendakoppeling = Google Agenda ~ agenda synchroniseren; Online betalen = Aanbetalingen = Betalingen; Personeelsplanning = Medewerkersagenda; Groepslessen = Cursussen = Lesrooster; Ruimtes reserveren = Zaalreservering = Middelenplanning; Wachtlijst = Wachtlijsten; Klantenbestand = Klantenbeheer; Boekingswidget = Widget; Strippenkaarten = Abonnementen; Cadeaubonnen; Rapportages = Statistieken; Channelmanager; Mobiele app',
  ],
  crm_software: [
    'crm, crm-software, crm-systeem, relatiebeheersoftware, verkoopsoftware',
    'Contactbeheer = Relatiebeheer = Contacten; Verkooppijplijn = Pijplijn = Deals ~ deals volgen; Leadbeheer = Leads = Leadgeneratie; E-mailkoppeling = E-mailintegratie; Taken en herinneringen = Taken = Opvolging; Offertes ~ offerte maken; Automatisering = Workflows = Salesautomatisering; Rapportages = Dashboards; E-mailcampagnes = E-mailmarketing; Salesforecast = Prognoses; Telefonie = Belintegratie; Importeren = Data-import; Mobiele app; Klantenservice = Tickets; Ontdubbelen',
  ],
  invoicing_software: [
    'facturatiesoftware, boekhoudsoftware, factuurprogramma, boekhoudprogramma, facturatieprogramma',
    'Facturen = Facturen maken = Facturatie ~ factuur sturen; Offertes = Offertes maken; Betalingsherinneringen = Aanmaningen ~ herinnering sturen; Bonnetjes = Bonnen scannen = Scan en herken = Uitgaven ~ bonnetjes fotograferen; Bankkoppeling = Banktransacties; Btw-aangifte = Btw; Online betalen = Betaallink = Betalen met iDEAL; Periodieke facturen = Abonnementen = Automatische incasso; E-facturen = Peppol = UBL; Toegang voor boekhouder = Boekhouder; Urenregistratie = Uren; Rapportages = Winst en verlies; Kilometerregistratie = Ritten; Relatiebeheer; Voorraadbeheer; Mobiele app',
  ],
  project_software: [
    'projectmanagementsoftware, projectsoftware, takensoftware, planningssoftware, projectmanagementtool, samenwerkingssoftware',
    'Taken = Takenbeheer = Takenlijsten ~ taken toewijzen; Gantt-diagrammen = Gantt = Planning = Tijdlijn; Kanbanborden = Kanban; Urenregistratie = Tijdregistratie ~ uren bijhouden; Capaciteitsplanning = Resourceplanning; Bestanden delen = Documenten; Budgetbewaking = Budgetten; Sjablonen = Projectsjablonen; Rapportages = Dashboards; Chat = Reacties; Klantportaal = Gasttoegang; Mijlpalen; Automatiseringen = Workflows; Scrum = Sprints = Agile; Agenda; Facturatie',
  ],
  time_tracking_software: [
    'urenregistratiesoftware, tijdregistratiesoftware, urenregistratie, prikkloksoftware, tijdregistratiesysteem',
    'Prikklok = In- en uitklokken = Inklokken ~ in klokken; Urenstaten = Uren goedkeuren = Weekstaten; Projecturen = Projectregistratie; Verlofregistratie = Verlof = Verlofaanvragen ~ verlof aanvragen; Overuren = Plus-minuren; Mobiele app = Gps-registratie; Loonkoppeling = Export naar loonadministratie = Salarisverwerking; Terminals = Kiosk = Badges; Rapportages = Urenrapporten; Pauzes = Arbeidstijdenwet; Facturatie = Declarabele uren ~ uren factureren; Verzuim = Ziekmeldingen; Planning; Kilometers = Onkosten; Herinneringen',
  ],
  rota_software: [
    'roostersoftware, personeelsplanningssoftware, planningssoftware personeel, roosterprogramma, personeelsplanning software, werkroostersoftware',
    'Roosteren = Rooster maken = Personeelsplanning = Dienstrooster ~ diensten plannen; Diensten ruilen = Ruilen ~ dienst ruilen; Beschikbaarheid doorgeven; Verlof = Verlofaanvragen ~ verlof aanvragen; Urenregistratie = Klokken = Prikklok; Open diensten; Meldingen = Pushberichten = Berichten; Loonkosten = Personeelskosten; Loonkoppeling = Salariskoppeling = Export; Automatisch roosteren = Autoplanning; Cao en ATW = Arbeidstijdenwet; Sjablonen = Basisrooster; Meerdere vestigingen = Vestigingen; Competenties = Kwalificaties; Prognose = Omzetvoorspelling; Mobiele app',
  ],
  inventory_software: [
    'voorraadsoftware, voorraadbeheersysteem, magazijnsoftware, wms, voorraadbeheersoftware, voorraadprogramma',
    'Voorraadbeheer = Voorraadniveaus = Actuele voorraad ~ voorraad bijhouden; Barcodes = Barcodescanner = Scannen ~ barcodes scannen; Inkooporders = Inkoop = Bestellingen ~ automatisch bestellen; Orderbeheer = Verkooporders; Inventarisatie = Voorraadtelling ~ voorraad tellen; Meerdere magazijnen = Locaties; Batches = Serienummers = Partijen; Webshopkoppelingen = Koppelingen = Shopify; Minimumvoorraad = Voorraadmeldingen; Rapportages; Leveranciers; Productie = Stuklijsten; Verzending = Orderpicking = Pakbonnen; Gereedschapsbeheer = Middelenbeheer; Houdbaarheid = THT; Mobiele app',
  ],
  till_software: [
    'kassasoftware, kassasysteem, pos-systeem, kassaprogramma, kassa-app, geregistreerde kassa',
    'Afrekenen = Kassa; Pinbetalingen = Pinkoppeling = Kaartbetalingen; Voorraadbeheer = Voorraad; Rapportages = Omzetrapporten = Dagafsluiting; Tafelplan = Tafelindeling; Klantenkaart = Spaarsysteem = Loyaliteit; Webshopkoppeling = Webshop; Kassabonnen = Digitale bon; Medewerkersbeheer = Rechten; Keukenbonnen = Bonprinter = Keukenscherm; Cadeaubonnen; Boekhoudkoppeling = Boekhouding; Meerdere filialen = Filialen; Offline werken; Hardware = Kassahardware; Zelfbedieningskiosk = Bestelzuil',
  ],
  practice_software: [
    'praktijksoftware, epd, patiëntendossier software, tandartssoftware, dierenartssoftware, praktijkmanagementsoftware, zorgsoftware',
    "Patiëntendossier = Elektronisch patiëntendossier = Dossiervoering ~ behandelingen vastleggen; Agenda = Praktijkagenda; Online afspraken = Online boeken; Declareren = Facturatie = Declaraties ~ declareren bij verzekeraar; Herinneringen = Sms-herinneringen; Recepten = Voorschriften; Beeldbellen = Videoconsult; Vragenlijsten = Intakeformulieren; Behandelplannen = Oefenprogramma's; Brieven = Verslagen; Patiëntenportaal = Cliëntportaal; Labuitslagen = Labkoppeling; Spraakherkenning = Dicteren; Röntgenkoppeling; Rapportages; Dataconversie = Overstappen",
  ],
  property_software: [
    'vastgoedsoftware, makelaarssoftware, verhuursoftware, vastgoedbeheersoftware, vve-software, syndicussoftware',
    'Huurbeheer = Huurcontracten = Contractbeheer; Huurincasso = Huurinning ~ huur innen; Servicekosten = Afrekeningen; Boekhouding = Financieel beheer; Reparatieverzoeken = Meldingen = Onderhoud ~ reparatie melden; Huurdersportaal = Bewonersportaal; Woningen publiceren = Portalen = Funda-koppeling; Bezichtigingen; Documentbeheer = Documenten; Inspecties = Opnamestaten; Vergaderingen = Algemene vergadering; Digitaal ondertekenen; Meterstanden; Rapportages; Kandidaten = Huurdersscreening; VvE-beheer',
  ],
  school_software: [
    'schoolsoftware, leerlingvolgsysteem, schooladministratiesoftware, leerlingadministratiesysteem, kinderopvangsoftware, cursusadministratiesoftware',
    'Absentieregistratie = Aanwezigheid = Absenties ~ absenties bijhouden; Cijfers = Rapporten = Puntenboek; Roosters = Lesroosters = Roosteren; Oudercommunicatie = Ouderapp = Berichten; Aanmelden = Inschrijvingen = Online inschrijven; Schoolfacturen = Facturatie = Ouderbijdrage; Leerlingdossier = Leerlinggegevens; Huiswerk = Opdrachten; Oudergesprekken = Oudergesprekken plannen; Cursusbeheer = Cursusinschrijving; Maaltijden = Schoolmaaltijden; Zorg = Handelingsplannen; Vervanging; Toetsen = Examens; Toestemmingen = Formulieren; Wachtlijst = Kindplanning',
  ],
  club_software: [
    'verenigingssoftware, ledenadministratie, ledenadministratiesoftware, clubsoftware, ledenbeheersoftware',
    'Ledenadministratie online = Ledenbeheer = Ledenlijst ~ leden beheren; Contributie = Contributie innen = Automatische incasso ~ lidgeld innen; Online aanmelden = Aanmeldformulier = Inschrijvingen; Evenementen = Activiteiten = Evenementbeheer; Nieuwsbrieven = E-mails = Mailings; Boekhouding = Financiën; Verenigingswebsite = Website maken; Donaties = Donateurs; Baanreservering = Zaalreservering; Aanwezigheid = Presentie; Ledenportaal = Ledenapp; Teams = Wedstrijden; Documenten; Vergaderingen = Stemmen; Vrijwilligers = Vrijwilligersplanning; Rapportages',
  ],
  hr_software: [
    'hr-software, personeelssoftware, personeelsbeheersoftware, hrm-software, salarissoftware, wervingssoftware, ats',
    'Digitaal personeelsdossier = Personeelsdossiers; Verlofregistratie = Verlof ~ verlof aanvragen; Verzuim = Verzuimregistratie = Ziekmelden; Salarisadministratie = Salarisverwerking = Loonberekening; Werving = Sollicitanten = Recruitment ~ vacatures plaatsen; Onboarding; Urenregistratie; Beoordelingen = Functioneringsgesprekken = Feedback; Self-service = Medewerkersportaal; Opleidingen = Trainingen; Declaraties = Onkosten; Rapportages = HR-analytics; Digitaal ondertekenen; Enquêtes = Medewerkerstevredenheid; Organogram; Workflows',
  ],
  fleet_software: [
    'wagenparksoftware, fleetmanagementsoftware, voertuigvolgsysteem, track-and-trace, ritregistratiesoftware, routeplanningssoftware',
    "Gps-tracking = Voertuigen volgen = Track and trace; Ritregistratie = Kilometerregistratie = Rittenregistratie; Routeplanning = Routeoptimalisatie; Onderhoudsplanning = Onderhoud ~ onderhoud plannen; Brandstofbeheer = Tankpassen; Rijgedrag = Rijstijl; Tachograaf = Tachograaf uitlezen; Rijbewijscontrole; Voertuigcontrole = Checklists; Afleverbewijs; Deelauto's = Poolauto's = Autoreservering; Elektrisch wagenpark = Laadbeheer; Kostenrapportages = Rapportages; Schadebeheer = Schades; Geofencing = Diefstalbeveiliging; Dashcams",
  ],
  ecommerce_software: [
    'webshopsoftware, e-commerceplatform, webwinkelsoftware, webshopplatform, webshopsysteem',
    "Productbeheer = Producten = Catalogus; Checkout = Afrekenen; Betaalmethoden = Betalen met iDEAL = Betalingen; Verzending = Verzendlabels ~ labels printen; Designs = Thema's = Templates; Orderbeheer = Bestellingen; Kortingscodes = Kortingen; Marktplaatsen = Bol.com-koppeling = Amazon; Voorraadbeheer = Voorraad; SEO; E-mailmarketing = Verlaten winkelwagens; Statistieken = Rapportages; Meertalig = Internationaal verkopen; B2B-webshop = Klantprijzen; Apps = Plugins = Uitbreidingen; Kassakoppeling = Kassa",
  ],
  helpdesk_software: [
    'helpdesksoftware, klantenservicesoftware, ticketsysteem, livechatsoftware, chatbotsoftware',
    "Tickets = Ticketbeheer; Gedeelde inbox = Team-inbox; Livechat = Chat; Kennisbank = Helpcentrum = Selfservice; Chatbot = AI-assistent; Automatisering = Workflows; Rapportages = Statistieken; Telefonie = Callcenter; Social media = WhatsApp = Messaging; Klantportaal; SLA's = SLA-beheer; Standaardantwoorden = Macro's; Klanttevredenheid = Enquêtes; Assetbeheer; Koppelingen = Integraties; Mobiele app",
  ],
  analytics_software: [
    'analysesoftware, business-intelligencesoftware, webstatistieken, rapportagesoftware, dataplatform, bi-software',
    'Dashboards ~ dashboards bouwen; Rapporten = Rapportages; Datakoppelingen = Databronnen = Connectoren ~ data koppelen; Webstatistieken zonder cookies = Bezoekersstatistieken; Conversies = Funnels; Heatmaps = Sessieopnames; A/B-testen; Voorspellingen = Prognoses; Datawarehouse = ETL; Privacyvriendelijke statistieken; Meldingen = Anomaliedetectie; Datavisualisatie = Grafieken; Embedded analytics; AI-assistent; Segmentatie; Enquêtes',
  ],
  monitoring_software: [
    'monitoringsoftware, websitemonitoring, servermonitoring, uptimemonitoring, observability-platform, statuspagina-software',
    "Uptimemonitoring van websites = Websites bewaken = Websites monitoren; Servers monitoren = Infrastructuurmonitoring; Meldingen = Alarmen = Sms-alarmen; Statuspagina's = Statuspagina; Logbeheer = Logs; Prestatiemonitoring = APM; SSL-monitoring = Certificaten; Incidentbeheer = Incidenten; Piketdiensten = On-call; Cronjobs = Heartbeats; Netwerkmonitoring; Dashboards; API-monitoring; Foutregistratie = Error tracking; Laadtijd = Paginasnelheid; Transactiemonitoring",
  ],
  backup_software: [
    'back-upsoftware, online back-up, cloudback-up, back-upoplossing, disaster-recoverysoftware',
    'Serverback-up = Back-up van servers; Back-up in cloud = Externe back-up; Microsoft 365-back-up = Back-up van Microsoft 365; Herstellen = Bestanden terugzetten = Dataherstel; Versleuteling = Encryptie; Ransomwarebescherming = Onveranderlijke back-ups; VMware-back-up = Virtuele machines; Databaseback-up; Disaster recovery = Noodherstel; Versiebeheer = Versies; Automatische back-ups = Planning; Websiteback-up = WordPress-back-up; Controle = Back-uprapporten; Laptops = Werkplekback-up; NAS-back-up; Ontdubbeling',
  ],
  developer_tool: [
    'ontwikkeltool, opensourcebibliotheek, developer tool, opdrachtregeltool, api-platform, code-editor, framework, open source-bibliotheek, sdk, low-codeplatform',
    'Opdrachtregel = CLI; API = REST API; Plug-ins = Extensies; Documentatie; Installatie = Aan de slag; Integraties = GitHub-integratie; Testen = Geautomatiseerde tests; Continuous integration = CI = Deployment; Configuratie; Codegeneratie = Code aanvullen; Debuggen; TypeScript-ondersteuning; Validatie = Linting; Sjablonen; Zelf hosten = Docker-image; Benchmarks',
  ],
  database: [
    'database, databasesoftware, databasesysteem, vectordatabase, opensourcedatabase, tijdreeksdatabase',
    'SQL = Querytaal; Replicatie = Hoge beschikbaarheid; Zoeken in tekst = Full-text search; Vectorzoeken = Embeddings; Back-up en herstel = Back-ups; Clustering = Sharding = Schaalbaarheid; Transacties = ACID; Drivers = Clientbibliotheken; Clouddienst = Managed service; Tijdreeksen; Realtime = Change streams; Encryptie = Toegangsbeheer; Migratie = Import en export; Indexen; Installatie = Documentatie; Benchmarks',
  ],
  security_software: [
    'beveiligingssoftware, wachtwoordmanager, antivirussoftware, vpn, cybersecuritysoftware, identiteitsbeheersoftware',
    'Wachtwoordbeheer = Wachtwoordkluis = Wachtwoorden; Single sign-on = SSO; Tweestapsverificatie = Multifactorauthenticatie; Kwetsbaarheidsscan = Kwetsbaarheden = Vulnerability scanning; Endpointbeveiliging = Antivirus; VPN; E-mailbeveiliging = Phishingbescherming = Spamfilter; Phishingsimulatie = Security awareness; Toegangsbeheer = Gebruikersbeheer; Dreigingsdetectie = SIEM; Compliance = Auditlogs; Wachtwoorden delen; Darkwebmonitoring = Datalekmeldingen; Versleuteling = Encryptie; Firewall; Pentest',
  ],
  energy_software: [
    'energiemanagementsoftware, energiesoftware, laadbeheersoftware, energiebeheersysteem, energiemonitoringsoftware, laadpaalsoftware',
    'Energiemonitoring = Verbruiksmonitoring ~ verbruik volgen; Laadbeheer = Laadmanagement = Load balancing; Facturatie = Laadsessies afrekenen; Rapportages = Energierapporten = ISO 50001; Zonnepanelen monitoren = PV-monitoring; CO2-rapportage = CO2-boekhouding; Meldingen = Afwijkingen; Meterdata = Slimme meters = Tussenmeters ~ meters uitlezen; Piekbelasting = Peak shaving; Batterijsturing = Batterijoptimalisatie; Dynamische tarieven = Tarieven; Gebouwbeheer = Verwarming sturen; Prognoses; Thuisenergie; App voor rijders; Energiehandel',
  ],
  learning_software: [
    'leerplatform, e-learningplatform, lms, e-learningsoftware, cursusplatform, leermanagementsysteem, leerapp',
    'Cursussen maken = Auteurstool = Cursusbouwer; Toetsen = Quizzen = Examens; Certificaten; Voortgang = Voortgang volgen = Rapportages; Videolessen = Webinars; Live lessen = Virtueel klaslokaal; Leerpaden; Gamification = Badges; Cursussen verkopen = Betalingen; Verplichte trainingen = Compliance; Cursusbibliotheek = Kant-en-klare cursussen; Mobiel leren = Mobiele app; SCORM; Community = Forum; Flashcards = Woordjes leren; Onboarding',
  ],
  newsletter_software: [
    'nieuwsbriefsoftware, e-mailmarketingsoftware, nieuwsbrieftool, marketingautomationsoftware, e-mailmarketingplatform',
    "Nieuwsbrieven = E-mailcampagnes ~ nieuwsbrief versturen; E-maileditor = Drag-and-drop-editor; Sjablonen = Templates; Marketing automation = Automatische e-mails = Automatisering; Aanmeldformulieren = Inschrijfformulieren; Segmentatie = Segmenten = Tags; A/B-testen; Statistieken = Rapportages; Contactbeheer = Lijsten; Landingspagina's; Transactionele e-mails = SMTP; Sms-marketing = WhatsApp; Betaalde nieuwsbrieven; Webshopkoppeling = Verlaten winkelwagens; Afleverbaarheid; Personalisatie",
  ],
  document_software: [
    'documentmanagementsoftware, documentbeheersysteem, dms, e-signaturesoftware, contractbeheersoftware, digitaal ondertekenen software',
    'Digitaal ondertekenen = Elektronische handtekening = Digitale handtekening ~ documenten ondertekenen; Digitaal archief = Archivering ~ documenten archiveren; Contractbeheer = Contracten; Zoeken in documenten = OCR; Workflows = Goedkeuring = Goedkeuringsprocessen ~ facturen goedkeuren; Factuurverwerking = Inkoopfacturen; Sjablonen; Versiebeheer; Scannen ~ documenten scannen; Termijnbewaking = Herinneringen; Toegangsrechten = Rechten; Documentgeneratie; Bestanden delen = Dataroom; E-mailarchivering; Formulieren; Audittrail',
  ],
  field_service_software: [
    'buitendienstsoftware, fieldservicesoftware, werkbonsoftware, software voor installateurs, vakmansoftware, bouwsoftware',
    "Planning = Planbord = Monteurs plannen ~ klussen inplannen; Offertes = Offertes maken; Facturen = Facturatie; Mobiele app = Monteursapp; Digitale werkbonnen = Werkbonnen ~ werkbon invullen; Urenregistratie = Uren; Routeplanning; Klantenbeheer = Relatiebeheer = CRM; Foto's = Fotodocumentatie; Onderhoudscontracten = Periodiek onderhoud; Handtekening = Digitale handtekening; Voorraadbeheer = Materialen = Magazijn; Checklists = Formulieren = Certificaten; Installatiebeheer = Objectbeheer; Klantportaal; Calculatie",
  ],
  restaurant_software: [
    'horecasoftware, restaurantsoftware, reserveringssysteem restaurant, bestelsysteem, tafelreserveringssysteem, hotelsoftware',
    'Tafelreserveringen = Online reserveren = Reserveringen ~ tafel reserveren; Tafelplan = Plattegrond; Online bestellen = Afhaalbestellingen = Bezorgbestellingen; Herinneringen = No-showbescherming = Bevestigingen; Kassasysteem = Kassakoppeling = Kassa; Gastenbestand = Gastprofielen; QR-menu = Bestellen via QR = Digitale menukaart; Keukenscherm = Keukenbonnen; Receptuur = Kostprijsberekening = Foodcost; Voorraadbeheer = Inkoop; Roosters = Personeelsplanning; Cadeaubonnen; Wachtlijst; Reviews = Gastfeedback; Aanbetalingen = Creditcardgarantie; Evenementen',
  ],
};
