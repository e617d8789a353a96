/** What the command reads of the API's answers. Fields it does not know are left alone: the API may add some. */
import * as z from 'zod';

export const triggerSchema = z.object({
  data: z.object({ job_id: z.string(), retry_after_seconds: z.number().nullable() }),
});

export const siteSchema = z.object({
  data: z.object({
    id: z.int(),
    domain: z.string(),
    page_count: z.int(),
    background_status: z.string().nullable(),
    latest_crawl: z
      .object({
        status: z.string(),
        total_pages: z.int().nullable(),
        crawled_pages: z.int().nullable(),
      })
      .nullable(),
  }),
});
export type Site = z.infer<typeof siteSchema>['data'];

export const pageLookupSchema = z.object({ data: z.object({ page_id: z.int(), site_id: z.int(), url: z.string() }) });

export const pageListSchema = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      url: z.string(),
      path: z.string().nullable(),
      title: z.string().nullish(),
      latest_grade: z.string().nullish(),
    }),
  ),
  meta: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
});
export type PageSummary = z.infer<typeof pageListSchema>['data'][number];

export const siteIssuesSchema = z.object({
  data: z.array(z.object({ severity: z.string(), pages: z.int(), title: z.string(), how: z.string() })),
});
export type SiteIssue = z.infer<typeof siteIssuesSchema>['data'][number];

export const anyAnswer = z.unknown();

const jobFields = z.object({
  id: z.string(),
  /** Besides the four job states, a bulk answer says `not_found`, without the other fields. */
  status: z.string(),
  error: z.string().nullish(),
  retry_after_seconds: z.number().nullish(),
});
export type Job = z.infer<typeof jobFields>;
export const jobSchema = z.object({ data: jobFields });
export const jobListSchema = z.object({ data: z.array(jobFields) });

export const bulkAnalyzeSchema = z.object({
  data: z.object({
    jobs: z.array(z.object({ page_id: z.int(), job_id: z.string(), retry_after_seconds: z.number().nullish() })),
    skipped: z.array(z.object({ page_id: z.int(), reason: z.string() })),
  }),
});

export const checksSchema = z.object({
  data: z.object({
    checks: z.array(
      z.object({
        key: z.string(),
        status: z.enum(['pass', 'warn', 'fail', 'not_applicable']),
        value: z.union([z.boolean(), z.number(), z.string()]).nullable(),
        target: z.union([z.string(), z.number()]).nullable(),
        message: z.string().nullable(),
      }),
    ),
    summary: z.object({ pass: z.int(), warn: z.int(), fail: z.int(), not_applicable: z.int() }),
    fields: z.object({ title: z.string().nullable(), word_count: z.int().nullable() }),
    last_analysis: z.object({ overall_score: z.number().nullable(), overall_grade: z.string().nullable() }).nullable(),
    content_changed_since_last_analysis: z.boolean().nullish(),
  }),
});
export type Checks = z.infer<typeof checksSchema>['data'];

const fieldValue = z.object({ value: z.unknown() }).nullable();

export const reportSchema = z.object({
  data: z.object({
    page: z.object({
      id: z.int(),
      url: z.string(),
      page_kind: z.string().nullish(),
      latest_snapshot: z
        .object({
          reading: z.object({ share: z.number(), confidence: z.number(), doubt: z.string().nullable() }).nullish(),
        })
        .nullish(),
    }),
    fields: z.object({ title: fieldValue }).nullable(),
    analysis: z
      .object({
        overall_score: z.number().nullable(),
        overall_grade: z.string().nullable(),
        estimated_score: z.number().nullable(),
        estimated_grade: z.string().nullable(),
        components: z.array(
          z.object({
            component_type: z.string(),
            label: z.string().nullable(),
            score: z.number().nullable(),
            grade: z.string().nullable(),
            model: z.string().nullish(),
          }),
        ),
      })
      .nullable(),
    recommendations: z.array(
      z.object({
        title: z.string(),
        description: z.string().nullable(),
        impact: z.string().nullable(),
        point_value: z.number().nullish(),
        sort_order: z.number().nullish(),
      }),
    ),
  }),
});
export type Report = z.infer<typeof reportSchema>['data'];
export type Recommendation = Report['recommendations'][number];
export type Component = NonNullable<Report['analysis']>['components'][number];
