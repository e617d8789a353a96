import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { IssueWriter } from '../../../functions/crawl-worker/audit/issue-writer.ts';
import { storeInParts } from '../../../functions/crawl-worker/audit/store-in-parts.ts';
import { toPageOfIssue } from '../../../functions/crawl-worker/audit/to-page-of-issue.ts';
import type { AuditedUrl } from '../../../shared/domain/issues/audited-url.ts';
import { listed } from '../../../shared/domain/issues/wording.ts';
import { message, quoted } from '../../../shared/domain/messages/message.ts';
import { auditedUrls, getIssuePages, PART_PAGES, putAuditedUrls } from '../../../shared/table/site-audits.ts';
import { getChangesParts, PART_CHANGES, putChangesPart } from '../../../shared/table/site-changes.ts';
import { useTable } from '../../shared/table/use-table.ts';

const engine = useTable();
const site = { organizationId: 1, siteId: 1 };

/** As long as the crawler takes them, and nothing that compresses. */
const longUrl = (characters = 2_048): string =>
  `https://shop.example/${randomBytes(characters).toString('base64url')}`.slice(0, characters);

test('pages with the longest addresses and evidence fit the items of their issue', async () => {
  const writer = new IssueWriter(engine.table, site, 1);
  const urls = Array.from({ length: PART_PAGES + 5 }, () => longUrl());
  for (const url of urls) {
    const named = Array.from({ length: 10 }, () => longUrl());
    const evidence = message('issues.h1-duplicate.evidence', {
      count: 9,
      h1: quoted(longUrl(5_000)),
      pages: listed(named),
    });
    const found = { issueId: 'h1-duplicate', url, pageId: 1, message: evidence, urls: named };
    await writer.add('h1-duplicate', toPageOfIssue(found));
  }
  expect((await writer.end()).get('h1-duplicate')).toEqual({ pages: PART_PAGES + 5, parts: 2 });
  const parts = await getIssuePages(
    engine.table,
    site,
    [0, 1].map((part) => ({ crawlId: 1, issueId: 'h1-duplicate', part })),
  );
  expect(parts.flat().map(({ url }) => url)).toEqual(urls);
});

test('URLs with the longest chains of redirects fit their items', async () => {
  const urls = Array.from(
    { length: 60 },
    (): AuditedUrl => ({
      url: longUrl(),
      outcome: 'read',
      reason: null,
      statusCode: 200,
      finalUrl: longUrl(),
      redirects: Array.from({ length: 10 }, () => longUrl()),
      foundOn: longUrl(),
      canonicalUrl: longUrl(),
      page: null,
      issues: [1],
    }),
  );
  const urlParts = await storeInParts(urls, (part, some) =>
    putAuditedUrls(engine.table, site, { crawlId: 1, part }, some),
  );
  const stored: AuditedUrl[] = [];
  for await (const part of auditedUrls(engine.table, site, { crawlId: 1, urlParts })) stored.push(...part);
  expect(stored).toEqual(urls);
  expect(urlParts).toBeGreaterThan(1);
});

test('changes of the longest addresses fit an item', async () => {
  const changes = Array.from({ length: PART_CHANGES }, () => ({
    kind: 'moved' as const,
    url: longUrl(),
    pageId: 1,
    before: longUrl(),
    after: longUrl(),
  }));
  await putChangesPart(engine.table, site, { crawlId: 1, part: 0 }, changes, new Date());
  expect(await getChangesParts(engine.table, site, [{ crawlId: 1, part: 0 }])).toEqual([changes]);
});
