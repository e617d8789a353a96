import type { TradeTexts } from '../trades.ts';

/** Trades of shops in English. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'bookshop, bookstore, bookseller, antiquarian bookshop, second-hand bookshop',
    "Children's books = Picture books; Fiction = Novels; Non-fiction; Second-hand books = Used books; Ordering = Book orders ~ order books; Author events = Readings = Book signings; Book club = Reading groups; Gift vouchers = Book tokens; School supply; Stationery = Cards; Book subscription = Subscription; Local books = Maps; Antiquarian books = Rare books; Audiobooks = E-books; Book buying ~ buy books; Poetry",
  ],
  bike_shop: [
    'bike shop, bicycle shop, cycle shop, bicycle dealer',
    "E-bikes = Electric bikes; Mountain bikes; Road bikes = Gravel bikes; Children's bikes = Kids' bikes; City bikes = Hybrid bikes; Cargo bikes; Used bikes = Second-hand bikes; Workshop = Repairs = Servicing ~ repair bikes; Bike leasing = Cycle to work = Cycle to Work scheme; Bike fitting; Accessories = Helmets; Bike hire = Bike rental; Test rides; Clothing; Parts = Components; Folding bikes",
  ],
  fashion_shop: [
    'fashion shop, boutique, clothes shop, clothing store, fashion boutique, menswear shop, womenswear shop, bridal shop',
    "Dresses; Womenswear = Women's clothing; Menswear = Men's clothing = Suits; Children's clothing; Coats and jackets = Jackets; Jeans = Trousers; Knitwear = Jumpers; Accessories = Scarves = Bags; Occasion wear = Evening dresses = Mother of the bride; Wedding dresses = Bridal gowns; Personal styling = Style advice ~ advise on style; Alterations; Lingerie = Swimwear; Sustainable fashion = Organic cotton; Plus sizes; Gift vouchers",
  ],
  shoe_shop: [
    "shoe shop, shoe store, footwear shop, children's shoe shop",
    "Women's shoes = Ladies' shoes; Men's shoes; Children's shoes = Kids' shoes; Walking boots = Hiking boots; Running shoes = Trainers; Comfort shoes = Wide fit shoes; Boots; Sandals; Slippers; Barefoot shoes; Bags = Leather goods; Shoe fitting = Fitting service = Foot measuring ~ measure feet; Shoe repairs; Insoles; Shoe care; Dance shoes = Wedding shoes",
  ],
  sports_shop: [
    'sports shop, sporting goods store, running shop, ski shop, tennis shop, golf shop, fishing tackle shop',
    'Running shoes = Running; Gait analysis = Running analysis; Skis = Ski equipment; Ski hire = Ski rental; Ski servicing = Ski tuning = Boot fitting ~ wax skis; Teamwear = Team kits; Rackets = Tennis; Racket restringing = Stringing ~ string rackets; Football boots = Football; Swimwear = Swimming; Golf clubs = Club fitting; Fitness equipment; Fishing tackle; Printing = Shirt printing; Gift vouchers; Sportswear',
  ],
  outdoor_shop: [
    'outdoor shop, outdoor equipment shop, camping shop, mountain sports shop, climbing shop',
    "Walking boots = Hiking boots; Rucksacks = Backpacks; Tents; Sleeping bags = Sleeping mats; Waterproofs = Jackets; Climbing gear = Climbing shoes; Camping stoves = Cookware; Maps and guidebooks = Navigation; Equipment hire = Hire = Rental; Repairs = Reproofing ~ repair jackets; Boot fitting; Children's outdoor clothing; Kayaks = Canoes; Head torches; Used gear = Second-hand gear; Talks = Courses",
  ],
  toy_shop: [
    'toy shop, toy store, game shop, wooden toy shop, model shop',
    "Wooden toys; Board games = Games; Dolls = Soft toys; Building sets = Construction toys = Lego; Puzzles = Jigsaws; Baby toys; Craft kits = Arts and crafts; Outdoor toys; Model railways = Model trains; Birthday boxes = Birthday wish lists; Gift wrapping; Games evenings = Game nights; Children's books; Costumes = Dressing up; Educational toys; Party supplies",
  ],
  wool_shop: [
    'wool shop, yarn shop, knitting shop, yarn store, haberdashery',
    'Yarn = Wool = Knitting yarn; Hand-dyed yarn; Sock yarn; Knitting needles = Crochet hooks; Patterns = Knitting patterns; Knitting classes = Knitting courses = Workshops ~ learn to knit; Crochet classes; Knit nights = Knitting groups; Kits = Knitting kits; Buttons = Haberdashery; Embroidery = Cross stitch; Finishing service ~ finish garments; Spinning = Felting = Fleece; Cotton yarn = Merino = Alpaca; Knitted goods; Gift vouchers',
  ],
  fabric_shop: [
    'fabric shop, fabric store, sewing shop, quilt shop, haberdashery shop, sewing machine shop',
    "Dress fabrics = Dressmaking fabrics; Furnishing fabrics = Curtain fabrics = Upholstery fabrics; Quilting fabrics = Patchwork fabrics; Jersey = Cotton fabrics = Linen; Sewing patterns = Patterns; Haberdashery = Zips and buttons; Thread; Sewing machines = Overlockers; Sewing machine repairs = Sewing machine servicing ~ service sewing machines; Sewing classes = Sewing courses = Workshops; Curtain making = Made-to-measure curtains; Bridal fabrics = Lace; Organic fabrics; Kits; Long-arm quilting; Children's sewing",
  ],
  wine_shop: [
    'wine shop, wine merchant, off-licence, liquor store, vintner, spirits shop',
    'Red wine = Wines; White wine; Sparkling wine = Champagne; Spirits = Whisky = Gin; Wine tastings = Tastings; Natural wine = Organic wine; Wine club = Wine subscription = Mixed cases; Gift boxes = Hampers = Gifts; Corporate gifts; Delivery ~ deliver wine; Glass hire = Glass loan; Wedding wines = Wines for parties; Wholesale ~ supply restaurants; Craft beer = Cider; Port = Sherry; Wine storage = Wine advice',
  ],
  tea_shop: [
    'tea shop, tea merchant, tea and coffee shop, spice shop, tea store',
    'Green tea; Black tea; Herbal teas = Herbal infusions; Fruit teas; Rooibos; White tea = Oolong; Matcha; Teapots = Teaware = Cups; Tea tastings = Tastings; Gift sets = Gifts; Tea subscription; Iced tea; Coffee; Spices = Herbs; Wholesale = Teas for cafés; Own blends = House blends',
  ],
  health_food_shop: [
    'health food shop, organic shop, wholefood shop, zero waste shop, organic supermarket, natural food store',
    'Fruit and vegetables = Organic vegetables; Bulk foods = Refills = Loose food ~ refill jars; Supplements = Vitamins; Gluten-free products = Gluten-free food; Vegan products = Vegan food; Natural cosmetics = Natural skincare; Bread; Dairy = Cheese; Nuts and grains = Pulses; Veg boxes = Vegetable boxes; Delivery = Delivery service; Herbal remedies; Baby food; Cleaning products = Eco cleaning; Teas; Lunch = Café',
  ],
  furniture_shop: [
    'furniture shop, furniture store, furniture showroom, home furnishings store',
    "Sofas = Armchairs; Dining tables = Tables; Chairs = Dining chairs; Beds = Mattresses; Wardrobes = Storage; Sideboards = Bookcases; Office furniture = Desks; Garden furniture = Outdoor furniture; Lamps = Lighting; Rugs; Home accessories; Interior design service = Interior design advice; Delivery and assembly ~ deliver and assemble; Old furniture removal; Ex-display furniture = Clearance; Children's furniture",
  ],
  lighting_shop: [
    'lighting shop, lamp shop, light store, lighting showroom',
    'Ceiling lights = Pendants = Chandeliers; Table lamps; Floor lamps; Wall lights; Outdoor lighting = Garden lights; LED lighting = Spotlights; Bathroom lighting; Bulbs = Light bulbs; Lampshades = Custom lampshades; Lighting design = Lighting plans ~ plan lighting; Lamp repairs = Rewiring lamps ~ repair lamps; Installation = Fitting; Office lighting; Designer lamps; Smart lighting; Antique lamps = Vintage lamps',
  ],
  bedding_shop: [
    'bedding shop, bed shop, mattress store, bed store, mattress shop, linen shop',
    "Mattresses; Beds = Bed frames = Divans; Pillows; Duvets; Bed linen = Sheets; Slatted bases = Adjustable beds; Boxspring beds; Sleep advice = Mattress fitting = Sleep consultation; Towels; Mattress toppers; Children's beds = Cots; Duvet cleaning = Feather cleaning; Delivery = Old mattress disposal; Made-to-measure mattresses; Natural mattresses = Wool bedding; Headboards",
  ],
  stationery_shop: [
    'stationery shop, stationer, office supplies store, paper shop, card shop',
    'Greeting cards = Cards; Pens = Fountain pens; Notebooks = Diaries = Planners; School supplies = School bags; Office supplies; Gift wrap = Wrapping paper; Wedding stationery = Invitations; Printing = Copying = Photocopying; Ink cartridges = Toner; Art materials; Stamps = Rubber stamps; Calligraphy = Calligraphy workshops; Engraving; Book covers; Stickers',
  ],
  art_supplies: [
    'art supply shop, art shop, art materials shop, artist supplies store, craft shop',
    "Paints = Oil paints = Acrylics; Watercolours; Brushes; Canvases = Stretched canvases; Paper = Sketchbooks; Pencils = Pastels; Easels; Framing = Picture framing; Workshops = Art classes; Printmaking supplies = Lino; Clay = Sculpting; Craft kits; Children's art supplies; Calligraphy; Markers = Inks; School supply",
  ],
  music_shop: [
    'music shop, musical instrument shop, guitar shop, piano shop, music store, sheet music shop',
    'Guitars = Acoustic guitars = Electric guitars; Pianos = Digital pianos; Keyboards; Drums = Percussion; Violins = String instruments; Woodwind = Brass; Sheet music; Amplifiers = PA systems; Strings and accessories = Accessories; Instrument hire = Instrument rental ~ rent instruments; Repairs = Instrument repair = Guitar set-up; Music lessons = Lessons; Used instruments = Second-hand instruments; Piano tuning; Ukuleles; Rehearsal rooms',
  ],
  record_shop: [
    'record shop, record store, vinyl shop, cd shop',
    'Vinyl = Records = New vinyl; Used records = Second-hand vinyl; CDs; Record buying = Sell your records = Collection buying ~ buy collections; Turntables = Record players; Jazz = Classical; Rock = Indie; Electronic music; Pre-orders = Ordering ~ order records; In-store gigs = Listening sessions; Record cleaning; Record Store Day; Merchandise = T-shirts; Hi-fi; Accessories; Rare records',
  ],
  electronics_shop: [
    'electronics shop, electrical shop, tv shop, hi-fi shop, electrical retailer, appliance store, camera shop, mobile phone shop',
    'Televisions = TVs; Washing machines = White goods = Appliances; Fridges = Freezers; Hi-fi = Loudspeakers; Computers = Laptops; Mobile phones = Smartphones; Cameras = Lenses; Coffee machines; Kitchen appliances = Small appliances; Repairs = Repair service; Installation = Delivery and installation ~ install TVs; Satellite dishes = Aerials; Home cinema = Multiroom; Dishwashers; Used equipment = Refurbished; Vacuum cleaners',
  ],
  hardware_shop: [
    'hardware shop, ironmonger, hardware store, diy shop, tool shop, household goods shop',
    'Tools = Power tools = Hand tools; Paint = Paint mixing ~ mix paint; Key cutting ~ cut keys; Screws and fixings = Screws; Locks; Garden tools; Kitchenware = Pots and pans; Electrical supplies = Bulbs; Plumbing supplies; Tool hire = Hire; Sharpening = Knife sharpening ~ sharpen knives; Workwear; Timber cutting = Timber; Gas bottles = Bottled gas; Cleaning products; Door furniture = Ironmongery',
  ],
  garden_centre: [
    'garden centre, plant nursery, nursery, garden center, tree nursery, rose nursery',
    'Perennials; Roses; Trees = Fruit trees = Shrubs; Hedging = Hedge plants; Vegetable plants = Herbs = Young plants; House plants; Bedding plants = Balcony plants; Seeds = Bulbs; Compost = Soil = Mulch; Pots = Planters; Garden furniture; Christmas trees; Tools; Delivery; Planting service = Garden design; Gardening courses = Workshops',
  ],
  pet_shop: [
    'pet shop, pet store, aquarium shop, pet supplies shop, horse feed shop, aquatics shop',
    'Dog food; Cat food; Raw food = Raw feeding; Aquariums = Fish; Rabbits and guinea pigs = Small animals; Birds; Reptiles = Terrariums; Leads and collars = Dog accessories; Beds = Cat trees; Treats = Chews; Dog grooming = Grooming; Nutrition advice = Feeding advice; Delivery; Pond supplies = Koi; Horse feed; Pet toys',
  ],
  baby_shop: [
    "baby shop, nursery shop, baby store, pram shop, children's shop",
    "Prams = Pushchairs = Strollers; Car seats = Child car seats; Baby clothes = Children's clothes; Baby carriers = Slings; Cots = Nursery furniture; Highchairs; Toys = Baby toys; Breastfeeding = Breast pumps; Maternity wear; Cloth nappies = Nappies; Baby list = Gift list; Car seat fitting ~ fit car seats; Pram repairs = Repairs; Hire = Sling hire; Second-hand; Workshops = Sling consultations",
  ],
  cosmetics_shop: [
    'cosmetics shop, perfumery, beauty shop, perfume shop, natural cosmetics shop, skincare shop',
    "Perfumes = Fragrances = Niche perfumes; Skincare = Face care; Make-up; Hair care; Natural cosmetics; Body care; Men's care = Men's grooming; Make-up consultation = Skin analysis = Skincare advice; Facials = Treatments; Gift sets; Sun care; Soap; Make-up lessons; Refills; Candles = Room fragrances; Samples",
  ],
  second_hand_shop: [
    'second-hand shop, charity shop, thrift store, consignment shop, vintage shop, thrift shop, reuse store',
    "Women's clothes = Clothing; Men's clothes; Children's clothes; Furniture; Books; Donations = Donate items ~ donate; Consignment = Selling ~ sell clothes; House clearance = House clearances; Vintage = Vintage clothing; Household goods = Crockery; Toys; Electrical goods = Electricals; Bags = Designer bags; Shoes; Collection = Furniture collection ~ collect furniture; Records",
  ],
  antiques_shop: [
    'antiques shop, antique dealer, antiques dealer, auction house, antiquarian, flea market shop',
    'Furniture = Antique furniture; Paintings = Pictures; Porcelain = Ceramics; Silver; Jewellery; Clocks; Glass; Rugs = Carpets; Valuations = Appraisals ~ value antiques; Buying = Antiques bought ~ buy antiques; House clearance = Estate clearance; Restoration; Coins = Stamps; Books = Prints; Auctions = Consignments; Mid-century furniture = Vintage',
  ],
  gift_shop: [
    'gift shop, souvenir shop, home accessories shop, concept store, homeware shop, design shop',
    "Gifts = Presents; Home accessories = Homeware; Candles; Greeting cards = Cards; Jewellery; Souvenirs; Personalised gifts = Engraving; Hampers = Gift boxes; Gift wrapping ~ wrap gifts; Ceramics = Tableware; Wedding gifts = Wedding list; Corporate gifts; Toys = Children's gifts; Prints = Posters; Local products = Local crafts; Scarves = Bags",
  ],
  candle_and_soap_maker: [
    'candle maker, soap maker, candle and soap maker, candle workshop, soap workshop, candle studio',
    'Candles = Soy candles = Scented candles; Beeswax candles; Soap = Natural soap = Handmade soap; Shampoo bars = Solid shampoo; Candle-making workshops = Workshops = Soap-making courses; Wedding candles = Christening candles; Personalised candles = Custom candles; Wedding favours = Guest favours; Gift sets; Refills = Candle refills ~ refill candles; Wax melts; Reed diffusers = Room sprays; Bath bombs = Bath salts; Wholesale = Stockists; Private label = White label; Balms = Creams',
  ],
  jewellery_shop: [
    'jewellery shop, jeweller, jewelry store, jewellers, watch shop',
    'Engagement rings; Wedding rings; Watches; Necklaces = Pendants; Earrings; Bracelets; Diamonds; Gold jewellery = Silver jewellery; Jewellery repairs = Repairs = Resizing ~ resize rings; Watch repairs = Battery replacement; Engraving ~ engrave; Valuations; Gold buying = Sell your gold ~ buy gold; Bespoke jewellery = Remodelling; Ear piercing; Pre-owned jewellery = Vintage jewellery',
  ],
};
