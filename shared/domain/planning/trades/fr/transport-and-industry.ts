import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in French. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'garage automobile, garagiste, mécanicien automobile, garage, réparation automobile, atelier mécanique, mécanique automobile',
    "Révision = Entretien automobile = Entretien = Services d'entretien ~ réviser voiture; Vidange = Changement d'huile ~ vidanger; Freins = Freinage = Plaquettes de frein ~ changer plaquettes; Pneus = Changement de pneus ~ changer pneus; Diagnostic électronique = Diagnostic; Climatisation = Recharge de climatisation ~ recharger climatisation; Contrôle technique = Pré-contrôle technique = Préparation à l'expertise ~ préparer contrôle technique; Distribution = Courroie de distribution ~ changer courroie; Embrayage = Boîte de vitesses; Échappement; Amortisseurs = Suspension = Géométrie; Carrosserie; Véhicules électriques et hybrides = Hybrides; Vente de véhicules = Voitures d'occasion; Voitures anciennes; Dépannage = Remorquage ~ remorquer",
  ],
  body_shop: [
    'carrossier, carrosserie, atelier de carrosserie, carrosserie-peinture, tôlier, débosseleur',
    'Réparation de carrosserie = Tôlerie = Débosselage ~ redresser tôle; Peinture automobile = Peinture ~ repeindre voiture; Débosselage sans peinture = DSP = Dégâts de grêle = Grêle; Pare-brise = Vitrage = Bris de glace ~ remplacer pare-brise; Sinistres = Gestion des sinistres = Prise en charge assurance; Rayures = Retouches ~ enlever rayures; Pare-chocs = Réparation de pare-chocs ~ réparer pare-chocs; Rénovation de phares = Optiques ~ polir phares; Restauration de voitures anciennes = Voitures de collection; Véhicule de remplacement = Véhicule de prêt; Traitement antirouille = Antirouille; Polissage = Lustrage; Marbre = Redressage de châssis; Camping-cars = Utilitaires; Covering',
  ],
  tyre_service: [
    'centre de pneus, pneus, pneumaticien, garage de pneus, centre du pneu, vente et montage de pneus',
    "Pneus été; Pneus hiver = Pneus neige; Pneus 4 saisons = Pneus toutes saisons; Changement de pneus = Montage de pneus = Pose de pneus ~ monter pneus, changer pneus; Équilibrage ~ équilibrer roues; Géométrie = Parallélisme = Alignement ~ régler parallélisme; Réparation de pneus = Crevaison ~ réparer crevaison; Gardiennage de pneus = Hôtel à pneus = Entreposage de pneus ~ entreposer pneus; Jantes = Jantes alu; Pneus moto; Pneus agricoles = Pneus poids lourds; Pneus d'occasion; Freins = Freinage; Capteurs de pression = TPMS; Vidange",
  ],
  car_dealer: [
    "concessionnaire automobile, concession automobile, vente de voitures, négociant automobile, mandataire auto, marchand de voitures, vendeur de voitures d'occasion",
    "Voitures d'occasion = Véhicules d'occasion ~ acheter occasion; Voitures neuves = Véhicules neufs; Reprise de véhicule = Rachat de voiture ~ reprendre voiture, racheter voiture; Financement = Leasing = LOA; Essai routier ~ essayer voiture; Entretien et réparation; Voitures électriques = Hybrides; Utilitaires; Importation de véhicules = Recherche de véhicule ~ importer voiture; Dépôt-vente; Carte grise; Voitures de collection; Location de voitures; Véhicules de direction; Pièces et accessoires",
  ],
  car_care: [
    'nettoyage automobile, lavage auto, detailing, esthétique automobile, centre de lavage, préparateur automobile',
    'Nettoyage intérieur = Nettoyage intérieur complet ~ nettoyer sièges; Lavage extérieur = Lavage à la main = Nettoyage extérieur ~ laver voiture; Polissage = Lustrage = Polissage de carrosserie ~ polir, lustrer; Protection céramique = Traitement céramique; Cuir = Nettoyage de cuir ~ traiter cuir; Rénovation de phares; Film de protection = PPF; Covering; Vitres teintées = Films teintés ~ teinter vitres; Désinfection = Traitement des odeurs = Ozone; Compartiment moteur = Nettoyage moteur; Préparation à la vente; Camping-cars = Bateaux; Station de lavage = Portique; Abonnements = Forfaits',
  ],
  motorcycle_garage: [
    'garage moto, mécanicien moto, concessionnaire moto, atelier moto, magasin de motos',
    "Révision moto = Entretien moto = Révision ~ réviser moto; Réparation moto = Réparation de motos ~ réparer moto; Pneus moto = Pneus ~ changer pneus; Motos d'occasion; Motos neuves; Scooters; Hivernage = Hivernage de motos ~ hiverner; Freins; Préparation = Customisation ~ customiser; Pièces et accessoires; Équipement du motard = Casques et équipement; Restauration de motos anciennes; Location de motos; Batteries; Diagnostic; Reprise de motos",
  ],
  camper_hire: [
    'location de camping-cars, location de vans, location de fourgons aménagés, loueur de camping-cars, location de véhicules récréatifs',
    'Vans ~ louer van; Camping-cars profilés = Camping-cars = Intégraux; Fourgons; Caravanes; Tarifs et disponibilités = Tarifs; Accessoires; Itinéraires = Idées de voyage; Aménagement de vans = Aménagement de fourgons ~ aménager van; Vente de camping-cars; Tentes de toit; Long séjour = Location longue durée; Assurance et caution = Assurance; Mise en location de votre véhicule = Gestion locative; Vans avec chien; Entretien = Gardiennage',
  ],
  car_hire: [
    "location de voitures, location de véhicules, loueur de voitures, location d'utilitaires, location de camionnettes",
    "Voitures de tourisme = Citadines = Berlines ~ louer voiture; Utilitaires = Camionnettes = Fourgons ~ louer utilitaire; Minibus = 9 places; Camions de déménagement = Véhicules de déménagement; Voitures de luxe = Voitures de sport; Voitures de mariage; Location longue durée = Abonnement auto; Livraison à l'aéroport = Aéroport; Voitures électriques; Cabriolets; Voitures automatiques; Remorques; Autopartage; Assurances; Véhicules frigorifiques; Sans permis",
  ],
  taxi: [
    'taxi, compagnie de taxi, VTC, chauffeur privé, chauffeur VTC, service de taxi, transport de personnes',
    "Transferts aéroport = Aéroports = Transfert aéroport ~ conduire aéroport; Transferts gare; Transport médical = Taxi conventionné = Transports médicaux ~ conduire dialyse, hôpital; Longues distances = Longue distance; Minibus = Grands groupes = Van; Mise à disposition = Chauffeur à disposition; Voyages d'affaires = Déplacements professionnels; Mariages = Événements; Transport scolaire; Transport de personnes à mobilité réduite = TPMR = Fauteuil roulant; Excursions = Visites touristiques; Colis = Plis et colis; Réservation en ligne; Discothèque = Retour de soirée; Taxi animalier",
  ],
  coach_hire: [
    "autocariste, location d'autocars, location de minibus avec chauffeur, transport en autocar, location de bus, entreprise d'autocars",
    "Location d'autocars avec chauffeur = Location d'autocars ~ louer autocar; Minibus = Location de minibus; Sorties scolaires = Transport scolaire = Voyages scolaires; Excursions = Excursions à la journée; Voyages organisés = Voyages en autocar; Mariages = Navettes mariage; Transferts aéroport = Transferts; Séminaires = Transport d'entreprise = Transport de personnel; Clubs sportifs = Déplacements sportifs; Lignes régulières; Navettes = Navettes événementielles; Voyages à l'étranger; Croisières; Marchés de Noël; Bus VIP = Autocars grand tourisme",
  ],
  courier: [
    'coursier, messagerie express, transport express, livraison de colis, société de coursiers, coursier à vélo',
    'Courses urgentes = Livraison express = Livraison urgente ~ livrer urgence; Livraison le jour même = Course directe; Coursiers à vélo = Vélo-cargo; Livraison de colis = Colis; Transport de palettes = Palettes; Transport médical = Échantillons médicaux; Livraison du dernier kilomètre = Dernier kilomètre; Tournées régulières = Navettes; Livraison de repas; Livraison de fleurs; International = Envois internationaux; Transport de nuit; Transport sous température dirigée = Transport frigorifique; Stockage = Logistique; Plis',
  ],
  haulier: [
    'transporteur routier, transport routier, entreprise de transport, transport de marchandises, camionnage, transporteur, transport et logistique',
    "Transport national = Transports nationaux; Transport international = Transports internationaux; Lots complets = Charges complètes; Lots partiels = Groupage = Messagerie; Transport frigorifique = Température dirigée; Transport de matières dangereuses = ADR; Convois exceptionnels = Transport exceptionnel; Transport de vrac = Bennes = Vrac; Transport de conteneurs = Conteneurs; Transport d'engins = Porte-engins ~ transporter engins; Stockage = Entreposage = Logistique ~ entreposer; Citernes = Transport de liquides; Transport d'animaux; Affrètement; Camion-grue = Camions-grues; Distribution",
  ],
  warehouse: [
    'entrepôt logistique, prestataire logistique, entreposage, logisticien, plateforme logistique, logistique e-commerce',
    "Entreposage = Stockage = Stockage de palettes ~ entreposer, stocker palettes; Préparation de commandes = Picking ~ préparer commandes; Logistique e-commerce = E-logistique; Expédition = Expéditions; Gestion des retours; Co-packing = Conditionnement = Kitting ~ conditionner; Cross-docking; Entrepôt sous douane = Douane; Stockage frigorifique = Entrepôt frigorifique; Gestion de stock = Inventaires; Distribution = Transport; Archivage = Stockage d'archives; Matières dangereuses; Dépotage de conteneurs = Dépotage ~ dépoter",
  ],
  crane_hire: [
    'location de grues, levage, entreprise de levage, grutier, location de nacelles, camion-grue, manutention lourde',
    "Grues mobiles = Location de grues mobiles ~ louer grue; Camions-grues = Camion-grue; Nacelles = Location de nacelles = Plateformes élévatrices; Mini-grues = Grues araignées; Levage industriel = Levage de machines ~ lever machines; Transfert industriel = Déménagement industriel = Manutention lourde ~ déplacer machines; Transport exceptionnel = Convois exceptionnels; Grues à tour; Levage de piscines = Coques de piscine; Levage de charpentes = Pose de charpentes; Chariots télescopiques = Chariots élévateurs; Étude de levage = Plans de levage; Héliportage; Élagage = Arbres; Mise à l'eau de bateaux = Bateaux",
  ],
  boatyard: [
    'chantier naval, port à sec, réparation navale, mécanique marine, atelier nautique, entretien de bateaux',
    "Hivernage = Hivernage de bateaux ~ hiverner bateau; Carénage = Antifouling ~ caréner; Réparation de coques = Réparation polyester = Osmose ~ réparer coque; Moteurs = Entretien moteur = Mécanique marine ~ réviser moteur; Restauration de bateaux bois = Bateaux en bois = Restauration ~ restaurer bateau; Construction de bateaux = Bateaux neufs ~ construire bateau; Manutention = Grutage = Mise à l'eau ~ gruter, mettre à l'eau; Peinture = Vernis; Gréement = Voilerie = Mâts; Électronique = Électricité marine; Sellerie nautique = Bâches; Vente de bateaux = Bateaux d'occasion; Places de port = Anneaux; Accastillage; Location de bateaux",
  ],
  bicycle_workshop: [
    'réparateur de vélos, atelier vélo, réparation de vélos, mécanicien cycles, vélociste, atelier de réparation de vélos',
    "Révision = Révision de vélo = Entretien de vélo ~ réviser vélo; Réparation de vélos = Réparations ~ réparer vélo; Vélos électriques = Réparation de vélos électriques = Batteries; Crevaison = Pneus et chambres à air ~ réparer crevaison; Freins = Purge de freins ~ régler freins; Transmission = Vitesses = Chaîne et cassette ~ régler vitesses; Roues = Montage de roues = Dévoilage ~ dévoiler roue, rayonner; Suspensions = Révision de fourche; Réparation à domicile = Atelier mobile; Vélos d'occasion = Vélos reconditionnés; Montage à la carte = Vélos sur mesure = Montage de vélos; Étude posturale; Marquage antivol = Bicycode; Pièces et accessoires = Accessoires; Hivernage; Cours de mécanique",
  ],
  machining: [
    "usinage, mécanique de précision, atelier d'usinage, décolletage, usinage CNC, atelier de mécanique, mécanicien de précision",
    "Tournage = Tournage CNC ~ tourner; Fraisage = Fraisage CNC = Fraisage 5 axes ~ fraiser; Décolletage = Pièces décolletées; Rectification ~ rectifier; Électroérosion = Électroérosion à fil; Prototypes = Prototypage; Petites et moyennes séries; Pièces unitaires = Pièces sur plan = Pièces de rechange; Perçage et taraudage = Taraudage; Assemblage ~ assembler; Contrôle qualité = Métrologie = Contrôle 3D; Bureau d'études = CAO; Taillage d'engrenages = Engrenages; Traitements de surface = Traitement thermique; Usinage de plastiques; Gravure laser = Marquage",
  ],
  sheet_metal: [
    'tôlerie, tôlerie industrielle, chaudronnerie, tôlerie fine, découpe laser, construction métallique industrielle, chaudronnier',
    "Découpe laser = Découpe laser tôle = Découpe laser tube ~ découper; Pliage = Pliage CNC ~ plier tôle; Soudure = Soudage = Soudure TIG = Soudure robotisée ~ souder; Poinçonnage ~ poinçonner; Emboutissage; Cintrage = Roulage ~ cintrer; Tôlerie fine = Coffrets et armoires = Boîtiers; Chaudronnerie inox = Inox = Cuves; Découpe jet d'eau = Jet d'eau = Oxycoupage; Thermolaquage = Peinture époxy; Assemblage; Prototypes = Prototypage; Bureau d'études; Petites séries; Constructions mécano-soudées = Mécano-soudure = Châssis; Ébavurage",
  ],
  toolmaker: [
    "outilleur, outillage, mouliste, fabricant de moules, fabrication de moules, fabricant d'outillages, atelier d'outillage",
    "Moules d'injection = Moules pour injection plastique ~ fabriquer moule; Outils de découpe = Outils d'emboutissage = Outils de presse; Outils progressifs = Outils à suivre; Moules de fonderie = Moules sous pression; Montages d'usinage = Gabarits = Posages; Réparation de moules = Maintenance d'outillages ~ réparer moule; Modification de moules ~ modifier moule; Moules prototypes = Prototypes; Électrodes = Électroérosion; Conception d'outillage = Bureau d'études; Essais d'injection = Injection plastique; Électroérosion à fil; Polissage de moules = Polissage; Calibres; Affûtage d'outils",
  ],
  plastics: [
    'plasturgie, plasturgiste, injection plastique, transformateur de plastique, thermoformage, fabricant de pièces plastiques, chaudronnerie plastique',
    'Injection plastique = Moulage par injection ~ injecter plastique; Extrusion = Profilés plastiques = Profilés ~ extruder; Thermoformage ~ thermoformer; Soufflage = Extrusion-soufflage = Flacons; Rotomoulage; Usinage de plastiques = Pièces usinées = Usinage plastique ~ usiner plastique; Surmoulage = Bi-injection = Bi-matière; Chaudronnerie plastique = Cuves en plastique; Moules = Fabrication de moules; Assemblage = Soudure ultrasons; Prototypes = Impression 3D; Marquage = Tampographie = Décoration; Plastiques recyclés = Bioplastiques; Découpe de plaques = Plexiglas ~ découper plexiglas; Films = Sacs; Salle blanche = Pièces médicales',
  ],
  surface_treatment: [
    'traitement de surface, thermolaquage, galvanoplastie, sablage, peinture industrielle, atelier de traitement de surface, sableur',
    'Thermolaquage = Peinture poudre = Poudrage ~ thermolaquer; Sablage = Grenaillage ~ sabler, grenailler; Galvanisation = Galvanisation à chaud = Zingage ~ galvaniser, zinguer; Anodisation ~ anodiser; Chromage = Nickelage ~ chromer, nickeler; Peinture liquide = Peinture industrielle; Métallisation; Polissage = Électropolissage ~ polir; Décapage = Aérogommage ~ décaper; Jantes = Rénovation de jantes; Portails et volets = Volets = Portails; Dorure = Argenture ~ argenter; Passivation; Phosphatation = Cataphorèse; Mobilier de jardin = Radiateurs; Microbillage',
  ],
  wood_manufacturer: [
    'scierie, fabricant de bois, industrie du bois, négoce de bois, scieur, usine de panneaux bois, fabricant de palettes',
    'Sciage = Bois de charpente = Charpente ~ scier; Sciage à façon = Scierie mobile ~ scier grumes; Bardage = Bardages bois; Terrasse = Lames de terrasse; Lambris = Parquets; Lamellé-collé = Panneaux CLT = Bois contrecollé; Panneaux = Panneaux massifs = Contreplaqué; Palettes = Caisses en bois = Emballages bois; Granulés de bois = Pellets; Bois de chauffage = Bûches; Séchage = Séchage de bois ~ sécher; Rabotage = Profilage ~ raboter; Traitement autoclave = Traitement du bois; Plaquettes forestières = Plaquettes = Sciure; Achat de bois = Achat de grumes ~ acheter bois sur pied; Traverses = Piquets',
  ],
  packaging_manufacturer: [
    "fabricant d'emballages, cartonnerie, cartonnage, fabricant de cartons, emballage industriel, fabricant de packaging",
    "Cartons ondulés = Caisses en carton = Caisses carton; Boîtes pliantes = Étuis; Emballages sur mesure = Emballage sur mesure; Coffrets = Boîtes rigides = Coffrets cadeaux; Emballages e-commerce = Boîtes postales; Emballages alimentaires; Emballages imprimés; PLV = Présentoirs; Calages = Mousses; Étiquettes; Sacs = Sacs en papier = Pochettes; Films = Sachets = Films plastiques; Caisses en bois = Palettes; Emballages écologiques = Emballages recyclables; Bureau d'études = Prototypes; Flacons = Bocaux = Tubes",
  ],
  textile_manufacturer: [
    'fabricant textile, manufacture textile, confection, tissage, filature, atelier de confection, usine textile, fabricant de vêtements',
    "Confection à façon = Confection de vêtements = Confection ~ coudre à façon; Tissus = Tissage ~ tisser; Tricot = Tricotage = Maille; Fils = Filature de laine = Filature ~ filer laine; Teinture = Ennoblissement = Finissage ~ teindre; Impression textile = Impression numérique sur textile; Broderie = Broderie industrielle ~ broder; Linge de maison = Couvertures; Vêtements de travail = Vêtements professionnels; Textiles techniques; Patronage = Prototypes = Bureau d'études ~ développer prototype; Sous-traitance = Marque blanche = Private label; Textiles d'ameublement = Textile contract; Rubans = Passementerie; Sacs = Accessoires; Chaussettes",
  ],
  food_manufacturer: [
    'industrie agroalimentaire, conserverie, biscuiterie, fabricant alimentaire, transformateur alimentaire, atelier de transformation, minoterie, moulin, salaison',
    'Conserves = Bocaux; Sauces = Condiments; Confitures; Biscuits = Biscuiterie; Pâtes = Pâtes alimentaires; Farines = Farine ~ moudre; Plats cuisinés = Plats préparés; Charcuteries = Salaisons; Huiles; Jus de fruits = Jus = Boissons; Surgelés; Fabrication à façon = Travail à façon = Sous-traitance ~ transformer récolte; Marque de distributeur = MDD = Marque blanche; Développement de recettes = Recherche et développement; Conditionnement = Co-packing ~ conditionner; Restauration hors domicile = RHD = Restauration collective',
  ],
  cosmetics_manufacturer: [
    'laboratoire cosmétique, fabricant de cosmétiques, façonnier cosmétique, marque de cosmétiques, fabrication de cosmétiques, savonnerie industrielle',
    "Fabrication à façon = Façonnage = Sous-traitance cosmétique; Marque blanche = Private label; Formulation = Développement de formules = Recherche et développement ~ formuler; Soins du visage; Soins du corps; Soins capillaires = Shampoings; Savons = Savons solides; Maquillage; Parfums = Eaux de toilette; Cosmétiques bio = Cosmétiques naturels; Conditionnement = Remplissage ~ conditionner; Packaging = Sourcing packaging; Réglementation = Dossier d'information produit = Notification CPNP; Tests de stabilité = Contrôle qualité; Compléments alimentaires; Huiles essentielles",
  ],
  electronics_manufacturer: [
    "fabricant électronique, sous-traitant électronique, EMS, assemblage électronique, fabrication de cartes électroniques, câblage électronique, bureau d'études électronique",
    "Assemblage de cartes électroniques = Câblage de cartes = Cartes électroniques = Assemblage PCB ~ assembler cartes; CMS = Montage CMS; Composants traversants = Montage traversant; Prototypes = Prototypage rapide; Développement électronique = Conception électronique = Bureau d'études ~ concevoir carte; Intégration = Montage de sous-ensembles = Box building; Faisceaux de câbles = Câblage filaire = Faisceaux; Circuits imprimés = Routage PCB; Tests fonctionnels = Contrôle AOI; Réparation de cartes = Maintenance électronique ~ réparer carte; Approvisionnement = Gestion des composants = Obsolescence; Logiciel embarqué = Firmware; Vernissage = Enrobage = Tropicalisation; Capteurs; Coffrets électriques = Armoires électriques; Petites séries",
  ],
  machine_builder: [
    'constructeur de machines, machines spéciales, fabricant de machines, automaticien, intégrateur robotique, machiniste constructeur, constructeur de machines spéciales',
    "Machines spéciales = Machines sur mesure ~ construire machine; Automatisation = Automatismes = Lignes automatisées ~ automatiser; Robotique = Cellules robotisées = Robots; Lignes d'assemblage = Machines d'assemblage; Convoyeurs = Manutention; Machines d'emballage = Conditionnement; Bancs de test = Bancs d'essai; Vision industrielle = Contrôle par vision; Bureau d'études = Conception mécanique = Études ~ concevoir machine; Programmation d'automates = Programmation = Supervision; Maintenance = Service après-vente = Dépannage; Rétrofit = Modernisation de machines = Rétrofit de machines ~ moderniser machine; Mise en conformité = Marquage CE = Sécurité machines; Pièces de rechange; Machines d'occasion; Armoires électriques",
  ],
  furniture_manufacturer: [
    'fabricant de meubles, manufacture de meubles, fabricant de mobilier, usine de meubles, fabricant de sièges, fabricant de cuisines',
    "Tables; Chaises = Sièges; Canapés = Fauteuils = Canapés et fauteuils; Lits = Literie; Armoires = Rangements = Dressings; Mobilier de bureau; Mobilier pour collectivités = Mobilier scolaire = Collectivités; Mobilier d'hôtellerie = Hôtels et restaurants; Mobilier sur mesure; Cuisines; Meubles de salle de bains; Mobilier extérieur = Mobilier de jardin; Agencement = Agencement de magasins; Sous-traitance = Fabrication à façon; Revendeurs = Points de vente; Showroom",
  ],
  building_materials: [
    'fabricant de matériaux de construction, négoce de matériaux, matériaux de construction, centrale à béton, carrière, briqueterie, tuilerie, préfabrication béton',
    "Béton prêt à l'emploi = Béton = Béton livré ~ livrer béton; Sables et graviers = Granulats = Gravier; Briques = Blocs béton = Parpaings; Tuiles; Pavés et dalles = Pavés = Dalles; Éléments préfabriqués = Préfabriqués béton = Prédalles; Isolants = Isolation; Bois = Bois de construction; Enduits et mortiers = Mortiers = Chaux; Pierre naturelle = Pierres; Carrelage; Terre végétale = Compost; Terre crue = Briques de terre crue = Béton de chanvre; Livraison = Livraison avec grue; Décharge = Recyclage de gravats = Inertes; Conseil technique",
  ],
  calibration: [
    "laboratoire d'étalonnage, étalonnage, métrologie, laboratoire de métrologie, laboratoire de mesure, calibration",
    "Étalonnage d'instruments = Étalonnage = Étalonnages ~ étalonner instruments; Balances = Pesage = Étalonnage de balances; Température = Étalonnage en température = Humidité; Pression = Manomètres; Force et couple = Clés dynamométriques; Grandeurs électriques = Multimètres = Électricité; Dimensionnel = Pieds à coulisse = Cales étalons; Mesure 3D = Contrôle tridimensionnel ~ mesurer pièces; Pipettes = Étalonnage de pipettes; Étalonnage sur site; Réparation d'instruments = Réparation et ajustage ~ ajuster; Gestion de parc = Gestion du parc d'instruments; Qualification d'enceintes = Cartographie d'enceintes = Enceintes climatiques; Vente d'instruments = Location d'instruments; Débit = Débitmètres; Formations en métrologie",
  ],
  printing_3d: [
    "impression 3D, imprimeur 3D, fabrication additive, service d'impression 3D, prototypage rapide",
    "Impression FDM = FDM; Impression résine = SLA = Stéréolithographie; Frittage laser = SLS = MJF; Impression métal = Impression 3D métal; Prototypes = Prototypage = Prototypage rapide; Petites séries; Pièces de rechange ~ refaire pièce cassée; Scan 3D = Numérisation 3D ~ scanner pièce; Modélisation 3D = CAO = Conception 3D ~ modéliser; Maquettes = Maquettes d'architecture; Finitions = Post-traitement = Peinture; Figurines = Objets personnalisés; Outillage = Gabarits; Vente d'imprimantes 3D = Filaments = Imprimantes 3D; Grand format; Coulée sous vide = Moules silicone",
  ],
  farm_machinery: [
    'machines agricoles, concessionnaire agricole, matériel agricole, tracteurs, motoculture, mécanicien agricole, machinisme agricole, atelier agricole',
    "Tracteurs = Tracteurs neufs; Matériel d'occasion = Tracteurs d'occasion; Dépannage = Réparation de tracteurs ~ réparer tracteur, dépanner moisson; Pièces détachées; Moissonneuses = Moissonneuses-batteuses; Matériel de fenaison = Faucheuses = Presses; Semoirs = Travail du sol = Charrues; Pulvérisateurs; Motoculture = Tondeuses = Robots tondeuses; Tronçonneuses = Débroussailleuses; Location de matériel ~ louer tracteur; Remorques = Bennes; Traite = Matériel d'élevage = Robots de traite; Guidage GPS = Agriculture de précision; Hydraulique = Flexibles hydrauliques ~ refaire flexibles; Climatisation = Pneus",
  ],
  farm_contractor: [
    'entreprise de travaux agricoles, travaux agricoles, ETA, entrepreneur de travaux agricoles, prestataire agricole, CUMA',
    "Moisson = Battage = Récolte de céréales ~ moissonner, battre; Ensilage = Ensilage de maïs = Ensilage d'herbe ~ ensiler; Semis ~ semer; Labour = Travail du sol = Labours ~ labourer; Pressage = Bottelage = Enrubannage ~ presser bottes, enrubanner; Fauchage = Fenaison = Fauche ~ faucher; Épandage = Épandage de lisier = Épandage de fumier ~ épandre; Pulvérisation ~ pulvériser; Transport = Transport de récoltes; Arrachage = Récolte de betteraves = Pommes de terre ~ arracher betteraves; Taille de haies = Broyage d'accotements = Épareuse ~ broyer; Vendange mécanique = Travaux viticoles = Vendanges; Drainage = Terrassement; Déneigement ~ déneiger; Plantation = Sursemis; Compostage",
  ],
  forestry: [
    'entreprise forestière, exploitation forestière, travaux forestiers, bûcheron, expert forestier, exploitant forestier, débardeur, coopérative forestière',
    "Abattage = Abattage d'arbres = Coupe de bois ~ abattre; Débardage = Débardage à cheval = Débusquage ~ débarder; Bois de chauffage = Bois bûche; Plaquettes forestières = Plaquettes = Bois énergie; Plantation = Reboisement ~ planter, reboiser; Éclaircies = Soins culturaux = Dégagement; Gestion forestière = Plan simple de gestion ~ gérer forêt; Achat de bois = Achat de bois sur pied ~ acheter bois; Vente de bois = Grumes; Estimation forestière = Expertise forestière = Martelage ~ estimer parcelle; Broyage = Broyage forestier = Débroussaillage ~ broyer; Abattage mécanisé; Chemins forestiers = Pistes; Arbres dangereux = Abattage délicat; Parcelles forestières = Vente de forêts; Dessouchage",
  ],
  recycling: [
    'centre de recyclage, recyclage, ferrailleur, récupération de métaux, entreprise de recyclage, casse automobile, recycleur, récupérateur',
    "Rachat de ferraille = Ferraille = Achat de métaux = Rachat de métaux ~ racheter ferraille; Métaux non ferreux = Cuivre et aluminium = Cuivre; Épaves = Enlèvement d'épaves = Véhicules hors d'usage ~ enlever épave; Pièces d'occasion = Pièces auto d'occasion; Papier et carton = Papier; Plastiques = Recyclage de plastique; DEEE = Déchets électroniques; Location de bennes = Bennes ~ louer benne; Gravats = Recyclage de béton = Matériaux recyclés ~ concasser; Bois = Déchets de bois; Déchets verts = Compost; Batteries = Câbles; Débarras industriel = Démantèlement ~ démanteler; Destruction d'archives = Destruction de documents; Verre; Collecte en entreprise = Collecte = Collecte de déchets",
  ],
};
