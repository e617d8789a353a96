/** Guarantees of every operation, from the list of them: a new route is tested here without a line. */
import { beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from '../../functions/catalog/api-groups.ts';
import { deleteSite } from '../../functions/sites/delete-site.ts';
import { DEFAULT_MAX_BODY_BYTES, type Operation, type Scope } from '../../shared/http/operation.ts';
import { notFoundWhenMalformed } from '../../shared/http/schemas.ts';
import { type ApiAnswer, apiClient, type RawRequest } from '../harness/api-client.ts';
import { beginSession, sessionHeaders } from '../harness/session-client.ts';
import { useSystem } from '../harness/system.ts';
import { exampleBody, exampleQuery } from './example-requests.ts';
import { makeResources, missingIds, type PathIds, type Resources } from './tenant-resources.ts';

const system = useSystem({ webSites: 2 });
let own: Resources;
let foreign: Resources;
const sessions = new Map<string, Record<string, string>>();
beforeAll(async () => {
  const [first, second] = [system.web.take({}), system.web.take({})];
  [own, foreign] = await Promise.all([makeResources(system, first), makeResources(system, second)]);
  for (const { tenant } of [own, foreign]) {
    sessions.set(tenant.key, sessionHeaders(await beginSession(system.table, tenant)));
  }
});
/** The headers by which a person of the key's organization is known. */
const sessionOf = (key: string): Record<string, string> => sessions.get(key) ?? {};

const operations = allOperations();
const named = (list: readonly Operation[]) => list.map((operation) => ({ id: operation.operationId, operation }));
const closed = operations.filter(({ access }) => access !== 'open' && access !== 'session');
const scoped = closed.filter(({ access }) => access !== 'any-key');
const ofPeople = operations.filter(({ access }) => access === 'session');
/** An operation of the console that is open is called with what the console sends. */
const isForConsole = ({ access, consoleOnly }: Operation): boolean => access === 'session' || consoleOnly === true;
const parametersOf = (operation: Operation): string[] =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
const shapeOf = ({ params }: Operation) => (params && 'shape' in params ? (params.shape as Record<string, never>) : {});
const isIntegerId = (operation: Operation, name: string): boolean => {
  const schema = shapeOf(operation)[name];
  return schema !== undefined && notFoundWhenMalformed.has(schema);
};

interface Request extends Pick<RawRequest, 'headers'> {
  key?: string | null;
  ids?: PathIds;
  body?: unknown;
  rawBody?: string;
  query?: string;
  /** With the session of a person of the key's organization in place of the key. */
  asPerson?: boolean;
}

/** Sends the operation's example request, changed as given, and checks what every answer must carry. */
async function call(operation: Operation, request: Request = {}): Promise<ApiAnswer> {
  const {
    key = own.tenant.key,
    ids = own.ids,
    query = exampleQuery(operation),
    asPerson = isForConsole(operation),
  } = request;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(ids[name] ?? 'no such id'),
  );
  const body = request.rawBody ?? (operation.body ? JSON.stringify(request.body ?? exampleBody(operation)) : undefined);
  if (operation.operationId === 'deleteConsoleSession' && key !== null) await signInAgain(key);
  const person = asPerson && key !== null ? sessionOf(key) : null;
  const answer = await apiClient(system.baseUrl, person ? null : key).raw(
    operation.method,
    query ? `${path}?${query}` : path,
    {
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...person, ...request.headers },
      ...(body === undefined ? {} : { body }),
    },
  );
  expect(answer.status, `${operation.operationId} failed: see RESPONSE_CHECK`).toBeLessThan(500);
  checkEveryAnswer(answer, operation.access !== 'open');
  return answer;
}

/** An operation that ends the session gets one to end. */
async function signInAgain(key: string): Promise<void> {
  const tenant = [own, foreign].find((resources) => resources.tenant.key === key)?.tenant;
  if (tenant) sessions.set(key, sessionHeaders(await beginSession(system.table, tenant)));
}

const isCrossSite = (body: ApiAnswer['body']): boolean =>
  /^(Missing header: x-console|The request comes from another origin)/.test(body?.error?.message ?? '');

