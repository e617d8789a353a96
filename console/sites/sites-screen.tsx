import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { AddSite } from './add-site.tsx';
import { SiteCard } from './site-card.tsx';

const t = texts.sites;
/** The most that one request returns. */
const PART = 100;

export function SitesScreen() {
  const [parts, setParts] = useState(1);
  const sites = useQuery(`sites/list?parts=${parts}`, (signal) => readSites(parts, signal));
  return (
    <>
      <ScreenHead title={t.title}>
        <AddSite />
      </ScreenHead>
      <Loaded query={sites} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
        {({ data, total }) => (
          <div class="stack">
            <ul class="site-cards">
              {data.map((site) => (
                <li key={site.id}>
                  <SiteCard site={site} />
                </li>
              ))}
            </ul>
            {data.length < total && <Button onClick={() => setParts(parts + 1)}>{t.more}</Button>}
          </div>
        )}
      </Loaded>
    </>
  );
}

async function readSites(parts: number, signal: AbortSignal) {
  const read = Array.from({ length: parts }, (_, part) => api.listSites({ page: part + 1, limit: PART }, { signal }));
  const lists = await Promise.all(read);
  return { data: lists.flatMap(({ data }) => data), total: lists[0]?.meta.total ?? 0 };
}
