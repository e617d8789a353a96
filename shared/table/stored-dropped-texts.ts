import * as z from 'zod';
import { droppedKinds, dropReasons } from '../domain/model-prompts/dropped-text.ts';

/** Words of a language model that a stored result is without; empty on rows from before it was kept. */
export const storedDroppedTextsSchema = z
  .array(z.object({ kind: z.enum(droppedKinds), name: z.string(), reason: z.enum(dropReasons) }))
  .default([]);
