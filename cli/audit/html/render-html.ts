import { createHash } from 'node:crypto';
import type { PlanModel, ReportModel } from '../../../console/report/report-model.ts';
import type { Messages } from '../../../shared/domain/messages/render-message.ts';
import { bundleReport } from './bundle-report.ts';

/**
 * The report as one document that needs nothing else: its only style is the one that its policy names by its hash, and it has no script.
 */
export async function renderHtml(model: ReportModel | PlanModel, messages: Messages): Promise<string> {
  const { renderReport, css } = await bundleReport();
  const { language, title, main } = renderReport(model, messages);
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${title}
<style>${css}</style>
</head>
<body>${main}</body>
</html>
`;
}
