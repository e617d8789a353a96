import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { wordPattern } from '../language/word-pattern.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import { filled } from './filled-heading.ts';
import { type HeadingRegister, headingText } from './heading-register.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import type { PageAim } from './page-intent.ts';
import { rankingLength } from './search-signs.ts';
import { numberIn, say } from './section-support.ts';
import type { OutlineWords } from './words/outline-words.ts';
import { readOutlineWords } from './words/read-outline-words.ts';
import { capitalized, toHeading } from './written-form.ts';

/** Text that stands below no heading is worth keeping from this many words. */
const DIVIDED_WORDS_MIN = 60;
const PURPOSE_QUOTED_MAX = 160;

/** The main heading: the page's own, else its name, else one of the keyword that reads as a heading. */
export function mainSection(
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  register: HeadingRegister,
): ProposedSection {
  const { keyword, language, wordCount } = input;
  const own = headingText(input.heading ?? '');
  const worded = headingText(mainHeading(input, aim, words)) || keyword;
  // "Home" names no business.
  const heading = own || (input.kind === 'home' ? '' : headingText(input.name ?? '')) || worded;
  register.add(heading);
  const isNamed = carriesKeyword(matchKeyword(prepareText(heading, language), prepareKeyword(keyword, language)));
  // "About us" is what the page is called, and no search.
  const isLabel = findSitePage(keyword) !== null && normalizeText(heading) === normalizeText(keyword);
  const purpose = headingText(input.purpose ?? '').slice(0, PURPOSE_QUOTED_MAX);
  return {
    level: 1,
    heading,
    guidance: [
      !isLabel && say(words, isNamed ? 'nameKept' : 'nameMissing', { k: keyword }),
      // The words of a search are seldom a heading.
      !isNamed && normalizeText(worded) !== normalizeText(keyword) && say(words, 'nameExample', { h: worded }),
      wordCount === 0
        ? say(words, 'noText')
        : say(words, 'hasText', { n: numberIn(language, input.pageWords ?? wordCount) }),
      wordCount >= DIVIDED_WORDS_MIN &&
        input.sections.every((section) => normalizeText(section.heading) === normalizeText(own)) &&
        say(words, 'split'),
      purpose && say(words, 'purpose', { p: purpose }),
      rankingLength(input, words),
    ]
      .filter(Boolean)
      .join(' '),
    source: own ? 'own' : 'gap',
  };
}

function mainHeading(input: OutlineInput, { intent, subject, place, isTown }: PageAim, words: OutlineWords): string {
  const { keyword, language } = input;
  const written = toHeading(keyword, input);
  if (readOutlineWords(input) === null) return written;
  const isQuestion =
    intent === 'definition'
      ? wordPattern(words.cues.definition).exec(keyword)?.index === 0
      : intent === 'price' && beginsAsQuestion(keyword, language);
  if (isQuestion) return questionText(written, language);
  // "in" is said of a town; how another place is said, its name does not show.
  if (subject === null || asWhole.has(intent) || (place === null ? intent !== 'price' : !isTown)) return written;
  const named = toHeading(subject, input);
  const placed = place === null ? named : filled(words.text.area, { subject: named, place }, language);
  if (intent !== 'price') return placed;
  const cost = words.sections.cost.heading;
  return `${placed}${language === 'fr' ? ' ' : ''}: ${language === 'de' ? cost : cost.slice(0, 1).toLowerCase() + cost.slice(1)}`;
}

const asWhole: ReadonlySet<PageAim['intent']> = new Set(['how_to', 'comparison', 'difference', 'list', 'definition']);

function questionText(keyword: string, language: OutlineInput['language']): string {
  const bare = capitalized(trimTrailing(keyword, /[\s?¿]/u).replace(/^¿/u, ''));
  return language === 'es' ? `¿${bare}?` : `${bare}${language === 'fr' ? ' ?' : '?'}`;
}
