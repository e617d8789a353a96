import { Badge } from '../design/badge.tsx';
import { type AdviceGroup, adviceByPoints, groupAdvice } from './advice-groups.ts';
import { AdviceText } from './advice-text.tsx';
import { hasPart } from './choose-pages.ts';
import { toneOfImpact } from './grade-mark.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import type { ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** Of a site; a page shows all that is open. */
const TOP_ADVICE_MAX = 12;
const EXCERPT_CHARACTERS_MAX = 280;
/** Pages that a card of advice names beside the first. */
const OTHER_PAGES_MAX = 10;

export function AdviceSection({ model }: { readonly model: ReportModel }) {
  const { advice: words } = useReportTexts();
  const all = groupAdvice(adviceByPoints(model.reports));
  const shown = model.kind === 'page' ? all : all.slice(0, TOP_ADVICE_MAX);
  const isPart = hasPart(model);
  return (
    <section aria-labelledby="advice">
      <h2 id="advice">{model.kind === 'page' ? words.headingPage : words.heading}</h2>
      {all.length === 0 ? (
        <p>{isPart ? words.noneInDetail : words.none}</p>
      ) : (
        <p class="muted">
          {words.intro(shown.length, all.length)} {all.some(({ others }) => others.length > 0) && words.grouped}{' '}
          {isPart && words.ofDetail}
        </p>
      )}
      <ol class="advice-list">
        {shown.map((group) => (
          <li key={group.advice.id}>
            <AdviceCard group={group} isOfPage={model.kind === 'page'} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Of a page, the page is not named again. */
function AdviceCard({ group, isOfPage }: { readonly group: AdviceGroup; readonly isOfPage: boolean }) {
  const { advice: words, count } = useReportTexts();
  const { advice, page, others } = group;
  const { title, description, impact, point_value: points, why_it_matters: why, content_excerpt: excerpt } = advice;
  const { proposed_text: proposed, worded_by: wordedBy } = advice;
  return (
    <article class="card advice">
      <h3>
        <Quoted text={title} />
      </h3>
      <p class="row">
        <Badge tone={toneOfImpact(impact)}>{words.impact(impact)}</Badge>
        <span class="muted">{count.points(points)}</span>
        {!isOfPage && <PageLink url={page.url} />}
      </p>
      <AdviceText description={description} />
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
        {proposed !== null && (
          <>
            <dt>{words.proposed}</dt>
            <dd>
              <blockquote dir="auto" class="excerpt">
                {proposed}
              </blockquote>
            </dd>
          </>
        )}
        {others.length > 0 && (
          <>
            <dt>{words.others(others.length)}</dt>
            <dd>
              <ul>
                {others.slice(0, OTHER_PAGES_MAX).map((other) => (
                  <li key={other.advice.id}>
                    <PageLink url={other.page.url} />{' '}
                    <span class="muted no-wrap">{count.points(other.advice.point_value)}</span>
                  </li>
                ))}
                {others.length > OTHER_PAGES_MAX && (
                  <li class="muted">{words.moreOthers(others.length - OTHER_PAGES_MAX)}</li>
                )}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {wordedBy !== null && !wordedBy.startsWith('rules-') && <p class="muted">{words.wordedBy(wordedBy)}</p>}
    </article>
  );
}

/** The beginning of a long excerpt, whole words and whole characters. */
function shortened(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS_MAX) return text.trim();
  const start = Array.from(text).slice(0, EXCERPT_CHARACTERS_MAX).join('');
  return `${start.replace(/\s\S{0,30}$/u, '').trim()} …`;
}
