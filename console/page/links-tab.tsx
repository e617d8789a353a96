import { api, type Item } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import { useQuery } from '../app/use-query.ts';
import { SafeLink } from '../design/safe-link.tsx';
import { type Column, Table, VirtualTable } from '../design/table.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { type Parts, useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import type { PageDetail } from './page-data.ts';

const t = texts.page.links;
type Link = Item<'listPageLinks'>;

const columns: readonly Column<Link>[] = [
  {
    id: 'target',
    label: t.columns.target,
    cell: (link) =>
      link.target_page_id === null ? (
        <SafeLink href={link.href}>{link.href}</SafeLink>
      ) : (
        <a href={linkTo(`/pages/${link.target_page_id}`)}>{link.target_path ?? link.href}</a>
      ),
  },
  {
    id: 'text',
    label: t.columns.text,
    width: '34%',
    narrow: '44%',
    cell: (link) =>
      link.anchor_text ? (
        <span title={link.context ?? link.anchor_text}>{link.anchor_text}</span>
      ) : (
        <span class="muted">{t.noText}</span>
      ),
  },
  {
    id: 'location',
    label: t.columns.location,
    width: '110px',
    narrow: null,
    cell: ({ location }) => t.locations[location] ?? location,
  },
];

type Incoming = Item<'listIncomingLinks'>;

const incomingColumns: readonly Column<Incoming>[] = [
  {
    id: 'source',
    label: t.columns.source,
    cell: ({ source_page_id: id, source_url: url, source_title: title }) => (
      <>
        <a href={linkTo(`/pages/${id}`)}>{url === null ? title : shortAddress(url)}</a>{' '}
        <span class="muted">{title}</span>
      </>
    ),
  },
  { id: 'text', label: t.columns.text, cell: ({ anchor_text: text }) => text ?? <span class="muted">{t.noText}</span> },
  {
    id: 'location',
    label: t.columns.location,
    cell: ({ location }) => <span class="nowrap">{t.locations[location] ?? location}</span>,
  },
];

const PART = 100;

const useIncoming = (pageId: number): Parts<Incoming> =>
  useParts(`page:${pageId}/incoming-links`, async (cursor, signal) => {
    const input = { pageId, limit: PART, ...(cursor !== null && { cursor }) };
    const { data, meta } = await api.listIncomingLinks(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });

function IncomingLinks({ parts }: { readonly parts: Parts<Incoming> }) {
  return (
    <section class="stack">
      <h2>{t.incoming}</h2>
      <Loaded query={parts.query}>
        {() =>
          parts.rows.length === 0 ? (
            <p class="muted">{t.noIncoming}</p>
          ) : (
            <>
              <Table label={t.incoming} columns={incomingColumns} rows={parts.rows} keyOf={({ id }) => id} />
              <MoreButton parts={parts} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** The links that the page has, and those that lead to it. */
export function LinksTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const links = useQuery(`page:${pageId}/links`, (signal) => api.listPageLinks({ pageId }, { signal }));
  const incoming = useIncoming(pageId);
  return (
    <div class="stack">
      <Loaded query={links} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
        {({ data, meta }) => (
          <div class="stack">
            <h2>{t.table}</h2>
            {meta.truncated && <p class="muted">{t.truncated}</p>}
            <VirtualTable label={t.table} columns={columns} rows={data} keyOf={({ id }) => id} minWidth="640px" />
          </div>
        )}
      </Loaded>
      {/* Below a table of any height: it would be pushed away. */}
      {(links.data ?? links.error) !== undefined && <IncomingLinks parts={incoming} />}
    </div>
  );
}
