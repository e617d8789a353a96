import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection, SectionLevel } from './outline-section.ts';
import type { PageAim } from './page-intent.ts';
import { isQuestionsHeading, openQuestionsOf } from './question-sections.ts';
import { sectionFaults } from './section-faults.ts';
import {
  briefSections,
  forGuests,
  ofBusiness,
  openingSections,
  sectionBudget,
  sectionsOfIntent,
  usualAnywhere,
} from './section-patterns.ts';
import { coveredAt, numberIn, say, siblingAbout, supported, supportFor } from './section-support.ts';
import type { OutlineWords, SectionId, TextId } from './words/outline-words.ts';

const OWN_SECTIONS_MAX = 9;
/** Fewer headings of a level are no order of the page. */
const HIGHER_MIN = 3;
/** Headings that are looked at: a page with more is no text with sections, but a list. */
const HEADINGS_READ_MAX = 500;
/** A section with fewer words answers no question. */
const THIN_SECTION_WORDS = 40;
const CARDS_MIN = 3;
const QUESTIONS_MAX = 5;
const LABEL_WORDS_MAX = 7;

/** What is taken already while an outline is made. */
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
    .map((section, at, all) => ({ ...section, ...belowOf(all, at), heading: headingText(section.heading) }))
    .filter(({ heading }) => !tableOfContents.test(heading) && register.add(heading));
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

/** Links to the sections, which are no section. */
const tableOfContents =
  /^(?:(?:table of )?contents|on this page|inhalt(?:sverzeichnis)?|auf dieser seite|sommaire|table des matières|índice(?: de contenidos)?|contenido|indice(?: dei contenuti)?|sommario|sumário|índice|inhoud(?:sopgave)?|op deze pagina|spis treści)\W*$/iu;

/** What stands below the deeper headings of a section. */
function belowOf(sections: OutlineInput['sections'], at: number): Below {
  const own = sections[at];
  const end = sections.findIndex((other, index) => index > at && other.level <= (own?.level ?? 0));
  const below = sections.slice(at + 1, end === -1 ? undefined : end);
  return {
    parts: below.length,
    wordsBelow: below.reduce((total, { words }) => total + words, 0),
    isCard: isCard(sections, at),
  };
}

/** One of several short boxes side by side: a list of offers, of which none is a text. */
function isCard(sections: OutlineInput['sections'], at: number): boolean {
  const level = sections[at]?.level ?? 0;
  const isOfGroup = (index: number): boolean => (sections[index]?.level ?? 0) === level;
  let [first, last] = [at, at];
  while (isOfGroup(first - 1)) first -= 1;
  while (isOfGroup(last + 1)) last += 1;
  const group = sections.slice(first, last + 1);
  return level > 2 && group.length >= CARDS_MIN && group.every(({ words }) => words > 0 && words < THIN_SECTION_WORDS);
}

interface Below {
  readonly isCard: boolean;
  readonly parts: number;
  readonly wordsBelow: number;
}

type OwnSection = OutlineInput['sections'][number] & Below;

