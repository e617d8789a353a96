import * as z from 'zod';
import { cut } from '../answer-size.ts';
import { next } from '../fields.ts';
import { adds, defineTool } from '../tool.ts';

export const addSite = defineTool({
  name: 'add_site',
  title: 'Add a site',
  description:
    'Adds a site by its domain and starts to crawl it. Ask the person first: it may use up an allowance. Returns at once; the crawl takes minutes.',
  input: z.strictObject({
    domain: z.string().min(1).max(300).describe('Such as www.example.com.'),
    analyze: z
      .enum(['none', 'homepage', 'top', 'all'])
      .default('none')
      .describe('The pages to analyse after the crawl. Each uses the allowance of analyses.'),
  }),
  output: z.object({ site_id: z.number(), domain: z.string(), background_status: z.string().nullable(), next }),
  annotations: { ...adds, openWorldHint: true },
  run: async ({ domain, analyze }, { api, call }) => {
    const { data: site } = await api.createSite({ body: { domain, auto_run_analysis_scope: analyze } }, call);
    return {
      site_id: site.id,
      domain: cut(site.domain, 300),
      background_status: site.background_status,
      next: `Call list_sites every 15 seconds until background_status of site_id ${site.id} is null: then it is crawled${analyze === 'none' ? '' : ' and analysed'}. Then find_pages, sorted by overall_score for the worst first.`,
    };
  },
});
