/**
 * The data of each event: ids and states, no content. The description of the API publishes these schemas, and the types of the client are
 * made from that.
 */
import * as z from 'zod';
import { type EventType, TEST_EVENT } from './event-types.ts';

const id = z.number().int().min(1);
const jobEventSchema = z.strictObject({
  job_id: z.string(),
  kind: z.string().meta({ description: 'Such as `analysis` or `crawl`.' }),
  status: z.string().meta({ description: '`completed`, `skipped` when there was nothing to do, or `failed`.' }),
  site_id: id.nullable(),
  page_id: id.nullable(),
});

const eventSchemas = {
  'job.completed': jobEventSchema,
  'job.failed': jobEventSchema,
  'site.ready': z.strictObject({ site_id: id, job_id: z.string() }),
  'analysis.completed': z.strictObject({ analysis_id: id, job_id: z.string(), page_id: id, site_id: id }),
  'content.version_created': z.strictObject({ content_version_id: id, page_id: id, site_id: id, source: z.string() }),
  'recommendation.changed': z.strictObject({
    recommendation_id: id,
    analysis_id: id,
    page_id: id,
    site_id: id,
    status: z.string(),
  }),
  'ideas.run_completed': z.strictObject({ run_id: z.string(), job_id: z.string(), site_id: id }),
  'issues.changed': z.strictObject({
    crawl_id: id,
    site_id: id,
    new: z.number().int().min(0).meta({ description: 'Issues that the crawl found for the first time.' }),
    fixed: z.number().int().min(0).meta({ description: 'Issues that are gone.' }),
  }),
} as const satisfies Record<EventType, z.ZodObject>;

/** `data` of an event, by its type. */
export type EventData = { [Type in EventType]: z.infer<(typeof eventSchemas)[Type]> };

/** An event in the words of its writer. */
export type WebhookEvent = { [Type in EventType]: { type: Type; data: EventData[Type] } }[EventType];

/** By the type of the event: its `data`. */
export const eventDataSchemas = { ...eventSchemas, [TEST_EVENT]: z.strictObject({ webhook_id: id }) };
