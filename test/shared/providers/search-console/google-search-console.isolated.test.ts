import { generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGoogleSearchConsole } from '../../../../shared/providers/search-console/google-search-console.ts';
import { SearchConsoleError } from '../../../../shared/providers/search-console/search-console.ts';
import { authorizedUser, goodToken, type RawAnswer, row, startFakeGoogle } from './fake-google.ts';

const google = await startFakeGoogle();
afterAll(() => google.stop());
afterEach(() => vi.useRealTimers());
const window = { startDate: '2026-01-01', endDate: '2026-01-28' };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccount = JSON.stringify({
  type: 'service_account',
  client_email: 'reader@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  private_key_id: 'key-1',
  token_uri: 'https://evil.example/token',
});

const begun = new Date('2026-02-01T00:00:00Z');
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const open = (credentials = authorizedUser, budgetMs = 8_000) =>
  openGoogleSearchConsole({
    baseUrl: google.baseUrl,
    tokenUrl: google.tokenUrl,
    budgetMs,
  }).property({ propertyUrl: 'sc-domain:shop.example', credentials });

beforeEach(() => {
  // Only the date: requests and their time limits run as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  google.requests.length = 0;
  google.tokenRequests.length = 0;
  google.answer = () => [];
  google.answerToken = goodToken;
});

describe('requests', () => {
  test('name the property, the days and the token, and totals have no dimension', async () => {
    google.answer = () => [row(3, 30, 4.5)];
    expect(await open().totals(window)).toEqual({ clicks: 3, impressions: 30, ctr: 0.1, position: 4.5 });
    expect(google.requests).toMatchObject([
      { property: 'sc-domain:shop.example', authorization: 'Bearer a-token', body: window },
    ]);
    expect(google.requests[0]?.body).not.toHaveProperty('dimensions');
  });

  test('no data is a performance of zeros, and no rows', async () => {
    expect(await open().totals(window)).toEqual({ clicks: 0, impressions: 0, ctr: 0, position: 0 });
    expect(await open().pages(window)).toEqual([]);
  });

  test('rows of a page are filtered by its exact URL', async () => {
    google.answer = ({ body }) => (body.dimensions[0] === 'date' ? [row(1, 2, 3, '2026-01-05')] : [row(4, 5, 6, 'q')]);
    const url = 'https://shop.example/A?b=c';
    expect(await open().queriesOf(url, window, 50)).toEqual([{ query: 'q', ...row(4, 5, 6) }]);
    expect(await open().daysOf(url, window)).toEqual([{ date: '2026-01-05', ...row(1, 2, 3) }]);
    const filters = [{ dimension: 'page', operator: 'equals', expression: url }];
    for (const { body } of google.requests) expect(body.dimensionFilterGroups).toEqual([{ filters }]);
    expect(google.requests[0]?.body.rowLimit).toBe(50);
  });

  test("rows of a host's queries are those of its pages, with and without www, and no subdomain's", async () => {
    google.answer = () => [row(3, 30, 4, 'chain oil')];
    const rows = await open().queries(window, 'www.Shop.example', 1000);
    expect(rows).toEqual([{ query: 'chain oil', clicks: 3, impressions: 30, ctr: 0.1, position: 4 }]);
    const { dimensions, dimensionFilterGroups, rowLimit } = google.requests[0]?.body ?? {};
    expect([dimensions, rowLimit]).toEqual([['query'], 1000]);
    const [{ dimension, operator, expression }] = dimensionFilterGroups[0].filters;
    expect([dimension, operator]).toEqual(['page', 'includingRegex']);
    const matches = (url: string): boolean => new RegExp(expression).test(url);
    expect(['https://shop.example/a', 'http://www.shop.example/'].every(matches)).toBe(true);
    expect(
      ['https://blog.shop.example/', 'https://shopxexample/', 'https://a.example/?u=https://shop.example/'].some(
        matches,
      ),
    ).toBe(false);
  });

  test('go on after a full page of 25,000 rows, and stop at one that is not full', async () => {
    const all = Array.from({ length: 25_001 }, (_, at) => row(1, 2, 3, `https://shop.example/${at}`));
    google.answer = () => all;
    const rows = await open().pages(window);
    expect(new Set(rows.map(({ url }) => url)).size).toBe(25_001);
    expect(google.requests.map(({ body }) => body.startRow)).toEqual([0, 25_000]);
  });
});

