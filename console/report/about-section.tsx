import { GradeMark } from './grade-mark.tsx';
import { listGraders } from './report-figures.ts';
import type { ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** Explains the words of the report. */
export function AboutSection({ model: { rubric, reports } }: { readonly model: ReportModel }) {
  const { about } = useReportTexts();
  const graders = listGraders(reports);
  const isByRules = graders.length > 0 && graders.every((model) => model.startsWith('rules-'));
  return (
    <section aria-labelledby="about" class="about">
      <h2 id="about">{about.heading}</h2>
      <p>{about.score}</p>
      <p>{about.severities}</p>
      <p>{about.points}</p>
      {isByRules && <p>{about.rules}</p>}
      <h3>{about.bands}</h3>
      <ul class="row">
        {rubric.grade_bands.map(({ grade, min }) => (
          <li key={grade}>
            <GradeMark grade={grade} /> {about.from(min)}
          </li>
        ))}
      </ul>
    </section>
  );
}
