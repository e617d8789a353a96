import { createHash } from 'node:crypto';
import { writeReportDocument } from '../../../console/report/report-file.ts';
import type { PlanModel, ReportModel } from '../../../console/report/report-model.ts';
import type { Messages } from '../../../shared/domain/messages/render-message.ts';
import { bundleReport } from './bundle-report.ts';

/** The report as a document whose policy names its only style by its hash. */
export async function renderHtml(model: ReportModel | PlanModel, messages: Messages): Promise<string> {
  const { renderReport, css } = await bundleReport();
  const hash = createHash('sha256').update(css).digest('base64');
  return writeReportDocument(renderReport(model, messages), css, `'sha256-${hash}'`);
}
