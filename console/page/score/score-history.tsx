/** The course of a page's score, and what was done since the analysis before. */
import { api } from '../../app/client.ts';
import { showTime } from '../../app/dates.ts';
import { useQuery } from '../../app/use-query.ts';
import { ScoreLine } from '../../design/charts.tsx';
import { scoreTone } from '../../design/grade.tsx';
import { texts } from '../../texts/texts.ts';
import { type Analysis, showScore } from '../page-data.ts';

/** The newest points are listed; the line has them all. */
const LISTED = 8;

const t = texts.page.history;

export function ScoreHistory({ analysis }: { readonly analysis: Analysis }) {
  const { score_history: points, page_id: pageId } = analysis;
  const compared = useQuery(`page:${pageId}/comparison`, (signal) =>
    api.getAnalysis({ pageId, compare: 'prev' }, { signal }),
  );
  const [first] = points;
  const last = points.at(-1);
  const done = [
    ...analysis.recommendations.filter(({ status }) => status === 'applied'),
    ...(compared.data?.data?.comparison?.recommendations.resolved ?? []),
  ];
  const titles = [...new Set(done.map(({ title }) => title))];
  if (!first || !last) return null;
  return (
    <section class="card stack" aria-labelledby="score-history">
      <h2 id="score-history">{t.title}</h2>
      {points.length === 1 ? (
        <p class="muted">{t.onlyOne}</p>
      ) : (
        <>
          <p>{t.course(showScore(first.score), showScore(last.score), showTime(first.at))}</p>
          <ScoreLine
            label={t.line(points.map(({ score }) => showScore(score)).join(', '))}
            points={points.map(({ score }) => ({ score, tone: scoreTone(score) }))}
          />
          <ol class="score-history">
            {points
              .slice(-LISTED)
              .toReversed()
              .map(({ at, score, source }) => (
                <li key={`${at} ${score}`}>
                  <span class="number">{showScore(score)}</span> <span>{t.sources[source]}</span>{' '}
                  <time class="muted" dateTime={at}>
                    {showTime(at)}
                  </time>
                </li>
              ))}
          </ol>
        </>
      )}
      {titles.length > 0 && (
        <>
          <h3>{t.done}</h3>
          <ul class="bullets">
            {titles.map((title) => (
              <li key={title} class="wrap">
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
