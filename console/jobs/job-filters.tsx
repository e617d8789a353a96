import { api } from '../app/client.ts';
import { currentLocation, setQuery } from '../app/router.ts';
import { useQuery } from '../app/use-query.ts';
import { Select } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { endedStatuses, type JobFilter } from './latest-jobs.ts';

const t = texts.jobList;
const SITES_MAX = 100;

/** In the address, so that a filtered list can be sent to another person and survives a reload. */
export function readJobFilter(): JobFilter {
  const { query } = currentLocation.value;
  return { site: query.get('site') ?? '', status: query.get('status') ?? '' };
}

export function JobFilters({ filter }: { readonly filter: JobFilter }) {
  const sites = useQuery('sites/names', async (signal) => (await api.listSites({ limit: SITES_MAX }, { signal })).data);
  const all = { value: '', label: texts.lists.all };
  return (
    <div class="row">
      <Select
        inline
        label={t.siteFilter}
        value={filter.site}
        options={[
          all,
          ...(sites.data ?? []).map(({ id, name, domain }) => ({ value: `${id}`, label: name ?? domain })),
        ]}
        onChange={(site) => setQuery({ site })}
      />
      <Select
        inline
        label={t.statusFilter}
        value={filter.status}
        options={[all, ...endedStatuses.map((value) => ({ value, label: t.status[value] }))]}
        onChange={(status) => setQuery({ status })}
      />
    </div>
  );
}
