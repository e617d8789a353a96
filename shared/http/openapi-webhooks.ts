/** The section `webhooks` of the OpenAPI document: one request for each type of event, as a receiver gets it. */
import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { eventDataSchemas } from '../domain/webhooks/event-data.ts';
import { timestamp } from './schemas.ts';

type SentType = keyof typeof eventDataSchemas;

const summaries: Readonly<Record<SentType, string>> = {
  'job.completed': 'A job is completed, or had nothing to do',
  'job.failed': 'A job failed or was cancelled',
  'site.ready': 'The first crawl of a site and all that was asked for with it is over',
  'analysis.completed': 'An analysis of a page is published',
  'content.version_created': 'A page has a new content version',
  'recommendation.changed': 'A recommendation was resolved, dismissed or checked again',
  'ideas.run_completed': 'A run has new ideas',
  'issues.changed': 'A crawl found issues that are new, or that are gone',
  'webhook.test': 'A test that was asked for',
};

const header = (id: string, description: string) => z.string().meta({ description, param: { id } });

const deliveryHeaders = z.object({
  'webhook-id': header('WebhookIdHeader', 'Of the delivery, the same at each attempt.'),
  'webhook-timestamp': header('WebhookTimestampHeader', 'Time of the attempt, in Unix seconds.'),
  'webhook-signature': header('WebhookSignatureHeader', 'Signatures by Standard Webhooks 1.0, separated by spaces.'),
});

/** `job.completed` → `JobCompleted` */
const pascalCase = (type: string): string =>
  type
    .replaceAll('_', '.')
    .split('.')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

const eventSchema = (type: SentType) =>
  z
    .strictObject({
      type: z.literal(type),
      timestamp: timestamp(),
      data: eventDataSchemas[type],
    })
    .meta({ id: `${pascalCase(type)}Event` });

const eventOperation = (type: SentType): ZodOpenApiOperationObject => ({
  operationId: `on${pascalCase(type)}`,
  tags: ['Webhooks'],
  summary: summaries[type],
  description: 'A delivery can come twice, in any order. Ignore unknown types and fields.',
  security: [],
  requestParams: { header: deliveryHeaders },
  requestBody: { required: true, content: { 'application/json': { schema: eventSchema(type) } } },
  responses: {
    204: { description: 'Received. Any 2xx within 10 seconds says so.' },
    410: { description: 'The receiver is gone: the webhook is disabled.' },
  },
});

/** Every event that a webhook can get, by its type. */
export const webhookOperations = (): ZodOpenApiPathsObject =>
  Object.fromEntries((Object.keys(summaries) as SentType[]).map((type) => [type, { post: eventOperation(type) }]));
