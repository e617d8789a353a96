/**
 * Replays the sample events against the functions as Lambda would call them, with a real key where one is needed.
 */
import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { createLambdaContext } from '../../local/engines/lambda-context.ts';
import { routeKey } from '../../shared/http/operation.ts';
import { system } from '../systems/own.ts';

const eventOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../events/${name}.json`, import.meta.url), 'utf8'));

describe.each(apiGroups)('the event of the $name group', ({ name, operations, otherRoutes, load, timeoutSeconds }) => {
  test('is answered with a status that its operation defines, or 404 for what does not exist here', async () => {
    const event = eventOf(name) as APIGatewayProxyEventV2;
    const { key } = await system.tenant();
    const { handler } = await load();
    const authorized = { ...event, headers: { ...event.headers, authorization: `Bearer ${key}` } };
    const result = await handler(authorized, createLambdaContext({ functionName: name, timeoutSeconds }));
    const operation = operations.find((candidate) => routeKey(candidate) === event.routeKey);
    const defined = Object.keys(operation?.responses ?? {}).map(Number);
    // A key is not taken where a person signs in; a route that is no operation has its own protocol, and OAuth is off.
    const beyond =
      operation?.access === 'session' ? [403] : otherRoutes === undefined || name === 'oauth' ? [404] : [200];
    expect([...defined, ...beyond]).toContain(result.statusCode);
    expect(result.headers?.['x-request-id']).toBe(event.requestContext.requestId);
  });
});

describe.each(workers)('the event of $name', ({ name, load, timeoutSeconds }) => {
  test('is taken by the handler', async () => {
    const { handler } = await load();
    const context = createLambdaContext({ functionName: name, timeoutSeconds });
    const outcome = await handler(eventOf(name) as never, context).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
    // The job of the sample does not exist here: a worker says so, and in these words alone.
    expect(['done', 'JobOverError', 'PermanentError']).toContain(outcome);
  });
});
