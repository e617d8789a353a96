import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { FunctionBundle } from '../../infra/build/bundle-functions.ts';

const run = promisify(execFile);

interface Call {
  routeKey: string;
  pathParameters: Record<string, string>;
  body?: unknown;
}

/**
 * Calls the bundle of an API group as Lambda does, in a fresh process with the table of the shared system, one event after the
 * other, and answers what it answered.
 */
export async function callBundle(
  { name, file }: FunctionBundle,
  key: string,
  calls: readonly Call[],
  environment: Readonly<Record<string, string>> = {},
) {
  const events = calls.map(({ routeKey, pathParameters, body }) => {
    const [method = '', pattern = ''] = routeKey.split(' ');
    const rawPath = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) => pathParameters[parameter] ?? '');
    return {
      version: '2.0',
      routeKey,
      rawPath,
      rawQueryString: '',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      pathParameters,
      requestContext: {
        http: { method, path: rawPath, sourceIp: '192.0.2.1', userAgent: 'test' },
        requestId: `bundled-${name}`,
        routeKey,
        stage: '$default',
        timeEpoch: Date.now(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      isBase64Encoded: false,
    };
  });
  const code = `
    const { handler } = await import(${JSON.stringify(file)});
    const context = { awsRequestId: 'bundled', functionName: 'bundled', getRemainingTimeInMillis: () => 20_000 };
    const answers = [];
    for (const event of ${JSON.stringify(events)}) answers.push(await handler(event, context));
    console.log(JSON.stringify(answers));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: dirname(file),
    env: {
      ...inject('sharedVariables'),
      ...environment,
    },
    maxBuffer: 10_000_000,
  });
  const answers = JSON.parse(stdout) as { statusCode: number; body: string }[];
  return answers.map(({ statusCode, body }) => ({ status: statusCode, body: JSON.parse(body) }));
}
