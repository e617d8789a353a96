import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { texts } from '../texts/texts.ts';
import type { Issue } from './issue-table.tsx';
import { severities } from './severities.ts';

const t = texts.issues;

interface IssueFilter {
  readonly severity: string;
  readonly family: string;
  readonly change: string;
}

export const readIssueFilter = (): IssueFilter => ({
  severity: queryValue('severity'),
  family: queryValue('family'),
  change: queryValue('change'),
});

export const matchesFilter = (issue: Issue, filter: IssueFilter): boolean =>
  (filter.severity === '' || issue.severity === filter.severity) &&
  (filter.family === '' || issue.family === filter.family) &&
  (filter.change !== 'new' || (issue.new ?? 0) > 0) &&
  (filter.change !== 'fixed' || (issue.fixed ?? 0) > 0);

export function IssueFilters() {
  return (
    <div class="row">
      <QuerySelect
        name="severity"
        label={t.severityLabel}
        options={severities.map((severity) => [severity, t.severity[severity]])}
      />
      <QuerySelect name="family" label={t.familyLabel} options={Object.entries(t.family)} />
      <QuerySelect name="change" label={t.changeLabel} options={Object.entries(t.changes)} />
    </div>
  );
}
