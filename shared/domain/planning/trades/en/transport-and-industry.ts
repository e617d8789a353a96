import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in English. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'car repair garage, garage, auto repair shop, car mechanic, mechanic, car garage, car workshop',
    'MOT = MOT tests = State inspection; Car servicing = Full service = Servicing = Oil change; Brakes = Brake repair ~ change brakes; Clutch replacement = Clutches; Diagnostics = Engine diagnostics; Tyres = Tires; Exhausts; Air conditioning = Air con regas; Timing belts = Cambelts; Suspension = Steering; Batteries = Electrics; Wheel alignment; Breakdown recovery = Towing; Electric cars = Hybrid servicing; Classic cars; Courtesy car',
  ],
  body_shop: [
    'body shop, car body repair, bodyshop, accident repair centre, auto body shop, panel beater, smart repair',
    'Accident repair = Collision repair; Dent removal = Paintless dent repair = PDR ~ remove dents; Paintwork = Respray = Car painting ~ respray cars; Scratch repair = Smart repair = Bumper repair; Insurance claims = Insurance repairs; Windscreen replacement; Hail damage; Alloy wheel refurbishment = Wheel repair; Rust repair = Welding; Classic car restoration = Restoration; Van repair = Motorhome repair; Courtesy car; Chassis alignment = Jig repairs; Valeting',
  ],
  tyre_service: [
    'tyre service, tyre shop, tyre centre, tire shop, tyre dealer, mobile tyre fitting',
    'Car tyres = New tyres = Tires ~ fit tyres; Puncture repair = Flat repair ~ repair punctures; Wheel alignment = Tracking; Wheel balancing = Balancing; Winter tyres = Seasonal tyre change ~ change tyres; Tyre storage = Tyre hotel; Mobile tyre fitting service = Mobile fitting; Truck tyres = Commercial tyres; Part-worn tyres = Used tyres; Alloy wheels = Wheels; Agricultural tyres = Tractor tyres; Motorcycle tyres; Brakes; Tyre pressure sensors = TPMS',
  ],
  car_dealer: [
    'car dealer, car dealership, used car dealer, motor dealer, car sales',
    'New cars; Used cars = Pre-owned cars; Car finance = Finance = Leasing; Part exchange = Trade-in ~ part exchange cars; Sell your car = Car buying ~ buy cars; Electric cars; Vans = Commercial vehicles; Test drives; Servicing = Workshop = MOT; Warranty = Warranties; Car sourcing; Classic cars; Parts and accessories; Motability; Fleet sales; Campers = Motorhomes',
  ],
  car_care: [
    'car valeting, car detailing, car wash, car detailer, valeter, mobile valeting',
    'Full valet = Interior and exterior valet; Interior cleaning = Interior valet ~ clean interiors; Ceramic coating; Machine polishing = Paint correction ~ polish paintwork; Leather cleaning = Leather care; Hand wash = Exterior wash ~ wash cars; Paint protection film = PPF; Wrapping = Vinyl wrapping; Window tinting; Odour removal = Ozone treatment; Headlight restoration; Engine cleaning; Mobile valeting service; Alloy wheel refurbishment; Motorhome valeting = Caravan cleaning; Scratch removal = Waxing',
  ],
  motorcycle_garage: [
    'motorcycle garage, motorbike workshop, motorcycle mechanic, motorcycle repair shop, motorcycle dealer',
    'Servicing = Motorcycle servicing = Oil change; MOT = MOT tests; Repairs = Motorcycle repairs ~ fix bikes; Tyres = Tyre fitting; Diagnostics; Carburettor cleaning = Carb balancing; Custom builds = Conversions; Used motorcycles = Used bikes; New motorcycles; Restoration = Classic bikes; Scooters = Mopeds; Suspension set-up; Winter storage; Parts and accessories = Clothing; Collection and delivery ~ collect bikes; Engine rebuilds',
  ],
  camper_hire: [
    'campervan hire, motorhome hire, camper rental, rv rental, campervan rental, caravan hire',
    'Campervans = Campers; Motorhomes; Family motorhomes; Roof tents; Long-term hire; One-way hire; Weekend hire = Short breaks; Festival hire; Dog-friendly campervans; Bike racks = Extras = Accessories; Route suggestions = Itineraries; Campervan conversions = Conversions; Campervan sales; Insurance; Storage; Caravans',
  ],
  car_hire: [
    'car hire company, car rental, car hire, van hire, vehicle rental, minibus hire',
    'Cars = Small cars = Compact cars; Vans = Van hire = Transit hire; Minibuses = 9-seaters; Long-term hire = Monthly rental; Electric cars; Luxury cars = Sports cars; Wedding cars; Automatic cars; 4x4 hire = SUVs; Airport car hire = Airport pick-up; Delivery and collection ~ deliver cars; One-way hire; Replacement cars; Car subscription = Leasing; Car transporters = Trailers; Business rental',
  ],
  taxi: [
    'taxi company, taxi, minicab, private hire, cab company, chauffeur service',
    'Airport transfers = Airport taxi; Patient transport = Hospital transfers = Medical transport; Wheelchair taxi = Wheelchair accessible taxis; School runs = School transport ~ drive pupils; Minibus = 8-seater = Group transport; Business accounts = Account customers; Chauffeur = Executive cars; Long-distance journeys; Parcel delivery = Courier; Wedding cars; Sightseeing tours; Night taxi; Station transfers; Dog taxi; Shopping trips; Cruise transfers',
  ],
  coach_hire: [
    'coach hire company, coach company, bus company, minibus hire with driver, coach operator, charter bus company',
    'Coach hire = Private hire = Bus charter; Minibus hire; School transport = School trips = School runs; Day trips = Excursions; Coach holidays = Coach tours; Airport transfers; Wedding transport; Corporate transport = Shuttle service = Staff transport; Club trips = Sports teams; Executive coaches; Rail replacement; Local bus services; Double-deckers; Cruise transfers; Wheelchair accessible coaches; Conference transport',
  ],
  courier: [
    'courier, courier company, same-day courier, delivery service, messenger service, cargo bike courier',
    'Same-day delivery = Express delivery = Same-day couriers; Overnight delivery = Next-day delivery; Medical courier = Lab samples ~ carry samples; Document delivery; Parcel delivery = Parcels; International delivery = International courier; Cargo bike delivery = Bike courier; Direct drives = Dedicated vehicles; Regular runs = Contract deliveries; Two-man delivery = Furniture delivery; Refrigerated transport = Temperature-controlled delivery; Pallet delivery; Last-mile delivery; Food delivery; Storage = Fulfilment; Refrigerated vans',
  ],
  haulier: [
    'haulier, haulage company, freight company, transport company, trucking company, freight forwarder, logistics company',
    'General haulage = Full loads; Part loads = Groupage; Pallet distribution = Pallet delivery; Refrigerated transport = Chilled transport; European transport = International haulage; Tipper haulage = Bulk haulage; Abnormal loads = Heavy haulage = Low loaders; Warehousing = Storage; Container transport; Dangerous goods = ADR transport; Hiab = Crane lorry; Sea freight; Air freight; Customs clearance; Tanker transport; Livestock transport',
  ],
  warehouse: [
    'warehouse company, warehousing, fulfilment company, logistics provider, fulfilment centre, 3pl',
    'Storage = Pallet storage; Fulfilment = E-commerce fulfilment = Order fulfilment; Pick and pack = Picking and packing; Returns = Returns handling; Distribution = Shipping = Dispatch; Cross-docking; Container unloading = Devanning; Cold storage = Temperature-controlled storage; Kitting = Co-packing = Repacking; Stock management = Inventory management; Bonded warehouse = Customs warehouse; Hazardous goods storage; Archive storage; Labelling; Transport; Amazon FBA prep',
  ],
  crane_hire: [
    'crane hire company, crane hire, crane rental, access platform hire, crane company',
    'Mobile cranes = Mobile crane hire; Contract lifts = Contract lifting; Tower cranes; Lorry loaders = Hiab hire = Truck-mounted cranes; Spider cranes = Mini cranes; Access platforms = Cherry pickers = Aerial platforms; Telehandlers; Forklifts; Machinery moving = Machinery relocation ~ move machines; Lift planning = Site visits; Heavy transport; Tree lifting; Steel erection; Boat lifting; Lifting equipment; Man baskets',
  ],
  boatyard: [
    'boatyard, marina, boat builder, boat repair yard, shipyard, boat yard, boat dealer',
    'Boat repairs = Hull repairs = GRP repairs; Engine servicing = Outboard servicing = Marine engines; Winter storage = Boat storage; Antifouling = Painting = Osmosis treatment; Moorings = Berths = Slips; Lifting = Crane = Slipway ~ lift boats; Boat building = New boats; Boat sales = Brokerage = Used boats; Rigging = Mast work; Sail repairs = Covers = Canopies; Restoration = Wooden boats; Electrics = Electronics; Chandlery; Boat transport; Surveys = Inspections; Boat hire',
  ],
  bicycle_workshop: [
    'bicycle workshop, bike repair shop, bike workshop, mobile bike mechanic, bicycle mechanic, bike mechanic',
    'Bike servicing = Full service = Tune-up; Repairs = Bike repairs ~ fix bikes; Puncture repair = Flat tyres ~ fix punctures; Wheel building = Wheel truing ~ build wheels; E-bike repairs = E-bike service; Brakes = Brake adjustment; Gears = Gear adjustment; Suspension service; Mobile repairs = Home visits; Bike fitting; Used bikes = Refurbished bikes; Parts and accessories; Frame repair = Custom builds = Frame building; Maintenance courses; Winter storage; Collection and delivery',
  ],
  machining: [
    'machining company, cnc machining company, precision engineering company, machine shop, turned parts manufacturer',
    'CNC turning = Turning ~ turn shafts; CNC milling = Milling = 5-axis milling ~ mill parts; Grinding = Cylindrical grinding; Prototypes = Prototyping; Series production = Batch production; Turned parts = Shafts; Gears = Gear cutting; Wire erosion = EDM = Spark erosion; Assembly = Sub-assembly; Surface finishing; Measuring = Inspection = Quality control; Contract manufacturing = Subcontract machining; Drilling = Deep hole drilling; Plastic machining; Design = CAD; Repairs = Spare parts',
  ],
  sheet_metal: [
    'sheet metal company, sheet metal fabricator, metal fabrication company, laser cutting company, steel fabrication company',
    'Laser cutting = Tube laser cutting; Bending = Folding = Press braking ~ fold sheet; Welding = TIG welding; Punching; Enclosures = Housings = Cabinets; Powder coating; Stainless steel fabrication = Stainless steel; Assemblies = Assembly; Prototypes; Waterjet cutting = Plasma cutting; Brackets = Panels; Ductwork; Machine guards; Design for manufacture = CAD design; Rolling; Frames = Structural steelwork',
  ],
  toolmaker: [
    'toolmaker, toolmaking company, mould maker, die maker, mold maker, tool and die shop',
    'Injection moulds = Injection mould tools = Molds; Press tools = Stamping dies = Progressive dies; Jigs and fixtures = Fixtures; Tool repair = Tool maintenance = Mould repair ~ repair moulds; Prototypes = Prototype tooling; Tool design = Design and development; Wire erosion = EDM; Die casting tools; Punches = Cutting tools; Spare parts; Trials = Sampling; Gauges = Measuring; Tool sharpening = Grinding; Small series; Electrodes; Special machines',
  ],
  plastics: [
    'plastics manufacturer, injection moulder, injection moulding company, plastic parts manufacturer, plastics company',
    'Injection moulding = Injection-moulded parts; Extrusion = Profiles = Extruded profiles; Thermoforming = Vacuum forming; Tooling = Toolmaking; Prototypes = Prototyping; Two-component moulding = Overmoulding; Assembly = Ultrasonic welding; Blow moulding = Bottles; CNC machined plastics; Recycled plastics = Recycling; Pad printing = Printing; Rotational moulding; Technical parts; Packaging = Containers; Product development; Rubber parts = Silicone parts',
  ],
  surface_treatment: [
    'surface treatment company, powder coating company, electroplating company, galvanizing company, shot blasting company, anodising company',
    'Powder coating ~ powder coat; Hot-dip galvanizing = Galvanising ~ galvanise steel; Anodising; Electroplating = Zinc plating = Nickel plating; Chrome plating = Rechroming; Shot blasting = Sandblasting = Bead blasting ~ blast steel; Wet painting = Spray painting = Industrial painting; Polishing = Grinding; Stripping = Paint stripping; Wheel refurbishment = Alloy wheels; Passivation = Pickling; Hardening = Heat treatment; E-coating; Electropolishing; Radiator coating = Gates and railings; Metal spraying',
  ],
  wood_manufacturer: [
    'sawmill, timber mill, wood manufacturer, timber merchant, wood products manufacturer, pellet producer, pallet maker',
    'Sawn timber = Boards = Planks; Beams = Oak beams = Construction timber; Contract sawing = Mobile sawmill ~ saw logs; Kiln drying = Drying ~ dry timber; Planing = Planed timber = Mouldings; Cladding; Decking; Firewood = Logs; Pellets = Briquettes; Fencing = Posts and rails; Pallets = Crates; Sawdust = Wood chips = Bark; Slabs = Waney edge boards; Glulam = CLT; Garden timber = Sleepers; Flooring',
  ],
  packaging_manufacturer: [
    'packaging manufacturer, packaging company, box maker, carton manufacturer, label printer, packaging supplier',
    'Cardboard boxes = Corrugated boxes; Folding cartons = Cartons; Labels = Printed labels; Bags = Paper bags; Food packaging; Gift boxes = Rigid boxes = Luxury packaging; Displays = Point of sale displays; Films = Plastic films; Foam inserts = Protective packaging; Packaging design = Structural design = Prototypes; Wooden crates = Pallets; Sustainable packaging = Compostable packaging; Tape = Packing materials; Mailing boxes = E-commerce packaging; Glass jars = Bottles; Contract packing',
  ],
  textile_manufacturer: [
    'textile manufacturer, clothing manufacturer, weaving mill, knitting mill, weaver, embroidery company, workwear manufacturer',
    'Fabrics = Woven fabrics; Knitwear = Jumpers; Workwear = Uniforms; Blankets = Throws; Embroidery = Embroidered clothing ~ embroider logos; Screen printing = T-shirt printing; Towels = Bed linen; Technical textiles; Contract sewing = Cut and sew = CMT; Sportswear = Team kit; Promotional clothing = Merchandise; Private label; Scarves = Socks; Dyeing = Finishing; Sampling = Pattern cutting; Yarn = Spinning',
  ],
  food_manufacturer: [
    'food manufacturer, food producer, food company, mill, jam maker, pasta maker, drinks manufacturer',
    'Private label = Own label; Contract manufacturing = Co-packing; Flour = Milling; Pasta; Jams = Jam = Chutneys; Sauces = Dressings; Ready meals; Oils; Juices = Soft drinks; Spices = Herbs; Cereals = Muesli = Granola; Snacks = Crisps; Foodservice = Catering range; Product development = Recipe development; Organic range = Gluten-free products = Vegan products; Baked goods = Biscuits',
  ],
  cosmetics_manufacturer: [
    'cosmetics manufacturer, skincare manufacturer, contract cosmetics manufacturer, soap manufacturer, natural cosmetics brand, perfume maker',
    "Private label = White label; Contract manufacturing = Filling; Formulation = Product development ~ develop formulas; Skincare = Face creams; Hair care = Shampoo; Soaps = Natural soap; Body care = Body lotions; Perfumes = Fragrances; Make-up; Sun care; Packaging; Regulatory support = Safety assessments; Deodorants; Men's care; Samples; Hotel amenities",
  ],
  electronics_manufacturer: [
    'electronics manufacturer, pcb assembly company, ems provider, electronics company, cable assembly company, contract electronics manufacturer',
    'PCB assembly = Circuit board assembly; SMT assembly = SMD assembly; Through-hole assembly; Cable assemblies = Wiring harnesses = Cable harnesses; Box build = Final assembly; Prototypes = Prototype assembly; PCB design = Layout = Circuit design; Electronics development = Product development = Firmware; Testing = Functional testing; Component sourcing = Procurement; Control panels = Switch cabinets; Sensors; Rework = Repairs = BGA rework; Conformal coating = Potting; Displays = LED modules; Power supplies',
  ],
  machine_builder: [
    'machine builder, mechanical engineering company, special-purpose machine builder, automation company, machinery manufacturer',
    'Special-purpose machines = Custom machines = Bespoke machinery; Automation = Robotics = Robot cells; Assembly lines = Production lines; Conveyors = Conveyor systems; Packaging machines; Retrofits = Machine modernisation ~ modernise machines; Spare parts; Maintenance = Servicing = After-sales service; Design = Engineering = Mechanical design; Control systems = PLC programming; Test rigs = Test equipment; CE marking; Commissioning = Installation; Contract manufacturing = Assembly; Used machines; Machine vision',
  ],
  furniture_manufacturer: [
    'furniture manufacturer, furniture factory, furniture company, office furniture manufacturer, upholstered furniture manufacturer, seating manufacturer',
    'Tables; Chairs = Seating; Sofas = Upholstered furniture; Office furniture = Desks; Beds = Mattresses; Contract furniture = Hotel furniture = Hospitality furniture; School furniture; Kitchens; Wardrobes = Storage; Custom manufacturing = Bespoke furniture = Contract manufacturing; Outdoor furniture = Garden furniture; Shop fittings; Acoustic furniture; Spare parts; Showroom; Care furniture = Healthcare furniture',
  ],
  building_materials: [
    'building materials manufacturer, concrete plant, brick maker, quarry, builders merchant, concrete manufacturer, brickworks, tile maker',
    'Ready-mix concrete = Concrete; Bricks = Handmade bricks; Blocks = Concrete blocks; Sand and gravel = Aggregates; Paving = Paving slabs; Roof tiles; Precast concrete = Precast elements; Plaster = Mortar = Lime mortar; Insulation; Natural stone = Stone; Windows and doors; Concrete pumping; Tiles; Delivery ~ deliver concrete; Recycled aggregates; Drainage products = Pipes',
  ],
  calibration: [
    'calibration laboratory, calibration service, measurement laboratory, metrology company, calibration company',
    'Dimensional calibration = Length; Temperature calibration = Thermometers; Pressure calibration = Pressure gauges; Torque calibration = Torque wrenches; Weighing calibration = Scales = Balances; Electrical calibration = Multimeters; Humidity; On-site calibration ~ calibrate on site; Coordinate measurement = CMM inspection = 3D measurement; Repairs = Instrument repair; Equipment management = Calibration management; Flow calibration; Pipette calibration = Pipettes; Force calibration; Gauge calibration = Callipers; Instrument sales',
  ],
  printing_3d: [
    '3d printing company, 3d printing service, additive manufacturing company, 3d print shop, rapid prototyping company',
    'FDM printing = Filament printing; SLA printing = Resin printing; SLS printing = Laser sintering; Metal 3D printing; Prototypes = Rapid prototyping; Small series = Series production; Spare parts; 3D scanning = Reverse engineering; 3D modelling = CAD design = Design; Finishing = Post-processing = Painting; Architectural models = Models; Miniatures = Figures; Large-format printing; Vacuum casting; Training = 3D printing courses; 3D printers = Printer sales',
  ],
  farm_machinery: [
    'farm machinery dealer, agricultural machinery dealer, tractor dealer, agricultural engineer, farm equipment dealer, garden machinery dealer',
    'Tractors = New tractors; Used machinery = Used tractors; Servicing = Tractor servicing ~ service tractors; Repairs = Breakdown service = Tractor repairs; Spare parts = Parts; Machinery hire = Tractor hire; Combine harvesters = Combines; Mowers = Balers = Grassland machinery; Sprayers; Ride-on mowers = Lawn mowers; Robotic mowers; Chainsaws = Forestry machinery; Precision farming = GPS; Hydraulic hoses = Hydraulics; ATVs = Quad bikes; Trailers',
  ],
  farm_contractor: [
    'agricultural contractor, farm contractor, contract farming, farm contracting business, custom farming',
    'Silage = Silage making = Forage harvesting ~ make silage; Baling = Hay and straw baling ~ bale hay, wrap bales; Combining = Combine harvesting ~ combine cereals; Slurry spreading = Muck spreading = Manure spreading ~ spread slurry; Ploughing = Cultivation ~ plough fields; Drilling = Sowing ~ drill maize, sow cereals; Spraying ~ spray crops; Hedge cutting ~ cut hedges; Mowing; Fencing; Digger work = Drainage = Ditching; Fertiliser spreading = Lime spreading; Grain haulage = Haulage; Snow clearing; Maize harvesting; Potato harvesting',
  ],
  forestry: [
    'forestry company, forestry contractor, logging company, woodland management company, forest owner, timber harvesting company',
    'Timber harvesting = Harvesting = Felling ~ fell timber; Thinning ~ thin woods; Extraction = Forwarding = Horse logging ~ extract timber; Tree planting = Restocking = Reforestation ~ plant trees; Woodland management = Forest management; Timber sales = Timber buying = Standing timber ~ buy timber; Firewood = Logs; Wood chips = Biomass; Site clearance = Mulching = Brush clearing; Woodland surveys = Management plans; Fencing = Deer fencing; Hazardous tree felling; Forest roads; Woodland creation; Grants = Felling licences; Pre-commercial thinning',
  ],
  recycling: [
    'recycling company, scrap yard, scrap metal dealer, recycler, recycling centre, car breaker',
    'Scrap metal = Metal recycling ~ buy scrap; Copper = Aluminium = Non-ferrous metals; Car scrapping = Scrap cars = End-of-life vehicles; Electronic waste = WEEE recycling = E-waste; Paper and cardboard = Paper recycling; Plastics recycling; Wood recycling = Waste wood; Catalytic converters; Cable recycling; Skip hire = Container service; Used car parts = Used parts; Batteries; Confidential shredding = Data destruction; Demolition; Aggregates = Concrete crushing; Collection = Collections',
  ],
};
