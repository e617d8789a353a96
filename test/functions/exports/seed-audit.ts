import { transact } from '../../../shared/table/engine/transaction.ts';
import { PART_PAGES, putIssuePages, siteAuditWrite } from '../../../shared/table/site-audits.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { TestSystem } from '../../harness/system.ts';

/** The issues of a site as a crawl leaves them: for each type so many pages. */
export async function seedAudit(
  system: TestSystem,
  { organizationId, id: siteId }: Site,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const crawlId = await system.operator.ids.next('crawl');
  const site = { organizationId, siteId };
  for (const [issueId, count] of Object.entries(counts)) {
    const pages = Array.from({ length: count }, (_, at) => ({
      url: `https://a.example/${issueId}/${at}/`,
      pageId: at % 2 ? at : null,
      message: `Number ${at}, "quoted"`,
      urls: at % 3 ? [`https://a.example/${at}/`] : [],
    }));
    for (let part = 0; part * PART_PAGES < count; part += 1) {
      const of = pages.slice(part * PART_PAGES, (part + 1) * PART_PAGES);
      await putIssuePages(system.table, site, { crawlId, issueId, part }, of);
    }
  }
  const issues = Object.entries(counts).map(([id, pages]) => ({
    id,
    pages,
    new: null,
    fixed: null,
    parts: Math.ceil(pages / PART_PAGES),
  }));
  const audit = {
    crawlId,
    previousCrawlId: null,
    computedAt: new Date().toISOString(),
    isComplete: true,
    pages: 100,
    urlParts: 0,
    typeIds: Object.keys(counts),
    issues,
    checkParts: 0,
    checkCounts: null,
    search: null,
    linkParts: [],
    linkPartsByTask: [],
    health: [],
  };
  await transact(system.table, [await siteAuditWrite(site, audit)]);
}
