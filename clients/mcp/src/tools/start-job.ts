import * as z from 'zod';
import { integer, next, pageId, siteId } from '../fields.ts';
import { adds, defineTool, type ToolContext } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const kinds = ['analyze_page', 'recrawl_page', 'outline_page', 'crawl_site', 'find_ideas'] as const;

const input = z.strictObject({
  kind: z
    .enum(kinds)
    .describe(
      'analyze_page: grades a page and recommends changes (uses the allowance). recrawl_page: reads a page from the web again. outline_page: writes an outline for a keyword. crawl_site: reads all pages of a site again. find_ideas: looks for content ideas, once a day, about ten minutes.',
    ),
  page_id: pageId().optional().describe('For kinds that end in _page.'),
  site_id: siteId().optional().describe('For crawl_site and find_ideas.'),
  force: z.boolean().default(false).describe('analyze_page: also when nothing has changed since the last analysis.'),
  keyword: z.string().min(1).max(200).optional().describe('outline_page: instead of the keyword of the page.'),
  max_pages: integer(1, 1_000_000, 'crawl_site: reads at most so many pages.').optional(),
});
type Input = z.output<typeof input>;

interface Started {
  job_id: string | null;
  poll_after_seconds: number | null;
  next: string;
}

const poll = ({ job_id, retry_after_seconds }: { job_id: string; retry_after_seconds: number | null }): Started => ({
  job_id,
  poll_after_seconds: retry_after_seconds,
  next: `Call get_job with job_id ${job_id} after ${retry_after_seconds ?? 2} seconds.`,
});

function need(id: number | undefined, name: 'page_id' | 'site_id', kind: string): number {
  if (id !== undefined) return id;
  throw new ToolError('invalid_arguments', `${name} is required for ${kind}`, `Call start_job again with ${name}.`);
}

const starters: Record<Input['kind'], (given: Input, context: ToolContext) => Promise<Started>> = {
  analyze_page: async (given, { api, call }) => {
    const id = need(given.page_id, 'page_id', given.kind);
    return poll((await api.analyzePage({ pageId: id, body: { force: given.force } }, call)).data);
  },
  recrawl_page: async (given, { api, call }) => {
    const id = need(given.page_id, 'page_id', given.kind);
    return poll((await api.recrawlPage({ pageId: id, body: {} }, call)).data);
  },
  crawl_site: async (given, { api, call }) => {
    const id = need(given.site_id, 'site_id', given.kind);
    const body = given.max_pages === undefined ? {} : { max_pages: given.max_pages };
    return poll((await api.startCrawl({ siteId: id, body }, call)).data);
  },
  outline_page: async (given, { api, call }) => {
    const id = need(given.page_id, 'page_id', given.kind);
    const body = given.keyword === undefined ? {} : { primary_keyword: given.keyword };
    const { data } = await api.generateOutline({ pageId: id, body }, call);
    return {
      job_id: null,
      poll_after_seconds: data.retry_after_seconds,
      next: `Call get_outline with page_id ${id} after ${data.retry_after_seconds} seconds, until its status is completed or failed.`,
    };
  },
  find_ideas: async (given, { api, call }) => {
    const id = need(given.site_id, 'site_id', given.kind);
    await api.refreshIdeas({ siteId: id, body: {} }, call);
    return {
      job_id: null,
      poll_after_seconds: 60,
      next: `Call list_ideas with site_id ${id} every minute or two, until its run_status is succeeded or failed.`,
    };
  },
};

export const startJob = defineTool({
  name: 'start_job',
  title: 'Start a job',
  description:
    'Starts work that takes seconds to minutes, and returns at once. The answer says what to poll. Ask the person before analyses of many pages: they use the allowance.',
  input,
  output: z.object({
    kind: z.enum(kinds),
    job_id: z.string().nullable(),
    poll_after_seconds: z.number().nullable(),
    next,
  }),
  annotations: { ...adds, openWorldHint: true },
  run: async (given, context) => ({ kind: given.kind, ...(await starters[given.kind](given, context)) }),
});
