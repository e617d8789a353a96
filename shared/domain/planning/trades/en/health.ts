import type { TradeTexts } from '../trades.ts';

/** Trades of health in English. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentist, dental practice, dental surgery, dental clinic, dental surgeon',
    "Check-ups = Dental check-ups = Dental exams; Hygienist = Scale and polish = Dental hygiene = Teeth cleaning ~ clean teeth; Implants = Dental implants; Crowns and bridges = Crowns = Bridges; Fillings = White fillings; Root canal treatment = Root canals; Teeth whitening = Whitening ~ whiten teeth; Veneers = Composite bonding = Smile makeovers; Dentures; Clear aligners = Invisalign = Teeth straightening = Orthodontics ~ straighten teeth; Children's dentistry = Pediatric dentistry ~ treat children; Emergency dentistry = Dental emergencies = Toothache; Nervous patients = Sedation = Anxious patients ~ afraid of dentists; Extractions = Wisdom teeth = Oral surgery ~ extract teeth; Gum disease = Gum treatment = Periodontics; Dental plans = Membership plan",
  ],
  orthodontist: [
    'orthodontist, orthodontic practice, orthodontic clinic',
    "Braces = Fixed braces = Metal braces; Clear aligners = Invisalign = Aligners; Ceramic braces = Clear braces; Lingual braces = Hidden braces; Children's orthodontics = Braces for children = Early treatment; Adult orthodontics = Braces for adults; Retainers; Removable braces = Functional appliances; Jaw surgery = Orthognathic surgery; First consultation = Initial assessment = Free consultation; Repairs = Broken braces = Orthodontic emergencies; 3D scanning = Digital scans = Digital impressions; Mouthguards = Sports mouthguards = Snoring devices",
  ],
  general_practitioner: [
    "general practitioner, gp, gp practice, family doctor, doctor's surgery, medical practice, family medicine",
    "Consultations = GP appointments = Doctor appointments; Health checks = Check-ups = Health screening = Annual physicals; Vaccinations = Immunisations = Flu jabs ~ vaccinate; Travel clinic = Travel vaccinations = Travel health; Blood tests = Phlebotomy ~ take blood; Minor surgery = Mole removal = Minor operations; Women's health = Cervical screening = Smear tests; Contraception = Family planning = Coil fitting; Chronic disease management = Diabetes = Asthma = Long-term conditions; Home visits = House calls; Video consultations = Online consultations = Telemedicine; Repeat prescriptions; Children's health = Baby checks = Child health; Mental health; Medicals = HGV medicals = Driver medicals; Sexual health = STI testing",
  ],
  paediatrician: [
    "paediatrician, pediatrician, children's doctor, paediatric practice, pediatric practice",
    'Well-child visits = Child check-ups = Developmental checks = Well-child exams; Vaccinations = Immunisations = Immunizations ~ vaccinate; Newborn care = Newborn checks; Sick visits = Acute illness = Same-day appointments; Allergies = Allergy tests; Asthma = Breathing problems; Adolescent medicine; Feeding and nutrition = Breastfeeding support = Nutrition advice; School physicals = Sports physicals; Behaviour and development = ADHD = Developmental assessment; Hearing and vision tests = Eye tests; Eczema = Skin problems; Sleep problems = Sleep advice; Video consultations = Telehealth',
  ],
  dermatologist: [
    'dermatologist, dermatology practice, skin clinic, skin doctor, dermatology clinic',
    "Mole checks = Skin cancer screening = Mole mapping ~ check moles; Mole removal = Skin tag removal = Cyst removal ~ remove moles; Acne = Acne treatment; Eczema = Dermatitis; Psoriasis; Rosacea; Skin surgery = Mohs surgery = Minor surgery; Laser treatment = Laser hair removal = Laser therapy; Allergy testing = Patch testing; Botox = Anti-wrinkle injections = Fillers; Chemical peels = Peels; Hair loss = Scalp conditions; Warts and verrucas = Warts = Cryotherapy; Children's dermatology = Birthmarks; Excessive sweating = Hyperhidrosis; Phototherapy = Light therapy",
  ],
  gynaecologist: [
    "gynaecologist, gynecologist, gynaecology clinic, ob-gyn, women's health clinic, obstetrician",
    'Check-ups = Well-woman checks = Annual exams; Cervical screening = Smear tests = Pap smears; Pregnancy care = Antenatal care = Prenatal care ~ look after pregnancies; Pregnancy scans = Ultrasound scans = Ultrasound; Contraception = Coil fitting = IUD; Menopause = HRT = Menopause clinic; Fertility = Fertility investigations = Trying to conceive; Endometriosis = Pelvic pain; Heavy periods = Period problems; Polycystic ovaries = PCOS; Fibroids = Ovarian cysts; Incontinence = Prolapse = Pelvic floor; Colposcopy = Hysteroscopy = Minor procedures; Breast checks; Sexual health = STI testing; Teenage gynaecology',
  ],
  eye_doctor: [
    'eye doctor, ophthalmologist, eye clinic, eye surgeon, ophthalmology practice',
    "Cataract surgery = Cataracts ~ operate on cataracts; Glaucoma = Glaucoma treatment ~ measure eye pressure; Laser eye surgery = LASIK = Refractive surgery; Macular degeneration = AMD = Eye injections; Eye exams = Eye tests = Comprehensive eye exam; Diabetic eye disease = Diabetic retinopathy; Dry eye = Dry eye clinic; Eyelid surgery = Blepharoplasty = Chalazion removal; Children's eyes = Paediatric ophthalmology = Squint = Lazy eye; Retina = Retinal detachment = Floaters; OCT scans = Retinal imaging = Visual field tests; Lens replacement = Implantable lenses; Keratoconus = Cornea; Eye emergencies = Red eye; Contact lenses = Glasses",
  ],
  optician: [
    'optician, opticians, optometrist, optometry practice, eyewear shop',
    "Eye tests = Eye exams = Sight tests ~ test eyes; Glasses = Spectacles = Eyeglasses = Frames; Contact lenses = Contact lens fitting; Varifocals = Progressive lenses = Varifocal lenses; Sunglasses = Prescription sunglasses; Children's eye care = Children's glasses = Children's eye tests; OCT scans = Retinal imaging = 3D eye scan; Dry eye clinic = Dry eyes; Repairs = Spectacle repairs = Glasses repair; Sports eyewear = Sports glasses = Swimming goggles; Low vision aids = Magnifiers; Myopia management = Myopia control; Home eye tests = Home visits; Computer glasses = Safety glasses = VDU glasses; Hearing tests = Hearing care; Emergency eye care = Minor eye conditions",
  ],
  hearing_aids: [
    'hearing aid centre, hearing centre, audiologist, audiology practice, hearing aid audiologist, hearing clinic, hearing care',
    "Hearing tests = Hearing assessments = Hearing checks ~ test hearing; Hearing aids = Digital hearing aids = Hearing aid fitting; Ear wax removal = Microsuction = Earwax removal ~ remove ear wax; Tinnitus = Tinnitus management; Invisible hearing aids = In-ear hearing aids; Hearing aid repairs = Servicing and repairs ~ repair hearing aids; Batteries = Accessories = Hearing aid batteries; Hearing protection = Custom ear plugs = Ear plugs; Home visits = Home hearing tests; Musicians' ear monitors = In-ear monitors; Swim plugs = Sleep plugs; Children's hearing = Paediatric audiology; Balance assessments = Vertigo; Trial period = Hearing aid trial",
  ],
  pharmacy: [
    'pharmacy, chemist, community pharmacy, drugstore, pharmacist',
    'Prescriptions = Repeat prescriptions = NHS prescriptions = Refills ~ collect prescriptions; Vaccinations = Flu jabs = Flu shots ~ vaccinate; Travel clinic = Travel vaccinations = Travel health; Prescription delivery = Medicine delivery = Home delivery ~ deliver medicines; Blister packs = Dosette boxes = Pill packs; Blood pressure checks = Blood pressure monitoring ~ measure blood pressure; Health checks = Cholesterol tests = Diabetes checks; Pharmacy First = Minor ailments = Minor illness clinic; Stop smoking = Smoking cessation; Compounding = Compounded medicines ~ compound medicines; Emergency contraception = Morning after pill; Ear wax removal = Microsuction; Medication reviews = Medicine reviews; Skincare = Cosmetics = Natural cosmetics; Homeopathy = Herbal remedies; Baby products = Breast pump hire',
  ],
  medical_supply: [
    'medical supply shop, mobility shop, mobility centre, medical supply store, orthopaedic workshop, orthotist, prosthetist',
    'Mobility scooters = Scooters; Wheelchairs = Powerchairs; Walking aids = Rollators = Walkers; Stairlifts; Riser recliner chairs = Lift chairs = Recliners; Adjustable beds = Profiling beds = Hospital beds; Bathroom aids = Bath lifts = Toilet aids = Shower seats; Compression stockings = Compression hosiery; Orthotics = Insoles = Custom insoles; Braces and supports = Knee braces; Prostheses = Artificial limbs = Breast prostheses; Incontinence products = Continence care; Hire = Wheelchair hire = Rentals ~ hire wheelchairs, rent wheelchairs; Repairs and servicing = Scooter repairs ~ service scooters; Orthopaedic shoes = Comfort shoes; Daily living aids',
  ],
  physiotherapist: [
    'physiotherapist, physiotherapy practice, physiotherapy clinic, physio, physical therapist, physical therapy clinic',
    "Back pain = Neck pain = Back and neck pain; Sports injuries = Sports physiotherapy; Post-operative rehabilitation = Rehabilitation after surgery = Rehab; Manual therapy = Joint mobilisation; Dry needling = Acupuncture; Shockwave therapy = Shockwave; Women's health = Pelvic floor physiotherapy = Pelvic health; Neurological physiotherapy = Stroke rehabilitation = Parkinson's; Home visits = Domiciliary physiotherapy ~ visit at home; Sports massage = Massage; Pilates = Physio-led Pilates; Children's physiotherapy = Paediatric physiotherapy; Lymphatic drainage; Dizziness = Vestibular rehabilitation; Jaw pain = TMJ = Headaches; Hydrotherapy = Gait analysis",
  ],
  osteopath: [
    'osteopath, osteopathic practice, osteopathy clinic, chiropractor, chiropractic clinic',
    'Back pain = Lower back pain = Sciatica; Neck pain = Neck and shoulder pain; Headaches = Migraines; Sports injuries; Cranial osteopathy = Craniosacral therapy; Babies and children = Paediatric osteopathy = Baby osteopathy; Pregnancy = Osteopathy in pregnancy = Pregnancy care; Joint pain = Arthritis = Hip and knee pain; Chiropractic adjustments = Spinal adjustments; Dry needling = Medical acupuncture; Soft tissue massage = Sports massage; Posture = Ergonomic advice; Visceral osteopathy; Jaw pain = TMJ; Animal osteopathy = Equine osteopathy',
  ],
  psychotherapist: [
    'psychotherapist, counsellor, psychologist, psychotherapy practice, therapist, counseling practice, counsellor and psychotherapist',
    'Individual therapy = One-to-one therapy = Individual counselling; Couples therapy = Couples counselling = Relationship counselling = Marriage counseling; Family therapy; Anxiety = Panic attacks = Anxiety therapy; Depression = Low mood; Trauma therapy = EMDR = PTSD; Online therapy = Online counselling = Video sessions ~ therapy by zoom; CBT = Cognitive behavioural therapy; Children and young people = Child therapy = Play therapy; Bereavement = Grief counselling; Burnout = Stress = Work-related stress; Group therapy = Therapy groups; Eating disorders; Addiction = Addictions; Supervision = Clinical supervision; ADHD assessment = Autism assessment = Psychological assessment',
  ],
  speech_therapist: [
    'speech therapist, speech and language therapist, speech-language pathologist, speech therapy practice',
    'Speech sounds = Articulation = Pronunciation; Language delay = Late talkers = Language development; Stammering = Stuttering; Voice therapy = Voice problems; Swallowing difficulties = Dysphagia = Feeding; Stroke rehabilitation = Aphasia = Dysarthria; Autism = Social communication; Assessments = Speech and language assessment; School visits = Schools and nurseries = Nursery visits; Home visits = Home sessions; Online therapy = Teletherapy; AAC = Communication aids; Dyslexia = Literacy; Parent training = Makaton = Workshops; Selective mutism; Gender-affirming voice',
  ],
  occupational_therapist: [
    'occupational therapist, occupational therapy practice, occupational therapy clinic, ot',
    "Home assessments = Home adaptations = Home modifications ~ adapt homes; Sensory integration = Sensory processing = Sensory integration therapy; Children's occupational therapy = Paediatric occupational therapy; Hand therapy = Splinting = Hand splints; Handwriting = Fine motor skills; Stroke rehabilitation = Neurological rehabilitation = Brain injury; Equipment assessments = Wheelchair assessments = Seating assessments; ADHD and autism = Autism = ADHD; Workplace assessments = Ergonomic assessments = Return to work; Dementia = Cognitive rehabilitation; Mental health; Driving assessments; Medico-legal reports = Expert witness = EHCP reports; Falls prevention; School visits; Training = Workshops",
  ],
  foot_care: [
    'podiatrist, chiropodist, foot care practice, podiatry clinic, foot health practitioner, foot clinic',
    "Nail cutting = Toenail cutting = Routine foot care ~ cut toenails, trim nails; Ingrown toenails = Nail surgery ~ treat ingrown nails; Corns and callus = Hard skin removal = Corns ~ remove hard skin; Diabetic foot care = Diabetic foot checks; Verrucas = Verruca treatment = Warts; Fungal nails = Fungal nail treatment; Orthotics = Insoles = Custom insoles; Biomechanics = Gait analysis; Heel pain = Plantar fasciitis; Home visits = Domiciliary foot care ~ visit at home; Medical pedicure = Pedicure; Nail reconstruction = Nail brace; Bunions; Children's feet; Laser treatment = Shockwave therapy; Cracked heels",
  ],
  midwife: [
    'midwife, midwifery practice, independent midwife, birth centre, doula',
    'Antenatal care = Prenatal care = Pregnancy check-ups; Home birth = Home births ~ birth at home; Postnatal care = Postpartum care = Postnatal visits; Antenatal classes = Birth preparation = Childbirth classes; Breastfeeding support = Lactation consulting ~ help with breastfeeding; Hypnobirthing; Water birth = Birth pool hire; Birth centre births = Birth support = Labour support; Pregnancy scans = Ultrasound; Baby massage; Postnatal exercise = Pelvic floor; Birth debrief = Birth reflections; Pregnancy acupuncture = Pregnancy massage; Miscarriage support; Baby groups = Mother and baby group; Cervical screening = Well-woman care',
  ],
  nutritionist: [
    'nutritionist, dietitian, nutritional therapist, dietician, nutrition practice',
    "Weight management = Weight loss ~ lose weight; Gut health = IBS = Low FODMAP diet = Digestive problems; Diabetes = Prediabetes; Sports nutrition; Food intolerances = Food allergies; Children's nutrition = Fussy eating = Weaning; Pregnancy nutrition = Fertility nutrition; Eating disorders = Disordered eating; Meal plans = Personal meal plans; Menopause = Hormone health; Corporate wellness = Workplace talks = Workshops; Cooking classes = Cookery workshops; Online consultations = Video consultations; Plant-based diets = Vegan nutrition; Body composition analysis = Testing = Functional testing; Supermarket tours = Shopping tours",
  ],
  naturopath: [
    'naturopath, naturopathic practice, homeopath, acupuncturist, natural medicine practice, naturopathic doctor, herbalist, kinesiologist',
    "Acupuncture; Homeopathy; Herbal medicine = Herbal remedies; Nutrition advice = Nutritional therapy; Traditional Chinese medicine = Chinese medicine = TCM; Cupping; Reflexology; Detox = Fasting = Cleansing; Allergies = Food intolerance testing; Iridology; Flower remedies = Bach flowers; Kinesiology; Women's health = Hormone balance; Digestive health = Gut health; Children's treatments; IV therapy = Vitamin infusions",
  ],
  home_care: [
    'home care agency, care agency, home care service, domiciliary care, home nursing, care provider, carers',
    "Personal care = Help with washing ~ help wash, help dress; Live-in care = 24-hour care = Live-in carers; Dementia care = Alzheimer's care; Companionship = Companionship care; Respite care = Respite = Relief for carers; Household help = Domestic help = Housekeeping ~ help with shopping; Nursing care = Wound care = Clinical care; Night care = Overnight care = Sleeping nights; Palliative care = End of life care; Medication support = Help with medication; Hospital discharge care = Reablement = After hospital; Meal preparation = Meals ~ prepare meals; Disability care = Learning disabilities; Day centre = Day care = Lunch club; Care assessment = Care plans = Free assessment; Emergency alarms = Telecare = Key safes",
  ],
  vet: [
    'vet, veterinary practice, veterinary surgeon, animal clinic, veterinary clinic, animal hospital, veterinarian',
    'Consultations = Health checks = Check-ups; Vaccinations ~ vaccinate; Microchipping ~ microchip; Neutering = Spaying and neutering ~ neuter, spay, castrate; Surgery = Operations ~ operate on; Dental care = Pet dentistry = Scale and polish ~ clean teeth, extract teeth; X-rays = Radiography = Diagnostic imaging; Ultrasound; Laboratory tests = Blood tests; Home visits = House calls ~ visit at home; Emergency service = Emergencies = Out-of-hours; Nutrition advice = Weight clinic; Parasite control = Flea and worm treatment; Pet passports = Travel certificates = Animal health certificates; End of life care = Euthanasia ~ put to sleep; Exotic pets = Rabbits = Farm animals = Horses',
  ],
  animal_therapist: [
    'animal therapist, animal physiotherapist, veterinary physiotherapist, equine therapist, canine hydrotherapist, dog physiotherapist, equine osteopath',
    'Dog physiotherapy = Canine physiotherapy; Equine physiotherapy = Horse physiotherapy; Hydrotherapy = Underwater treadmill = Canine hydrotherapy; Massage = Canine massage = Equine massage; Post-operative rehabilitation = Rehabilitation = Rehab; Laser therapy = Electrotherapy; Osteopathy = Animal osteopathy = Chiropractic; Acupuncture; Arthritis = Senior dogs; Saddle checks = Saddle fit; Home visits = Yard visits; Conditioning = Fitness training = Sporting dogs; Cat physiotherapy = Cats; Behaviour therapy = Herbal medicine; Courses = Workshops',
  ],
  pet_groomer: [
    'pet groomer, dog groomer, dog grooming salon, pet grooming, grooming parlour, mobile dog groomer',
    "Full groom = Full grooming = Bath and cut; Bath and brush = Bath and blow dry = Dog washing ~ wash dogs, bath dogs; Hand stripping ~ strip terriers; Clipping = Breed cuts = Trimming ~ clip dogs, trim dogs; Nail clipping = Nail trims = Claw clipping ~ clip nails, cut claws; Puppy introduction = Puppy's first groom = Puppy groom; De-shedding = De-matting = Undercoat removal ~ remove undercoat; Cat grooming = Cats; Ear cleaning = Teeth cleaning ~ clean ears; Mobile grooming = Home grooming; Flea treatments = Medicated baths; Rabbits and guinea pigs = Small animals; Self-service dog wash = DIY dog wash; Grooming products = Accessories; Grooming courses",
  ],
  dog_trainer: [
    'dog trainer, dog school, dog training, dog behaviourist, dog trainer and behaviourist, puppy school',
    'Puppy classes = Puppy training = Puppy school; One-to-one training = Private lessons = Home training; Obedience classes = Basic training = Group classes; Behaviour consultations = Behaviour problems = Behavioural training ~ aggressive dogs, fearful dogs; Recall training = Loose lead walking ~ pull on lead; Reactive dogs = Reactivity classes; Agility = Agility classes; Scentwork = Nose work = Mantrailing; Gundog training; Residential training = Board and train; Group walks = Social walks = Training walks; Rescue dogs = Advice before buying; Workshops = Seminars; Rally obedience = Tricks = Hoopers; Good citizen tests = Kennel Club awards; Online training',
  ],
  kennels: [
    'kennels, boarding kennels, cattery, dog boarding, pet sitter, dog daycare, dog walker, pet hotel',
    "Dog boarding = Boarding kennels = Dogs' holidays ~ board dogs; Cat boarding = Cattery ~ board cats; Dog daycare = Day care = Doggy day care; Dog walking = Group walks = Solo walks ~ walk dogs; Home boarding; Pet sitting = House sitting = Cat sitting ~ feed cats; Pop-in visits = Home visits = Cat feeding; Small animal boarding = Rabbits and guinea pigs = Small pets; Pet taxi = Collection and delivery ~ collect pets; Grooming = Dog grooming = Baths; Puppy visits = Puppy care; Secure dog field = Dog field hire = Exercise field; Dog training = Training stays; Hydrotherapy; Birds and reptiles; Trial day = Taster day = Meet and greet",
  ],
  hairdresser: [
    'hairdresser, hair salon, hair stylist, hairdressing salon, hair studio',
    "Haircuts = Women's haircuts = Cut and blow dry = Ladies' cuts ~ cut hair; Men's haircuts = Gents' cuts; Children's haircuts = Children's cuts = Kids' cuts; Colour = Hair colour = Colouring = Hair color ~ dye hair; Highlights = Balayage = Foils; Blow dry = Blow-dries = Styling; Hair extensions = Extensions; Perms = Waves; Keratin treatment = Hair straightening = Smoothing treatments ~ straighten hair; Bridal hair = Wedding hair = Hair up ~ put hair up; Colour correction; Hair treatments = Conditioning treatments = Scalp treatments; Curly hair = Curly cuts; Wigs = Hair replacement; Make-up = Brows and lashes; Mobile hairdressing = Home visits",
  ],
  barber: [
    "barber, barbershop, barber shop, gentlemen's barber, men's hairdresser",
    "Haircuts = Men's haircuts = Gents' haircuts; Skin fades = Fades; Beard trims = Beard trimming = Beard shaping ~ trim beards; Wet shaves = Hot towel shave = Traditional shave ~ shave with a razor; Children's haircuts = Boys' cuts = Kids' cuts; Buzz cuts = Clipper cuts; Hair and beard = Cut and beard trim; Head shaves; Grey blending = Beard colouring = Hair colouring; Facials = Face masks; Ear and nose waxing = Hot wax; Scissor cuts; Grooming products = Beard oil = Pomades; Gift vouchers = Gift cards; Wedding parties = Groom packages; Student cuts = Senior cuts",
  ],
  beautician: [
    'beautician, beauty salon, beauty therapist, cosmetic studio, esthetician, beauty clinic, aesthetician',
    'Facials = Facial treatments; Waxing = Hair removal = Body waxing ~ wax legs; Brows and lashes = Brow shaping = Eyebrows ~ tint lashes, tint brows; Lash extensions = Lash lift = Eyelash extensions; Manicure = Manicures = Gel nails; Pedicure = Pedicures; Massage = Body treatments = Aromatherapy massage; Laser hair removal = IPL = Electrolysis; Microneedling = Microdermabrasion = Dermaplaning; Chemical peels = Skin peels; Permanent make-up = Microblading; Make-up = Bridal make-up; Spray tans = Spray tanning; Anti-ageing treatments = HydraFacial; Acne treatment = Acne facials = Teenage skin; Threading = Sugaring',
  ],
  nail_studio: [
    'nail studio, nail salon, nail bar, nail technician',
    'Gel nails = Gel polish = Shellac = Gel manicure; Manicure = Manicures; Pedicure = Pedicures = Gel pedicure; Acrylic nails = Acrylics = Acrylic extensions; Nail extensions = Gel extensions = Builder gel = BIAB; Nail art = Nail designs; Infills = Refills = Fills; Nail removal = Gel removal = Soak-off ~ remove gel; French manicure; Nail repair = Broken nails; Dip powder; Bridal nails = Wedding nails; Paraffin treatment = Hand treatments; Natural nail care; Nail courses = Nail training; Nail parties',
  ],
  tattoo_studio: [
    'tattoo studio, tattoo shop, tattoo artist, tattooist, tattoo parlour, piercing studio',
    'Custom tattoos = Bespoke tattoos = Custom designs ~ design tattoos; Cover-ups = Cover-up tattoos ~ cover old tattoos; Fine line tattoos = Fine line; Black and grey = Realism = Portraits; Traditional tattoos = Old school; Japanese tattoos = Irezumi; Lettering = Script tattoos; Blackwork = Dotwork = Geometric tattoos; Colour tattoos = Watercolour tattoos; Small tattoos = Walk-ins = Flash tattoos = Flash; Piercings = Ear piercing = Body piercing ~ pierce ears; Tattoo removal = Laser removal ~ remove tattoos; Touch-ups = Reworks ~ touch up; Consultations; Aftercare; Scar tattoos = Areola tattoos = Cosmetic tattoos',
  ],
  massage: [
    'massage practice, massage therapist, massage studio, masseur, masseuse, massage therapy, sports massage therapist',
    'Deep tissue massage = Deep tissue; Swedish massage = Relaxation massage = Relaxing massage; Sports massage; Hot stone massage = Hot stones; Thai massage = Traditional Thai massage; Pregnancy massage = Prenatal massage; Head massage = Indian head massage; Aromatherapy massage = Aromatherapy; Back massage = Back and shoulder massage = Neck and shoulder massage; Reflexology = Foot massage; Lymphatic drainage = Manual lymphatic drainage; Office massage = Chair massage = Corporate massage = Seated massage; Ayurvedic massage = Lomi Lomi = Shiatsu; Cupping; Couples massage; Gift vouchers = Gift cards = Vouchers',
  ],
  spa: [
    'spa, day spa, wellness centre, thermal baths, sauna and spa, wellness spa, thermal spa, bathhouse',
    "Saunas = Sauna = Sauna world; Pools = Thermal pool = Thermal baths = Swimming pool; Steam room = Hammam = Steam bath; Massages = Massage treatments = Massage; Facials = Beauty treatments = Treatments; Spa days = Day spa packages; Private spa = Private hire = Couples' spa; Hot tubs = Jacuzzi = Whirlpool; Floatation = Float tank = Floating; Salt room = Salt cave; Body wraps = Scrubs = Mud treatments; Gift vouchers = Gift cards; Spa restaurant = Spa café = Afternoon tea; Memberships = Spa membership; Hen parties; Aufguss = Sauna rituals = Ice bath = Cold plunge",
  ],
  yoga_studio: [
    'yoga studio, yoga school, pilates studio, yoga teacher, meditation centre, yoga and pilates studio',
    "Hatha yoga; Vinyasa = Vinyasa yoga = Vinyasa flow; Yin yoga = Restorative yoga; Pregnancy yoga = Prenatal yoga; Pilates = Mat Pilates = Reformer Pilates; Meditation = Mindfulness = Meditation courses; Beginners' course = Yoga for beginners = Beginners' yoga; Ashtanga = Ashtanga yoga; Private lessons = One-to-one yoga = Private yoga; Retreats = Yoga retreats = Yoga weekends; Teacher training = Yoga teacher training; Children's yoga = Mother and baby yoga = Family yoga; Online classes = Livestream classes; Corporate yoga = Workplace yoga = Office yoga; Chair yoga = Gentle yoga = Yoga for seniors; Sound baths = Breathwork = Workshops",
  ],
  gym: [
    'gym, fitness studio, health club, fitness centre, crossfit box, leisure centre, fitness club',
    "Personal training = Personal trainers; Group classes = Fitness classes = Exercise classes; Weights = Strength training = Free weights; Cardio = Cardio equipment; Spinning = Indoor cycling = Spin classes; Yoga and Pilates = Yoga = Pilates; CrossFit = Functional training = HIIT; Sauna = Sauna and steam room; Swimming pool = Swimming; Boxing = Boxing classes = Boxercise; Fitness assessments = Body composition analysis = Inductions; Rehabilitation = Rehab = Exercise referral; Memberships = Gym membership = Day passes; Over-60s = Senior fitness; Nutrition coaching; Crèche = Childcare = Kids' gym",
  ],
  personal_trainer: [
    'personal trainer, personal training, fitness coach, strength coach, running coach',
    'One-to-one training = Personal training sessions = 1-to-1 sessions; Online coaching = Online personal training; Small group training = Semi-private training; Home training = Training at home = Outdoor training; Weight loss = Fat loss ~ lose weight; Strength training = Muscle building ~ build muscle; Nutrition coaching = Nutrition plans = Meal plans; Training plans = Training programmes = Workout plans; Running coaching = Marathon training; Pre and postnatal training = Postnatal fitness = Pregnancy fitness; Injury rehabilitation = Rehab; Bootcamps = Bootcamp; Corporate fitness = Workplace fitness; Boxing; Over-50s training = Senior fitness; Mobility = Stretching',
  ],
  life_coach: [
    'life coach, coach, coaching practice, business coach, career coach, executive coach',
    'Life coaching; Career coaching = Career change ~ change careers; Executive coaching = Leadership coaching; Business coaching; Team coaching = Team workshops; Relationship coaching; Stress and burnout = Burnout coaching = Stress management; Confidence coaching = Self-confidence; Online coaching = Coaching by video; Parent coaching = Family coaching; Walking coaching = Outdoor coaching = Walk and talk; Hypnotherapy = NLP; Mindfulness = Meditation; Workshops = Group coaching = Retreats; Retirement coaching = Life transitions; Health coaching = ADHD coaching',
  ],
};
