import { markdownOfNodes } from '../domain/markdown/document-parts.ts';
import { parseBody } from '../domain/markdown/page-document.ts';
import type { StoredBody } from '../domain/markdown/stored-document.ts';
import type { Recommendation } from '../table/analyses.ts';

/**
 * Markdown of the blocks that a recommendation targets. Null for inserts, for fields outside the body, and once
 * those blocks are gone: an edit removed them, or a crawl read another text and regenerated the block ids (spec, Recommendation). The document is parsed once, at the first recommendation that needs it.
 */
export function contentExcerpts(body: StoredBody | null): (recommendation: Recommendation) => string | null {
  let document: ReturnType<typeof parseBody> | undefined;
  return ({ targetField, targetNodeIds }) => {
    if (targetField !== 'body_content' || !targetNodeIds || targetNodeIds.length === 0) return null;
    document ??= parseBody({ body });
    return document && markdownOfNodes(document, targetNodeIds);
  };
}
