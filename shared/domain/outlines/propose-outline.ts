import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { shownPath } from '../urls/shown-path.ts';
import { fittingSections, listFurtherSections } from './fitting-sections.ts';
import { gapHeading } from './gap-heading.ts';
import { createHeadingRegister, type HeadingRegister, headingText, takeNew } from './heading-register.ts';
import { mainSection } from './main-section.ts';
import type { OutlineInput } from './outline-input.ts';
import { OUTLINE_SECTIONS_MAX, OUTLINE_SECTIONS_MIN, type ProposedSection } from './outline-section.ts';
import { ownSections, type Taken } from './own-sections.ts';
import { type PageAim, pageAim } from './page-intent.ts';
import { questionSections } from './question-sections.ts';
import { type SearchSigns, searchSigns } from './search-signs.ts';
import { isEvident, isSaid, OWN_WORDS_MIN } from './section-evidence.ts';
import { sectionOfHeading } from './section-labels.ts';
import { sectionBudget, sectionIs } from './section-patterns.ts';
import { coveredAt, numberIn, say, supported, supportFor } from './section-support.ts';
import { serpSections } from './serp-sections.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';
import { readOutlineWords } from './words/read-outline-words.ts';
import { capitalized } from './written-form.ts';

const OWN_HEADINGS_READ_MAX = 100;
const SECONDARY_SECTIONS_MAX = 2;
/** One for all of them, and five. */
const QUESTION_SECTIONS_MAX = 6;

/**
 * The outline of a page for a keyword, by rules, in the language of the page: the page's own sections with what to do about each, those that
 * readers of such a page expect and no heading has, those that pages which rank have, and questions that people ask. Deterministic; at most
 * 20 sections, each heading once, the first one of level 1, and no level skipped on the way down. In a language without words of ours only
 * headings of the page, of what ranks, of keywords and of questions; the guidance is in English then.
 */
export function proposeOutline(given: OutlineInput): ProposedSection[] {
  const input = removeGuessedKind(given);
  const own = readOutlineWords(input);
  const words = own ?? readOutlineWords({ language: 'en' });
  if (words === null) throw new Error('there are no words for outlines');
  const aim = pageAim(input, words);
  const register = createHeadingRegister();
  const taken: Taken = { facts: new Set(), questions: new Set(), ids: new Map() };
  const main = mainSection(input, aim, words, register);
  const kept = ownSections(input, aim, words, register, taken);
  const ranking = serpSections(input, words, register);
  // Text further down than the outline shows exists all the same.
  const named = [...input.sections.slice(0, OWN_HEADINGS_READ_MAX), ...ranking].map(({ heading }) =>
    headingText(heading),
  );
  const isCovered = (id: SectionId): boolean => named.some((heading) => coveredAt(heading, id, words) >= 0);
  const covered = new Set(named.flatMap((heading) => sectionOfHeading(heading, aim, words, input) ?? []));
  const signs = searchSigns(input, words);
  const expected = (own === null ? [] : addSigns(fittingSections(aim, input, words), signs)).filter(
    (id) => !covered.has(id) && !(byHeadingAlone.has(id) && isCovered(id)),
  );
  const size = 1 + kept.length + ranking.length;
  const besides =
    own === null
      ? []
      : listFurtherSections(aim, input, words).filter(
          (id) => !isCovered(id) && !expected.includes(id) && isEvident(id, aim, input, words),
        );
  const gaps = [...expected, ...besides.slice(0, Math.max(0, OUTLINE_SECTIONS_MIN - size - expected.length))]
    .flatMap((id) => gapSection(id, { input, aim, words, register, taken, signs }) ?? [])
    .slice(0, Math.max(0, OUTLINE_SECTIONS_MAX - size));
  const placed = (place: ReturnType<typeof placeOf>): ProposedSection[] =>
    gaps.flatMap(({ id, section }) => (placeOf(id, aim) === place ? [section] : []));
  const related = secondarySections(input, words, register);
  const before = [
    ...[main, ...placed('opening'), ...kept, ...ranking, ...placed('filling'), ...related, ...placed('closing')],
  ].slice(0, OUTLINE_SECTIONS_MAX);
  const questions = takeNew(
    register,
    questionSections(input, words, taken.questions),
    Math.min(QUESTION_SECTIONS_MAX, OUTLINE_SECTIONS_MAX - before.length),
  );
  // A heading for questions without a question below it says nothing.
  return [...before, ...(questions.length > 1 && questions[0]?.level === 2 ? questions : [])];
}

/** Sections that a heading of the page is known for whatever the page is about. */
const byHeadingAlone: ReadonlySet<SectionId> = new Set<SectionId>([
  ...(['variations', 'keeping', 'offer', 'who', 'story', 'reach', 'next'] as const),
  ...(['common', 'figures', 'background', 'matters', 'myths'] as const),
]);

/** Who asks for a price reads it first. */
const placeOf = (id: SectionId, { intent }: PageAim): 'opening' | 'filling' | 'closing' =>
  sectionIs(id, 'isOpening') || (id === 'cost' && intent === 'price')
    ? 'opening'
    : sectionIs(id, 'isClosing')
      ? 'closing'
      : 'filling';

/** A page of few words counts as an article or a list because nothing says what it is: it may be any page. */
function removeGuessedKind(input: OutlineInput): OutlineInput {
  const isGuess = input.kind === 'article' || (input.kind === 'category' && input.offers !== 'goods');
  return isGuess && input.wordCount < OWN_WORDS_MIN ? { ...input, kind: null } : input;
}

/** Sections from search results stand before the end of the page. */
function addSigns(ids: readonly SectionId[], signs: SearchSigns | null): SectionId[] {
  const added = (signs?.sections ?? []).filter((id) => !ids.includes(id));
  const end = ids.findIndex((id) => sectionIs(id, 'isClosing'));
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
  { input, aim, words, register, taken, signs }: Making,
): { id: SectionId; section: ProposedSection } | null {
  const { write } = words.sections[id];
  const heading = gapHeading(id, input, aim, words);
  if (!register.add(heading)) return null;
  // Facts that the page states need no second place.
  const unsaid =
    input.wordCount < OWN_WORDS_MIN
      ? input
      : { ...input, facts: (input.facts ?? []).filter(({ text }) => !isSaid(text.split(', ')[0] ?? text, input)) };
  const support = supportFor(id, null, unsaid, words, taken);
  // The subject of another page of the site is left to that page.
  const elsewhere = id === 'cost' || id === 'delivery' ? support.links[0] : undefined;
  const told = elsewhere === undefined ? write : say(words, 'sibling', { p: shownPath(elsewhere.path) });
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
