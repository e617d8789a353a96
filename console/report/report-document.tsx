import type { ReportTexts } from '../texts/report-texts.ts';
import { AboutSection } from './about-section.tsx';
import { AdviceSection } from './advice-section.tsx';
import { DetailSection, pageTitle } from './detail-section.tsx';
import { GradesSection } from './grades-section.tsx';
import { IssuesSection } from './issues-section.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import { PagesSection } from './pages-section.tsx';
import { ReadingSection } from './reading-section.tsx';
import { ReportDate } from './report-date.tsx';
import { listGraders } from './report-figures.ts';
import type { Preparer, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';
import { SheetSection } from './sheet-section.tsx';
import { SinceSection } from './since-section.tsx';
import { SummarySection } from './summary-section.tsx';

/** Of the document, for its `title`. */
export const documentTitle = ({ kind, site }: ReportModel, texts: ReportTexts): string =>
  texts.title[kind](site.name ?? site.domain);

/** The whole report, for the screen and for paper. */
export function ReportDocument({ model }: { readonly model: ReportModel }) {
  const isSite = model.kind === 'site';
  return (
    <main class="report">
      <ReportHead model={model} />
      <SummarySection model={model} />
      <SinceSection model={model} />
      <SheetSection model={model} />
      <GradesSection model={model} />
      <IssuesSection model={model} />
      <AdviceSection model={model} />
      {isSite && <DetailSection model={model} />}
      <ReadingSection model={model} />
      {isSite && <PagesSection model={model} />}
      <AboutSection model={model} />
    </main>
  );
}

function ReportHead({ model }: { readonly model: ReportModel }) {
  const texts = useReportTexts();
  const { site, kind, crawl, madeAt, pages, preparedBy } = model;
  const [page] = pages;
  const graders = listGraders(model.reports);
  return (
    <header class="report__head">
      {preparedBy !== null && <PreparedBy {...preparedBy} />}
      <h1>
        <Quoted text={documentTitle(model, texts)} />
      </h1>
      {kind === 'page' && page && (
        <p class="report__page">
          <Quoted text={pageTitle(page, texts)} />
        </p>
      )}
      <p>
        <PageLink url={(kind === 'page' ? page?.url : site.url) ?? site.domain} />
      </p>
      <p class="muted">
        {texts.made} <ReportDate at={madeAt} />
        {crawl?.completed_at != null && (
          <>
            {`, ${texts.crawled} `}
            <ReportDate at={crawl.completed_at} />
          </>
        )}
        {graders.length > 0 && `, ${texts.gradedBy(graders)}`}
      </p>
    </header>
  );
}

function PreparedBy({ name, logo }: Preparer) {
  const texts = useReportTexts();
  return (
    <p class="report__preparer">
      {logo !== null && <img src={logo} alt={name ?? texts.logo} />}
      {name !== null && <span>{texts.preparedBy(name)}</span>}
    </p>
  );
}
