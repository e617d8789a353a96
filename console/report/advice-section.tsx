import { Badge } from '../design/badge.tsx';
import { reportTexts as texts } from '../texts/report-texts.ts';
import { hasPart } from './choose-pages.ts';
import { adviceByPoints } from './first-things.ts';
import { toneOfImpact } from './grade-mark.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import type { Page, Recommendation, ReportModel } from './report-model.ts';

const { advice: words, count } = texts;

/** Of a site; a page shows all that is open. */
export const TOP_ADVICE_MAX = 12;
const EXCERPT_CHARACTERS_MAX = 280;

export function AdviceSection({ model }: { readonly model: ReportModel }) {
  const all = adviceByPoints(model.reports);
  const shown = model.kind === 'page' ? all : all.slice(0, TOP_ADVICE_MAX);
  const isPart = hasPart(model);
  return (
    <section aria-labelledby="advice">
      <h2 id="advice">{model.kind === 'page' ? words.headingPage : words.heading}</h2>
      {all.length === 0 ? (
        <p>{isPart ? words.noneInDetail : words.none}</p>
      ) : (
        <p class="muted">
          {words.intro(shown.length, all.length)} {isPart && words.ofDetail}
        </p>
      )}
      <ol class="advice-list">
        {shown.map(({ advice, page }) => (
          <li key={advice.id}>
            <AdviceCard advice={advice} {...(model.kind === 'page' ? {} : { page })} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `page` where it is not clear which one is meant. */
export function AdviceCard({ advice, page }: { readonly advice: Recommendation; readonly page?: Page }) {
  const { title, description, impact, point_value: points, why_it_matters: why, content_excerpt: excerpt } = advice;
  return (
    <article class="card advice">
      <h3>
        <Quoted text={title} />
      </h3>
      <p class="row">
        <Badge tone={toneOfImpact(impact)}>{words.impact(impact)}</Badge>
        <span class="muted">{count.points(points)}</span>
        {page && <PageLink url={page.url} />}
      </p>
      <p>
        <Quoted text={description} />
      </p>
      <dl class="facts">
        {why !== '' && (
          <>
            <dt>{words.why}</dt>
            <dd>
              <Quoted text={why} />
            </dd>
          </>
        )}
        {excerpt !== null && excerpt !== '' && (
          <>
            <dt>{words.excerpt}</dt>
            <dd>
              <blockquote dir="auto" class="excerpt">
                {shortened(excerpt)}
              </blockquote>
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}

/** The beginning of a long excerpt, whole words and whole characters. */
function shortened(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS_MAX) return text.trim();
  const start = Array.from(text).slice(0, EXCERPT_CHARACTERS_MAX).join('');
  return `${start.replace(/\s+\S{0,30}$/u, '').trim()} …`;
}
