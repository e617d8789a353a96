import * as z from 'zod';
import { issueFamilies, severities } from '../../../shared/domain/issues/issue-type.ts';
import { issueTypes } from '../../../shared/domain/issues/issue-types.ts';
import { integerId } from '../../../shared/http/schemas.ts';
import { getIssuePages, getSiteAudit, PART_PAGES, type SiteAudit } from '../../../shared/table/site-audits.ts';
import type { Exporter } from '../exporter.ts';

const exportedIssue = z
  .strictObject({
    issue_id: z.string(),
    family: z.enum(issueFamilies),
    severity: z.enum(severities),
    title: z.string(),
    url: z.string(),
    page_id: integerId().nullable(),
    evidence: z.string(),
    related_urls: z.array(z.string()),
  })
  .meta({ id: 'ExportedIssue' });

const typesById = new Map<string, (typeof issueTypes)[number]>(issueTypes.map((type) => [type.id, type]));

/** `crawl`: whose audit it is. A position counts among the parts of all issues, by id. */
const positionSchema = z
  .string()
  .regex(/^\d{1,15}\.\d{1,9}\.\d{1,9}$/)
  .transform((text) => {
    const [crawlId, part, row] = text.split('.').map(Number);
    return { crawlId, part: part ?? 0, row: row ?? 0 };
  });

/** A part has 40 pages, at most 325 KB. */
const PARTS_READ_MAX = 20;

const splitParts = ({ crawlId, issues }: SiteAudit) =>
  issues
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, pages }) =>
      Array.from({ length: Math.ceil(pages / PART_PAGES) }, (_, part) => ({ crawlId, issueId: id, part })),
    );

export const issuesExporter: Exporter = {
  row: exportedIssue,
  async read({ table }, { organizationId, siteId, from, limit, messages }) {
    const site = { organizationId, siteId };
    const position = from === null ? { crawlId: null, part: 0, row: 0 } : positionSchema.safeParse(from).data;
    if (!position) return null;
    const audit = await getSiteAudit(table, site);
    if (!audit) return position.crawlId === null ? { rows: [], end: null } : null;
    // A later crawl has replaced what the parts before were of.
    if (position.crawlId !== null && position.crawlId !== audit.crawlId) return null;
    const parts = splitParts(audit);
    const count = Math.min(PARTS_READ_MAX, 1 + Math.ceil((position.row + limit) / PART_PAGES));
    const read = parts.slice(position.part, position.part + count);
    const found = await getIssuePages(table, site, read);
    const rows = read.flatMap(({ issueId }, at) => {
      const type = typesById.get(issueId);
      const skipped = at === 0 ? position.row : 0;
      if (!type) return [];
      return (found[at] ?? []).slice(skipped).map((page, later) => ({
        row: {
          issue_id: type.id,
          family: type.family,
          severity: type.severity,
          title: messages.render({ id: `issues.${type.id}.title` }),
          url: page.url,
          page_id: page.pageId,
          evidence: messages.renderKept(page.evidence, page.message),
          related_urls: page.urls,
        } satisfies z.input<typeof exportedIssue>,
        next: `${audit.crawlId}.${position.part + at}.${skipped + later + 1}`,
      }));
    });
    const next = position.part + read.length;
    return { rows, end: next < parts.length ? `${audit.crawlId}.${next}.0` : null };
  },
};