function checkEveryAnswer({ status, headers, body }: ApiAnswer, needsKey: boolean): void {
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
  // A response to a keyed request is kept by no shared cache, and a failure by none at all.
  const kept = headers.get('cache-control');
  expect(kept).toMatch(needsKey ? /^(no-store|private, max-age=\d+)$/ : /^(no-store|public, max-age=\d+)$/);
  if (status >= 400) expect(kept).toBe('no-store');
  // RFC 9110, 11.6.1.
  expect(headers.get('www-authenticate')).toEqual(status === 401 ? expect.stringMatching(/^Bearer\b/) : null);
  // A request that another page could make is refused before anybody is known.
  const counted = needsKey && status !== 401 && !isCrossSite(body);
  for (const name of ['limit', 'remaining', 'reset']) {
    expect(headers.get(`x-ratelimit-${name}`)).toEqual(counted ? expect.stringMatching(/^\d+$/) : null);
  }
  if (status < 400) return;
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { error, ...rest } = body;
  expect(rest).toEqual({});
  expect(error).toEqual({
    code: expect.any(String),
    message: expect.any(String),
    ...('details' in error ? { details: expect.any(Object) } : {}),
  });
}

/** The headers that may not tell a foreign resource from a missing one: all but those that count and name requests. */
const comparable = ({ headers }: ApiAnswer): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(x-request-id|date|x-ratelimit-remaining|x-ratelimit-reset)$/.test(name)),
  );

const errorOf = ({ status, body }: ApiAnswer): unknown => [status, body?.error];

describe('an example request', () => {
  test.each(named(operations.filter(({ body, query }) => body || query)))(
    'can be made of the schemas of $id',
    ({ operation }) => {
      if (operation.body) expect(operation.body.safeParse(exampleBody(operation)).success).toBe(true);
      const query = Object.fromEntries(new URLSearchParams(exampleQuery(operation)));
      if (operation.query) expect(operation.query.safeParse(query).success).toBe(true);
    },
  );

  test.each(named(operations))('has an id for every parameter of $id', ({ operation }) => {
    for (const name of parametersOf(operation)) expect([own.ids[name], missingIds[name]]).not.toContain(undefined);
  });
});

