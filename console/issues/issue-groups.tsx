import { Distribution } from '../design/charts.tsx';
import { texts } from '../texts/texts.ts';
import { type Issue, IssueTable } from './issue-table.tsx';
import { severities, severityTone } from './severities.ts';

const t = texts.issues;

/** The issues of a site, the severe ones first. */
export function IssueGroups(props: { readonly issues: readonly Issue[]; readonly hrefOf?: (issue: Issue) => string }) {
  return (
    <div class="stack">
      {severities.map((severity) => {
        const issues = props.issues.filter((issue) => issue.severity === severity);
        if (issues.length === 0) return null;
        return (
          <section key={severity} class="stack">
            <h2>
              {t.severity[severity]} <span class="muted">{issues.length}</span>
            </h2>
            <IssueTable label={t.severity[severity]} issues={issues} {...(props.hrefOf && { hrefOf: props.hrefOf })} />
          </section>
        );
      })}
    </div>
  );
}

/** How many types of issue there are of each severity, as a bar with its numbers. */
export function SeverityBar({ issues }: { readonly issues: readonly Issue[] }) {
  const parts = severities.map((severity) => ({
    tone: severityTone[severity],
    label: t.severity[severity],
    count: issues.filter((issue) => issue.severity === severity).length,
  }));
  const words = parts.map(({ label, count }) => `${label} ${count}`);
  return (
    <div class="stack stack--tight">
      <Distribution parts={parts} label={words.join(', ')} />
      <span class="small muted">{words.join(' · ')}</span>
    </div>
  );
}
