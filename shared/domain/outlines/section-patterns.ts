import type { PageIntent, SectionId } from './words/outline-words.ts';

/** The sections that readers of a page expect, by what they came for, in the order of the page. */
export const sectionsOfIntent: Readonly<Record<PageIntent, readonly SectionId[]>> = {
  how_to: ['need', 'steps', 'mistakes', 'help'],
  comparison: ['choose', 'common', 'differences', 'cost', 'verdict'],
  difference: ['what', 'common', 'differences', 'examples', 'more'],
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

/** Sections that fit a business, whatever it does. */
export const businessSections: readonly SectionId[] = ['what', 'offer', 'who', 'proof', 'where', 'book'];

/** Who wrote a text about the business has said what it is. */
export const businessSupportSections: readonly SectionId[] = ['proof', 'where', 'book'];

/** A page that leads to all that is offered, or to what is offered in one town. */
export const overviewSections: readonly SectionId[] = ['offer', 'process', 'cost', 'proof', 'who', 'where', 'book'];

/** A part of a product. */
export const featureSections: readonly SectionId[] = ['what', 'forWhom', 'works', 'cost', 'book'];

/** Where a date is agreed. */
export const bookingSections: readonly SectionId[] = ['process', 'next', 'where', 'reach'];

/** Sections for users of a product. */
export const docsSections: readonly SectionId[] = ['what', 'need', 'steps', 'mistakes', 'help'];

/** How goods come and go back. */
export const deliverySections: readonly SectionId[] = ['delivery', 'cost', 'matters', 'book'];

/** Where one takes part. */
export const joiningSections: readonly SectionId[] = ['what', 'process', 'matters', 'next', 'book'];

/** Work that is shown. */
export const proofSections: readonly SectionId[] = ['examples', 'proof', 'who', 'book'];

/** Sections that fit a page of a plan whatever it is about. */

/** A recipe that is still to be written. */
export const recipeSections: readonly SectionId[] = ['need', 'steps', 'variations', 'keeping'];

/** Who has a trouble, and looks for a business that treats or repairs it. */
export const treatedProblemSections: readonly SectionId[] = [
  'signs',
  'causes',
  'process',
  'cost',
  'proof',
  'where',
  'book',
];

/** How something is chosen is no work with tools. */
export const choiceSections: readonly SectionId[] = ['what', 'choose', 'differences', 'mistakes', 'more'];

/** Sections that fit a name of unknown kind: a person, a film, a town. */
export const unknownSections: readonly SectionId[] = ['what', 'background', 'figures', 'myths', 'more'];

/** Sections that fit a question without a sign. */
export const plainQuestionSections: readonly SectionId[] = ['what', 'matters', 'figures', 'myths', 'more'];

/** Guests of a house look for rooms, prices and a date; there is no work whose course they follow. */
export const adaptToGuests = (ids: readonly SectionId[]): SectionId[] => [
  ...new Set(ids.flatMap((id): readonly SectionId[] => guestSections[id] ?? [id])),
];

const guestSections: Readonly<Partial<Record<SectionId, readonly SectionId[]>>> = {
  process: ['included'],
  proof: [],
  book: ['reserve'],
};

/**
 * Further questions of readers, on a page that is still to be written and of which little is known. Each fits whatever
 * the noun is.
 */
export const listFillers = (intent: PageIntent, isForGuests: boolean, isOfGoods: boolean): readonly SectionId[] =>
  isForGuests ? ['who'] : isOfGoods && ofService === fillers[intent] ? ['matters'] : (fillers[intent] ?? []);

const ofService: readonly SectionId[] = ['included', 'proof'];
const fillers: Readonly<Partial<Record<PageIntent, readonly SectionId[]>>> = {
  ...{ how_to: ['matters', 'myths'], comparison: ['examples', 'figures'], list: ['figures', 'myths'] },
  ...{ product: ['forWhom', 'matters'], definition: ['myths'], difference: ['myths'], problem: ['myths'] },
  ...{ service: ofService, place: ofService },
  topic: ['background', 'figures', 'matters', 'myths'],
};

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
export const businessSectionIds: ReadonlySet<SectionId> = new Set([
  ...(['cost', 'proof', 'where', 'book', 'reserve', 'delivery', 'process'] as const),
]);

/** Sections of a few words that say all: an address, the hours, a telephone number, what a price has in it. */
export const briefSections: ReadonlySet<SectionId> = new Set(['where', 'book', 'reserve', 'more', 'included']);

/** Sections that a reader needs before the page's own; the others follow them. */
export const openingSections: ReadonlySet<SectionId> = new Set(['what', 'need']);

/** Sections that end a page. */
export const closingSections: ReadonlySet<SectionId> = new Set([
  'book',
  'next',
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
  ...{ keeping: { min: 20, max: 60 }, who: { min: 60, max: 120 }, offer: { min: 80, max: 200 } },
  ...{ reach: { min: 40, max: 90 }, next: { min: 40, max: 90 }, common: { min: 60, max: 120 } },
  ...{ figures: { min: 60, max: 120 }, myths: { min: 80, max: 150 }, matters: { min: 80, max: 150 } },
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
  who: ['person', 'identity:legal_name'],
  reach: ['contact:phone', 'contact:email', 'contact:booking_url'],
  figures: ['stat'],
  reserve: ['contact:phone', 'contact:email', 'contact:booking_url', 'contact:hours'],
  book: ['contact:phone', 'contact:email', 'contact:booking_url', 'contact:hours'],
  proof: ['testimonial', 'award', 'person', 'stat'],
  help: ['contact:phone'],
  cost: ['price'],
  priceExamples: ['price'],
  examples: ['client'],
};
