import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in French. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'école de langues, cours de langues, centre de langues, institut de langues',
    "Cours de français = Français langue étrangère = FLE; Cours d'anglais = Anglais; Cours d'allemand = Allemand; Cours intensifs = Cours intensif; Cours particuliers = Cours individuels; Cours en entreprise = Formations en entreprise; Cours en ligne; Préparation aux examens = TOEIC et TOEFL = DELF = Certifications; Cours pour enfants; Séjours linguistiques; Tests de niveau = Test de niveau",
  ],
  tutoring: [
    'soutien scolaire, cours particuliers, aide aux devoirs, cours de soutien, répétiteur, tutorat',
    "Cours de mathématiques = Mathématiques = Maths; Cours de français; Cours d'anglais; Aide aux devoirs ~ faire devoirs; Préparation au bac = Préparation aux examens = Préparation au brevet ~ préparer bac; Stages de vacances = Stages intensifs; Cours à domicile; Cours en ligne; Troubles dys = Dyslexie; Méthodologie = Coaching scolaire; Orientation scolaire",
  ],
  music_school: [
    'école de musique, conservatoire, cours de musique, professeur de piano, professeur de guitare, académie de musique',
    "Cours de piano = Piano; Cours de guitare = Guitare; Cours de violon = Violon; Cours de chant = Chant; Cours de batterie = Batterie; Flûte = Instruments à vent; Éveil musical = Jardin musical; Solfège = Formation musicale; Chorale = Ensembles = Orchestre; Cours d'essai = Séance d'essai; Location d'instruments; Concerts d'élèves = Auditions; Cours pour adultes",
  ],
  dance_school: [
    'école de danse, studio de danse, cours de danse, académie de danse',
    "Danse classique = Ballet; Danse contemporaine = Modern jazz; Hip-hop = Breakdance; Éveil à la danse = Danse enfants; Salsa = Bachata; Rock = Rock et swing; Danses de salon = Danse de couple; Tango = Tango argentin; Ouverture de bal = Danse de mariage = Première danse; Cours particuliers; Stages; Cours d'essai; Zumba; Location de salle = Location de studio; Spectacles = Gala de fin d'année",
  ],
  driving_school: [
    "auto-école, école de conduite, moniteur d'auto-école, auto-moto-école, moniteur de conduite",
    'Permis B = Permis voiture; Conduite accompagnée = AAC; Permis moto = Permis A2; Code de la route = Code = Cours de théorie ~ apprendre code; Boîte automatique = Permis boîte automatique; Permis remorque = Permis BE = Permis B96; Permis poids lourd = Permis C; Permis AM = Permis scooter; Stages de récupération de points = Récupération de points; Permis accéléré = Stage intensif; Perfectionnement = Remise à niveau; Permis bateau; Premiers secours = Cours de sensibilisation',
  ],
  riding_school: [
    "centre équestre, école d'équitation, poney-club, manège, club hippique, écuries",
    "Cours d'équitation = Cours d'équitation pour adultes = Leçons ~ monter à cheval; Baby poney = Poney pour enfants; Balades à cheval = Randonnées équestres = Promenades à cheval; Stages de vacances = Stages d'équitation; Pension de chevaux = Pensions ~ prendre chevaux en pension; Voltige; Équithérapie = Médiation équine; Concours = Compétitions; Anniversaires = Anniversaires à poney; Demi-pension; Attelage; Dressage; Travail du cheval = Débourrage ~ débourrer",
  ],
  swimming_school: [
    'école de natation, cours de natation, maître-nageur, leçons de natation',
    "Bébés nageurs; Cours enfants = Natation enfants = Cours de natation pour enfants; Cours adultes = Natation adultes = Aquaphobie ~ avoir peur de l'eau; Cours particuliers; Perfectionnement = Crawl; Aquagym = Aquabike; Stages de vacances = Stages intensifs; Aquagym prénatale; Sauvetage = Brevet de natation",
  ],
  art_school: [
    "école d'art, cours de dessin, atelier d'art, cours de peinture, atelier d'arts plastiques, école d'arts plastiques",
    "Cours de dessin = Dessin; Cours de peinture = Peinture à l'huile = Peinture; Aquarelle; Sculpture = Modelage; Cours pour enfants = Ateliers enfants; Céramique = Poterie; Gravure = Sérigraphie; Stages = Stages de vacances; Prépa = Classe préparatoire = Préparation aux concours; Anniversaires = Anniversaires créatifs; Photographie; Bande dessinée = Manga; Modèle vivant = Nu; Cours en ligne",
  ],
  cookery_school: [
    'école de cuisine, cours de cuisine, atelier de cuisine, ateliers culinaires',
    'Cours de cuisine; Cours de pâtisserie = Pâtisserie; Cours pour enfants = Ateliers enfants; Team building = Team building culinaire; Cuisine du monde = Sushis = Cuisine italienne; Cours de boulangerie = Pain; Cuisine végétarienne; Enterrement de vie de jeune fille = EVJF = Anniversaires; Cours particuliers; Accords mets et vins = Œnologie; Bons cadeaux; Location de cuisine = Privatisation',
  ],
  training_provider: [
    'organisme de formation, centre de formation, formation professionnelle, institut de formation, formateur',
    'Formations professionnelles = Formation continue; Formations certifiantes = Certifications = CAP; Formation intra-entreprise = Formations en entreprise; Formation en ligne = E-learning; Management = Leadership; Bureautique = Excel = Informatique; SST = Habilitations = CACES; Apprentissage = Alternance; Bilan de compétences; VAE = Validation des acquis; Financement = CPF = OPCO; Catalogue; Location de salles',
  ],
  kindergarten: [
    "crèche, micro-crèche, garderie, jardin d'enfants, école maternelle, halte-garderie, CPE, structure d'accueil",
    "Accueil des bébés = Nurserie = Section bébés; Accueil régulier = Accueil à temps plein; Accueil occasionnel = Halte-garderie; Projet pédagogique = Pédagogie Montessori = Pédagogie; Repas = Cuisine maison; Sorties en nature; Éveil musical; Crèche bilingue = Anglais; Inscription = Inscriptions = Préinscription; Crèche d'entreprise = Berceaux d'entreprise; Familiarisation; Centre de loisirs; Tarifs = Subventions",
  ],
  school: [
    'école privée, collège, lycée, école primaire, internat, école internationale, école Montessori',
    "École maternelle = Maternelle; École primaire = Primaire; Collège; Lycée = Gymnase; Internat; Admissions = Inscriptions; Étude surveillée = Étude du soir = Parascolaire; Cantine = Restauration; Options et langues = Section bilingue; Portes ouvertes = Journée portes ouvertes; Activités extrascolaires; Bourses = Frais de scolarité; Camps d'été = Stages de vacances; Transport scolaire",
  ],
  sports_club: [
    "club sportif, club de football, club de tennis, association sportive, club de gymnastique, club de handball, club d'athlétisme",
    "Équipes jeunes; École de foot = École de tennis = École de sport; Entraînements = Horaires d'entraînement; Matchs = Calendrier des matchs; Adhésion = Inscription = Licences ~ prendre licence; Tournois = Compétitions; Stages = Stages de vacances; Bénévolat = Bénévoles; Sponsors ~ sponsoriser; Club-house = Buvette; Location de terrains = Réservation de court; Gymnastique; Sport santé; Boutique",
  ],
  martial_arts: [
    "club d'arts martiaux, dojo, école d'arts martiaux, club de judo, club de karaté, club de boxe, salle de boxe",
    "Judo; Karaté; Boxe = Boxe anglaise = Boxe thaï; Jiu-jitsu brésilien = JJB; MMA; Aïkido; Taekwondo; Self-défense = Krav-maga; Cours enfants = Baby judo; Self-défense féminine; Tai-chi = Qi gong; Cours d'essai = Séance d'essai; Stages; Passages de grade = Ceintures; Compétitions; Cours particuliers",
  ],
  climbing_hall: [
    "salle d'escalade, salle de bloc, mur d'escalade, centre d'escalade, accrobranche, parc aventure",
    "Bloc = Escalade de bloc; Escalade sur corde = Voies; Cours débutants = Initiation = Cours d'initiation; Cours enfants = École d'escalade; Anniversaires; Team building = Groupes d'entreprise; Location de matériel = Location de chaussons; Sorties en falaise = Escalade en extérieur; Cours particuliers; Abonnements = Tarifs; Bar = Restaurant; Accrobranche = Parcours aventure = Tyroliennes; Yoga = Fitness; Groupes scolaires",
  ],
  sailing_school: [
    'école de voile, centre nautique, école de croisière, club de voile, bateau-école, base nautique',
    'Stages enfants = Optimist = Stages de voile; Cours de voile adultes = Cours de voile; Catamaran; Croisières = Croisière école; Permis bateau = Permis côtier = Permis hauturier; Planche à voile = Wingfoil = Windsurf; Location de bateaux; Stand up paddle = Paddle; Kayak; Régates = Compétition; Sorties en mer = Coaching voile; Team building; Classes de mer = Groupes scolaires; Kitesurf',
  ],
  diving_school: [
    'centre de plongée, club de plongée, école de plongée, plongée sous-marine',
    'Baptêmes de plongée = Baptême de plongée = Baptêmes ~ plonger première fois; Niveau 1 = Open Water; Plongées explorations = Explorations = Sorties plongée; Formation PADI = PADI; Advanced = Niveau 2 = Niveau 3; Snorkeling = Randonnée palmée; Plongée enfants = Bubblemaker; Apnée; Location de matériel; Plongées sur épaves = Épaves; Nitrox = Spécialités; Gonflage = Révision de matériel ~ gonfler blocs; Voyages plongée = Voyages; Formation moniteur = Divemaster',
  ],
  ski_school: [
    'école de ski, moniteur de ski, école de snowboard, ESF, cours de ski',
    "Cours collectifs enfants = Jardin d'enfants = Jardin des neiges; Cours collectifs adultes = Cours collectifs; Cours particuliers = Leçons privées; Snowboard = Cours de snowboard; Ski de fond = Ski nordique; Ski hors-piste = Freeride = Hors-piste; Ski de randonnée; Raquettes; Location de skis = Location de matériel; Handiski; Descente aux flambeaux = Médailles; Groupes et séminaires = Team building; Freestyle = Télémark",
  ],
  boat_hire: [
    'location de bateaux, location de canoës, location de kayaks, croisières, promenades en bateau, location de péniches, location de voiliers',
    'Location de bateaux sans permis = Bateaux sans permis ~ louer bateau; Location de bateaux à moteur = Bateaux à moteur = Semi-rigides; Voiliers = Location de voiliers; Canoës et kayaks = Canoës = Kayaks; Stand up paddle = Paddles; Pédalos; Promenades en bateau = Croisières = Excursions en bateau; Location avec skipper = Skipper; Croisière au coucher de soleil = Apéro en bateau; Événements à bord = Anniversaires à bord = EVJF; Pêche en mer = Sorties pêche; Jet-ski = Ski nautique; Péniches; Groupes scolaires',
  ],
  bike_hire: [
    'location de vélos, loueur de vélos, location de vélos électriques, location VTT',
    "Vélos électriques = VTT électriques = VAE ~ louer vélo électrique; VTT; Vélos de route = Vélos de course; Vélos de ville = VTC; Vélos enfants = Sièges enfants = Remorques enfants; Vélos cargos; Tandems; Visites guidées à vélo = Balades guidées = Balades à vélo; Itinéraires = Parcours; Livraison de vélos ~ livrer vélos; Location longue durée; Réparation de vélos; Vente de vélos d'occasion; Trottinettes",
  ],
  outdoor_guide: [
    'guide de montagne, accompagnateur en montagne, guide nature, bureau des guides, moniteur de sports nature, guide de haute montagne',
    "Randonnées = Randonnées guidées = Randonnée accompagnée; Alpinisme = Ascensions; Raquettes = Sorties en raquettes; Ski de randonnée = Ski hors-piste; Escalade = Cours d'escalade; Via ferrata; Canyoning; Rafting = Canoë et kayak = Hydrospeed; Bivouac = Treks = Trekking; Observation des animaux = Sorties nature = Observation de la faune; Survie = Stages de survie = Bushcraft; Parapente = Baptêmes de parapente; Team building = Séminaires; Sorties scolaires; Spéléologie; VTT",
  ],
  city_guide: [
    'guide touristique, guide-conférencier, visites guidées, guide de ville, guide conférencière',
    'Visites guidées = Visite de ville = Visites de la ville; Visites privées = Visite privée; Visites gourmandes = Food tours = Dégustations; Visites de musées = Musées; Visites insolites = Visites nocturnes; Visites pour enfants = Visites en famille = Visites scolaires; Jeux de piste = Chasses au trésor = Rallyes; Excursions = Excursions à la journée; Visites à vélo = Visites en segway; Street art; Visites pour groupes = Groupes et autocaristes; Visites virtuelles; Visites en langues étrangères',
  ],
  travel_agency: [
    'agence de voyages, tour-opérateur, voyagiste, organisateur de voyages, agent de voyages, réceptif',
    "Voyages sur mesure = Voyage sur mesure; Circuits = Circuits accompagnés; Séjours = Séjours balnéaires = Vacances balnéaires; Croisières; Voyages de noces = Lune de miel; Voyages de groupe; Voyages d'affaires = Séminaires à l'étranger; Billets d'avion = Vols ~ réserver vol; City trips; Safaris; Trekkings = Randonnées; Location de voitures; Visas = Assurances voyage; Voyages scolaires; Voyages solo; Listes de mariage = Bons cadeaux",
  ],
  museum: [
    "musée, écomusée, centre d'exposition, site historique, château-musée, centre d'interprétation",
    'Collections = Exposition permanente = Collection; Expositions temporaires = Expositions; Visites guidées ~ visiter; Ateliers enfants; Groupes scolaires; Événements = Agenda = Conférences; Audioguide = Audioguides; Boutique; Café = Restaurant; Location de salles = Privatisation ~ louer salle; Anniversaires; Amis du musée = Devenir membre; Informations pratiques; Archives = Centre de documentation; Dons = Mécénat; Réservations = Billetterie',
  ],
  gallery: [
    "galerie d'art, galerie, espace d'art, centre d'art, galeriste",
    "Expositions = Exposition en cours; Nos artistes; Œuvres disponibles = Tableaux = Œuvres; Sculptures; Photographies; Estampes = Éditions; Vernissages = Événements; Conseil en art = Conseil aux collectionneurs; Location d'œuvres = Art en entreprise ~ louer œuvre; Estimation; Encadrement; Résidences = Appel à candidatures; Foires = Salons; Location d'espace = Privatisation",
  ],
  theatre: [
    'théâtre, salle de spectacle, compagnie de théâtre, café-théâtre, troupe de théâtre, marionnettes, cirque',
    'Programmation = Spectacles; Billetterie = Réservations ~ acheter billets; Abonnements; Jeune public = Spectacles jeune public; Cours de théâtre = Ateliers théâtre; Représentations scolaires; Location de salle = Privatisation ~ louer salle; Tournées = Spectacles en tournée; Bar = Restaurant; Concerts; Humour = Stand-up; Improvisation; Bons cadeaux; Bénévolat; Visites des coulisses = Visites',
  ],
  cinema: [
    "cinéma, salle de cinéma, cinéma d'art et d'essai, ciné-club, cinéma indépendant, cinéma en plein air",
    "À l'affiche = Horaires; Prochainement = Films à venir; Ciné-club = Rétrospectives; Séances scolaires = École et cinéma; Jeune public = Ciné-goûter; Avant-premières; Opéra et ballet = Concerts au cinéma; Privatisation = Location de salle ~ louer salle; Anniversaires; Bar = Café; Cinéma en plein air; Abonnements = Tarifs; Bons cadeaux; Festivals",
  ],
  choir: [
    'chœur, chorale, ensemble vocal, chorale gospel, chœur mixte',
    "Concerts = Prochains concerts = Agenda; Répétitions; Rejoindre le chœur = Devenir choriste = Auditions ~ chanter avec nous, recruter choristes; Répertoire; Mariages = Animation de messes = Mariages et cérémonies; Chœur d'enfants = Maîtrise; Enregistrements = Disques; Stages = Ateliers de chant; Chef de chœur; Voyages = Tournées; Amis du chœur = Dons; Technique vocale = Cours de chant",
  ],
  brass_band: [
    "fanfare, harmonie, harmonie municipale, brass band, société de musique, orchestre d'harmonie, bandas",
    "Concerts = Agenda; Répétitions; Cours de musique = École de musique = Formation musicale; Rejoindre l'orchestre = Devenir musicien ~ recruter musiciens; Orchestre des jeunes; Défilés = Cérémonies = Animations; Location d'instruments = Prêt d'instruments ~ prêter instruments; Répertoire = Enregistrements; Tambours = Percussions; Fêtes = Bal = Loto; Membres amis = Dons; Concours = Girons; Camp musical",
  ],
  youth_club: [
    'maison des jeunes, scouts, MJC, mouvement de jeunesse, centre de loisirs, association de jeunes, groupe scout',
    "Camps = Camps d'été = Colonies de vacances; Activités hebdomadaires; Accueil libre; Louveteaux = Scouts; Stages; Devenir animateur = Formation d'animateurs = BAFA ~ devenir bénévole; Inscription = Adhésion; Aide aux devoirs; Échanges internationaux; Location de salles = Location du local ~ louer local; Centre de loisirs = Mercredis; Écoute = Conseil aux jeunes; Concerts = Événements; Salle de musique; Dons",
  ],
  charity: [
    "association caritative, association humanitaire, ONG, fondation, œuvre de bienfaisance, organisme de bienfaisance, association d'aide, association solidaire",
    "Dons = Faire un don ~ donner; Bénévolat = Devenir bénévole ~ aider; Aide alimentaire = Distribution de repas = Banque alimentaire ~ distribuer repas; Accueil de jour = Hébergement d'urgence; Aide juridique = Accompagnement administratif = Permanences; Cours de français; Écoute = Groupes de parole = Soutien psychologique; Friperie = Boutique solidaire = Vestiaire; Parrainage ~ parrainer enfant; Legs = Legs et donations; Aide aux réfugiés = Accompagnement des réfugiés; Nos projets; Entreprises partenaires = Mécénat; Événements = Collectes; Aide aux familles = Aide aux personnes âgées; Adoption",
  ],
  nature_association: [
    "association de protection de la nature, association naturaliste, association environnementale, conservatoire d'espaces naturels, ligue de protection des oiseaux",
    "Sorties nature = Sorties ornithologiques; Chantiers nature = Chantiers bénévoles ~ entretenir réserve, planter haies; Réserves naturelles = Gestion de milieux; Inventaires = Sciences participatives = Comptages ~ recenser oiseaux; Centre de soins = Animaux blessés ~ recueillir animaux; Éducation à l'environnement = Animations scolaires; Adhésion = Devenir membre; Dons = Faire un don; Conseils jardin = Jardins refuges; Conférences; Club nature; Plantation d'arbres = Haies; Nichoirs; Plaidoyer = Prises de position",
  ],
  heritage_association: [
    "association du patrimoine, société d'histoire, association de sauvegarde, association historique, amis du château, association de chemin de fer touristique, société savante",
    'Visites guidées = Visites ~ visiter; Conférences; Restauration = Chantiers de restauration = Chantiers de bénévoles ~ restaurer; Publications = Revue; Archives = Généalogie = Photothèque; Journées du patrimoine = Fêtes; Adhésion = Devenir membre; Dons = Mécénat = Souscription; Expositions = Musée; Excursions; Groupes scolaires; Trains à vapeur = Trains touristiques; Location de salle; Boutique; Bénévolat',
  ],
  allotment_club: [
    'jardins familiaux, jardins partagés, jardins ouvriers, association de jardiniers, jardin communautaire, potager collectif',
    "Parcelles = Parcelles disponibles = Demande de parcelle ~ louer parcelle, obtenir jardin; Liste d'attente; Règlement intérieur; Ateliers de jardinage = Cours de jardinage; Bourse aux plantes = Troc de plantes = Échange de graines; Adhésion = Devenir membre; Fêtes = Portes ouvertes; Compost = Compostage; Ruches; Jardin pédagogique; Prêt d'outils; Location de la salle = Cabane; Journées de travail = Travaux collectifs; Conseils de jardinage",
  ],
  repair_cafe: [
    'repair café, café réparation, atelier de réparation participatif, atelier vélo participatif, fablab associatif, ressourcerie',
    "Prochaines dates = Agenda; Petits appareils électriques = Électroménager ~ réparer grille-pain; Textiles = Couture ~ recoudre; Vélos = Atelier vélo ~ réparer vélo; Ordinateurs et téléphones = Informatique; Jouets; Meubles = Petit mobilier; Devenir bénévole = Devenir réparateur ~ réparateurs bénévoles; Initiations; Bijoux et montres; Affûtage = Couteaux ~ affûter; Impression 3D; Prêt d'outils = Outilthèque; Dons; Comment ça marche",
  ],
  library: [
    'bibliothèque, médiathèque, ludothèque, bibliobus, bibliothèque municipale, bibliothèque universitaire',
    "Catalogue = Catalogue en ligne ~ emprunter livres; Inscription = Carte de lecteur; Livres numériques = Ressources numériques = E-books; Heure du conte = Lectures pour enfants; Jeux = Ludothèque = Jeux vidéo; Animations; Clubs de lecture = Club de lecture; Portage à domicile ~ livrer livres; Accueil de classes; Espaces de travail = Salles de travail; Ordinateurs et impression = Ordinateurs; Expositions = Conférences = Rencontres d'auteurs; Prêt d'objets = Grainothèque = Bibliothèque d'objets; Fonds patrimonial = Archives; Dons de livres = Vente de livres; Suggestions d'achat",
  ],
  zoo: [
    'zoo, parc animalier, aquarium, ferme pédagogique, parc zoologique, réserve africaine, parc ornithologique',
    "Nos animaux; Nourrissages = Goûter des animaux = Animations; Visites guidées = Visites nocturnes; Soigneur d'un jour = Rencontres avec les animaux ~ nourrir animaux; Anniversaires = Fêtes d'anniversaire; Groupes scolaires = École du zoo; Parrainage = Parrainer un animal ~ parrainer animal; Protection des espèces; Billets = Tarifs = Billetterie; Abonnements = Pass annuel; Restaurant = Restauration; Lodges = Dormir au zoo = Hébergement; Aires de jeux = Mini-ferme; Séminaires = Mariages; Boutique = Bons cadeaux; Dons",
  ],
  publisher: [
    "maison d'édition, éditeur, éditions, éditrice, éditeur indépendant, éditeur de musique",
    "Catalogue = Livres; Nouveautés = À paraître; Nos auteurs; Romans = Littérature; Livres jeunesse = Jeunesse = Albums; Poésie; Beaux livres = Livres d'art; Bande dessinée = BD; Manuscrits = Envoyer un manuscrit = Soumission de manuscrits ~ soumettre manuscrit; Livres numériques = Livres audio; Diffusion et distribution; Service de presse; Droits étrangers = Foreign rights; Dédicaces; Guides",
  ],
  magazine: [
    'magazine, revue, journal, webzine, mensuel, hebdomadaire, presse locale, média indépendant',
    "Abonnements = S'abonner = Abonnement ~ s'abonner; Numéro en cours = Dernier numéro; Archives = Anciens numéros; Reportages = Enquêtes; Interviews = Portraits; Chroniques = Opinions; Agenda; Newsletter = Infolettre; Publicité = Annonceurs = Kit média; Petites annonces = Annonces; Podcast = Podcasts; Proposer un article; Boutique; Points de vente; Faire un don; Critiques = Recettes",
  ],
  artist: [
    "artiste, artiste peintre, peintre artiste, sculpteur, sculptrice, plasticien, artiste plasticienne, illustrateur d'art, graveur",
    "Peintures = Tableaux = Toiles ~ peindre; Sculptures ~ sculpter; Dessins = Aquarelles; Gravures = Estampes = Linogravures ~ graver; Commandes = Portraits sur commande = Œuvres sur commande; Fresques murales = Fresques = Street art; Expositions; Stages; Boutique = Œuvres disponibles; Tirages d'art = Reproductions = Affiches; Illustrations; Visite d'atelier = Atelier ouvert; Cartes postales; Art dans l'espace public; Location d'œuvres",
  ],
};
