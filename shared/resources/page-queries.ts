import * as z from 'zod';
import type { PerformanceWindow } from '../domain/search-console/window.ts';

export const gscStatusSchema = z.enum(['available', 'not_indexed', 'not_connected', 'unavailable']);

/** The window that search-console data is of. */
export const windowSchema = z.lazy(() => z.strictObject({ start_date: z.iso.date(), end_date: z.iso.date() }));

export const windowView = ({ startDate, endDate }: PerformanceWindow): z.input<typeof windowSchema> => ({
  start_date: startDate,
  end_date: endDate,
});

/** The queries that a page is found by, most clicks first. */
export const pageQueriesSchema = z.lazy(() =>
  z
    .strictObject({
      data: z.array(
        z.strictObject({
          query: z.string(),
          clicks: z.number(),
          impressions: z.number(),
          ctr: z.number(),
          position: z.number(),
        }),
      ),
      gsc_status: gscStatusSchema,
      window: windowSchema,
    })
    .meta({ id: 'PageQueries' }),
);
export type PageQueries = z.input<typeof pageQueriesSchema>;
