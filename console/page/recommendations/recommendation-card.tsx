/** A recommendation: what to change, why, where, and what a check said. Plain data in, no hook: the report shows the same. */
import type { ComponentChildren } from 'preact';
import { AdviceText } from '../../design/advice-text.tsx';
import { Badge, type Tone } from '../../design/badge.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page.recommendations;

interface ShownRecommendation {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly why_it_matters: string;
  readonly impact: string;
  readonly status: string;
  readonly point_value: number;
  readonly content_excerpt: string | null;
  readonly same_on_pages: number | null;
  readonly proposed_text: string | null;
  readonly worded_by: string | null;
  readonly dismissal_rationale: string | null;
  readonly verification: {
    readonly addressed: boolean;
    readonly reasoning: string;
    readonly placeholders: readonly string[];
    readonly skipped: boolean;
    readonly judged_by: string | null;
  } | null;
}

type Judged = Pick<ShownRecommendation, 'status' | 'dismissal_rationale' | 'verification'>;

const impacts: Readonly<Record<string, Tone>> = { high: 'bad', medium: 'warn', low: 'none' };

export function RecommendationCard(props: {
  readonly recommendation: ShownRecommendation;
  /** Actions on the recommendation. */
  readonly children?: ComponentChildren;
}) {
  const { recommendation: shown } = props;
  return (
    <article class="card stack recommendation" aria-label={shown.title}>
      <header class="recommendation__head">
        <h3 class="wrap">{shown.title}</h3>
        <span class="row">
          {shown.same_on_pages !== null && <Badge>{t.sameOnPages(shown.same_on_pages)}</Badge>}
          <Badge tone={impacts[shown.impact] ?? 'none'}>{t.impact(shown.impact)}</Badge>
          {shown.point_value > 0 && <Badge tone="info">{t.points(shown.point_value)}</Badge>}
        </span>
      </header>
      <AdviceText description={shown.description} label={t.example} />
      {shown.content_excerpt && (
        <figure>
          <figcaption class="small muted">{t.excerpt}</figcaption>
          <blockquote class="excerpt">{shown.content_excerpt}</blockquote>
        </figure>
      )}
      {shown.proposed_text && (
        <figure>
          <figcaption class="small muted">{t.proposed}</figcaption>
          <blockquote class="excerpt">{shown.proposed_text}</blockquote>
        </figure>
      )}
      <details>
        <summary>{t.why}</summary>
        <p class="wrap recommendation__text">{shown.why_it_matters}</p>
        {shown.worded_by && <p class="small muted">{t.wordedBy(shown.worded_by)}</p>}
      </details>
      <Verdict of={shown} />
      {props.children}
    </article>
  );
}

/** The verdict of a check, or why the recommendation was dismissed. */
export function Verdict({ of }: { readonly of: Judged }) {
  if (of.status === 'dismissed') {
    return of.dismissal_rationale ? <p class="muted wrap">{t.dismissedBecause(of.dismissal_rationale)}</p> : null;
  }
  const { verification } = of;
  if (verification === null) return null;
  const { addressed, skipped, reasoning, placeholders, judged_by: judgedBy } = verification;
  const tone = skipped ? 'none' : addressed ? 'good' : 'warn';
  return (
    <div class={`notice tone--${tone}`} role="status">
      <strong>{skipped ? t.verdictSkipped : addressed ? t.verdictYes : t.verdictNo}</strong>
      <span class="wrap">{reasoning}</span>
      {placeholders.length > 0 && <span class="wrap">{t.placeholders(placeholders.join(', '))}</span>}
      {judgedBy && <span class="small muted">{t.judgedBy(judgedBy)}</span>}
    </div>
  );
}
