import * as z from 'zod';
import { planInput } from '../../shared/planning/plan-input.ts';
import type { Plan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';

export const openQuestionsSchema = z.lazy(() =>
  z
    .array(
      z
        .strictObject({
          about: z
            .string()
            .meta({ description: 'What the brief leaves open, for example `name`, `city` or `offerings`.' }),
          question: z.string().meta({ description: 'In the language of the brief.' }),
        })
        .meta({ id: 'OpenQuestion' }),
    )
    .meta({ description: 'What the brief does not say and the plan does not invent, the most important first.' }),
);

/**
 * Questions to the author of the brief; empty for a site that was never planned. Loaded with the first plan that has a
 * brief.
 */
export async function readOpenQuestions(site: Site, plan: Plan): Promise<z.input<typeof openQuestionsSchema>> {
  if (plan.brief === null) return [];
  const { openQuestions } = await import('../../shared/domain/planning/open-questions.ts');
  return openQuestions(planInput(site, plan));
}
