import type { DraftField } from '../../shared/domain/drafts/draft-fields.ts';
import { statusAfterPut } from '../../shared/domain/drafts/draft-states.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { createDraftWrites, overwriteDraftWrites } from '../../shared/table/drafts.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Draft } from '../../shared/table/stored-draft.ts';
import { originalValue } from './original-value.ts';
import type { DraftServices } from './services.ts';

interface DraftToSave {
  organizationId: number;
  pageId: number;
  field: DraftField;
  draftValue: string;
}

/**
 * Makes the field's draft or overwrites the active one. A request that loses a race (another one made, or removed, the
 * draft first) reads again and goes on from there.
 * @throws ApiError 404 without a live page.
 */
export async function saveDraft(
  services: DraftServices,
  given: DraftToSave,
): Promise<{ draft: Draft; isNew: boolean }> {
  return retryWhileContended('this draft', async () => {
    const found = await requirePageWithDrafts(services.table, given.organizationId, given.pageId);
    const active = found.drafts.find(({ field }) => field === given.field);
    const draft = active ? overwritten(active, given, services.now()) : await newDraft(services, found.page, given);
    const writes = active ? overwriteDraftWrites(found.page, draft) : createDraftWrites(found.page, draft);
    return (await transact(services.table, writes)).ok ? { draft, isNew: !active } : contended;
  });
}

const overwritten = (active: Draft, { draftValue }: DraftToSave, now: Date): Draft => ({
  ...active,
  status: statusAfterPut,
  draftValue,
  updatedAt: now.toISOString(),
});

async function newDraft({ table, ids, now }: DraftServices, page: Page, given: DraftToSave): Promise<Draft> {
  const [id, original] = await Promise.all([ids.next('draft'), originalValue(table, page, given.field)]);
  const createdAt = now().toISOString();
  return {
    id,
    field: given.field,
    status: statusAfterPut,
    originalValue: original,
    draftValue: given.draftValue,
    publishedAt: null,
    createdAt,
    updatedAt: createdAt,
  };
}
