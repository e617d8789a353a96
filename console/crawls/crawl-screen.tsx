import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { type CrawledUrl, describeReason } from './crawl-labels.ts';
import { UrlTable } from './url-table.tsx';

const t = texts.crawls.urls;
type Outcome = CrawledUrl['outcome'];
const PART = 500;

const isOutcome = (value: string): value is Outcome => Object.hasOwn(t.outcomes, value);

/** Every address that a crawl met, with what came of it. */
export function CrawlUrlsScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const crawlId = Number(parameters['crawlId']);
  const outcome = queryValue('outcome');
  const reason = queryValue('reason');
  const urls = useParts(`site:${siteId}/crawls/${crawlId}?${outcome}&${reason}`, async (cursor, signal) => {
    const input = {
      siteId,
      crawlId,
      limit: PART,
      ...(isOutcome(outcome) && { outcome }),
      ...(reason !== '' && { reason }),
      ...(cursor !== null && { cursor }),
    };
    const { data, meta } = await api.listCrawledUrls(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });
  return (
    <>
      <p>
        <a class="back" href={linkTo(`/sites/${siteId}/crawls`)}>
          ← {t.back}
        </a>
      </p>
      <ScreenHead title={t.title(crawlId)} subtitle={t.kept} />
      <UrlFilters reason={reason} urls={urls.rows} />
      <Loaded
        query={urls.query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={{ title: t.empty, text: t.emptyText }}
      >
        {() => (
          <>
            <UrlTable label={t.title(crawlId)} urls={urls.rows} />
            <MoreButton parts={urls} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface UrlFiltersProps {
  readonly reason: string;
  /** Their reasons can be chosen; the set of reasons may grow. */
  readonly urls: readonly CrawledUrl[];
}

function UrlFilters({ reason, urls }: UrlFiltersProps) {
  const found = new Set(urls.flatMap((url) => url.reason ?? []));
  if (reason !== '') found.add(reason);
  return (
    <div class="row">
      <QuerySelect name="outcome" label={t.outcome} options={Object.entries(t.outcomes)} resets={['reason']} />
      <QuerySelect
        name="reason"
        label={t.reason}
        options={[...found].toSorted().map((value) => [value, describeReason(value) || value])}
      />
    </div>
  );
}
