import * as z from 'zod';
import { readCapturedText } from '../domain/structured-data/broken-blocks.ts';
import type { Item } from './engine/client.ts';

const draftSchema = z.object({
  id: z.number(),
  field: z.string(),
  status: z.string(),
  originalValue: z.string().nullable(),
  draftValue: z.string().nullable(),
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

export function parseDraft(item: Item): Draft {
  const draft = draftSchema.parse(item);
  if (draft.field !== 'schema') return draft;
  return { ...draft, originalValue: readCapturedText(draft.originalValue).schema };
}
