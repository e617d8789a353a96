import type { Operation } from '../../shared/http/operation.ts';
import { createFacts } from './create-facts.ts';
import { deleteFact } from './delete-fact.ts';
import { editConsoleFact } from './edit-console-fact.ts';
import { listDismissedFacts } from './list-dismissed-facts.ts';
import { listFacts } from './list-facts.ts';
import { updateFact } from './update-fact.ts';

export const factRoutes: readonly Operation[] = [
  listFacts,
  createFacts,
  updateFact,
  deleteFact,
  editConsoleFact,
  listDismissedFacts,
];
