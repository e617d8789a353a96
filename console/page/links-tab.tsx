import { api, type Item } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import { useQuery } from '../app/use-query.ts';
import { SafeLink } from '../design/safe-link.tsx';
import { type Column, VirtualTable } from '../design/table.tsx';
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
    cell: ({ location }) => t.locations[location] ?? location,
  },
];

export function LinksTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const links = useQuery(`page:${pageId}/links`, (signal) => api.listPageLinks({ pageId }, { signal }));
  return (
    <Loaded query={links} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
      {({ data, meta }) => (
        <div class="stack">
          {meta.truncated && <p class="muted">{t.truncated}</p>}
          <VirtualTable label={t.table} columns={columns} rows={data} keyOf={({ id }) => id} minWidth="640px" />
        </div>
      )}
    </Loaded>
  );
}
