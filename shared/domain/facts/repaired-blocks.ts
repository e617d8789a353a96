import { parse } from 'jsonc-parser';
import type { BrokenBlock } from '../structured-data/broken-blocks.ts';

/** Blocks that were refused for their size or depth are not read here either. */
const isMalformed = (error: string): boolean => error.startsWith('is not valid JSON');

/** Reads JSON-LD blocks that are no JSON: comments, commas too many, line breaks in strings, an end too early. */
export function repairedBlocks(broken: readonly BrokenBlock[]): { value: unknown; pointer: string }[] {
  return broken.slice(0, BLOCKS_MAX).flatMap(({ text, error }, index) => {
    if (!isMalformed(error)) return [];
    const value = readLeniently(text);
    return typeof value === 'object' && value !== null ? [{ value, pointer: `/broken_blocks/${index}/text` }] : [];
  });
}

const BLOCKS_MAX = 20;
const DEPTH_MAX = 64;

function readLeniently(text: string): unknown {
  // Line breaks and tabs inside strings, which editors and systems leave there.
  const oneLine = text.replace(/^[ \t]*\/\/.*$/gm, '').replace(/[\r\n\t\u2028\u2029]+/g, ' ');
  if ((oneLine.match(/[[{]/g)?.length ?? 0) > DEPTH_MAX * 4) return undefined;
  return parse(oneLine, [], { allowTrailingComma: true, disallowComments: false });
}
