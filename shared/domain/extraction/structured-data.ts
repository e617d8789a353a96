import type { StructuredData } from './extracted-page.ts';

const maxBlocks = 100;
const maxItems = 500;
const maxBlockCharacters = 500_000;
/** Deeper values overflow the stack of whoever serializes them. */
const maxJsonDepth = 64;

/** Reads JSON-LD blocks. A broken one is an error that says which block and why, and never hides the others. */
export function readStructuredData(blocks: readonly string[]): StructuredData {
  const items: unknown[] = [];
  const errors: string[] = [];
  blocks.slice(0, maxBlocks).forEach((block, index) => {
    const problem = readBlock(block, items);
    if (problem !== null) errors.push(`JSON-LD block ${index + 1}: ${problem}`);
  });
  if (blocks.length > maxBlocks)
    errors.push(`Only the first ${maxBlocks} of ${blocks.length} JSON-LD blocks were read`);
  if (items.length > maxItems) errors.push(`Only the first ${maxItems} of ${items.length} JSON-LD items were kept`);
  return { items: items.slice(0, maxItems), errors };
}

function readBlock(block: string, items: unknown[]): string | null {
  // Some templates still wrap scripts in comments or CDATA sections for browsers of the nineties.
  const text = block.replace(/^\s*(?:<!--|(?:\/\/\s*)?<!\[CDATA\[)|(?:-->|(?:\/\/\s*)?\]\]>)\s*$/g, '').trim();
  if (text === '') return 'is empty';
  if (text.length > maxBlockCharacters) return `is longer than ${maxBlockCharacters} characters`;
  if (jsonDepth(text) > maxJsonDepth) return `is nested deeper than ${maxJsonDepth} levels`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : 'is no valid JSON';
  }
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const objects = values.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  items.push(...objects);
  return objects.length === values.length ? null : 'must be an object or an array of objects';
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
