/** The entry of the bundle that runs on Node. */
import { renderToString } from 'preact-render-to-string';
import type { MessageRenderer } from '../../shared/domain/messages/message.ts';
import { type ReportTexts, reportTexts } from '../texts/report-texts.ts';
import { PlanDocument, planLanguage, planTitle } from './plan-document.tsx';
import { documentTitle, ReportDocument } from './report-document.tsx';
import type { PlanModel, RenderedReport, ReportModel } from './report-model.ts';
import { ReportWords } from './report-words.ts';

/** The plan of a site that is not live is in the language of its brief, every other report in that of the messages. */
export const renderReport = (model: ReportModel | PlanModel, messages: MessageRenderer): RenderedReport =>
  model.kind === 'plan'
    ? {
        language: planLanguage(model),
        title: renderToString(<title>{planTitle(model)}</title>),
        main: renderToString(<PlanDocument model={model} />),
      }
    : {
        language: messages.language,
        ...renderWords(model, reportTexts(messages)),
      };

const renderWords = (model: ReportModel, texts: ReportTexts): Pick<RenderedReport, 'title' | 'main'> => ({
  title: renderToString(<title>{documentTitle(model, texts)}</title>),
  main: renderToString(
    <ReportWords value={texts}>
      <ReportDocument model={model} />
    </ReportWords>,
  ),
});
