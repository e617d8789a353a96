import * as z from 'zod';
import { cut, cutOrNull } from '../answer-size.ts';
import { next, nextOffset, offset } from '../fields.ts';
import { fitRows, more, readFrom } from '../read-from.ts';
import { defineTool, reads } from '../tool.ts';

const pollBusy = (sites: readonly { background_status: string | null }[]): string =>
  sites.some(({ background_status: status }) => status !== null)
    ? 'Of a site with a background_status, wait until list_sites shows none: ask every 15 seconds. '
    : '';

export const listSites = defineTool({
  name: 'list_sites',
  title: 'List sites',
  description: 'The sites of the organization, the newest first. Begin here: other tools take the site_id.',
  input: z.strictObject({ offset: offset('sites') }),
  output: z.object({
    sites: z.array(
      z.object({
        site_id: z.number(),
        domain: z.string(),
        name: z.string().nullable(),
        pages: z.number(),
        drafts: z.number(),
        last_crawled_at: z.string().nullable(),
        background_status: z.string().nullable().describe('The work on the site; null when there is none.'),
      }),
    ),
    total: z.number(),
    next_offset: nextOffset,
    next,
  }),
  annotations: reads,
  run: async (input, { api, call }) => {
    const list = await readFrom(input.offset, (range) => api.listSites(range, call));
    return fitRows({ ...list, offset: input.offset }, (shown) => ({
      sites: shown.items.map((site) => ({
        site_id: site.id,
        domain: cut(site.domain, 120),
        name: cutOrNull(site.name, 80),
        pages: site.page_count,
        drafts: site.draft_count,
        last_crawled_at: site.last_crawled_at,
        background_status: site.background_status,
      })),
      total: shown.total,
      next_offset: shown.next_offset,
      next:
        shown.total === 0
          ? 'There is no site yet: add_site adds one, if the person wants it.'
          : `${pollBusy(shown.items)}Call find_pages or list_issues with a site_id.${more(shown.next_offset)}`,
    }));
  },
});
