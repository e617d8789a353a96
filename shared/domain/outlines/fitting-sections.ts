import { normalizeText } from '../language/normalize-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { amountIn } from '../planning/brief/phrase-lists.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { definitionOfService, forGuests, ofBusinessItself, ofUnknown, sectionsOfIntent } from './section-patterns.ts';
import type { PageIntent, SectionId } from './words/outline-words.ts';

/** A page with so many headings has an order; what is added to it has to fit surely. */
const OWN_HEADINGS_MIN = 2;
export const OWN_WORDS_MIN = 100;

const EXPLAINED_MIN = 5;

/** What a page of a kind has, whatever it is about. Of most kinds only its own sections fit surely. */
const sectionsOfKind: Readonly<Partial<Record<PageKind, readonly SectionId[]>>> = {
  recipe: ['variations', 'keeping'],
  ...{ news: ['more'], legal: [], utility: [], event: ['book'], job: ['book'], category: [] },
  ...{ contact: ['where'], about: ['proof', 'book'], home: ['proof', 'book'], product: ['specs', 'cost', 'delivery'] },
};

/** What is added to a page that has sections, by what readers came for. */
const additions: Readonly<Record<PageIntent, readonly SectionId[]>> = {
  how_to: ['mistakes', 'help', 'more'],
  comparison: ['choose', 'differences', 'cost', 'verdict'],
  difference: ['differences', 'more'],
  price: ['cost', 'priceFactors', 'included', 'book'],
  definition: ['what', 'examples', 'more'],
  problem: ['signs', 'causes', 'relief', 'seekHelp', 'book'],
  list: ['choose', 'verdict'],
  product: ['specs', 'cost', 'delivery'],
  service: ['process', 'cost', 'proof', 'book'],
  place: ['process', 'cost', 'proof', 'where', 'book'],
  topic: ['more', 'proof', 'book'],
};

/** A page that has sections: they are kept, and little is added. Some pages mark all of them as main headings. */
export const hasOrder = ({
  sections,
  wordCount,
  heading,
}: Pick<OutlineInput, 'sections' | 'wordCount' | 'heading'>): boolean => {
  const main = normalizeText(heading ?? '');
  const below = sections.filter(({ level, heading: own }) => level > 1 || (main !== '' && normalizeText(own) !== main));
  return wordCount >= OWN_WORDS_MIN && below.length >= OWN_HEADINGS_MIN;
};

/** The sections that are proposed for a page, before those that it has are left out. */
export function fittingSections(aim: PageAim, input: OutlineInput): readonly SectionId[] {
  // The name of the business asks for the business, whatever it does.
  if (aim.about === 'business' && sectionsOfKind[input.kind ?? 'article'] === undefined)
    return ofBusinessItself.filter((id) => (id === 'what' ? !hasOrder(input) : isKnown(id, input, aim)));
  const ofKind = sectionsOfKind[input.kind ?? 'article'] ?? (hasOrder(input) ? additions[aim.intent] : undefined);
  if (ofKind !== undefined)
    return (aim.isForGuests ? forGuests(ofKind) : ofKind).filter((id) => isKnown(id, input, aim));
  if (aim.about === 'unknown' && input.wordCount < OWN_WORDS_MIN) return withContact(ofUnknown, input);
  const isExplained = aim.intent === 'definition' && input.offers === 'services';
  const usual = withContact(isExplained ? definitionOfService : sectionsOfIntent[aim.intent], input);
  const sections = aim.isForGuests ? forGuests(usual) : usual;
  // The parts of a subject are seen in its text: a page that has one gets no parts of ours.
  if (input.wordCount < OWN_WORDS_MIN) return sections;
  if (aim.intent === 'topic') return sections.filter((id) => id !== 'works' && id !== 'examples');
  // A list of prices needs no examples of them.
  return aim.intent === 'price' && showsAmount(input)
    ? sections.filter((id) => id !== 'priceExamples' && id !== 'cost')
    : sections;
}

/** Where something is offered, a page that explains ends with the way to it. */
const withContact = (ids: readonly SectionId[], { offers }: OutlineInput): readonly SectionId[] =>
  offers == null || ids.some((id) => id === 'book' || id === 'reserve' || id === 'delivery') ? ids : [...ids, 'book'];

const showsAmount = ({ sections }: OutlineInput): boolean =>
  sections.some(({ paragraphs = [] }) => amountIn(paragraphs.join(' ')) !== null);

/** What has to be known before a section is added to what the page has. */
function isKnown(id: SectionId, input: OutlineInput, aim: PageAim): boolean {
  const { facts = [], offers = null, language, keyword, kind: pageKind } = input;
  switch (id) {
    case 'book':
    case 'reserve':
      return facts.some(({ kind, key, text }) => kind === 'contact' && key !== 'address' && !isSaid(text, input));
    case 'proof': {
      const topic = new Set(termKeysOf(keyword, language));
      const isAbout = (text: string): boolean => termKeysOf(text, language).some((term) => topic.has(term));
      return facts.some(
        ({ kind, text }) => proofs.has(kind) && (pageKind == null || sitePages.has(pageKind) || isAbout(text)),
      );
    }
    case 'where':
      return facts.some(({ key, text }) => key === 'address' && !isSaid(text, input));
    case 'process':
      // A page with many sections explains its course in them.
      return !aim.isForGuests && pageKind !== 'article' && input.sections.length < EXPLAINED_MIN;
    case 'cost':
      return offers !== null && (pageKind !== 'article' || aim.intent !== 'place') && !showsAmount(input);
    case 'delivery':
      return offers !== null;
    default:
      return true;
  }
}

const proofs: ReadonlySet<string> = new Set(['testimonial', 'award', 'client']);
/** Pages that speak for the whole business: what customers say of anything belongs there. */
const sitePages: ReadonlySet<PageKind> = new Set(['home', 'about', 'local_service']);

/** True where the page says it already. */
export function isSaid(text: string, { sections }: Pick<OutlineInput, 'sections'>): boolean {
  const wanted = normalizeText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (wanted === '') return false;
  return sections.some(({ paragraphs = [] }) =>
    normalizeText(paragraphs.join(' ').slice(0, CHARACTERS_READ_MAX))
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
      .includes(wanted),
  );
}

const CHARACTERS_READ_MAX = 5_000;
