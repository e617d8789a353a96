import type { BlockIds } from '../../../shared/domain/markdown/block-id-list.ts';
import { type ContentVersion, getLatestContentVersion } from '../../../shared/table/content-versions.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Page } from '../../../shared/table/pages.ts';

/**
 * The ids of the blocks of a version that a crawl adds to a page: what recommendations target keeps its id, as in an edit. Null where all
 * ids are new: of a first body, and of another text. The Markdown parser is loaded for a body that changed alone.
 */
export async function keptBlockIds(
  table: Table,
  { organizationId, id: pageId, latestContentVersionId }: Page,
  version: ContentVersion,
  markdown: string,
): Promise<BlockIds | null> {
  if (latestContentVersionId === null) return null;
  const previous = await getLatestContentVersion(table, organizationId, pageId);
  if (previous === null) return null;
  const { body } = previous;
  if (body.markdown === markdown && !body.document) return body.blockIds;
  const { blockIdsReadAgain } = await import('../../../shared/domain/markdown/recrawled-blocks.ts');
  let blocks = 0;
  const newId = (): string => {
    blocks += 1;
    return `v${version.id}-${blocks - 1}`;
  };
  return blockIdsReadAgain(markdown, body, newId);
}
