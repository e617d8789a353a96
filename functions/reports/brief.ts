import * as z from 'zod';
import { outlineStatuses } from '../../shared/domain/outlines/outline-states.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import { embeddedAnalysisSchema } from '../../shared/resources/analysis.ts';
import { briefFieldsSchema } from '../../shared/resources/brief-fields.ts';
import { keywordMetricsSchema } from '../../shared/resources/keyword-metrics.ts';
import { pageDetailSchema } from '../../shared/resources/page.ts';
import { pageLinksSchema } from '../../shared/resources/page-link.ts';
import { pageQueriesSchema } from '../../shared/resources/page-queries.ts';
import { recommendationSchema } from '../../shared/resources/recommendation.ts';

const keywordEntry = z.lazy(() =>
  z
    .strictObject({
      keyword: z.string(),
      metrics: keywordMetricsSchema
        .nullable()
        .meta({ description: "From the cache, for the site's market; null on a cache miss." }),
    })
    .meta({ id: 'BriefKeyword' }),
);

const briefKeywordsSchema = z.lazy(() =>
  z.strictObject({ primary: keywordEntry.nullable(), secondary: z.array(keywordEntry) }).meta({ id: 'BriefKeywords' }),
);
export type BriefKeywords = z.input<typeof briefKeywordsSchema>;

const outlineSummarySchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      status: z.enum(outlineStatuses),
      primary_keyword: z.string().nullable(),
      section_count: z.number().int().min(0),
      completed_at: timestamp().nullable(),
    })
    .meta({ id: 'OutlineSummary' }),
);

/** Fields that the brief and the report share. Everything but the page degrades on its own (spec, Brief and report). */
export const briefShape = {
  page: pageDetailSchema,
  fields: briefFieldsSchema,
  analysis: embeddedAnalysisSchema.nullable().meta({ description: 'The latest non-skipped analysis.' }),
  recommendations: z.array(recommendationSchema).meta({ description: 'Open recommendations only, in priority order.' }),
  keywords: briefKeywordsSchema,
  queries: pageQueriesSchema.meta({ description: 'For the 28 days that ended two days ago.' }),
  outline: outlineSummarySchema.nullable(),
  links: pageLinksSchema,
  sheet: z
    .strictObject({
      language: z.string().meta({ description: 'That of the page, where the sheet has its words; else `en`.' }),
      markdown: z.string(),
    })
    .optional()
    .meta({
      description:
        'With `include=sheet` alone: one page of Markdown for the person who writes, of the keyword, what people searched for, the sections to write and what to change first. What the rules recommend is said in the language of the sheet.',
    }),
};

/** Query of a brief and of a report, beside the page. */
export const briefQuery = z.object({
  include: z.enum(['sheet']).optional().meta({ description: '`sheet` adds one page for the person who writes.' }),
});

export const briefSchema = z.lazy(() => z.strictObject(briefShape).meta({ id: 'Brief' }));
export type Brief = z.input<typeof briefSchema>;
