import { removableStatuses } from '../domain/drafts/draft-states.ts';
import { queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { type Draft, type Page, parseDraft, updatePageWrite } from './pages.ts';
import { updateSiteWrite } from './sites.ts';

type DraftOwner = Pick<Page, 'organizationId' | 'siteId' | 'id'>;

/** The page's drafts that are no longer active; `getPageWithDrafts` reads the active ones with the page. */
export async function listClosedDrafts(table: Table, organizationId: number, pageId: number): Promise<Draft[]> {
  const { pk } = keys.page(organizationId, pageId);
  const items = await queryItems(table, { pk, prefix: prefixes.closedDraft });
  return items.map(parseDraft);
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
