import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { createHeadingRegister, type HeadingRegister, headingText, takeNew } from './heading-register.ts';
import { mainSection } from './main-section.ts';
import type { OutlineInput } from './outline-input.ts';
import { OUTLINE_SECTIONS_MAX, OUTLINE_SECTIONS_MIN, type ProposedSection } from './outline-section.ts';
import { ownSections, sectionsOfHeading, type Taken } from './own-sections.ts';
import { capitalized, type PageAim, pageAim } from './page-intent.ts';
import { questionSections } from './question-sections.ts';
import { type SearchSigns, searchSigns } from './search-signs.ts';
import {
  closingSections,
  definitionOfService,
  fillers,
  forGuests,
  openingSections,
  sectionBudget,
  sectionsOfIntent,
} from './section-patterns.ts';
import { numberIn, relatedPages, say, supported, supportFor } from './section-support.ts';
import { serpSections } from './serp-sections.ts';
import { outlineWordsOf } from './words/all-outline-words.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

const SECONDARY_SECTIONS_MAX = 2;
/** One for all of them, and five. */
const QUESTION_SECTIONS_MAX = 6;

/**
 * The outline of a page for a keyword, by rules, in the language of the page: the page's own sections with what to do about each, those that
 * readers of such a page expect and no heading has, those that pages which rank have, and questions that people ask. Deterministic; at most
 * 20 sections, each heading once, the first one of level 1, and no level skipped on the way down. In a language without words of ours only
 * headings of the page, of what ranks, of keywords and of questions; the guidance is in English then.
 */
export function proposeOutline(input: OutlineInput): ProposedSection[] {
  const own = outlineWordsOf(input);
  const words = own ?? outlineWordsOf({ language: 'en' });
  if (words === null) throw new Error('there are no words for outlines');
  const aim = pageAim(input, words);
  const register = createHeadingRegister();
  const taken: Taken = { facts: new Set(), questions: new Set(), ids: new Map() };
  const main = mainSection(input, aim, words, register);
  const kept = ownSections(input, aim, words, register, taken);
  const ranking = serpSections(input, words, register);
  const covered = new Set(
    [...kept, ...ranking].flatMap(({ heading }) => sectionsOfHeading(heading, aim, words, input)),
  );
  const room = OUTLINE_SECTIONS_MAX - [main, ...kept, ...ranking].length;
  const isOpen = (id: SectionId): boolean => !covered.has(id) && isNeeded(id, aim, input);
  const signs = searchSigns(input, words);
  const isExplained = aim.intent === 'definition' && input.offers === 'services';
  const sections = isExplained ? definitionOfService : sectionsOfIntent[aim.intent];
  const ofIntent = aim.isForGuests ? forGuests(sections) : sections;
  const usual = withSigns(withContact(ofIntent, input), signs);
  const expected =
    own === null ? [] : usual.filter((id) => isOpen(id) || (signs?.sections.includes(id) && !covered.has(id)));
  const short = OUTLINE_SECTIONS_MIN - [main, ...kept, ...ranking, ...expected].length;
  // A page with little of its own gets what readers of most pages ask besides.
  const besides =
    own === null ? [] : fillers.filter((id) => isOpen(id) && !expected.includes(id)).slice(0, Math.max(0, short));
  const ids = [...expected, ...besides];
  const gaps = ids
    .flatMap((id) => gapSection(id, { input, aim, words, register, taken, signs }) ?? [])
    .slice(0, Math.max(0, room));
  // Who asks for a price reads it first.
  const opens = ({ id }: { id: SectionId }): boolean =>
    openingSections.has(id) || (id === 'cost' && aim.intent === 'price');
  const opening = gaps.filter(opens).map(({ section }) => section);
  const filling = gaps.filter((gap) => !opens(gap)).map(({ section }) => section);
  const related = secondarySections(input, words, register);
  const before = [main, ...opening, ...kept, ...ranking, ...filling, ...related].slice(0, OUTLINE_SECTIONS_MAX);
  const questions = takeNew(
    register,
    questionSections(input, words, taken.questions),
    Math.min(QUESTION_SECTIONS_MAX, OUTLINE_SECTIONS_MAX - before.length),
  );
  // A heading for questions without a question below it says nothing.
  return [...before, ...(questions.length > 1 && questions[0]?.level === 2 ? questions : [])];
}

