import { api } from '../app/client.ts';
import { showAgo } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, linkTo, setQuery } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { LinkButton } from '../design/button.tsx';
import { Select } from '../design/field.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import { ChangeTable, type SiteChange } from './change-table.tsx';

const t = texts.changes;
const PART = 500;
const DAY_MS = 86_400_000;
const days = ['7', '30', '90'] as const;
type Days = (typeof days)[number];

/** Midnight, so that the address of the data stays the same through the day. */
const daysAgo = (count: number): string =>
  `${new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`;

export function ChangesScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const { query } = currentLocation.value;
  const since: Days = days.find((value) => value === query.get('since')) ?? '30';
  const kind = queryValue('kind');
  const from = daysAgo(Number(since));
  const changes = useParts(`site:${siteId}/changes?${from}`, async (cursor, signal) => {
    const input = { siteId, since: from, limit: PART, ...(cursor !== null && { cursor }) };
    const { data, meta } = await api.listSiteChanges(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });
  const shown = changes.rows.filter((change) => kind === '' || change.kind === kind);
  return (
    <>
      <ScreenHead title={t.title} />
      <div class="row">
        <Select
          inline
          label={t.since}
          value={since}
          options={days.map((value) => ({ value, label: t.sinceOptions[value] }))}
          onChange={(chosen) => setQuery({ since: chosen })}
        />
        <QuerySelect name="kind" label={t.kind} options={Object.entries(t.kinds)} />
      </div>
      <Loaded
        query={changes.query}
        isEmpty={() => shown.length === 0}
        empty={{
          title: changes.rows.length === 0 ? t.empty : texts.lists.filterEmpty,
          text: changes.rows.length === 0 ? t.emptyText : texts.lists.filterEmptyText,
          action: <LinkButton href={linkTo(`/sites/${siteId}/crawls`)}>{t.goToCrawls}</LinkButton>,
        }}
      >
        {() => (
          <div class="stack">
            <ChangesByCrawl siteId={siteId} changes={shown} />
            <MoreButton parts={changes} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** The newest crawl first, though the API lists the oldest change first. */
function ChangesByCrawl({ siteId, changes }: { readonly siteId: number; readonly changes: readonly SiteChange[] }) {
  const crawls = [...Map.groupBy(changes, (change) => change.crawl_id)].toReversed();
  return (
    <>
      {crawls.map(([crawlId, found]) => (
        <section key={crawlId} class="stack stack--tight">
          <div class="row">
            <h2>
              <a href={linkTo(`/sites/${siteId}/crawls/${crawlId}`)}>{t.crawl(crawlId)}</a>
            </h2>
            <span class="small muted">
              {found[0] && t.found(showAgo(found[0].found_at))} · {t.counted(found.length)}
            </span>
          </div>
          <ChangeTable label={t.crawl(crawlId)} changes={found} hrefOf={(pageId) => linkTo(`/pages/${pageId}`)} />
        </section>
      ))}
    </>
  );
}
