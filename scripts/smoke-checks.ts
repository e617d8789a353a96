/** Responses of a system right after its deployment. The checks only read, so they may run against prod. */
import * as z from 'zod';

export interface SmokeTarget {
  /** Ends in the version: `https://api.example.com/v1`. */
  baseUrl: string;
  /** Null: only what a caller without a key sees is checked. */
  key: string | null;
}

export interface SmokeResult {
  name: string;
  /** Null when all is well. */
  problem: string | null;
  durationMs: number;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Check {
  name: string;
  needsKey: boolean;
  /** @throws Error that says what is wrong. */
  run(target: SmokeTarget): Promise<void>;
}

/** A cold start behind a new gateway takes seconds; the gateway itself gives up after 30. */
const TIMEOUT_MS = 30_000;

const errorEnvelope = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
const list = z.object({ data: z.array(z.unknown()), meta: z.object({ total: z.number() }) });

async function get({ baseUrl }: SmokeTarget, path: string, key: string | null = null): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, {
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A request of the MCP server, which is beside the versioned API. */
async function postMcp({ baseUrl, key }: SmokeTarget, method: string, params?: object): Promise<Answer> {
  const response = await fetch(baseUrl.replace(/\/v1$/, '/mcp'), {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params ? { params } : {}) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function expectStatus({ status, text }: Answer, expected: number): void {
  if (status !== expected) throw new Error(`expected ${expected}, got ${status}: ${text.slice(0, 200)}`);
}

function expectHeaders({ headers }: Answer, expected: Readonly<Record<string, RegExp>>): void {
  for (const [name, pattern] of Object.entries(expected)) {
    const value = headers.get(name);
    if (!pattern.test(value ?? '')) throw new Error(`expected the header ${name} to be ${pattern}, got ${value}`);
  }
}

function parse<T>(schema: z.ZodType<T>, { text }: Answer): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(`unexpected body: ${text.slice(0, 200)}`);
  }
}

function expectError(answer: Answer, status: number, code: string): void {
  expectStatus(answer, status);
  const { error } = parse(errorEnvelope, answer);
  if (error.code !== code) throw new Error(`expected the code ${code}, got ${error.code}`);
  expectHeaders(answer, everyAnswer);
}

const everyAnswer = {
  'x-request-id': /./,
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=\d+/,
} as const;
const counted = {
  'x-ratelimit-limit': /^\d+$/,
  'x-ratelimit-remaining': /^\d+$/,
  'x-ratelimit-reset': /^\d+$/,
} as const;

const checks: readonly Check[] = [
  {
    name: 'health answers 200',
    needsKey: false,
    async run(target) {
      const answer = await get(target, '/health');
      expectStatus(answer, 200);
      parse(z.object({ ok: z.literal(true) }), answer);
      expectHeaders(answer, everyAnswer);
    },
  },
  {
    name: 'openapi.yaml describes the API',
    needsKey: false,
    async run(target) {
      const answer = await get(target, '/openapi.yaml');
      expectStatus(answer, 200);
      expectHeaders(answer, { 'content-type': /^application\/yaml/ });
      if (!/^openapi: ["']?3\.1/m.test(answer.text)) throw new Error('expected an OpenAPI 3.1 document');
    },
  },
  {
    name: 'no key: 401 in the envelope',
    needsKey: false,
    run: async (target) => expectError(await get(target, '/me'), 401, 'unauthorized'),
  },
  {
    name: 'a wrong key: 401 in the envelope',
    needsKey: false,
    run: async (target) => expectError(await get(target, '/sites', `coa_${'x'.repeat(43)}`), 401, 'unauthorized'),
  },
  {
    name: 'the MCP server asks for a key',
    needsKey: false,
    async run(target) {
      const answer = await postMcp({ ...target, key: null }, 'tools/list');
      expectError(answer, 401, 'unauthorized');
      expectHeaders(answer, { 'www-authenticate': /^Bearer/ });
    },
  },
  {
    name: 'the MCP server lists its tools',
    needsKey: true,
    async run(target) {
      const answer = await postMcp(target, 'tools/list');
      expectStatus(answer, 200);
      parse(z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })).min(1) }) }), answer);
    },
  },
  {
    name: 'the MCP server reads from the API',
    needsKey: true,
    async run(target) {
      const answer = await postMcp(target, 'tools/call', { name: 'list_sites', arguments: {} });
      expectStatus(answer, 200);
      parse(z.object({ result: z.object({ structuredContent: z.object({ sites: z.array(z.unknown()) }) }) }), answer);
    },
  },
  {
    name: 'me tells the key, and what is left of its limit',
    needsKey: true,
    async run(target) {
      const answer = await get(target, '/me', target.key);
      expectStatus(answer, 200);
      const { prefix } = parse(z.object({ prefix: z.string(), scopes: z.array(z.string()) }), answer);
      if (!target.key?.startsWith(prefix)) throw new Error(`expected the prefix of the key, got ${prefix}`);
      expectHeaders(answer, { ...everyAnswer, ...counted, 'cache-control': /no-store/ });
    },
  },
  {
    name: 'a list is read from the table',
    needsKey: true,
    async run(target) {
      const answer = await get(target, '/sites?limit=1', target.key);
      expectStatus(answer, 200);
      parse(list, answer);
    },
  },
  {
    name: 'an unknown path: 404 in the envelope',
    needsKey: true,
    run: async (target) => expectError(await get(target, '/no-such-path', target.key), 404, 'not_found'),
  },
  {
    name: 'an unknown job: 404 in the envelope',
    needsKey: true,
    run: async (target) => expectError(await get(target, '/jobs/job_an_999999999', target.key), 404, 'not_found'),
  },
];

/** Runs the checks one after the other, and tells each as soon as it is known; those that need a key only with one. */
export async function* runSmokeChecks(target: SmokeTarget): AsyncGenerator<SmokeResult> {
  for (const { name, needsKey, run } of checks) {
    if (needsKey && target.key === null) continue;
    yield await runCheck(name, () => run(target));
  }
}

/** Runs one check: a thrown error is its problem. */
export async function runCheck(name: string, run: () => Promise<void>): Promise<SmokeResult> {
  const startedAt = performance.now();
  const problem = await run().then(() => null, describe);
  return { name, problem, durationMs: Math.round(performance.now() - startedAt) };
}

/** A failed `fetch` says only that; its cause says why. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
