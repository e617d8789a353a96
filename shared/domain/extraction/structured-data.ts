import type { BrokenBlock } from '../structured-data/broken-blocks.ts';
import { faultAt, type JsonFault, readJson } from '../structured-data/json-fault.ts';
import type { StructuredData } from './extracted-page.ts';

const maxBlocks = 100;
const maxItems = 500;
const maxBlockCharacters = 500_000;
/** Deeper values overflow the stack of whoever serializes them. */
const maxJsonDepth = 64;
/** The kept part of an unreadable block: enough to find the fault and to repair the usual block. */
const maxKeptCharacters = 5_000;

/** Reads JSON-LD blocks. A broken one says which block it is and why, and never hides the others. An empty one is none. */
export function readStructuredData(blocks: readonly string[]): StructuredData {
  const items: unknown[] = [];
  const brokenBlocks: BrokenBlock[] = [];
  blocks.slice(0, maxBlocks).forEach((block, index) => {
    const problem = readBlock(block, items);
    if (problem !== null) brokenBlocks.push({ block: index + 1, ...problem, text: block.slice(0, maxKeptCharacters) });
  });
  const unreadBlock = blocks[maxBlocks];
  if (unreadBlock !== undefined)
    brokenBlocks.push({
      block: maxBlocks + 1,
      ...unread(`and those after it were not read: a page has at most ${maxBlocks}`),
      text: unreadBlock.slice(0, maxKeptCharacters),
    });
  return { items: items.slice(0, maxItems), brokenBlocks };
}

type Problem = Pick<BrokenBlock, 'error' | 'line' | 'column'>;

function readBlock(block: string, items: unknown[]): Problem | null {
  if (block.length > maxBlockCharacters) return unread(`is longer than ${maxBlockCharacters} characters`);
  const text = removeWrapping(block);
  if (text === '') return null;
  if (jsonDepth(text) > maxJsonDepth) return unread(`is nested deeper than ${maxJsonDepth} levels`);
  const reading = readJson(text);
  if (!reading.ok) return unparsed(locateInBlock(block, text, reading.fault));
  const values: unknown[] = Array.isArray(reading.value) ? reading.value : [reading.value];
  const objects = values.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  items.push(...objects);
  return objects.length === values.length ? null : unread('must be an object or an array of objects');
}

const unread = (error: string): Problem => ({ error, line: null, column: null });
const unparsed = ({ reason, line, column }: JsonFault): Problem => ({
  error: `is not valid JSON, line ${line}, column ${column}: ${reason}`,
  line,
  column,
});

/** Some templates still wrap scripts in comments or CDATA sections for browsers of the nineties. */
function removeWrapping(block: string): string {
  return block.replace(/^\s*(?:<!--|(?:\/\/\s*)?<!\[CDATA\[)|(?:-->|(?:\/\/\s*)?\]\]>)\s*$/g, '').trim();
}

/** The fault as an editor of the page counts: from the start of the block, wrapping and white space included. */
function locateInBlock(block: string, text: string, { offset, reason }: JsonFault): JsonFault {
  return faultAt(block, block.indexOf(text) + offset, reason);
}

/** Brackets open at once, strings aside; malformed text is for the parser to refuse. One pass, whatever the quotes. */
function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '[' || character === '{')) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (!inString && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}
