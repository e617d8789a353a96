/** The figures of the reports that were made of a site: what the next one is compared with. */
import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

/** Reports of so many days, about 5 KB. */
const DAYS_MAX = 24;

const figuresSchema = z.object({
  overallScore: z.number().nullable(),
  pages: z.number(),
  gradedPages: z.number(),
  grades: z.object({ A: z.number(), B: z.number(), C: z.number(), D: z.number(), F: z.number() }),
  errors: z.number(),
  warnings: z.number(),
  notices: z.number(),
  recommendationsDone: z.number(),
});
const reportSchema = figuresSchema.extend({ at: z.string() });
export type ReportFigures = z.infer<typeof reportSchema>;

const rowSchema = z.object({ reports: z.array(reportSchema).default([]), revision: z.number().default(0) });

const readDay = ({ at }: ReportFigures): string => at.slice(0, 10);

/** Keeps the figures of a report in place of those of the same day, and returns the latest ones of an earlier day. */
export async function recordReport(table: Table, site: SiteKey, made: ReportFigures): Promise<ReportFigures | null> {
  const key = keys.reportFigures(site.organizationId, site.siteId);
  return retryWhileContended('the figures of reports', async () => {
    const { reports, revision } = rowSchema.parse((await getItem(table, key)) ?? {});
    const earlier = reports.filter((one) => readDay(one) < readDay(made));
    const set = { reports: [...earlier, made].slice(-DAYS_MAX), revision: revision + 1 };
    const written = await updateItem(table, key, { set }, [
      revision === 0 ? { attribute: 'revision', is: 'missing' } : { attribute: 'revision', is: '=', value: revision },
    ]);
    return written.ok ? (earlier.at(-1) ?? null) : contended;
  });
}
