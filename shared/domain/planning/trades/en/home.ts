import type { TradeTexts } from '../trades.ts';

/** Trades of the home in English. */
export const home: TradeTexts<'home'> = {
  gardener: [
    'gardener, gardening service, landscape gardener, landscaper, garden designer, garden maintenance company, landscaping company',
    'Garden maintenance = Lawn care = Garden care ~ look after gardens; Hedge trimming = Hedge cutting ~ cut hedges, trim hedges; Lawn mowing = Grass cutting ~ mow lawns, cut grass; Garden design = Planting plans ~ design gardens; Planting = Borders = Planting schemes ~ plant beds; Pruning = Fruit tree pruning ~ prune roses, prune trees; Patios = Paving = Paths ~ lay patios; Fencing = Fences ~ put up fences; Turfing = New lawns ~ lay turf; Decking; Garden clearance ~ clear gardens; Ponds = Water features; Dry stone walls = Garden walls; Irrigation; Snow clearing = Winter service; Wildlife gardens',
  ],
  tree_surgeon: [
    'tree surgeon, arborist, tree service, tree care company, tree surgery',
    'Tree felling = Tree removal ~ fell trees, take down trees; Pruning = Crown reduction = Tree pruning ~ prune trees, reduce crowns; Stump grinding = Stump removal ~ grind stumps; Hedge cutting = Hedge trimming ~ cut hedges; Tree surveys = Tree inspections = Tree reports; Emergency tree work = Storm damage; Tree planting ~ plant trees; Firewood = Logs ~ sell logs; Wood chip = Mulch; Pollarding = Crown lifting = Crown thinning; Deadwooding = Deadwood removal; Site clearance; Fruit tree pruning; Cable bracing',
  ],
  cleaner: [
    'cleaner, cleaning company, cleaning service, house cleaning, commercial cleaners, window cleaner, carpet cleaner',
    "Office cleaning = Commercial cleaning ~ clean offices; House cleaning = Domestic cleaning = Home cleaning ~ clean homes; Window cleaning ~ clean windows; End of tenancy cleaning = Move-out cleaning; Deep cleaning = Spring cleaning; Carpet cleaning = Upholstery cleaning ~ clean carpets; Builders' cleaning = After builders cleaning; Stairwell cleaning = Communal areas; Holiday let cleaning = Changeovers; Gutter cleaning; Pressure washing = Façade cleaning; Solar panel cleaning; Oven cleaning; Ironing; School cleaning = Medical cleaning",
  ],
  removals: [
    'removals company, removal company, movers, moving company, removal firm, man and van',
    'House removals = House moves = Home removals ~ move house; Office removals = Office moves = Commercial moves ~ move offices; Packing service = Packing ~ pack boxes; Storage = Furniture storage; International removals = Overseas moves; Piano moving = Piano removals ~ move pianos; Boxes = Packing materials; Man and van = Small moves; House clearance; Furniture assembly = Dismantling furniture; Furniture lift; Long-distance moves; Student moves; Art transport; Van hire',
  ],
  house_clearance: [
    'house clearance company, house clearance, clearance company, junk removal company, estate cleanout company',
    'House clearance = Full house clearance ~ clear houses; Probate clearance = Estate clearance; Loft clearance = Attic clearance; Garage clearance = Shed clearance; Garden clearance; Office clearance; Hoarder clearance = Hoarding cleanup; Antiques bought = Valuations ~ buy antiques; Rubbish removal = Waste removal = Junk removal; Furniture removal; Cleaning = Deep cleaning; Downsizing = Downsizing help; Flat clearance; Appliance removal',
  ],
  self_storage: [
    'self storage, self-storage company, storage company, storage units',
    'Storage units = Storage rooms; Household storage = Furniture storage ~ store furniture; Business storage = Archive storage; Student storage; Container storage = Drive-up storage; Document storage; Vehicle storage = Car storage = Caravan storage; Boxes = Packing materials; Wine storage; Lockers = Small units; Van hire = Removals; Collection and delivery; Insurance; Motorcycle storage = Boat storage; Workspace',
  ],
  pest_control: [
    'pest control company, pest control, pest controller, exterminator',
    'Rats and mice = Rodent control = Rats = Mice ~ catch mice; Wasps = Wasp nests = Wasp nest removal ~ remove wasp nests; Bed bugs; Ants; Cockroaches; Moths = Clothes moths; Woodworm = Termites; Bird control = Bird proofing = Pigeon control; Fleas; Moles = Mole control ~ catch moles; Flies = Cluster flies; Squirrels; Commercial contracts = Pest control contracts; Rabbits; Heat treatment = Fumigation; Proofing = Disinfection',
  ],
  security_systems: [
    'security systems company, alarm company, alarm installer, cctv installer, security installer',
    'Burglar alarms = Intruder alarms = Alarm systems ~ fit alarms; CCTV = Security cameras = Video surveillance; Access control = Door entry; Fire alarms = Smoke detectors; Alarm monitoring = Monitoring; Maintenance = Alarm servicing ~ service alarms; Intercoms = Video intercoms; Smart home; Security lighting; Electric gates = Gate automation; Locks = Safes; Security surveys; Emergency lighting; Personal alarms; Construction site security',
  ],
  security_guards: [
    'security company, security guards, guarding company, security firm',
    'Event security = Event stewarding = Stewards; Manned guarding = Static guards = Security officers; Mobile patrols = Patrols; Door supervisors = Bouncers; Retail security = Store detectives; Construction site security = Site security; Key holding = Alarm response ~ hold keys; Close protection = Bodyguards; Reception security = Concierge; Dog units = Dog handlers; CCTV monitoring; Fire watch; Void property inspections = Vacant property; Cash in transit; Traffic management',
  ],
  handyman: [
    'handyman, handyman service, odd job man, property maintenance, handyperson',
    'Flat-pack assembly = Furniture assembly ~ assemble furniture; Small repairs = Odd jobs = Home repairs; Painting = Decorating; Shelves and pictures = TV mounting = Picture hanging ~ hang pictures, put up shelves; Curtain rails = Blinds ~ fit blinds; Tap repairs = Basic plumbing ~ fix taps; Doors and locks = Door hanging ~ hang doors; Tiling = Grouting; Fence repairs = Fencing; Gutter cleaning; Flooring = Laminate flooring; Garden jobs; Lamps = Light fittings; Pressure washing; Property maintenance; Kitchen fitting',
  ],
  property_manager: [
    'property manager, property management company, block management, managing agent, holiday let management',
    'Block management = Service charge management; Lettings management = Rental management = Tenant management ~ find tenants; Rent collection ~ collect rent; Holiday let management = Second home management; Maintenance = Repairs; Service charge accounts = Accounts; Property inspections = Inspections; Caretaking = Caretaker service; Company secretarial; Commercial property management; Key holding; Annual meetings; Cleaning = Gardening; Letting = Tenant find; Major works; HOA management',
  ],
  appliance_repair: [
    'appliance repair, appliance repair service, white goods engineer, domestic appliance engineer',
    'Washing machine repair = Washing machines ~ fix washing machines; Dishwasher repair = Dishwashers; Fridge repair = Fridges and freezers = Refrigerator repair; Oven repair = Cookers = Ovens and hobs; Tumble dryer repair = Dryers; Coffee machine repair = Coffee machines; Vacuum cleaners; Spare parts; Installation = Appliance installation; New appliances = Appliance sales; Refurbished appliances = Used appliances; Commercial appliances; Microwave repair; Sewing machines; Range cookers',
  ],
  computer_repair: [
    'computer repair, computer repair shop, phone repair shop, pc repair, laptop repair, mobile phone repair',
    'Laptop repair = Laptops ~ fix laptops; Phone repair = Mobile phone repair = Screen replacement ~ replace screens; PC repair = Computer repair service; Data recovery ~ recover data; Virus removal ~ remove viruses; Battery replacement; Mac repair = Apple repairs; Tablet repair = Tablet screens; Upgrades = SSD upgrades; Home IT support = Home visits; Custom PCs = Gaming PCs; Refurbished computers = Used phones; Data transfer = Backup; WiFi = Network setup; Console repair; Computer lessons',
  ],
  upholsterer: [
    'upholsterer, upholstery, upholstery workshop, upholstery shop',
    'Reupholstery = Sofas and chairs = Furniture reupholstery ~ reupholster sofas; Sofas = Sofa reupholstery; Chairs = Dining chairs = Armchairs; Antique upholstery = Traditional upholstery; Curtains and blinds = Curtains; Cushions = Window seats = Seat cushions; Car upholstery = Classic car interiors; Boat upholstery = Caravan upholstery; Commercial upholstery = Restaurant seating = Contract upholstery; Leather repair = Leather; Headboards; Fabrics = Upholstery fabrics; Foam replacement; Frame repair; Caning = Rush seating; Upholstery classes = Courses',
  ],
  furniture_restorer: [
    'furniture restorer, furniture restoration, antique restorer, chair caner, furniture restoration workshop',
    'French polishing = Polishing; Furniture repair = Antique repair ~ repair chairs; Antique restoration = Restoration of antiques; Caning = Chair caning = Rush seating ~ cane chairs; Veneer repair = Veneers = Marquetry; Stripping = Paint stripping ~ strip doors; Table restoration = Tables; Gilding; Woodworm treatment; Upholstery; Scratch repair = Water damage; Leather desk tops = Desk leathers; Door restoration; Insurance work; Restoration courses = Workshops; Painted furniture',
  ],
  furniture_maker: [
    'furniture maker, bespoke furniture maker, cabinetmaker, custom furniture maker, fine woodworker',
    'Tables = Dining tables; Chairs = Stools; Kitchens = Bespoke kitchens; Wardrobes = Fitted wardrobes; Bookcases = Shelving; Beds; Desks = Office furniture; Cabinets = Sideboards; Commissions = Bespoke furniture = Custom furniture; Woodworking courses = Courses; Garden furniture; Coffins = Cremation urns; Restoration; Live edge tables; Bowls = Chopping boards; Media units',
  ],
  tailor: [
    'tailor, dressmaker, alterations, seamstress, bespoke tailor, alteration shop',
    'Alterations = Clothing alterations ~ shorten trousers, take in dresses; Bespoke suits = Tailored suits = Made-to-measure suits; Wedding dresses = Bridal wear; Bridal alterations; Repairs = Mending = Zip replacement ~ replace zips; Shirts = Bespoke shirts; Dresses = Evening wear; Curtains; Leather repairs; Costumes = Uniforms; Invisible mending; Traditional dress = Kilts; Sewing classes = Sewing courses; Coats; Jeans repair',
  ],
  shoemaker: [
    'shoemaker, cobbler, shoe repair shop, shoe repairer, bespoke shoemaker',
    'Heels and soles = Resoling = Heel replacement ~ resole shoes; Bespoke shoes = Handmade shoes = Made-to-measure shoes; Boot repair = Climbing shoe resoling = Hiking boots; Leather repair = Bag repairs ~ repair bags; Key cutting = Keys ~ cut keys; Shoe stretching; Stitching = Zip replacement; Cleaning and dyeing = Shoe cleaning; Insoles = Orthopaedic shoes; Belts = Leather goods; Watch batteries; Engraving; Knife sharpening; Shoe care products; Shoemaking courses; Sneaker repair',
  ],
  watchmaker: [
    'watchmaker, watch repairer, clockmaker, clock repairer, horologist',
    'Watch repair = Watch servicing ~ service watches; Clock repair = Antique clocks = Grandfather clocks ~ repair clocks; Battery replacement = Watch batteries ~ change batteries; Watch straps = Bracelets; Restoration = Vintage watches; Glass replacement = Crystals; Pocket watches; Tower clocks = Turret clocks; Home visits; Pressure testing = Waterproof testing; Used watches = Pre-owned watches; Valuations; New watches; Polishing; Barometers',
  ],
  goldsmith: [
    'goldsmith, silversmith, jewellery maker, jewelry designer, jewellery workshop, gold smith',
    'Wedding rings = Wedding bands; Engagement rings; Bespoke jewellery = Custom jewelry = Commissions ~ design jewellery; Remodelling = Remodelled jewellery = Redesign of old jewellery ~ melt down old gold; Jewellery repair = Repairs; Ring resizing = Resizing ~ resize rings; Engraving; Necklaces = Pendants; Earrings = Bracelets; Pearl stringing = Bead restringing ~ restring pearls; Stone setting; Valuations; Make your own wedding rings = Ring-making workshops; Gold buying = Scrap gold ~ buy gold; Silverware; Signet rings',
  ],
  laundry: [
    'laundry, dry cleaner, launderette, dry cleaning, laundry service, laundromat, ironing service',
    'Dry cleaning = Garment cleaning; Ironing = Shirt service = Ironing service ~ iron shirts; Service wash = Wash and fold; Linen hire = Linen rental; Bed linen = Sheets and towels; Duvets = Duvet cleaning; Wedding dress cleaning; Curtain cleaning; Rug cleaning = Carpet cleaning; Commercial laundry = Hotel laundry; Collection and delivery ~ collect laundry; Workwear; Leather and suede; Alterations = Repairs; Holiday let laundry; Self-service washing',
  ],
  waste_disposal: [
    'waste disposal company, skip hire company, waste management company, waste collection, dumpster rental',
    "Skip hire = Dumpster rental ~ hire skips; Rubbish removal = Waste collection; Commercial waste = Trade waste = Bin collection; Construction waste = Builders' waste; Grab hire = Muck away; Garden waste = Green waste; Metal recycling = Scrap metal; Hazardous waste = Asbestos disposal; Confidential shredding = Document destruction; Recycling; Aggregates = Topsoil; Food waste; WEEE recycling = Electronic waste; Clinical waste; Roll-on roll-off = Compactors; Septic tank emptying",
  ],
  tool_hire: [
    'tool hire company, tool hire, equipment rental, plant hire, tool rental, machine rental',
    'Mini diggers = Excavators = Diggers; Scaffold towers = Access platforms = Cherry pickers; Floor sanders = Sanders; Garden tools = Garden machinery; Drills and breakers = Breakers; Generators; Dehumidifiers = Heaters; Compaction plates = Whacker plates; Pressure washers; Cement mixers; Dumpers; Ladders; Trailers; Carpet cleaners; Delivery = Delivery and collection; Tool repairs = Tool sales',
  ],
  piano_tuner: [
    'piano tuner, piano technician, piano tuning, piano workshop',
    'Piano tuning = Tuning ~ tune pianos, tune uprights, tune grands; Regulation = Action regulation ~ regulate action; Piano repairs = Repairs ~ repair pianos; Voicing ~ voice hammers; Restoration = Rebuilding = Piano restoration ~ restore pianos; Restringing = String replacement ~ replace strings; Concert tuning; Used pianos = Reconditioned pianos ~ sell pianos; Piano moving = Piano transport ~ move pianos; Piano valuations = Appraisals = Buying advice ~ advise on buying; Humidity control = Dampp-Chaser; Piano hire = Piano rental ~ rent pianos; Harpsichords; Silent systems; Maintenance contracts = School pianos',
  ],
  instrument_maker: [
    'instrument maker, violin maker, luthier, guitar maker, organ builder, instrument repair workshop, bow maker',
    'Violins = Violas = Cellos; Guitars = Bespoke guitars; Instrument repair = Repairs ~ repair violins, repair guitars; Restoration; Bow rehair = Bow rehairing ~ rehair bows; Set-up = Guitar set-up = Adjustment ~ set up guitars; Instrument hire = Rental instruments = Violin hire; Woodwind repair = Brass repair; Strings = Accessories; Refretting = Fret work; Valuations; Used instruments; Organs; Flutes = Recorders; Sound adjustment; Making courses = Workshops',
  ],
  bookbinder: [
    'bookbinder, bookbindery, book bindery, bookbinding workshop',
    "Book repair = Book restoration = Book conservation ~ repair books, restore books; Thesis binding = Dissertations ~ bind theses; Fine binding = Leather binding; Boxes = Slipcases = Clamshell boxes; Notebooks = Journals; Photo albums = Wedding albums; Bookbinding courses = Workshops ~ teach binding; Family Bibles = Bible repair; Small editions = Limited editions; Guest books = Visitors' books; Gold tooling = Gold blocking = Foil blocking; Menus = Portfolios; Paper conservation = Maps and prints; Marbled paper = Decorated papers; Magazine binding",
  ],
  picture_framer: [
    'picture framer, framing shop, picture framing, custom framing shop, framing workshop',
    'Bespoke framing = Custom framing = Picture frames ~ frame pictures; Canvas stretching = Stretching ~ stretch canvases; Mount cutting = Mounts = Mats; Conservation framing = Museum glass; Sports shirts = Memorabilia framing = Shirt framing; Needlework framing = Textiles; Mirrors = Framed mirrors; Frame restoration = Frame repair ~ repair frames; Gilded frames = Gilding; Box frames = 3D framing; Ready-made frames; Art prints = Printing; Picture hanging ~ hang pictures; Glass replacement; Painting restoration; Exhibition framing',
  ],
  potter: [
    'potter, pottery, ceramic studio, ceramicist, pottery studio, ceramics workshop',
    "Tableware = Dinnerware = Plates; Mugs = Cups; Bowls; Vases; Pottery classes = Pottery courses = Wheel throwing ~ learn throwing; Taster sessions = Workshops; Commissions = Bespoke tableware; Children's workshops = Kids' parties; Firing service = Kiln hire ~ fire pots; Studio membership = Open studio; Garden pots = Planters; Raku; Tiles = Handmade tiles; Hen parties = Private parties; Seconds; Gift vouchers",
  ],
  blacksmith: [
    'blacksmith, forge, farrier, artist blacksmith, smithy',
    'Gates = Iron gates; Railings = Handrails; Knives = Hand-forged knives; Fire tools = Fireplace accessories = Firebaskets; Restoration = Ironwork restoration ~ restore ironwork; Blacksmith courses = Forging courses = Knife-making courses ~ learn forging; Shoeing = Horseshoeing = Farriery ~ shoe horses; Trimming = Hoof trimming; Furniture = Tables; Hinges and latches = Door furniture; Candlesticks = Candle holders; Sculptures; Garden ironwork = Obelisks; Tools = Tool sharpening; Signs = Weathervanes; Grilles = Balconies',
  ],
  curtain_maker: [
    'curtain maker, soft furnishings maker, curtain workroom, curtains and blinds maker',
    'Curtains = Made-to-measure curtains = Bespoke curtains; Roman blinds = Blinds; Cushions = Cushion covers; Pelmets = Valances; Curtain poles and tracks = Curtain poles; Fitting = Curtain fitting ~ hang curtains; Alterations = Curtain alterations ~ shorten curtains; Loose covers = Slipcovers; Headboards; Home visits = Measuring service ~ measure windows; Fabrics; Sheers = Voiles; Bed throws = Bedspreads; Contract curtains = Hotel curtains; Window seats; Workshops',
  ],
  funeral_director: [
    'funeral director, undertaker, funeral home, funeral service, funeral parlour',
    'Funerals = Traditional funerals; Cremation = Cremations; Direct cremation = Unattended funerals; Burial = Burials; Natural burial = Woodland burial = Green funerals; Funeral plans = Pre-paid funerals ~ plan ahead; Coffins = Caskets; Repatriation; Chapel of rest = Viewing; Memorials = Headstones; Flowers = Funeral flowers; Urns = Ashes = Keepsakes; Cars = Hearses = Limousines; Registering a death = Paperwork; Bereavement support; Obituaries = Orders of service',
  ],
};
