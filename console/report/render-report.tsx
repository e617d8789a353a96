/** The entry of the bundle that runs on Node. */
import { renderToString } from 'preact-render-to-string';
import { PlanDocument, planLanguage, planTitle } from './plan-document.tsx';
import { documentTitle, ReportDocument } from './report-document.tsx';
import type { PlanModel, RenderedReport, ReportModel } from './report-model.ts';

export const renderReport = (model: ReportModel | PlanModel): RenderedReport =>
  model.kind === 'plan'
    ? {
        language: planLanguage(model),
        title: renderToString(<title>{planTitle(model)}</title>),
        main: renderToString(<PlanDocument model={model} />),
      }
    : {
        language: 'en',
        title: renderToString(<title>{documentTitle(model)}</title>),
        main: renderToString(<ReportDocument model={model} />),
      };
