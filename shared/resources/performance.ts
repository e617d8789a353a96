import * as z from 'zod';
import type { Performance } from '../domain/search-console/performance.ts';
import { gscStatusSchema, windowSchema } from './page-queries.ts';

const performanceShape = {
  clicks: z.number(),
  impressions: z.number(),
  ctr: z.number().meta({ description: 'Clicks divided by impressions, 0 to 1.' }),
  position: z.number().meta({ description: 'Mean position, weighted by impressions.' }),
};

const performanceSchema = z.lazy(() => z.strictObject(performanceShape).meta({ id: 'Performance' }));

export const performanceView = ({
  clicks,
  impressions,
  ctr,
  position,
}: Performance): z.input<typeof performanceSchema> => ({ clicks, impressions, ctr, position });

const about = {
  totals: performanceSchema.nullable().meta({ description: 'Null unless `gsc_status` is `available`.' }),
  gsc_status: gscStatusSchema,
  window: windowSchema,
};

export const sitePerformanceSchema = z.lazy(() =>
  z
    .strictObject({
      data: z.array(
        z.strictObject({
          url: z.string().meta({
            description:
              'As reported. With `group_by=page`, the URL of the page, or the canonical key when no page matches.',
          }),
          page_id: z.number().int().nullable(),
          ...performanceShape,
        }),
      ),
      ...about,
      meta: z.strictObject({
        total: z.number().int().min(0).meta({ description: 'Number of rows returned.' }),
        truncated: z.boolean(),
      }),
    })
    .meta({ id: 'SitePerformance' }),
);
export type SitePerformance = z.input<typeof sitePerformanceSchema>;

export const pagePerformanceSchema = z.lazy(() =>
  z
    .strictObject({ data: z.array(z.strictObject({ date: z.iso.date(), ...performanceShape })), ...about })
    .meta({ id: 'PagePerformance' }),
);
