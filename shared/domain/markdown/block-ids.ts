import type { Root } from 'mdast';
import { type Block, BlockReader, visitBlocks } from './block-tree.ts';
import type { ContentDocument } from './content-document.ts';
import { type Pairable, pairEdited } from './pair-edited.ts';
import { plainText } from './plain-text.ts';

/**
 * Gives every block of `next` an id (in place): its own when no earlier block has the same one, else the id of the block of
 * `previous` that it is, else a new one. A block is the same when its content is, wherever it moved, and when it was
 * edited in place, between neighbours that stayed. Near-linear in the size of both documents.
 */
export function assignBlockIds(next: Root, previous: ContentDocument | null, newId: () => string): ContentDocument {
  const reader = new BlockReader();
  const tree = reader.treeOf(next);
  giveIds(tree, previous && reader.treeOf(previous), newId);
  visitBlocks(tree, (block) => {
    if (block.id !== undefined) block.node.id = block.id;
  });
  return next;
}

/** As `assignBlockIds`, of trees of one reader: the ids are on the blocks of `next` alone, no node is changed. */
export function giveIds(next: Block, previous: Block | null, newId: () => string): void {
  const taken = new Set<string>();
  visitBlocks(next, (block) => {
    if (block.id !== undefined && !taken.has(block.id)) taken.add(block.id);
    else block.id = undefined;
  });
  if (previous !== null) {
    matchChildren(previous.children, next.children, taken);
    matchMovedElsewhere(previous, next, taken);
  }
  visitBlocks(next, (block) => {
    if (block.id !== undefined) return;
    block.id = freshId(taken, newId);
    taken.add(block.id);
  });
}

/** A source of ids may repeat itself now and then; one that always does would be asked for ever. */
const REPEATED_IDS_MAX = 1_000;

/**
 * A new id beside those that are taken.
 * @throws Error when the source does not give one
 */
export function freshId(taken: ReadonlySet<string>, newId: () => string): string {
  for (let tries = 0; tries <= taken.size + REPEATED_IDS_MAX; tries += 1) {
    const id = newId();
    if (!taken.has(id)) return id;
  }
  throw new Error('newId must return a different string each time');
}

/** Pairs the children of two containers that are the same block: equal ones first, then edited ones between them. */
function matchChildren(previous: readonly Block[], next: readonly Block[], taken: Set<string>): void {
  const previousIndexes = pairEqual(previous, next);
  pairGaps(previous, next, previousIndexes);
  next.forEach((block, index) => {
    const match = previous[previousIndexes[index] ?? -1];
    if (match === undefined) return;
    adopt(block, match, taken);
    matchChildren(match.children, block.children, taken);
  });
}

/** For each next block the index of a previous one with the same fingerprint, or -1. */
function pairEqual(previous: readonly Block[], next: readonly Block[]): number[] {
  const previousIndexes = Array.from({ length: next.length }, () => -1);
  let start = 0;
  while (start < next.length && next[start]?.fingerprint === previous[start]?.fingerprint) {
    previousIndexes[start] = start;
    start += 1;
  }
  let previousEnd = previous.length;
  let nextEnd = next.length;
  while (
    previousEnd > start &&
    nextEnd > start &&
    previous[previousEnd - 1]?.fingerprint === next[nextEnd - 1]?.fingerprint
  ) {
    previousEnd -= 1;
    nextEnd -= 1;
    previousIndexes[nextEnd] = previousEnd;
  }
  const waiting = new Map<number, number[]>();
  for (let index = previousEnd - 1; index >= start; index -= 1) {
    const fingerprint = previous[index]?.fingerprint ?? -1;
    const indexes = waiting.get(fingerprint);
    if (indexes === undefined) waiting.set(fingerprint, [index]);
    else indexes.push(index);
  }
  for (let index = start; index < nextEnd; index += 1) {
    previousIndexes[index] = waiting.get(next[index]?.fingerprint ?? -1)?.pop() ?? -1;
  }
  return previousIndexes;
}

/** Pairs what is left inside each gap between two neighbours that were paired: those blocks were edited. */
function pairGaps(previous: readonly Block[], next: readonly Block[], previousIndexes: number[]): void {
  const used = new Set(previousIndexes);
  for (let index = 0; index < next.length; index += 1) {
    if (previousIndexes[index] !== -1) continue;
    const gapEnd = endOfGap(previousIndexes, index);
    const candidates = freeRun(previous, used, previousIndexes[index - 1] ?? -1, previousIndexes[gapEnd]);
    const pairs = pairEdited(
      candidates.map((at) => pairable(previous[at])),
      next.slice(index, gapEnd).map(pairable),
    );
    pairs.forEach((candidate, offset) => {
      const match = candidates[candidate];
      if (match === undefined) return;
      previousIndexes[index + offset] = match;
      used.add(match);
    });
    index = gapEnd;
  }
}

function pairable(block: Block | undefined): Pairable {
  return block === undefined ? { type: '', text: '' } : { type: block.node.type, text: plainText(block.node) };
}

function endOfGap(previousIndexes: readonly number[], from: number): number {
  let end = from;
  while (end < previousIndexes.length && previousIndexes[end] === -1) end += 1;
  return end;
}

/** Unpaired previous blocks right after the left neighbour's match, else right before the right neighbour's. */
function freeRun(
  previous: readonly Block[],
  used: ReadonlySet<number>,
  left: number,
  right: number | undefined,
): number[] {
  const run: number[] = [];
  for (let at = left + 1; at < previous.length && !used.has(at); at += 1) run.push(at);
  if (run.length > 0 || right === undefined) return run;
  for (let at = right - 1; at >= 0 && !used.has(at); at -= 1) run.push(at);
  return run.reverse();
}

/** Blocks that moved into another container, or out of one: equal content anywhere in the document. */
function matchMovedElsewhere(previousRoot: Block, nextRoot: Block, taken: Set<string>): void {
  const waiting = new Map<number, Block[]>();
  visitBlocks(previousRoot, (block) => {
    if (block.id === undefined || taken.has(block.id)) return;
    const blocks = waiting.get(block.fingerprint);
    if (blocks === undefined) waiting.set(block.fingerprint, [block]);
    else blocks.push(block);
  });
  if (waiting.size === 0) return;
  visitBlocks(nextRoot, (block) => {
    if (block.id !== undefined) return;
    const match = waiting.get(block.fingerprint)?.shift();
    if (match !== undefined) adopt(block, match, taken);
  });
}

function adopt(block: Block, match: Block, taken: Set<string>): void {
  const { id } = match;
  if (block.id !== undefined || id === undefined || taken.has(id)) return;
  taken.add(id);
  block.id = id;
}
