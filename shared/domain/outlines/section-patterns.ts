import type { PageIntent, SectionId } from './words/outline-words.ts';

/** The sections that readers of a page expect, by what they came for, in the order of the page. */
export const sectionsOfIntent: Readonly<Record<PageIntent, readonly SectionId[]>> = {
  how_to: ['need', 'steps', 'mistakes', 'help'],
  comparison: ['choose', 'differences', 'cost', 'verdict'],
  difference: ['what', 'differences', 'examples', 'more'],
  price: ['cost', 'priceFactors', 'included', 'priceExamples', 'book'],
  definition: ['what', 'works', 'examples', 'more'],
  problem: ['signs', 'causes', 'relief', 'seekHelp', 'process', 'book'],
  list: ['choose', 'items', 'cost', 'verdict'],
  product: ['what', 'specs', 'cost', 'delivery'],
  service: ['what', 'forWhom', 'process', 'cost', 'proof', 'book'],
  place: ['what', 'forWhom', 'process', 'cost', 'proof', 'where', 'book'],
  topic: ['what', 'forWhom', 'works', 'examples', 'more'],
};

/** Who offers a service explains it by how it goes, and leads to it. */
export const definitionOfService: readonly SectionId[] = ['what', 'works', 'process', 'cost', 'proof', 'book'];

/** What fits a business, whatever it does. */
export const ofBusinessItself: readonly SectionId[] = ['what', 'proof', 'where', 'book'];

/** What fits a name or a question that says nothing of its kind. */
export const ofUnknown: readonly SectionId[] = ['what', 'more'];

/** Guests of a house look for rooms, prices and a date; there is no work whose course they follow. */
export const forGuests = (ids: readonly SectionId[]): SectionId[] => [
  ...new Set(ids.flatMap((id): readonly SectionId[] => guestSections[id] ?? [id])),
];

const guestSections: Readonly<Partial<Record<SectionId, readonly SectionId[]>>> = {
  process: ['included'],
  proof: [],
  book: ['reserve'],
};

/** What readers ask besides, on a page that is still to be written and of which little is known. */
export const fillersOf = (intent: PageIntent): readonly SectionId[] =>
  explained.has(intent) ? ['works', 'examples', 'mistakes', 'forWhom'] : [];
const explained: ReadonlySet<PageIntent> = new Set(['how_to', 'comparison', 'list', 'product', 'topic'] as const);

/** Sections that belong to pages of other intents too: any page may say what it costs, or where the business is. */
export const usualAnywhere: ReadonlySet<SectionId> = new Set([
  ...([
    'cost',
    'process',
    'forWhom',
    'proof',
    'where',
    'book',
    'delivery',
    'examples',
    'differences',
    'mistakes',
    'more',
  ] as const),
]);

/** Sections about a business: a page that offers nothing has none of them, whatever a heading sounds like. */
export const ofBusiness: ReadonlySet<SectionId> = new Set([
  ...(['cost', 'proof', 'where', 'book', 'reserve', 'delivery', 'process'] as const),
]);

/** Sections of a few words that say all: an address, the hours, a telephone number, what a price has in it. */
export const briefSections: ReadonlySet<SectionId> = new Set(['where', 'book', 'reserve', 'more', 'included']);

/** Sections that a reader needs before the page's own; the others follow them. */
export const openingSections: ReadonlySet<SectionId> = new Set(['what', 'need']);

/** Sections that end a page. */
export const closingSections: ReadonlySet<SectionId> = new Set([
  'book',
  'reserve',
  'where',
  'delivery',
  'more',
  'verdict',
]);

const usual = { min: 100, max: 180 };

export const sectionBudget = (id: SectionId): { min: number; max: number } => budgets[id] ?? usual;

const budgets: Readonly<Partial<Record<SectionId, { min: number; max: number }>>> = {
  ...{ what: { min: 60, max: 120 }, steps: { min: 200, max: 400 }, process: { min: 150, max: 250 } },
  ...{ differences: { min: 150, max: 300 }, items: { min: 300, max: 600 }, where: { min: 50, max: 120 } },
  ...{ works: { min: 150, max: 300 }, more: { min: 30, max: 80 }, variations: { min: 40, max: 100 } },
  ...{ keeping: { min: 20, max: 60 } },
  ...{
    book: { min: 40, max: 90 },
    reserve: { min: 40, max: 90 },
    verdict: { min: 60, max: 120 },
    specs: { min: 60, max: 150 },
  },
};

/** The facts of a site that belong into a section: kinds, or kinds with a key. */
export const factsOfSection: Readonly<Partial<Record<SectionId, readonly string[]>>> = {
  what: ['identity:tagline', 'identity:industry', 'identity:service_area'],
  where: ['contact:address', 'contact:hours'],
  reserve: ['contact:phone', 'contact:email', 'contact:booking_url', 'contact:hours'],
  book: ['contact:phone', 'contact:email', 'contact:booking_url', 'contact:hours'],
  proof: ['testimonial', 'award', 'person', 'stat'],
  help: ['contact:phone'],
  cost: ['price'],
  priceExamples: ['price'],
  examples: ['client'],
};
