/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../../../../../shared/domain/planning/brief/read-brief.ts';

/** What a reading must have; left out where the brief leaves it open, or where the reading still has faults (docs/planning.md). */
interface Told {
  brief: string;
  name?: string | null;
  country?: string;
  city?: string;
  offerings?: readonly string[];
  topics?: readonly string[];
  rivals?: readonly string[];
}

const told: readonly Told[] = [
  {
    brief:
      "Bonjour, je m'appelle Hélène Marchetti et j'ai repris il y a deux ans l'atelier de mon père à Annecy. Nous sommes luthiers : nous fabriquons des violons et des altos, nous réparons les instruments à cordes frottées et nous louons des violoncelles aux élèves du conservatoire. L'archèterie (reméchage, réglage des archets) prend de plus en plus de place. Nos clients sont surtout des élèves, leurs parents et quelques musiciens d'orchestre de Genève et de Chambéry.\nJe ne veux pas vendre en ligne. J'aimerais une page qui explique comment choisir la taille d'un violon pour un enfant, et une page sur l'assurance des instruments. Notre nom : Atelier Marchetti.",
    name: 'Atelier Marchetti',
    country: 'FR',
    city: 'Annecy',
    offerings: ["Réparation d'instruments à cordes frottées", 'Location de violoncelles', 'Violons et altos'],
    topics: ["Comment choisir la taille d'un violon pour un enfant", 'Assurance des instruments'],
  },
  {
    brief:
      'Hi! Quick notes after our call with Tom from Brightwater Pest Control (Leeds, they also do Bradford + Wakefield):\n- rats/mice, wasps, bed bugs, pigeons (netting + spikes)\n- commercial contracts for restaurants and food warehouses, BPCA certified\n- no emergency call-outs at night\n- main rival is Rentokil, also some local guy "PestAway"\n- prices: wasp nest £65, mouse treatment from £140 (3 visits)\nTom wants a page "What bed bugs look like" and something for landlords. Website comes later, domain not bought.',
    name: 'Brightwater Pest Control',
    country: 'GB',
    city: 'Leeds',
    offerings: ['Rats/mice', 'Wasps', 'Bed bugs', 'Pigeons', 'Commercial contracts', 'Wasp nest', 'Mouse treatment'],
    topics: ['What bed bugs look like'],
  },
  {
    brief:
      'Wir sind ein kleiner Verein aus Rostock und kümmern uns seit 1998 um Schweinswale und Kegelrobben in der Ostsee. Unser Verein heißt Meereswacht Ostsee e. V. Auf der neuen Seite sollen Leute Sichtungen melden können, Mitglied werden, spenden und unsere Strandführungen für Schulklassen buchen. Wir bieten außerdem Vorträge an. Einen Shop brauchen wir nicht. Es wäre schön, wenn es eine Seite darüber gibt, was man tun soll, wenn man einen Heuler findet. Ansprechpartnerin ist Dr. Wiebke Janssen.',
    name: 'Meereswacht Ostsee',
    country: 'DE',
    city: 'Rostock',
    offerings: ['Strandführungen', 'Vorträge'],
    topics: ['Sichtungen melden', 'Was man tun soll, wenn man einen Heuler findet'],
  },
  {
    brief:
      'Somos dos hermanas, Lucía y Carmen Robles, y desde 2015 damos clases de cocina en nuestra casa de Cádiz. Hacemos talleres de arroces, de pescado y de repostería andaluza, cenas privadas para grupos de hasta doce personas y actividades de equipo para empresas. También vendemos tarjetas regalo. La marca es La Alacena de las Robles. No damos clases por internet. Queremos una página sobre qué pescados hay en la bahía según la temporada.',
    name: 'La Alacena de las Robles',
    country: 'ES',
    city: 'Cádiz',
    offerings: [
      'Clases de cocina',
      'Talleres de arroces',
      'Talleres de pescado',
      'Talleres de repostería andaluza',
      'Cenas privadas para grupos',
      'Actividades de equipo para empresas',
      'Tarjetas regalo',
    ],
    topics: ['Qué pescados hay en la bahía según la temporada'],
  },
  {
    brief:
      "Loggly is not what we are, people always ask. Tracefox is an open source log viewer for Kubernetes, written in Rust, Apache 2.0. Self-hosted, there is also Tracefox Cloud at $29 per user a month. Features we are proud of: live tail, saved queries, alerts to Slack and PagerDuty, cost reports per namespace. Users are platform engineers in teams of 5 to 50. Compared with Grafana Loki and Datadog we're cheaper and simpler. We'd want a migration guide from Loki. We don't do metrics or traces.",
    name: 'Tracefox',
    offerings: ['Live tail', 'Saved queries', 'Alerts', 'Cost reports per namespace'],
    topics: ['Migration guide from Loki'],
  },
  {
    brief:
      "Ciao, siamo Marco e Giulia e gestiamo un piccolo agriturismo vicino a Todi, si chiama Il Noce Vecchio. Abbiamo quattro camere e un appartamento, la colazione la facciamo noi con i nostri prodotti. Vendiamo anche l'olio e il vino ai clienti di passaggio. In primavera organizziamo corsi di pasta fatta in casa e passeggiate a cavallo. Non facciamo matrimoni. Gli ospiti vengono soprattutto da Germania e Olanda. Ci serve una pagina su cosa vedere nei dintorni e magari una su come si raccolgono le olive.",
    name: 'Il Noce Vecchio',
    country: 'IT',
    city: 'Todi',
    topics: ['Cosa vedere nei dintorni', 'Come si raccolgono le olive'],
  },
  {
    brief:
      'Hallo, ik ben fietsenmaker in Zwolle en begin voor mezelf. De zaak gaat Trapkracht heten. Ik repareer alle merken, onderhoud e-bikes, verhuur bakfietsen per dag en haal kapotte fietsen op bij mensen thuis. Verkoop van nieuwe fietsen doe ik niet. Mijn klanten zijn forenzen en gezinnen. Graag een pagina over het winterklaar maken van je fiets, en een over wat een onderhoudsbeurt kost.',
    name: 'Trapkracht',
    country: 'NL',
    city: 'Zwolle',
    offerings: ['Onderhoud e-bikes', 'Verhuur bakfietsen', 'Kapotte fietsen ophalen'],
    topics: ['Winterklaar maken van je fiets', 'Wat een onderhoudsbeurt kost'],
  },
  {
    brief:
      "We're Harrow & Finch, a two-partner employment law practice in Bristol. We act for employees only: unfair dismissal, redundancy, discrimination, settlement agreements and whistleblowing. We don't act for employers and we don't do personal injury any more. First call is free for 20 minutes. People find us when they've just been handed a settlement agreement, so we need a page that explains what to do in the first 48 hours. We also train trade union reps. Competitors are Thompsons and Slater Gordon.",
    name: 'Harrow & Finch',
    country: 'GB',
    city: 'Bristol',
    offerings: [
      'Unfair dismissal',
      'Redundancy',
      'Discrimination',
      'Settlement agreements',
      'Whistleblowing',
      'Trade union rep training',
    ],
    topics: ['What to do in the first 48 hours'],
  },
  {
    brief:
      'Unsere Bäckerei Krumme gibt es seit 1931, mittlerweile in der vierten Generation. Zwei Filialen: Marktstraße in Soest und seit letztem Jahr auch am Bahnhof in Werl. Wir backen Sauerteigbrote, Brötchen und westfälischen Pumpernickel, machen Torten auf Bestellung und beliefern Hotels und Altenheime. Frühstück gibt es nur in Soest. Auf die Website sollen die Allergene, ein Bestellformular für Torten und Stellenangebote. Wir liefern nicht nach Hause.',
    name: 'Bäckerei Krumme',
    country: 'DE',
    city: 'Soest',
    offerings: ['Sauerteigbrote', 'Brötchen', 'Pumpernickel', 'Torten auf Bestellung', 'Frühstück'],
  },
  {
    brief:
      "Hello, we took over a bicycle café in Ghent last spring, it's called Spaak & Schuim. Downstairs you drink coffee (we roast ourselves), upstairs Jonas repairs bikes and builds wheels by hand. On Sundays there are group rides, free. We'd like to sell gift vouchers but not bikes online. People come from the neighbourhood and from the university. Could there be a page that tells how to care for a chain? Competitor around the corner: Velo Plus.",
    name: 'Spaak & Schuim',
    country: 'BE',
    city: 'Ghent',
  },
  {
    brief:
      'Studio legale Ferrante & Moretti, Bologna, via Santo Stefano 42. Ci occupiamo di diritto di famiglia, successioni, diritto del lavoro e recupero crediti. Riceviamo solo su appuntamento, anche in videochiamata. Non trattiamo diritto penale. I nostri clienti: famiglie, piccole imprese, lavoratori dipendenti. Vorremmo una guida alla separazione consensuale.',
    name: 'Studio legale Ferrante & Moretti',
    country: 'IT',
    city: 'Bologna',
    offerings: ['Diritto di famiglia', 'Successioni', 'Diritto del lavoro', 'Recupero crediti'],
  },
  {
    brief:
      "We are PortGrid. B2B SaaS: berth planning and truck appointment scheduling for small container terminals in Northern Europe. Pricing per berth, from €900/month. Integrates with Navis N4 and SAP. Unlike Portchain we don't need a data team. Buyers are terminal managers, users are planners. Want: case studies, integrations, security page, demo request. HQ Rotterdam.",
    name: 'PortGrid',
    country: 'NL',
    city: 'Rotterdam',
  },
  {
    brief:
      "Brief for the web person. I'm Maggie. Me and my husband run The Tin Kettle, a tearoom with two holiday lets above it in Robin Hood's Bay. Cream teas, homemade cakes, gluten free on request, takeaway picnic hampers in summer. The lets are called Crow's Nest (sleeps 4) and Lookout (sleeps 2); minimum three nights, from £110. Dogs welcome in the tearoom and in Lookout. We don't do evening meals or weddings. People always ask about parking so please a page on that.",
    name: 'The Tin Kettle',
    country: 'GB',
    city: "Robin Hood's Bay",
    offerings: ['Cream teas', 'Homemade cakes', 'Gluten free', 'Takeaway picnic hampers'],
  },
  {
    brief:
      'Betrifft: Neue Webseite Schreinerei\n\nSehr geehrte Damen und Herren,\n\ndie Schreinerei Holzer (Meisterbetrieb seit 1962, Kempten) baut Küchen nach Maß, Einbauschränke, Haustüren und Treppen. Außerdem sanieren wir alte Fenster in Denkmälern. Möbel von der Stange gibt es bei uns nicht. Unser Einzugsgebiet: Kempten, Immenstadt, Sonthofen, Isny. Unsere Kunden sind Bauherren und Denkmalbesitzer. Wichtig wäre uns ein Ratgeber "Welches Holz für die Küche?" und eine Seite über Förderungen beim Fenstertausch. Mitbewerber sind vor allem Küchenstudios wie Küche Aktiv.',
    name: 'Schreinerei Holzer',
    country: 'DE',
    city: 'Kempten',
    offerings: ['Küchen nach Maß', 'Einbauschränke', 'Haustüren', 'Treppen', 'Alte Fenster sanieren'],
  },
  {
    brief:
      "Nous sommes une association de Nantes, Les Vélos du Lavoir. On apprend aux gens à réparer leur vélo eux-mêmes dans notre atelier participatif. Adhésion 15 € par an. Ateliers le mercredi et le samedi, vente de vélos d'occasion, interventions dans les écoles et les entreprises, collecte de vieux vélos. Nous ne réparons pas à votre place. Le site doit permettre d'adhérer, de donner un vélo et de voir le calendrier. Une page « Comment marquer son vélo contre le vol » serait utile.",
    name: 'Les Vélos du Lavoir',
    country: 'FR',
    city: 'Nantes',
  },
  {
    brief:
      'Hola! Tenemos una bodega familiar en Haro, La Rioja: Bodegas Viña Arbolera. Elaboramos tinto joven, crianza y reserva, y un blanco de viura. Hacemos visitas guiadas con cata (25 € por persona), catas maridaje y eventos para empresas. Vendemos en tienda y exportamos a Alemania y México. No hacemos bodas. Idiomas de la web: por ahora solo español. Competencia: Bodegas Muga, López de Heredia.',
    name: 'Bodegas Viña Arbolera',
    country: 'ES',
    city: 'Haro',
  },
  {
    brief:
      'Olá! Somos a Casa Aurora, uma pousada com 9 quartos em Paraty (RJ). Café da manhã incluso, piscina, passeios de barco e trilhas com guia local. Aceitamos pets de pequeno porte. Não temos restaurante para jantar. Público: casais e famílias de São Paulo e do Rio. Queremos uma página sobre o que fazer em Paraty com chuva e outra sobre como chegar.',
    name: 'Casa Aurora',
    country: 'BR',
    city: 'Paraty',
    offerings: ['Café da manhã', 'Piscina', 'Passeios de barco', 'Trilhas'],
  },
  {
    brief:
      'somos una clínica veterinaria en zaragoza que se llama patitas sanas, atendemos perros gatos y exóticos, hacemos cirugía, vacunas, peluquería y también urgencias 24h, no vendemos animales, queremos una página sobre qué hacer si tu perro come chocolate y otra de precios',
    name: 'Patitas Sanas',
    country: 'ES',
    city: 'Zaragoza',
    offerings: ['Cirugía', 'Vacunas', 'Peluquería', 'Urgencias 24h'],
    topics: ['Qué hacer si tu perro come chocolate'],
  },
  {
    brief:
      'Ferme-auberge à Orbey (Haut-Rhin), tenue par la famille Didierjean. On fabrique du munster et de la tomme, on loue trois chambres. Pas de livraison. Le nom de la ferme : Les Grands Hêtres.',
    name: 'Les Grands Hêtres',
    city: 'Orbey',
  },
  {
    brief:
      '# kvlite\n\nA tiny embedded key-value store for Rust and Go. MIT licensed.\n\n- crash-safe writes\n- snapshots and range scans\n\nNo blog please.',
    name: 'kvlite',
  },
  {
    brief:
      'Hej! Vi driver Fjällglimt, en liten skidskola i Åre. Vi har privatlektioner, gruppkurser för barn och vuxna, längdskidor och guidade turer. Uthyrning har vi inte. Priser: privatlektion 890 kr/h.',
    name: 'Fjällglimt',
    offerings: ['Privatlektioner', 'Gruppkurser för barn', 'Längdskidor', 'Guidade turer'],
  },
  {
    brief:
      "We are PortGrid. B2B SaaS: berth planning and truck appointment scheduling for small container terminals in Northern Europe. Unlike Portchain we don't need a data team. Want: case studies, security page, demo request. HQ Rotterdam.",
    name: 'PortGrid',
    offerings: ['Berth planning', 'Truck appointment scheduling'],
    topics: ['Demo request'],
  },
  {
    brief:
      "Nous sommes une association de Nantes, Les Vélos du Lavoir. Ateliers le mercredi et le samedi, vente de vélos d'occasion, interventions dans les écoles et les entreprises, collecte de vieux vélos. Nous ne réparons pas à votre place.",
    name: 'Les Vélos du Lavoir',
    offerings: ['Ateliers', "Vente de vélos d'occasion", 'Interventions', 'Collecte de vieux vélos'],
  },
  {
    brief:
      'We took over a bicycle café in Ghent, it is called Spaak & Schuim. Upstairs Jonas repairs bikes and builds wheels.',
    name: 'Spaak & Schuim',
    offerings: ['Bike repair', 'Wheels'],
  },
  {
    brief:
      'Zajmujemy się wynajmem kajaków i organizacją spływów na Krutyni. Firma: Kajaki pod Sosną, Ukta. Prawem i sprawami celnymi się nie zajmujemy.',
    name: 'Kajaki pod Sosną',
    offerings: ['Wynajem kajaków', 'Organizacja spływów'],
  },
  {
    brief:
      'Die Schreinerei Holzer in Kempten baut Küchen nach Maß, Haustüren und Treppen. Wichtig wäre uns ein Ratgeber "Welches Holz für die Küche?". Mitbewerber sind vor allem Küchenstudios wie Küche Aktiv.',
    name: 'Schreinerei Holzer',
    topics: ['Welches Holz für die Küche?'],
    rivals: ['Küche Aktiv'],
  },
  {
    brief:
      'Tenemos una bodega familiar en Haro, La Rioja: Bodegas Viña Arbolera. Elaboramos tinto joven y blanco de viura. Competencia: Bodegas Muga, López de Heredia.',
    name: 'Bodegas Viña Arbolera',
    rivals: ['Bodegas Muga', 'López de Heredia'],
  },
  {
    brief:
      'Studio legale Ferrante & Moretti, Bologna. Ci occupiamo di diritto di famiglia, successioni e recupero crediti. Vorremmo una guida alla separazione consensuale.',
    name: 'Studio legale Ferrante & Moretti',
    topics: ['Separazione consensuale'],
  },
  {
    brief:
      'name: Hopper. open source (Apache-2.0), written in Zig. features: caching, matrix builds, GitHub and Forgejo integration. There is a hosted version from $29 per month.',
    name: 'Hopper',
    offerings: ['Caching', 'Matrix builds', 'GitHub and Forgejo integration'],
  },
  {
    brief:
      "Hi team, quick notes from the call with Marlow & Finch. They're accountants in Leeds (LS1). Mainly they do bookkeeping, payroll, VAT returns and year-end accounts for limited companies and sole traders. They'd like something comparing themselves with TaxAssist, and a guide “How to register for VAT”.",
    name: 'Marlow & Finch',
    offerings: ['Bookkeeping', 'Payroll', 'VAT returns', 'Year-end accounts'],
    topics: ['How to register for VAT'],
    rivals: ['TaxAssist'],
  },
  {
    brief:
      "Nous sommes un cabinet d'ostéopathie à Nantes : Claire Le Goff et Yann Briand, ostéopathes D.O. Nous recevons nourrissons, femmes enceintes, sportifs et seniors. Séance : 60 €.",
    name: null,
    city: 'Nantes',
    offerings: [],
  },
  {
    brief:
      'A Clínica Sorriso do Vale fica em São José dos Campos. Trabalhamos com implantes, ortodontia com alinhadores e próteses. Não fazemos harmonização facial.',
    name: 'Clínica Sorriso do Vale',
    city: 'São José dos Campos',
    offerings: ['Implantes', 'Ortodontia com alinhadores', 'Próteses'],
  },
  {
    brief:
      'Wij zijn Atelier Wolkenveld, een keramiekstudio in Utrecht. Je kunt bij ons een draaicursus volgen of een workshop voor een vrijgezellenfeest boeken. We verkopen ook servies.',
    name: 'Atelier Wolkenveld',
    offerings: ['Draaicursus', 'Workshop', 'Vrijgezellenfeest', 'Servies'],
  },
  {
    brief:
      'Bäckerei Huber, Inh. Franz Huber, Marktplatz 3, 84453 Mühldorf. Brot aus Natursauerteig, Brezn, Torten auf Bestellung, Frühstück ab 6 Uhr.',
    name: 'Bäckerei Huber',
    city: 'Mühldorf',
    offerings: ['Brot aus Natursauerteig', 'Brezn', 'Torten auf Bestellung', 'Frühstück'],
  },
  {
    brief:
      'Wir bauen mit "Kladde" eine App für Handwerksbetriebe in Leipzig, mit der man Angebote schreibt. Anders als Lexoffice oder sevDesk geht das auch ohne Internet. Wir brauchen eine Seite für Maler und eine für Dachdecker.',
    name: 'Kladde',
    topics: ['Maler', 'Dachdecker'],
    rivals: ['Lexoffice', 'sevDesk'],
  },
];

describe('a brief as people tell it', () => {
  test.each(told)('$brief', ({ brief, name, country, city, offerings, topics, rivals }) => {
    const reading = readBrief(brief);
    expect(reading.name?.value ?? null).toBe(name);
    if (country) expect(reading.country?.alpha2).toBe(country);
    if (city) expect(reading.city?.value).toBe(city);
    if (offerings) expect(reading.offerings.map(({ value }) => value)).toEqual(offerings);
    if (rivals) expect(reading.rivals.map(({ value }) => value)).toEqual(rivals);
    if (topics) expect(reading.wishes.topics.map(({ value }) => value)).toEqual(topics);
  });
});
