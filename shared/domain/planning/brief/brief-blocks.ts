import { amountIn } from '../../language/money-amount.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';
import { plainText } from './brief-text.ts';
import { isLetterPart } from './letter-parts.ts';
import { markListedLines, removeSpeakers } from './paragraph-forms.ts';
import { labelsWishes } from './wish-sentences.ts';

/** One statement of a brief, with the heading or the label that it stands under. */
export interface BriefBlock {
  readonly kind: 'heading' | 'item' | 'denied' | 'sentence';
  readonly text: string;
  readonly under: string | null;
  /** "Name: Fern" in a list or a row of two cells: the part that may be a label, and what it says. */
  readonly pair?: { readonly label: string; readonly value: string };
  /** The label stands before an earlier sentence of the paragraph: it holds for incomplete sentences. */
  readonly isCarried?: boolean;
  readonly isQuestion?: boolean;
  /** A row of a table with a price in it. */
  readonly isPriced?: boolean;
  /** The only heading of the highest rank in Markdown or HTML. */
  readonly isTitle?: boolean;
}

const BLOCKS_MAX = 400;
const LABEL_WORDS_MAX = 6;
const WISH_LABEL_WORDS_MAX = 9;
const HEADING_WORDS_MAX = 6;
const QUESTION_WORDS_MAX = 14;

interface Line {
  kind: 'heading' | 'item' | 'denied' | 'text' | 'blank';
  text: string;
  pair?: { label: string; value: string };
  isPriced?: boolean;
  isFirstRank?: boolean;
}

/** The statements of a brief, whatever it is written in: plain text, Markdown, HTML, a table or a list. */
export function splitBlocks(brief: string): BriefBlock[] {
  const lines = markListedLines(readLines(removeSpeakers(plainText(brief))));
  const blocks: BriefBlock[] = [];
  let under: string | null = null;
  /** A line with a colon announces what follows it directly. */
  let announcedAt = -1;
  for (const [at, line] of lines.entries()) {
    if (blocks.length >= BLOCKS_MAX) break;
    if (line.kind === 'blank') {
      // A heading holds for its list; a paragraph after a blank line and a list is about something else.
      const isBehindList = lines[at - 1]?.kind === 'item' || lines[at - 1]?.kind === 'denied';
      const isBehindParagraph =
        announcedAt >= 0 && lines.slice(announcedAt + 1, at).some(({ kind }) => kind === 'text');
      if ((isBehindList || isBehindParagraph) && nextLine(lines, at)?.kind === 'text') under = null;
      continue;
    }
    const isHeading = line.kind === 'heading' || isHeadingLine(lines, at);
    if (isHeading) {
      announcedAt = line.kind === 'heading' ? -1 : at;
      under = trimTrailing(line.text, /[\s:]/u);
      const isTitle = line.isFirstRank === true && lines.filter(({ isFirstRank }) => isFirstRank).length === 1;
      blocks.push({ kind: 'heading', text: under, under: null, ...(isTitle ? { isTitle } : {}) });
    } else if (line.kind === 'item' || line.kind === 'denied') {
      const { kind, text, pair, isPriced } = line;
      blocks.push({
        kind,
        text,
        under,
        ...(pair === undefined ? {} : { pair }),
        ...(isPriced === true ? { isPriced } : {}),
      });
    } else {
      blocks.push(...sentenceBlocks(line.text, under));
    }
  }
  return blocks.slice(0, BLOCKS_MAX);
}

const nextLine = (lines: readonly Line[], at: number): Line | undefined =>
  lines.slice(at + 1).find(({ kind }) => kind !== 'blank');

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** A short line that ends with a colon, or that a list follows directly. */
function isHeadingLine(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line?.kind !== 'text' || wordCount(line.text) > HEADING_WORDS_MAX + 4) return false;
  if (line.text.endsWith(':')) return nextLine(lines, at)?.kind !== undefined;
  return wordCount(line.text) <= HEADING_WORDS_MAX && lines[at + 1]?.kind === 'item';
}

/** "Services: a, b and c" is a list under a label; else the sentences of the line. A question is the label of its answer. */
function sentenceBlocks(text: string, under: string | null): BriefBlock[] {
  const sentences = splitSentences(text).filter((sentence) => !isLetterPart(sentence));
  let carried: string | null = null;
  return sentences.map((sentence): BriefBlock => {
    const colon = sentence.indexOf(': ');
    const label = colon > 0 ? sentence.slice(0, colon).trim() : '';
    const isShort = wordCount(label) <= (labelsWishes(label) ? WISH_LABEL_WORDS_MAX : LABEL_WORDS_MAX);
    const isClause = label.includes(',') && !labelsWishes(label);
    const isLabel = label !== '' && isShort && !isClause;
    if (isLabel) {
      carried = label;
      return { kind: 'sentence', text: sentence.slice(colon + 2).trim(), under: label };
    }
    if (/[?？]$/u.test(sentence) && wordCount(sentence) <= QUESTION_WORDS_MAX) {
      carried = sentence;
      return { kind: 'sentence', text: sentence, under, isQuestion: true };
    }
    return carried === null
      ? { kind: 'sentence', text: sentence, under }
      : { kind: 'sentence', text: sentence, under: carried, isCarried: true };
  });
}

const abbreviation = compiled(String.raw`(?:^|[\s(])(?:${wordsFor('pairedAbbreviations')}|\p{L}|\p{L}\.\s?\p{L})\.$`);

