import { letters } from './page-figures.ts';
import { countFigures } from './report-figures.ts';
import type { CountedFigures, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** The figures of the last report of an earlier day, and those of now. */
export function SinceSection({ model }: { readonly model: ReportModel }) {
  const { since: words, day, number, tenths } = useReportTexts();
  const { previous } = model;
  if (previous === null) return null;
  const now = countFigures(model);
  const score = (figures: CountedFigures): string =>
    figures.overall_score === null ? '–' : tenths(figures.overall_score);
  const rows: readonly (readonly [string, (figures: CountedFigures) => string])[] = [
    [words.score, score],
    [words.graded, ({ graded_pages }) => number(graded_pages)],
    [words.pages, ({ pages }) => number(pages)],
    ...letters.map((letter) => [words.grade(letter), ({ grades }: CountedFigures) => number(grades[letter])] as const),
    [words.errors, ({ errors }) => number(errors)],
    [words.warnings, ({ warnings }) => number(warnings)],
    [words.notices, ({ notices }) => number(notices)],
  ];
  return (
    <section aria-labelledby="since">
      <h2 id="since">{words.heading}</h2>
      <p class="muted">{words.intro(day(previous.at))}</p>
      <p>{words.done(Math.max(0, now.recommendations_done - previous.recommendations_done))}</p>
      <table class="table table--free">
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col" class="number">
              {day(previous.at)}
            </th>
            <th scope="col" class="number">
              {words.now}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{show(previous)}</td>
              <td class="number">{show(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
