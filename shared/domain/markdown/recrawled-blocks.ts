import { blockIdsOfMarkdown } from './document-from-markdown.ts';
import { readMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';
import { blocksOfBody, identifiedBody, type StoredBody } from './stored-document.ts';

/**
 * The ids of the blocks of a body that was read again, in document order: as after an edit of the body before. Null for another text, of
 * which less than half of the former blocks are left: no block of it is one that was edited.
 */
export function blockIdsReadAgain(markdown: string, previous: StoredBody, newId: () => string): string[] | null {
  const next = readMarkdown(markdown);
  const texts = new Set(next.children.map(plainText));
  const before = blocksOfBody(previous).children;
  const left = before.filter((block) => texts.has(plainText(block))).length;
  if (left === 0 || left * 2 < before.length) return null;
  return blockIdsOfMarkdown(next, { previous: identifiedBody(previous), newId });
}