/** A section that has something to say here: the place of the business, a price of what is sold, pages to read next. */
function isNeeded(id: SectionId, { intent, place }: PageAim, input: OutlineInput): boolean {
  if (id === 'where') {
    const hasAddress = input.facts?.some(({ key }) => key === 'address' || key === 'service_area') ?? false;
    // Who comes to the customer has no place to be found at.
    const isFound = hasAddress || !input.facts?.some(({ kind }) => kind === 'contact');
    const isHome = input.place == null || normalizeText(input.place).startsWith(normalizeText(place ?? ''));
    return isFound && place !== null && isHome;
  }
  if (id === 'cost') return intent === 'price' || intent === 'place' || input.offers != null;
  // A business may say where its work begins; a page that only explains has no such section.
  if (id === 'help') return input.offers != null;
  if (intent === 'problem' && (id === 'process' || id === 'book')) return input.offers != null;
  if (id === 'more') return relatedPages(input).length > 0;
  return true;
}

/** Where something is offered, a page that explains ends with the way to it. */
const withContact = (ids: readonly SectionId[], { offers }: OutlineInput): readonly SectionId[] =>
  offers == null || ids.some((id) => id === 'book' || id === 'reserve' || id === 'delivery') ? ids : [...ids, 'book'];

/** What results ask for stands before what ends the page. */
function withSigns(ids: readonly SectionId[], signs: SearchSigns | null): SectionId[] {
  const added = (signs?.sections ?? []).filter((id) => !ids.includes(id));
  const end = ids.findIndex((id) => closingSections.has(id));
  return end === -1 ? [...ids, ...added] : [...ids.slice(0, end), ...added, ...ids.slice(end)];
}

interface Making {
  readonly input: OutlineInput;
  readonly aim: PageAim;
  readonly words: OutlineWords;
  readonly register: HeadingRegister;
  readonly taken: Taken;
  readonly signs: SearchSigns | null;
}

function gapSection(
  id: SectionId,
  { input, aim: { subject, place }, words, register, taken, signs }: Making,
): { id: SectionId; section: ProposedSection } | null {
  const { heading: template, write } = words.sections[id];
  const heading = headingText(template.replace('{x}', () => subject).replace('{place}', () => place ?? ''));
  if (!register.add(heading)) return null;
  const section = supported(
    {
      level: 2,
      heading,
      guidance: signs?.sections.includes(id) ? `${write} ${signs.reason}` : write,
      source: 'gap',
    },
    { ...supportFor(id, null, input, words, taken), budget: sectionBudget(id) },
    words,
  );
  return { id, section };
}

/** Secondary keywords of the page that no heading names. */
function secondarySections(
  { secondaryKeywords, language, volumes }: OutlineInput,
  words: OutlineWords,
  register: HeadingRegister,
): ProposedSection[] {
  const headings = register.headings.map((heading) => prepareText(heading, language));
  const isNamed = (keyword: string): boolean => {
    const prepared = prepareKeyword(keyword, language);
    return headings.some((heading) => carriesKeyword(matchKeyword(heading, prepared)));
  };
  const unnamed = secondaryKeywords
    .map((keyword) => ({
      keyword: headingText(keyword),
      heading: capitalized(headingText(keyword)),
      volume: volumes?.get(keyword) ?? null,
    }))
    // Where it is known what people search for, the most searched comes first.
    .toSorted((a, b) => (b.volume ?? 0) - (a.volume ?? 0))
    .filter(({ keyword }) => !isNamed(keyword));
  return takeNew(register, unnamed, SECONDARY_SECTIONS_MAX).map(({ keyword, heading, volume }) => ({
    level: 2,
    heading,
    guidance: [
      say(words, 'secondary', { k: keyword }),
      ...(volume === null ? [] : [say(words, 'searched', { n: numberIn(language, volume) })]),
      say(words, 'budget', { a: 80, b: 150 }),
    ].join(' '),
    source: 'gap',
    words: { min: 80, max: 150 },
  }));
}
