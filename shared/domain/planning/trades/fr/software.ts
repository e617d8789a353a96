import type { TradeTexts } from '../trades.ts';

/** Trades of software in French. */
export const software: TradeTexts<'software'> = {
  booking_software: [
    'logiciel de réservation, logiciel de prise de rendez-vous, agenda en ligne, système de réservation, application de réservation, plateforme de réservation',
    "Réservation en ligne = Prise de rendez-vous en ligne ~ réserver en ligne; Agenda = Planning ~ gérer agenda; Rappels SMS = Rappels automatiques = Rappels par e-mail ~ rappeler rendez-vous; Paiement en ligne = Acomptes ~ encaisser acompte; Synchronisation de calendriers = Google Agenda ~ synchroniser calendrier; Fichier clients = Fiches clients; Gestion des ressources = Salles et équipements; Liste d'attente; Cours collectifs = Réservation de cours; Bons cadeaux; Statistiques = Rapports; Widget de réservation = Intégration au site; Application mobile; Intégrations = API; Visioconférence; Avis clients",
  ],
  crm_software: [
    'logiciel CRM, CRM, logiciel de gestion de la relation client, gestion de la relation client, logiciel commercial',
    'Gestion des contacts = Contacts = Base de contacts ~ gérer contacts; Pipeline de vente = Pipeline commercial = Opportunités ~ suivre opportunités; Devis et factures = Devis ~ créer devis; Automatisation marketing = Campagnes e-mail = Emailing; Tâches et rappels = Relances = Tâches ~ relancer prospects; Tableaux de bord = Rapports = Statistiques; Gestion des leads = Prospection = Formulaires ~ qualifier leads; Synchronisation e-mail = Boîte mail = Intégration e-mail; Application mobile; Intégrations = API; Import de données = Migration ~ importer données; Service client = Tickets; Prévisions de ventes = Prévisions; Téléphonie; Signature électronique; Assistant IA',
  ],
  invoicing_software: [
    'logiciel de facturation, logiciel de devis et factures, facturation en ligne, logiciel de comptabilité, application de facturation',
    "Factures = Facturation = Création de factures ~ facturer, créer factures; Devis ~ établir devis; Facturation électronique = Facture électronique = Factur-X = QR-facture; Relances = Relances automatiques = Suivi des impayés ~ relancer impayés; Paiement en ligne = Liens de paiement; Rapprochement bancaire = Synchronisation bancaire; Notes de frais = Dépenses = Justificatifs ~ scanner justificatifs; TVA = Déclaration de TVA; Comptabilité = Export comptable = Accès expert-comptable; Factures récurrentes = Abonnements; Gestion des stocks = Catalogue d'articles; Suivi du temps; Tableau de bord = Statistiques = Trésorerie; Application mobile; Multidevise; Intégrations = API",
  ],
  project_software: [
    'logiciel de gestion de projet, outil de gestion de projet, gestion de projet, application de gestion de tâches, outil collaboratif',
    'Gestion des tâches = Tâches ~ attribuer tâches; Diagramme de Gantt = Gantt = Planning; Tableaux Kanban = Kanban; Suivi du temps = Feuilles de temps ~ saisir temps; Gestion des ressources = Plan de charge ~ planifier ressources; Budgets = Suivi budgétaire = Rentabilité; Partage de fichiers; Messagerie; Tableaux de bord = Rapports; Portail client = Accès client; Modèles de projet; Automatisations ~ automatiser flux; Intégrations = API; Application mobile; Gestion de portefeuille; Formulaires',
  ],
  time_tracking_software: [
    'logiciel de pointage, logiciel de suivi du temps, badgeuse, pointeuse, logiciel de gestion des temps, feuille de temps en ligne',
    "Pointage mobile = Application de pointage = Pointage ~ pointer téléphone; Badgeuse = Pointeuse = Terminal de pointage = Badges; Suivi du temps par projet = Temps par projet = Feuilles de temps; Congés et absences = Gestion des absences = Congés ~ demander congés; Heures supplémentaires = Compteurs d'heures = Annualisation; Géolocalisation; Export de paie = Préparation de la paie = Export vers la paie; Rapports = Tableaux de bord; Planning; Validation des heures ~ valider heures; Facturation du temps; Notes de frais; Intégrations = API; Conformité légale = Temps de travail réglementaire; Télétravail",
  ],
  rota_software: [
    "logiciel de planning, logiciel de planification du personnel, planning du personnel, planning d'équipe, logiciel de plannings",
    "Création de plannings = Planning en ligne = Plannings = Planification du personnel ~ planifier équipes, créer planning; Échange de créneaux = Échange de services = Bourse d'échange ~ échanger services; Gestion des absences = Congés et absences = Congés; Disponibilités = Préférences des employés ~ indiquer disponibilités; Pointage = Badgeuse; Application mobile = Application employés; Notifications = Alertes; Planification automatique = Planning automatique = IA; Règles légales = Convention collective = Conformité; Heures et compteurs; Export de paie = Préparation de la paie; Multi-sites = Multi-établissements; Prévision d'activité = Prévisions; Rapports = Statistiques; Messagerie interne; Contrats = Documents RH",
  ],
  inventory_software: [
    "logiciel de gestion de stock, gestion de stock, logiciel d'inventaire, WMS, logiciel d'entrepôt, gestion d'entrepôt",
    "Suivi des stocks = Stock en temps réel ~ suivre stock; Inventaires = Inventaire ~ compter stock; Codes-barres = Scan de codes-barres ~ scanner; Commandes fournisseurs = Réapprovisionnement ~ réapprovisionner; Lots et numéros de série = Traçabilité; Multi-entrepôts = Multi-dépôts; Préparation de commandes = Picking; Alertes de stock = Seuils d'alerte; Expéditions = Transporteurs = Étiquettes de transport; Gestion des retours; E-commerce = Connexion boutique en ligne; Nomenclatures; Rapports = Valorisation des stocks; Application mobile; Intégrations = API; Prévisions",
  ],
  till_software: [
    'logiciel de caisse, caisse enregistreuse, caisse tactile, système de caisse, point de vente, terminal de caisse',
    'Encaissement = Caisse tactile ~ encaisser; Paiement par carte = Terminal de paiement = TPE; Gestion des stocks = Stocks; Click and collect = Commande en ligne; Fidélité = Carte de fidélité = Programme de fidélité; Plan de salle = Gestion des tables; Écran cuisine = Bons de cuisine; Rapports de vente = Statistiques = Clôture de caisse; Imprimantes et tiroirs-caisses = Tiroir-caisse; Multi-magasins; Bons cadeaux; E-commerce; Comptabilité = Export comptable; Conformité NF525 = Caisse certifiée = Loi anti-fraude; Mode hors ligne; Gestion des employés',
  ],
  practice_software: [
    'logiciel médical, logiciel de cabinet, logiciel pour cabinet médical, logiciel patient, dossier médical informatisé, logiciel pour thérapeutes',
    'Dossier patient = Dossiers patients; Agenda = Prise de rendez-vous en ligne = Rendez-vous en ligne ~ prendre rendez-vous; Facturation = Télétransmission = Feuilles de soins; Téléconsultation; Ordonnances = Prescription électronique = Ordonnance numérique ~ prescrire; Rappels SMS = Rappels de rendez-vous; Messagerie sécurisée; Questionnaires = Anamnèse = Formulaires patients; Documents et courriers = Comptes rendus ~ rédiger courriers; Imagerie = Résultats de laboratoire; Statistiques; Sécurité des données = Hébergement HDS; Reprise de données = Migration ~ reprendre données; Application mobile; Dictée vocale; Gestion multi-praticiens',
  ],
  property_software: [
    'logiciel de gestion locative, logiciel de syndic, logiciel immobilier, logiciel de gestion immobilière, logiciel pour agences immobilières, logiciel de copropriété',
    "Gestion locative = Gestion des baux = Baux ~ gérer baux; Quittances = Quittancement = Appels de loyers ~ envoyer quittances; Comptabilité = Comptabilité mandants; Régularisation des charges = Décompte de charges ~ répartir charges; Gestion de copropriété = Assemblées générales = Vote en ligne; États des lieux = État des lieux numérique; Interventions = Gestion des incidents = Tickets; Portail locataire = Extranet = Portail propriétaire; Signature électronique; Diffusion d'annonces = Annonces = Passerelles portails ~ diffuser annonces; Relances = Impayés; GED; Location saisonnière = Channel manager; Rapports = Tableaux de bord; Application mobile; Mandats",
  ],
  school_software: [
    "logiciel scolaire, logiciel de gestion scolaire, ENT, logiciel pour écoles, logiciel de gestion d'école, application école",
    'Emplois du temps = Emploi du temps; Notes et bulletins = Bulletins ~ saisir notes; Absences = Gestion des absences ~ signaler absence; Communication avec les parents = Messagerie = Cahier de liaison; Cahier de textes = Devoirs; Inscriptions = Inscription en ligne ~ inscrire élèves; Facturation = Facturation des familles; Cantine = Périscolaire = Cantine et garderie; Dossier élève = Dossiers élèves; Paiement en ligne; Application parents = Application mobile; Évaluation par compétences = Livret de compétences; Planification des salles; Statistiques = Rapports; Intégrations; Sécurité des données',
  ],
  club_software: [
    "logiciel associatif, logiciel de gestion d'association, logiciel de club, gestion des adhérents, logiciel de gestion de club, application pour associations",
    'Gestion des adhérents = Gestion des membres = Fichier adhérents ~ gérer adhérents; Cotisations = Paiement des cotisations = Adhésion en ligne ~ encaisser cotisations; Comptabilité = Trésorerie; Événements = Inscription aux événements = Billetterie; E-mails groupés = Newsletters; Réservation de terrains = Planning = Réservation de créneaux; Présences = Convocations ~ convoquer joueurs; Dons = Reçus fiscaux ~ éditer reçus fiscaux; Site internet = Site du club; Application mobile; Partage de documents; Bénévoles = Gestion des bénévoles; Boutique en ligne; Assemblée générale = Vote en ligne; Licences; Statistiques',
  ],
  hr_software: [
    'logiciel RH, SIRH, logiciel de ressources humaines, logiciel de gestion RH, logiciel de paie',
    'Congés et absences = Gestion des congés ~ poser congés; Dossier du personnel = Dossiers salariés = Dossier salarié; Paie = Gestion de la paie = Bulletins de paie; Recrutement = ATS = Suivi des candidatures ~ recruter; Onboarding = Intégration des salariés; Entretiens annuels; Gestion de la formation; Temps de travail = Pointage; Notes de frais; Signature électronique = Documents RH; Organigramme; Rapports = Tableaux de bord = Indicateurs RH; Enquêtes = Baromètre social; Application mobile = Portail salarié; Planning; Intégrations = API',
  ],
  fleet_software: [
    'logiciel de gestion de flotte, gestion de flotte, géolocalisation de véhicules, télématique, logiciel de parc automobile, gestion de parc automobile',
    'Géolocalisation = Suivi GPS = Suivi des véhicules ~ localiser véhicules; Carnet de bord = Carnet de route électronique = Carnet de route; Entretien des véhicules = Suivi des entretiens = Échéances ~ planifier entretien; Carburant = Suivi du carburant = Consommation; Éco-conduite = Comportement de conduite; Contrôle des permis = Permis de conduire ~ contrôler permis; Autopartage = Réservation de véhicules = Véhicules partagés; Sinistres = Gestion des sinistres; Chronotachygraphe = Tachygraphe; Optimisation des tournées = Tournées; Coûts = Analyse des coûts = TCO; Alertes antivol = Antivol; Clés = Gestion des clés; Application conducteur = Application mobile; Véhicules électriques; Rapports',
  ],
  ecommerce_software: [
    'logiciel e-commerce, plateforme e-commerce, solution e-commerce, logiciel de boutique en ligne, solution de boutique en ligne',
    'Boutique en ligne = Création de boutique ~ créer boutique; Paiements = Paiement en ligne = Moyens de paiement; Gestion des commandes = Commandes; Gestion des stocks = Stocks; Catalogue produits = Catalogue = PIM; Livraison = Transporteurs = Expédition; Marketplaces = Places de marché = Amazon; SEO = Référencement; Marketing = Codes promo = Paniers abandonnés ~ relancer paniers abandonnés; Vente B2B = B2B; Abonnements; Multilingue = Multidevise = Vente internationale; Statistiques = Analyses; Intégrations = API = Applications; Avis clients; Click and collect',
  ],
  helpdesk_software: [
    'logiciel de helpdesk, logiciel de support client, logiciel de service client, logiciel de ticketing, helpdesk, outil de ticketing',
    "Gestion des tickets = Tickets = Ticketing ~ traiter tickets; Boîte partagée = Boîte de réception partagée = E-mails partagés; Chat en direct = Live chat = Chat ~ discuter clients; Chatbot = Agent IA = Réponses automatiques; Base de connaissances = FAQ = Centre d'aide; Automatisations = Workflows ~ automatiser; SLA = Délais de réponse; Téléphonie = Centre d'appels; Réseaux sociaux = WhatsApp; Rapports = Statistiques; Satisfaction client = Enquêtes de satisfaction; Portail client; Gestion des actifs = Parc informatique = Inventaire; Intégrations = API; Application mobile; Multilingue",
  ],
  analytics_software: [
    "logiciel d'analyse, outil d'analytics, logiciel de business intelligence, statistiques de site web, logiciel décisionnel, outil de statistiques web, BI",
    "Tableaux de bord = Dashboards ~ visualiser données; Rapports = Rapports automatiques = Reporting; Statistiques web = Statistiques de visites = Analyse d'audience ~ mesurer visites; Sans cookies = Respect de la vie privée = Conforme RGPD; Entonnoirs = Conversions = Analyse de conversions; Cartes de chaleur = Heatmaps = Enregistrement de sessions; Événements; Connecteurs de données = Sources de données = Connecteurs; Alertes; Tests A/B = A/B testing; Analyse de cohortes = Segments; Export de données = API = Exports; Prévisions = IA; Attribution = Campagnes; Temps réel; Auto-hébergement",
  ],
  monitoring_software: [
    'logiciel de supervision, supervision informatique, monitoring, surveillance de serveurs, logiciel de monitoring, surveillance de sites web',
    "Surveillance de disponibilité = Uptime = Surveillance de sites ~ surveiller sites; Surveillance de serveurs = Serveurs; Alertes = Notifications = Alertes SMS ~ alerter panne; Pages de statut = Page de statut; Gestion des incidents = Incidents; Astreintes = Gestion d'astreinte; Logs = Gestion des logs = Journaux; Performances applicatives = APM = Traces; Certificats SSL = Surveillance SSL = Noms de domaine; Supervision réseau; Tableaux de bord = Métriques; Surveillance d'API = API; Tâches cron = Surveillance cron; Surveillance de bases de données; Conteneurs = Kubernetes = Cloud; Rapports = SLA",
  ],
  backup_software: [
    'logiciel de sauvegarde, sauvegarde en ligne, sauvegarde cloud, solution de sauvegarde, télésauvegarde',
    "Sauvegarde de serveurs = Serveurs ~ sauvegarder serveurs; Sauvegarde de postes = Postes de travail = Ordinateurs; Sauvegarde Microsoft 365 = Microsoft 365 = Google Workspace; Restauration = Restauration de fichiers ~ restaurer fichiers; Chiffrement = Chiffrement de bout en bout ~ chiffrer; Protection contre les ransomwares = Anti-ransomware = Sauvegardes immuables; Plan de reprise d'activité = Reprise après sinistre = PRA; Machines virtuelles = Sauvegarde de VM; Bases de données = Sauvegarde de bases de données; Historique des versions; Sauvegarde de NAS = NAS; Sauvegarde de sites web = Sauvegarde WordPress; Archivage; Rapports = Supervision; Hébergement en France = Hébergement souverain = Centres de données; Revendeurs = Partenaires MSP = Marque blanche",
  ],
  developer_tool: [
    'outil de développement, outil open source, bibliothèque logicielle, framework, outil pour développeurs, outil en ligne de commande, SDK, logiciel libre',
    "Démarrage rapide = Prise en main ~ installer; Documentation = Guides = Référence de l'API; Interface en ligne de commande = CLI; API = SDK; Extensions = Plugins; Intégration continue = CI/CD; Tests automatisés; Débogage = Débogueur ~ déboguer; Exemples = Tutoriels; Forum = Discord; Notes de version = Feuille de route; Support professionnel = Support commercial; Intégration IDE = VS Code; Auto-hébergement; Licence = Code source; Parrainage = Sponsors",
  ],
  database: [
    'base de données, SGBD, moteur de base de données, base de données open source, base de données vectorielle, base de données relationnelle',
    "Démarrage rapide = Prise en main ~ installer; Documentation = Référence SQL; Requêtes SQL = SQL = Langage de requête ~ interroger données; Réplication = Haute disponibilité ~ répliquer; Sauvegarde et restauration = Sauvegardes; Benchmarks = Indexation; Recherche plein texte = Recherche vectorielle; Transactions = ACID; Mise à l'échelle = Sharding = Cluster; Clients et pilotes = Pilotes = Bibliothèques clientes; Version cloud = Service managé = Cloud; Chiffrement = Contrôle d'accès; Migration = Import de données ~ migrer; Extensions; Support entreprise; Séries temporelles",
  ],
  security_software: [
    'logiciel de sécurité, logiciel de cybersécurité, antivirus, gestionnaire de mots de passe, solution de cybersécurité, plateforme de cybersécurité',
    "Antivirus = Protection des postes = EDR ~ protéger postes; Gestionnaire de mots de passe = Coffre-fort de mots de passe = Mots de passe; Authentification multifacteur = Double authentification = SSO; Scan de vulnérabilités = Gestion des vulnérabilités ~ détecter vulnérabilités; Pare-feu; Sécurité des e-mails = Antispam = Anti-phishing; Sensibilisation = Simulation de phishing = Formation à la cybersécurité ~ sensibiliser employés; Chiffrement ~ chiffrer; VPN; Détection des menaces = SIEM = SOC = Détection et réponse; Gestion des accès = Gestion des identités = Contrôle des accès; Conformité = NIS2 = ISO 27001; Tests d'intrusion = Pentest; Sécurité du cloud; Surveillance du dark web = Fuites de données; Sécurité mobile = MDM",
  ],
  energy_software: [
    "logiciel de gestion de l'énergie, gestion énergétique, logiciel énergétique, suivi énergétique, logiciel de management de l'énergie, plateforme énergie",
    "Suivi des consommations = Suivi de consommation = Monitoring énergétique ~ suivre consommation; Tableaux de bord = Visualisation; Gestion de la recharge = Bornes de recharge = Supervision de bornes; Autoconsommation collective = Communautés énergétiques = Partage d'énergie; Supervision photovoltaïque = Suivi photovoltaïque = Production solaire; Facturation de l'énergie = Décompte d'énergie = Refacturation ~ facturer énergie; Bilan carbone = Empreinte carbone = Émissions; Alertes = Détection d'anomalies ~ détecter dérives; Gestion des pointes = Effacement = Flexibilité = Délestage; ISO 50001 = Décret tertiaire = Conformité; Prévisions = IA; Relève de compteurs = Sous-comptage; Batteries = Stockage; Gestion technique du bâtiment = GTB = Chauffage; Rapports; Intégrations = API",
  ],
  learning_software: [
    "LMS, plateforme e-learning, logiciel e-learning, plateforme de formation, logiciel de formation, plateforme d'apprentissage, application d'apprentissage",
    'Création de cours = Outil auteur = Création de contenus ~ créer cours; Quiz = Examens en ligne; Suivi des apprenants = Suivi de progression = Progression; Certificats = Attestations ~ délivrer certificats; Classes virtuelles = Visioconférence; Catalogue de formations = Catalogue; Parcours de formation = Parcours; Ludification = Gamification = Badges; Mobile learning = Application mobile; Vente de cours = Vente de formations ~ vendre formations; SCORM; Rapports = Statistiques; Forum; Qualiopi = Gestion administrative = Conventions; Microlearning; Intégrations = SSO = API',
  ],
  newsletter_software: [
    "logiciel d'emailing, logiciel de newsletter, outil d'emailing, plateforme d'emailing, email marketing, envoi de newsletters",
    "Éditeur de newsletters = Éditeur glisser-déposer = Éditeur ~ créer newsletter; Modèles d'e-mails = Templates; Gestion des contacts = Listes de contacts = Contacts; Automatisation = Scénarios automatisés = Marketing automation ~ automatiser e-mails; Segmentation = Segments ~ segmenter; Formulaires d'inscription = Formulaires = Pop-ups; Statistiques = Rapports; Tests A/B = A/B testing; SMS = SMS marketing; E-mails transactionnels = API SMTP; Délivrabilité; Conformité RGPD = Double opt-in; Landing pages = Pages d'atterrissage; Newsletters payantes = Abonnements payants = Monétisation; Intégrations = API; Intelligence artificielle = Assistant IA",
  ],
  document_software: [
    "GED, logiciel de gestion documentaire, gestion électronique de documents, logiciel d'archivage, signature électronique logiciel, coffre-fort numérique, logiciel de gestion de documents",
    "Archivage = Archivage électronique = Archivage à valeur probante ~ archiver documents; Recherche plein texte = Recherche de documents ~ retrouver documents; Numérisation = Scan = OCR ~ numériser; Workflows = Circuits de validation ~ valider documents; Signature électronique = Signatures ~ signer; Gestion des versions; Droits d'accès = Gestion des accès; Partage de documents = Partage sécurisé; Traitement des factures = Factures fournisseurs = Dématérialisation de factures; Gestion des contrats = Contrats; Modèles de documents = Génération de documents ~ générer documents; Coffre-fort numérique; Classement automatique = IA; Application mobile; Intégrations = API; Chiffrement = Conformité",
  ],
  field_service_software: [
    "logiciel de gestion d'interventions, logiciel d'intervention, gestion des interventions, logiciel SAV, logiciel pour artisans, GMAO, logiciel de maintenance, logiciel bâtiment",
    "Planification des interventions = Planning des interventions = Planning ~ planifier techniciens; Application mobile = Application technicien; Bons d'intervention = Rapports d'intervention = Fiches d'intervention ~ remplir rapport; Devis et factures = Facturation = Devis; Signature électronique = Signature client ~ faire signer; Optimisation des tournées = Tournées; Géolocalisation = Suivi GPS; Gestion des équipements = Parc d'équipements; Contrats de maintenance = Maintenance préventive; Gestion des stocks = Pièces détachées = Stocks; Saisie des heures = Temps de travail ~ saisir heures; Photos de chantier = Suivi de chantier; Portail client; Checklists = Formulaires; Mode hors ligne; Rapports = Statistiques",
  ],
  restaurant_software: [
    'logiciel de restaurant, logiciel pour restaurants, logiciel de réservation restaurant, logiciel de restauration, logiciel de gestion de restaurant',
    'Réservation de tables = Réservations en ligne = Réservations ~ réserver table; Plan de salle = Gestion des tables; Commande en ligne = Click and collect = Vente à emporter ~ commander en ligne; Livraison = Livraison intégrée = Uber Eats; Commande par QR code = QR code = Menu digital ~ scanner menu; Caisse = Encaissement; Écran cuisine = Tickets de cuisine; Stocks = Gestion des stocks = Inventaires; Fiches techniques = Recettes = Coûts matière ~ calculer coûts matière; Planning du personnel = Plannings; HACCP = Traçabilité = Relevés de températures; Fidélité = Programme de fidélité; Acomptes = Empreinte bancaire = No-show; Avis clients; Borne de commande = Bornes; Statistiques = Rapports',
  ],
};
