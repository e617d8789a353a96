import type { ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import type { DocumentOutput } from './output.ts';

/** The report of a page; for a person with its checks, as `npm run audit` prints it. */
export async function reportOutput(api: ContentOptimizationClient, pageId: number): Promise<DocumentOutput> {
  const [{ data: report }, { data: checks }] = await Promise.all([
    api.getReport({ pageId }),
    api.getChecks({ pageId }),
  ]);
  return {
    kind: 'document',
    json: report,
    quiet: [report.analysis?.overall_grade ?? 'not graded'],
    async lines(layout) {
      const { renderReport } = await import('../audit/report.ts');
      return renderReport(report, checks, layout).trimEnd().split('\n');
    },
  };
}
