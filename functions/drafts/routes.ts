import type { Operation } from '../../shared/http/operation.ts';
import { deleteDraft } from './delete-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { putDraft } from './put-draft.ts';

export const draftRoutes: readonly Operation[] = [listDrafts, putDraft, deleteDraft];
