import type { Language } from '../language/languages.ts';
import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import { wordPattern } from '../planning/brief/word-pattern.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection, SectionLevel } from './outline-section.ts';
import { asWritten, capitalized, type PageAim } from './page-intent.ts';
import { isQuestionsHeading, openQuestionsOf } from './question-sections.ts';
import { rankingLength } from './search-signs.ts';
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
/** Text that stands below no heading is worth keeping from this many words. */
const SPREAD_WORDS_MIN = 60;
const PURPOSE_QUOTED_MAX = 160;
const QUESTIONS_MAX = 5;
const LABEL_WORDS_MAX = 7;

/** What is taken already while an outline is made. */
export interface Taken {
  readonly facts: Set<string>;
  readonly questions: Set<string>;
  /** Headings of the page by the usual section that they are. */
  readonly ids: Map<SectionId, string>;
}

/** The main heading: the page's own, else one of the keyword that reads as a heading. */
export function mainSection(
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  register: HeadingRegister,
): ProposedSection {
  const { keyword, language, wordCount } = input;
  const own = headingText(input.heading ?? '');
  const worded = headingText(mainHeading(input, aim, words)) || keyword;
  const heading = own || worded;
  register.add(heading);
  const isNamed = carriesKeyword(matchKeyword(prepareText(heading, language), prepareKeyword(keyword, language)));
  const state = wordCount === 0 ? say(words, 'noText') : say(words, 'hasText', { n: numberIn(language, wordCount) });
  const purpose = quotedPurpose(input.purpose);
  return {
    level: 1,
    heading,
    guidance: [
      say(words, isNamed ? 'nameKept' : 'nameMissing', { k: keyword }),
      // The words of a search are seldom a heading.
      !isNamed && normalizeText(worded) !== normalizeText(keyword) && say(words, 'nameExample', { h: worded }),
      state,
      wordCount >= SPREAD_WORDS_MIN &&
        input.sections.every((section) => isMain(section.heading, own)) &&
        say(words, 'spread'),
      purpose && say(words, 'purpose', { p: purpose }),
      rankingLength(input, words),
    ]
      .filter(Boolean)
      .join(' '),
    source: own ? 'own' : 'gap',
  };
}

const isMain = (heading: string, main: string): boolean => normalizeText(heading) === normalizeText(main);

function mainHeading(input: OutlineInput, { intent, subject, place }: PageAim, words: OutlineWords): string {
  const { keyword, language } = input;
  const written = asWritten(keyword, input);
  if (intent === 'definition') return questionText(written, language, words);
  if (intent === 'how_to' || intent === 'comparison' || intent === 'list') return written;
  const named =
    place === null ? subject : words.text.area.replace('{x}', () => subject).replace('{place}', () => place);
  if (intent !== 'price') return named;
  const cost = words.sections.cost.heading;
  return `${named}: ${language === 'de' ? cost : cost.slice(0, 1).toLowerCase() + cost.slice(1)}`;
}

/** "what is seo" is a question; "seo meaning" is none. */
function questionText(keyword: string, language: OutlineInput['language'], words: OutlineWords): string {
  const isQuestion = wordPattern(words.cues.definition).exec(keyword)?.index === 0;
  const bare = keyword.replace(/[\s?¿]+$/u, '').replace(/^¿/u, '');
  if (!isQuestion) return capitalized(bare);
  if (language === 'es') return `¿${capitalized(bare)}?`;
  return `${capitalized(bare)}${language === 'fr' ? ' ?' : '?'}`;
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
  return { parts: below.length, wordsBelow: below.reduce((total, { words }) => total + words, 0) };
}

interface Below {
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
  const isBrief = id !== null && briefSections.has(id) && count > 0;
  const faults = count < THIN_SECTION_WORDS || isBrief ? null : sectionFaults(section, id, input, words);
  const guidance = [
    stateOf(section, isBrief, input, words),
    ...(count < THIN_SECTION_WORDS || isBrief ? [] : (faults ?? [say(words, 'ownStart')])),
    ...(faults?.length === 0 && id === null && sibling === null ? [say(words, 'ownKeep')] : []),
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

function quotedPurpose(purpose: string | null): string {
  const text = (purpose ?? '').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length <= PURPOSE_QUOTED_MAX
    ? text
    : `${letters
        .slice(0, PURPOSE_QUOTED_MAX - 1)
        .join('')
        .trim()}…`;
}
