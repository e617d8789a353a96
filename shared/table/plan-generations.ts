/** The generation of a site's plan as a job, for clients that do not wait for the pages in their request. */
import * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { jobStatuses } from '../domain/jobs/job-status.ts';
import { getItem, getItems, type Item, type Table } from './engine/client.ts';
import { type Key, keys } from './engine/keys.ts';
import { jobRowShape, newJob } from './jobs.ts';
import { suggestionSchema } from './pages.ts';
import { storedDroppedTextsSchema } from './stored-dropped-texts.ts';

/** The pages as they are planned, until they are stored. */
const plannedSchema = z.object({
  pages: z.array(z.object({ name: z.string(), slug: z.string(), purpose: z.string(), ...suggestionSchema.shape })),
  /** The pages that were there before; those without a body and without a draft are replaced. */
  existingPageIds: z.array(z.number()),
});

const generationSchema = z.object({
  ...jobRowShape,
  id: z.number(),
  siteId: z.number(),
  status: z.enum(jobStatuses),
  regenerate: z.boolean(),
  /** The generation of the plan that it continues: when another one was written since, its pages stay. */
  generation: z.number(),
  /** Null before the pages are planned, and after the job. */
  planned: plannedSchema.nullable(),
  /** Null before they are planned. */
  pageCount: z.number().nullable(),
  /** The pages of the plan at the end of the job. */
  pageIds: z.array(z.number()),
  /** Says that rules took the place of a language model. */
  note: z.string().nullable(),
  dropped: storedDroppedTextsSchema,
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type PlanGeneration = z.infer<typeof generationSchema>;

export const parsePlanGeneration = (item: Item): PlanGeneration => generationSchema.parse(item);

export const planGenerationKey = ({ organizationId, id }: Pick<PlanGeneration, 'organizationId' | 'id'>): Key =>
  keys.planGeneration(organizationId, id);

export function newPlanGeneration(
  given: Pick<PlanGeneration, 'id' | 'organizationId' | 'siteId' | 'regenerate' | 'generation'>,
  at: Date,
): PlanGeneration {
  const { organizationId, siteId, id } = given;
  const createdAt = at.toISOString();
  const jobId = formatJobId({ kind: 'plan_generation', id });
  const locks = [{ ...keys.siteLock(organizationId, siteId, 'PLAN'), holder: jobId }];
  return {
    ...given,
    status: 'queued',
    planned: null,
    pageCount: null,
    pageIds: [],
    note: null,
    dropped: [],
    createdAt,
    completedAt: null,
    job: newJob({ id: jobId, kind: 'plan_generation', siteId, pageId: null, queuedAt: createdAt, locks }),
  };
}

export async function getPlanGeneration(
  table: Table,
  organizationId: number,
  id: number,
): Promise<PlanGeneration | null> {
  const item = await getItem(table, keys.planGeneration(organizationId, id));
  return item ? parsePlanGeneration(item) : null;
}

export async function getPlanGenerations(
  table: Table,
  organizationId: number,
  ids: readonly number[],
): Promise<PlanGeneration[]> {
  const items = await getItems(
    table,
    ids.map((id) => keys.planGeneration(organizationId, id)),
  );
  return items.map(parsePlanGeneration);
}
