import { Bar } from '../design/charts.tsx';
import { detailedParts, hasPart } from './choose-pages.ts';
import { GradeMark, toneOfGrade } from './grade-mark.tsx';
import { Quoted } from './page-link.tsx';
import { lostPoints, meanComponents } from './report-figures.ts';
import type { Component, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

const LOST_ROWS_MAX = 8;

/** The components of the score: means for a site, and every criterion for a page. */
export function GradesSection({ model }: { readonly model: ReportModel }) {
  const { grades } = useReportTexts();
  return (
    <section aria-labelledby="grades">
      <h2 id="grades">{grades.heading}</h2>
      {model.kind === 'site' ? <SiteGrades model={model} /> : <PageGrades model={model} />}
    </section>
  );
}

function SiteGrades({ model }: { readonly model: ReportModel }) {
  const { grades, tenths } = useReportTexts();
  const components = meanComponents(model);
  if (components.length === 0) return <p>{grades.none}</p>;
  const { pagesWithComponents, scores } = model.figures;
  const lost = lostPoints(model).slice(0, LOST_ROWS_MAX);
  return (
    <>
      <p class="muted">{grades.introSite(pagesWithComponents, scores.count)}</p>
      <table class="table table--free">
        <thead>
          <tr>
            <th scope="col">{grades.component}</th>
            <th scope="col" class="wide-only">
              <span class="visually-hidden">{grades.score}</span>
            </th>
            <th scope="col" class="number">
              {grades.score}
            </th>
            <th scope="col">{grades.grade}</th>
            <th scope="col" class="number">
              {grades.weight}
            </th>
            <th scope="col" class="number">
              {grades.graded}
            </th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ type, label, score, grade, weight, pages }) => (
            <tr key={type}>
              <th scope="row">{label}</th>
              <td class="wide-only bar-cell">
                <Bar value={score} tone={toneOfGrade(grade)} label={grades.bar(label, score)} />
              </td>
              <td class="number">{score}</td>
              <td>
                <GradeMark grade={grade} />
              </td>
              <td class="number">{weight === null ? '–' : grades.weightOf(weight)}</td>
              <td class="number">{pages}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost.length > 0 && (
        <>
          <h3>{grades.lost}</h3>
          <p class="muted">
            {hasPart(model)
              ? grades.lostIntroPart(model.reports.length, detailedParts(model.reports))
              : grades.lostIntro(model.reports.length)}
          </p>
          <table class="table table--free">
            <thead>
              <tr>
                <th scope="col">{grades.criterion}</th>
                <th scope="col" class="number">
                  {grades.lostPoints}
                </th>
                <th scope="col" class="number">
                  {grades.graded}
                </th>
              </tr>
            </thead>
            <tbody>
              {lost.map(({ key, label, description, points, pages }) => (
                <tr key={key}>
                  <th scope="row">
                    {label}
                    <span class="muted cell-note">{description}</span>
                  </th>
                  <td class="number">{tenths(points)}</td>
                  <td class="number">{pages}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

function PageGrades({ model }: { readonly model: ReportModel }) {
  const { grades, detail } = useReportTexts();
  const analysis = model.reports[0]?.analysis ?? null;
  if (analysis === null) return <p>{grades.none}</p>;
  const labels = new Map(
    model.rubric.components.flatMap(({ criteria }) => criteria.map(({ key, label }) => [key, label])),
  );
  return (
    <>
      <p class="muted">{grades.introPage}</p>
      <ComponentBars components={analysis.components} />
      <h3>{detail.criteria}</h3>
      {analysis.components.map((component) => (
        <Criteria key={component.component_type} component={component} labels={labels} />
      ))}
    </>
  );
}

/** A bar for each component, in the API's order. */
export function ComponentBars({ components }: { readonly components: readonly Component[] }) {
  const { grades } = useReportTexts();
  return (
    <ul class="bars">
      {components.map(({ component_type: type, label, score, grade }) => (
        <li key={type} class="bars__row">
          <span class="bars__label">{label}</span>
          <Bar value={score ?? 0} tone={toneOfGrade(grade)} label={grades.bar(label, score)} />
          <span class="number">{score ?? '–'}</span>
          <GradeMark grade={grade} />
        </li>
      ))}
    </ul>
  );
}

function Criteria({
  component,
  labels,
}: {
  readonly component: Component;
  readonly labels: ReadonlyMap<string, string>;
}) {
  const { detail } = useReportTexts();
  const criteria = Object.entries(component.criteria_scores);
  return (
    <div class="criteria">
      <h4>
        {component.label} <GradeMark grade={component.grade} />
      </h4>
      <p class="muted">{detail.judgedBy(component.judged_by)}</p>
      {criteria.length === 0 ? (
        <p>
          <Quoted text={component.rationale} />
        </p>
      ) : (
        <dl class="criteria__list">
          {criteria.map(([key, { score, max_score: max, rationale }]) => (
            <div key={key}>
              <dt>
                {labels.get(key) ?? key.replaceAll('_', ' ')}
                <span class="number">{detail.pointsOf(score, max)}</span>
              </dt>
              <dd>
                <Quoted text={rationale} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
