import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in English. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'language school, language teacher, language centre, english school',
    "English courses = English lessons ~ learn English; Private lessons = One-to-one lessons; Group courses = Group classes; Exam preparation = IELTS preparation = Cambridge exams; Business English = Corporate language training; Spanish = Spanish courses; French = French courses; German = German courses; Italian; Online courses = Online lessons; Summer school = Summer camps; Children's courses = Young learners; Intensive courses; Conversation classes; Host families = Homestays; Placement test",
  ],
  tutoring: [
    'tutoring centre, tutor, tutoring service, private tutor, tuition centre',
    'Maths tuition = Maths tutoring = Math tutoring; English tuition = English tutoring; Science tuition = Physics = Chemistry; Exam preparation = GCSE revision = SAT prep; 11+ preparation = Eleven plus; A-level tuition; Primary tuition = Reading and writing; Online tuition = Online tutoring; Homework help = Homework club; Holiday courses = Revision courses; Dyslexia support = Special educational needs; Group tuition = Small groups; Languages; University applications; Home tuition; Free assessment = Trial lesson',
  ],
  music_school: [
    'music school, music teacher, piano teacher, guitar teacher, singing teacher, music academy',
    'Piano lessons = Piano; Guitar lessons = Guitar = Ukulele; Singing lessons = Voice lessons = Singing; Violin lessons = Violin = Cello; Drum lessons = Drums; Flute = Recorder; Saxophone = Clarinet; Early years music = Music for toddlers = Baby music; Music theory = Exam preparation; Band workshops = Ensembles = Orchestra; Trumpet = Brass; Online lessons; Choir; Adult lessons; Instrument hire; Trial lesson = Taster lesson',
  ],
  dance_school: [
    'dance school, dance studio, ballet school, dance teacher, dance academy',
    "Ballet; Street dance = Hip hop; Ballroom and Latin = Ballroom = Latin; Salsa = Bachata; Tap = Jazz dance = Modern; Contemporary; Wedding dance = First dance lessons; Children's classes = Toddler dance = Creative dance; Adult classes; Private lessons; Tango; Swing = Lindy hop; Musical theatre; Exams; Zumba = Dance fitness; Summer school = Workshops = Shows",
  ],
  driving_school: [
    'driving school, driving instructor, driving academy',
    'Driving lessons = Manual lessons ~ learn to drive; Automatic lessons = Automatic driving lessons; Intensive courses = Crash courses; Motorcycle training = CBT = Motorbike lessons; Refresher lessons; Motorway lessons = Pass Plus; Theory test = Theory course; Mock tests = Driving test; Lorry training = HGV training = CDL training; Trailer training = Towing; Nervous drivers; Instructor training; Gift vouchers; Driver CPC = First aid course; Bus training',
  ],
  riding_school: [
    'riding school, riding stables, equestrian centre, livery yard, riding centre, horse riding school',
    'Riding lessons = Group lessons ~ learn to ride; Private lessons; Hacking = Trail rides = Hacks; Pony days = Own a pony days = Pony camp; Livery = Boarding = Full livery = DIY livery; Pony parties = Birthday parties; Riding holidays = Holiday camps; Jumping lessons = Show jumping = Dressage; Beach rides; Lead rein rides = Pony rides; Riding for the disabled = Therapeutic riding; Competitions = Shows; Arena hire; Schooling = Horse training; Horses for sale; Lunge lessons',
  ],
  swimming_school: [
    'swimming school, swim school, swimming teacher, swimming lessons',
    "Children's lessons = Kids' swimming; Baby swimming = Baby swim = Parent and baby classes; Adult lessons = Adult swimming lessons ~ learn to swim; Private lessons = One-to-one lessons; Crash courses = Intensive courses = Holiday courses; Stroke improvement = Front crawl; Aqua aerobics = Aquafit; Fear of water; Lifeguard training; Open water swimming; Special needs swimming; School swimming; Swimming badges; Pool parties; Triathlon training; Antenatal swimming",
  ],
  art_school: [
    'art school, art classes, drawing school, art studio, art teacher, painting school',
    "Drawing = Drawing classes; Painting = Painting classes = Oil painting = Acrylics; Watercolour = Watercolour painting; Life drawing; Children's classes = Kids' art = After-school art; Pottery = Ceramics; Printmaking = Linocut; Sculpture; Portfolio preparation = Portfolio course; Workshops = Weekend workshops; Holiday courses = Summer school; Art parties = Paint and sip; Online courses; Photography; Illustration = Comics; Art retreats",
  ],
  cookery_school: [
    'cookery school, cooking school, cooking classes, culinary school, baking school',
    "Italian cookery = Pasta making; Bread making = Baking courses = Baking; Thai cookery = Asian cooking = Sushi; Children's cookery = Kids' classes; Hen parties = Private parties; Team building = Corporate events; Vegetarian cookery = Vegan cookery; Knife skills; Chocolate making = Patisserie; Beginners' course = Basics; Diploma courses = Chef training; Fish course = Butchery; Gift vouchers; Curry courses = Indian cookery; Online classes; Wine tasting",
  ],
  training_provider: [
    'training provider, training company, training centre, vocational school, corporate training, adult education centre',
    'First aid training = First aid courses; Health and safety training; Leadership training = Management training; Communication training = Presentation skills; IT training = Excel courses; Project management courses; Apprenticeships; In-house training = On-site training; E-learning = Online courses; Forklift training; Food hygiene; Sales training = Customer service training; Teacher training = Train the trainer; Language courses; Seminars = Open courses; Conflict management = Diversity training',
  ],
  kindergarten: [
    'kindergarten, preschool, day nursery, childcare centre, daycare, childminder, forest school, playgroup',
    'Baby room = Under twos; Toddlers = Toddler room; Preschool room = Pre-school; Forest school = Forest days; After-school club = Wraparound care; Holiday club; Breakfast club; Settling-in = Settling in; Meals = Menus = Nursery meals; Funded places = Funded hours; Outdoor play; Baby and toddler group = Parent and toddler group; Language immersion; Special needs support = SEND support; Tours = Open days; Admissions = Enrolment',
  ],
  school: [
    'school, primary school, secondary school, independent school, boarding school, international school, montessori school',
    "Admissions = Enrolment; Curriculum = Subjects; Open days = Tours; Boarding; After-school club = After-school care; Clubs = Extracurricular activities; Scholarships = Bursaries; Sixth form = A-levels; Early years = Reception; Sport = Sports; Music; School meals = Lunches; Learning support = SEND; School bus = Transport; Fees = Tuition fees; Parents' association",
  ],
  sports_club: [
    'sports club, football club, tennis club, rugby club, athletics club, golf club, gymnastics club, rowing club, cricket club',
    "Youth teams = Juniors = Youth football; Training sessions = Training; Coaching = Lessons; Membership = Memberships; Tournaments = Competitions; Clubhouse hire = Clubhouse; Court hire = Pitch hire = Court booking; Beginners' courses = Taster sessions; Children's sport = Mini football; Walking football; Holiday camps = Summer camp; Fixtures = Matches; Gymnastics; Volunteering ~ volunteer; Disability sport; Sponsorship",
  ],
  martial_arts: [
    'martial arts school, karate club, judo club, dojo, boxing gym, taekwondo school, mma gym',
    "Karate; Judo; Taekwondo; Kickboxing; Boxing; Brazilian jiu-jitsu = BJJ; Self-defence = Self-defense = Women's self-defence; Children's classes = Kids' martial arts = Little dragons; Krav Maga; Aikido; Kung fu = Tai chi; Muay Thai = Thai boxing; Gradings = Belt tests; Free trial class = Trial class; Private lessons; MMA",
  ],
  climbing_hall: [
    'climbing centre, climbing hall, bouldering gym, climbing gym, climbing wall',
    "Bouldering; Roped climbing = Top rope = Lead climbing; Beginners' course = Introduction courses = Taster sessions; Children's climbing = Kids' club = Youth squad; Birthday parties; Lead climbing course = Technique course; Memberships = Day passes; Equipment hire = Shoe hire; School groups; Team building = Corporate events; Route setting; Outdoor climbing = Rock climbing trips; Café; Climbing shop; Training area = Kilter board; Yoga",
  ],
  sailing_school: [
    'sailing school, sailing club, sail training centre, watersports centre, surf school',
    "Sailing courses = Dinghy sailing ~ learn to sail; RYA courses = Competent crew = Day skipper; Powerboat courses = Powerboating; Children's sailing = Youth sailing = Junior courses; Windsurfing = Windsurfing lessons; Surf lessons = Surfing; Yacht charter = Boat hire = Charter; Kitesurfing; Paddleboarding = SUP; Private tuition; Navigation course = VHF course = Theory; Holiday camps = Summer camps; Taster sessions; Team building; Racing = Regattas; Own boat tuition",
  ],
  diving_school: [
    'diving school, dive centre, dive shop, scuba school, scuba diving centre',
    "Try dive = Discover Scuba Diving = Taster dives; Open Water course = Beginner course = PADI Open Water; Advanced course = Advanced Open Water; Rescue diver; Divemaster = Professional courses; Guided dives = Boat dives = Dive trips; Night dives = Wreck dives; Snorkelling = Snorkel trips; Equipment hire = Equipment rental; Freediving; Children's diving = Bubblemaker; Nitrox = Speciality courses; Diving holidays; Equipment servicing = Regulator service; Tank fills = Air fills; Underwater photography",
  ],
  ski_school: [
    'ski school, snowboard school, ski instructor, snow sports school',
    "Private lessons = Private ski lessons; Group lessons = Group courses; Children's ski lessons = Kids' courses = Ski kindergarten; Snowboard lessons = Snowboarding; Beginners' courses; Cross-country skiing = Nordic skiing; Off-piste = Freeride = Backcountry; Ski touring; Ski hire = Equipment rental; Adaptive skiing = Disabled skiing; Telemark; Ski guiding; Race training; Snowshoeing = Snowshoe tours; Childcare; Lift passes",
  ],
  boat_hire: [
    'boat hire company, boat rental, canoe hire, kayak rental, yacht charter, canal boat hire, paddleboard hire',
    'Rowing boats = Rowing boat hire; Canoes = Canoe hire; Kayaks = Kayak rental; Motor boats = Motorboat hire = Day boats; Paddleboards = SUP rental; Canal boat holidays = Narrowboats; Sailing boats = Yachts; Guided tours = Guided trips; Pedalos = Pedal boats; Electric boats; Skippered charter = Boat trips; Group trips = School groups; Transfer service = Shuttle; Fishing trips = Fishing boats; Hen and stag parties; Houseboats',
  ],
  bike_hire: [
    'bike hire, bike rental, bicycle hire, cycle hire, e-bike rental',
    "E-bikes = Electric bikes; Mountain bikes; Touring bikes = Hybrid bikes = City bikes; Children's bikes = Child seats = Kids' bikes; Road bikes = Gravel bikes; Guided tours = Guided rides = Bike tours; Tandems; Cargo bikes; Trailers = Tag-alongs; Delivery = Delivery and collection ~ deliver bikes; Routes = Self-guided tours; Repairs; Group hire; Helmets and locks = Accessories; Luggage transfer; Bike sales",
  ],
  outdoor_guide: [
    'outdoor guide, mountain guide, adventure company, outdoor centre, hiking guide, adventure park, wilderness guide',
    'Guided walks = Guided hikes = Hiking tours; Climbing = Rock climbing; Canoeing = Canoe trips; Kayaking = Sea kayaking; Gorge walking = Canyoning; Coasteering; Mountain biking; Navigation courses = Map reading; Winter skills = Ice climbing; School groups = School trips; Team building = Corporate days; Bushcraft = Survival courses; High ropes = Zip line; Rafting = White water rafting; Wildlife tours = Foraging walks; Stag and hen parties',
  ],
  city_guide: [
    'city guide, tour guide, walking tours, tour company, sightseeing tours, blue badge guide',
    'Walking tours = City tours = City walks; Food tours; Ghost tours = Ghost walks; Private tours; School tours = School groups; Bike tours; Museum tours; Themed tours = History tours; Coach tours = Bus tours; Shore excursions = Cruise excursions; Pub tours; Treasure hunts = Scavenger hunts; Day trips = Excursions; Corporate tours; Cathedral tours; Tours in other languages',
  ],
  travel_agency: [
    'travel agency, travel agent, tour operator, travel company, holiday company',
    'Package holidays = Holidays; Cruises; Tailor-made holidays = Bespoke travel = Custom trips; Honeymoons; City breaks; Group travel = Group tours; Safaris; Business travel; Flights; Coach holidays = Coach tours; Walking holidays = Cycling holidays; Family holidays; Ski holidays; Escorted tours; Travel insurance = Visas; Hotel bookings',
  ],
  museum: [
    'museum, heritage centre, science centre, open-air museum, visitor centre',
    "Exhibitions = Temporary exhibitions = Special exhibitions; Permanent exhibition = Collection = Collections; Guided tours = Tours; School visits = Schools = Education programme; Children's workshops = Family activities; Birthday parties; Shop = Museum shop; Café; Venue hire = Events = Private hire; Talks = Lectures; Research = Archive = Library; Group visits; Membership = Friends of museum; Volunteering ~ volunteer; Audio guide; Tickets = Annual pass",
  ],
  gallery: [
    'gallery, art gallery, contemporary art gallery, exhibition space, art dealer',
    'Exhibitions = Current exhibition; Artists; Paintings; Sculptures = Sculpture; Prints = Limited editions; Photography; Private views = Openings = Vernissages; Art consultancy = Art advice; Framing; Valuations; Art rental = Art leasing; Workshops = Art classes; Venue hire; Commissions; Ceramics; Artist residencies = Open call',
  ],
  theatre: [
    'theatre, theater, theatre company, puppet theatre, playhouse, opera house, arts centre',
    "Productions = Plays = Performances = Shows; Season tickets = Subscriptions; Children's theatre = Family shows; Workshops = Drama workshops; Youth theatre = Drama classes; School performances = Schools programme; Guided tours = Backstage tours; Venue hire = Hire; Musicals; Comedy; Pantomime; Touring = Touring productions; Gift vouchers; Bar = Café; Membership = Friends; Concerts = Opera",
  ],
  cinema: [
    'cinema, movie theater, arthouse cinema, film theatre, picture house',
    "Films = What's on; Children's films = Kids' cinema = Family films; Private hire = Private screenings; School screenings; Live broadcasts = Event cinema = Opera broadcasts; Birthday parties; Outdoor cinema = Open-air cinema; Film festival = Film festivals; Senior screenings = Silver screen; Parent and baby screenings; Bar = Café; Gift cards = Gift vouchers; Membership; Advertising = Cinema advertising; Film club; Relaxed screenings",
  ],
  choir: [
    'choir, choral society, singing group, community choir, chamber choir',
    "Concerts; Rehearsals; Auditions = Join the choir = Open rehearsal ~ join; Children's choir = Youth choir; Weddings = Weddings and funerals; Workshops = Singing workshops; Recordings = CDs; Concert tours = Tours; Chamber choir concerts = Repertoire; Voice training; Christmas concert = Carol singing; Friends = Support us = Donations; Sheet music hire",
  ],
  brass_band: [
    'brass band, wind band, orchestra, concert band, marching band, community orchestra',
    'Concerts; Rehearsals; Youth band = Training band = Junior band; Lessons = Instrumental tuition; Hire the band = Bookings = Engagements ~ book band; Parades = Marching; Weddings; Carol playing = Christmas carols; Contests = Competitions; Instrument loan = Instruments; Recordings = CDs; Summer fete = Bandstand concerts; Sponsorship = Support us; Join the band',
  ],
  youth_club: [
    'youth club, youth centre, scout group, youth organisation, guides, youth project',
    "Open sessions = Drop-in = Youth club nights; Holiday activities = Holiday programme = Summer camp; Sports; Music studio = Music workshops; Counselling = Mentoring; Homework help = Homework club; Camps = Residentials; Volunteering = Volunteer; Girls' group = Boys' group; Outdoor activities; Cooking; Room hire = Hall hire; Youth council; Job support = Employability; Arts and crafts; Detached youth work = Street work",
  ],
  charity: [
    "charity, charitable trust, foundation, aid organisation, non-profit, nonprofit organization, food bank, hospice, women's refuge",
    "Donations = Donate = Give; Volunteering = Volunteer; Counselling = Advice = Advice service; Helpline; Food parcels = Food bank; Support groups = Self-help groups; Befriending = Visiting service; Fundraising = Fundraising events; Legacies = Gifts in wills; Training = Workshops; Grants; Charity shop; Day centre = Lunch club; Emergency accommodation = Shelter; Corporate partnerships; Children's programmes",
  ],
  nature_association: [
    'nature association, wildlife trust, conservation charity, conservation group, birdwatching society, environmental organisation',
    "Guided walks = Nature walks = Bird walks; Nature reserves = Reserves; Volunteering = Work parties = Volunteer days ~ volunteer; Wildlife surveys = Species surveys = Bird counts; School visits = Environmental education; Children's groups = Wildlife watch; Membership; Talks = Lectures; Tree planting; Adopt an animal; Nest boxes; Wildlife hospital = Wildlife rescue; Planning advice = Wildlife gardening advice; Courses = Training; Campaigns; Donations",
  ],
  heritage_association: [
    'heritage association, local history society, historical society, heritage trust, preservation society, civic society, heritage railway',
    'Talks = Lectures; Guided tours = Guided walks = Heritage walks; Archive = Local archive; Museum; Publications = Books; Restoration projects = Restoration; Exhibitions; Family history = Genealogy research; School visits; Volunteering ~ volunteer; Membership; Oral history; Heritage open days = Open days; Excursions = Outings; Heritage crafts = Craft courses; Train rides = Steam trains',
  ],
  allotment_club: [
    'allotment association, allotment society, community garden, gardening club, allotments',
    "Plots = Allotments = Vacant plots ~ rent plots; Waiting list; Seed swap = Plant sale = Plant swap; Gardening courses = Workshops; Open days; Trading hut = Shop; Work days = Volunteering ~ volunteer; Tool hire = Tool sharing; Beekeeping = Bees; Gardening advice; Community orchard; Children's garden = School garden; Harvest festival = Summer fete = Show; Composting; Membership; Raised beds",
  ],
  repair_cafe: [
    'repair café, repair cafe, makerspace, tool library, repair initiative, library of things, hackerspace',
    'Electrical repairs = Small appliances ~ fix toasters, fix lamps; Clothing repairs = Sewing = Textiles ~ mend clothes; Bike repairs = Bicycles ~ fix bikes; Furniture repairs = Wooden items; Computers and phones = Computer repairs; Toys; Repair sessions = Repair days; Tool lending = Borrow tools; 3D printing; Workshops = Courses; Volunteering = Volunteer fixers ~ volunteer; Sharpening = Knife sharpening; Donations; Jewellery = Clocks; School workshops; Laser cutting',
  ],
  library: [
    'library, public library, community library, mobile library, reading room',
    "Borrowing = Loans = Book loans ~ borrow books; E-books = Online library = Audiobooks; Story time = Rhyme time = Children's stories; Reading groups = Book club; Computers = Internet access; Study space = Study rooms; Local history = Archives; Author readings = Author events; Summer reading challenge; Room hire = Meeting room; Home library service = Home delivery; School visits; Mobile library service; Inter-library loans; Membership = Library card; Printing and scanning",
  ],
  zoo: [
    'zoo, wildlife park, aquarium, animal park, petting zoo, farm park, safari park',
    'Animals; Feeding times = Keeper talks = Animal feeding; Guided tours = Tours; Birthday parties; School visits = Education; Keeper for a day = Animal experiences = Zookeeper experience; Annual passes = Membership; Adopt an animal = Animal adoption; Conservation = Breeding programmes; Playground = Play area; Café = Restaurant; Petting area = Petting zoo visits; Pony rides; Venue hire = Events; Tickets; Gift vouchers = Shop',
  ],
  publisher: [
    'publisher, publishing house, small press, book publisher, independent press, music publisher',
    "Fiction = Novels; Non-fiction; Children's books = Picture books; Poetry; E-books; Audiobooks; Translations; Cookbooks = Travel guides; Art books = Photography books; Submissions = Manuscripts ~ submit manuscripts; Readings = Author events; Foreign rights = Rights; Bookseller information = Trade orders; Self-publishing services; Textbooks = School books; Review copies = Press",
  ],
  magazine: [
    'magazine, newspaper, journal, online magazine, local newspaper, trade magazine, news site',
    "Subscriptions = Subscribe; Advertising = Advertise = Media kit; Back issues = Single issues; E-paper = Digital edition; Newsletter; Podcast; Interviews; Reviews; Event listings = What's on; Columns = Opinion; Classifieds = Job ads; News = Local news; Reports = Features; Obituaries = Family notices; Events = Reader events; Write for us = Submissions",
  ],
  artist: [
    'artist, painter and artist, sculptor, fine artist, textile artist, glass artist, storyteller, actor',
    'Paintings = Oil paintings; Commissions = Commissioned works = Art commissions; Portraits = Pet portraits; Prints = Limited edition prints; Sculptures = Sculpture; Exhibitions; Workshops = Art classes = Courses; Murals = Wall paintings; Illustrations = Illustration; Studio visits = Open studio; Drawings; Public art = Art in public space; Stained glass = Glass art; Textile art = Weavings; Readings = Performances; School projects',
  ],
};
