import type { Nodes, Root } from 'mdast';
import type { ContentDocument } from './content-document.ts';
import { isBlock } from './content-document.ts';
import { type Pairable, pairEdited } from './pair-edited.ts';
import { plainText } from './plain-text.ts';

/** A block and its place, as the matching sees it. */
interface Block {
  node: Nodes;
  /** Equal for two blocks with the same content, whatever their ids. */
  fingerprint: number;
  /** The blocks directly inside. */
  children: Block[];
}

/**
 * Gives every block of `next` an id (in place): the one it has when `keep` allows, else the id of the block of
 * `previous` that it is, else a new one. A block is the same when its content is, wherever it moved, and when it was
 * edited in place, between neighbours that stayed. Near-linear in the size of both documents.
 */
export function assignBlockIds(next: Root, previous: ContentDocument | null, newId: () => string): ContentDocument {
  const fingerprints = new Fingerprints();
  const nextRoot = fingerprints.blockOf(next);
  const taken = new Set<string>();
  forEachBlock(nextRoot, ({ node }) => {
    if (node.id !== undefined && !taken.has(node.id)) taken.add(node.id);
    else delete node.id;
  });
  if (previous !== null) {
    const previousRoot = fingerprints.blockOf(previous);
    matchChildren(previousRoot.children, nextRoot.children, taken);
    matchMovedElsewhere(previousRoot, nextRoot, taken);
  }
  forEachBlock(nextRoot, ({ node }) => {
    if (node.id !== undefined) return;
    let id = newId();
    while (taken.has(id)) id = newId();
    taken.add(id);
    node.id = id;
  });
  return next;
}

/** Pairs the children of two containers that are the same block: equal ones first, then edited ones between them. */
function matchChildren(previous: readonly Block[], next: readonly Block[], taken: Set<string>): void {
  const previousOf = pairEqual(previous, next);
  pairGaps(previous, next, previousOf);
  next.forEach((block, index) => {
    const match = previous[previousOf[index] ?? -1];
    if (match === undefined) return;
    adopt(block, match, taken);
    matchChildren(match.children, block.children, taken);
  });
}

/** For each next block the index of a previous one with the same fingerprint, or -1. */
function pairEqual(previous: readonly Block[], next: readonly Block[]): number[] {
  const previousOf = Array.from({ length: next.length }, () => -1);
  let start = 0;
  while (start < next.length && next[start]?.fingerprint === previous[start]?.fingerprint) {
    previousOf[start] = start;
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
    previousOf[nextEnd] = previousEnd;
  }
  const waiting = new Map<number, number[]>();
  for (let index = previousEnd - 1; index >= start; index -= 1) {
    const fingerprint = previous[index]?.fingerprint ?? -1;
    const indexes = waiting.get(fingerprint);
    if (indexes === undefined) waiting.set(fingerprint, [index]);
    else indexes.push(index);
  }
  for (let index = start; index < nextEnd; index += 1) {
    previousOf[index] = waiting.get(next[index]?.fingerprint ?? -1)?.pop() ?? -1;
  }
  return previousOf;
}

/** Pairs what is left inside each gap between two neighbours that were paired: those blocks were edited. */
function pairGaps(previous: readonly Block[], next: readonly Block[], previousOf: number[]): void {
  const used = new Set(previousOf);
  for (let index = 0; index < next.length; index += 1) {
    if (previousOf[index] !== -1) continue;
    const gapEnd = endOfGap(previousOf, index);
    const candidates = freeRun(previous, used, previousOf[index - 1] ?? -1, previousOf[gapEnd]);
    const pairs = pairEdited(
      candidates.map((at) => pairable(previous[at])),
      next.slice(index, gapEnd).map(pairable),
    );
    pairs.forEach((candidate, offset) => {
      const match = candidates[candidate];
      if (match === undefined) return;
      previousOf[index + offset] = match;
      used.add(match);
    });
    index = gapEnd;
  }
}

function pairable(block: Block | undefined): Pairable {
  return block === undefined ? { type: '', text: '' } : { type: block.node.type, text: plainText(block.node) };
}

function endOfGap(previousOf: readonly number[], from: number): number {
  let end = from;
  while (end < previousOf.length && previousOf[end] === -1) end += 1;
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
  for (let at = right - 1; at >= 0 && !used.has(at); at -= 1) run.unshift(at);
  return run;
}

/** Blocks that moved into another container, or out of one: equal content anywhere in the document. */
function matchMovedElsewhere(previousRoot: Block, nextRoot: Block, taken: Set<string>): void {
  const waiting = new Map<number, Block[]>();
  forEachBlock(previousRoot, (block) => {
    if (block.node.id === undefined || taken.has(block.node.id)) return;
    const blocks = waiting.get(block.fingerprint);
    if (blocks === undefined) waiting.set(block.fingerprint, [block]);
    else blocks.push(block);
  });
  if (waiting.size === 0) return;
  forEachBlock(nextRoot, (block) => {
    if (block.node.id !== undefined) return;
    const match = waiting.get(block.fingerprint)?.shift();
    if (match !== undefined) adopt(block, match, taken);
  });
}

function adopt(block: Block, match: Block, taken: Set<string>): void {
  const id = match.node.id;
  if (block.node.id !== undefined || id === undefined || taken.has(id)) return;
  taken.add(id);
  block.node.id = id;
}

function forEachBlock(block: Block, visit: (block: Block) => void): void {
  for (const child of block.children) {
    visit(child);
    forEachBlock(child, visit);
  }
}

/** Numbers contents: equal content gets an equal number, so no digest can collide. Shared by the two documents compared. */
class Fingerprints {
  readonly #numbers = new Map<string, number>();

  blockOf(node: Nodes): Block {
    const children: Block[] = [];
    return { node, fingerprint: this.#fingerprint(node, children), children };
  }

  #fingerprint(node: Nodes, blocks: Block[]): number {
    // Every value after its length, so that two nodes have one text only when they have one content.
    let content = '';
    for (const [name, value] of Object.entries(node)) {
      if (name === 'id' || name === 'children' || name === 'position' || value === null || value === undefined)
        continue;
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      content += `${name}:${text.length}:${text};`;
    }
    if ('children' in node) {
      for (const child of node.children) {
        if (isBlock(child, node)) {
          const block = this.blockOf(child);
          blocks.push(block);
          content += `${block.fingerprint},`;
        } else {
          content += `${this.#fingerprint(child, blocks)},`;
        }
      }
    }
    return this.#number(content);
  }

  #number(content: string): number {
    const known = this.#numbers.get(content);
    if (known !== undefined) return known;
    this.#numbers.set(content, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
