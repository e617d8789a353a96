import { defined, type Observation, observed } from './observation.ts';
import { type PageBlock, type PageReadingForFacts, placeOf } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';

/** What businesses count about themselves. Without one of these nouns a number is a price, a size, a date. */
const noun =
  '(?:clients|customers|users|members|subscribers|projects|employees|countries|cities|locations|students|patients|families|businesses|companies|brands|teams|homes|events|installations|orders|bikes|deliveries|volunteers|experts|years of experience|years in business|satisfaction|satisfaction rate|client satisfaction|customer satisfaction|retention|uptime)';
const participle =
  '(?:served|repaired|completed|delivered|sold|built|shipped|trained|helped|installed|hosted|raised|serviced|restored|planted|recycled|worldwide)';
const number =
  '(?:[$€£]\\s?)?\\d{1,3}(?:[,. ]\\d{3})+\\+?|(?:[$€£]\\s?)?\\d{1,9}(?:\\.\\d{1,2})?(?:\\s?(?:k|m|bn|million|billion|thousand)\\b)?\\s?(?:\\+|%)?';
const about = '(?:(?:over|more than|nearly|almost|about|around|up to)\\s)?';
const adjectives =
  '(?:(?:happy|satisfied|loyal|active|local|paying|registered|successful|professional|certified|new|business|corporate|small|global)\\s){0,2}';

const label = `${adjectives}${noun}(?:\\s${participle}(?:\\s(?:a|per|every)\\s(?:year|month|week))?)?`;
const standalone = new RegExp(`^(${about}(?:${number}))\\s*(${label})[.!]?$`, 'i');
const inSentence = new RegExp(`\\b(${about}(?:${number}))\\s(${label})\\b`, 'i');
const bareNumber = new RegExp(`^(?:${about}(?:${number}))$`, 'i');
const bareLabel = new RegExp(`^${label}$`, 'i');
const speaksOfUs = /\b(?:we|we've|we’ve|our|us)\b/i;

const SENTENCE_CHARACTERS_MAX = 300;
const STANDALONE_CHARACTERS_MAX = 60;

/** Numbers with a noun on the pages about the business: counters, short lines, and sentences in which it speaks of itself. */
export function statFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (!purpose.isStart && !purpose.isAbout) return [];
  const blocks = page.blocks.filter(({ location }) => location === 'body');
  return blocks.flatMap((block, at) => [...statOf(block), ...counterOf(block, blocks[at + 1])]);
}

function statOf(block: PageBlock): Observation[] {
  const { text } = block;
  if (text.length <= STANDALONE_CHARACTERS_MAX) {
    const found = standalone.exec(text);
    if (found) return stat(found[1], found[2], block, text);
  }
  return text
    .slice(0, 4 * SENTENCE_CHARACTERS_MAX)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length <= SENTENCE_CHARACTERS_MAX && speaksOfUs.test(sentence))
    .flatMap((sentence) => {
      const found = inSentence.exec(sentence);
      return found ? stat(found[1], found[2], block, found[0], sentence) : [];
    });
}

/** A number and its label as neighbours, each on its own line. */
function counterOf(block: PageBlock, next: PageBlock | undefined): Observation[] {
  if (!next || !bareNumber.test(block.text) || !bareLabel.test(next.text)) return [];
  return stat(block.text, next.text, next, `${block.text} ${next.text}`);
}

const emphasis = /[+%]|\b(?:k|m|bn|million|billion|thousand|over|more|nearly|almost)\b|\d[km]\b/i;
const looksLikeYear = /^(?:19|20)\d{2}$/;

/** A small plain number may be anything ("3 locations" below a map); one that is large, relative or open-ended is a claim. */
const isClaim = (value: string): boolean =>
  !looksLikeYear.test(value.trim()) && (emphasis.test(value) || Number(value.replace(/\D/g, '')) >= 100);

function stat(value = '', found = '', block: PageBlock, evidence: string, context?: string): Observation[] {
  const isTenure = /^years/i.test(found);
  if (!isTenure && !isClaim(value)) return [];
  return observed({
    kind: 'stat',
    data: defined({ label: found.trim(), value: value.trim(), context }),
    source: 'crawl',
    evidence,
    locator: placeOf(block),
  });
}