/** How much text a section has, with what its subsections say. */
function stateOf(
  { heading, words: count, parts, wordsBelow }: OwnSection,
  isBrief: boolean,
  input: OutlineInput,
  words: OutlineWords,
): string {
  if (count < THIN_SECTION_WORDS && parts > 0 && wordsBelow >= THIN_SECTION_WORDS)
    return say(words, 'ownParts', { h: heading, n: numberIn(input.language, count + wordsBelow) });
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
  const found = sectionOfHeading(heading, aim, words, input);
  const known = found === null ? undefined : taken.ids.get(found);
  // What one section is for, a second one need not say again.
  const id = known !== undefined && found !== null && !briefSections.has(found) ? null : found;
  if (known !== undefined && id !== null && briefSections.has(id)) {
    const guidance = `${stateOf(section, true, input, words)} ${say(words, 'repeats', { h: known })}`;
    return supported(
      { level, heading, guidance, source: 'own' },
      { facts: [], links: [], questions: [], budget: null },
      words,
    );
  }
  if (id !== null) taken.ids.set(id, heading);
  const sibling = siblingAbout(heading, input);
  const isBrief = (id !== null && briefSections.has(id) && count > 0) || section.isCard;
  const faults = count < THIN_SECTION_WORDS || isBrief ? null : sectionFaults(section, id, input, words);
  const guidance = [
    stateOf(section, isBrief, input, words),
    ...(count < THIN_SECTION_WORDS || isBrief ? [] : (faults ?? [say(words, 'ownStart')])),
    ...((faults?.length === 0 || section.isCard) && id === null && sibling === null ? [say(words, 'ownKeep')] : []),
    ...(sibling !== null && (id === null || id === 'what') ? [say(words, 'sibling', { p: sibling.path })] : []),
    ...(id === null ? [] : [say(words, 'ownTopic', { w: words.sections[id].write })]),
  ].join(' ');
  const support = supportFor(id, heading, input, words, taken);
  return supported(
    { level, heading, guidance, source: 'own' },
    {
      ...support,
      links: sibling === null ? support.links : [sibling],
      budget:
        sibling !== null && id === null
          ? { min: 20, max: 60 }
          : id === null || section.wordsBelow >= THIN_SECTION_WORDS
            ? null
            : sectionBudget(id),
    },
    words,
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
  const asked = openQuestionsOf(input, taken.questions).slice(0, QUESTIONS_MAX);
  for (const { text } of asked) taken.questions.add(normalizeText(text));
  const state = stateOf(section, section.words > 0, input, words);
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

const conjunctions: Readonly<Partial<Record<Language, string>>> = {
  ...{ en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en', pl: 'i', sv: 'och' },
};

/** All that a heading names: "What it is and how it works" is two of the usual sections. */
export function sectionsOfHeading(
  heading: string,
  aim: PageAim,
  words: OutlineWords,
  input: Pick<OutlineInput, 'keyword' | 'language' | 'offers'>,
): SectionId[] {
  const joint = new RegExp(String.raw`\s+(?:[&+/]|${conjunctions[input.language ?? 'en'] ?? 'and'})\s+`, 'iu');
  const sides = heading.split(joint);
  return [heading, ...(sides.length === 2 ? sides : [])].flatMap(
    (side) => sectionOfHeading(side, aim, words, input) ?? [],
  );
}

/** Which of the usual sections a heading is: those of the page's intent, and those that any page may have. */
export function sectionOfHeading(
  heading: string,
  { intent, isForGuests }: PageAim,
  words: OutlineWords,
  { keyword, language, offers }: Pick<OutlineInput, 'keyword' | 'language' | 'offers'>,
): SectionId | null {
  const first = isForGuests ? forGuests(sectionsOfIntent[intent]) : sectionsOfIntent[intent];
  const order = [...first.filter((id) => !openingSections.has(id)), ...first, ...usualAnywhere];
  const topic = new Set(termKeysOf(keyword, language));
  const isOnTopic = termKeysOf(heading, language).some((term) => topic.has(term)) || heading.split(' ').length <= 2;
  let best: { id: SectionId; at: number } | null = null;
  for (const id of order) {
    // "Defining a policy" on a page about firewalls defines something else.
    if (id === 'items' || (id === 'what' && !isOnTopic)) continue;
    const at = coveredAt(heading, id, words);
    // A long sentence only mentions a booking.
    if (briefSections.has(id) && at > 0 && heading.split(' ').length > LABEL_WORDS_MAX) continue;
    // "Managing recommendations" recommends nothing.
    if (id === 'verdict' && at > (/^[\d.\s]*/u.exec(heading)?.[0].length ?? 0)) continue;
    // "Pricing compared" is about prices: what a heading says first is its subject.
    if (at >= 0 && (best === null || at < best.at)) best = { id, at };
  }
  const isOpen =
    best === null || offers != null || !ofBusiness.has(best.id) || (best.id === 'cost' && first.includes('cost'));
  return isOpen ? (best?.id ?? null) : null;
}
