/** The share of a site's pages without an error, and its course: plain data in. */
import type { ComponentChildren } from 'preact';
import type { Output } from '../app/client.ts';
import { showDay } from '../app/dates.ts';
import { ScoreLine, ScoreRing } from '../design/charts.tsx';
import { scoreTone } from '../design/grade.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.issues.health;

type Health = NonNullable<Output<'listSiteIssues'>['meta']['health']>;

export function SiteHealth({
  health,
  children,
}: {
  readonly health: Health | null;
  readonly children?: ComponentChildren;
}) {
  if (health === null) return null;
  const { score, urls, with_errors: withErrors, history } = health;
  const [first] = history;
  return (
    <div class="site-score">
      <ScoreRing score={score} grade={String(score)} tone={scoreTone(score)} label={t.now(score)} />
      <div class="stack stack--tight">
        <p>
          <strong>{t.title}</strong> {withErrors === 0 ? t.none(urls) : t.some(withErrors, urls)}
        </p>
        {children}
        {first !== undefined && history.some((point) => point.score !== score) && (
          <>
            <p class="small">{t.course(first.score, score, showDay(first.at))}</p>
            <ScoreLine
              label={t.line(history.map((point) => point.score))}
              points={history.map((point) => ({ score: point.score, tone: scoreTone(point.score) }))}
            />
          </>
        )}
      </div>
    </div>
  );
}
