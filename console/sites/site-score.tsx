/** The score of a site and its course: plain data in. */
import type { Output } from '../app/client.ts';
import { showDay } from '../app/dates.ts';
import { ScoreLine, ScoreRing } from '../design/charts.tsx';
import { scoreTone } from '../design/grade.tsx';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

const t = texts.sites.score;
/** The newest points at which something was done are listed; the line has them all. */
const LISTED = 3;

type Point = Output<'getSite'>['data']['score_history'][number];

/** The score as it is now; null where no page is graded. */
interface CurrentScore {
  readonly score: number;
  readonly grade: string;
}

export const readScore = ({
  overall_score: score = null,
  overall_grade: grade = null,
}: Output<'listPages'>['meta']): CurrentScore | null => (score === null || grade === null ? null : { score, grade });

export function SiteRing({ score, grade }: CurrentScore) {
  return <ScoreRing score={score} grade={grade} tone={scoreTone(score)} label={t.now(score, grade)} />;
}

export const SiteScore = ({ score }: Pick<CurrentScore, 'score'>) => (
  <p>
    <strong class="site-score__number">{texts.page.score(showNumber(score, 1))}</strong>{' '}
    <span class="small muted">{t.mean}</span>
  </p>
);

/** The score at the beginning of its course, and now. */
export function describeCourse(points: readonly Point[]): string | null {
  const [first] = points;
  const last = points.at(-1);
  return first && last && points.length > 1 ? t.course(first.score, last.score, showDay(first.at)) : null;
}

export function SiteLine({ points }: { readonly points: readonly Point[] }) {
  if (points.length < 2) return null;
  return (
    <ScoreLine
      label={t.line(points.map(({ score }) => score))}
      points={points.map(({ score }) => ({ score, tone: scoreTone(score) }))}
    />
  );
}

/** The line with what was done between its points. */
export function SiteCourse({ points }: { readonly points: readonly Point[] }) {
  const course = describeCourse(points);
  if (course === null) return null;
  const steps = points.map((point, at) => {
    const before = points[at - 1];
    return { ...point, done: before === undefined ? 0 : point.recommendations_done - before.recommendations_done };
  });
  return (
    <>
      <p>{course}</p>
      <SiteLine points={points} />
      <ol class="score-history">
        {steps
          .filter(({ done }) => done > 0)
          .slice(-LISTED)
          .toReversed()
          .map(({ at, score, graded_pages: pages, done }) => (
            <li key={at}>
              <span class="number">{showNumber(score, 1)}</span> <span>{t.point(pages, done)}</span>{' '}
              <time class="muted" dateTime={at}>
                {showDay(at)}
              </time>
            </li>
          ))}
      </ol>
    </>
  );
}
