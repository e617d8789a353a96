/** A screen of one site: its heading, with the crawl that runs or can be started, and what is below it. */
import type { ComponentChildren } from 'preact';
import { api, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { SiteCrawl } from './site-crawl.tsx';

interface SiteScreenProps {
  readonly siteId: number;
  readonly title: string;
  /** Actions of the screen, beside those of the site. */
  readonly actions?: (site: Output<'getSite'>['data']) => ComponentChildren;
  readonly children: (site: Output<'getSite'>['data']) => ComponentChildren;
}

export function SiteScreen({ siteId, title, actions, children }: SiteScreenProps) {
  const site = useQuery(`site:${siteId}/detail`, (signal) => api.getSite({ siteId }, { signal }));
  return (
    <Loaded isScreen query={site}>
      {({ data }) => (
        <>
          <ScreenHead title={title} subtitle={data.name ?? data.domain}>
            {actions?.(data)}
            <SiteCrawl site={data} />
          </ScreenHead>
          {children(data)}
        </>
      )}
    </Loaded>
  );
}
