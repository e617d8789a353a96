import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';

/** A page as a writer would get it, and what its outline must and must not have. */
export interface OutlineCase {
  readonly title: string;
  readonly input: OutlineInput;
  /** The main heading. */
  readonly main: string;
  /** Headings that a writer needs. */
  readonly has: readonly RegExp[];
  /** What no heading or guidance may say. */
  readonly never: RegExp;
  /** Ids of facts that are cited, and of pages that are linked to. */
  readonly facts: readonly string[];
  readonly links: readonly number[];
  /** Questions that are answered. */
  readonly questions: readonly string[];
}

const page = (given: Partial<OutlineInput> & Pick<OutlineInput, 'keyword' | 'language'>): OutlineInput => ({
  secondaryKeywords: [],
  purpose: null,
  heading: null,
  sections: [],
  wordCount: 0,
  competitors: [],
  ...given,
});

const dentistFacts = [
  { id: 'f1', kind: 'contact', key: 'phone', text: '0761 55 01 23' },
  { id: 'f2', kind: 'contact', key: 'address', text: 'Günterstalstraße 12, 79100 Freiburg' },
  { id: 'f3', kind: 'person', key: null, text: 'Dr. Miriam Vogt, Zahnärztin' },
  { id: 'f4', kind: 'testimonial', key: null, text: 'Sehr ruhig und genau. (Petra L.)' },
];
const dentistPages = [
  { id: 11, path: '/preise/', name: 'Preise', keyword: 'zahnarztpraxis freiburg preise' },
  { id: 12, path: '/kontakt/', name: 'Kontakt', keyword: null },
  { id: 13, path: '/implantate/', name: 'Implantate', keyword: 'implantate freiburg' },
];

export const outlineCases: readonly OutlineCase[] = [
  {
    title: 'a German page on what aligners cost at a place, without text',
    input: page({
      keyword: 'aligner freiburg kosten',
      language: 'de',
      place: 'Freiburg',
      facts: dentistFacts,
      siblings: dentistPages,
      questions: [
        { text: 'was kostet ein aligner im monat', source: 'search' },
        { text: 'zahlt die krankenkasse aligner', source: 'search' },
        { text: 'wie lange dauert eine wurzelbehandlung', source: 'search' },
      ],
    }),
    main: 'Aligner in Freiburg: Was es kostet',
    has: [/wovon der preis abhängt/iu, /im preis enthalten/iu, /zahlt die krankenkasse aligner\?/iu],
    never: /\b(?:the|what|how|last|worth)\b|wurzelbehandlung|lange hält|freiburg kosten\b.*(?:dauert|lohnt)/iu,
    facts: ['f1'],
    links: [12],
    questions: ['zahlt die krankenkasse aligner'],
  },
  {
    title: 'a German page on implants that has sections already',
    input: page({
      keyword: 'implantate freiburg',
      language: 'de',
      place: 'Freiburg',
      offers: 'services',
      heading: 'Zahnimplantate in Freiburg',
      wordCount: 420,
      sections: [
        { level: 2, heading: 'Was ist ein Implantat?', words: 120 },
        { level: 2, heading: 'Ablauf der Behandlung', words: 30 },
        { level: 2, heading: 'Aligner', words: 90 },
        { level: 2, heading: 'Unser Versprechen', words: 0 },
      ],
      facts: dentistFacts,
      siblings: [
        ...dentistPages.slice(0, 2),
        { id: 14, path: '/aligner/', name: 'Aligner', keyword: 'aligner freiburg' },
      ],
    }),
    main: 'Zahnimplantate in Freiburg',
    has: [/was es kostet/iu, /erfahrung und referenzen/iu, /finden sie uns in freiburg/iu],
    never: /\b(?:the|words|section)\b|auf einen blick/iu,
    facts: ['f2', 'f3', 'f4'],
    links: [11, 12, 14],
    questions: [],
  },
  {
    title: 'a French page of a plumber for a town',
    input: page({
      keyword: 'dépannage de fuites villeurbanne',
      language: 'fr',
      place: 'Villeurbanne',
      offers: 'services',
      facts: [
        { id: 'p1', kind: 'contact', key: 'phone', text: '04 78 00 11 22' },
        { id: 'p2', kind: 'identity', key: 'service_area', text: 'Lyon, Villeurbanne, Bron' },
        { id: 'p3', kind: 'identity', key: 'tagline', text: 'Artisan plombier-chauffagiste depuis 2012' },
      ],
      siblings: [{ id: 21, path: '/tarifs/', name: 'Tarifs', keyword: null }],
    }),
    main: 'Dépannage de fuites à Villeurbanne',
    has: [/comment cela se passe/iu, /combien cela coûte/iu],
    never: /\b(?:the|what|how|worth|last)\b|combien de temps dure|où nous trouver/iu,
    facts: ['p1', 'p2', 'p3'],
    links: [21],
    questions: [],
  },
  {
    title: 'an English how-to with search questions',
    input: page({
      keyword: 'how to change a bike tyre',
      language: 'en',
      secondaryKeywords: ['puncture repair'],
      questions: [{ text: 'do you need tyre levers to change a bike tyre', source: 'search' }],
      siblings: [{ id: 31, path: '/shop/tyres/', name: 'Tyres', keyword: 'bike tyres' }],
    }),
    main: 'How to change a bike tyre',
    has: [/what you need/iu, /step by step/iu, /mistakes/iu, /puncture repair/iu],
    never: /how long does|worth it|at a glance|costs?\b/iu,
    facts: [],
    links: [],
    questions: ['do you need tyre levers to change a bike tyre'],
  },
  {
    title: 'an English comparison of two products',
    input: page({
      keyword: 'ledgerlane vs chargebee',
      language: 'en',
      heading: 'Ledgerlane vs Chargebee',
      wordCount: 90,
      sections: [{ level: 2, heading: 'Pricing compared', words: 25 }],
      facts: [{ id: 'l1', kind: 'stat', key: null, text: 'Plans from $49 a month' }],
      siblings: [{ id: 41, path: '/pricing/', name: 'Pricing', keyword: 'ledgerlane pricing' }],
    }),
    main: 'Ledgerlane vs Chargebee',
    has: [/how to choose/iu, /which one for whom/iu],
    never: /how long|step by step|at a glance|what it costs$|right for/iu,
    facts: [],
    links: [41],
    questions: [],
  },
  {
    title: 'a French definition',
    input: page({
      keyword: "qu'est-ce que le torréfacteur",
      language: 'fr',
      questions: [{ text: 'quelle différence entre torréfacteur et barista', source: 'site' }],
    }),
    main: "Qu'est-ce que le torréfacteur ?",
    has: [/l'essentiel/iu, /comment cela fonctionne/iu, /exemples/iu],
    never: /\b(?:the|what|how)\b|coûte|tarif/iu,
    facts: [],
    links: [],
    questions: ['quelle différence entre torréfacteur et barista'],
  },
  {
    title: 'a Spanish product page',
    input: page({
      keyword: 'café en grano',
      language: 'es',
      offers: 'goods',
      heading: 'Café en grano',
      wordCount: 60,
      sections: [{ level: 2, heading: 'Envíos', words: 12 }],
      siblings: [{ id: 51, path: '/envios-y-devoluciones/', name: 'Envíos y devoluciones', keyword: null }],
    }),
    main: 'Café en grano',
    has: [/lo esencial/iu, /características/iu, /cuánto cuesta/iu, /envíos/iu],
    never: /\b(?:the|what|how)\b|cuánto dura|vale la pena/iu,
    facts: [],
    links: [51],
    questions: [],
  },
];
