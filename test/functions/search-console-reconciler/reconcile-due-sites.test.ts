import { afterAll, expect, test } from 'vitest';
import { reconcileDueSites } from '../../../functions/search-console-reconciler/reconcile-due-sites.ts';
import type { ReconcilerServices } from '../../../functions/search-console-reconciler/services.ts';
import { BEAT_SECONDS, PAGES_PER_BEAT } from '../../../shared/domain/search-console/reconciliation.ts';
import { openGoogleSearchConsole } from '../../../shared/providers/search-console/google-search-console.ts';
import { type IndexStatus, SearchConsoleError } from '../../../shared/providers/search-console/search-console.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { createPageWrites, getPages, newPage, type Page } from '../../../shared/table/pages.ts';
import { putSearchConsoleConnection } from '../../../shared/table/search-console.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { authorizedUser, startFakeGoogle } from '../../shared/providers/search-console/fake-google.ts';
import { useTable } from '../../shared/table/use-table.ts';

const database = useTable();
const google = await startFakeGoogle();
afterAll(() => google.stop());

const domain = 'shop.example';
const organizationId = 1;
let nowMs = Date.now();
let asked: string[] = [];
let answer: (url: string) => IndexStatus = (url) => ({ indexed: true, canonicalUrl: url });
const unused = async (): Promise<never> => Promise.reject(new Error('not asked here'));
const services = (): ReconcilerServices => ({
  table: database.table,
  now: () => new Date(nowMs),
  siteSearch: {
    read: async (_site, ask) => ({
      status: 'available',
      value: await ask({
        totals: unused,
        pages: unused,
        queries: unused,
        queriesByPage: unused,
        queriesOf: unused,
        days: unused,
        daysOf: unused,
        inspect: async (url) => {
          asked.push(url);
          return answer(url);
        },
      }),
    }),
  },
});

async function connectedSite(id: number, pages: readonly Partial<Page>[]): Promise<() => Promise<Page[]>> {
  const createdAt = new Date(nowMs).toISOString();
  await putItem(database.table, { ...keys.organization(organizationId), id: organizationId, siteCount: 0 });
  await transact(database.table, createSiteWrites(newSite({ id, organizationId, domain, createdAt }), null));
  const ids = pages.map((_, at) => id * 1_000 + at);
  const created = pages.map((given, at) => {
    const path = `/p-${String(at).padStart(3, '0')}/`;
    const page = newPage({
      id: ids[at] ?? 0,
      organizationId,
      siteId: id,
      path,
      url: `https://${domain}${path}`,
      createdAt,
      ...given,
    });
    return transact(database.table, createPageWrites(page));
  });
  await Promise.all(created);
  await putSearchConsoleConnection(
    database.table,
    { organizationId, id },
    { propertyUrl: `sc-domain:${domain}`, encryptedCredentials: 'x', connectedAt: createdAt },
  );
  asked = [];
  return async () => (await getPages(database.table, organizationId, ids)).toSorted((a, b) => a.id - b.id);
}

test('looks at 20 pages a beat, in turn, and rests until the next cycle', async () => {
  const read = await connectedSite(
    10,
    Array.from({ length: 45 }, () => ({})),
  );
  for (const expected of [PAGES_PER_BEAT, PAGES_PER_BEAT, 5, 0]) {
    asked = [];
    // Two reconcilers of the same moment spend the quota once.
    await Promise.all([reconcileDueSites(services()), reconcileDueSites(services())]);
    expect(asked).toHaveLength(expected);
    nowMs += BEAT_SECONDS * 1_000;
  }
  const pages = await read();
  expect(pages.every(({ gscIndexed, gscReconciledAt }) => gscIndexed === true && gscReconciledAt !== null)).toBe(true);
  nowMs += 6 * 86_400_000;
  await reconcileDueSites(services());
  expect(asked).toHaveLength(PAGES_PER_BEAT);
});

test('derives gsc_url from the canonical URL, and leaves one that a client wrote [page/gsc-url-null]', async () => {
  const mine = `http://${domain}/mine/`;
  const read = await connectedSite(20, [{}, { gscUrl: mine }, {}, { planned: true, url: null }]);
  answer = (url) =>
    url.includes('p-002')
      ? { indexed: false, canonicalUrl: `https://${domain}/other/` }
      : { indexed: true, canonicalUrl: `https://www.${domain}/p-000/` };
  await reconcileDueSites(services());
  const [first, second, third, planned] = await read();
  expect(first).toMatchObject({ gscUrl: `https://www.${domain}/p-000/`, gscIndexed: true });
  expect(second).toMatchObject({ gscUrl: mine });
  expect(third).toMatchObject({ gscUrl: null, gscIndexed: false });
  expect(planned).toMatchObject({ gscIndexed: null, gscReconciledAt: null });
  expect(asked).toContain(mine);
});

test('a refusal ends the beat where it came, and it goes on there an hour later; a single bad URL is passed by', async () => {
  const read = await connectedSite(
    30,
    Array.from({ length: 10 }, () => ({})),
  );
  answer = (url) => {
    if (url.includes('p-001')) throw new SearchConsoleError('bad URL', 400);
    if (url.includes('p-005')) throw new SearchConsoleError('quota', 429);
    return { indexed: true, canonicalUrl: null };
  };
  await reconcileDueSites(services());
  expect((await read()).map(({ gscIndexed }) => gscIndexed)).toEqual([true, null, true, true, ...Array(6).fill(null)]);
  asked = [];
  answer = () => ({ indexed: true, canonicalUrl: null });
  await reconcileDueSites(services());
  expect(asked).toEqual([]);
  nowMs += 3_601_000;
  await reconcileDueSites(services());
  // Another site's turn comes too, with its own pages.
  expect(asked.find((url) => url.includes('p-00'))).toContain('p-004');
  expect((await read()).filter(({ gscIndexed }) => gscIndexed)).toHaveLength(9);
});

test.each([
  { verdict: 'PASS', indexed: true },
  { verdict: 'NEUTRAL', indexed: false },
  { verdict: 'FAIL', indexed: false },
  { verdict: 'VERDICT_UNSPECIFIED', indexed: null },
])('the verdict $verdict of Google means $indexed', async ({ verdict, indexed }) => {
  const indexStatusResult = { verdict, googleCanonical: 'https://shop.example/a/' };
  google.answer = () => ({ status: 200, body: JSON.stringify({ inspectionResult: { indexStatusResult } }) });
  const property = openGoogleSearchConsole({
    baseUrl: google.baseUrl,
    tokenUrl: google.tokenUrl,
  }).property({
    propertyUrl: 'sc-domain:shop.example',
    credentials: authorizedUser,
  });
  expect(await property.inspect('https://shop.example/a/')).toEqual({
    indexed,
    canonicalUrl: 'https://shop.example/a/',
  });
  expect(google.requests.at(-1)?.body).toEqual({
    inspectionUrl: 'https://shop.example/a/',
    siteUrl: 'sc-domain:shop.example',
  });
});
