import { setTimeout as delay } from 'node:timers/promises';
import type { DraftField } from '../../shared/domain/drafts/draft-fields.ts';
import { statusAfterPut } from '../../shared/domain/drafts/draft-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { createDraftWrites, overwriteDraftWrites } from '../../shared/table/drafts.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { type Draft, getPageWithDrafts, type Page } from '../../shared/table/pages.ts';
import { originalValue } from './original-value.ts';
import type { DraftServices } from './services.ts';

interface DraftToSave {
  organizationId: number;
  pageId: number;
  field: DraftField;
  draftValue: string;
}

const ATTEMPTS_MAX = 12;
const BACKOFF_MS = 20;
const BACKOFF_MS_MAX = 500;

/**
 * Makes the field's draft or overwrites the active one. A request that loses a race (another one made, or removed, the
 * draft first) reads again and goes on from there.
 * @throws ApiError 404 without a live page.
 */
export async function saveDraft(
  services: DraftServices,
  given: DraftToSave,
): Promise<{ draft: Draft; isNew: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    if (attempt > 0) await delay(Math.random() * Math.min(BACKOFF_MS * 2 ** attempt, BACKOFF_MS_MAX));
    const found = await getPageWithDrafts(services.table, given.organizationId, given.pageId);
    if (!found) throw notFound('Page');
    const active = found.drafts.find(({ field }) => field === given.field);
    const draft = active ? overwritten(active, given, services.now()) : await newDraft(services, found.page, given);
    const writes = active ? overwriteDraftWrites(found.page, draft) : createDraftWrites(found.page, draft);
    if ((await transact(services.table, writes)).ok) return { draft, isNew: !active };
  }
  throw new Error(`the ${given.field} draft of page ${given.pageId} is written to by too many at once`);
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
