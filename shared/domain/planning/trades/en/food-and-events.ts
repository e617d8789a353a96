import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in English. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurant, bistro, brasserie, trattoria, gastropub, steakhouse, eatery, inn with restaurant, diner',
    "À la carte = Menu; Set lunch = Lunch menu = Lunch; Tasting menu = Set menu; Sunday roast = Sunday lunch; Wine list = Wines; Private dining = Private events = Private parties ~ celebrate birthdays; Group bookings; Takeaway = Takeout ~ take away; Delivery ~ deliver food; Breakfast = Brunch; Vegetarian menu = Vegan dishes; Children's menu; Gift vouchers = Gift cards; Weddings; Catering = Outside catering; Terrace = Garden seating",
  ],
  pizzeria: [
    'pizzeria, pizza restaurant, pizza place, pizza parlour',
    'Pizza = Wood-fired pizza = Sourdough pizza; Pasta = Fresh pasta; Salads = Starters; Desserts = Tiramisu = Gelato; Takeaway = Takeout ~ take away; Delivery = Pizza delivery ~ deliver pizza; Gluten-free pizza = Vegan pizza; Lunch deals = Lunch menu; Pizza parties = Parties = Private events; Pizza van = Catering; Pizza-making classes; Wine list = Drinks; Gift vouchers',
  ],
  cafe: [
    'café, cafe, coffee shop, tea room, coffee house, tearoom, ice cream parlour',
    'Coffee = Speciality coffee = Espresso drinks; Cakes = Homemade cakes = Cakes and pastries; Breakfast = Brunch; Lunch = Light lunches = Sandwiches and soups; Afternoon tea = Cream teas; Teas = Loose leaf tea; Takeaway = Coffee to go; Celebration cakes = Cakes to order ~ order cakes; Private hire = Private events = Parties; Catering = Lunch platters; Ice cream = Gelato; Vegan cakes = Gluten-free cakes; Gift vouchers; Coffee beans; Events = Live music',
  ],
  bar: [
    'bar, pub, cocktail bar, wine bar, public house, tavern, tapas bar, beer garden',
    'Cocktails = Cocktail menu; Beers = Craft beer = Real ales; Wines = Wine list; Spirits = Whisky = Gin menu; Bar food = Pub food = Tapas = Snacks; Live music = Concerts; Quiz night = Pub quiz; Cocktail classes = Cocktail workshops = Tastings; Private hire = Private events = Parties; Sunday roast; Live sport = Sports on screen; Happy hour; Beer garden = Terrace; Mobile bar; Karaoke = DJ nights',
  ],
  food_truck: [
    'food truck, street food van, street food business, food trailer, mobile caterer, pizza van',
    'Private events = Private hire = Parties ~ cater parties; Weddings = Wedding catering; Corporate events = Office lunches; Festivals = Markets; Menu = Street food; Burgers; Wood-fired pizza; Tacos; Vegan menu = Vegetarian dishes; Coffee van = Mobile coffee; Ice cream van = Desserts; Set menus = Catering packages',
  ],
  caterer: [
    'caterer, catering company, catering service, event caterer, party service',
    'Wedding catering = Weddings ~ cater weddings; Corporate catering = Business lunches = Office catering; Buffets = Cold buffets = Hot buffets; Canapés = Finger food; Private parties = Party catering = Birthday parties; Funeral teas = Funeral catering = Wakes; BBQ catering = Barbecues = Hog roast; Grazing tables = Platters; Staff hire = Waiting staff; Equipment hire = Crockery hire; Afternoon tea; School meals = Canteen; Mobile bar = Drinks service; Vegan catering = Special diets; Dinner parties = Sit-down meals',
  ],
  private_chef: [
    'private chef, personal chef, chef for hire, home chef',
    "Dinner parties = Private dining ~ cook at home; Weekly meal prep = Meal prep ~ cook for week; Holiday chef = Chalet chef = Villa chef; Cookery classes = Cooking lessons ~ teach cooking; Tasting menus = Chef's table; Canapés; BBQs = Barbecue; Weddings = Small weddings; Yacht chef; Special diets = Vegan menus = Menus; Corporate dining; Gift vouchers; Supper clubs = Pop-ups",
  ],
  bakery: [
    'bakery, baker, bakehouse, artisan bakery, sourdough bakery',
    'Bread = Sourdough = Sourdough bread = Loaves; Rolls = Baguettes = Buns; Pastries = Croissants = Viennoiserie; Cakes = Celebration cakes = Birthday cakes; Wedding cakes; Sandwiches = Filled rolls; Pies = Pasties = Sausage rolls; Gluten-free bread = Gluten-free baking; Wholesale = Wholesale bread ~ supply cafés; Pre-orders = Bread orders ~ order bread; Baking courses = Bread-making classes; Delivery = Bread subscription; Coffee = Café; Christmas baking = Mince pies = Hot cross buns; Biscuits = Cookies',
  ],
  confectioner: [
    'confectioner, patisserie, cake maker, chocolatier, pastry shop, cake designer, chocolate maker, sweet shop',
    'Wedding cakes; Birthday cakes = Celebration cakes = Cakes to order; Chocolates = Pralines = Truffles; Chocolate bars; Macarons; Pastries = Gateaux = Tarts; Cupcakes; Ice cream = Sorbet; Chocolate workshops = Chocolate-making workshops = Baking classes; Corporate gifts = Branded chocolates; Easter eggs = Easter chocolates; Hampers = Gift boxes; Dessert tables = Sweet tables; Vegan cakes = Gluten-free cakes; Fudge = Sweets; Afternoon tea',
  ],
  butcher: [
    "butcher, butchers, butcher's shop, family butcher",
    'Beef = Steaks = Dry-aged beef; Pork; Lamb; Poultry = Chicken; Sausages = Handmade sausages; Burgers; Bacon = Cured meats; Game = Venison; BBQ packs = Barbecue packs = Meat boxes; Pies = Ready meals; Christmas turkeys = Christmas orders; Hog roasts = Catering; Delivery ~ deliver meat; Wholesale = Catering supplies ~ supply restaurants; Cooked meats = Cold cuts; Butchery courses',
  ],
  fishmonger: [
    'fishmonger, fish shop, fish market, seafood shop, fish smokery',
    'Fresh fish; Shellfish = Seafood = Oysters; Crab and lobster = Lobster = Crab; Smoked fish = Smoked salmon; Seafood platters; Fish boxes = Home delivery; Sushi fish = Sashimi; Filleting = Fish preparation ~ fillet fish; Fish soup = Ready meals; Wholesale = Trade supply ~ supply restaurants; Christmas orders; Oyster bar = Oyster catering; Cookery courses = Filleting courses; Fish and chips = Lunch',
  ],
  dairy: [
    'dairy, cheesemaker, cheese dairy, creamery, cheese maker',
    "Cheese = Farmhouse cheese = Artisan cheese; Milk = Raw milk = Fresh milk; Butter; Yoghurt = Yogurt; Cream; Goat's cheese = Goats' cheese; Ice cream; Soft cheese = Blue cheese; Cheese boxes = Hampers; Tours = Dairy tours; Cheese-making courses = Cheesemaking workshops; Cheese tasting = Tastings; Wholesale ~ supply shops; Milk vending machine = Farm shop; Milk delivery = Milk round; Wedding cheese cakes = Cheese cakes",
  ],
  farm: [
    'farm, farm shop, organic farm, smallholding, market garden, fruit farm, dairy farm, orchard',
    'Vegetables; Eggs = Free-range eggs; Meat = Beef = Lamb = Pork; Fruit = Apples = Berries; Pick your own ~ pick strawberries; Veg boxes = Vegetable boxes = CSA shares ~ box scheme; Farm shop; Potatoes; Milk = Cheese; Meat boxes = Freezer beef; Juice = Apple juice = Cider; Honey; Farm tours = School visits; Pumpkins = Christmas trees; Hay and straw = Hay; Flowers = Cut flowers',
  ],
  winery: [
    'winery, vineyard, wine estate, wine grower, wine producer',
    'Wines = White wines = Red wines; Sparkling wine; Wine tastings = Tastings ~ taste wines; Vineyard tours = Tours = Cellar tours; Cellar door = Wine shop; Wine club; Weddings = Events; Restaurant = Lunch = Vineyard café; Accommodation = Vineyard stays; Rosé; Gift vouchers = Gift boxes; Adopt a vine; Contract winemaking; Grape picking = Harvest days',
  ],
  brewery: [
    'brewery, microbrewery, craft brewery, brewpub, cidery, cider maker',
    'Beers = Craft beers = Ales; Taproom = Brewery tap; Brewery tours = Tours; Beer tastings = Tastings; Brew days = Brewing courses = Brewing experience ~ brew your own beer; Kegs and casks = Trade sales = Wholesale; Mini kegs = Party kegs = Beer for parties; Contract brewing; Beer club = Subscription; Gift packs = Gift boxes = Gift vouchers; Private hire = Events; Mobile bar = Bar hire; Seasonal beers = Limited editions; Cider; Alcohol-free beer',
  ],
  distillery: [
    'distillery, gin distillery, whisky distillery, distiller, craft distillery',
    'Gin; Whisky = Whiskey = Single malt; Rum = Vodka; Liqueurs; Fruit brandy = Eau de vie = Brandy; Distillery tours = Tours; Tastings = Whisky tasting = Gin tasting; Gin school = Make your own gin; Casks = Private casks = Cask ownership; Contract distilling = White label; Private hire = Events = Weddings; Bar = Cocktail bar; Gift sets = Gift vouchers; Corporate gifts = Personalised bottles; Cocktail masterclass',
  ],
  coffee_roaster: [
    'coffee roaster, coffee roastery, roastery, coffee company',
    'Coffee beans = Coffees = Single origin coffee; Espresso = Espresso blends = Blends; Filter coffee; Decaf = Decaffeinated coffee; Coffee subscription = Subscriptions; Wholesale = Wholesale coffee ~ supply cafés; Office coffee; Barista training = Barista courses = Barista workshops; Cupping = Coffee tasting = Tastings; Coffee machines = Espresso machines; Brewing equipment = Grinders; Machine servicing ~ service machines; White label = Private label; Gift sets; Café = Espresso bar; Roastery tours',
  ],
  beekeeper: [
    'beekeeper, apiary, honey farm, bee farm, honey producer',
    'Honey = Raw honey = Local honey; Comb honey = Cut comb; Heather honey = Blossom honey = Set honey; Beeswax candles = Candles; Beeswax = Beeswax wraps; Propolis = Pollen; Mead; Beekeeping courses = Beekeeping experience = Bee experience days ~ learn beekeeping; Swarm collection = Swarm removal ~ collect swarms; Nucs = Bee colonies = Queen bees; Pollination services = Pollination ~ rent hives; Adopt a hive = Hive sponsorship; School visits = Talks; Gift sets = Wedding favours; Beekeeping supplies = Hives',
  ],
  olive_mill: [
    'olive mill, olive oil producer, olive oil press, oil mill, olive grove',
    'Olive oil = Extra virgin olive oil; Flavoured oils = Infused oils; Olives = Table olives; Tastings = Olive oil tasting; Mill tours = Tours; Olive pressing = Contract pressing ~ press olives; Tapenade = Pâtés; Soap = Olive oil soap = Cosmetics; Adopt an olive tree = Adopt a tree; Gift boxes = Gift sets; Wholesale = Private label; Rapeseed oil = Nut oils; Vinegar = Balsamic vinegar; Harvest days = Olive picking',
  ],
  delicatessen: [
    'delicatessen, deli, fine food shop, cheese shop, cheesemonger, specialty food store, italian deli',
    'Cheese = Cheeses; Charcuterie = Cured meats = Ham; Wines = Wine; Hampers = Gift baskets = Gift hampers; Sandwiches = Lunch; Platters = Cheese boards = Grazing boards; Catering = Party food; Antipasti = Olives; Ready meals = Homemade dishes; Olive oil = Oils and vinegars; Pasta = Fresh pasta; Tastings = Cheese tastings; Cheese wedding cakes; Chocolates = Sweets; Coffee',
  ],
  florist: [
    'florist, flower shop, flower studio, floral designer',
    'Bouquets = Hand-tied bouquets = Bunches; Wedding flowers = Bridal bouquets = Weddings; Funeral flowers = Wreaths = Sympathy flowers ~ flowers for funerals; Flower delivery = Delivery ~ deliver flowers; Plants = House plants = Pot plants; Corporate flowers = Office flowers = Contract flowers; Event flowers = Event decoration; Flower subscriptions = Subscription; Workshops = Flower workshops = Wreath making; Dried flowers = Silk flowers; Christmas wreaths = Advent wreaths = Christmas trees; Vases = Gifts; Grave care = Grave flowers; Flower arrangements = Table decorations',
  ],
  hotel: [
    'hotel, boutique hotel, country house hotel, spa hotel, motel, hotel and restaurant, aparthotel',
    'Rooms = Guest rooms; Suites = Suite; Breakfast; Restaurant = Dining; Spa = Wellness; Meetings = Conferences = Meeting rooms; Weddings; Special offers = Packages = Offers; Bar = Lounge; Afternoon tea; Private events = Celebrations; Gift vouchers; Swimming pool = Pool; Gym; Family rooms; Dogs welcome = Dog-friendly rooms',
  ],
  guesthouse: [
    'guesthouse, guest house, bed and breakfast, b&b, inn, pension',
    'Rooms = Guest rooms; Breakfast = Full English breakfast; Double rooms; Family rooms = Family room; Single rooms = Twin rooms; Evening meals = Dinner; Packed lunches; Apartments = Self-catering; Bike storage = Drying room; Dog-friendly rooms; Terrace; Special offers = Packages = Short breaks; Gift vouchers; Airport transfers',
  ],
  holiday_homes: [
    'holiday cottages, holiday home, self-catering cottage, vacation rental, holiday lets, holiday apartments, holiday cottage, chalet, vacation rentals',
    'Cottages = Cottage; Apartments = Apartment; Short breaks = Weekend breaks; Hot tub = Hot tubs; Dog-friendly cottages; Large groups = Group accommodation; Swimming pool = Pool; Welcome pack = Welcome hampers; Activities; Long lets = Winter lets; Lodges = Cabins; Changeover service = Holiday let management; Barbecue',
  ],
  campsite: [
    'campsite, caravan park, holiday park, camping site, campground, rv park, glamping site',
    'Pitches = Tent pitches = Camping pitches; Touring pitches = Caravan pitches = Motorhome pitches; Glamping = Bell tents = Yurts; Pods = Camping pods = Cabins; Static caravans = Mobile homes = Lodges; Shower block; Shop = Camp shop; Playground; Café = Restaurant = Bar; Swimming pool; Bike hire = Canoe hire = Boat hire; Seasonal pitches; Caravan storage; Electric hook-ups; Holiday homes for sale; Group camping = Dogs welcome',
  ],
  hostel: [
    'hostel, youth hostel, backpackers hostel, bunkhouse, group accommodation',
    'Dorms = Dormitories = Beds in dorms; Private rooms; Family rooms; Groups = Group bookings = School groups; Exclusive hire; Breakfast = Meals; Self-catering kitchen; Bar = Café; Bike storage = Drying room; Tours = Activities; Lockers = Luggage storage; Meeting room = Meeting rooms; Camping = Pods',
  ],
  farm_holidays: [
    'farm holidays, farm stay, farm b&b, farmhouse bed and breakfast, agritourism, farmstay',
    'Cottages = Holiday cottages; Apartments = Holiday apartments; Rooms = Bed and breakfast; Breakfast = Farmhouse breakfast; Farm animals = Animals ~ feed animals, collect eggs; Pony rides = Horse riding; Camping = Glamping; Farm shop = Farm products; Playground = Play barn; Fishing; Farm tours; Evening meals; Hot tub; Short breaks; Weddings',
  ],
  event_venue: [
    'event venue, wedding venue, function room, conference centre, village hall, party venue, meeting venue, community hall',
    'Weddings = Wedding receptions; Conferences = Meetings = Meeting rooms; Private parties = Parties = Birthday parties; Catering; Accommodation = Bedrooms = Rooms; Corporate events = Away days; Civil ceremonies = Ceremonies; Concerts = Exhibitions; Christmas parties; Wakes = Funeral receptions; Audio-visual equipment = AV equipment; Bar = Licensed bar; Photo shoots = Filming; Hall hire = Room hire; Marquee',
  ],
  wedding_planner: [
    'wedding planner, wedding coordinator, wedding planning, wedding stylist, wedding designer, celebrant',
    'Full planning = Full wedding planning ~ plan whole weddings; Partial planning; On-the-day coordination = Day-of coordination = Month-of coordination ~ coordinate on the day; Venue finding = Venue search ~ find venues; Styling = Wedding styling = Decoration; Destination weddings = Weddings abroad; Ceremonies = Celebrant; Elopements = Small weddings; Supplier sourcing; Budget planning; Proposals = Proposal planning; Decor hire = Prop hire; Consultations = Planning consultation; Wedding flowers; Invitations = Stationery',
  ],
  event_agency: [
    'event agency, event management company, event planner, event production company, event organiser',
    'Corporate events = Company events; Conferences = Congresses; Team building = Team events; Product launches; Trade shows = Exhibitions; Christmas parties = Summer parties; Gala dinners = Award ceremonies = Galas; Event production = Event technology = Sound and lighting; Virtual events = Hybrid events = Online events; Incentive trips = Incentives; Festivals = Public events; Delegate management = Registration; Venue finding = Venue sourcing; Roadshows; Event staff = Hostesses; Entertainment = Artist booking',
  ],
  party_rental: [
    'party rental, event hire company, marquee hire, party hire, tent rental, bouncy castle hire, event equipment hire',
    'Marquees = Tents = Party tents; Tables and chairs = Furniture hire = Table hire; Bouncy castles = Inflatables; Crockery and cutlery = Tableware = Glassware; Linen hire = Tablecloths; Sound systems = PA hire; Lighting = Festoon lights; Dance floors = Staging; Photo booths; Hot tubs; Mobile toilets = Toilet hire; Heaters = Patio heaters; Bars = Bar hire; Delivery and set-up; Party games = Garden games; Popcorn machines = Candyfloss machines',
  ],
  dj: [
    'dj, disc jockey, wedding dj, mobile dj, mobile disco',
    "Wedding DJ = Weddings; Birthday parties = Private parties = Birthdays; Corporate events = Company parties; Club nights; Sound system = PA hire; Lighting = Light show; Karaoke; School discos = Children's discos = Proms; Silent disco; Ceremony music = Background music; Photo booth; Live musicians = Saxophonist; DJ lessons = DJ workshops; Hosting = Master of ceremonies; Christmas parties; Mixes",
  ],
  band: [
    'band, wedding band, cover band, live band, function band, string quartet, ceilidh band, jazz band, musician',
    'Weddings = Wedding music; Corporate events = Company events; Private parties = Birthdays = Parties; Ceremony music = Church music; Drinks reception = Background music; Festivals = Concerts = Gigs; Ceilidhs = Barn dances; Acoustic duo = Acoustic set; DJ service = Playlist; Funerals; Song requests = Repertoire = Set list; Sound and lighting; Workshops = Lessons; Albums = Recordings',
  ],
};