describe('access tokens', () => {
  test('of an authorized user come for its refresh token', async () => {
    await open().totals(window);
    expect(Object.fromEntries(google.tokenRequests[0] ?? [])).toEqual({
      grant_type: 'refresh_token',
      client_id: 'client',
      client_secret: 'secret',
      refresh_token: 'refresh',
    });
  });

  test('of a service account come for a signed assertion, at the configured endpoint alone', async () => {
    await open(serviceAccount).totals(window);
    const form = google.tokenRequests[0];
    expect(form?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [header = '', claims = '', signature = ''] = form?.get('assertion')?.split('.') ?? [];
    const signed = Buffer.from(`${header}.${claims}`);
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'RS256' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'reader@project.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      aud: google.tokenUrl,
      iat: begun.getTime() / 1000,
      exp: begun.getTime() / 1000 + 3600,
    });
  });

  test('are kept until a minute before they expire', async () => {
    const property = open();
    await property.totals(window);
    passSeconds(3_539);
    await property.totals(window);
    expect(google.tokenRequests).toHaveLength(1);
    passSeconds(2);
    await property.totals(window);
    expect(google.tokenRequests).toHaveLength(2);
  });

  test('are forgotten when they are refused, and a new one is tried once', async () => {
    const property = open();
    google.answer = () => ({ status: 401, body: '{}' });
    await expect(property.totals(window)).rejects.toThrow(/connect the site again/);
    expect(google.tokenRequests).toHaveLength(2);
    expect(google.requests).toHaveLength(2);
    google.answer = ({ authorization }) =>
      authorization === 'Bearer a-token' && google.requests.length === 3 ? { status: 401, body: '{}' } : [row(1, 1, 1)];
    expect(await property.totals(window)).toMatchObject({ clicks: 1 });
  });

  test('are asked for once by reads of the same moment', async () => {
    const property = open();
    await Promise.all([property.totals(window), property.pages(window), property.queriesOf('u', window, 5)]);
    expect(google.tokenRequests).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each([429, 500, 503])('%i is tried again', async (status) => {
    google.answer = () => (google.requests.length === 1 ? { status, body: '' } : [row(1, 1, 1)]);
    expect(await open().totals(window)).toMatchObject({ clicks: 1 });
  });

  test.each<{ name: string; answer: RawAnswer }>([
    { name: 'a refusal', answer: { status: 403, body: '{"error":{}}' } },
    { name: 'a body that is not JSON', answer: { status: 200, body: '<html>' } },
    { name: 'rows of another form', answer: { status: 200, body: '{"rows":[{"keys":[1]}]}' } },
    { name: 'a list', answer: { status: 200, body: '[]' } },
    { name: 'a redirect', answer: { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } } },
    {
      name: 'a quota that asks for a long pause',
      answer: { status: 429, body: '', headers: { 'retry-after': '600' } },
    },
    { name: 'no answer', answer: null },
  ])('$name ends as an error of the port', async ({ answer }) => {
    google.answer = () => answer;
    await expect(open(authorizedUser, 400).totals(window)).rejects.toThrow(SearchConsoleError);
  });

  test.each<{ name: string; answer: RawAnswer }>([
    { name: 'a revoked grant', answer: { status: 400, body: '{"error":"invalid_grant"}' } },
    { name: 'an answer without a token', answer: { status: 200, body: '{}' } },
  ])('$name of the token endpoint ends as an error of the port', async ({ answer }) => {
    google.answerToken = () => answer;
    await expect(open().totals(window)).rejects.toThrow(SearchConsoleError);
    expect(google.requests).toEqual([]);
  });

  test('a row without the key that was asked for, or a day that is no date, is an error of the port', async () => {
    google.answer = () => [row(1, 1, 1)];
    await expect(open().pages(window)).rejects.toThrow('a row has no key');
    google.answer = () => [row(1, 1, 1, 'yesterday')];
    await expect(open().daysOf('https://shop.example/', window)).rejects.toThrow('a day is no date');
  });

  test.each(['not json', '{}', '{"type":"authorized_user"}', '{"type":"service_account","private_key":"x"}'])(
    'credentials that are none are an error of the port: %s',
    (credentials) => {
      expect(() => open(credentials)).toThrow(SearchConsoleError);
    },
  );
});
