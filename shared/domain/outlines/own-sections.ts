import { amountIn } from '../language/money-amount.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { isQuestionsHeading } from '../language/question-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { shownPath } from '../urls/shown-path.ts';
import { isBesideText } from './beside-text.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import type { OutlineInput, SiblingPage } from './outline-input.ts';
import type { ProposedSection, SectionLevel } from './outline-section.ts';
import { sourcesHeading } from './page-end.ts';
import type { PageAim } from './page-intent.ts';
import { findOpenQuestions } from './question-sections.ts';
import { isSaid } from './section-evidence.ts';
import { findLabel } from './section-labels.ts';
import { sectionBudget, sectionIs } from './section-patterns.ts';
import { numberIn, say, siblingAbout, supported, supportFor } from './section-support.ts';
import type { OutlineWords, SectionId, TextId } from './words/outline-words.ts';

const OWN_SECTIONS_MAX = 9;
/** Fewer headings of a level are no order of the page. */
const HIGHER_MIN = 3;
/** Headings that are looked at: a page with more is no text with sections, but a list. */
const HEADINGS_READ_MAX = 500;
/** A section with fewer words answers no question. */
const THIN_SECTION_WORDS = 25;
/** A longer heading is a text that was marked as one. */
const LABEL_CHARACTERS_MAX = 160;
const TEASER_WORDS_MAX = 120;
/** A question can be answered in one sentence, and the page of a business is made of boxes of a few words. */
const ANSWER_WORDS_MIN = 8;
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
    .map((section, at, all) => ({ ...section, ...readBelow(all, at), heading: headingText(section.heading) }))
    .filter(
      (section, at, all) =>
        !isBesideText(all, at) && section.heading.length <= LABEL_CHARACTERS_MAX && register.add(section.heading),
    );
  let kept = named;
  for (let deepest = 5; deepest >= 2 && kept.length > OWN_SECTIONS_MAX; deepest -= 1) {
    const higher = named.filter(({ level }) => level <= deepest);
    // A page whose headings are mostly of one deep level keeps the first of them.
    if (higher.length >= HIGHER_MIN) kept = higher;
  }
  let above: SectionLevel = 1;
  return includeSubject(kept, named, input).map((section) => {
    above = section.level <= 2 || above === 1 ? 2 : 3;
    return ownSection({ ...section, level: above }, input, aim, words, taken);
  });
}

/** The first of them; where none of those is about the keyword, one that is, however far down the page. */
function includeSubject<T extends { heading: string }>(
  kept: readonly T[],
  all: readonly T[],
  { keyword, language }: OutlineInput,
): T[] {
  const terms = new Set(listTermKeys(keyword, language));
  const isAbout = ({ heading }: T): boolean =>
    terms.size > 0 && terms.isSubsetOf(new Set(listTermKeys(heading, language)));
  const first = kept.slice(0, OWN_SECTIONS_MAX);
  const about = first.some(isAbout) ? undefined : all.find(isAbout);
  if (about === undefined) return first;
  const chosen = new Set([about, ...kept].slice(0, OWN_SECTIONS_MAX));
  return all.filter((section) => chosen.has(section));
}

/** Reads the text below the deeper headings of a section. */
function readBelow(sections: OutlineInput['sections'], at: number): Below {
  const own = sections[at];
  const end = sections.findIndex((other, index) => index > at && other.level <= (own?.level ?? 0));
  const below = sections.slice(at + 1, end === -1 ? undefined : end);
  return {
    parts: below.length,
    wordsBelow: below.reduce((total, { words }) => total + words, 0),
  };
}

interface Below {
  readonly parts: number;
  readonly wordsBelow: number;
}

type OwnSection = OutlineInput['sections'][number] & Below;

/** Most of its text stands below smaller headings. */
const isOfParts = ({ words, parts, wordsBelow }: Pick<OwnSection, 'words' | 'parts' | 'wordsBelow'>): boolean =>
  words < THIN_SECTION_WORDS && parts > 0 && words + wordsBelow >= THIN_SECTION_WORDS;

/** How much text a section has, with what its subsections say. */
function describeState(
  { heading, words: count, parts, wordsBelow }: OwnSection,
  isBrief: boolean,
  input: OutlineInput,
  words: OutlineWords,
): string {
  if (isOfParts({ words: count, parts, wordsBelow }))
    return say(words, 'ownParts', { h: heading, n: numberIn(input.language, count + wordsBelow) });
  if (count === 1 && isBrief) return '';
  return say(words, ownState(count, isBrief), { h: heading, n: numberIn(input.language, count) });
}

