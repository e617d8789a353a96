import * as z from 'zod';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { componentSchema, componentView } from '../../shared/resources/analysis.ts';
import { comparisonNoteSchema, comparisonSchema, comparisonWithPrevious } from '../../shared/resources/comparison.ts';
import { serpSnapshotSchema, serpSnapshotView } from '../../shared/resources/serp-snapshot.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { briefQuery, briefShape } from './brief.ts';
import { type PageReads, readAnalysis, readPage } from './page-reads.ts';
import { ahead, section } from './section.ts';
import type { ReportServices } from './services.ts';

const reportSchema = z.lazy(() =>
  z
    .strictObject({
      ...briefShape,
      comparison: comparisonSchema.nullable(),
      comparison_note: comparisonNoteSchema
        .nullable()
        .meta({ description: 'Why there is no comparison; null when there is one.' }),
      serp: z.strictObject({
        analysis: componentSchema.nullable().meta({ description: 'The `serp_analysis` component of the analysis.' }),
        snapshot: serpSnapshotSchema
          .nullable()
          .meta({ description: 'The search results stored with the outline. No live fetch.' }),
        source: z.enum(['analysis+outline', 'analysis', 'outline', 'none']),
      }),
    })
    .meta({ id: 'Report' }),
);
type Report = z.input<typeof reportSchema>;

export const getReport = defineOperation({
  operationId: 'getReport',
  method: 'GET',
  path: '/pages/{pageId}/report',
  tag: 'Reports',
  summary: 'Get the report of a page',
  description:
    'Everything in the brief, with the same degradation, plus `comparison`, `comparison_note` and `serp`. ' +
    'A comparison that could not be read is null, with the note `analysis_incomplete`.',
  access: 'sites:read',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  query: briefQuery,
  responses: { 200: detailSchema(reportSchema) },
}).handle(async ({ caller, params, query, messages }, services: ReportServices) => {
  const { table } = services;
  const [reads, { composeBrief }] = await Promise.all([
    readPage(services, caller.organizationId, params.pageId),
    import('./compose-brief.ts'),
  ]);
  const [brief, compared, serp] = await Promise.all([
    composeBrief(table, reads, messages),
    section<Comparison>('comparison', { comparison: null, comparison_note: 'analysis_incomplete' }, () =>
      readComparison(table, reads),
    ),
    readSerp(reads, messages),
  ]);
  const report = { ...brief, ...compared, serp };
  if (query.include === undefined) return { status: 200, body: { data: report } };
  const { composeSheet } = await import('./compose-sheet.ts');
  return { status: 200, body: { data: { ...report, sheet: await composeSheet(brief, reads, compared.comparison) } } };
});

type Comparison = Pick<Report, 'comparison' | 'comparison_note'>;

async function readComparison(table: Table, { page, analysis }: PageReads): Promise<Comparison> {
  const previous = ahead(readAnalysis(table, page, page.previousAnalysisId));
  const now = await analysis;
  return now
    ? comparisonWithPrevious(now, await previous)
    : { comparison: null, comparison_note: 'no_previous_analysis' };
}

async function readSerp(reads: PageReads, messages: Messages): Promise<Report['serp']> {
  const [analysis, snapshot] = await Promise.all([
    section('serp analysis', null, async () => {
      const component = (await reads.analysis)?.components.find(
        ({ componentType }) => componentType === 'serp_analysis',
      );
      return component ? componentView(component, messages) : null;
    }),
    section('serp snapshot', null, async () => serpSnapshotView((await reads.outline)?.serpSnapshot)),
  ]);
  if (analysis && snapshot) return { analysis, snapshot, source: 'analysis+outline' };
  return { analysis, snapshot, source: analysis ? 'analysis' : snapshot ? 'outline' : 'none' };
}
