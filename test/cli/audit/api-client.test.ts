import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createApiClient } from '../../../cli/audit/api-client.ts';
import { AuditError } from '../../../cli/audit/audit-error.ts';
import { errorAnswer, type StandInRoutes, startStandInApi } from './stand-in-api.ts';

const thingSchema = z.object({ data: z.object({ id: z.int() }) });

async function clientOf(routes: StandInRoutes) {
  const api = await startStandInApi(routes);
  const pauses: number[] = [];
  const wait = async (seconds: number) => void pauses.push(seconds);
  const { signal } = new AbortController();
  return { client: createApiClient({ baseUrl: api.baseUrl, apiKey: 'coa_key', signal, wait }), pauses, api };
}

describe('createApiClient', () => {
  test('sends the key and a JSON body, and reads the answer', async () => {
    const { client } = await clientOf({
      'POST /things': ({ body, authorization }) => ({
        status: 201,
        body: { data: { id: 1 }, sent: { body, authorization } },
      }),
    });
    const echo = z.object({ sent: z.unknown() });
    expect(await client.post('/things', { name: 'bell' }, echo)).toEqual({
      sent: { body: { name: 'bell' }, authorization: 'Bearer coa_key' },
    });
  });

  test('turns the error envelope into one line', async () => {
    const { client } = await clientOf({ 'GET /things/1': errorAnswer(404, 'not_found', 'Thing not found') });
    await expect(client.get('/things/1', thingSchema)).rejects.toMatchObject({
      code: 'not_found',
      message: 'Thing not found (404 not_found, GET /things/1)',
    });
  });

  test('waits as long as the API says when it is rate limited, then goes on', async () => {
    const { client, pauses } = await clientOf({
      'GET /things/1': ({ attempt }) =>
        attempt < 3
          ? errorAnswer(429, 'rate_limited', 'Slow down', { 'retry-after': '17' })
          : { body: { data: { id: 1 } } },
    });
    expect(await client.get('/things/1', thingSchema)).toEqual({ data: { id: 1 } });
    expect(pauses).toEqual([17, 17]);
  });

  test('gives up when it stays rate limited', async () => {
    const { client, api } = await clientOf({ 'GET /things/1': errorAnswer(429, 'rate_limited', 'Slow down') });
    await expect(client.get('/things/1', thingSchema)).rejects.toThrow('Slow down');
    expect(api.calls).toHaveLength(4);
  });

  test('does not repeat a request that another limit refuses', async () => {
    const { client, pauses } = await clientOf({
      'POST /things': errorAnswer(429, 'generation_cap_reached', 'Cap reached'),
    });
    await expect(client.post('/things', {}, thingSchema)).rejects.toThrow('Cap reached');
    expect(pauses).toEqual([]);
  });

  test.each([
    { name: 'no JSON', answer: { status: 502, body: '<html>' }, message: 'status 502 and no JSON' },
    { name: 'no error envelope', answer: { status: 500, body: {} }, message: 'answered GET /things/1 with status 500' },
    { name: 'another shape', answer: { body: { data: { id: 'x' } } }, message: 'not as documented: data.id' },
  ])('says what is wrong with an answer of $name', async ({ answer, message }) => {
    const { client } = await clientOf({ 'GET /things/1': answer });
    const call = client.get('/things/1', thingSchema);
    await expect(call).rejects.toThrow(AuditError);
    await expect(call).rejects.toThrow(message);
  });

  test('says so when nothing listens', async () => {
    const { signal } = new AbortController();
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'k', signal, wait: async () => {} });
    await expect(client.get('/things/1', thingSchema)).rejects.toThrow('the API did not answer GET /things/1: ');
  });

  test('rejects with the reason of the interruption', async () => {
    const controller = new AbortController();
    controller.abort(new Error('interrupted'));
    const { baseUrl } = await startStandInApi({});
    const client = createApiClient({ baseUrl, apiKey: 'k', signal: controller.signal, wait: async () => {} });
    await expect(client.get('/things/1', thingSchema)).rejects.toThrow('interrupted');
  });
});
