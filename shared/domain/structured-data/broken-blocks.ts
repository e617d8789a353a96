/** Beside the `@graph` of captured structured data: the page's JSON-LD blocks that could not be read. */
export const brokenBlocksProperty = 'broken_blocks';

/** What is wrong with each of the captured document's broken blocks, as a sentence; of any other document nothing. */
export function brokenBlockErrors(document: unknown): string[] {
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, '@graph')) return [];
  const blocks: unknown = Object.entries(document).find(([property]) => property === brokenBlocksProperty)?.[1];
  return Array.isArray(blocks) ? blocks.flatMap(errorOf) : [];
}

function errorOf(broken: unknown): string[] {
  if (typeof broken !== 'object' || broken === null || !('block' in broken) || !('error' in broken)) return [];
  return [`JSON-LD block ${String(broken.block)} ${String(broken.error)}.`];
}
