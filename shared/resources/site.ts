import * as z from 'zod';
import { renderModes } from '../domain/crawling/render-mode.ts';
import { scoreCurves } from '../domain/rubric/score-curves.ts';
import { siteUrl } from '../domain/urls/domain.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { CrawlSchedule } from '../table/crawl-schedules.ts';
import type { Crawl } from '../table/crawls.ts';
import type { SiteScores } from '../table/site-scores.ts';
import { backgroundStatuses, type Site } from '../table/sites.ts';
import { crawlScheduleResource, crawlScheduleSchema } from './crawl-schedule.ts';

const summaryShape = {
  id: integerId(),
  domain: z.string(),
  url: z
    .string()
    .nullable()
    .meta({ description: '`https://` and the lowercased domain; null while the domain is not a bare hostname.' }),
  name: z.string().nullable(),
  created_at: timestamp().nullable(),
  archived_at: timestamp().nullable().meta({ description: 'Null unless it is archived.' }),
  last_crawled_at: timestamp()
    .nullable()
    .meta({ description: "The latest crawl's completion time, or its start time when not completed." }),
  page_count: z.number().int().meta({ description: 'Number of discovered pages.' }),
  draft_count: z.number().int().meta({ description: 'Number of active field drafts across the site.' }),
  background_status: z.enum(backgroundStatuses).nullable().meta({
    description:
      'The step of the setup, or of a crawl of the site; null when idle. The setup ends with the keywords and analyses that it was asked for.',
  }),
};

export const siteSummarySchema = z.lazy(() => z.strictObject(summaryShape).meta({ id: 'SiteSummary' }));
type SiteSummary = z.input<typeof siteSummarySchema>;

const latestCrawlSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      status: z.string().meta({ description: 'For example `completed`, `running`, `failed`. The set may grow.' }),
      total_pages: z.number().int().nullable(),
      crawled_pages: z.number().int().nullable(),
      started_at: timestamp().nullable(),
      completed_at: timestamp().nullable(),
    })
    .meta({ id: 'LatestCrawl' }),
);

const siteScoreSchema = z.lazy(() =>
  z
    .strictObject({
      at: timestamp(),
      score: z.number().meta({ description: 'The mean overall score of the graded pages.' }),
      graded_pages: z.number().int(),
      recommendations_done: z.number().int().meta({ description: 'By then.' }),
    })
    .meta({ id: 'SiteScore' }),
);

export const siteDetailSchema = z.lazy(() =>
  z
    .strictObject({
      ...summaryShape,
      business_context: z.string().nullable(),
      voice_tone: z.string().nullable(),
      gsc_connected: z.boolean().nullable(),
      gsc_property_url: z.string().nullable(),
      score_curve: z.enum(scoreCurves).nullable(),
      location: z.strictObject({
        country_code: z.number().int().nullable(),
        country_name: z.string().nullable(),
        city_code: z.number().int().nullable(),
        city_name: z.string().nullable(),
      }),
      llms_txt: z.string().nullable(),
      render: z.enum(renderModes).nullable().meta({
        description:
          'Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page; `never`, none. Null: as the service is set.',
      }),
      setup_completed_at: timestamp().nullable(),
      discovery_completed_at: timestamp().nullable(),
      updated_at: timestamp().nullable(),
      latest_crawl: latestCrawlSchema.nullable(),
      schedule: crawlScheduleSchema,
      score_history: z.array(siteScoreSchema).meta({
        description:
          'The course of the score of the site, oldest first; the last value of each day, and several of the latest day. At most 180.',
      }),
      recommendations_done: z.number().int().meta({ description: 'Of all analyses: verified, or marked as done.' }),
    })
    .meta({ id: 'SiteDetail' }),
);
type SiteDetail = z.input<typeof siteDetailSchema>;

export const siteSummary = (site: Site): SiteSummary => ({
  id: site.id,
  domain: site.domain,
  // A planned site's domain is its display name, which may well look like a hostname.
  url: site.planned ? null : siteUrl(site.domain),
  name: site.name,
  created_at: site.createdAt,
  archived_at: site.archivedAt,
  last_crawled_at: site.lastCrawledAt,
  page_count: site.pageCount,
  draft_count: site.draftCount,
  background_status: site.backgroundStatus,
});

export const siteDetail = (
  site: Site,
  latestCrawl: Crawl | null,
  { schedule, scores }: { schedule: CrawlSchedule | null; scores: SiteScores | null },
): SiteDetail => ({
  ...siteSummary(site),
  business_context: site.businessContext,
  voice_tone: site.voiceTone,
  gsc_connected: site.gscConnected,
  gsc_property_url: site.gscPropertyUrl,
  score_curve: site.scoreCurve,
  location: {
    country_code: site.location.countryCode,
    country_name: site.location.countryName,
    city_code: site.location.cityCode,
    city_name: site.location.cityName,
  },
  llms_txt: site.llmsTxt,
  render: site.render,
  setup_completed_at: site.setupCompletedAt,
  discovery_completed_at: site.discoveryCompletedAt,
  updated_at: site.updatedAt,
  latest_crawl: latestCrawl && {
    id: latestCrawl.id,
    status: latestCrawl.status,
    total_pages: latestCrawl.totalPages,
    crawled_pages: latestCrawl.crawledPages,
    started_at: latestCrawl.startedAt,
    completed_at: latestCrawl.completedAt,
  },
  schedule: crawlScheduleResource(schedule),
  score_history: (scores?.history ?? []).map(({ at, score, gradedPages, recommendationsDone }) => ({
    at,
    score,
    graded_pages: gradedPages,
    recommendations_done: recommendationsDone,
  })),
  recommendations_done: scores?.recommendationsDone ?? 0,
});
