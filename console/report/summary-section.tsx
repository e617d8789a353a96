import { Badge } from '../design/badge.tsx';
import { Distribution } from '../design/charts.tsx';
import { AdviceText } from './advice-text.tsx';
import { hasPart } from './choose-pages.ts';
import { type FirstThing, firstThings } from './first-things.ts';
import { GradeMark, toneOfGrade, toneOfImpact, toneOfLetter, toneOfSeverity } from './grade-mark.tsx';
import { letters } from './page-figures.ts';
import { PageLink, Quoted, Sentence } from './page-link.tsx';
import { countBySeverity, gradeOverall } from './report-figures.ts';
import type { ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** The summary that a client reads first: the grade, how much of the site it covers, and the next steps. */
export function SummarySection({ model }: { readonly model: ReportModel }) {
  const { summary, number } = useReportTexts();
  const graded = model.figures.scores.count;
  const counts = countBySeverity(model.issues);
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{summary.heading}</h2>
      <div class="tiles">
        <Overall model={model} graded={graded} />
        {model.kind === 'site' && (
          <div class="card tile">
            <h3>{summary.read}</h3>
            <p class="tile__figure">{number(model.figures.pages)}</p>
            <p class="muted">
              {summary.readAll(model.figures.pages)}, {summary.gradedOf(graded)}
            </p>
          </div>
        )}
        <div class="card tile">
          <h3>{summary.issues}</h3>
          <p class="tile__figure">{model.issues.length}</p>
          <p class="muted">{summary.issueCounts(counts.error, counts.warning, counts.notice)}</p>
        </div>
      </div>
      {model.kind === 'site' && graded > 0 && <Grades model={model} graded={graded} />}
      <First model={model} graded={graded} />
    </section>
  );
}

function Overall({ model, graded }: { readonly model: ReportModel; readonly graded: number }) {
  const { summary } = useReportTexts();
  const overall = gradeOverall(model.figures, model.rubric);
  const analysis = model.kind === 'page' ? (model.reports[0]?.analysis ?? null) : null;
  const { estimated_score: estimated, estimated_grade: estimatedGrade } = analysis ?? {};
  const isBetter = estimated != null && estimatedGrade != null && overall !== null && estimated > overall.score;
  return (
    <div class="card tile">
      <h3>{summary.overall}</h3>
      {overall === null ? (
        <p class="tile__figure">{summary.notGraded}</p>
      ) : (
        <>
          <p class={`tile__figure tile__figure--grade tone--${toneOfGrade(overall.grade)}`}>
            <span class="tile__grade">{overall.grade}</span> {summary.of100(overall.score)}
          </p>
          <p class="muted">{model.kind === 'page' ? summary.pageScore : summary.overallOf(graded)}</p>
        </>
      )}
      {isBetter && <p class="muted">{summary.estimated(estimated, estimatedGrade)}</p>}
    </div>
  );
}

function Grades({ model, graded }: { readonly model: ReportModel; readonly graded: number }) {
  const { summary, count } = useReportTexts();
  const counts = model.figures.letters;
  const parts = letters.map((letter) => ({ letter, count: counts[letter], label: letter, tone: toneOfLetter(letter) }));
  const ungraded = model.figures.pages - graded;
  return (
    <div class="card stack">
      <h3>{summary.distribution}</h3>
      <Distribution
        parts={parts}
        label={summary.distributionLabel(parts.map((part) => `${part.letter} ${part.count}`))}
      />
      <ul class="row legend">
        {parts.map(({ letter, count: number, tone }) => (
          <li key={letter}>
            <Badge tone={tone}>{letter}</Badge> {count.pages(number)}
          </li>
        ))}
        {ungraded > 0 && <li>{summary.ungraded(ungraded)}</li>}
      </ul>
    </div>
  );
}

function First({ model, graded }: { readonly model: ReportModel; readonly graded: number }) {
  const { summary } = useReportTexts();
  const things = firstThings(model);
  return (
    <div class="first">
      <h3>{summary.first}</h3>
      {things.length === 0 ? (
        <p>{graded === 0 ? summary.firstNoneRead : hasPart(model) ? summary.firstNoneInDetail : summary.firstNone}</p>
      ) : (
        <>
          <p class="muted">{summary.firstRule[model.kind]}</p>
          <ol class="first__list">
            {things.map((thing) => (
              <li key={thingKey(thing)} class="card">
                {thing.kind === 'issue' ? (
                  <IssueThing {...thing} isOfPage={model.kind === 'page'} />
                ) : (
                  <AdviceThing {...thing} isOfPage={model.kind === 'page'} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

const thingKey = (thing: FirstThing): string => (thing.kind === 'issue' ? thing.issue.id : `advice-${thing.advice.id}`);

/** Of a page, the page is not named again. */
type OfPage = { readonly isOfPage: boolean };

function IssueThing({ issue, isOfPage }: Extract<FirstThing, { kind: 'issue' }> & OfPage) {
  const texts = useReportTexts();
  const [first] = issue.urls;
  return (
    <>
      <h4>
        {issue.title} <Badge tone={toneOfSeverity(issue.severity)}>{texts.issues.severity[issue.severity]}</Badge>
      </h4>
      <p>
        <Sentence text={issue.how} />
      </p>
      {first && (
        <p class="muted">
          {!isOfPage && <PageLink url={first.url} />}
          <Quoted text={first.evidence} class="cell-note" />
          {!isOfPage && issue.pages > 1 && texts.issues.more(issue.pages - 1)}
        </p>
      )}
    </>
  );
}

function AdviceThing({ advice, page, isOfPage }: Extract<FirstThing, { kind: 'advice' }> & OfPage) {
  const { count } = useReportTexts();
  return (
    <>
      <h4>
        <Quoted text={advice.title} />{' '}
        <Badge tone={toneOfImpact(advice.impact)}>{count.points(advice.point_value)}</Badge>
      </h4>
      <AdviceText description={advice.description} />
      {!isOfPage && (
        <p class="muted">
          <GradeMark grade={page.latest_analysis?.overall_grade ?? null} /> <PageLink url={page.url} />
        </p>
      )}
    </>
  );
}
