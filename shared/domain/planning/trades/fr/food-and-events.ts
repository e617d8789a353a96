import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in French. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurant, brasserie, bistrot, bistro, auberge, table gastronomique, ferme-auberge, bouchon, crêperie, trattoria',
    "Carte = La carte; Menu du jour = Plat du jour = Menu du midi ~ déjeuner en semaine; Menu dégustation = Menu gastronomique = Menus; Carte des vins = Vins = Cave; Groupes et banquets = Repas de groupe = Banquets; Événements privés = Privatisation = Fêtes et événements ~ privatiser salle, fêter anniversaire; Mariages = Repas de mariage; Traiteur = Service traiteur; Plats à emporter = Vente à emporter = À emporter ~ emporter plats; Livraison = Livraison à domicile ~ livrer; Brunch = Brunch du dimanche; Terrasse; Menu enfant = Menus enfants; Repas d'entreprise = Séminaires; Bons cadeaux = Chèques cadeaux = Cartes-cadeaux; Réservation = Réserver une table",
  ],
  pizzeria: [
    'pizzeria, pizzéria, pizza artisanale, camion à pizzas',
    "Pizzas; Pâtes = Pâtes fraîches; Antipasti = Entrées; Desserts = Desserts maison = Tiramisu; Pizzas à emporter = Vente à emporter = À emporter ~ emporter pizza; Livraison de pizzas = Livraison ~ livrer; Pizzas sans gluten = Sans gluten; Pizzas végétariennes; Menu du midi = Formule midi; Anniversaires = Fêtes d'enfants; Privatisation = Soirées privées ~ privatiser; Carte des vins = Vins italiens; Bons cadeaux",
  ],
  cafe: [
    'café, salon de thé, coffee shop, café-restaurant, tea-room, bistrot-café',
    "Petit-déjeuner = Petits-déjeuners; Brunch; Gâteaux = Pâtisseries = Gâteaux maison; Cafés de spécialité = Café de spécialité; Thés et infusions = Thés; Déjeuner = Plat du jour = Formule midi; Glaces; Tartes et quiches = Sandwichs et salades; Privatisation = Événements privés ~ privatiser; Gâteaux sur commande = Gâteaux d'anniversaire; Concerts et lectures = Concerts = Soirées; Café en grains; À emporter = Vente à emporter; Bons cadeaux",
  ],
  bar: [
    'bar, bar à vin, bar à cocktails, pub, bar à bières, bar lounge, bar-tabac, buvette',
    'Cocktails = Carte des cocktails; Bières = Bières pression = Bières artisanales; Vins = Vins au verre = Carte des vins; Planches = Tapas = Planches apéro; Whiskys = Spiritueux = Rhums; Happy hour; Concerts = Musique live; Soirées à thème = Quiz = Karaoké; Retransmissions sportives = Matchs en direct; Dégustations = Dégustation de vins; Privatisation = Soirées privées = Afterworks ~ privatiser bar, fêter anniversaire; Cocktails sans alcool = Mocktails; Ateliers cocktails; Billard et fléchettes = Jeux',
  ],
  food_truck: [
    'food truck, camion-restaurant, food-truck, camion de rue, restaurant ambulant, cuisine de rue',
    "Notre carte = Burgers = Menu; Événements privés = Fêtes privées ~ louer food truck, réserver camion; Mariages = Food truck mariage; Événements d'entreprise = Repas d'entreprise; Festivals = Festivals et marchés; Emplacements = Où nous trouver = Tournée; Options végétariennes = Plats végétariens; Commande en ligne = Click and collect = À emporter; Anniversaires; Desserts; Boissons",
  ],
  caterer: [
    'traiteur, traiteur événementiel, service traiteur, organisateur de réceptions, chef traiteur',
    "Mariages = Traiteur mariage = Vin d'honneur; Buffets = Buffets froids = Buffet; Cocktails dînatoires = Cocktail dînatoire = Apéritif dînatoire; Repas d'entreprise = Traiteur entreprise = Séminaires; Plateaux-repas = Boîtes à lunch; Fêtes de famille = Baptêmes et communions = Anniversaires; Pièces cocktail = Canapés = Amuse-bouches; Brunch = Petits-déjeuners; Barbecue = Méchoui = Cochon à la broche; Desserts = Pièce montée = Wedding cake; Menus de fêtes = Menus de Noël; Livraison = Plats à emporter = Plats cuisinés; Location de vaisselle = Location de matériel; Personnel de service = Service à table; Animations culinaires = Ateliers culinaires; Repas de funérailles = Réceptions après obsèques",
  ],
  private_chef: [
    'chef à domicile, chef privé, cuisinier à domicile, chef cuisinier privé',
    "Dîner à domicile = Dîners privés = Repas à domicile ~ cuisiner chez vous; Menus gastronomiques = Menus dégustation = Menus; Cours de cuisine = Ateliers culinaires; Mariages = Petits mariages; Brunch = Brunch à domicile; Cocktails dînatoires = Cocktail dînatoire; Chef pour les vacances = Chef en villa = Chef à la semaine; Événements d'entreprise = Team building culinaire; Batch cooking = Repas de la semaine ~ préparer repas de la semaine; Anniversaires = Enterrement de vie de jeune fille; Barbecue = Plancha; Cuisine végétarienne = Cuisine végétale; Accord mets et vins; Bons cadeaux = Cartes cadeaux",
  ],
  bakery: [
    'boulangerie, boulanger, boulangerie-pâtisserie, artisan boulanger, fournil, paysan boulanger',
    "Pains = Pains au levain = Pain au levain; Baguettes = Baguette de tradition; Viennoiseries = Croissants; Pâtisseries = Gâteaux = Tartes; Sandwichs = Snacking = Formules midi; Gâteaux d'anniversaire = Gâteaux sur commande ~ commander gâteau; Pains spéciaux = Pains bio = Pains aux céréales; Pain sans gluten; Galettes des rois = Bûches de Noël = Spécialités de fêtes; Petit-déjeuner = Salon de thé; Livraison aux professionnels = Livraison de pain ~ livrer restaurants; Brioches = Brioche; Pizzas et quiches = Quiches; Stages de boulangerie; Biscuits",
  ],
  confectioner: [
    'pâtisserie, pâtissier, chocolatier, chocolaterie, confiserie, confiseur, pâtissier-chocolatier, glacier, cake designer',
    "Gâteaux de mariage = Wedding cake = Pièces montées; Gâteaux d'anniversaire = Gâteaux sur mesure = Cake design ~ commander gâteau; Chocolats = Pralines = Ballotins de chocolats; Macarons; Tartes = Tartes et entremets = Entremets; Confiseries = Caramels = Nougats; Glaces et sorbets = Glaces; Bûches de Noël = Bûches; Chocolats de Pâques = Pâques; Dragées = Baptême et communion; Salon de thé; Cours de pâtisserie = Ateliers chocolat; Cadeaux d'entreprise = Cadeaux d'affaires; Coffrets cadeaux = Coffrets; Biscuits = Petits fours; Pâtisserie sans gluten",
  ],
  butcher: [
    'boucherie, boucher, boucherie-charcuterie, charcuterie, charcutier, artisan boucher, boucher-charcutier, charcutier-traiteur',
    "Viande de bœuf = Bœuf; Porc = Viande de porc; Agneau = Viande d'agneau; Veau; Volailles = Volaille; Charcuterie = Charcuterie maison = Jambons et saucissons; Saucisses = Merguez et saucisses; Viande maturée = Viandes maturées; Traiteur = Service traiteur = Buffets; Plats cuisinés = Plats préparés; Barbecue = Colis barbecue = Grillades; Colis de viande = Caissettes de viande ~ commander colis; Gibier; Méchoui = Cochon de lait; Fondue et raclette = Fondue chinoise; Volailles de fêtes = Menus de fêtes",
  ],
  fishmonger: [
    'poissonnerie, poissonnier, mareyeur, écailler, pisciculture, pisciculteur, ostréiculteur',
    "Poissons frais = Poisson frais; Coquillages = Huîtres = Moules; Crustacés = Homards et crabes = Crevettes; Plateaux de fruits de mer = Plateau de fruits de mer ~ commander plateau; Poissons fumés = Saumon fumé = Fumaison ~ fumer poisson; Filetage = Préparation du poisson ~ lever filets, écailler; Plats cuisinés = Traiteur de la mer = Soupe de poissons; Truites = Truite; Sushis = Sashimis; Livraison = Livraison à domicile; Vente aux restaurateurs; Sur les marchés; Dégustation sur place = Dégustation d'huîtres; Caviar = Œufs de poisson",
  ],
  dairy: [
    "fromagerie, fromager, laiterie, crèmerie, affineur, fruitière, crémier-fromager, fromagerie d'alpage",
    "Fromages = Fromages au lait cru; Fromages de chèvre = Chèvre; Fromages de brebis = Brebis; Yaourts = Yogourts; Beurre = Beurre et crème = Crème; Plateaux de fromages = Plateau de fromages ~ commander plateau; Raclette et fondue = Fondue = Raclette; Visite de la fromagerie = Visites guidées ~ visiter fromagerie; Dégustations = Dégustation; Affinage = Cave d'affinage; Lait cru = Lait; Paniers garnis = Paniers cadeaux; Vente à la ferme = Vente directe; Ateliers fromage; Location d'appareil à raclette; Glaces",
  ],
  farm: [
    'ferme, exploitation agricole, maraîcher, maraîchage, producteur, éleveur, verger, arboriculteur, ferme bio, agriculteur',
    "Légumes = Légumes bio = Légumes de saison; Fruits = Pommes = Petits fruits; Œufs; Viande = Viande à la ferme = Colis de viande; Lait et fromages = Produits laitiers = Fromages; Paniers de légumes = Paniers hebdomadaires = AMAP = Paniers bio ~ s'abonner panier; Magasin à la ferme = Vente à la ferme = Kiosque à la ferme ~ vendre ferme; Cueillette = Autocueillette = Libre cueillette ~ cueillir; Volailles = Poulets fermiers; Pommes de terre; Jus et cidres = Jus de pomme; Conserves = Confitures; Visites de ferme = Visites scolaires = Ferme pédagogique ~ visiter ferme; Sur les marchés; Plants = Plants de légumes; Anniversaires à la ferme",
  ],
  winery: [
    'domaine viticole, vignoble, vigneron, château viticole, domaine, viticulteur, cave coopérative, encaveur, maison de champagne',
    "Nos vins = Vins = Vins du domaine; Vins rouges; Vins blancs; Rosés = Vins rosés; Crémant et champagne = Champagnes = Vins effervescents; Dégustations = Dégustation de vins ~ déguster vins; Visite de cave = Visites de cave = Visite du domaine ~ visiter cave; Vente directe = Boutique = Vente au caveau; Œnotourisme = Balade dans les vignes; Vendanges = Journée vendanges; Mariages et réceptions = Location de salle = Séminaires; Gîte = Chambres d'hôtes; Coffrets cadeaux = Cadeaux d'entreprise; Vins bio = Vins nature; Parrainage de ceps = Adopter un cep; Jus de raisin = Eaux-de-vie",
  ],
  brewery: [
    'brasserie artisanale, microbrasserie, brasseur, brasserie de bière, bière artisanale',
    'Nos bières = Bières = Bières artisanales; Bières de saison = Bières éphémères; Visites = Visite de la brasserie ~ visiter brasserie; Dégustations = Dégustation de bières ~ déguster bières; Bar = Taproom; Stages de brassage = Ateliers de brassage = Cours de brassage ~ brasser sa bière; Location de tireuse = Tireuses à bière = Fûts ~ louer tireuse; Boutique = Vente directe; Brassage à façon = Bières personnalisées; Limonades = Sans alcool; Coffrets cadeaux = Coffrets; Privatisation = Événements privés; Concerts',
  ],
  distillery: [
    'distillerie, distillateur, bouilleur de cru, distillerie artisanale, liquoriste',
    "Gin = Gins; Whisky = Whiskys; Eaux-de-vie = Eaux-de-vie de fruits; Liqueurs = Liqueur; Absinthe = Pastis; Rhum = Vodka; Visites = Visite de la distillerie ~ visiter distillerie; Dégustations = Dégustation ~ déguster; Distillation à façon = Distillation de vos fruits ~ distiller fruits; Atelier gin = Atelier cocktails; Coffrets cadeaux = Cadeaux d'entreprise; Boutique = Vente directe; Location de salle = Événements; Huiles essentielles = Hydrolats",
  ],
  coffee_roaster: [
    'torréfacteur, torréfaction, brûlerie, torréfaction artisanale, maison de café',
    "Cafés de spécialité = Cafés en grains = Cafés ~ café en grains; Espresso; Cafés filtre = Filtre; Café moulu = Mouture; Abonnement café = Abonnements ~ s'abonner café; Cours de barista = Formation barista = Ateliers barista; Dégustations = Cupping = Dégustation de café; Machines à café = Machines espresso = Moulins; Cafés pour entreprises = Café au bureau; Fourniture aux restaurants = Café pour restaurants = Grossiste; Thés = Thés et infusions; Réparation de machines = Entretien de machines; Décaféiné; Coffrets cadeaux; Coffee shop = Bar à café",
  ],
  beekeeper: [
    'apiculteur, apicultrice, apiculture, rucher, miellerie, producteur de miel',
    "Miels = Miel; Pollen; Propolis; Gelée royale; Cire d'abeille = Bougies en cire d'abeille = Bougies; Essaims = Reines = Essaims et reines ~ vendre essaims; Récupération d'essaims = Enlèvement d'essaims ~ récupérer essaim; Parrainage de ruches = Parrainage ~ parrainer ruche; Visites du rucher = Visite du rucher ~ visiter rucher; Cours d'apiculture = Initiation à l'apiculture = Stages; Hydromel = Vinaigre de miel; Pain d'épices = Nougat = Bonbons au miel; Pollinisation ~ polliniser vergers; Ruches en entreprise; Coffrets cadeaux; Cosmétiques au miel = Savons au miel",
  ],
  olive_mill: [
    "moulin à huile, oléiculteur, domaine oléicole, huilerie, oliveraie, producteur d'huile d'olive",
    "Huile d'olive = Huiles d'olive = Huile d'olive vierge extra; Huiles aromatisées = Huiles parfumées; Olives = Olives de table; Tapenades = Tapenade et pâtes d'olive; Visites = Visite du moulin = Visite de l'oliveraie ~ visiter moulin; Dégustations = Dégustation d'huile ~ déguster; Trituration = Trituration à façon = Apport d'olives ~ presser olives, triturer; Parrainage d'oliviers = Adoption d'oliviers ~ parrainer olivier; Savons = Cosmétiques à l'huile d'olive; Coffrets cadeaux; Boutique = Vente directe; Huile de noix = Autres huiles; Taille d'oliviers ~ tailler oliviers; Vinaigres",
  ],
  delicatessen: [
    'épicerie fine, épicerie, traiteur italien, épicerie italienne, épicerie du terroir, comptoir gourmand, produits du terroir',
    "Fromages; Charcuterie = Charcuteries = Jambons; Vins = Vins et spiritueux; Huiles et vinaigres = Huiles d'olive; Paniers garnis = Paniers gourmands = Coffrets cadeaux; Plats cuisinés = Plats à emporter = Traiteur; Pâtes fraîches = Pâtes; Conserves = Terrines = Foie gras; Épices = Sels et épices; Confitures et miels = Miels; Thés et cafés = Cafés; Chocolats = Biscuits = Confiseries; Plateaux apéritifs = Planches = Plateaux; Dégustations; Cadeaux d'entreprise; Déjeuner sur place = Sandwichs",
  ],
  florist: [
    'fleuriste, artisan fleuriste, boutique de fleurs, magasin de fleurs, atelier floral',
    "Bouquets = Bouquets de fleurs = Fleurs coupées; Fleurs de mariage = Mariage = Bouquet de mariée; Fleurs de deuil = Deuil = Couronnes funéraires = Fleurs pour enterrement; Livraison de fleurs = Livraison ~ livrer bouquet; Fleurs séchées = Bouquets secs; Plantes d'intérieur = Plantes vertes = Plantes; Compositions florales = Compositions = Centres de table; Abonnement floral = Abonnement fleurs = Abonnements ~ s'abonner fleurs; Décoration événementielle = Fleurs pour événements; Fleurs en entreprise = Abonnements entreprises; Ateliers floraux = Cours d'art floral; Roses; Fleurissement de tombes = Entretien de tombes ~ fleurir tombes; Terrariums = Orchidées; Sapins de Noël = Couronnes de l'avent; Pots et vases = Décoration",
  ],
  hotel: [
    'hôtel, hôtel-restaurant, hôtel de charme, relais, hôtel-spa, hôtellerie',
    'Chambres = Chambres et suites; Suites; Petit-déjeuner = Petits-déjeuners; Restaurant; Bar; Spa = Espace bien-être = Sauna et hammam; Piscine; Séminaires = Salles de réunion; Mariages = Réceptions = Mariages et banquets; Offres = Forfaits = Séjours à thème; Chambres familiales; Demi-pension; À faire autour = Vélos et randonnées; Parking = Borne de recharge; Bons cadeaux = Coffrets cadeaux; Accueil de groupes',
  ],
  guesthouse: [
    "chambre d'hôtes, chambres d'hôtes, maison d'hôtes, pension de famille, gîte du passant, bed and breakfast",
    "Chambres; Suites = Suite familiale; Petit-déjeuner; Table d'hôtes = Dîner ~ manger sur place; Gîte = Appartement; Piscine; Spa = Massages; À faire autour = Randonnées; Mariages = Événements = Réceptions; Séminaires; Stages; Séjours à thème = Forfaits; Vélos = Location de vélos; Bons cadeaux; Dortoir = Gîte d'étape",
  ],
  holiday_homes: [
    'location de vacances, gîte, gîte rural, maison de vacances, appartement de vacances, chalet à louer, villa de vacances, locations saisonnières',
    'Gîtes; Studios; Chalets; Villas = Maisons de vacances; Grand gîte; Tarifs et disponibilités = Disponibilités; Piscine; Sauna et jacuzzi = Spa = Jacuzzi; À faire autour = Randonnées; Ménage et linge = Location de linge; Vacances avec chien; Séjours à la semaine; Conciergerie = Gestion locative ~ gérer location; Vélos',
  ],
  campsite: [
    'camping, terrain de camping, aire de camping-car, camping à la ferme, village vacances, glamping',
    "Emplacements = Emplacements tentes et caravanes = Emplacements de camping; Mobil-homes = Mobil-home; Chalets = Cabanes = Prêts-à-camper; Tentes lodges = Glamping = Tentes safari = Yourtes; Aire de camping-car = Camping-cars; Piscine = Espace aquatique; Restaurant = Snack; Épicerie = Pain et épicerie; Animations = Club enfants; Aire de jeux; Location de vélos = Canoës et vélos; Sanitaires; Résidentiel = Emplacements à l'année; Séjours de groupe; Pêche; Cabanes dans les arbres",
  ],
  hostel: [
    "auberge de jeunesse, hostel, gîte d'étape, refuge, cabane de montagne, backpackers",
    'Dortoirs = Lits en dortoir; Chambres privées = Chambres; Petit-déjeuner; Bar = Café; Restaurant = Demi-pension = Repas; Accueil de groupes; Classes = Classes vertes = Groupes scolaires; Cuisine commune = Cuisine partagée; Location de vélos = Vélos; Excursions; Salles de réunion = Séminaires; Événements = Concerts = Soirées; Laverie = Casiers; Randonnées = Itinéraires; Longs séjours',
  ],
  farm_holidays: [
    'vacances à la ferme, agritourisme, séjour à la ferme, accueil à la ferme, gîte à la ferme, agrotourisme',
    "Gîtes = Gîtes à la ferme; Chambres d'hôtes = Chambres; Camping à la ferme = Camping; Petit-déjeuner = Brunch à la ferme; Table d'hôtes = Table paysanne = Repas à la ferme; Produits de la ferme = Vente directe; Animaux de la ferme = Nourrir les animaux ~ nourrir animaux; Équitation = Balades à poney = Promenades à cheval; Nuits sur la paille = Dormir sur la paille; Activités enfants; Anniversaires à la ferme = Anniversaires; Mariages = Location de salle; Ferme pédagogique = Visites scolaires; Piscine; Roulottes = Cabanes; Séminaires",
  ],
  event_venue: [
    'salle de réception, lieu de réception, salle de mariage, salle des fêtes, lieu événementiel, domaine de réception, location de salle',
    "Mariages = Mariage; Séminaires = Réunions d'entreprise = Conférences; Fêtes privées = Anniversaires = Fêtes de famille; Soirées d'entreprise = Événements d'entreprise; Cérémonie laïque = Cérémonies = Cérémonies laïques; Nos salles = Location de salles ~ louer salle; Hébergement = Gîtes = Chambres; Traiteur = Restauration; Équipement technique; Décoration = Mobilier; Shootings = Tournages = Tournages photo; Forfaits = Formules; Concerts = Spectacles; Baptêmes = Cocktails",
  ],
  wedding_planner: [
    'wedding planner, organisatrice de mariages, organisation de mariage, organisateur de mariages, officiant de cérémonie',
    "Organisation complète = Organisation de A à Z = Organisation de mariage ~ organiser mariage; Coordination du jour J = Jour J ~ coordonner jour J; Organisation partielle = Accompagnement partiel; Décoration de mariage = Décoration = Scénographie ~ décorer salle; Cérémonie laïque = Cérémonies laïques = Officiante; Recherche de lieu = Choix du lieu ~ trouver lieu; Recherche de prestataires ~ trouver prestataires; Fleurs = Décoration florale; Faire-part = Papeterie; Elopement = Mariage intime; Destination wedding = Mariage à l'étranger; Demande en mariage = Demandes en mariage; EVJF = Enterrement de vie de jeune fille; Location de décoration = Location de matériel; Consultation = Coaching mariage; Baptêmes = Anniversaires",
  ],
  event_agency: [
    "agence événementielle, agence d'événementiel, organisateur d'événements, organisation d'événements, agence d'événements",
    "Séminaires = Conventions = Organisation de séminaires; Team building = Cohésion d'équipe = Incentive; Soirées d'entreprise = Soirées de gala = Galas ~ organiser soirée; Congrès = Conférences = Colloques; Salons = Foires et stands = Salons professionnels; Lancements de produit = Lancement de produit; Événements hybrides = Événements digitaux = Webinaires; Festivals = Événements grand public; Scénographie = Décoration; Régie technique = Sonorisation et éclairage; Traiteur = Restauration; Location de lieux = Recherche de lieux = Recherche de salle; Animations = Animation; Gestion des inscriptions = Gestion des invités; Arbres de Noël = Journées du personnel; Événements sportifs",
  ],
  party_rental: [
    'location de matériel de réception, location de chapiteaux, location pour événements, location de tentes, location de matériel événementiel, loueur de vaisselle',
    'Location de tentes = Chapiteaux = Barnums = Tentes de réception ~ louer tente; Tables et chaises = Mobilier = Location de tables; Vaisselle = Location de vaisselle ~ louer vaisselle; Nappage = Nappes et serviettes = Housses de chaise; Sonorisation = Son et lumière = Éclairage; Structures gonflables = Châteaux gonflables; Tireuses à bière = Tireuse; Photobooth = Borne photo; Matériel de cuisine = Barbecues et planchas = Matériel traiteur; Décoration = Décoration de mariage; Podiums et scènes = Scènes = Planchers; Chauffages = Chauffage de tente; Jeux en bois = Jeux géants; Toilettes mobiles = Sanitaires mobiles = WC mobiles; Livraison et montage; Vidéoprojecteurs = Écrans',
  ],
  dj: [
    'DJ, disc-jockey, DJ mariage, animateur DJ, discomobile, disco mobile',
    "DJ mariage = Mariages; Anniversaires = Fêtes privées; Soirées d'entreprise = Événements d'entreprise; Sonorisation = Location de sono = Sono ~ louer sono; Éclairage = Jeux de lumière; Photobooth = Borne photo; Cérémonie laïque = Sonorisation de cérémonie; Karaoké; Machine à fumée = Étincelles froides = Effets spéciaux; Clubs et festivals = Festivals; Animation = Animation micro = Blind test; DJ et saxophoniste = Musiciens live; Vidéoprojection = Écrans; Cours de DJ = Cours de mix; Silent party",
  ],
  band: [
    'groupe de musique, orchestre, groupe de musique live, orchestre de mariage, duo acoustique, quatuor à cordes, musicien de mariage, fanfare de rue',
    "Mariages = Musique de mariage; Cérémonies = Musique de cérémonie = Messe de mariage; Cocktail = Vin d'honneur = Musique d'ambiance; Soirées d'entreprise = Événements d'entreprise; Concerts = Dates de concert = Agenda; Soirée dansante = Bal = Bals; Fêtes privées = Anniversaires; Duo et trio = Duo acoustique; Répertoire; Obsèques = Musique d'enterrement; Albums = Discographie = Disques; Sonorisation; Festivals; Cours de musique",
  ],
};