function ownSection(
  section: OwnSection & { level: SectionLevel },
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  taken: Taken,
): ProposedSection {
  const { level, heading, words: count } = section;
  if (isQuestionsHeading(heading)) return questionsSection(section, input, words, taken);
  const found = findLabel(heading, aim, words, input);
  // A second section of the same kind is not needed.
  const id = found === null || taken.ids.has(found) ? null : found;
  if (id !== null) taken.ids.set(id, heading);
  const sibling = siblingAbout(heading, input);
  const isBrief = isBriefSection(section, found, input, aim);
  const isThin = count + section.wordsBelow < THIN_SECTION_WORDS && !isBrief;
  // A few sentences that lead to another page are kept, with the link.
  const total = count + section.wordsBelow;
  const isTeaser = total >= THIN_SECTION_WORDS && total <= TEASER_WORDS_MAX;
  const isMore = sibling !== null && (id === null || id === 'what') && !isTeaser;
  const isOpen = id !== null && (isThin || (count === 0 && section.parts === 0));
  const isKept = count >= THIN_SECTION_WORDS || (isBrief && count > 0);
  const stays = isKept && !isMore && !isOfParts(section);
  const guidance = [
    describeState(section, isBrief, input, words),
    ...(stays ? [say(words, input.kind === 'legal' ? 'ownLegal' : 'ownKeep')] : []),
    ...(isMore ? [say(words, 'sibling', { p: shownPath(sibling.path) })] : []),
    ...(isOpen ? [say(words, 'ownTopic', { w: words.sections[id].write })] : []),
  ]
    .filter(Boolean)
    .join(' ');
  const support = supportOfOwn(
    section,
    { id, isOpen, sibling: isMore || id === null ? sibling : null },
    input,
    words,
    taken,
  );
  const budget = isMore ? { min: 20, max: 60 } : isOpen ? sectionBudget(id) : null;
  return {
    ...supported({ level, heading, guidance, source: 'own' }, { ...support, budget }, words),
    isComplete: stays && [support.facts, support.links, support.questions].every(({ length }) => length === 0),
  };
}

/** Support for a section of the page that is not in its text yet. */
function supportOfOwn(
  { heading, paragraphs }: OwnSection,
  { id, isOpen, sibling }: { id: SectionId | null; isOpen: boolean; sibling: SiblingPage | null },
  input: OutlineInput,
  words: OutlineWords,
  taken: Taken,
): ReturnType<typeof supportFor> {
  const isRead = paragraphs !== undefined;
  const unsaid = isRead ? (input.facts ?? []).filter(({ text }) => !isSaid(text, input)) : (input.facts ?? []);
  // Where a section has a text, only the ways to the business are known to be missing.
  const isAdded = isOpen || !isRead || id === 'book' || id === 'reserve';
  const { facts, links, questions } = supportFor(id, heading, { ...input, facts: isAdded ? unsaid : [] }, words, taken);
  return {
    facts,
    links: sibling === null ? links : [sibling],
    questions: isOpen ? questions : questions.filter(({ source }) => source !== 'reader'),
  };
}

/** Kinds of pages whose sections say in a line or two what they have to say. */
const briefKinds: ReadonlySet<PageKind | null | undefined> = new Set<PageKind>([
  ...([
    'home',
    'recipe',
    'product',
    'category',
    'about',
    'contact',
    'legal',
    'forum',
    'event',
    'job',
    'utility',
  ] as const),
]);

/** A section that needs few words: a list, a price, a way of contact, an answer to its own question. */
function isBriefSection(section: OwnSection, id: SectionId | null, { kind }: OutlineInput, aim: PageAim): boolean {
  const { heading, words } = section;
  if (words === 0) return false;
  return (
    (id !== null && sectionIs(id, 'isBrief')) ||
    sourcesHeading.test(heading) ||
    isPriced(section, aim) ||
    /^[\p{Sc}\d\s.,:+–-]+$/u.test(heading) ||
    briefKinds.has(kind) ||
    (words >= ANSWER_WORDS_MIN &&
      (/[?？]\s*$/u.test(heading) ||
        (kind === 'local_service' && id === null && section.parts === 0 && words < THIN_SECTION_WORDS)))
  );
}

/** The page's own questions: those that people ask besides belong here. */
function questionsSection(
  section: OwnSection & { level: SectionLevel },
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
      guidance: [state, ...(asked.length > 0 ? [say(words, 'questionsWrite')] : [say(words, 'answer')])].join(' '),
      source: 'own',
    },
    { facts: [], links: asked.flatMap(({ page }) => page ?? []), questions: asked, budget: null },
    words,
  );
}

function ownState(count: number, isBrief: boolean): TextId {
  if (count === 0) return 'ownEmpty';
  if (isBrief || count >= THIN_SECTION_WORDS) return 'ownFull';
  return count === 1 ? 'ownOne' : 'ownThin';
}

/** A line of a price list: its name and its amount are all that it has to say. */
const isPriced = ({ words, paragraphs = [] }: OwnSection, { intent }: PageAim): boolean =>
  intent === 'price' && words > 0 && words < THIN_SECTION_WORDS && amountIn(paragraphs.join(' ')) !== null;
