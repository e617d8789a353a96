import { createDraftWrites } from '../../../shared/table/drafts.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact, type Write } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Draft } from '../../../shared/table/stored-draft.ts';
import type { TestSystem } from '../../harness/system.ts';

const newDraft = async ({ operator }: TestSystem, given: Partial<Draft>): Promise<Draft> => {
  const createdAt = new Date().toISOString();
  return {
    id: await operator.ids.next('draft'),
    field: 'title',
    status: 'draft',
    originalValue: null,
    draftValue: 'Drafted',
    publishedAt: null,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
};

/** An active draft in a state that no request leads to. */
export async function seedActiveDraft(system: TestSystem, page: Page, given: Partial<Draft>): Promise<Draft> {
  const draft = await newDraft(system, given);
  const writes: Write[] = createDraftWrites(page, draft);
  const result = await transact(system.table, writes);
  if (!result.ok) throw new Error(`the draft could not be written: ${result.failed.join()}`);
  return draft;
}

/** A draft that is no longer active. */
export async function seedClosedDraft(system: TestSystem, page: Page, given: Partial<Draft>): Promise<Draft> {
  const draft = await newDraft(system, { status: 'published', publishedAt: new Date().toISOString(), ...given });
  await putItem(system.table, { ...keys.closedDraft(page.organizationId, page.id, draft.field, draft.id), ...draft });
  return draft;
}
