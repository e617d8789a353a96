import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { MessageRenderer } from '../../shared/domain/messages/message.ts';
import { reportTexts } from '../texts/report-texts.ts';
import { PlanDocument, planLanguage, planTitle } from './plan-document.tsx';
import { documentTitle, ReportDocument } from './report-document.tsx';
import type { PlanModel, RenderedReport, ReportModel } from './report-model.ts';
import { ReportWords } from './report-words.ts';

interface ShownReport {
  /** The tag of its own words. */
  readonly language: string;
  readonly title: string;
  readonly main: VNode;
}

/** The plan of a site that is not live is in the language of its brief, every other report in that of the messages. */
export function showReport(model: ReportModel | PlanModel, messages: MessageRenderer): ShownReport {
  if (model.kind === 'plan')
    return { language: planLanguage(model), title: planTitle(model), main: <PlanDocument model={model} /> };
  const texts = reportTexts(messages);
  return {
    language: messages.language,
    title: documentTitle(model, texts),
    main: (
      <ReportWords value={texts}>
        <ReportDocument model={model} />
      </ReportWords>
    ),
  };
}

/** As strings: also the entry of the bundle that runs on Node. */
export function renderReport(model: ReportModel | PlanModel, messages: MessageRenderer): RenderedReport {
  const { language, title, main } = showReport(model, messages);
  return { language, title: renderToString(<title>{title}</title>), main: renderToString(main) };
}
