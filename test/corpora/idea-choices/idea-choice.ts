import * as z from 'zod';
import { ideaChanges } from '../../../shared/domain/ideas/idea.ts';
import { languages } from '../../../shared/domain/language/languages.ts';

/** Content ideas for a site as rules propose them, and which of them an editor works on. */
export const ideaChoiceShape = z.strictObject({
  site: z.strictObject({
    name: z.string().min(1),
    context: z.string().min(1),
    country: z.string().min(1),
    city: z.string().nullable(),
    language: z.enum(languages),
    titles: z.array(z.string()).min(1),
  }),
  ideas: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        why: z.string().min(1),
        change: z.enum(ideaChanges),
        keyword: z.string().min(1),
        pageType: z.string().min(1),
        expect: z.enum(['chosen', 'refused']),
      }),
    )
    .min(3),
});
export type IdeaChoiceCase = z.infer<typeof ideaChoiceShape>;
