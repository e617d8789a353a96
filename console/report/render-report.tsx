/** The entry of the bundle that runs on Node. */
import { renderToString } from 'preact-render-to-string';
import { documentTitle, ReportDocument } from './report-document.tsx';
import type { RenderedReport, ReportModel } from './report-model.ts';

export const renderReport = (model: ReportModel): RenderedReport => ({
  title: renderToString(<title>{documentTitle(model)}</title>),
  main: renderToString(<ReportDocument model={model} />),
});
