import { collapse } from './hast-text.ts';

const maxContextCharacters = 300;

/** Holds 300 characters on either side, whatever the white space between them; keeps the work per link constant. */
const windowLength = 1200;

const sentenceEnd = /[.!?…]["'”’)]*(?=\s)|[。！？]/g;

/**
 * The sentence around a link, which is `text` from `start` to `end`: at most 300 characters, the link's own first.
 * Null when it says no more than the link.
 */
export function linkContext(text: string, start: number, end: number): string | null {
  const before = collapseInside(sentenceTail(text.slice(Math.max(0, start - windowLength), start)));
  const anchor = collapseInside(text.slice(start, Math.min(end, start + windowLength)));
  const after = collapseInside(sentenceHead(text.slice(end, end + windowLength)));
  if (!/[\p{L}\p{N}]/u.test(before + after)) return null;
  return collapse(clip(before, anchor, after).toWellFormed());
}

/** As much of `before` and `after` as fits, in equal shares; what one side does not need, the other one gets. */
function clip(before: string, anchor: string, after: string): string {
  const left = Array.from(before.trimStart());
  const middle = Array.from(anchor);
  const right = Array.from(after.trimEnd());
  const room = Math.max(0, maxContextCharacters - middle.length);
  const leftRoom = Math.max(Math.floor(room / 2), room - right.length);
  const leftTaken = Math.min(left.length, leftRoom);
  return [
    ...left.slice(left.length - leftTaken),
    ...middle.slice(0, maxContextCharacters),
    ...right.slice(0, room - leftTaken),
  ].join('');
}

function sentenceTail(text: string): string {
  const lastEnd = [...text.matchAll(sentenceEnd)].at(-1);
  return lastEnd === undefined ? text : text.slice(lastEnd.index + lastEnd[0].length);
}

function sentenceHead(text: string): string {
  const firstEnd = text.matchAll(sentenceEnd).next().value;
  // The end of the block ends its sentence as well.
  return firstEnd === undefined ? text : text.slice(0, firstEnd.index + firstEnd[0].length);
}

/** Keeps single spaces at the ends, which separate the words on both sides. */
function collapseInside(text: string): string {
  return text.replace(/\s+/g, ' ');
}
