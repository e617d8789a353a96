/** The score of what is on the screen, beside that of the last analysis, and its words against what earns full credit. */
import { Bar, ScoreRing } from '../../design/charts.tsx';
import { scoreTone } from '../../design/grade.tsx';
import { showNumber } from '../../texts/numbers.ts';
import { texts } from '../../texts/texts.ts';
import { type Analysis, showScore } from '../page-data.ts';
import type { useLiveGrade } from './use-live-grade.ts';

const t = texts.page.content;

export function LiveScore({
  live,
  analysis,
}: {
  readonly live: ReturnType<typeof useLiveGrade>;
  readonly analysis: Analysis | null;
}) {
  const { grade, pending, failed } = live;
  return (
    <section class="card live-score" aria-label={t.liveScore} aria-busy={pending}>
      {grade ? (
        <>
          <div class="live-score__ring">
            <ScoreRing
              score={grade.overall_score}
              grade={grade.overall_grade}
              tone={scoreTone(grade.overall_score)}
              label={t.liveOf(grade.overall_score, grade.overall_grade)}
            />
            <div>
              <strong class="live-score__number">{t.live(grade.overall_score)}</strong>
              <p class="small muted">{showChange(grade.overall_score, analysis)}</p>
            </div>
          </div>
          <Words words={grade.word_count} full={grade.full_length} />
        </>
      ) : (
        <p class="muted">{grade === null ? t.noLive : t.grading}</p>
      )}
      {failed && <p class="small muted">{t.liveFailed}</p>}
    </section>
  );
}

function showChange(now: number, analysis: Analysis | null): string {
  const before = analysis?.overall_score ?? null;
  if (before === null) return '';
  const change = Math.round(now - before);
  return change === 0 ? t.asAnalyzed : t.change(showScore(before), `${change > 0 ? '+' : '−'}${Math.abs(change)}`);
}

function Words({ words, full }: { readonly words: number; readonly full: number | null }) {
  const count = showNumber(words);
  if (full === null) return <p class="small">{t.wordCount(count)}</p>;
  const label = t.wordsOf(count, showNumber(full));
  return (
    <div>
      <p class="small">{label}</p>
      <Bar value={(words / full) * 100} tone={words >= full ? 'good' : 'warn'} label={label} />
    </div>
  );
}
