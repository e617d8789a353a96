import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { routeKey } from '../../shared/http/operation.ts';
import { jobMachines } from '../../shared/jobs/job-kinds.ts';
import { jobMessageSchema } from '../../shared/jobs/job-message.ts';
import { apiKeyPattern } from '../../shared/table/api-keys.ts';
import { webhookMessageSchema } from '../../shared/webhooks/webhook-message.ts';

const projectDirectory = join(import.meta.dirname, '../..');
const eventOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(projectDirectory, 'events', `${name}.json`), 'utf8'));

const httpEventSchema = z.object({
  version: z.literal('2.0'),
  routeKey: z.string(),
  rawPath: z.string(),
  rawQueryString: z.string(),
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/, 'API Gateway lowercases header names'), z.string()),
  pathParameters: z.record(z.string(), z.string()).optional(),
  requestContext: z.object({
    http: z.object({ method: z.string(), path: z.string(), sourceIp: z.string(), userAgent: z.string() }),
    requestId: z.string().min(1),
    routeKey: z.string(),
    stage: z.literal('$default'),
    timeEpoch: z.number(),
  }),
  body: z.string().optional(),
  isBase64Encoded: z.boolean(),
});

const queueEventOf = (message: z.ZodType) =>
  z.object({
    Records: z
      .array(
        z.object({
          messageId: z.uuid(),
          receiptHandle: z.string().min(1),
          body: z.string().transform((body) => message.parse(JSON.parse(body))),
          attributes: z.object({ ApproximateReceiveCount: z.string(), SentTimestamp: z.string() }),
          messageAttributes: z.record(z.string(), z.unknown()),
          eventSource: z.literal('aws:sqs'),
          eventSourceARN: z.string(),
        }),
      )
      .min(1),
  });

const scheduledEventSchema = z.object({
  version: z.literal('0'),
  id: z.uuid(),
  'detail-type': z.literal('Scheduled Event'),
  source: z.literal('aws.scheduler'),
  time: z.iso.datetime(),
  resources: z.array(z.string()).length(1),
  detail: z.unknown(),
});

/** The payloads that the tasks of all state machines give to a worker. */
function taskPayloads(workerName: string): Record<string, unknown>[] {
  const payloads: Record<string, unknown>[] = [];
  for (const machine of jobMachines) {
    const definition = readFileSync(join(projectDirectory, 'statemachines', `${machine}.asl.json`), 'utf8');
    JSON.parse(definition, (_, value) => {
      if (value?.FunctionName === `\${${workerName}}`) payloads.push(value.Payload);
      return value;
    });
  }
  return payloads;
}

test('there is one event for each function of the catalog', () => {
  const expected = [...apiGroups, ...workers].map(({ name }) => `${name}.json`);
  expect(readdirSync(join(projectDirectory, 'events')).sort()).toEqual(expected.sort());
});

describe.each(apiGroups.filter(({ operations }) => operations.length > 0))(
  'the event of the $name group',
  ({ name, operations }) => {
    const readEvent = () => {
      const event = httpEventSchema.parse(eventOf(name));
      return { event, operation: operations.find((candidate) => routeKey(candidate) === event.routeKey) };
    };

    test('is a request of one of its operations', () => {
      const { event, operation } = readEvent();
      expect(operation).toBeDefined();
      expect(event.requestContext).toMatchObject({
        routeKey: event.routeKey,
        http: { method: operation?.method, path: event.rawPath },
      });
    });

    test('has the path that its route and its path parameters make', () => {
      const { event, operation } = readEvent();
      const parameters = event.pathParameters ?? {};
      const path = operation?.path.replaceAll(/\{(\w+)\}/g, (_, parameter) => parameters[parameter] ?? 'missing');
      expect(event.rawPath).toBe(`/v1${path}`);
      expect(operation?.params?.safeParse(parameters).success ?? true).toBe(true);
    });

    test('has a body that the operation takes, and the type of it', () => {
      const { event, operation } = readEvent();
      expect(event.headers['content-type']).toBe(event.body === undefined ? undefined : 'application/json');
      const withoutBody = operation?.bodyOptional ? {} : undefined;
      const body: unknown = event.body === undefined ? withoutBody : JSON.parse(event.body);
      expect(operation?.body?.safeParse(body).error).toBeUndefined();
    });

    test('carries a key where the operation needs one', () => {
      const { event, operation } = readEvent();
      const [, key = ''] = event.headers['authorization']?.split('Bearer ') ?? [];
      expect(apiKeyPattern.test(key)).toBe(operation?.access !== 'open');
    });
  },
);

test('the event of the MCP server is a call of a tool', () => {
  const event = httpEventSchema.parse(eventOf('mcp'));
  expect(apiGroups.find(({ name }) => name === 'mcp')?.otherRoutes).toContain(event.routeKey);
  const message: unknown = JSON.parse(event.body ?? '');
  expect(CallToolRequestSchema.safeParse(message).error).toBeUndefined();
});

describe.each(workers)('the event of $name', ({ name, trigger }) => {
  test('is what its trigger sends', () => {
    const event = eventOf(name);
    if (trigger === 'job-queue') {
      expect(queueEventOf(jobMessageSchema).safeParse(event).error).toBeUndefined();
    } else if (trigger === 'webhook-queue') {
      expect(queueEventOf(webhookMessageSchema).safeParse(event).error).toBeUndefined();
    } else if (trigger === 'state-machine') {
      const sample = z.looseObject({ step: z.string(), job: jobMessageSchema }).parse(event);
      const payload = taskPayloads(name).find(({ step }) => step === sample.step) ?? {};
      expect(Object.keys(sample).sort()).toEqual(
        Object.keys(payload)
          .map((key) => key.replace(/\.\$$/, ''))
          .sort(),
      );
    } else {
      expect(scheduledEventSchema.safeParse(event).error).toBeUndefined();
    }
  });
});
