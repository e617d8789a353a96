import * as z from 'zod';
import { editSchema } from '../../../shared/domain/model-prompts/judge-page-answer.ts';

/** A page of `edits`, and edits of it as an honest model writes them. */
export const modelEditShape = z.strictObject({ page: z.string().min(1), edits: z.array(editSchema).min(1) });
