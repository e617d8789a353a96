import type { TradeTexts } from '../trades.ts';

/** Trades of business in English. */
export const business: TradeTexts<'business'> = {
  lawyer: [
    'lawyer, solicitor, law firm, solicitors, attorney, legal practice, barrister, law office',
    'Family law = Divorce = Child custody; Wills and probate = Wills = Probate = Estate planning; Conveyancing = Residential conveyancing = Real estate law ~ buy or sell property; Employment law = Settlement agreements = Unfair dismissal; Personal injury = Accident claims; Criminal defence = Criminal law = Criminal defense; Commercial law = Contracts = Business law; Company law = Corporate law; Immigration = Immigration law = Visas; Landlord and tenant = Tenancy law = Evictions; Dispute resolution = Litigation; Debt recovery = Debt collection; Powers of attorney = Lasting power of attorney; Mediation; Intellectual property = Data protection; Clinical negligence = Medical malpractice',
  ],
  notary: [
    'notary, notary public, notarial practice, mobile notary, scrivener notary',
    'Powers of attorney = Power of attorney; Apostilles = Legalisation = Apostille service ~ legalise documents; Certified copies = Document certification ~ certify copies; Statutory declarations = Affidavits = Oaths; Overseas property = Property abroad; Company documents = Business documents; Travel consent = Parental consent; Loan signings = Loan signing agent; Wills = Probate; Mobile notary service = Home visits; Remote notarisation = Online notarization; Translations = Certified translations; Identity verification = Passport copies',
  ],
  accountant: [
    'accountant, accountancy firm, bookkeeper, chartered accountant, tax adviser, cpa, accounting firm, tax advisor, bookkeeping service',
    'Bookkeeping ~ keep books; Annual accounts = Year-end accounts = Financial statements; Tax returns = Self assessment = Income tax returns ~ file tax returns; Payroll = Payroll services ~ run payroll; VAT returns = VAT = Sales tax; Corporation tax = Business tax; Tax planning = Tax advice; Company formation = Business start-ups = Incorporation ~ set up companies; Management accounts = Cash flow forecasting; Cloud accounting = Xero = QuickBooks; Audit = Audits; Business advice = Business planning; Inheritance tax = Capital gains tax; Landlord accounts; Business valuations = Buying and selling businesses; R&D tax credits',
  ],
  insurance_broker: [
    'insurance broker, insurance agency, insurance agent, insurance brokers',
    'Home insurance = House insurance = Homeowners insurance; Car insurance = Motor insurance = Auto insurance; Business insurance = Commercial insurance; Public liability = Liability insurance; Professional indemnity; Life insurance = Life cover; Health insurance = Private medical insurance; Landlord insurance; Fleet insurance = Van insurance; Cyber insurance; Income protection = Critical illness cover; Travel insurance; Farm insurance; Claims = Claims support ~ help with claims; Pet insurance = Horse insurance; Policy review = Insurance review',
  ],
  mortgage_broker: [
    'mortgage broker, mortgage adviser, mortgage advisor, home loan broker',
    'First-time buyers = First-time buyer mortgages; Remortgages = Remortgaging = Refinancing; Buy-to-let = Buy-to-let mortgages = Investment property loans; Moving home = Home mover mortgages; Self-employed mortgages; Bad credit mortgages = Adverse credit; Equity release = Lifetime mortgages; Bridging loans = Bridging finance; Self-build mortgages = Construction loans; Commercial mortgages; Protection = Life insurance; Mortgage in principle = Agreement in principle = Pre-approval; Let-to-buy; Shared ownership = Right to buy; Debt consolidation',
  ],
  financial_adviser: [
    'financial adviser, financial advisor, independent financial adviser, financial planner, wealth manager, wealth management firm',
    'Pensions = Pension advice = Pension transfers; Retirement planning ~ plan retirement; Investments = Investment advice = Investment management ~ invest money; Financial planning = Cash flow planning; Inheritance tax planning = Estate planning; Tax planning; Savings = ISAs; Protection = Life insurance = Income protection; Mortgages; Wealth management = Portfolio management; Long-term care planning = Care fees planning; Divorce planning; Exit planning; Workplace pensions = 401(k) plans; Ethical investing = Sustainable investing; Annual review = Second opinion',
  ],
  estate_agent: [
    'estate agent, estate agents, real estate agent, real estate agency, letting agent, realtor, property agent, lettings agency',
    "Property sales = Selling your home = Sales ~ sell houses, sell homes; Valuations = Free valuation = Market appraisal ~ value houses; Lettings = Rentals = Letting ~ let houses, find tenants; Property management = Lettings management ~ manage rentals; Buying = Property search = Buyer's agent ~ find homes; Commercial property; Land and new homes = New homes = Land; Auctions = Property auctions; Holiday lets; Home staging = Photography and floor plans; Mortgage advice = Mortgages; Probate sales; Farms and land = Country houses; Viewings = Virtual tours = Open houses; Investment property; Surveys",
  ],
  management_consultant: [
    'management consultant, business consultant, consultancy, management consultancy, business adviser, consulting firm',
    'Strategy = Strategy consulting = Business strategy; Change management; Process improvement = Process optimisation = Lean management; Digital transformation = Digitalisation; Business planning = Business plans; Succession planning = Business succession; Restructuring = Turnaround; Project management = Interim management; Organisational development; Leadership development = Management training; Cost reduction; Mergers and acquisitions = M&A; Sustainability = ESG reporting; Start-up advice = Start-ups; Funding applications = Grant applications; Workshops = Facilitation',
  ],
  recruiter: [
    'recruiter, recruitment agency, staffing agency, headhunter, employment agency, temp agency, recruitment consultancy',
    'Permanent recruitment = Permanent placement = Direct hire; Temporary staff = Temporary staffing = Temps ~ supply temps; Executive search = Headhunting; Contract recruitment = Contractors; Jobs = Vacancies = Job search; Interim management; Recruitment process outsourcing = RPO; CV advice = Interview coaching; Assessment = Candidate assessment = Psychometric testing; Job advertising = Job ads; Payroll services = Umbrella; Outplacement; HR consulting = HR advice; International recruitment = Overseas recruitment; Employer branding; Trial shifts = Temp to perm',
  ],
  data_protection: [
    'data protection consultant, data protection officer, privacy consultant, gdpr consultant, data protection consultancy, information security consultant',
    'External data protection officer = Outsourced DPO = DPO as a service; GDPR audit = Data protection audit = Gap analysis; Staff training = GDPR training = Awareness training; Data protection impact assessments = DPIA; Privacy policies = Privacy notices; Data breaches = Breach response = Incident response; Subject access requests = DSARs; Records of processing = ROPA; Data processing agreements = Contracts; Website audit = Cookie audit = Cookie compliance; EU representative = UK representative; ISO 27001 = Information security; AI compliance = AI Act; International transfers; Whistleblowing channel',
  ],
  patent_attorney: [
    'patent attorney, patent firm, intellectual property firm, ip law firm, trade mark attorney, patent agent',
    'Patents = Patent applications = Patent filing ~ file patents; Trade marks = Trademarks = Trade mark registration; Designs = Registered designs = Design registration; Patent searches = Freedom to operate = Prior art search; Opposition = Oppositions and appeals; Licensing = Licence agreements; Infringement = Enforcement = Litigation; IP strategy = Portfolio management = IP audit; Copyright; Domain disputes = Domain names; Renewals = Annuities; Employee inventions; European patents = International patents = PCT applications; Unitary patent; Inventor consultation = First consultation',
  ],
  translator: [
    'translator, translation agency, interpreter, translation service, language service provider, sworn translator',
    'Certified translations = Sworn translations = Official translations; Technical translation = Manuals ~ translate manuals; Legal translation = Contracts ~ translate contracts; Medical translation; Website translation = Localisation = Localization ~ translate websites; Interpreting = Conference interpreting = Interpretation ~ interpret; Marketing translation = Transcreation; Proofreading = Editing; Literary translation = Book translation; Subtitling = Subtitles; Machine translation post-editing = Post-editing; Software localisation = Game localisation; Transcription; Business translation = Financial translation; Remote interpreting = Telephone interpreting; Court interpreting = Terminology',
  ],
  copywriter: [
    'copywriter, content writer, copywriting agency, content agency, ghostwriter, ux writer, speechwriter',
    'Website copy = Web copy = Website content ~ write websites; Blog posts = Blog articles = Blogging; SEO copywriting = SEO content; Newsletters = Email marketing = Email copy; Brochures = Brochure copy = Print copy; Tone of voice = Brand voice; Case studies = White papers; Social media content = Social media copy; Product descriptions; Press releases; Ghostwriting = Books; UX writing = Microcopy; Ads = Ad copy = Slogans; Editing = Proofreading; Speeches = Speechwriting; Workshops = Writing training',
  ],
  editor: [
    'editor, proofreader, copy editor, copyeditor, editing service, proofreading service, book editor',
    'Proofreading ~ proofread; Copyediting = Copy-editing = Line editing; Developmental editing = Structural editing; Academic editing = Theses = Dissertations ~ edit theses; Manuscript assessment = Manuscript critique = Beta reading; Fiction editing = Novels; Non-fiction editing; Business editing = Reports = Annual reports; Self-publishing support = Self-publishing; Typesetting = Layout = Formatting; Indexing; Sample edit = Free sample; Writing coaching = Book coaching; Plain English = Plain language; Website editing; Query letters = Synopses',
  ],
  graphic_designer: [
    'graphic designer, design studio, graphic design studio, design agency, illustrator, branding agency, communication designer',
    'Logo design = Logos ~ design logos; Branding = Brand identity = Corporate design = Visual identity; Brochures = Flyers = Print design; Packaging design = Packaging = Labels; Web design = Websites ~ design websites; Illustration = Illustrations; Book design = Magazines = Editorial design; Business cards = Stationery; Posters; Social media graphics; Exhibition graphics = Exhibition design; Signage = Wayfinding; Infographics; Annual reports = Reports; Menus = Wedding stationery; UI design = UX design',
  ],
  web_agency: [
    'web agency, web designer, web design agency, website designer, digital agency, web developer, web studio',
    'Web design = Websites = Website design ~ build websites; Online shops = E-commerce = WooCommerce = Shopify; WordPress = WordPress websites = CMS; SEO = Search engine optimisation; Website maintenance = Care plans = Website updates ~ maintain websites; Hosting = Web hosting; Web development = Web applications = Web apps; Relaunch = Website redesign; Accessibility = Accessibility audits = Accessible websites; UX design = User testing; Online marketing = Google Ads; Content = Copywriting = Photography; Website audit = Speed optimisation; Landing pages; Branding = Logo design; Training = CMS training',
  ],
  marketing_agency: [
    'marketing agency, advertising agency, digital marketing agency, marketing consultant, seo agency, social media agency, online marketing agency',
    'SEO = Search engine optimisation = Local SEO; Google Ads = PPC = Paid search; Social media = Social media marketing = Social media management; Content marketing = Content creation; Email marketing = Newsletters; Branding = Brand strategy; Marketing strategy = Strategy workshops; Web design = Websites; Analytics = Tracking; Influencer marketing; Print advertising = Campaigns; Marketing automation; Video marketing = Video production; Paid social = Facebook ads = LinkedIn ads; Conversion optimisation = CRO; Outsourced marketing = Marketing consultancy',
  ],
  pr_agency: [
    'pr agency, public relations agency, communications agency, pr consultant, press office, communications consultancy',
    'Media relations = Press office ~ pitch stories; Press releases = Press release writing; Crisis communications = Crisis management; Corporate communications; Internal communications = Employee communications; Media training = Interview training; Social media; Influencer relations = Influencer marketing; Public affairs = Lobbying; Press events = Press trips = Press conferences; Communication strategy = PR strategy; Thought leadership = Executive profiling; Content = Ghostwriting = Speeches; Media monitoring = Coverage reports; Product launches; Sustainability communications',
  ],
  photographer: [
    'photographer, photo studio, wedding photographer, photography studio, portrait photographer, commercial photographer',
    'Wedding photography = Weddings ~ photograph weddings; Portraits = Portrait photography; Family photos = Family photography = Family shoots; Newborn photography = Newborns = Baby photos; Maternity photography = Bump photos; Headshots = Business portraits = Corporate headshots; Product photography = Product photos; Food photography; Property photography = Real estate photography = Interiors = Architecture photography; Event photography = Events; Drone photography = Aerial photography; School photos = School photography; Passport photos; Photo restoration; Workshops = Photography courses; Prints = Albums = Wall art',
  ],
  videographer: [
    'videographer, video production company, film maker, film production company, filmmaker, video agency',
    'Corporate films = Corporate videos = Company films; Wedding films = Wedding videos = Weddings; Promotional videos = Commercials = Adverts; Event filming = Event videos ~ film events; Drone filming = Aerial filming; Explainer videos = Animation = Animated videos; Social media videos = Reels; Product videos; Recruitment videos; Documentaries; Training videos = E-learning videos; Live streaming = Livestreams; Interviews = Testimonials; Editing = Video editing = Post-production ~ edit footage; Music videos; Property videos',
  ],
  sound_studio: [
    'recording studio, sound studio, music studio, audio studio, music producer, podcast studio, sound engineer',
    'Recording = Band recording = Music recording ~ record bands; Mixing = Mixdown; Mastering = Online mastering; Podcast production = Podcasts; Voice-overs = Voice recording; Audiobooks = Audiobook recording; Music production = Beats; Sound design = Foley; Film sound = Post-production audio = Audio post; Live recording = Mobile recording; Jingles = Composition = Music for film; Rehearsal rooms; Songwriting = Arrangement; Tape transfer = Digitisation; Sound hire = PA hire; Workshops = Vocal coaching',
  ],
  printer: [
    'printer, printing company, print shop, printers, printing house, letterpress studio, copy shop',
    'Business cards = Stationery = Letterheads; Flyers = Leaflets; Brochures = Booklets = Catalogues; Posters = Large format printing; Books = Book printing; Wedding stationery = Invitations; Digital printing; Offset printing = Litho printing; Letterpress = Letterpress printing; Labels = Stickers; Packaging; Binding = Finishing = Folding; Banners = Signs; Screen printing = T-shirt printing; Graphic design = Artwork; Copying = Photocopying',
  ],
  sign_maker: [
    'sign maker, sign company, signwriter, sign writer, signage company, vehicle wrapping company',
    'Shop signs = Shop fronts = Fascia signs; Illuminated signs = LED signs = Neon signs; Vehicle graphics = Vehicle wrapping = Van signwriting = Vehicle wraps ~ wrap vans; Window graphics = Window film = Frosted film; Banners = Flags; Signwriting = Hand-painted signs ~ paint signs; Wayfinding = Directional signs; House signs = Plaques; Built-up letters = 3D letters; Exhibition displays = Roller banners; Safety signs; Wall graphics = Wallpaper printing; Stickers = Labels; Pub signs = Swing signs; Installation = Sign fitting ~ fit signs; Gilding',
  ],
  it_services: [
    'it services company, it support company, it service provider, managed service provider, it company, computer support',
    'IT support = Helpdesk = Remote support; Managed services = Managed IT = IT maintenance; Cyber security = Cybersecurity = IT security; Cloud services = Cloud migration; Microsoft 365 = Office 365; Backup = Data backup = Disaster recovery; Networks = Network installation = WiFi; Servers = Virtualisation; Telephone systems = VoIP = Phone systems; Hardware = Hardware supply = PCs and laptops; IT consulting = IT strategy; Email security = Firewalls; Staff training = Security awareness training; Cyber Essentials = Penetration tests; Data recovery; Software development = Printers',
  ],
  software_developer: [
    'software company, software developer, software agency, app developer, software house, software engineer, app agency',
    'Custom software = Bespoke software = Software development; App development = Mobile apps = Smartphone apps ~ build apps; Web applications = Web apps = Web development; Integrations = API development = Interfaces ~ connect systems; Legacy modernisation = Legacy migration; UX design = UI design; Artificial intelligence = AI = Machine learning; Cloud development = DevOps; Prototypes = MVP development; Maintenance and support = Software maintenance; Software testing = Quality assurance; Databases = Data analytics; Embedded software = IoT; Technical consulting = Code review = Code audits; Staff augmentation = Dedicated teams; E-commerce',
  ],
  hosting: [
    'hosting provider, web host, hosting company, web hosting company, cloud provider',
    'Web hosting = Shared hosting; WordPress hosting = Managed WordPress; Domains = Domain names = Domain registration ~ register domains; Virtual servers = VPS = Cloud servers; Dedicated servers = Root servers; Email hosting = Mailboxes; SSL certificates; Managed hosting = Managed servers; Colocation = Data centre; Backups = Backup storage; Object storage; Kubernetes = Managed Kubernetes = Containers; Managed databases; Reseller hosting; Migration = Website migration ~ move websites; DDoS protection',
  ],
  office_services: [
    'virtual assistant, office services, secretarial service, virtual pa, office support, telephone answering service',
    'Diary management = Calendar management ~ manage diaries; Email management = Inbox management; Telephone answering = Call answering ~ answer calls; Bookkeeping = Invoicing; Typing = Audio typing = Transcription; Travel arrangements = Travel booking; Data entry = CRM management; Social media = Social media management; Minutes = Minute taking; Event organisation; Presentations = PowerPoint presentations; Website updates = Newsletters; Research; Project support = Onboarding; Life admin = Lifestyle management; Virtual office = Mail handling',
  ],
  coworking: [
    'coworking space, co-working space, shared office, business centre, coworking, serviced offices',
    'Hot desks = Flexible desks = Hot desking; Dedicated desks = Fixed desks; Private offices = Team offices; Meeting rooms = Conference rooms ~ hire meeting rooms; Day passes = Day pass = Trial day; Virtual office = Business address = Mail handling; Event space = Events = Event hire; Memberships = Membership; Phone booths; Podcast studio; Workshop space = Maker space; Community events = Networking; Café = Coffee; Childcare; Lockers = Storage',
  ],
  stand_builder: [
    'exhibition stand builder, stand builder, exhibition contractor, exhibition stand designer, trade show booth builder',
    'Custom stands = Bespoke stands = Bespoke exhibition stands; Modular stands = Modular systems; Stand design = Booth design = 3D visualisation ~ design stands; Stand hire = Rental stands = Booth rental; Installation and dismantling = On-site build ~ install stands; Storage; Graphics = Large format graphics; Pop-up stands = Roller banners = Portable displays; Showrooms = Brand spaces; Event sets = Stage sets; Museum exhibitions = Museum fit-outs; Shop fitting = Retail interiors; AV equipment = Lighting; Logistics = Transport; Double-deck stands; Furniture hire',
  ],
  detective: [
    'detective agency, private detective, private investigator, investigations agency, private investigation firm',
    'Infidelity = Matrimonial investigations = Cheating partners; Surveillance ~ watch people; Tracing = Missing persons = People tracing ~ trace debtors, find people; Background checks = Due diligence; Employee investigations = Workplace theft = Absenteeism; Fraud investigations = Insurance fraud; Bug sweeping = Counter-surveillance = TSCM; Child custody investigations = Cohabitation; Process serving ~ serve papers; Asset tracing = Asset searches; Digital forensics = Cyber investigations; Corporate investigations = Corporate espionage; Lie detector tests = Polygraph; Mystery shopping; Stalking = Harassment; GPS tracking',
  ],
  inspection_body: [
    'inspection body, testing laboratory, testing and inspection company, certification body, test laboratory',
    'Vehicle inspections = MOT; Lift inspections = LOLER inspections; Pressure equipment = Pressure vessels; Electrical testing; ISO certification = ISO 9001 = Management systems; Product testing = CE marking; Material testing = Non-destructive testing = NDT; Water analysis = Legionella testing; Soil testing = Environmental analysis; Food analysis = Food testing; Asbestos testing = Air testing; Expert reports = Expert opinions; Noise measurement; Damage assessment = Vehicle valuations; Playground inspections; Training',
  ],
  occupational_safety: [
    'health and safety consultant, occupational safety consultant, occupational health service, safety consultancy, fire safety consultant',
    'Risk assessments = Risk assessment ~ assess risks; Health and safety training = Training = Safety training; Fire risk assessments = Fire safety; Competent person service = Retained safety adviser; Safety audits = Site inspections; Occupational health = Health surveillance = Medicals; First aid training; Health and safety policies = Method statements; CDM = Principal designer; Accident investigation; COSHH = Hazardous substances; Fire warden training = Evacuation drills; DSE assessments = Workstation assessments = Ergonomics; Noise and dust monitoring; ISO 45001; Manual handling training = Work at height training',
  ],
};
