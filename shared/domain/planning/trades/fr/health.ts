import type { TradeTexts } from '../trades.ts';

/** Trades of health in French. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentiste, chirurgien-dentiste, cabinet dentaire, médecin-dentiste, clinique dentaire, centre dentaire',
    'Détartrage = Hygiène dentaire = Nettoyage dentaire ~ détartrer; Bilan bucco-dentaire = Contrôle dentaire = Examen dentaire; Soins des caries = Caries = Obturations ~ soigner caries; Implants dentaires = Implantologie = Implants; Couronnes et bridges = Prothèses dentaires = Prothèses = Couronnes; Facettes dentaires = Facettes = Dentisterie esthétique; Blanchiment dentaire = Blanchiment ~ blanchir dents; Orthodontie = Gouttières transparentes = Aligneurs invisibles; Parodontologie = Soins des gencives = Déchaussement ~ soigner gencives; Endodontie = Dévitalisation = Traitement de canal ~ dévitaliser; Extractions = Dents de sagesse = Chirurgie dentaire ~ arracher dents, extraire dents; Dentisterie pédiatrique = Soins dentaires pour enfants = Pédodontie; Urgences dentaires = Urgence dentaire',
  ],
  orthodontist: [
    "orthodontiste, orthodontie, cabinet d'orthodontie, spécialiste en orthopédie dento-faciale",
    'Orthodontie enfant = Orthodontie pour enfants = Interception; Orthodontie adolescent = Orthodontie pour adolescents; Orthodontie adulte = Orthodontie pour adultes; Gouttières transparentes = Aligneurs = Invisalign = Gouttières invisibles; Bagues = Appareil multi-attaches = Broches ~ porter bagues; Orthodontie linguale = Bagues linguales; Contention = Fil de contention; Bilan orthodontique = Première consultation = Empreinte numérique; Chirurgie orthognathique = Chirurgie des mâchoires; Rééducation fonctionnelle = Éducation fonctionnelle; Urgences orthodontiques = Bague décollée',
  ],
  general_practitioner: [
    'médecin généraliste, médecine générale, cabinet médical, médecin de famille, médecin traitant, maison de santé, clinique médicale',
    "Consultations = Consultation de médecine générale; Téléconsultation = Consultation vidéo; Visites à domicile = Visite à domicile; Vaccinations = Vaccins ~ vacciner; Suivi des maladies chroniques = Diabète = Hypertension; Suivi pédiatrique = Suivi de l'enfant = Suivi du nourrisson; Suivi gynécologique = Contraception = Frottis; Bilan de santé = Check-up = Prise de sang; Certificats médicaux = Certificat de sport = Certificat médical; Petite chirurgie = Sutures ~ recoudre; Électrocardiogramme = ECG; Médecine du voyage = Vaccins du voyageur; Urgences = Consultations sans rendez-vous",
  ],
  paediatrician: [
    'pédiatre, cabinet de pédiatrie, pédiatrie, médecin pour enfants',
    "Suivi du nourrisson = Examens du nourrisson = Suivi du nouveau-né; Examens de santé = Contrôles de développement = Bilans de santé ~ suivre croissance; Vaccinations = Vaccins ~ vacciner; Urgences pédiatriques = Consultations d'urgence ~ enfant malade; Allergies = Allergologie = Tests allergiques; Asthme = Maladies respiratoires; Allaitement = Consultation d'allaitement; Troubles du sommeil = Sommeil; Diversification = Nutrition; Troubles d'apprentissage = TDAH; Médecine de l'adolescent; Téléconsultation",
  ],
  dermatologist: [
    'dermatologue, cabinet de dermatologie, dermatologie, dermatologue-vénérologue',
    "Dépistage du cancer de la peau = Contrôle des grains de beauté = Grains de beauté ~ contrôler grains de beauté; Acné = Traitement de l'acné; Eczéma et psoriasis = Eczéma = Psoriasis; Chirurgie dermatologique = Exérèse = Ablation de grains de beauté ~ enlever grains de beauté; Verrues = Mycoses; Laser = Traitements laser = Laser vasculaire; Épilation laser = Épilation définitive; Injections = Botox = Acide hyaluronique; Rosacée = Couperose; Chute de cheveux = Cheveux et ongles = Alopécie; Photothérapie = Thérapie photodynamique; Allergies = Tests allergiques; Dermatologie pédiatrique; Détatouage; Peeling = Peelings",
  ],
  gynaecologist: [
    'gynécologue, cabinet de gynécologie, gynécologue-obstétricien, gynécologie, gynécologie-obstétrique',
    "Suivi gynécologique = Consultation de gynécologie; Suivi de grossesse = Grossesse ~ suivre grossesse; Échographies = Échographie obstétricale = Échographie; Contraception = Stérilet = Implant contraceptif ~ poser stérilet; Frottis = Dépistage du cancer du col; Dépistage du cancer du sein = Examen des seins; Ménopause = Traitement hormonal; Infertilité = Fertilité = PMA ~ désir d'enfant; Endométriose = Règles douloureuses; Chirurgie gynécologique = Hystéroscopie; IVG = Interruption de grossesse; Incontinence = Périnée; Première consultation = Adolescentes",
  ],
  eye_doctor: [
    "ophtalmologue, ophtalmologiste, cabinet d'ophtalmologie, centre ophtalmologique, ophtalmologie",
    "Examen de la vue = Bilan visuel = Contrôle de la vue; Cataracte = Opération de la cataracte = Chirurgie de la cataracte ~ opérer cataracte; Chirurgie réfractive = LASIK = Laser myopie ~ opérer myopie; Glaucome = Dépistage du glaucome; DMLA = Rétine = Maladies de la rétine; Rétinopathie diabétique = Fond d'œil; Ophtalmologie pédiatrique = Strabisme = Vue des enfants; Lentilles de contact = Adaptation de lentilles = Contactologie; Chirurgie des paupières = Paupières = Blépharoplastie; Sécheresse oculaire = Yeux secs; Kératocône = Cornée; Urgences ophtalmologiques = Urgences; Orthoptie = Bilan orthoptique; Champ visuel = OCT",
  ],
  optician: [
    "opticien, opticien-lunetier, magasin d'optique, lunetier, opticienne, lunetterie",
    "Lunettes de vue = Montures; Lunettes de soleil = Solaires; Verres progressifs = Verres; Lentilles de contact = Lentilles; Examen de vue = Contrôle de la vue ~ contrôler vue, mesurer vue; Lunettes enfant = Lunettes pour enfants; Lunettes de sport; Réparation de lunettes = Réparations ~ réparer lunettes, ajuster monture; Basse vision = Loupes = Aides visuelles; Lunettes sur mesure; Opticien à domicile = Visites à domicile; Freination de la myopie = Contrôle de la myopie; Audition = Appareils auditifs; Lunettes anti-lumière bleue = Lunettes d'ordinateur",
  ],
  hearing_aids: [
    "audioprothésiste, centre auditif, audioprothèse, centre d'audition, audiologie, audicien",
    "Appareils auditifs = Aides auditives = Audioprothèses; Bilan auditif = Test auditif = Test d'audition ~ tester audition; Essai d'appareils = Essai gratuit ~ essayer appareil; Appareils rechargeables = Appareils invisibles = Intra-auriculaires; Réglage et suivi = Réglages ~ régler appareil; Réparation et entretien = Entretien d'appareils ~ réparer appareil; Piles et accessoires = Piles = Accessoires; Acouphènes = Hyperacousie; Protections auditives = Bouchons sur mesure = Bouchons d'oreilles; Audition de l'enfant; Visites à domicile; 100 % Santé = Prise en charge; Implants cochléaires",
  ],
  pharmacy: [
    'pharmacie, pharmacien, pharmacienne, officine, herboristerie',
    "Ordonnances = Préparation d'ordonnances = Envoi d'ordonnance ~ préparer ordonnance, scanner ordonnance; Vaccination = Vaccins = Vaccination contre la grippe ~ vacciner; Livraison à domicile = Livraison de médicaments ~ livrer médicaments; Dépistages = Tests rapides = TROD ~ dépister; Piluliers = Préparation des doses = Pilulier; Préparations magistrales = Préparations; Matériel médical = Location de matériel médical; Orthopédie = Bas de contention = Compression; Dermocosmétique = Parapharmacie = Cosmétiques; Bébé et maternité = Location de tire-lait = Puériculture; Phytothérapie = Aromathérapie = Homéopathie; Micronutrition = Compléments alimentaires; Entretiens pharmaceutiques = Bilan de médication; Tension et diabète = Mesure de la tension; Pharmacie vétérinaire; Pharmacie de garde",
  ],
  medical_supply: [
    'matériel médical, magasin de matériel médical, orthopédiste, orthoprothésiste, orthésiste, podo-orthésiste, bandagiste',
    'Fauteuils roulants = Fauteuil roulant; Lits médicalisés = Lit médicalisé = Lits électriques; Déambulateurs et rollators = Aide à la marche = Rollators = Cannes; Semelles orthopédiques = Orthèses plantaires = Semelles; Prothèses = Orthèses et prothèses = Orthèses; Bas de contention = Contention = Compression médicale; Ceintures et attelles = Attelles = Ceintures lombaires; Prothèses mammaires = Lingerie post-mastectomie; Incontinence; Chaussures orthopédiques = Chaussures de confort; Location de matériel ~ louer lit, louer fauteuil; Aménagement de salle de bains = Aide au bain = Sécurité salle de bains; Oxygénothérapie = Apnée du sommeil = Respiratoire; Scooters = Scooter électrique; Monte-escaliers = Monte-escalier',
  ],
  physiotherapist: [
    'kinésithérapeute, kiné, physiothérapeute, cabinet de kinésithérapie, masseur-kinésithérapeute, physiothérapie, kinésithérapie',
    'Rééducation = Rééducation fonctionnelle = Rééducation postopératoire ~ rééduquer; Kinésithérapie du sport = Kiné du sport = Physiothérapie du sport; Mal de dos = Dos et cervicales = Lombalgies; Thérapie manuelle = Massage = Massages; Drainage lymphatique = Drainage lymphatique manuel; Rééducation périnéale = Périnéologie = Rééducation du plancher pelvien; Rééducation vestibulaire = Vertiges; Kinésithérapie respiratoire = Kiné respiratoire; Kinésithérapie pédiatrique; Neurologie = Rééducation neurologique = AVC; Ondes de choc = Électrothérapie; Soins à domicile = Kiné à domicile; Balnéothérapie; Pilates = Gymnastique; Mâchoire = ATM = Rééducation maxillo-faciale; Dry needling',
  ],
  osteopath: [
    "ostéopathe, ostéopathie, cabinet d'ostéopathie, ostéopathe D.O., chiropracteur, chiropraticien, étiopathe",
    'Mal de dos = Douleurs lombaires = Lumbago; Ostéopathie du nourrisson = Ostéopathie pour bébés ~ manipuler bébé; Ostéopathie pour enfants; Grossesse = Ostéopathie périnatale; Ostéopathie du sport = Ostéopathie sportive; Ostéopathie crânienne = Thérapie crânio-sacrée; Ostéopathie viscérale = Troubles digestifs; Migraines = Maux de tête = Cervicalgies; Sciatique = Névralgies; Ostéopathie pour seniors; Consultation à domicile; Ostéopathie en entreprise',
  ],
  psychotherapist: [
    'psychothérapeute, psychologue, cabinet de psychologie, psychothérapie, psychologue clinicienne, psychanalyste, psychopraticien, psychiatre',
    "Thérapie individuelle = Psychothérapie individuelle = Suivi individuel; Thérapie de couple = Thérapie conjugale; Thérapie familiale; Psychothérapie de l'enfant; Thérapie cognitivo-comportementale = TCC; EMDR = Traumatisme = Psychotraumatisme; Burn-out = Épuisement professionnel; Anxiété = Angoisse = Phobies; Dépression; Deuil = Accompagnement du deuil; Téléconsultation = Consultations en ligne = Consultation vidéo; Bilan psychologique = Tests psychologiques = Bilan neuropsychologique; Hypnose = Hypnothérapie; Thérapie de groupe = Groupes de parole; Troubles alimentaires; Supervision",
  ],
  speech_therapist: [
    "orthophoniste, orthophonie, logopède, logopédiste, logopédie, logothérapeute, cabinet d'orthophonie",
    "Bilan orthophonique = Bilan logopédique = Bilan ~ évaluer langage; Retard de langage = Troubles du langage oral = Langage oral ~ tarder à parler; Troubles de l'articulation = Articulation = Zozotement ~ zozoter; Dyslexie = Langage écrit = Dysorthographie; Dyscalculie = Troubles du calcul = Cognition mathématique; Bégaiement = Fluence ~ bégayer; Voix = Troubles de la voix = Rééducation vocale; Déglutition = Troubles de la déglutition = Dysphagie; Aphasie = AVC = Neurologie ~ retrouver parole; Oralité alimentaire = Troubles de l'oralité; Autisme = Communication alternative; Surdité = Lecture labiale; Thérapie myofonctionnelle = Rééducation oro-myo-fonctionnelle; Visites à domicile; Guidance parentale = Accompagnement parental",
  ],
  occupational_therapist: [
    "ergothérapeute, ergothérapie, cabinet d'ergothérapie",
    "Bilan ergothérapique = Bilan = Évaluation ergothérapique ~ évaluer; Rééducation de l'écriture = Dysgraphie = Graphomotricité ~ écrire lentement; Troubles dys = Dyspraxie = TDC; Ordinateur à l'école = Outil informatique = Outils numériques scolaires; Intégration sensorielle = Troubles sensoriels; Autisme = TSA; Aménagement du domicile = Adaptation du logement ~ adapter logement; Aides techniques = Fauteuils roulants; Rééducation de la main = Orthèses; Neurologie = Rééducation après AVC; Personnes âgées = Gériatrie = Prévention des chutes; Retour au travail = Ergonomie = Poste de travail; Visites à domicile; Troubles cognitifs",
  ],
  foot_care: [
    'podologue, pédicure-podologue, pédicure médicale, pédicure, soins des pieds, cabinet de podologie, podiatre, infirmière en soins de pieds',
    "Soins de pédicurie = Pédicurie = Soins des pieds = Soin des ongles ~ couper ongles; Semelles orthopédiques = Orthèses plantaires = Semelles sur mesure; Bilan podologique = Examen de la marche = Analyse de la marche; Cors et durillons = Cors et callosités; Ongles incarnés = Ongle incarné = Orthonyxie; Pied diabétique = Pieds diabétiques; Mycoses = Mycose des ongles; Verrues plantaires = Verrues; Podologie du sport; Podologie pédiatrique = Pieds des enfants; Hallux valgus = Oignons = Orthoplastie; Épine calcanéenne = Fasciite plantaire = Douleurs au talon; Soins à domicile = Pédicurie à domicile; Prothèse d'ongle",
  ],
  midwife: [
    'sage-femme, cabinet de sages-femmes, maison de naissance, sage-femme libérale',
    "Suivi de grossesse = Grossesse ~ suivre grossesse; Préparation à la naissance = Cours de préparation à l'accouchement = Préparation à l'accouchement; Accouchement à domicile = Accouchement = Maison de naissance; Suivi post-natal = Visites à domicile = Retour de maternité; Allaitement = Consultation d'allaitement; Rééducation périnéale = Rééducation du périnée = Périnée; Suivi gynécologique = Gynécologie = Contraception ~ poser stérilet; Échographies = Échographie; Monitoring = Grossesse à risque; Entretien prénatal = Entretien prénatal précoce; Yoga prénatal = Piscine prénatale; Acupuncture; Massage bébé = Portage; IVG médicamenteuse = IVG; Haptonomie",
  ],
  nutritionist: [
    'diététicien, diététicienne, nutritionniste, diététicien-nutritionniste, cabinet de diététique',
    "Perte de poids = Surpoids et obésité = Rééquilibrage alimentaire ~ maigrir, perdre poids; Bilan diététique = Bilan nutritionnel = Première consultation; Diabète = Diabète et cholestérol; Grossesse et allaitement = Grossesse; Alimentation de l'enfant = Diversification alimentaire; Nutrition sportive = Nutrition du sport; Troubles digestifs = FODMAP = Intestin irritable; Allergies et intolérances = Intolérances alimentaires = Maladie cœliaque; Troubles du comportement alimentaire = TCA; Alimentation végétarienne = Véganisme; Ateliers de cuisine; Consultations en ligne = Téléconsultation; Chirurgie bariatrique; Ménopause; Interventions en entreprise = Conférences; Dénutrition",
  ],
  naturopath: [
    'naturopathe, naturopathie, cabinet de naturopathie, praticien de santé naturelle, homéopathe, acupuncteur, acupuncture, médecine chinoise',
    'Bilan de vitalité = Bilan naturopathique = Première consultation; Rééquilibrage alimentaire = Nutrition; Phytothérapie = Plantes médicinales; Aromathérapie = Huiles essentielles; Fleurs de Bach; Acupuncture; Homéopathie; Iridologie; Réflexologie = Réflexologie plantaire; Massages = Massage bien-être; Gestion du stress = Stress et sommeil; Détox = Cures détox = Jeûne; Troubles digestifs = Digestion; Équilibre hormonal = Ménopause = Fertilité; Conférences = Stages; Micronutrition',
  ],
  home_care: [
    'aide à domicile, soins à domicile, infirmier libéral, infirmière à domicile, services à la personne, maintien à domicile, auxiliaire de vie, cabinet infirmier',
    "Soins infirmiers = Soins infirmiers à domicile = Pansements et injections ~ faire pansements; Aide à la toilette = Toilette = Soins d'hygiène ~ aider à se laver; Aide au lever et au coucher = Lever et coucher ~ aider à se lever; Aide ménagère = Ménage = Entretien du logement; Préparation des repas = Repas = Portage de repas ~ préparer repas; Courses et accompagnement = Accompagnement aux sorties ~ accompagner médecin; Garde de nuit = Présence de nuit = Gardes de nuit; Aide aux personnes handicapées = Handicap; Alzheimer = Maladie d'Alzheimer = Démence; Soins palliatifs = Fin de vie; Répit des aidants = Relayage ~ soulager aidants; Téléassistance = Alarme; Sortie d'hospitalisation = Retour d'hôpital; Garde d'enfants = Garde d'enfants à domicile; Financement = APA = Aides financières",
  ],
  vet: [
    'vétérinaire, clinique vétérinaire, cabinet vétérinaire, docteur vétérinaire, hôpital vétérinaire',
    "Consultations = Bilans de santé = Médecine préventive; Vaccinations = Vaccins ~ vacciner; Identification = Puce électronique = Identification électronique ~ pucer; Stérilisation = Castration = Stérilisation et castration ~ stériliser, castrer; Chirurgie = Opérations = Chirurgie orthopédique ~ opérer; Soins dentaires = Dentisterie = Détartrage ~ détartrer; Imagerie = Radiographie = Radiologie; Échographie; Analyses = Analyses de sang; Hospitalisation = Soins intensifs; Urgences = Service d'urgence; Visites à domicile; Nouveaux animaux de compagnie = NAC; Animaux de ferme = Médecine rurale = Bovins; Équine = Chevaux = Médecine équine; Fin de vie = Euthanasie ~ euthanasier",
  ],
  animal_therapist: [
    'ostéopathe animalier, ostéopathe équin, physiothérapeute animalier, kiné animalier, comportementaliste animalier, thérapeute animalier',
    "Ostéopathie équine = Ostéopathie du cheval = Chevaux; Ostéopathie canine = Ostéopathie du chien; Ostéopathie féline; Physiothérapie = Rééducation = Physiothérapie animale; Hydrothérapie = Tapis roulant aquatique; Massage animalier = Massage canin = Massage équin; Laser = Laserthérapie = Électrothérapie; Rééducation postopératoire = Suites d'opération; Animaux âgés = Arthrose; Chien de sport = Animaux sportifs; Bovins = Animaux de rente; Naturopathie animale = Phytothérapie = Fleurs de Bach; Shiatsu; Déplacements à domicile = Visites à domicile; Acupuncture",
  ],
  pet_groomer: [
    'toiletteur, toilettage, salon de toilettage, toiletteur canin, toiletteuse, toilettage canin',
    'Bain et brushing = Bain = Brushing ~ laver chien, baigner; Tonte = Coupe = Coupe ciseaux ~ tondre, couper poil; Épilation = Trimming ~ épiler; Coupe des griffes = Griffes ~ couper griffes; Nettoyage des oreilles = Oreilles et dents ~ nettoyer oreilles; Démêlage = Débourrage = Dénouage ~ démêler, débourrer; Toilettage de chats = Toilettage félin; Toilettage de chiots = Premier toilettage; Lapins et NAC = Rongeurs; Toilettage à domicile = Toilettage mobile; Soins du pelage = Spa canin = Bain de boue; Détartrage à ultrasons = Soins dentaires; Self-service = Station de lavage; Préparation aux expositions = Expositions',
  ],
  dog_trainer: [
    "éducateur canin, éducation canine, dresseur de chiens, école canine, comportementaliste canin, centre d'éducation canine, club canin",
    "École du chiot = Cours pour chiots = Classe de maternelle = Éducation du chiot ~ éduquer chiot; Cours particuliers = Cours individuels = Éducation à domicile; Cours collectifs = Obéissance = Éducation de base ~ marcher en laisse, rappel; Rééducation comportementale = Troubles du comportement = Chiens réactifs ~ aboyer, agressif, tirer en laisse; Agility; Balades éducatives = Balades canines = Promenades collectives; Pistage = Recherche utilitaire = Nosework = Mantrailing; Choix du chien = Conseil avant adoption ~ choisir chien; Préparation au permis = Attestation d'aptitude = Chiens catégorisés; Chiens de chasse; Stages = Séminaires; Pension éducative = Pension; Cani-cross = Sports canins; Médiation animale; Cours en ligne",
  ],
  kennels: [
    "pension pour chiens, pension canine, pension féline, chenil, pension pour animaux, garde d'animaux, pet-sitter, pet-sitting, chatterie",
    "Pension canine = Pension pour chiens ~ garder chien; Pension féline = Pension pour chats = Chatterie ~ garder chat; Garderie pour chiens = Garderie canine = Garde à la journée; Garde à domicile = Visites à domicile = Pet-sitting ~ nourrir chat; Promenade de chiens = Promenades ~ promener chien; Taxi animalier = Transport d'animaux ~ chercher chien; Toilettage; Éducation canine = Éducation; Rongeurs et NAC = NAC = Petits animaux; Pension de chevaux = Chevaux; Séances d'adaptation = Journée d'essai; Famille d'accueil = Garde chez l'habitant; Élevage",
  ],
  hairdresser: [
    'coiffeur, coiffeuse, salon de coiffure, coiffure, coiffeur à domicile, coiffeur visagiste',
    'Coupe femme = Coupes femme = Coupe et brushing; Coupe homme = Coupes homme; Coupe enfant; Coloration = Couleur = Coloration végétale ~ colorer cheveux; Balayage = Mèches = Ombré hair; Brushing = Mise en plis; Coiffure de mariage = Coiffures de mariée = Chignons = Coiffures de fête ~ coiffer mariée; Extensions = Extensions de cheveux; Soins capillaires = Spa capillaire; Lissage = Lissage brésilien = Kératine ~ lisser; Permanente = Permanentes ~ boucler; Barbe = Barbier ~ tailler barbe; Perruques = Prothèses capillaires; Coiffure à domicile; Cheveux bouclés = Cheveux afro = Tresses; Bons cadeaux = Carte cadeau',
  ],
  barber: [
    'barbier, barbershop, salon de barbier, coiffeur pour hommes, coiffeur barbier',
    "Coupe homme = Coupe = Coupe aux ciseaux; Dégradé = Dégradé américain = Fade; Taille de barbe = Barbe ~ tailler barbe; Rasage traditionnel = Rasage à l'ancienne = Rasage au coupe-chou ~ raser serviette chaude; Coupe et barbe = Forfait coupe et barbe; Coupe enfant = Coupe étudiant; Coloration de barbe = Coloration; Soin du visage = Gommage; Épilation = Nez et oreilles = Épilation au fil; Mariage = Préparation du marié; Produits de barbe = Boutique; Chèques cadeaux = Bons cadeaux; Rasage de tête",
  ],
  beautician: [
    "esthéticienne, institut de beauté, salon d'esthétique, esthétique, institut, salon de beauté, esthéticienne à domicile",
    'Soins du visage = Soin visage; Épilation = Épilation à la cire ~ épiler; Épilation définitive = Épilation laser = Lumière pulsée = Électrolyse; Manucure = Beauté des mains = Vernis semi-permanent; Beauté des pieds = Pédicure; Extensions de cils = Cils = Rehaussement de cils; Sourcils = Restructuration des sourcils = Microblading; Maquillage permanent = Dermopigmentation; Maquillage = Maquillage de mariée = Mariage ~ maquiller; Massages = Modelages = Soins du corps; Gommage et enveloppement = Gommages; Peeling = Hydrafacial = Microneedling; Minceur = Amincissement = Cryolipolyse; Bons cadeaux = Chèques cadeaux; Soins homme = Soins pour hommes',
  ],
  nail_studio: [
    'onglerie, prothésiste ongulaire, styliste ongulaire, bar à ongles, nail studio, salon de manucure',
    "Manucure = Manucure russe = Beauté des mains; Pose de gel = Gel = Ongles en gel; Vernis semi-permanent = Semi-permanent; Résine = Pose résine = Acrylique; Remplissage = Remplissages ~ remplir gel; Nail art = Décoration d'ongles ~ décorer ongles; Pédicure = Beauté des pieds; Dépose = Dépose de gel ~ enlever gel; Gainage = Renforcement d'ongles naturels; Extensions d'ongles = Rallongement = Capsules ~ rallonger ongles; French = French manucure; Réparation d'ongle = Ongle cassé ~ réparer ongle; Formation ongulaire; Bons cadeaux; Extensions de cils",
  ],
  tattoo_studio: [
    'tatoueur, tatoueuse, salon de tatouage, studio de tatouage, perceur, piercing et tatouage',
    'Tatouages sur mesure = Tatouage personnalisé = Projets personnalisés ~ dessiner tatouage; Flash = Flashs; Piercing = Piercings ~ percer; Cover = Recouvrement = Recouvrement de tatouage ~ recouvrir tatouage; Fine line = Lignes fines = Tatouage minimaliste; Réalisme = Portraits = Tatouage réaliste; Blackwork = Dotwork = Tatouage graphique; Tatouage japonais = Japonais; Old school = Traditionnel; Lettrage = Lettering; Tatouage de cicatrices = Tatouage réparateur = Aréoles ~ couvrir cicatrices; Détatouage = Détatouage laser ~ effacer tatouage; Bijoux de piercing = Bijoux; Soins et cicatrisation = Soins du tatouage ~ cicatriser; Retouches = Retouche; Bons cadeaux',
  ],
  massage: [
    'masseur, masseuse, salon de massage, massage bien-être, praticien en massage, massothérapeute, massothérapie',
    'Massage relaxant = Massage californien = Massage suédois; Massage sportif = Massage du sport; Massage aux pierres chaudes = Pierres chaudes; Massage thaïlandais = Thaï; Réflexologie plantaire = Réflexologie; Massage prénatal = Femme enceinte = Massage femme enceinte; Massage du dos = Dos et nuque; Drainage lymphatique = Drainage = Madérothérapie; Shiatsu = Massage shiatsu; Massage ayurvédique = Abhyanga; Massage en duo = Massage en couple; Massage bébé; Massage assis = Massage en entreprise = Amma assis; Massage à domicile; Massage thérapeutique = Tissus profonds = Deep tissue; Bons cadeaux = Chèques cadeaux',
  ],
  spa: [
    'spa, centre de bien-être, hammam, sauna, thermes, centre thermal, institut de thalasso, thalasso, balnéothérapie',
    'Massages = Modelages; Hammam; Sauna = Saunas; Jacuzzi = Bain à remous = Bain bouillonnant; Bassins = Piscine thermale = Bains thermaux; Soins du visage = Soins visage; Soins du corps = Gommage et enveloppement = Gommages; Espace privatif = Spa privatif = Privatisation ~ privatiser; Soins en duo = Soins en couple; Rituel hammam = Forfaits; Flottaison = Caisson de flottaison; Cures = Cure thermale = Thalassothérapie; Enterrement de vie de jeune fille = EVJF; Bons cadeaux = Chèques cadeaux = Coffrets cadeaux; Abonnements; Restaurant',
  ],
  yoga_studio: [
    'studio de yoga, école de yoga, professeur de yoga, cours de yoga, yoga, pilates, studio de pilates',
    'Hatha yoga = Hatha; Vinyasa = Vinyasa yoga = Yoga dynamique; Yin yoga = Yoga restauratif = Yin; Yoga prénatal = Yoga grossesse = Yoga postnatal; Yoga pour débutants = Cours débutants; Yoga enfants = Yoga pour enfants; Pilates = Pilates Reformer; Méditation = Pleine conscience; Ashtanga = Ashtanga yoga; Kundalini = Kundalini yoga; Yoga seniors = Yoga doux = Yoga sur chaise; Cours en ligne = Yoga en ligne; Cours particuliers = Cours individuels; Yoga en entreprise; Retraites = Retraites de yoga = Stages; Formation de professeur = Formation professeur de yoga',
  ],
  gym: [
    'salle de sport, club de fitness, salle de fitness, centre de fitness, salle de musculation, centre de remise en forme, box de CrossFit, gym',
    "Musculation = Plateau de musculation; Cours collectifs = Cours de groupe; Cardio-training = Espace cardio = Cardio; Coaching personnel = Coaching = Personal training; CrossFit = Cross training = Entraînement fonctionnel; Biking = RPM = Vélo en salle; Yoga et pilates = Pilates = Yoga; Aquagym = Aquabike = Piscine; Sauna et hammam = Espace bien-être = Sauna; Séance d'essai = Essai gratuit; Abonnements = Tarifs et abonnements = Formules; Bilan forme = Bilan de forme = Plan d'entraînement; Sport santé = Sport sur ordonnance; Garde d'enfants = Garderie; Boxe; Sport en entreprise",
  ],
  personal_trainer: [
    'coach sportif, coach personnel, entraîneur privé, entraîneur personnel, coach sportif à domicile, préparateur physique',
    'Coaching individuel = Coaching privé = Entraînement privé; Coaching à domicile; Coaching en ligne = Coaching à distance; Perte de poids = Remise en forme ~ perdre poids; Prise de masse = Renforcement musculaire = Musculation; Préparation physique = Préparation marathon ~ préparer course; Petits groupes = Small group = Coaching duo; Coaching nutrition = Nutrition = Plan alimentaire; Post-partum = Coaching grossesse = Grossesse; Sport santé = Mal de dos = Réathlétisation; Coaching seniors; Coaching en entreprise = Sport en entreprise; Bootcamp = Entraînement en plein air; Boxe; Bilan forme = Séance découverte',
  ],
  life_coach: [
    'coach de vie, coach professionnel, coaching, coach certifié, sophrologue, sophrologie, hypnothérapeute, hypnose',
    'Coaching de vie = Coaching individuel = Développement personnel; Coaching de carrière = Reconversion professionnelle = Transition professionnelle ~ changer métier; Bilan de compétences = Bilan de carrière; Gestion du stress = Stress ~ gérer stress; Burn-out = Prévention du burn-out = Épuisement; Confiance en soi = Estime de soi; Coaching de couple = Coaching amoureux; Coaching parental = Parentalité; Coaching scolaire = Orientation scolaire = Préparation aux examens; Coaching de dirigeants = Coaching de managers = Coaching en entreprise; Sophrologie; Hypnose = Arrêt du tabac = Hypnothérapie ~ arrêter fumer; Stages = Retraites; Coaching en ligne = Séances à distance; Conférences',
  ],
};
