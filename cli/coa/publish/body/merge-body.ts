/**
 * A body that was edited as Markdown, put into what a content system stores: only the blocks that were edited are replaced, and everything
 * else stays byte for byte.
 */
import { diffArrays } from 'diff';
import type { BodyMerge } from '../prepare-fields.ts';
import { type MarkdownBlock, parseBlocks } from './markdown-blocks.ts';

const changedSince = 'the live body is not the one that the draft began from';
const outside = 'a part of the page was edited that is not in its content, but in its theme';
const withoutText = 'a picture, a rule or an embedded element was edited: edit it in the system';
const inside = 'the edit is in a part of a block that can only be edited in the system';

/** A part of a stored body that is kept or replaced as a whole. All parts together are the body, byte for byte. */
export interface Segment {
  readonly text: string;
  /** Empty for pictures, embedded elements and what is between blocks. */
  readonly letters: string;
}

/** How a content system writes bodies. */
export interface Notation {
  readonly split: (stored: string) => Segment[];
  readonly format: (block: MarkdownBlock) => string;
  /** A block with the settings of the old one; null where it has none to keep. */
  readonly reword: (old: string, block: MarkdownBlock) => string | null;
  /** Whether what begins in the text ends in it. */
  readonly isWhole: (text: string) => boolean;
}

/** An edit: blocks `from` to `to` of the base become these. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly added: readonly MarkdownBlock[];
}

interface Sides {
  readonly stored: string;
  /** As the latest crawl read it. */
  readonly base: string;
  readonly edited: string;
}

export function mergeBody(given: Sides, notation: Notation): BodyMerge {
  const base = parseBlocks(given.base);
  const edited = parseBlocks(given.edited);
  const segments = notation.split(given.stored);
  const live = joinLetters(segments);
  const all = joinLetters(base);
  const hunks = findHunks(base, edited).filter((hunk) => !isMainHeading(base, hunk));
  if (hunks.length === 0) return { kind: 'same' };
  const at = live === '' ? -1 : all.indexOf(live);
  if (at < 0) return isThere(edited, hunks, live) ? { kind: 'same' } : { kind: 'conflict', reason: changedSince };
  if (all.includes(live, at + 1)) return { kind: 'conflict', reason: changedSince };
  const offsets = runningLengths(base).map((offset) => offset - at);
  const places = runningLengths(segments);
  const merged = segments.map(({ text }) => text);
  // From the end, so that the positions of the others stay.
  for (const hunk of hunks.toReversed()) {
    const reason = applyHunk(hunk);
    if (reason !== null) return { kind: 'conflict', reason };
  }
  const stored = merged.join('');
  if (stored === given.stored) return { kind: 'same' };
  const isEdited = joinLetters(edited).includes(joinLetters(notation.split(stored)));
  return isEdited && notation.isWhole(stored) === notation.isWhole(given.stored)
    ? { kind: 'write', stored }
    : { kind: 'conflict', reason: inside };

  function applyHunk({ from, to, added }: Hunk): string | null {
    const [start = 0, end = 0] = [offsets[from], offsets[to]];
    if (start < 0 || end > live.length) return outside;
    if (from < to && start === end) return withoutText;
    const blocks = added.map(notation.format);
    if (from === to) return insert(start, isTextless(base[from - 1]), blocks);
    const first = segments.findIndex(({ letters }, index) => letters !== '' && places[index] === start);
    const last = segments.findLastIndex(({ letters }, index) => letters !== '' && places[index + 1] === end);
    if (first < 0 || last < first) return inside;
    const between = segments.slice(first, last + 1);
    if (between.some(({ letters, text }) => letters === '' && text.trim() !== '')) return withoutText;
    const old = between.map(({ text }) => text).join('');
    if (!notation.isWhole(old)) return inside;
    const [only] = added;
    const words = only !== undefined && added.length === 1 && to - from === 1 ? notation.reword(old, only) : null;
    const isLineBefore = /^\s/.test(old) ? '\n\n' : '';
    merged.splice(first, last - first + 1, words ?? `${isLineBefore}${blocks.join('\n\n')}`, ...emptied(last - first));
    return null;
  }

  function insert(position: number, isAfterPicture: boolean, blocks: readonly string[]): string | null {
    const before = segments.findLastIndex(({ letters }, index) => letters !== '' && places[index + 1] === position);
    const next = segments.findIndex(({ letters }, index) => letters !== '' && places[index] === position);
    const index = isAfterPicture || before < 0 ? next : before;
    if (index < 0) return inside;
    const old = merged[index] ?? '';
    const added = blocks.join('\n\n');
    merged[index] = index === before && !(isAfterPicture && next >= 0) ? `${old}\n\n${added}` : `${added}\n\n${old}`;
    return null;
  }
}

const emptied = (count: number): string[] => Array.from({ length: count }, () => '');
const isTextless = (block: MarkdownBlock | undefined): boolean => block?.letters === '';
const joinLetters = (parts: readonly { readonly letters: string }[]): string =>
  parts.map(({ letters }) => letters).join('');
/** The theme may show more than the content holds; whatever was written stands in the content. */
const isThere = (edited: readonly MarkdownBlock[], hunks: readonly Hunk[], live: string): boolean =>
  live !== '' &&
  joinLetters(edited).includes(live) &&
  hunks.every(({ added }) => added.every(({ letters }) => live.includes(letters)));

/** Where each starts, in letters, and where the last one ends. */
function runningLengths(parts: readonly { readonly letters: string }[]): number[] {
  const starts = [0];
  for (const { letters } of parts) starts.push((starts.at(-1) ?? 0) + letters.length);
  return starts;
}

function findHunks(base: readonly MarkdownBlock[], edited: readonly MarkdownBlock[]): Hunk[] {
  const hunks: { from: number; to: number; added: MarkdownBlock[] }[] = [];
  let at = 0;
  let open: (typeof hunks)[number] | null = null;
  for (const { value, added, removed } of diffArrays([...base], [...edited], {
    comparator: (a, b) => a.source === b.source,
  })) {
    if (!added && !removed) {
      at += value.length;
      open = null;
      continue;
    }
    if (open === null) {
      open = { from: at, to: at, added: [] };
      hunks.push(open);
    }
    if (removed) {
      at += value.length;
      open.to = at;
    } else open.added.push(...value);
  }
  return hunks;
}

/** The H1 is a separate field. */
const isMainHeading = (base: readonly MarkdownBlock[], { from, to, added }: Hunk): boolean =>
  to - from === 1 && base[from]?.depth === 1 && added.length === 1 && added[0]?.depth === 1;
