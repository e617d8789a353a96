import { normalizeText } from '../language/normalize-text.ts';
import { isQuestionsHeading } from '../language/question-text.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { shownPath } from '../urls/shown-path.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection, SectionLevel } from './outline-section.ts';
import type { PageAim } from './page-intent.ts';
import { findOpenQuestions } from './question-sections.ts';
import { isSaid } from './section-evidence.ts';
import { findLabel } from './section-labels.ts';
import { sectionBudget, sectionIs } from './section-patterns.ts';
import { numberIn, say, siblingAbout, supported, supportFor } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

const OWN_SECTIONS_MAX = 9;
/** Fewer headings of a level are no order of the page. */
const HIGHER_MIN = 3;
/** Headings that are looked at: a page with more is no text with sections, but a list. */
const HEADINGS_READ_MAX = 500;
/** A section with fewer words answers no question. */
const THIN_SECTION_WORDS = 25;
/** A longer heading is a text that was marked as one. */
const LABEL_CHARACTERS_MAX = 160;
const QUESTIONS_MAX = 5;

/** Facts, pages and sections that an outline already uses. */
export interface Taken {
  readonly facts: Set<string>;
  readonly questions: Set<string>;
  /** Headings of the page by the usual section that they are. */
  readonly ids: Map<SectionId, string>;
}

/** The page's sections as they are, each heading once; of too many the higher levels, in their order. */
export function ownSections(
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  register: HeadingRegister,
  taken: Taken,
): ProposedSection[] {
  const named = input.sections
    .slice(0, HEADINGS_READ_MAX)
    .map((section, at, all) => ({
      ...section,
      wordsBelow: countBelow(all, at),
      heading: headingText(section.heading),
    }))
    .filter(({ heading }) => heading.length <= LABEL_CHARACTERS_MAX && register.add(heading));
  let kept = named;
  for (let deepest = 5; deepest >= 2 && kept.length > OWN_SECTIONS_MAX; deepest -= 1) {
    const higher = named.filter(({ level }) => level <= deepest);
    // A page whose headings are mostly of one deep level keeps the first of them.
    if (higher.length >= HIGHER_MIN) kept = higher;
  }
  let above: SectionLevel = 1;
  return kept.slice(0, OWN_SECTIONS_MAX).map((section) => {
    above = section.level <= 2 || above === 1 ? 2 : 3;
    return ownSection({ ...section, level: above }, input, aim, words, taken);
  });
}

/** The words below the deeper headings of a section. */
function countBelow(sections: OutlineInput['sections'], at: number): number {
  const level = sections[at]?.level ?? 0;
  const end = sections.findIndex((other, index) => index > at && other.level <= level);
  return sections.slice(at + 1, end === -1 ? undefined : end).reduce((total, { words }) => total + words, 0);
}

type OwnSection = OutlineInput['sections'][number] & { readonly wordsBelow: number; readonly level: SectionLevel };

/** Most of its text stands below smaller headings. */
const isOfParts = ({ words, wordsBelow }: OwnSection): boolean =>
  words < THIN_SECTION_WORDS && wordsBelow > 0 && words + wordsBelow >= THIN_SECTION_WORDS;

/** How much text a section has, with what its subsections say. */
function describeState(section: OwnSection, isBrief: boolean, input: OutlineInput, words: OutlineWords): string {
  const { heading, words: count, wordsBelow } = section;
  if (isOfParts(section))
    return say(words, 'ownParts', { h: heading, n: numberIn(input.language, count + wordsBelow) });
  const isFull = count > 0 && (isBrief || count >= THIN_SECTION_WORDS);
  const id = count === 0 ? 'ownEmpty' : count === 1 ? 'ownOne' : isFull ? 'ownFull' : 'ownThin';
  return say(words, id, { h: heading, n: numberIn(input.language, count) });
}

function ownSection(
  section: OwnSection,
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  taken: Taken,
): ProposedSection {
  const { level, heading, words: count, wordsBelow } = section;
  if (isQuestionsHeading(heading)) return questionsSection(section, input, words, taken);
  const found = findLabel(heading, aim, words, input);
  // A second section of the same kind is not needed.
  const id = found === null || taken.ids.has(found) ? null : found;
  if (id !== null) taken.ids.set(id, heading);
  const isBrief = briefKinds.has(input.kind) || (found !== null && sectionIs(found, 'isBrief'));
  const sibling = id === null || id === 'what' ? siblingAbout(heading, input) : null;
  const isOpen = id !== null && count + wordsBelow < (isBrief ? 1 : THIN_SECTION_WORDS);
  const stays = count >= (isBrief ? 1 : THIN_SECTION_WORDS) && sibling === null && !isOfParts(section);
  const guidance = [
    describeState(section, isBrief, input, words),
    ...(stays ? [say(words, input.kind === 'legal' ? 'ownLegal' : 'ownKeep')] : []),
    ...(sibling === null ? [] : [say(words, 'sibling', { p: shownPath(sibling.path) })]),
    ...(isOpen ? [say(words, 'ownTopic', { w: words.sections[id].write })] : []),
  ].join(' ');
  const support = supportOfOwn(section, { id, isOpen }, input, words, taken);
  const links = sibling === null ? support.links : [sibling];
  const budget = sibling !== null ? { min: 20, max: 60 } : isOpen ? sectionBudget(id) : null;
  return {
    ...supported({ level, heading, guidance, source: 'own' }, { ...support, links, budget }, words),
    isComplete: stays && [support.facts, links, support.questions].every(({ length }) => length === 0),
  };
}

/** Support for a section of the page that is not in its text yet. */
function supportOfOwn(
  { heading, paragraphs }: OwnSection,
  { id, isOpen }: { id: SectionId | null; isOpen: boolean },
  input: OutlineInput,
  words: OutlineWords,
  taken: Taken,
): ReturnType<typeof supportFor> {
  const isRead = paragraphs !== undefined;
  const unsaid = (input.facts ?? []).filter(({ text }) => !(isRead && isSaid(text, input)));
  // Where a section has a text, only the ways to the business are known to be missing.
  const facts = isOpen || !isRead || id === 'book' || id === 'reserve' ? unsaid : [];
  const support = supportFor(id, heading, { ...input, facts }, words, taken);
  return isOpen ? support : { ...support, questions: support.questions.filter(({ source }) => source !== 'reader') };
}

/** Kinds of pages whose sections say in a line or two what they have to say. */
const briefKinds: ReadonlySet<PageKind | null | undefined> = new Set<PageKind>([
  ...(['home', 'recipe', 'product', 'category', 'about', 'contact', 'legal'] as const),
  ...(['forum', 'event', 'job', 'utility'] as const),
]);

/** The page's own questions: those that people ask besides belong here. */
function questionsSection(
  section: OwnSection,
  input: OutlineInput,
  words: OutlineWords,
  taken: Taken,
): ProposedSection {
  const { level, heading } = section;
  const asked = findOpenQuestions(input, taken.questions).slice(0, QUESTIONS_MAX);
  for (const { text } of asked) taken.questions.add(normalizeText(text));
  const state = describeState(section, section.words > 0, input, words);
  return supported(
    {
      level,
      heading,
      guidance: `${state} ${say(words, asked.length > 0 ? 'questionsWrite' : 'answer')}`,
      source: 'own',
    },
    { facts: [], links: asked.flatMap(({ page }) => page ?? []), questions: asked, budget: null },
    words,
  );
}
