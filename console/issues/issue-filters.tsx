import { currentLocation, setQuery } from '../app/router.ts';
import { Select } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { type Issue, severities } from './issue-table.tsx';

const t = texts.issues;

export interface IssueFilter {
  readonly severity: string;
  readonly family: string;
  readonly change: string;
}

/** In the address, so that a filtered list can be sent to another person and survives a reload. */
export function readIssueFilter(): IssueFilter {
  const { query } = currentLocation.value;
  return {
    severity: query.get('severity') ?? '',
    family: query.get('family') ?? '',
    change: query.get('change') ?? '',
  };
}

export const matchesFilter = (issue: Issue, filter: IssueFilter): boolean =>
  (filter.severity === '' || issue.severity === filter.severity) &&
  (filter.family === '' || issue.family === filter.family) &&
  (filter.change !== 'new' || (issue.new ?? 0) > 0) &&
  (filter.change !== 'fixed' || (issue.fixed ?? 0) > 0);

export function IssueFilters({ filter }: { readonly filter: IssueFilter }) {
  const all = { value: '', label: texts.lists.all };
  const families = Object.entries(t.family).map(([value, label]) => ({ value, label }));
  return (
    <div class="row">
      <Select
        inline
        label={t.severityLabel}
        value={filter.severity}
        options={[all, ...severities.map((value) => ({ value, label: t.severity[value] }))]}
        onChange={(severity) => setQuery({ severity })}
      />
      <Select
        inline
        label={t.familyLabel}
        value={filter.family}
        options={[all, ...families]}
        onChange={(family) => setQuery({ family })}
      />
      <Select
        inline
        label={t.changeLabel}
        value={filter.change}
        options={[
          { value: '', label: t.changes.all },
          { value: 'new', label: t.changes.new },
          { value: 'fixed', label: t.changes.fixed },
        ]}
        onChange={(change) => setQuery({ change })}
      />
    </div>
  );
}
