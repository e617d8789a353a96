import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { texts } from '../texts/texts.ts';
import { SiteCard } from './site-card.tsx';

const t = texts.sites;

export function SitesScreen() {
  const sites = useQuery('sites/list', (signal) => api.listSites({ limit: 100 }, { signal }));
  return (
    <>
      <ScreenHead title={t.title} />
      <Loaded query={sites} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
        {({ data }) => (
          <ul class="site-cards">
            {data.map((site) => (
              <li key={site.id}>
                <SiteCard site={site} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
