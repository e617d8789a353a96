import * as z from 'zod';
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

export const parseDraft = (item: Item): Draft => draftSchema.parse(item);