/** The sentences of a line; a full stop after an abbreviation or between figures ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  const parts = text.split(/(?<=[.!?…]["”“»)]?)\s+(?!»)|(?<=[。！？])/u);
  for (const part of parts) {
    current = current === '' ? part : `${current} ${part}`;
    if (abbreviation.test(current.slice(-20))) continue;
    // A sentence does not begin with a small letter.
    sentences.push(current.trim());
    current = '';
  }
  if (current.trim() !== '') sentences.push(current.trim());
  return sentences.filter((sentence) => sentence !== '');
}

const itemMark =
  /^(?:\d{1,2}\.\d{1,2}\.?\s+|\p{Lu}{1,2}-\d{1,2}[.)]?\s+|(?:[-*•–—·▪►✓✔+]|\(?\d{1,2}[.)]|[a-z]\))\s+|[・●○■□◆◇※☆★]\s*|[（(]?[一二三四五六七八九十]{1,3}[)）]?、)/u;
const pictograph = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3})+/gu;

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  const all = text.split(/\r\n|[\n\r\u2028]/u);
  for (const [at, raw] of all.entries()) {
    const trimmed = raw.trim();
    if (/^(?:❌|🚫|⛔|✗|✘)/u.test(trimmed)) {
      lines.push({ kind: 'denied', text: unmarked(trimmed.replaceAll(/^(?:❌|🚫|⛔|✗|✘)\u{FE0F}?\s*/gu, '')) });
      continue;
    }
    const beginsWithPictograph = /^(?![\d*#])\p{Extended_Pictographic}/u.test(trimmed);
    const line = trimmed.replaceAll(pictograph, ' ').trim();
    if (line === '' || isRule(line)) {
      if (!line.includes('|')) lines.push({ kind: 'blank', text: '' });
      continue;
    }
    if (isLetterPart(line)) {
      lines.push({ kind: 'blank', text: '' });
      continue;
    }
    const next = all[at + 1]?.trim() ?? '';
    // The names of the columns say nothing of what is offered.
    if (line.includes('|') && next.includes('|') && isRule(next)) continue;
    if (/^#{1,6}\s/u.test(line))
      lines.push({
        kind: 'heading',
        text: unmarked(line.replace(/^#+\s*/u, '')),
        ...(/^#\s/u.test(line) ? { isFirstRank: true } : {}),
      });
    else if (/^\|?[^|]+\|/u.test(line)) lines.push(...tableRow(line));
    else if (isNumberedSection(line, next)) lines.push({ kind: 'heading', text: unmarked(line.replace(itemMark, '')) });
    else if (isNumberedQuestion(line) && !isNumberedQuestion(nextText(all, at)))
      lines.push({ kind: 'heading', text: unmarked(line.replace(itemMark, '')) });
    else if (itemMark.test(line)) lines.push(listItem(unmarked(line.replace(itemMark, ''))));
    else
      lines.push({
        kind: beginsWithPictograph && line.length < 80 && lines.length > 0 ? 'item' : 'text',
        text: unmarked(line),
      });
  }
  return lines.filter(({ kind, text: own }) => kind === 'blank' || own !== '');
}

/** "5. What the Museum offers" above "5.1 The galleries", "2) WAS BIETEN SIE AN?" above a text or a list: the heading of a section. */
const isNumberedSection = (line: string, next: string): boolean => {
  const [, number] = /^(\d{1,2})[.)]\s\p{Lu}/u.exec(line) ?? [];
  if (number === undefined || wordCount(line) > HEADING_WORDS_MAX) return false;
  return next.startsWith(`${number}.1`) || (next !== '' && !/^\d{1,2}[.)]\s/u.test(next));
};

/** "3. Was bieten Sie an?": the question of a form, and the answer stands below. */
const isNumberedQuestion = (line: string): boolean =>
  /^\(?\d{1,2}[.)]\s/u.test(line) && /[?？]$/u.test(line) && wordCount(line) <= QUESTION_WORDS_MAX + 1;

const nextText = (all: readonly string[], at: number): string =>
  all
    .slice(at + 1, at + 3)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** A line that only draws: under a heading, between rows of a table. */
const isRule = (line: string): boolean => /^[|:\s*_=-]+$/u.test(line);

function listItem(text: string): Line {
  const found = /^([^:,;.!?"“„«]{2,50}?)\s?:\s(.+)$/u.exec(text);
  const [, label, value] = found ?? [];
  return label === undefined || value === undefined || wordCount(label) > LABEL_WORDS_MAX
    ? { kind: 'item', text }
    : { kind: 'item', text, pair: { label, value } };
}

/** Of a row of a table, the first cell names what the row is about; the others stay beside it. */
function tableRow(line: string): Line[] {
  const cells = line
    .split('|')
    .map((cell) => unmarked(cell))
    .filter((cell) => cell !== '');
  const [first, ...rest] = cells;
  if (first === undefined) return [];
  const [second] = rest;
  if (rest.some((cell) => withdrawn.test(cell)) || /^~~.*~~$/u.test(first)) return [{ kind: 'denied', text: first }];
  return [
    {
      kind: 'item',
      text: rest.length === 0 ? first : `${first} (${rest.join(', ')})`,
      ...(rest.some((cell) => amountIn(cell) !== null) ? { isPriced: true } : {}),
      ...(second === undefined || rest.length > 1 ? {} : { pair: { label: first, value: second } }),
    },
  ];
}

/** "Kawa | 0 | – | wycofana": a row of what there is no more. */
const withdrawn = compiled(String.raw`^(?:${wordsFor('withdrawn')})(?!\p{L})`);

const unmarked = (line: string): string =>
  line
    .replaceAll(/\*\*|__|`|(?<![\p{L}\d])[*_](?=\p{L})|(?<=\p{L})[*_](?![\p{L}\d])/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
