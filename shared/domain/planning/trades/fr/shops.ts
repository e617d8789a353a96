import type { TradeTexts } from '../trades.ts';

/** Trades of shops in French. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    "librairie, libraire, librairie indépendante, bouquiniste, librairie d'occasion, librairie-papeterie",
    "Littérature = Romans; Livres jeunesse = Jeunesse; Bandes dessinées = BD et mangas = Mangas; Polars = Science-fiction; Livres d'occasion; Commande de livres = Commander un livre ~ commander livre; Rencontres et dédicaces = Rencontres d'auteurs = Événements; Conseils de lecture = Coups de cœur; Papeterie; Chèques-lire = Bons cadeaux; Clubs de lecture = Club de lecture; Livres scolaires = Manuels scolaires; Collectivités = Bibliothèques et écoles; Cuisine et jardin",
  ],
  bike_shop: [
    'magasin de vélos, vélociste, marchand de vélos, magasin de cycles, boutique de vélos',
    "Vélos électriques = VAE; VTT; Vélos de route = Gravel = Vélos gravel; Vélos de ville = Vélos urbains; Vélos cargos; Vélos enfants; Vélos d'occasion = Reprise de vélos; Entretien ~ réparer vélo; Accessoires = Casques et antivols; Vélos à l'essai ~ essayer vélo; Leasing vélo = Vélo de fonction; Location de vélos; Étude posturale; Vêtements; Pièces détachées; Vélos sur mesure = Montage à la carte",
  ],
  fashion_shop: [
    'boutique de vêtements, magasin de vêtements, boutique de mode, prêt-à-porter, concept store mode, boutique de mariage',
    'Mode femme = Prêt-à-porter féminin; Mode homme = Prêt-à-porter masculin; Mode enfant = Vêtements enfants; Robes; Jeans = Pantalons; Manteaux = Vestes; Accessoires = Sacs et ceintures; Lingerie; Grandes tailles; Robes de mariée = Tenues de cérémonie = Mariage; Costumes; Mode éthique = Mode responsable; Retouches = Service de retouches ~ retoucher; Conseil en image = Personal shopping; Bons cadeaux = Cartes cadeaux; Soldes',
  ],
  shoe_shop: [
    'magasin de chaussures, chausseur, boutique de chaussures, chausseur spécialisé',
    "Chaussures femme; Chaussures homme; Chaussures enfant = Chaussures enfants; Baskets = Sneakers; Bottes et bottines = Bottines; Sandales; Chaussures de randonnée; Chaussures de confort = Pieds sensibles; Chaussures grande largeur = Grandes tailles; Chaussons = Pantoufles; Sacs et maroquinerie = Maroquinerie; Produits d'entretien; Semelles; Mesure du pied ~ mesurer pieds; Chaussures de mariage; Bons cadeaux",
  ],
  sports_shop: [
    "magasin de sport, magasin d'articles de sport, boutique de sport, magasin de ski, magasin de running",
    'Running = Course à pied; Football; Tennis = Tennis et badminton; Ski = Skis et snowboards; Location de skis = Location de matériel ~ louer skis; Fitness = Musculation; Natation; Randonnée; Cordage de raquettes = Cordage ~ corder raquette; Analyse de foulée; Équipement de clubs = Flocage ~ flocker maillots; Entretien de skis = Atelier ski = Fartage ~ farter, affûter skis; Vélos; Bootfitting; Vêtements de sport; Bons cadeaux',
  ],
  outdoor_shop: [
    "magasin outdoor, magasin de randonnée, boutique de montagne, magasin d'alpinisme, armurerie, magasin de pêche, magasin de camping",
    "Vêtements techniques = Vêtements; Chaussures de randonnée = Chaussures; Sacs à dos; Tentes = Camping; Sacs de couchage = Matelas; Escalade = Matériel d'escalade; Alpinisme; Ski de randonnée; Raquettes; Pêche; Chasse; Location de matériel ~ louer matériel; Ressemelage = Atelier de réparation; Seconde main; Cuisine de camp = Réchauds; Cartes et guides = GPS et montres",
  ],
  toy_shop: [
    'magasin de jouets, boutique de jouets, magasin de jeux, ludicaire, boutique de jeux de société',
    "Jouets en bois; Jeux de société; Puzzles; Poupées = Peluches; Jeux de construction = LEGO; Premier âge = Jouets d'éveil; Loisirs créatifs; Jeux de plein air = Jeux d'extérieur; Maquettes = Trains miniatures = Modélisme; Livres pour enfants; Déguisements; Jeux éducatifs = Montessori; Cartes à collectionner = Jeux de cartes; Soirées jeux = Animations; Anniversaires = Listes d'anniversaire; Figurines",
  ],
  wool_shop: [
    'magasin de laine, boutique de laine, mercerie laine, laines et tricot, boutique de tricot',
    'Laines = Pelotes = Fils; Laines teintes à la main = Laines artisanales; Laine à chaussettes; Laine mérinos = Alpaga; Coton; Aiguilles = Aiguilles et crochets = Crochets; Patrons = Modèles de tricot = Livres; Kits de tricot = Kits; Cours de tricot = Ateliers tricot ~ apprendre tricoter; Cours de crochet; Tricot-thé = Soirées tricot; Boutons = Accessoires; Mercerie; Tricot sur commande ~ tricoter sur commande; Bons cadeaux; Broderie',
  ],
  fabric_shop: [
    'magasin de tissus, mercerie, boutique de tissus, tissus au mètre, marchand de tissus',
    "Tissus d'habillement = Tissus au mètre = Tissus; Tissus d'ameublement; Tissus bio; Jersey = Sweat; Lin = Coton; Tissus enfants; Patchwork = Quilting; Mercerie = Boutons et fils = Fils; Patrons = Patrons de couture; Machines à coudre; Réparation de machines à coudre ~ réparer machine à coudre; Cours de couture = Ateliers couture ~ apprendre couture; Confection de rideaux = Rideaux; Rubans et dentelles = Rubans; Broderie; Kits de couture",
  ],
  wine_shop: [
    'caviste, cave à vin, marchand de vin, magasin de vin, cave à bières, bar-cave',
    "Vins rouges; Vins blancs; Rosés; Champagnes et bulles = Champagnes = Effervescents; Vins bio et nature = Vins nature; Spiritueux = Whiskys et rhums = Whiskys; Bières = Bières artisanales; Dégustations = Soirées dégustation = Cours d'œnologie ~ déguster; Coffrets cadeaux = Coffrets; Livraison = Livraison à domicile; Cadeaux d'entreprise; Mariages et réceptions = Vins de mariage; Abonnement vin = Box vin; Location de tireuse = Tireuses à bière; Vins rares = Grands crus; Sans alcool",
  ],
  tea_shop: [
    'magasin de thé, maison de thé, boutique de thé, marchand de thé, comptoir de thé',
    'Thés verts; Thés noirs; Thés blancs = Oolong; Thés parfumés; Rooibos; Infusions = Tisanes; Matcha; Thés bio; Théières = Accessoires = Tasses; Dégustations = Ateliers thé = Cours de thé; Coffrets cadeaux = Coffrets; Cafés; Abonnement thé = Box thé; Thés pour restaurants; Salon de thé; Chocolats = Confiseries',
  ],
  health_food_shop: [
    'magasin bio, épicerie bio, diététique, magasin vrac, épicerie vrac, magasin de produits naturels, herboristerie magasin, supérette bio',
    "Fruits et légumes = Fruits et légumes bio; Vrac = Produits en vrac; Compléments alimentaires = Vitamines; Sans gluten; Produits frais = Pain bio = Fromages; Cosmétiques naturels = Cosmétiques bio; Plantes = Tisanes; Huiles essentielles = Aromathérapie; Produits végétaliens = Vegan; Paniers bio = Paniers de légumes; Bébé = Produits pour bébé; Produits d'entretien = Entretien écologique = Zéro déchet; Conseil en naturopathie = Conseils nutrition; Livraison; Conférences; Snack bio = Plats à emporter",
  ],
  furniture_shop: [
    "magasin de meubles, boutique de meubles, magasin de décoration, magasin d'ameublement, concept store décoration",
    "Canapés = Canapés et fauteuils = Fauteuils; Tables; Chaises; Lits = Literie; Armoires = Rangements; Meubles TV = Bibliothèques; Meubles de bureau; Mobilier de jardin = Mobilier extérieur; Luminaires; Tapis; Décoration = Objets déco; Meubles sur mesure; Conseil en décoration = Conseil déco = Décoration d'intérieur; Livraison et montage = Livraison ~ livrer meubles, monter meubles; Meubles d'occasion = Vintage; Cuisines",
  ],
  lighting_shop: [
    'magasin de luminaires, boutique de luminaires, luminaires, éclairagiste magasin, abat-jouriste',
    "Suspensions = Lustres; Lampadaires = Lampes sur pied; Lampes de table = Lampes à poser; Appliques; Spots = Plafonniers; Éclairage extérieur = Luminaires extérieurs; LED = Ampoules; Abat-jour = Abat-jour sur mesure; Projet d'éclairage = Conseil en éclairage = Étude d'éclairage; Réparation de lampes = Restauration de luminaires ~ réparer lampe; Luminaires design; Lampes de bureau; Luminaires vintage; Pose de luminaires; Éclairage professionnel = Éclairage de bureaux; Salle de bains",
  ],
  bedding_shop: [
    'magasin de literie, literie, boutique de linge de maison, magasin de matelas, spécialiste de la literie',
    "Matelas; Sommiers = Sommiers tapissiers; Lits = Cadres de lit; Oreillers; Couettes = Duvets; Linge de lit = Parures = Draps; Surmatelas; Linge de bain = Serviettes; Lits électriques = Relaxation; Canapés-lits; Matelas enfant = Lits enfants; Matelas sur mesure; Essai de matelas = Conseil sommeil = Analyse du sommeil ~ essayer matelas; Livraison = Reprise de l'ancien matelas ~ reprendre matelas; Nettoyage de duvets = Rénovation de duvets; Têtes de lit",
  ],
  stationery_shop: [
    'papeterie, magasin de papeterie, fournitures de bureau, papetier, librairie-papeterie scolaire',
    "Cahiers et carnets = Carnets = Cahiers; Stylos = Stylos plume = Écriture; Agendas = Calendriers; Fournitures scolaires = Listes scolaires = Rentrée; Fournitures de bureau; Cartables = Sacs d'école; Cartes de vœux; Papier cadeau = Emballages cadeaux; Faire-part; Encres = Cartouches = Toners; Tampons; Photocopies = Reliure ~ photocopier; Loisirs créatifs; Gravure de stylos; Mobilier de bureau; Livraison aux entreprises",
  ],
  art_supplies: [
    "magasin de beaux-arts, beaux-arts, fournitures artistiques, matériel d'artiste, magasin de loisirs créatifs",
    "Peinture à l'huile; Acrylique = Peinture acrylique; Aquarelle; Dessin = Crayons = Fusain; Papiers; Toiles = Châssis = Châssis sur mesure; Pinceaux; Chevalets; Encadrement = Cadres; Modelage = Argile; Gravure = Linogravure; Calligraphie = Encres; Pigments; Stages; Loisirs créatifs; Feutres = Marqueurs",
  ],
  music_shop: [
    "magasin de musique, magasin d'instruments de musique, boutique de musique, magasin de pianos, magasin de guitares",
    "Pianos = Pianos numériques = Claviers; Guitares; Violons = Cordes frottées = Instruments à cordes; Instruments à vent; Batteries = Percussions; Sonorisation = Sono; Partitions; Location d'instruments = Location de pianos ~ louer instrument; Réparation d'instruments = Atelier de réparation ~ réparer instrument, régler guitare; Accordage de pianos = Accord de pianos ~ accorder piano; Instruments d'occasion; Accessoires = Cordes et accessoires; Home studio; Cours de musique; Accordéons; Ukulélés",
  ],
  record_shop: [
    'disquaire, magasin de disques, magasin de vinyles, boutique de vinyles',
    "Vinyles = Vinyles neufs = Nouveautés; Vinyles d'occasion; CD; Rachat de disques = Rachat de vinyles = Rachat de collections ~ racheter vinyles; Platines = Platines vinyles = Hi-fi; Jazz = Soul et funk; Rock = Metal; Électronique; Hip-hop = Rap; Classique = Musique classique; Nettoyage de vinyles ~ nettoyer disques; Commande de disques = Précommandes ~ commander disque; Accessoires = Pochettes; Concerts en magasin = Showcases; Merchandising = T-shirts; Cassettes = DVD",
  ],
  electronics_shop: [
    "magasin d'électronique, magasin d'électroménager, magasin hi-fi, magasin informatique, magasin de téléphonie, radio-télévision",
    'Téléviseurs = TV; Hi-fi = Enceintes; Électroménager = Gros électroménager; Petit électroménager; Smartphones = Téléphones; Ordinateurs = Informatique; Appareils photo; Casques = Écouteurs; Home cinéma; SAV = Service après-vente ~ réparer téléviseur; Livraison et installation = Antennes ~ installer TV; Reconditionné; Machines à café; Imprimantes = Cartouches; Jeux vidéo = Consoles; Multiroom = Domotique',
  ],
  hardware_shop: [
    'quincaillerie, magasin de bricolage, droguerie, quincailler, droguerie-quincaillerie',
    "Outillage = Outils; Visserie = Vis et boulons = Quincaillerie; Peinture = Peintures = Mise à la teinte; Outils de jardin; Reproduction de clés = Clés ~ refaire clé; Serrures = Cylindres; Affûtage = Aiguisage ~ affûter couteaux; Électricité; Plomberie; Articles ménagers = Vaisselle; Produits d'entretien = Droguerie; Bois = Découpe de bois ~ découper bois; Location d'outils = Location de matériel; Grillages = Clôtures; Chauffage = Poêles; Tondeuses = Réparation de tondeuses",
  ],
  garden_centre: [
    'jardinerie, pépinière, pépiniériste, horticulteur, centre de jardin, serres horticoles',
    "Arbres et arbustes = Arbustes = Arbres; Plantes vivaces = Vivaces; Plantes d'intérieur = Plantes vertes; Rosiers; Arbres fruitiers = Fruitiers; Plants de légumes = Plants potagers = Potager; Aromatiques; Annuelles = Géraniums = Plantes à massif; Plantes de haies = Haies; Terreaux = Terreaux et engrais = Engrais; Pots = Poteries = Jardinières; Semences = Graines = Bulbes; Conseil jardin = Diagnostic de plantes; Aménagement de jardin = Création de jardins; Livraison et plantation = Livraison; Sapins de Noël",
  ],
  pet_shop: [
    "animalerie, magasin pour animaux, boutique pour animaux, aquariophilie, magasin d'aquariophilie",
    "Alimentation chien; Alimentation chat; Rongeurs = Lapins et rongeurs; Oiseaux; Aquariophilie = Poissons et aquariums = Poissons; Reptiles = Terrariophilie; Croquettes; Alimentation BARF = Viande crue; Jouets = Accessoires; Paniers et couchages = Couchages; Laisses et colliers = Harnais; Toilettage; Entretien d'aquariums = Analyse d'eau ~ entretenir aquarium; Équitation = Chevaux; Basse-cour = Poules; Conseil en nutrition",
  ],
  baby_shop: [
    'magasin pour bébés, puériculture, magasin de puériculture, boutique bébé, boutique de puériculture',
    "Poussettes; Sièges auto = Sièges-auto; Lits bébé = Chambre bébé = Mobilier; Vêtements bébé = Layette; Portage = Porte-bébés; Allaitement = Biberons et allaitement = Biberons; Couches lavables = Couches; Jouets d'éveil = Jouets; Listes de naissance = Liste de naissance ~ ouvrir liste de naissance; Grossesse = Vêtements de grossesse; Chaises hautes; Location de matériel = Location de tire-lait; Seconde main; Ateliers de portage; Cadeaux de naissance = Coffrets naissance; Réparation de poussettes",
  ],
  cosmetics_shop: [
    'parfumerie, boutique de cosmétiques, magasin de cosmétiques, cosmétiques naturels boutique, boutique de beauté',
    "Parfums; Soins du visage; Soins du corps; Maquillage; Soins capillaires = Cheveux; Cosmétiques bio = Cosmétiques naturels; Soins homme = Barbe; Solaires; Parfums d'intérieur = Bougies; Savons = Cosmétiques solides; Conseil beauté = Diagnostic de peau = Conseil personnalisé; Soins en cabine; Ateliers maquillage = Cours de maquillage; Coffrets cadeaux = Coffrets; Ongles = Vernis; Huiles essentielles",
  ],
  second_hand_shop: [
    "friperie, dépôt-vente, magasin de seconde main, brocante magasin, ressourcerie boutique, boutique d'occasion, dépôt vente",
    "Vêtements femme = Vêtements de seconde main = Vêtements; Vêtements homme; Vêtements enfant = Vêtements enfants; Luxe = Sacs de luxe = Marques de luxe; Chaussures et sacs = Chaussures; Meubles = Meubles d'occasion; Vaisselle = Bibelots; Livres; Jouets; Dépôt d'articles = Déposer vos articles = Dépôt ~ déposer vêtements, vendre vos vêtements; Dons = Collecte = Collecte de dons ~ donner affaires; Vintage; Location de tenues; Électroménager; Robes de mariée; Débarras",
  ],
  antiques_shop: [
    "antiquaire, antiquités, brocanteur, magasin d'antiquités, galerie d'antiquités, brocante",
    "Meubles anciens = Mobilier; Tableaux = Peintures; Argenterie; Porcelaine = Céramiques = Faïence; Bijoux anciens = Bijoux; Horloges = Pendules; Luminaires anciens = Lustres; Livres anciens; Miroirs; Art asiatique; Vintage = Design du XXe siècle; Achat d'antiquités = Rachat ~ acheter antiquités, racheter meubles; Estimation = Estimations ~ estimer objets; Restauration = Restauration de meubles ~ restaurer; Successions = Débarras; Militaria = Monnaies",
  ],
  gift_shop: [
    'boutique de cadeaux, magasin de cadeaux, concept store, boutique de souvenirs, boutique de créateurs, boutique déco et cadeaux',
    "Idées cadeaux = Cadeaux; Bijoux de créateurs = Bijoux; Décoration = Déco; Bougies = Parfums d'intérieur; Papeterie; Vaisselle = Tasses; Cadeaux de naissance; Cadeaux personnalisés = Gravure ~ personnaliser, graver; Coffrets cadeaux = Paniers garnis = Coffrets; Cadeaux d'entreprise; Souvenirs = Produits locaux = Spécialités; Textiles = Sacs; Emballage cadeau ~ emballer cadeaux; Bons cadeaux = Cartes cadeaux; Listes de mariage; Jouets",
  ],
  candle_and_soap_maker: [
    'savonnerie, savonnier, cirier, fabricant de bougies, savonnerie artisanale, bougies artisanales, créatrice de bougies, ciergerie',
    "Savons = Savons à froid = Savons surgras; Bougies parfumées = Bougies; Shampoings solides; Fondants = Fondants parfumés; Baumes = Huiles et baumes = Soins du corps; Savon à barbe = Barbe; Bombes de bain = Sels de bain; Cierges = Cierges pascals = Bougies de baptême; Bougies en cire d'abeille; Bougies personnalisées = Cadeaux d'invités = Mariages ~ personnaliser bougies; Ateliers savon = Ateliers bougies ~ apprendre savon; Coffrets cadeaux = Coffrets; Diffuseurs = Parfums d'intérieur; Vente en gros = Revendeurs; Lessive = Savon de ménage; Recharges",
  ],
  jewellery_shop: [
    'bijouterie, magasin de bijoux, bijouterie-horlogerie, horlogerie-bijouterie, boutique de bijoux',
    "Alliances = Alliances de mariage; Bagues de fiançailles = Solitaires; Colliers = Colliers et pendentifs; Bracelets; Boucles d'oreilles; Montres; Bijoux enfant = Médailles de baptême = Baptême; Diamants; Perles; Gravure ~ graver; Réparation de bijoux = Réparations ~ réparer bijou; Réparation de montres = Changement de pile ~ changer pile; Bijoux sur mesure = Création sur mesure; Rachat d'or ~ racheter or; Mise à taille ~ agrandir bague; Perçage d'oreilles ~ percer oreilles",
  ],
};
