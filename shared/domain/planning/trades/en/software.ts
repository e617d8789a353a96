import type { TradeTexts } from '../trades.ts';

/** Trades of software in English. */
export const software: TradeTexts<'software'> = {
  booking_software: [
    'booking software, appointment scheduling software, reservation system, booking system, online booking system, scheduling app',
    'Online booking = Online appointments = Booking page ~ book online; Appointment reminders = SMS reminders = Email reminders ~ remind clients; Calendar sync = Calendar integration = Google Calendar sync ~ sync calendars; Online payments = Deposits = Prepayment ~ take payments, take deposits; Staff scheduling = Staff calendars; Class bookings = Group bookings = Courses; Resource booking = Room booking; Waiting lists = Waitlist; Customer database = Client records; Booking widget = Website widget ~ embed bookings; Packages and memberships = Memberships; Vouchers = Gift vouchers; Reports = Analytics; Channel manager; Self check-in; Mobile app',
  ],
  crm_software: [
    'crm, crm software, customer relationship management software, sales software',
    'Contact management = Contacts ~ manage contacts; Pipeline management = Sales pipeline = Deals ~ track deals; Lead management = Lead capture = Lead scoring ~ capture leads; Email integration = Email tracking; Tasks and reminders = Follow-ups = Task management; Quotes = Proposals ~ send quotes; Sales automation = Workflow automation; Reporting = Sales reports = Dashboards; Email campaigns = Email marketing; Sales forecasting = Forecasts; Call logging = Telephony integration; Data import = Import; Mobile app; Custom fields; Customer support = Ticketing; Duplicate detection',
  ],
  invoicing_software: [
    'invoicing software, accounting software, billing software, bookkeeping software',
    'Invoices = Invoicing = Invoice templates ~ write invoices, send invoices; Quotes = Estimates ~ send quotes; Payment reminders = Late payment reminders = Dunning ~ chase payments; Expenses = Receipt scanning = Receipt capture ~ scan receipts, photograph receipts; Bank feeds = Bank reconciliation = Bank connection ~ reconcile bank; VAT returns = Making Tax Digital = Sales tax ~ submit VAT; Online payments = Card payments; Recurring invoices = Subscriptions = Subscription billing; E-invoicing = E-invoices; Accountant access = Export for accountants; Time tracking; Reports = Profit and loss; Multi-currency = Currencies; Payroll; Customer management = Contacts; Purchase orders = Inventory',
  ],
  project_software: [
    'project management software, project management tool, task management software, project planning software, collaboration tool',
    'Task management = Tasks = To-do lists ~ assign tasks; Gantt charts = Timeline ~ plan timelines; Kanban boards = Boards; Time tracking = Timesheets ~ track time; Resource planning = Capacity planning = Workload ~ plan resources; File sharing = Documents ~ share files; Budget tracking = Budgets ~ track budgets; Templates = Project templates; Reporting = Dashboards = Reports; Comments = Chat = Team communication; Client access = Client portal = Guest access; Milestones = Dependencies; Automations = Workflows; Agile = Sprints = Scrum; Calendar; Invoicing',
  ],
  time_tracking_software: [
    'time tracking software, time clock software, timesheet software, attendance software, time recording app',
    'Time clock = Clock in and out = Clocking in ~ clock in; Timesheets = Timesheet approval ~ approve timesheets; Project time tracking = Project tracking ~ track projects; Absence management = Leave management = Holiday requests ~ request leave; Overtime = Overtime accounts = Flexitime; Mobile time tracking = Mobile app = GPS tracking; Payroll export = Payroll integration ~ export to payroll; Terminals = Kiosk mode = RFID terminal; Reports = Time reports; Break rules = Working time compliance; Invoicing = Billable hours ~ bill hours; Shift planning; Reminders; Budgets; Expenses = Travel expenses',
  ],
  rota_software: [
    'rota software, shift planning software, staff scheduling software, employee scheduling software, rostering software, workforce management software',
    'Shift planning = Rota planning = Staff scheduling ~ plan shifts, make rotas; Shift swaps = Shift swapping ~ swap shifts; Staff availability; Absence management = Leave requests = Holiday planning ~ request holidays; Time clock = Time tracking = Attendance ~ clock in; Open shifts; Notifications = Push notifications = Team messaging; Labour costs = Wage costs = Budget control; Payroll export = Payroll integration; Automatic scheduling = Auto-scheduling; Working time rules = Compliance; Templates = Rota templates; Multiple locations = Multi-site; Skills = Qualifications; Demand forecasting = Forecasting; On-call planning = On-call schedules',
  ],
  inventory_software: [
    'inventory software, inventory management software, stock control software, warehouse management software, stock management software',
    'Stock control = Stock tracking = Stock levels ~ track stock; Barcode scanning = Barcodes ~ scan barcodes; Purchase orders = Purchasing = Reordering ~ reorder stock; Order management = Sales orders; Stocktaking = Stock counts = Inventory counts ~ count stock; Multiple warehouses = Multi-location = Locations; Batch tracking = Serial numbers = Lot tracking; E-commerce integrations = Shopify integration; Low stock alerts = Alerts; Reports = Inventory reports; Supplier management = Suppliers; Manufacturing = Bill of materials = Production; Shipping = Picking and packing; Asset tracking = Tool tracking; Expiry dates; Mobile app',
  ],
  till_software: [
    'till software, pos system, epos system, point of sale software, cash register software, pos software',
    'Checkout = Till = Sales; Card payments = Contactless payments ~ take card payments; Stock control = Inventory management; Reports = Sales reports = Z reports; Table plan = Table management; Customer loyalty = Loyalty cards = Loyalty programme; Online shop integration = E-commerce integration; Receipts = Digital receipts ~ print receipts; Staff permissions = Staff management; Kitchen printing = Order printing; Vouchers = Gift cards; Accounting export = Accounting integration; Multi-store = Multiple branches; Offline mode; Hardware = Tills and printers; Self-service kiosk = Self-checkout',
  ],
  practice_software: [
    'practice management software, medical practice software, patient management software, clinic software, electronic medical records, dental software, veterinary software',
    'Patient records = Electronic health records = Clinical notes ~ document treatments; Appointment calendar = Appointment book = Appointment scheduling; Online booking; Billing = Invoicing = Claims ~ bill insurers; Appointment reminders = SMS reminders; Prescriptions = E-prescriptions; Video consultations = Telehealth; Patient forms = Digital intake = Intake forms; Treatment plans = Exercise plans; Letters and reports = Document templates; Patient portal; Lab results = Lab integration; Dictation = Speech recognition; Imaging = X-ray integration; Reports; Data import',
  ],
  property_software: [
    'property management software, real estate software, rental software, estate agency software, letting software, block management software',
    'Tenancy management = Lease management = Tenancies; Rent collection = Rent tracking ~ collect rent, chase rent; Service charges = Service charge accounts = Utility billing; Accounting = Bookkeeping = Bank reconciliation; Maintenance = Repairs = Maintenance requests ~ report repairs; Tenant portal = Owner portal; Property listings = Portal export = Listings ~ publish listings; Viewings = Viewing bookings; Document management = Documents; Inspections = Inventories = Check-in reports; Owner meetings = Annual meetings; Contracts = Digital signatures; Meter readings; Reports; Applicant management; Compliance = Safety certificates',
  ],
  school_software: [
    'school management software, school software, school administration software, school information system, nursery software',
    "Attendance = Registers = Absence reporting ~ take registers; Grades = Gradebook = Report cards ~ write reports; Timetables = Timetabling ~ plan timetables; Parent communication = Parent app = Messages ~ message parents; Admissions = Enrolment = Online registration; Fee billing = School fees = Invoicing; Pupil records = Student records; Homework = Assignments; Parents' evenings = Parent evening booking; Course booking = Class booking; School meals = Meal ordering; Behaviour = Safeguarding; Cover planning = Substitution plan; Exams; Consent forms = Forms; Waiting list = Funding",
  ],
  club_software: [
    'club management software, membership software, association software, club software, association management software',
    'Member management = Membership management = Member database ~ manage members; Subscriptions = Membership fees = Direct debits ~ collect fees, collect subscriptions; Online registration = Membership forms ~ join online; Event management = Events = Event booking; Emails and newsletters = Newsletters = Group emails; Accounting = Bookkeeping; Club website = Website builder; Donations = Donation receipts; Court booking = Facility booking; Attendance = Training attendance; Member portal = Member app; Team management = Fixtures; Documents; Meetings = Elections = Voting; Volunteer planning = Rota; Reports = Statistics',
  ],
  hr_software: [
    'hr software, human resources software, personnel software, recruiting software, payroll software, hr system',
    'Digital personnel files = Employee records = Personnel files; Absence management = Leave management = Holiday management ~ request leave; Payroll = Payroll preparation ~ run payroll; Recruiting = Applicant tracking = Applicant management ~ post jobs; Onboarding = Offboarding ~ onboard new staff; Time tracking; Performance reviews = Appraisals = Feedback; Employee self-service = Self-service; Training management = Learning; Expenses = Travel expenses; Reports = HR analytics; E-signatures = Digital signatures; Surveys = Employee surveys; Org chart; Workflows; OKRs',
  ],
  fleet_software: [
    'fleet management software, telematics software, vehicle tracking software, fleet software, route planning software',
    "GPS tracking = Vehicle tracking = Live tracking ~ track vehicles; Route planning = Route optimisation ~ plan routes; Electronic logbook = Driver logbook = Mileage logs; Maintenance planning = Service reminders = Maintenance ~ plan services; Fuel management = Fuel cards = Fuel monitoring; Driver behaviour = Driving style; Tachograph download = Tachograph; Licence checks = Driver's licence checks ~ check licences; Vehicle checks = Walkaround checks = Defect reports; Proof of delivery; Car sharing = Vehicle booking = Pool cars; Electric fleet = Charging management; Cost reports = Reports; Damage management = Accident management; Geofencing = Theft protection; Dashcams",
  ],
  ecommerce_software: [
    'ecommerce platform, online shop software, shop system, shopping cart software, e-commerce software',
    'Product management = Product catalogue = Products; Checkout ~ check out; Payments = Payment providers = Payment methods; Shipping = Shipping labels ~ print labels; Design templates = Themes = Templates; Order management = Orders; Discounts = Vouchers = Coupons; Marketplaces = Amazon and eBay = Marketplace integration; Inventory = Stock management; SEO; Email marketing = Abandoned cart emails; Analytics = Reports; Multi-language = International selling; B2B shop = Customer prices; Apps = Plugins = Extensions; Point of sale = POS',
  ],
  helpdesk_software: [
    'helpdesk software, customer service software, ticketing system, live chat software, support software, chatbot software',
    'Ticketing = Ticket management = Tickets ~ manage tickets; Shared inbox = Team inbox; Live chat = Chat widget; Knowledge base = Help centre = Self-service; Chatbot = AI agent = AI assistant; Automation = Automatic routing = Workflows; Reports = Analytics; Phone support = Telephony = Call centre; Social media = WhatsApp = Messaging; Customer portal; SLAs = SLA management; Canned responses = Macros = Templates; Customer satisfaction = Surveys = CSAT; Asset management; Integrations; Mobile app',
  ],
  analytics_software: [
    'analytics software, business intelligence software, web analytics, reporting software, data platform, analytics platform',
    'Dashboards = Interactive dashboards ~ build dashboards; Reports = Scheduled reports = Reporting; Data connectors = Data integration = Connectors ~ connect data; Web analytics = Website statistics; Funnels = Conversion tracking = Funnel analysis; Heatmaps = Session recordings; A/B testing = Experiments; Forecasting = Predictive analytics; Data warehouse = ETL; Cookieless tracking = Privacy-friendly analytics; Alerts = Anomaly detection; Data visualisation = Charts; Embedded analytics; AI assistant = Natural language queries; Segmentation = Cohorts; Surveys',
  ],
  monitoring_software: [
    'monitoring software, uptime monitoring, server monitoring software, observability platform, website monitoring, status page software',
    'Uptime monitoring = Website monitoring ~ monitor websites; Server monitoring = Infrastructure monitoring ~ monitor servers; Alerts = Alerting = SMS alerts ~ alert by SMS; Status pages = Public status page; Log management = Logs; Performance monitoring = APM = Tracing; SSL monitoring = Certificate monitoring = Domain monitoring; Incident management; On-call schedules = On-call; Cron job monitoring = Heartbeats; Network monitoring; Dashboards; API monitoring; Error tracking; Page speed = Real user monitoring; Synthetic monitoring = Transaction checks',
  ],
  backup_software: [
    'backup software, data backup software, cloud backup, disaster recovery software, online backup',
    'Server backup = Server backups ~ back up servers; Cloud backup = Online backup = Offsite backup; Microsoft 365 backup = Google Workspace backup; Restore = Data recovery = Restores ~ restore files; Encryption = End-to-end encryption; Ransomware protection = Immutable backups; Virtual machine backup = VMware backup; Database backup; Disaster recovery; Versioning = File versions; Automatic backups = Scheduling ~ schedule backups; Website backup = WordPress backup; Monitoring = Backup reports; PC backup = Laptop backup = Endpoint backup; NAS backup; Deduplication',
  ],
  developer_tool: [
    'developer tool, open source library, open-source library, command line tool, api platform, code editor, programming framework, sdk, testing framework, javascript library, low-code platform',
    'Command line = CLI; API = REST API = API reference; Plugins = Extensions; Documentation = Docs; Installation = Getting started = Quick start; Integrations = GitHub integration; Testing = Test runner = Automated tests; Continuous integration = CI = Deployment; Configuration; Code generation = Code completion; Debugging = Debugger; TypeScript support = Type safety; Validation = Linting; Templates = Starter templates; Self-hosting = Docker image; Benchmarks',
  ],
  database: [
    'database, database software, database management system, vector database, time series database, open source database, data store',
    'SQL = Query language = Queries; Replication = High availability; Full-text search = Search; Vector search = Embeddings; Backups = Backup and restore; Clustering = Sharding = Scaling; Transactions = ACID transactions; Drivers = Client libraries; Cloud service = Managed service; Time series; Real-time = Change streams; Encryption = Access control; Migration = Import and export; Indexes = Indexing; Installation = Getting started = Documentation; Benchmarks',
  ],
  security_software: [
    'security software, password manager, antivirus software, vpn, cybersecurity software, identity management software, vulnerability scanner',
    'Password management = Password vault = Passwords ~ store passwords; Single sign-on = SSO; Multi-factor authentication = Two-factor authentication; Vulnerability scanning = Vulnerability management ~ scan for vulnerabilities; Endpoint protection = Antivirus = Malware protection; VPN; Email security = Phishing protection = Spam filter; Phishing simulation = Security awareness training; Access management = User provisioning; Threat detection = SIEM; Compliance = Compliance reports = Audit logs; Password sharing = Team sharing; Dark web monitoring = Breach alerts; Encryption; Firewall; Penetration testing',
  ],
  energy_software: [
    'energy management software, energy software, charging management software, energy monitoring software, ev charging software, utility software',
    'Energy monitoring = Consumption monitoring ~ monitor consumption; Charging management = EV charging = Load management ~ manage charging; Billing = Charging billing; Reports = Energy reports = ISO 50001; Solar monitoring = PV monitoring; Carbon accounting = Emissions reporting = CO2 reporting; Alerts = Anomaly detection; Meter data = Smart meters = Submetering ~ read meters; Peak shaving = Load shifting; Battery optimisation = Storage management; Tariff comparison = Dynamic tariffs; Building control = Heating control; Forecasts = Load forecasting; Tenant electricity; Home energy management; Driver app',
  ],
  learning_software: [
    'learning management system, e-learning platform, lms, course platform, online learning software, learning app',
    'Course creation = Course builder = Authoring tool ~ create courses; Quizzes = Tests = Exams; Certificates ~ issue certificates; Progress tracking = Learner tracking = Reports; Video lessons = Video hosting = Webinars; Live classes = Virtual classroom; Learning paths; Gamification = Badges; Course sales = Payments ~ sell courses; Compliance training = Mandatory training; Course library = Ready-made courses; Mobile learning = Mobile app; SCORM = Content import; Community = Discussion forums; Flashcards = Vocabulary trainer; Onboarding = Employee training',
  ],
  newsletter_software: [
    'newsletter software, email marketing software, marketing automation software, newsletter tool, email marketing platform',
    'Newsletters = Email campaigns ~ send newsletters; Drag-and-drop editor = Email editor; Templates = Newsletter templates; Marketing automation = Automations = Autoresponders = Welcome emails; Sign-up forms = Subscribe forms = Double opt-in; Segmentation = Audience segmentation = Tags; A/B testing = Split testing; Reports = Statistics = Open rates; Contact management = List management; Landing pages; Transactional emails = SMTP; SMS marketing = SMS campaigns = WhatsApp; Paid newsletters = Subscriptions; Shop integration = E-commerce integration = Abandoned carts; Deliverability; Personalisation',
  ],
  document_software: [
    'document management software, electronic signature software, contract management software, dms, e-signature software, document management system',
    'Electronic signatures = E-signatures = Digital signatures ~ sign documents; Document archive = Digital archive = Archiving ~ archive documents; Contract management = Contracts; Full-text search = Search = OCR ~ find documents; Workflows = Approval workflows = Approvals ~ approve invoices; Invoice processing = Incoming invoices; Templates = Document templates; Version control = Versioning; Scanning = Scan to archive ~ scan documents; Deadline reminders = Deadlines; Access rights = Permissions; Document generation = Document automation; File sharing = Data room; Email archiving; Forms = Web forms; Audit trail',
  ],
  field_service_software: [
    'field service software, field service management software, tradesman software, job management software, trade software, contractor software',
    'Job scheduling = Scheduling = Dispatching ~ schedule jobs, dispatch technicians; Quotes = Estimates ~ write quotes; Invoicing = Invoices ~ send invoices; Mobile app = Engineer app; Job sheets = Digital job sheets = Work orders = Service reports; Time tracking = Timesheets; Route planning; Customer management = Customer records = CRM; Photo documentation = Photos ~ photograph jobs; Maintenance contracts = Recurring jobs = Planned maintenance; Digital signatures = Customer signatures; Parts and stock = Stock management; Certificates = Forms = Checklists; Asset management = Equipment history; Online booking = Customer portal; Measurements = Site diary',
  ],
  restaurant_software: [
    'restaurant software, restaurant management software, table reservation software, restaurant reservation system, online ordering software, hotel software, restaurant pos',
    'Table reservations = Online reservations = Table booking ~ book tables, reserve tables; Table plan = Floor plan = Table management; Online ordering = Takeaway ordering = Delivery orders ~ order online; Reminders = Confirmations = No-show protection; POS = Till system = Point of sale; Guest database = Guest profiles = Guest management; Digital menu = QR menu = QR code ordering; Kitchen display = Kitchen orders = Order tickets; Recipe costing = Menu costing = Food costing; Inventory = Stock control = Ordering from suppliers; Staff rota = Shift planning; Vouchers = Gift vouchers; Waiting list; Reviews = Guest feedback; Deposits = Card guarantee; Events = Group bookings',
  ],
};
