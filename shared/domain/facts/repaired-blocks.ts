import { parse } from 'jsonc-parser';
import { brokenBlocksProperty } from '../structured-data/broken-blocks.ts';
import { isJsonLdObject } from '../structured-data/json-ld-nodes.ts';

/** Blocks that were refused for their size or depth are not read here either. */
const isMalformed = (error: unknown): boolean => typeof error === 'string' && error.startsWith('is not valid JSON');

/** What can be read of the JSON-LD blocks that are no JSON: comments, commas too many, line breaks in strings, an end too early. */
export function repairedBlocks(schema: unknown): { value: unknown; pointer: string }[] {
  if (!isJsonLdObject(schema)) return [];
  const broken = schema[brokenBlocksProperty];
  if (!Array.isArray(broken)) return [];
  return broken.slice(0, BLOCKS_MAX).flatMap((block: unknown, index) => {
    if (!isJsonLdObject(block) || typeof block['text'] !== 'string' || !isMalformed(block['error'])) return [];
    const value = readLeniently(block['text']);
    return typeof value === 'object' && value !== null
      ? [{ value, pointer: `/${brokenBlocksProperty}/${index}/text` }]
      : [];
  });
}

const BLOCKS_MAX = 20;
const DEPTH_MAX = 64;

function readLeniently(text: string): unknown {
  // Line breaks and tabs inside strings, which editors and systems leave there.
  const oneLine = text.replace(/^\s*\/\/.*$/gm, '').replace(/[\r\n\t\u2028\u2029]+/g, ' ');
  if ((oneLine.match(/[[{]/g)?.length ?? 0) > DEPTH_MAX * 4) return undefined;
  return parse(oneLine, [], { allowTrailingComma: true, disallowComments: false });
}
