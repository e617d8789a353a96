import * as z from 'zod';
import { invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import type { Caller } from '../../shared/http/operation.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { getUser } from '../../shared/table/organizations.ts';
import type { Exporter, ExportServices } from './exporter.ts';
import { pageIdsQuery } from './page-ids-query.ts';
import { contentExporter } from './rows/content.ts';
import { factsExporter } from './rows/facts.ts';
import { ideasExporter } from './rows/ideas.ts';
import { incomingLinksExporter } from './rows/incoming-links.ts';
import { issuesExporter } from './rows/issues.ts';
import { linksExporter } from './rows/links.ts';
import { pagesExporter } from './rows/pages.ts';
import { recommendationsExporter } from './rows/recommendations.ts';
import { writePart } from './write-part.ts';

const LIMIT_MAX = 1_000;
const LIMIT = 500;

const CSV = 'text/csv';
const exportNames = [
  'pages',
  'recommendations',
  'issues',
  'links',
  'incoming-links',
  'facts',
  'ideas',
  'content',
] as const;
const exporters: Readonly<Record<(typeof exportNames)[number], Exporter>> = {
  pages: pagesExporter,
  recommendations: recommendationsExporter,
  issues: issuesExporter,
  links: linksExporter,
  'incoming-links': incomingLinksExporter,
  facts: factsExporter,
  ideas: ideasExporter,
  content: contentExporter,
};

const listColumns = ({ row }: Exporter): string[] => Object.keys(row.shape);

const columnsText = exportNames
  .map(
    (name) =>
      `- \`${name}\`: ${listColumns(exporters[name])
        .map((column) => `\`${column}\``)
        .join(', ')}`,
  )
  .join('\n');

export const exportSite = defineOperation({
  operationId: 'exportSite',
  method: 'GET',
  path: '/sites/{siteId}/export/{what}',
  tag: 'Exports',
  summary: 'Export rows of a site',
  description:
    'All rows of one kind, in parts, as JSON lines (`application/jsonl`, the default) or CSV (`text/csv`), whichever `Accept` prefers. ' +
    'While there is more, the header `Link` has the address of the next part with `rel="next"`. Follow it as it is; a part may be empty. ' +
    'The order is that of ids, and does not change while the site does: a row that is there all the time is exported once. ' +
    'Exports of `pages`, `recommendations`, `links` and `content` go through the pages that the site had at the beginning, and can be read for a day; those of `issues` and `incoming-links` until a later crawl replaces them.\n\n' +
    '`content` has the body of each page as Markdown. Where the `content_revision` of a page in `pages` is what it was, so is its body: read those that changed by `page_ids`.\n\n' +
    'CSV is UTF-8 with CRLF (RFC 4180), and a header row on the first part alone. Null is an empty cell, an empty text is `""`, a list or an object is JSON. ' +
    "No spreadsheet runs a text as a formula, whether its separator is `,`, `;` or a tab. In a text, a `'` stands before each of `= + - @ ＝ ＋ － ＠` that begins the text, or that stands behind a `,`, a `;`, a tab or a line break in it; white space, control characters and quotes between do not count. " +
    "To read the text, remove the `'` before each sign that stands so. JSON has `\\u003d` and so on instead, and needs no such step; numbers stay numbers.\n\n" +
    `The columns of a CSV, and the fields of an object, in this order (the schemas \`ExportedPage\` and so on have their types):\n${columnsText}\n\n` +
    '`ideas` is a 404 for a key without preview access.',
  access: 'sites:read',
  localized,
  params: z.object({
    siteId: pathId('Site'),
    what: z.enum(exportNames).meta({ description: 'The kind of rows.' }),
  }),
  query: z.object({
    cursor: z
      .string()
      .max(120)
      .optional()
      .meta({ description: 'Of the header `Link` of the part before. Left out: from the beginning.' }),
    limit: queryInteger(1, LIMIT_MAX).default(LIMIT).meta({ description: 'Rows of a part, at most.' }),
    page_ids: pageIdsQuery(),
  }),
  responses: {
    200: {
      contentTypes: ['application/jsonl', 'application/x-ndjson', CSV],
      schema: z.string(),
      rows: {
        ExportedPage: pagesExporter.row,
        ExportedRecommendation: recommendationsExporter.row,
        ExportedIssue: issuesExporter.row,
        ExportedLink: linksExporter.row,
        ExportedIncomingLink: incomingLinksExporter.row,
        ExportedFact: factsExporter.row,
        ExportedIdea: ideasExporter.row,
        ExportedContent: contentExporter.row,
      },
      linksNext: true,
    },
  },
}).handle(async ({ caller, params, query, contentType, messages }, services: ExportServices) => {
  const { siteId, what } = params;
  const { organizationId } = caller;
  await Promise.all([
    requireSite(services.table, organizationId, siteId),
    what === 'ideas' ? requirePreview(services, caller) : null,
  ]);
  const exporter = exporters[what];
  const from = parsePosition(what, query.cursor);
  const { limit, page_ids: pageIds = null } = query;
  if (pageIds !== null && !exporter.isOfPages)
    throw invalidRequest(`Invalid query: page_ids: ${what} are not of pages`);
  const batch = await exporter.read(services, { organizationId, siteId, from, limit, pageIds, messages });
  if (batch === null) {
    throw invalidRequest(
      'Invalid query: cursor: is of no export of this site that can still be read; begin without it',
    );
  }
  const isCsv = contentType === CSV;
  const options = { columns: listColumns(exporter), isCsv, withHeader: from === null, limit: query.limit };
  const { text, next } = writePart(batch, options);
  if (next === null) return { status: 200, body: text };
  await batch.keep?.();
  const rest = new URLSearchParams({ limit: String(query.limit), cursor: `${what}.${next}` });
  return { status: 200, body: text, headers: { link: `</v1/sites/${siteId}/export/${what}?${rest}>; rel="next"` } };
});

/** Content ideas are a preview (spec, What the service does 9). */
async function requirePreview({ table }: ExportServices, { organizationId, userId }: Caller): Promise<void> {
  if (!(await getUser(table, organizationId, userId))?.preview) throw notFound('Route');
}

/** A cursor names its export, so that one of another kind is refused. */
function parsePosition(what: string, cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const prefix = `${what}.`;
  if (!cursor.startsWith(prefix)) throw invalidRequest(`Invalid query: cursor: is of no export of ${what}`);
  return cursor.slice(prefix.length);
}
