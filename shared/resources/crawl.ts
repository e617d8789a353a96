import * as z from 'zod';
import { type CrawledUrl, urlOutcomes } from '../domain/crawling/crawled-url.ts';
import { renderModes } from '../domain/crawling/render-mode.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import { type Crawl, crawlStatuses, crawlStops } from '../table/crawls.ts';

export const crawlSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      job_id: z.string(),
      status: z.enum(crawlStatuses),
      options: z.strictObject({
        max_pages: z.number().int().nullable(),
        include: z.array(z.string()),
        exclude: z.array(z.string()),
        render: z.enum(renderModes).nullable(),
        max_checks: z.number().int().nullable(),
      }),
      total_pages: z.number().int().nullable(),
      crawled_pages: z.number().int().nullable(),
      stopped_by: z.enum(crawlStops).nullable().meta({
        description:
          'What ended the crawl before it had read all that it met: its URLs have the rest, with the outcome `not_read`. Null: it read all.',
      }),
      unread_urls: z.number().int().nullable().meta({
        description:
          'Addresses of links and sitemaps that it did not come to because of that; from 5,000 on there may be more. Null before its end.',
      }),
      created_at: timestamp(),
      started_at: timestamp().nullable(),
      completed_at: timestamp().nullable(),
    })
    .meta({ id: 'Crawl' }),
);

export const crawlResource = (crawl: Crawl): z.input<typeof crawlSchema> => ({
  id: crawl.id,
  job_id: crawl.job.id,
  status: crawl.status,
  options: {
    max_pages: crawl.options.maxPages,
    include: [...crawl.options.include],
    exclude: [...crawl.options.exclude],
    render: crawl.options.render,
    max_checks: crawl.options.maxChecks,
  },
  total_pages: crawl.totalPages,
  crawled_pages: crawl.crawledPages,
  stopped_by: crawl.stoppedBy,
  unread_urls: crawl.unreadUrls,
  created_at: crawl.createdAt,
  started_at: crawl.startedAt,
  completed_at: crawl.completedAt,
});

export const crawledUrlSchema = z.lazy(() =>
  z
    .strictObject({
      url: z.string(),
      outcome: z.enum(urlOutcomes).meta({
        description:
          '`read`: its page was stored. `unchanged`: the server says that the page is as it was. `redirected`: it leads to another page of the site. `moved_away`: it leads to where the crawl does not follow. ' +
          '`folded`: it names another page as the one to keep, or is the page at its path. `gone`: 404 or 410. `error`: any other status. `not_a_page`: a file. `unreadable`: no answer that could be read. `not_read`: it was not requested.',
      }),
      reason: z.string().nullable().meta({
        description:
          'Why it gave no page, for example `status_404`, `timeout`, `disallowed` (by robots.txt), `not_chosen` (by `include` and `exclude`), `page_limit`. The set may grow.',
      }),
      status_code: z.number().int().nullable(),
      final_url: z
        .string()
        .nullable()
        .meta({ description: 'Where the redirects ended. Null when it was not requested.' }),
      depth: z.number().int().meta({ description: 'Links from the start page; 0 for what a sitemap names.' }),
      found_on: z.string().nullable().meta({
        description:
          'The page that the crawl met it on first; `sitemap` for what a sitemap names, `previous_crawl` for a page that only an earlier crawl knows. Null for the start page.',
      }),
      milliseconds: z.number().int().nullable(),
      size_bytes: z.number().int().nullable().meta({ description: 'Of the document, unpacked.' }),
    })
    .meta({ id: 'CrawledUrl' }),
);

export const crawledUrlResource = (url: CrawledUrl): z.input<typeof crawledUrlSchema> => ({
  url: url.url,
  outcome: url.outcome,
  reason: url.reason,
  status_code: url.statusCode,
  final_url: url.finalUrl,
  depth: url.depth,
  found_on: url.foundOn,
  milliseconds: url.milliseconds,
  size_bytes: url.sizeBytes,
});
