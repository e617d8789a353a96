import { findAbsentPages } from '../../../shared/domain/issues/absent-pages.ts';
import {
  type AuditedUrl,
  IssuesOfUrls,
  issueTrends,
  type PageState,
} from '../../../shared/domain/issues/audited-url.ts';
import { issueTypes } from '../../../shared/domain/issues/issue-types.ts';
import { type KnownUrl, urlKey } from '../../../shared/domain/issues/known-url.ts';
import type { FoundIssue } from '../../../shared/domain/issues/page-digest.ts';
import { countErrors } from '../../../shared/domain/issues/site-health.ts';
import type { SiteShare } from '../../../shared/domain/issues/site-share.ts';
import type { ByKey } from '../../../shared/domain/issues/url-store.ts';
import { compareCrawls, listFirstGraded } from '../../../shared/domain/site-changes/compare-crawls.ts';
import type { ShareResult } from '../../../shared/table/audit-shares.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import type { PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { getFirstGrades } from '../../../shared/table/listed-pages.ts';
import { type PageOfIssue, partOfShare, putAuditedUrls } from '../../../shared/table/site-audits.ts';
import type { BegunAudit } from './begin-audit.ts';
import { keepIssuesOfBefore, listKept } from './keep-issues.ts';
import { listCompared, typeIds } from './listed-types.ts';
import { storeInParts } from './store-in-parts.ts';
import { toPageOfIssue } from './to-page-of-issue.ts';

/** The pages of a share while they come, and the issues that they have. */
export class PagesOfShare {
  /** By key, what lists show of them. */
  readonly states = new Map<string, PageState>();
  readonly issues = new IssuesOfUrls(issueTypes.map(({ id }) => id));
  readonly #store: (issueId: string, page: PageOfIssue) => Promise<void>;

  /** @param store - keeps an issue of a page, as lists show it. */
  constructor(store: (issueId: string, page: PageOfIssue) => Promise<void>) {
    this.#store = store;
  }

  async addPage(key: string, state: PageState, issues: readonly FoundIssue[]): Promise<void> {
    this.states.set(key, state);
    for (const issue of issues) await this.add(issue);
  }

  async add(found: FoundIssue): Promise<void> {
    this.issues.add(found);
    await this.#store(found.issueId, toPageOfIssue(found));
  }

  async addKept(issueId: string, page: PageOfIssue): Promise<void> {
    this.issues.add({ issueId, url: page.url });
    await this.#store(issueId, page);
  }
}

interface ShareToFinish {
  readonly number: number;
  readonly share: SiteShare;
  readonly gathered: Parameters<SiteShare['finish']>[0];
  readonly pages: PagesOfShare;
  /** Listed pages of the share. */
  readonly listed: readonly PageToAudit[];
}

/** Finds the issues of a share, stores its URLs as this audit leaves them, and compares them with the audit before. Idempotent. */
export async function finishShare(
  table: Table,
  crawl: Crawl,
  begun: BegunAudit,
  { number, share, gathered, pages, listed }: ShareToFinish,
): Promise<ShareResult> {
  const { published, before, isComplete, isCurrent, absentBefore, reading } = begun;
  const key = { organizationId: crawl.organizationId, siteId: crawl.siteId };
  const { states, issues } = pages;
  for (const found of share.finish(gathered)) await pages.add(found);
  const urls = share.urls();
  const kept = listKept({ isComplete, hasSearches: reading.status !== 'unavailable' });
  await keepIssuesOfBefore(table, key, published, { kept, urls, add: (id, page) => pages.addKept(id, page) });
  const after = new Map(Array.from(urls, ([urlOf, known]) => [urlOf, toAudited(known, urlOf, pages)] as const));
  const urlParts = await storeInParts(after.values(), (at, some) =>
    putAuditedUrls(table, key, { crawlId: crawl.id, part: partOfShare(number, at) }, some),
  );
  const old = urls === begun.urls ? before : selectUrls(before, (urlOf) => after.has(urlOf) || share.isOwnUrl(urlOf));
  const unread = listed.filter(({ url }) => url !== null && !states.has(urlKey(url) ?? url));
  const absent = findAbsentPages(unread, begun.urls, (urlOf) => states.has(urlOf), absentBefore);
  const search = { status: reading.status, window: reading.searches?.window ?? null };
  const trends = issueTrends(typeIds, issues, { typeIds: listCompared(published, search), urls: old });
  const firstGraded = published === null ? [] : listFirstGraded(old, after);
  const firstGrades = await getFirstGrades(table, crawl.organizationId, firstGraded);
  return {
    pages: states.size,
    urlParts,
    trends: [...trends],
    health: countErrors(after.values(), typeIds),
    changes: published === null ? [] : [...compareCrawls(old, after, { isCurrent, firstGrades })],
    absent: [...absent],
  };
}

const toAudited = (known: KnownUrl, key: string, { states, issues }: PagesOfShare): AuditedUrl => ({
  ...known,
  page: states.get(key) ?? null,
  issues: issues.of(key),
});

function selectUrls(urls: ByKey<AuditedUrl>, isChosen: (key: string) => boolean): ByKey<AuditedUrl> {
  const chosen = new Map<string, AuditedUrl>();
  for (const [key, url] of urls) if (isChosen(key)) chosen.set(key, url);
  return chosen;
}
