import { Badge } from '../design/badge.tsx';
import { toneOfSeverity } from './grade-mark.tsx';
import { PageLink, Quoted, Sentence } from './page-link.tsx';
import type { Issue, IssueUrl, ReportModel } from './report-model.ts';
import { useReportTexts } from './report-words.ts';

/** From here on an issue may go on over the next sheet of paper. */
const LONG_GROUPS_MIN = 5;

/** Every type of issue that was found, with the URLs that have it. */
export function IssuesSection({ model }: { readonly model: ReportModel }) {
  const { issues: words } = useReportTexts();
  const { issues, issuesMeta, kind } = model;
  return (
    <section aria-labelledby="issues">
      <h2 id="issues">{kind === 'page' ? words.headingPage : words.heading}</h2>
      {issuesMeta.computedAt === null ? (
        <p>{words.notLooked}</p>
      ) : (
        <p class="muted">
          {words.intro(issuesMeta.pages)} {issuesMeta.isComplete === false && words.incomplete}{' '}
          {issuesMeta.isCut && words.cut}
        </p>
      )}
      {issuesMeta.computedAt !== null && !issuesMeta.isCut && issues.length === 0 && <p>{words.none}</p>}
      {issues.map((issue) => (
        <IssueCard key={issue.id} issue={issue} isOfPage={kind === 'page'} />
      ))}
    </section>
  );
}

function IssueCard({ issue, isOfPage }: { readonly issue: Issue; readonly isOfPage: boolean }) {
  const { issues: words, count } = useReportTexts();
  const change = isOfPage ? '' : words.change(issue.new, issue.fixed);
  const rest = isOfPage ? 0 : issue.pages - issue.urls.length;
  const groups = groupByEvidence(issue.urls);
  return (
    <article class={groups.length > LONG_GROUPS_MIN ? 'card issue issue--long' : 'card issue'}>
      <header class="issue__head">
        <h3>{issue.title}</h3>
        <Badge tone={toneOfSeverity(issue.severity)}>{words.severity[issue.severity]}</Badge>
        {!isOfPage && (
          <span class="muted">
            {count.urls(issue.pages)}
            {change !== '' && `, ${change}`}
          </span>
        )}
      </header>
      <dl class="facts">
        <dt>{words.why}</dt>
        <dd>
          <Sentence text={issue.why} />
        </dd>
        <dt>{words.how}</dt>
        <dd>
          <Sentence text={issue.how} />
        </dd>
      </dl>
      <ul class="urls">
        {groups.map(({ evidence, urls }) => (
          <li key={urls[0]}>
            {!isOfPage && urls.length === 1 && <PageLink url={urls[0] ?? null} />}
            <Quoted text={evidence} class="urls__evidence" />
            {urls.length > 1 && (
              <ul class="urls__list">
                {urls.map((url) => (
                  <li key={url}>
                    <PageLink url={url} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <p class="muted">{words.more(rest)}</p>}
    </article>
  );
}

/** URLs of which the same is said stand together, where the first of them is. */
function groupByEvidence(urls: readonly IssueUrl[]): { evidence: string; urls: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { url, evidence } of urls) groups.set(evidence, [...(groups.get(evidence) ?? []), url]);
  return [...groups].map(([evidence, ofEvidence]) => ({ evidence, urls: ofEvidence }));
}
