import { markdownOfNodes } from '../domain/markdown/document-parts.ts';
import type { Recommendation } from './analyses.ts';
import type { ContentVersionWithBody } from './content-versions.ts';
import { documentOf } from './page-document.ts';

/**
 * Markdown of the blocks that a recommendation targets. Null for inserts, for fields outside the body, and once a crawl
 * regenerated the block ids (spec, Recommendation). The document is parsed once, at the first recommendation that needs it.
 */
export function contentExcerpts(
  contentVersion: ContentVersionWithBody | null,
): (recommendation: Recommendation) => string | null {
  let document: ReturnType<typeof documentOf> | undefined;
  return ({ targetField, targetNodeIds }) => {
    if (targetField !== 'body_content' || !targetNodeIds || targetNodeIds.length === 0) return null;
    document ??= documentOf({ contentVersion });
    return document && markdownOfNodes(document, targetNodeIds);
  };
}
