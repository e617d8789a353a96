import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/states.tsx';
import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { texts } from '../texts/texts.ts';
import { AddSite, TrySampleSite } from './add-site.tsx';
import { SiteCard } from './site-card.tsx';

const t = texts.sites;
/** The most that one request returns. */
const PART = 100;
/** Fewer are in sight together. */
const SEARCHED_MIN = 7;

export function SitesScreen() {
  const [parts, setParts] = useState(1);
  const sites = useQuery(`sites/list?parts=${parts}`, (signal) => readSites(parts, signal));
  return (
    <>
      <ScreenHead title={t.title}>
        <AddSite />
      </ScreenHead>
      <Loaded
        query={sites}
        isEmpty={({ data }) => data.length === 0}
        empty={{ title: t.empty, text: t.emptyText, action: <TrySampleSite /> }}
      >
        {({ data, total }) => (
          <div class="stack">
            <SiteFilter sites={data} />
            <SiteCards sites={chooseSites(data)} />
            {data.length < total && <Button onClick={() => setParts(parts + 1)}>{t.more}</Button>}
          </div>
        )}
      </Loaded>
    </>
  );
}

type Site = Item<'listSites'>;
const isArchived = ({ archived_at: at }: Site): boolean => at !== null;

/** Those that are searched; archived ones where they are asked for. */
function chooseSites(sites: readonly Site[]): readonly Site[] {
  const searched = queryValue('search').trim().toLowerCase();
  const wantsArchived = queryValue('archived') !== '';
  return sites
    .filter((site) => isArchived(site) === wantsArchived)
    .filter(({ name, domain }) => `${name ?? ''} ${domain}`.toLowerCase().includes(searched));
}

function SiteFilter({ sites }: { readonly sites: readonly Site[] }) {
  const archived = sites.filter(isArchived).length;
  if (sites.length < SEARCHED_MIN && archived === 0) return null;
  return (
    <div class="row">
      <SearchField label={t.search} name="search" />
      {archived > 0 && (
        <QuerySelect name="archived" label={t.shown} options={[['only', t.archivedSites(archived)]]} all={t.current} />
      )}
    </div>
  );
}

function SiteCards({ sites }: { readonly sites: readonly Site[] }) {
  if (sites.length === 0) return <EmptyState title={texts.lists.filterEmpty} text={texts.lists.filterEmptyText} />;
  return (
    <ul class="site-cards">
      {sites.map((site) => (
        <li key={site.id}>
          <SiteCard site={site} />
        </li>
      ))}
    </ul>
  );
}

async function readSites(parts: number, signal: AbortSignal) {
  const read = Array.from({ length: parts }, (_, part) => api.listSites({ page: part + 1, limit: PART }, { signal }));
  const lists = await Promise.all(read);
  return { data: lists.flatMap(({ data }) => data), total: lists[0]?.meta.total ?? 0 };
}
