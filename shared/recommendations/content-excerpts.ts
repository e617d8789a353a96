import { markdownOfNodes } from '../domain/markdown/document-parts.ts';
import { parseBody } from '../domain/markdown/page-document.ts';
import type { StoredBody } from '../domain/markdown/stored-document.ts';
import type { Recommendation } from '../table/analyses.ts';

/** Markdown of the blocks that a recommendation targets, and of the one that it inserts after. */
export interface Excerpts {
  readonly content: string | null;
  readonly after: string | null;
}

/**
 * Reads the excerpts of a recommendation. Those of the target are null for inserts, for fields outside the body, and once
 * those blocks are gone: an edit removed them, or a crawl read another text and regenerated the block ids (spec, Recommendation). The document is parsed once, at the first recommendation that needs it.
 */
export function contentExcerpts(body: StoredBody | null): (recommendation: Recommendation) => Excerpts {
  let document: ReturnType<typeof parseBody> | undefined;
  const read = (ids: readonly string[]): string | null => {
    if (ids.length === 0) return null;
    document ??= parseBody({ body });
    return document && markdownOfNodes(document, ids);
  };
  return ({ targetField, targetNodeIds, afterNodeId }) =>
    targetField === 'body_content'
      ? { content: read(targetNodeIds ?? []), after: read(afterNodeId === null ? [] : [afterNodeId]) }
      : { content: null, after: null };
}
