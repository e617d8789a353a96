import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId, timestamp } from '../../shared/http/schemas.ts';
import { type ReportFigures, recordReport as storeReport } from '../../shared/table/report-figures.ts';

const count = () => z.number().int().min(0);
const figures = {
  overall_score: z.number().min(0).max(100).nullable(),
  pages: count(),
  graded_pages: count(),
  grades: z.strictObject({ A: count(), B: count(), C: count(), D: count(), F: count() }),
  errors: count(),
  warnings: count(),
  notices: count(),
  recommendations_done: count(),
};

export const recordReport = defineOperation({
  operationId: 'recordReport',
  method: 'POST',
  path: '/sites/{siteId}/report-figures',
  tag: 'Reports',
  summary: 'Record the figures of a report',
  description:
    'Keeps them as those of the report of the day, in place of earlier ones of the same day, and returns those of the last report of a day before: what has changed since. The last 24 days are kept.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject(figures),
  responses: {
    200: detailSchema(
      z.lazy(() =>
        z
          .strictObject({
            previous: z.strictObject({ ...figures, at: timestamp() }).nullable(),
          })
          .meta({ id: 'RecordedReport' }),
      ),
    ),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params: { siteId }, body }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  await requireSite(table, organizationId, siteId);
  const previous = await storeReport(
    table,
    { organizationId, siteId },
    {
      at: now().toISOString(),
      overallScore: body.overall_score,
      pages: body.pages,
      gradedPages: body.graded_pages,
      grades: body.grades,
      errors: body.errors,
      warnings: body.warnings,
      notices: body.notices,
      recommendationsDone: body.recommendations_done,
    },
  );
  return { status: 200, body: { data: { previous: previous && figuresView(previous) } } };
});

const figuresView = (report: ReportFigures) => ({
  at: report.at,
  overall_score: report.overallScore,
  pages: report.pages,
  graded_pages: report.gradedPages,
  grades: report.grades,
  errors: report.errors,
  warnings: report.warnings,
  notices: report.notices,
  recommendations_done: report.recommendationsDone,
});
