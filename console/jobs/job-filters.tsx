import { useSites } from '../app/use-sites.ts';
import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { texts } from '../texts/texts.ts';
import { endedStatuses, type JobFilter } from './latest-jobs.ts';

const t = texts.jobList;

export const readJobFilter = (): JobFilter => ({ site: queryValue('site'), status: queryValue('status') });

export function JobFilters() {
  const sites = useSites();
  const names = (sites.data?.data ?? []).map(({ id, name, domain }) => [`${id}`, name ?? domain] as const);
  return (
    <div class="row">
      <QuerySelect name="site" label={t.siteFilter} options={names} />
      <QuerySelect
        name="status"
        label={t.statusFilter}
        options={endedStatuses.map((status) => [status, t.status[status]])}
      />
    </div>
  );
}
