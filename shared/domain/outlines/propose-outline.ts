import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { filled } from './filled-heading.ts';
import { fittingSections, OWN_WORDS_MIN } from './fitting-sections.ts';
import { createHeadingRegister, type HeadingRegister, headingText, takeNew } from './heading-register.ts';
import { mainSection } from './main-section.ts';
import type { OutlineInput } from './outline-input.ts';
import { OUTLINE_SECTIONS_MAX, OUTLINE_SECTIONS_MIN, type ProposedSection } from './outline-section.ts';
import { ownSections, type Taken } from './own-sections.ts';
import { type PageAim, pageAim } from './page-intent.ts';
import { questionSections } from './question-sections.ts';
import { type SearchSigns, searchSigns } from './search-signs.ts';
import { sectionsOfHeading } from './section-labels.ts';
import { closingSections, filledIntents, fillers, openingSections, sectionBudget } from './section-patterns.ts';
import { coveredAt, numberIn, relatedPages, say, supported, supportFor } from './section-support.ts';
import { serpSections } from './serp-sections.ts';
import { outlineWordsOf } from './words/all-outline-words.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';
import { capitalized } from './written-form.ts';

const OWN_HEADINGS_READ_MAX = 100;
/** Sections that no page but a recipe has. */
const ofRecipes: readonly SectionId[] = ['variations', 'keeping'];
const SECONDARY_SECTIONS_MAX = 2;
/** A text without subheadings is spread over so many sections at least. */
const SPREAD_OVER_MIN = 3;
/** Sections that take no text of the body: its summary, and what ends the page. */
const beside: ReadonlySet<SectionId> = new Set(['what', ...closingSections]);
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
  const fitting = fittingSections(aim, input);
  const main = mainSection(
    input,
    aim,
    words,
    register,
    fitting.filter((id) => !beside.has(id)).length >= SPREAD_OVER_MIN,
  );
  const kept = ownSections(input, aim, words, register, taken);
  const ranking = serpSections(input, words, register);
  // What the page has further down than the outline shows is there all the same.
  const named = [...input.sections.slice(0, OWN_HEADINGS_READ_MAX), ...kept, ...ranking].map(({ heading }) =>
    headingText(heading),
  );
  const covered = new Set([
    ...named.flatMap((heading) => sectionsOfHeading(heading, aim, words, input)),
    ...ofRecipes.filter((id) => named.some((heading) => coveredAt(heading, id, words) >= 0)),
  ]);
  const room = OUTLINE_SECTIONS_MAX - [main, ...kept, ...ranking].length;
  const isOpen = (id: SectionId): boolean => !covered.has(id) && isNeeded(id, aim, input);
  const signs = searchSigns(input, words);
  const usual = withSigns(fitting, signs);
  const expected =
    own === null ? [] : usual.filter((id) => isOpen(id) || (signs?.sections.includes(id) && !covered.has(id)));
  const short = OUTLINE_SECTIONS_MIN - [main, ...kept, ...ranking, ...expected].length;
  // A page without a text gets what its readers ask besides.
  const besides =
    own === null || input.wordCount >= OWN_WORDS_MIN || !filledIntents.has(aim.intent) || aim.about !== 'subject'
      ? []
      : fillers.filter((id) => isOpen(id) && !expected.includes(id)).slice(0, Math.max(0, short));
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
function isNeeded(id: SectionId, { intent, place, isTown }: PageAim, input: OutlineInput): boolean {
  if (id === 'where') {
    const hasAddress = input.facts?.some(({ key }) => key === 'address' || key === 'service_area') ?? false;
    // Who comes to the customer has no place to be found at.
    const isFound = hasAddress || !input.facts?.some(({ kind }) => kind === 'contact');
    const isHome = input.place == null || normalizeText(input.place).startsWith(normalizeText(place ?? ''));
    return isFound && isTown && isHome;
  }
  if (id === 'cost') return intent === 'price' || intent === 'place' || input.offers != null;
  // A business may say where its work begins; a page that only explains has no such section.
  if (id === 'help') return input.offers != null;
  if (intent === 'problem' && (id === 'process' || id === 'book')) return input.offers != null;
  if (id === 'more') return relatedPages(input).length > 0;
  return true;
}

/** What results ask for stands before what ends the page. */
function withSigns(ids: readonly SectionId[], signs: SearchSigns | null): SectionId[] {
  const added = (signs?.sections ?? []).filter((id) => !ids.includes(id));
  const end = ids.findIndex((id) => closingSections.has(id));
  return end === -1 ? [...ids, ...added] : [...ids.slice(0, end), ...added, ...ids.slice(end)];
}

const contactKinds: ReadonlySet<OutlineInput['kind']> = new Set([
  'home',
  'about',
  'article',
  'product',
  'event',
  'job',
] as const);

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
  const { heading: usual, write } = words.sections[id];
  // An appointment is made for a service; whoever reads of a shop or of a subject gets in touch.
  const template = id === 'book' && contactKinds.has(input.kind) ? say(words, 'contact') : usual;
  const heading = headingText(filled(template, { subject, place }, input.language));
  if (!register.add(heading)) return null;
  const support = supportFor(id, null, input, words, taken);
  // What another page of the site is for is said there.
  const elsewhere = id === 'cost' || id === 'delivery' ? support.links[0] : undefined;
  const told = elsewhere === undefined ? write : say(words, 'sibling', { p: elsewhere.path });
  const section = supported(
    {
      level: 2,
      heading,
      guidance: signs?.sections.includes(id) ? `${told} ${signs.reason}` : told,
      source: 'gap',
    },
    { ...support, budget: elsewhere === undefined ? sectionBudget(id) : { min: 20, max: 60 } },
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
