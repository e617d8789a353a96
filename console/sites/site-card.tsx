import type { Item } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { linkTo } from '../app/router.ts';
import { texts } from '../texts/texts.ts';

const t = texts.sites;

export function SiteCard({ site }: { readonly site: Item<'listSites'> }) {
  return (
    <article class="card stack">
      <h2 class="wrap">
        <a href={linkTo(`/sites/${site.id}/pages`)}>{site.name ?? site.domain}</a>
      </h2>
      <p class="muted">
        {t.pages(site.page_count)}
        {' · '}
        {site.last_crawled_at ? (
          <time dateTime={site.last_crawled_at} title={showTime(site.last_crawled_at)}>
            {t.lastCrawl(showAgo(site.last_crawled_at))}
          </time>
        ) : (
          t.neverCrawled
        )}
      </p>
    </article>
  );
}
