import { beforeAll, expect, test } from 'vitest';
import { IssueWriter } from '../../../functions/crawl-worker/audit/issue-writer.ts';
import { listIssuePages } from '../../../functions/sites/list-issue-pages.ts';
import { listSiteChanges } from '../../../functions/sites/list-site-changes.ts';
import { listSiteIssues } from '../../../functions/sites/list-site-issues.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Operation } from '../../../shared/http/operation.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { siteAuditWrite } from '../../../shared/table/site-audits.ts';
import { PART_CHANGES, putChangesPart, siteChangesWrite } from '../../../shared/table/site-changes.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { send, silenceLog, stackOf, storeKey } from '../../shared/http/stack.ts';
import { countCalls, useTable } from '../../shared/table/use-table.ts';

silenceLog();
const engine = useTable();
const PAGES = 2_000;
const at = '2026-11-22T10:00:00.000Z';
const key = { organizationId: 1, siteId: 1 };
const urlOf = (n: number): string => `https://shop.example/${n}/`;

beforeAll(async () => {
  await transact(engine.table, [{ put: { ...keys.organization(1), siteCount: 0 } }]);
  const site = newSite({ id: 1, organizationId: 1, domain: 'shop.example', createdAt: at });
  const writer = new IssueWriter(engine.table, key, 1);
  for (let n = 0; n < PAGES; n += 1) {
    await writer.add('title-missing', { url: urlOf(n), pageId: n + 1, message: 'None.', urls: [] });
  }
  const kept = { url: urlOf(1), pageId: 2, message: 'The page has no H1 heading.', urls: [] };
  await writer.add('h1-missing', { ...kept, evidence: message('issues.h1-missing.evidence') });
  await writer.add('h1-missing', kept);
  const { parts = 0 } = (await writer.end()).get('title-missing') ?? {};
  const changesParts = PAGES / PART_CHANGES;
  for (let part = 0; part < changesParts; part += 1) {
    const changes = Array.from({ length: PART_CHANGES }, (_, place) => ({
      kind: 'appeared' as const,
      url: urlOf(part * PART_CHANGES + place),
      pageId: null,
      before: null,
      after: null,
    }));
    await putChangesPart(engine.table, key, { crawlId: 1, part }, changes, new Date());
  }
  const audit = {
    crawlId: 1,
    previousCrawlId: null,
    computedAt: at,
    isComplete: true,
    pages: PAGES,
    urlParts: 0,
    typeIds: ['title-missing'],
    issues: [
      { id: 'title-missing', pages: PAGES, new: null, fixed: null, parts },
      { id: 'h1-missing', pages: 2, new: null, fixed: null, parts: 1 },
    ],
    checkParts: 0,
    checkCounts: null,
    search: null,
    linkParts: [],
    linkPartsByTask: [],
    health: [],
  };
  const seeded = await transact(engine.table, [
    ...createSiteWrites(site, null),
    await siteAuditWrite(key, audit),
    siteChangesWrite(key, { crawlId: 1, at, parts: changesParts }, new Date()),
  ]);
  expect(seeded.ok).toBe(true);
});

async function readAll(operation: Operation, params: Record<string, string>, limit: number) {
  const table = engine.anotherClient();
  const calls = countCalls(table);
  const lambda = stackOf({ operations: [operation], table });
  const secret = await storeKey(engine.table);
  const urls: string[] = [];
  let most = 0;
  let cursor: string | null = null;
  // Else the language of the organization is read.
  const headers = { 'accept-language': 'en' };
  do {
    calls.reset();
    const query = `limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await send(lambda, operation, { key: secret, params, query, headers });
    expect(status).toBe(200);
    urls.push(...body.data.map(({ url }: { url: string }) => url));
    most = Math.max(most, calls.total());
    cursor = body.meta.next_cursor;
  } while (cursor !== null);
  return { urls, most };
}

test.each([125, 500])(
  'the pages of an issue are listed whole, in parts of %i, with four calls of DynamoDB at most',
  async (limit) => {
    const { urls, most } = await readAll(listIssuePages, { siteId: '1', issueId: 'title-missing' }, limit);
    expect(urls).toEqual(Array.from({ length: PAGES }, (_, n) => urlOf(n)));
    expect(most).toBeLessThanOrEqual(4);
  },
);

test.each([70, 500])(
  'the changes of a site are listed whole, in parts of %i, with four calls at most',
  async (limit) => {
    const { urls, most } = await readAll(listSiteChanges, { siteId: '1' }, limit);
    expect(urls).toEqual(Array.from({ length: PAGES }, (_, n) => urlOf(n)));
    expect(most).toBeLessThanOrEqual(4);
  },
);

test('the issues of a site are listed with four calls at most', async () => {
  const table = engine.anotherClient();
  const calls = countCalls(table);
  const lambda = stackOf({ operations: [listSiteIssues], table });
  const secret = await storeKey(engine.table);
  calls.reset();
  const { body } = await send(lambda, listSiteIssues, {
    key: secret,
    params: { siteId: '1' },
    headers: { 'accept-language': 'en' },
  });
  expect(body.data).toMatchObject([
    { id: 'title-missing', pages: PAGES },
    { id: 'h1-missing', pages: 2 },
  ]);
  expect(calls.total()).toBeLessThanOrEqual(4);
});

test('evidence is worded in the language of the request; of a row from before it is in English', async () => {
  const lambda = stackOf({ operations: [listIssuePages, listSiteIssues], table: engine.table });
  const secret = await storeKey(engine.table);
  const headers = { 'accept-language': 'de' };
  const params = { siteId: '1', issueId: 'h1-missing' };
  const { body, headers: sent } = await send(lambda, listIssuePages, { key: secret, params, headers });
  expect(sent).toMatchObject({ 'content-language': 'de', vary: 'accept-language' });
  expect(body.data.map(({ evidence }: { evidence: string }) => evidence)).toEqual([
    'Die Seite hat keine H1-Überschrift.',
    'The page has no H1 heading.',
  ]);
  const { body: list } = await send(lambda, listSiteIssues, { key: secret, params: { siteId: '1' }, headers });
  expect(list.data[1]).toMatchObject({ id: 'h1-missing', title: 'H1 fehlt', how: 'Geben Sie der Seite eine H1.' });
});
