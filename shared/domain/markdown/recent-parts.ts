import type { RootContent } from 'mdast';
import { copyOfNode } from './copy-node.ts';

/** A little more than the longest document has. Twice that is remembered at most. */
const GENERATION_CHARACTERS = 1_200_000;

/** Null: a part that cannot be parsed. */
type Parsed = RootContent[] | null;

let recent = new Map<string, Parsed>();
let older = new Map<string, Parsed>();
let recentCharacters = 0;

/**
 * The blocks of a part as `parse` answered them the last time, or as it answers them now. An edit of a long document
 * changes one of its many parts, and the document before the edit is read for its block ids: all other parts were parsed
 * a moment ago. What was not asked for since that much text was parsed is forgotten. Parsing is a function of the text
 * alone, so nobody can see a difference but in time; the caller owns what it gets.
 */
export function recentlyParsed(text: string, parse: (text: string) => Parsed): Parsed {
  const known = recent.get(text) ?? older.get(text);
  const blocks = known === undefined ? parse(text) : known;
  if (!recent.has(text)) keep(text, blocks);
  return blocks === null ? null : blocks.map(copyOfNode);
}

function keep(text: string, blocks: Parsed): void {
  if (recentCharacters + text.length > GENERATION_CHARACTERS) {
    older = recent;
    recent = new Map();
    recentCharacters = 0;
  }
  recent.set(text, blocks);
  recentCharacters += text.length;
}