describe('without a valid key', () => {
  test.each(named(closed))('$id answers 401', async ({ operation }) => {
    const answers = await Promise.all([
      call(operation, { key: null }),
      call(operation, { key: 'nonsense' }),
      call(operation, { key: `coa_${'x'.repeat(43)}` }),
      // Other faults are not revealed to strangers.
      call(operation, { key: null, ids: {}, query: 'page=x', ...(operation.body ? { rawBody: 'no json' } : {}) }),
    ]);
    const unauthorized = (message: string) => [401, { code: 'unauthorized', message }];
    expect(answers.map(errorOf)).toEqual([
      unauthorized('Missing API key'),
      unauthorized('Invalid API key'),
      unauthorized('Invalid API key'),
      unauthorized('Missing API key'),
    ]);
  });

  test.each(named(ofPeople))(
    '$id answers 403 to a key, 401 to nothing: "401 `unauthorized` | missing, invalid, revoked or expired key"',
    async ({ operation }) => {
      const answers = await Promise.all([
        call(operation, { key: null }),
        call(operation, { key: null, ids: {}, query: 'page=x', ...(operation.body ? { rawBody: 'no json' } : {}) }),
        call(operation, { asPerson: false, key: `coa_${'x'.repeat(43)}` }),
        call(operation, { asPerson: false }),
        // A key wins over a cookie.
        call(operation, { asPerson: false, headers: sessionOf(own.tenant.key) }),
      ]);
      const message = 'This operation takes a session of the console, and no API key';
      expect(answers.map(errorOf)).toEqual([
        ...Array(2).fill([401, { code: 'unauthorized', message }]),
        [401, { code: 'unauthorized', message: 'Invalid API key' }],
        ...Array(2).fill([403, { code: 'forbidden', message }]),
      ]);
    },
  );

  test.each(
    named(operations.filter(({ access, consoleOnly, navigation }) => access === 'open' && !consoleOnly && !navigation)),
  )('$id answers', async ({ operation }) => {
    const answers = await Promise.all([call(operation, { key: null }), call(operation, { key: 'nonsense' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a session of a person', { tags: 'stories' }, () => {
  test.each(named(closed))('serves $id as a key does', async ({ operation }) => {
    const answer = await call(operation, { asPerson: true, ids: missingIds });
    const withKey = await call(operation, { ids: missingIds });
    expect([answer.status, answer.body?.error?.code]).toEqual([withKey.status, withKey.body?.error?.code]);
  });

  test.each(named([...closed, ...operations.filter(isForConsole)]))(
    'serves no request to $id that another page could make',
    async ({ operation }) => {
      const { 'x-console': _, ...cookie } = sessionOf(own.tenant.key);
      const ours = sessionOf(own.tenant.key);
      const answers = await Promise.all([
        call(operation, { key: null, headers: cookie }),
        call(operation, { key: null, headers: { ...ours, origin: 'https://attacker.example' } }),
        call(operation, { key: null, headers: { ...ours, origin: 'null' } }),
        call(operation, {
          key: null,
          headers: { ...ours, origin: new URL(system.baseUrl).origin.replace(/\d+$/, '1') },
        }),
        ...['cross-site', 'same-site', 'none'].map((site) =>
          call(operation, { key: null, headers: { ...ours, 'sec-fetch-site': site } }),
        ),
      ]);
      const forbidden = (message: string) => [403, { code: 'forbidden', message }];
      expect(answers.map(errorOf)).toEqual([
        forbidden('Missing header: x-console: 1'),
        ...Array(6).fill(forbidden('The request comes from another origin')),
      ]);
    },
  );
});

describe('with a key that lacks the scope', () => {
  const otherScope = ({ access }: Operation): Scope => (access === 'sites:read' ? 'content:write' : 'sites:read');

  const keysByScope = new Map<Scope, Promise<{ key: string }>>();
  /** One for each scope: an organization has a bounded number of keys. */
  const keyWith = (scope: Scope): Promise<{ key: string }> => {
    const made = keysByScope.get(scope) ?? own.tenant.newKey({ scopes: [scope] });
    keysByScope.set(scope, made);
    return made;
  };

  test.each(named(scoped))('$id answers 403, whatever else is wrong', async ({ operation }) => {
    const { key } = await keyWith(otherScope(operation));
    const answers = await Promise.all([
      call(operation, { key }),
      call(operation, { key, ids: {}, query: 'page=x', ...(operation.body ? { rawBody: 'no json' } : {}) }),
    ]);
    const message = `Missing required scope: ${operation.access}`;
    expect(answers.map(errorOf)).toEqual(Array(2).fill([403, { code: 'forbidden', message }]));
  });
});

describe('a path', () => {
  // Every way to be no id is tested with the schema itself (test/shared/http); here, that each operation uses it.
  const malformedIds = ['0', '99999999999999999999', '%E0%A4%A'];
  const withIds = operations.flatMap((operation) =>
    parametersOf(operation)
      .filter((name) => isIntegerId(operation, name))
      .map((name) => ({ id: operation.operationId, operation, name })),
  );
  // The token of a link is no id: whoever has it may read, and every other one gets one page.
  const others = operations
    .filter(({ access }) => access !== 'open')
    .flatMap((operation) =>
      parametersOf(operation)
        .filter((name) => !isIntegerId(operation, name) && name !== 'jobId')
        .map((name) => ({ id: operation.operationId, operation, name })),
    );

  test.each(withIds)('with a malformed $name answers as a missing one does: $id', async ({ operation, name }) => {
    const missing = await call(operation, { ids: { ...own.ids, [name]: missingIds[name] ?? '' } });
    expect(errorOf(missing)).toEqual([
      404,
      { code: 'not_found', message: expect.stringMatching(/^[A-Z][a-z ]+ not found$/) },
    ]);
    const answers = await Promise.all(malformedIds.map((id) => call(operation, { ids: { ...own.ids, [name]: id } })));
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, missing.text]);
  });

  test.each(others)('with a malformed $name, which is no integer id, answers 400: $id', async ({ operation, name }) => {
    const answers = await Promise.all(
      ['nonsense', '0', '%', 'Title'].map((value) => call(operation, { ids: { ...own.ids, [name]: value } })),
    );
    for (const { status, body } of answers) {
      expect([status, body.error.code]).toEqual([400, 'invalid_request']);
      expect(body.error.message).toContain(name);
    }
  });

  test.each(named(operations.filter((operation) => parametersOf(operation).includes('jobId'))))(
    'with a malformed job id answers as a missing job does: $id',
    async ({ operation }) => {
      const malformed = [
        'abc',
        '1',
        'job_an_',
        'job_an_0',
        'job_an_01',
        'job_an_1x',
        'job_xx_1',
        'JOB_AN_1',
        ' job_an_1',
        'job_an_99999999999999999999',
      ];
      const answers = await Promise.all(malformed.map((jobId) => call(operation, { ids: { jobId } })));
      for (const answer of answers)
        expect(errorOf(answer)).toEqual([404, { code: 'not_found', message: 'Job not found' }]);
    },
  );
});

describe("another organization's resource", () => {
  const isId = (name: string): boolean => missingIds[name] !== own.ids[name];
  const withIds = operations.filter(
    (operation) => operation.access !== 'open' && parametersOf(operation).some((name) => name !== 'field'),
  );

  test.each(named(withIds))('is not there, exactly as a missing one: $id', async ({ operation }) => {
    // Each id alone, the ids before it one's own: a foreign version of an own page, and so on.
    for (const name of parametersOf(operation).filter(isId)) {
      const [theirs, missing] = await Promise.all(
        [foreign.ids, missingIds].map((ids) => call(operation, { ids: { ...own.ids, [name]: ids[name] ?? '' } })),
      );
      expect(theirs?.status).toBe(404);
      expect(theirs?.text).toBe(missing?.text);
      expect(theirs && comparable(theirs)).toEqual(missing && comparable(missing));
    }
    const [theirs, missing] = await Promise.all([foreign.ids, missingIds].map((ids) => call(operation, { ids })));
    expect([theirs?.status, theirs?.text]).toEqual([404, missing?.text]);
  });

  test.each(named(withIds))('is not there for a person either: $id', { tags: 'stories' }, async ({ operation }) => {
    const [theirs, missing] = await Promise.all(
      [foreign.ids, missingIds].map((ids) => call(operation, { ids, asPerson: true })),
    );
    expect([theirs?.status, theirs?.text]).toEqual([404, missing?.text]);
  });

  // Without its site nothing would be there.
  const siteLast = withIds.toSorted((a, b) => Number(a === deleteSite) - Number(b === deleteSite));

  test.each(named(siteLast))('is there for that organization: $id', async ({ operation }) => {
    const missing = await call(operation, { ids: missingIds });
    const theirs = await call(operation, { key: foreign.tenant.key, ids: foreign.ids });
    expect(theirs.status).not.toBe(401);
    expect(theirs.text).not.toBe(missing.text);
  });
});

describe('a body', () => {
  const withBody = operations.filter(({ body }) => body);

  test.each(named(withBody))('with an unknown field is refused with its name: $id', async ({ operation }) => {
    const body = { ...(exampleBody(operation) as object), no_such_field: 1 };
    const answer = await call(operation, { body });
    expect(errorOf(answer)).toEqual([
      400,
      { code: 'invalid_request', message: 'Invalid body: unknown field "no_such_field"' },
    ]);
  });

  test.each(named(withBody))('that is no JSON object is refused: $id', { tags: 'stories' }, async ({ operation }) => {
    const rawBodies = ['{', '[]', '"text"', '5', 'null', `${'['.repeat(5_000)}${']'.repeat(5_000)}`];
    const answers = await Promise.all(rawBodies.map((rawBody) => call(operation, { rawBody })));
    for (const { status, body } of answers) expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test.each(named(withBody))('of another content type is refused: $id', { tags: 'stories' }, async ({ operation }) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'];
    const answers = await Promise.all(types.map((type) => call(operation, { headers: { 'content-type': type } })));
    const message = 'The Content-Type of a request with a body must be application/json';
    expect(answers.map(errorOf)).toEqual(Array(3).fill([400, { code: 'invalid_request', message }]));
  });

  test.each(named(withBody))('above its limit is refused: $id', { tags: 'stories' }, async ({ operation }) => {
    const limit = operation.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
    const answer = await call(operation, { rawBody: JSON.stringify({ filler: 'x'.repeat(limit) }) });
    const message = `The request body is larger than ${limit.toLocaleString('en')} bytes`;
    expect(errorOf(answer)).toEqual([400, { code: 'invalid_request', message }]);
  });

  test.each(named(withBody.filter(({ bodyOptional }) => !bodyOptional)))('is required: $id', async ({ operation }) => {
    const message = 'Invalid body: a JSON body is required';
    expect(errorOf(await call(operation, { rawBody: '' }))).toEqual([400, { code: 'invalid_request', message }]);
  });
});

describe('a query', { tags: 'stories' }, () => {
  const withQuery = operations.filter(({ query }) => query);
  const knownTwice = (operation: Operation): string => {
    const [name = ''] =
      operation.query && 'shape' in operation.query ? Object.keys(operation.query.shape as object) : [];
    return `${name}=1&${name}=1`;
  };

  test.each(named(withQuery))('that repeats a parameter is refused: $id', async ({ operation }) => {
    const { status, body } = await call(operation, { query: knownTwice(operation) });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  test.each(named(withQuery.filter(({ operationId }) => operationId !== 'listFacts')))(
    'has room for parameters of others: $id',
    async ({ operation }) => {
      const plain = await call(operation);
      const query = [exampleQuery(operation), 'utm_source=test', '__proto__=1', 'constructor=1']
        .filter(Boolean)
        .join('&');
      expect((await call(operation, { query })).status).toBe(plain.status);
    },
  );
});
