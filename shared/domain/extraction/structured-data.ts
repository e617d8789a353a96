import type { Message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { BLOCK_CHARACTERS_MAX, BLOCKS_MAX, blockFaults, JSON_DEPTH_MAX } from '../structured-data/block-faults.ts';
import type { BrokenBlock } from '../structured-data/broken-blocks.ts';
import { faultAt, type JsonFault, readJson } from '../structured-data/json-fault.ts';
import type { StructuredData } from './extracted-page.ts';

const maxItems = 500;
/** The kept part of an unreadable block: enough to find the fault and to repair the usual block. */
const maxKeptCharacters = 5_000;

/** Reads JSON-LD blocks. A broken one says which block it is and why, and never hides the others. An empty one is none. */
export function readStructuredData(blocks: readonly string[]): StructuredData {
  const items: unknown[] = [];
  const brokenBlocks: BrokenBlock[] = [];
  blocks.slice(0, BLOCKS_MAX).forEach((block, index) => {
    const problem = readBlock(block, items);
    if (problem !== null) brokenBlocks.push({ block: index + 1, ...problem, text: block.slice(0, maxKeptCharacters) });
  });
  const unreadBlock = blocks[BLOCKS_MAX];
  if (unreadBlock !== undefined)
    brokenBlocks.push({
      block: BLOCKS_MAX + 1,
      ...unread(blockFaults.tooMany),
      text: unreadBlock.slice(0, maxKeptCharacters),
    });
  return { items: items.slice(0, maxItems), brokenBlocks };
}

type Problem = Pick<BrokenBlock, 'error' | 'line' | 'column'>;

function readBlock(block: string, items: unknown[]): Problem | null {
  if (block.length > BLOCK_CHARACTERS_MAX) return unread(blockFaults.tooLong);
  const text = removeWrapping(block);
  if (text === '') return null;
  if (jsonDepth(text) > JSON_DEPTH_MAX) return unread(blockFaults.tooDeep);
  const reading = readJson(text);
  if (!reading.ok) return unparsed(locateInBlock(block, text, reading.fault));
  const values: unknown[] = Array.isArray(reading.value) ? reading.value : [reading.value];
  const objects = values.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  items.push(...objects);
  return objects.length === values.length ? null : unread(blockFaults.noObject);
}

/** Rows keep the fault in English; `findFaultMessage` finds its sentence again. */
const unread = (fault: Message): Problem => ({ error: renderEnglish(fault), line: null, column: null });
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
