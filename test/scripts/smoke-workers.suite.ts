import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workers } from '../../functions/catalog/workers.ts';
import { invokeLambda } from '../../local/lambda-invoker.ts';
import type { SmokeResult } from '../../scripts/smoke-checks.ts';
import { runWorkerChecks } from '../../scripts/smoke-workers.ts';
import '../systems/own.ts';

let lambdaService: Server;
let lambda: LambdaClient;
/** Names of functions that crash at every call. */
const crashing = new Set<string>();

beforeAll(async () => {
  lambdaService = createServer((request, response) => void invoke(request, response));
  await new Promise<void>((resolve) => lambdaService.listen(0, '127.0.0.1', resolve));
  lambda = new LambdaClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${(lambdaService.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterAll(() => {
  lambda.destroy();
  lambdaService.close();
});

/** The Invoke operation of Lambda, over the handlers of the embedded system. */
async function invoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, functionName = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(request.url ?? '') ?? [];
  const worker = workers.find(({ name }) => functionName === `content-optimization-dev-${name}`);
  if (!worker) return void response.writeHead(404).end('{"Message":"Function not found"}');
  const event: unknown = JSON.parse(await text(request));
  try {
    if (crashing.has(worker.name)) throw new Error('Cannot find module');
    response.writeHead(200).end(JSON.stringify(await invokeLambda(worker, event)));
  } catch (error) {
    response
      .writeHead(200, { 'x-amz-function-error': 'Unhandled' })
      .end(JSON.stringify({ errorMessage: String(error) }));
  }
}

async function resultsOf(stageName: string): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for await (const result of runWorkerChecks(stageName, lambda)) results.push(result);
  return results;
}

test('every worker that loads with its settings passes', async () => {
  const results = await resultsOf('dev');
  expect(results.map(({ name }) => name)).toEqual(workers.map(({ name }) => `the worker ${name} responds`));
  expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
});

test('a worker that crashes fails its check with what it said', async () => {
  crashing.add('outline-worker');
  const failed = (await resultsOf('dev')).filter(({ problem }) => problem !== null);
  crashing.clear();
  expect(failed).toEqual([
    expect.objectContaining({
      name: 'the worker outline-worker responds',
      problem: expect.stringMatching(/^Unhandled: .*Cannot find module/),
    }),
  ]);
});

test('a stage whose functions are not there fails every check', async () => {
  const results = await resultsOf('staging');
  expect(results.every(({ problem }) => problem !== null)).toBe(true);
});
