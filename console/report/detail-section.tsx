import { Badge } from '../design/badge.tsx';
import type { ReportTexts } from '../texts/report-texts.ts';
import { AdviceText } from './advice-text.tsx';
import { detailedParts } from './choose-pages.ts';
import { GradeMark, toneOfImpact } from './grade-mark.tsx';
import { ComponentBars } from './grades-section.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import type { PageReport, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

const ADVICE_MAX = 3;

/** The components and the advice of some pages of a site. */
export function DetailSection({ model }: { readonly model: ReportModel }) {
  const { detail } = useReportTexts();
  const graded = model.figures.scores.count;
  if (model.reports.length === 0) return null;
  return (
    <section aria-labelledby="detail">
      <h2 id="detail">{detail.heading}</h2>
      <p class="muted">{detail.intro(model.reports.length, graded, detailedParts(model.reports))}</p>
      {model.reports.map((report) => (
        <PageCard key={report.page.id} report={report} />
      ))}
    </section>
  );
}

function PageCard({ report }: { readonly report: PageReport }) {
  const { page, analysis, recommendations } = report;
  const texts = useReportTexts();
  const { detail, count, summary, kind } = texts;
  const wordCount = page.latest_snapshot?.word_count ?? null;
  const notes = [
    showGain(report, texts),
    page.page_kind === null ? '' : kind(page.page_kind),
    wordCount === null ? '' : detail.words(wordCount),
  ];
  return (
    <article class="card page-card" id={`page-${page.id}`}>
      <header>
        <h3>
          <GradeMark grade={analysis?.overall_grade ?? null} /> <Quoted text={pageTitle(page, texts)} />
        </h3>
        <p>
          <PageLink url={page.url} />
        </p>
        <p class="muted">
          {[analysis?.overall_score == null ? summary.notGraded : summary.of100(analysis.overall_score), ...notes]
            .filter((note) => note !== '')
            .join(' · ')}
        </p>
      </header>
      {analysis && (
        <>
          <ComponentBars components={analysis.components} />
          <p class="muted">{detail.judgedBy(namesOf(analysis.components.map(({ judged_by: by }) => by)))}</p>
          {analysis.dropped && <p class="muted">{detail.dropped(analysis.dropped.length)}</p>}
        </>
      )}
      {recommendations.length > 0 && (
        <ul class="page-card__advice">
          {recommendations.slice(0, ADVICE_MAX).map((advice) => (
            <li key={advice.id}>
              <strong>
                <Quoted text={advice.title} />
              </strong>{' '}
              <Badge tone={toneOfImpact(advice.impact)}>{count.points(advice.point_value)}</Badge>
              <AdviceText description={advice.description} />
              {advice.worded_by !== null && !advice.worded_by.startsWith('rules-') && (
                <p class="muted">{texts.advice.wordedBy(advice.worded_by)}</p>
              )}
            </li>
          ))}
          {recommendations.length > ADVICE_MAX && (
            <li class="muted">{detail.moreAdvice(recommendations.length - ADVICE_MAX)}</li>
          )}
        </ul>
      )}
    </article>
  );
}

/** The score of the analysis before, where this one has another. */
function showGain({ analysis, comparison }: PageReport, { detail, day }: ReportTexts): string {
  const before = comparison?.overall_score.prev ?? null;
  const now = analysis?.overall_score ?? null;
  const at = comparison?.previous_analyzed_at ?? null;
  return before === null || now === null || at === null || before === now ? '' : detail.gain(before, now, day(at));
}

const namesOf = (models: readonly string[]): string => [...new Set(models)].join(', ');

export const pageTitle = ({ latest_snapshot: snapshot, name }: PageReport['page'], texts: ReportTexts): string =>
  snapshot?.title?.trim() || name?.trim() || texts.pages.noTitle;
