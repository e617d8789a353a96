import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
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
const SPREAD_WORDS_MIN = 60;
const PURPOSE_QUOTED_MAX = 160;

/** The main heading: the page's own, else one of the keyword that reads as a heading. */
export function mainSection(
  input: OutlineInput,
  aim: PageAim,
  words: OutlineWords,
  register: HeadingRegister,
  isSpread: boolean,
): ProposedSection {
  const { keyword, language, wordCount } = input;
  const own = headingText(input.heading ?? '');
  const worded = headingText(mainHeading(input, aim, words)) || keyword;
  // "Home" names no business.
  const called = input.kind === 'home' && normalizeText(input.name ?? '') !== normalizeText(keyword) ? '' : input.name;
  const heading = own || headingText(called ?? '') || worded;
  register.add(heading);
  const isNamed = carriesKeyword(matchKeyword(prepareText(heading, language), prepareKeyword(keyword, language)));
  // "About us" is what the page is called, and no search.
  const isLabel = findSitePage(keyword) !== null && normalizeText(heading) === normalizeText(keyword);
  const state =
    wordCount === 0
      ? say(words, 'noText')
      : say(words, 'hasText', { n: numberIn(language, input.pageWords ?? wordCount) });
  const purpose = quotedPurpose(input.purpose);
  return {
    level: 1,
    heading,
    guidance: [
      !isLabel && say(words, isNamed ? 'nameKept' : 'nameMissing', { k: keyword }),
      // The words of a search are seldom a heading.
      !isNamed && normalizeText(worded) !== normalizeText(keyword) && say(words, 'nameExample', { h: worded }),
      state,
      wordCount >= SPREAD_WORDS_MIN &&
        input.sections.every((section) => isMain(section.heading, own)) &&
        say(words, isSpread ? 'spread' : 'split'),
      purpose && say(words, 'purpose', { p: purpose }),
      rankingLength(input, words),
    ]
      .filter(Boolean)
      .join(' '),
    source: own ? 'own' : 'gap',
  };
}

const isMain = (heading: string, main: string): boolean => normalizeText(heading) === normalizeText(main);

function mainHeading(input: OutlineInput, { intent, subject, place, isTown }: PageAim, words: OutlineWords): string {
  const { keyword, language } = input;
  const written = toHeading(keyword, input);
  // "in" is said of a town; how another place is said, its name does not show.
  if (subject === null || (place !== null && !isTown) || readOutlineWords(input) === null) return written;
  if (intent === 'definition') return definitionText(written, language, words);
  if (asWhole.has(intent) || (place === null && unsigned.has(intent) && !beginsWithPlace.test(keyword))) return written;
  // "What does a new roof cost" is a heading as it is.
  if (intent === 'price' && place === null && beginsAsQuestion(keyword, language))
    return questionText(written, language);
  const named = place === null ? subject : filled(words.text.area, { subject, place }, language);
  if (intent !== 'price') return named;
  const cost = words.sections.cost.heading;
  return `${named}${language === 'fr' ? ' ' : ''}: ${language === 'de' ? cost : cost.slice(0, 1).toLowerCase() + cost.slice(1)}`;
}

/** Without a sign in the keyword all of it is the name of something: "Der Herr der Ringe". */
const unsigned: ReadonlySet<PageAim['intent']> = new Set(['topic', 'service', 'place']);
/** "in Berlin" is about Berlin. */
const beginsWithPlace = new RegExp(String.raw`^(?:${alternatives('outlines', 'beginsWithPlace')})\s`, 'u');
const asWhole: ReadonlySet<PageAim['intent']> = new Set(['how_to', 'comparison', 'difference', 'list']);

/** "what is seo" is a question; "seo meaning" is none. */
function definitionText(keyword: string, language: OutlineInput['language'], words: OutlineWords): string {
  const isQuestion = wordPattern(words.cues.definition).exec(keyword)?.index === 0;
  return isQuestion
    ? questionText(keyword, language)
    : capitalized(trimTrailing(keyword, /[\s?¿]/u).replace(/^¿/u, ''));
}

function questionText(keyword: string, language: OutlineInput['language']): string {
  const bare = trimTrailing(keyword, /[\s?¿]/u).replace(/^¿/u, '');
  if (language === 'es') return `¿${capitalized(bare)}?`;
  return `${capitalized(bare)}${language === 'fr' ? ' ?' : '?'}`;
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
