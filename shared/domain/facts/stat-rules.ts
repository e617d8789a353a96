import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../language/word-pattern.ts';
import { factPatterns } from './fact-patterns.ts';
import { defined, type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { isFullName } from './person-names.ts';
import { approximations, number, speaksOfUs } from './stat-words.ts';

/** `100 % satisfaction guarantee` is a promise, no figure. */
const noGuarantee = '(?![\\s-](?:guarante|garant|gwarancj))';

/** The patterns of numbers with a noun, from the nouns that businesses count. */
function makeStatPatterns() {
  const label = factPatterns().counted;
  const value = `${approximations}(?:${number})`;
  return {
    standalone: compiled(`^(${value})\\s?(${label})${noGuarantee}[.!]?(?:\\s\\p{Ll}[^.!?\\d]{0,50})?$`),
    inSentence: compiled(`(?<![\\p{L}\\d.,])(${value})\\s(${label})(?!\\p{L})${noGuarantee}`),
    bareNumber: compiled(`^(?:${value})$`),
    bareLabel: compiled(`^(?:% ?)?${label}$`),
    counter: compiled(`^(?:${value}|\\d(?:[.,]\\d)?\\s?(?:★|/\\s?5)|\\d{1,2}/7|\\d{1,2}\\s?h)$`),
  };
}
let made: ReturnType<typeof makeStatPatterns> | undefined;
function statPatterns(): ReturnType<typeof makeStatPatterns> {
  made ??= makeStatPatterns();
  return made;
}

/** How long a business has been there, as its sentences say it. */
const tenure = new RegExp(
  String.raw`\b(?:${alternatives('facts', 'tenure')})\b[^.!?]{0,80}?\bfor (?:the (?:last|past) )?((?:over |more than |nearly |almost )?\d{1,3}\+?) (years)\b`,
  'i',
);

const tenures = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('facts', 'tenuresSince')}) ((?:(?:${alternatives('facts', 'tenures')}) )?\d{1,3}\+?) (${alternatives('facts', 'tenuresThen')})n?(?!\p{L}| alt| âge)`,
  'iu',
);

const SENTENCE_CHARACTERS_MAX = 300;
const STANDALONE_CHARACTERS_MAX = 60;

/** Numbers with a noun on the pages about the business: counters, short lines, and sentences about itself. */
export function statFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (!purpose.isStart && !purpose.isAbout) return [];
  const blocks = page.blocks.filter(({ location }) => location === 'body');
  const counters = counterGroups(blocks);
  const taken = new Set(counters.map(({ block }) => block));
  return [
    ...counters.filter(({ value }) => isCounted(value)).flatMap(counted),
    ...blocks.flatMap((block, at) =>
      taken.has(block) ? [] : [...readStat(block), ...readCounter(block, blocks[at + 1])],
    ),
  ];
}

function readStat(block: PageBlock): Observation[] {
  const { text } = block;
  if (text.length <= STANDALONE_CHARACTERS_MAX) {
    const found = statPatterns().standalone.exec(text);
    if (found) return stat(found[1], found[2], block, text);
  }
  return text
    .slice(0, 4 * SENTENCE_CHARACTERS_MAX)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length <= SENTENCE_CHARACTERS_MAX)
    .flatMap((sentence) => {
      const found =
        (speaksOfUs.test(sentence) ? statPatterns().inSentence.exec(sentence) : null) ??
        tenure.exec(sentence) ??
        (speaksOfUs.test(sentence) ? tenures.exec(sentence) : null);
      return found ? stat(found[1], found[2], block, found[0], sentence) : [];
    });
}

/** A number and its label as neighbours, each on its own line. */
function readCounter(block: PageBlock, next: PageBlock | undefined): Observation[] {
  if (!next || !statPatterns().bareNumber.test(block.text) || !statPatterns().bareLabel.test(next.text)) return [];
  return stat(block.text, next.text, next, `${block.text} ${next.text}`);
}

/** In a row of counters any short line may be a label. */
const counterLabel = /^(?:% ?)?\p{L}[\p{L}\p{M} &/'’.,-]{2,45}$/u;
const COUNTERS_MIN = 2;

interface Counter {
  value: string;
  label: string;
  block: PageBlock;
}

/** Numbers with labels in a row, `500+ | Roofs completed | 20+ | Years`: a row of counters, not of steps, prices or days. */
function counterGroups(blocks: readonly PageBlock[]): Counter[] {
  const found: Counter[] = [];
  let at = 0;
  while (at < blocks.length) {
    const row: Counter[] = [];
    for (let next = counterAt(blocks, at); next !== null; next = counterAt(blocks, at)) {
      row.push(next);
      at += 2;
    }
    if (
      row.length >= COUNTERS_MIN &&
      row.some(({ value, label }) => /[+%★]/.test(value) || statPatterns().bareLabel.test(label))
    )
      found.push(...row);
    at += row.length === 0 ? 1 : 0;
  }
  return found;
}

function counterAt(blocks: readonly PageBlock[], at: number): Counter | null {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined || next === undefined || !isCounter(block.text, next.text)) return null;
  return { value: block.text, label: next.text, block: next };
}

const isCounter = (value: string, label: string): boolean =>
  value.length <= 20 &&
  statPatterns().counter.test(value) &&
  counterLabel.test(label) &&
  (/[+%]/.test(value) || !isFullName(label));
/** Hours of service are in the row, and no number of anything. */
const isCounted = (value: string): boolean =>
  !/\/7|\dh$/i.test(value) && !looksLikeYear.test(value) && !isZero.test(value);
/** A counter shows nothing before its script runs. */
const isZero = /^\D*0+\D*$/;

const counted = ({ value, label, block }: Counter): Observation[] => {
  const isShare = label.startsWith('%');
  return observed({
    kind: 'stat',
    data: { label: isShare ? label.slice(1).trim() : label, value: isShare ? `${value} %` : value },
    source: 'crawl',
    evidence: `${value} ${label}`,
    locator: describePlace(block),
  });
};

const emphasis = /[+%]|\b(?:k|m|bn|million|billion|thousand|over|more|nearly|almost)\b|\d[km]\b/i;
const looksLikeYear = /^(?:19|20)\d{2}$/;

/** A small plain number may be anything ("3 locations" below a map); one that is large, relative or open-ended is a claim. */
const isClaim = (value: string): boolean =>
  !looksLikeYear.test(value.trim()) && (emphasis.test(value) || Number(value.replace(/\D/g, '')) >= 100);

const certainUnits = new RegExp(alternatives('facts', 'certainUnits'), 'iu');

function stat(value = '', found = '', block: PageBlock, evidence: string, context?: string): Observation[] {
  const isCertain = certainUnits.test(found);
  if ((!isCertain && !isClaim(value)) || looksLikeYear.test(value.trim()) || isZero.test(value)) return [];
  return observed({
    kind: 'stat',
    data: defined({ label: found.trim(), value: value.trim(), context }),
    source: 'crawl',
    evidence,
    locator: describePlace(block),
  });
}
