import { removableStatuses } from '../domain/drafts/draft-states.ts';
import { getItems, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { type Page, updatePageWrite } from './pages.ts';
import { updateSiteWrite } from './sites.ts';
import { type Draft, parseDraft } from './stored-draft.ts';

type DraftOwner = Pick<Page, 'organizationId' | 'siteId' | 'id'>;

/** The page's drafts that are no longer active; `getPageWithDrafts` reads the active ones with the page. */
export async function listClosedDrafts(table: Table, organizationId: number, pageId: number): Promise<Draft[]> {
  const { pk } = keys.page(organizationId, pageId);
  const items = await queryItems(table, { pk, prefix: prefixes.closedDraft });
  return items.map(parseDraft);
}

/** The active drafts of fields of pages, by page and field: one request for a hundred of them. */
export async function getActiveDrafts(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
  fields: readonly string[],
): Promise<Map<number, Map<string, Draft>>> {
  const idByPartition = new Map(pageIds.map((id) => [keys.page(organizationId, id).pk, id]));
  const items = await getItems(
    table,
    pageIds.flatMap((id) => fields.map((field) => keys.draft(organizationId, id, field))),
  );
  const byPage = Map.groupBy(items, (item) => idByPartition.get(String(item['pk'])) ?? 0);
  return new Map(
    [...byPage].map(([id, ofPage]) => [id, new Map(ofPage.map(parseDraft).map((draft) => [draft.field, draft]))]),
  );
}

/** Makes the field's active draft. The write named `draft` fails when there is one. */
export const createDraftWrites = (page: DraftOwner, draft: Draft): Write[] => [
  {
    name: 'draft',
    put: { ...keys.draft(page.organizationId, page.id, draft.field), ...draft },
    if: [{ attribute: 'pk', is: 'missing' }],
  },
  ...countWrites(page, 1, draft.updatedAt),
];

/** Overwrites the field's active draft. The write named `draft` fails when it is not this one any more. */
export const overwriteDraftWrites = (page: DraftOwner, draft: Draft): Write[] => [
  {
    name: 'draft',
    update: keys.draft(page.organizationId, page.id, draft.field),
    changes: { set: { status: draft.status, draftValue: draft.draftValue, updatedAt: draft.updatedAt } },
    if: [{ attribute: 'id', is: '=', value: draft.id }],
  },
  updatePageWrite(page, { set: { updatedAt: draft.updatedAt } }),
];

/** Removes the field's active draft. The write named `draft` fails when there is none in a state that can be removed. */
export const removeDraftWrites = (page: DraftOwner, field: string, removedAt: string): Write[] => [
  {
    name: 'draft',
    delete: keys.draft(page.organizationId, page.id, field),
    if: [removableStatuses.map((value) => ({ attribute: 'status', is: '=', value }))],
  },
  ...countWrites(page, -1, removedAt),
];

/** The active drafts of the page and of its site, counted in the transaction in which one appears or disappears. */
const countWrites = (page: DraftOwner, difference: 1 | -1, at: string): Write[] => [
  updatePageWrite(page, { set: { updatedAt: at }, add: { draftCount: difference } }),
  updateSiteWrite(page.organizationId, page.siteId, { add: { draftCount: difference } }),
];
