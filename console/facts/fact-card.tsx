/** A fact with where it was found. Plain data in. */
import { type ComponentChildren, Fragment } from 'preact';
import { showAgo } from '../app/dates.ts';
import { Badge } from '../design/badge.tsx';
import { SafeLink, webAddress } from '../design/safe-link.tsx';
import { texts } from '../texts/texts.ts';
import { type Fact, factHeadline, shownFields } from './fact-fields.ts';

const t = texts.facts;

interface FactCardProps {
  readonly fact: Fact;
  readonly pageHref?: (pageId: number) => string;
  /** Whether it says in which facts the sheet is; nothing where it has all. */
  readonly marksSheet?: boolean;
  /** Actions on the fact. */
  readonly children?: ComponentChildren;
}

export function FactCard({ fact, pageHref, marksSheet = false, children }: FactCardProps) {
  const fields = shownFields(fact);
  const [first] = fields;
  return (
    <article class="card stack stack--tight" aria-label={factHeadline(fact)}>
      <h3 class="wrap">{factHeadline(fact)}</h3>
      {fields.length === 0 ? null : fields.length === 1 && first ? (
        <p class="wrap">
          <FactValue value={first.value} />
        </p>
      ) : (
        <dl class="facts">
          {fields.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{t.fields[name]}</dt>
              <dd class="wrap">
                <FactValue value={value} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <div class="row">
        <Badge>{t.sources[fact.source]}</Badge>
        {fact.verified && <Badge tone="good">{t.verified}</Badge>}
        {fact.status === 'stale' && <Badge tone="warn">{t.stale}</Badge>}
        {marksSheet && fact.in_sheet && <Badge tone="info">{t.inSheet}</Badge>}
        <span class="small muted">{t.seen(showAgo(fact.last_verified_at))}</span>
      </div>
      <Evidence fact={fact} {...(pageHref && { pageHref })} />
      {children && <div class="row card__actions">{children}</div>}
    </article>
  );
}

const FactValue = ({ value }: { readonly value: string }) =>
  webAddress(value) !== null ? <SafeLink href={value}>{value}</SafeLink> : <span>{value}</span>;

function Evidence({ fact, pageHref }: Pick<FactCardProps, 'fact' | 'pageHref'>) {
  const citations = fact.citations ?? [];
  if (citations.length === 0) return null;
  return (
    <details>
      <summary class="small">{t.evidence(Math.max(fact.citation_count, citations.length))}</summary>
      <ul class="evidence">
        {citations.map((citation) => (
          <li key={citation.id}>
            <blockquote class="wrap">{citation.evidence}</blockquote>
            <span class="row small">
              {citation.status === 'gone' && <Badge tone="warn">{t.gone}</Badge>}
              {citation.source_url !== null && <SafeLink href={citation.source_url}>{citation.source_url}</SafeLink>}
              {citation.page_id !== null && pageHref && <a href={pageHref(citation.page_id)}>{t.onPage}</a>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
