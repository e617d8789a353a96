import { Badge } from '../design/badge.tsx';
import { reportTexts as texts } from '../texts/report-texts.ts';
import { toneOfSeverity } from './grade-mark.tsx';
import { PageLink, Quoted } from './page-link.tsx';
import type { Issue, ReportModel } from './report-model.ts';

const { issues: words, count } = texts;

/** Every type of issue that was found, with the URLs that have it. */
export function IssuesSection({ model }: { readonly model: ReportModel }) {
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
  const change = isOfPage ? '' : words.change(issue.new, issue.fixed);
  const rest = isOfPage ? 0 : issue.pages - issue.urls.length;
  return (
    <article class="card issue">
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
        <dd>{issue.why}</dd>
        <dt>{words.how}</dt>
        <dd>{issue.how}</dd>
      </dl>
      <ul class="urls">
        {issue.urls.map(({ url, evidence }) => (
          <li key={url}>
            {!isOfPage && <PageLink url={url} />}
            <Quoted text={evidence} class="urls__evidence" />
          </li>
        ))}
      </ul>
      {rest > 0 && <p class="muted">{words.more(rest)}</p>}
    </article>
  );
}
