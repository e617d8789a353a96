/** How the pages of a site are linked: by clicks from the home page, those that nothing links to, and the most linked ones. */
import { api, type Item, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo, setQuery } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { EmptyState, Notice } from '../design/states.tsx';
import { type Column, Table } from '../design/table.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { QuerySelect, queryValue } from '../lists/query-select.tsx';
import { useParts } from '../lists/use-parts.ts';
import { showNumber } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';
import { LinkDepths } from './link-depths.tsx';
import { orders, readOrder, readPlace } from './link-query.ts';

const t = texts.links;
const PART = 100;

type Linked = Item<'listLinkedPages'>;

export function LinksScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const first = useQuery(`site:${siteId}/links`, (signal) => api.listLinkedPages({ siteId, limit: 1 }, { signal }));
  return (
    <>
      <ScreenHead title={t.title} />
      <Loaded query={first}>
        {({ meta }) =>
          meta.complete === null ? (
            <EmptyState title={t.notMeasured} text={t.notMeasuredText}>
              <LinkButton href={linkTo(`/sites/${siteId}/crawls`)}>{t.goToCrawls}</LinkButton>
            </EmptyState>
          ) : (
            <div class="stack">
              {!meta.complete && <Notice tone="warn">{t.incomplete}</Notice>}
              <LinkDepths siteId={siteId} depths={meta.depths} orphans={meta.orphans} />
              <LinkedPages siteId={siteId} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

const readPages = (siteId: number, page: number, signal?: AbortSignal): Promise<Output<'listLinkedPages'>> =>
  api.listLinkedPages({ siteId, page, limit: PART, ...readPlace(), ...readOrder() }, signal ? { signal } : {});

const columns: readonly Column<Linked>[] = [
  {
    id: 'page',
    label: t.columns.page,
    cell: ({ page_id: id, path, title }) => (
      <span class="linked-page wrap">
        <a href={linkTo(`/pages/${id}`, { tab: 'links' })}>{path ?? texts.pages.noPath}</a>{' '}
        <span class="muted">{title}</span>
      </span>
    ),
  },
  {
    id: 'clicks',
    label: t.columns.clicks,
    number: true,
    cell: ({ clicks }) => (clicks === null ? <span class="muted">{t.noWay}</span> : showNumber(clicks)),
  },
  { id: 'linking', label: t.columns.linking, number: true, cell: (page) => showNumber(page.linking_pages) },
  { id: 'incoming', label: t.columns.incoming, number: true, cell: (page) => showNumber(page.incoming_links) },
  { id: 'outgoing', label: t.columns.outgoing, number: true, cell: (page) => showNumber(page.outgoing_links) },
  { id: 'external', label: t.columns.external, number: true, cell: (page) => showNumber(page.external_links) },
];

/** Those of the chosen place, in the chosen order. */
function LinkedPages({ siteId }: { readonly siteId: number }) {
  const place = readPlace();
  const chosen = JSON.stringify([place, readOrder()]);
  const parts = useParts(`site:${siteId}/links?${chosen}`, async (cursor, signal) => {
    const page = Number(cursor ?? 1);
    const { data, meta } = await readPages(siteId, page, signal);
    return { rows: data, next: page * PART < meta.total ? String(page + 1) : null };
  });
  const isFiltered = queryValue('place') !== '';
  return (
    <div class="stack">
      <h2>{t.pagesOf(place)}</h2>
      <div class="row">
        <QuerySelect name="order" label={t.order} options={orders.map((id) => [id, t.orders[id]])} all={t.mostLinked} />
        {isFiltered && (
          <Button small onClick={() => setQuery({ place: '' })}>
            {t.allPages}
          </Button>
        )}
      </div>
      <Loaded query={parts.query} isEmpty={({ rows }) => rows.length === 0} empty={{ title: t.none }}>
        {() => (
          <div class="stack">
            <Table label={t.pagesOf(place)} columns={columns} rows={parts.rows} keyOf={(page) => page.page_id} />
            <MoreButton parts={parts} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
