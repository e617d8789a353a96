/** Pages that stand out on the map. Plain data in. */
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';
import type { AuthorityMap } from './topic-map.tsx';

const t = texts.topics;
type PageHref = (pageId: number) => string;

interface MapPage {
  readonly page_id: number;
  readonly path: string | null;
  readonly title: string | null;
}

export function MapPageLink({ page, hrefOf }: { readonly page: MapPage; readonly hrefOf: PageHref }) {
  return (
    <>
      <a href={hrefOf(page.page_id)}>{page.title ?? page.path ?? t.untitled}</a>
      {page.title !== null && page.path !== null && <div class="small muted wrap">{page.path}</div>}
    </>
  );
}

export function DriftingPages(props: { readonly pages: AuthorityMap['drifting_pages']; readonly hrefOf: PageHref }) {
  if (props.pages.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t.drifting}</h2>
      <p class="muted">{t.driftingText}</p>
      <Table
        label={t.drifting}
        rows={props.pages}
        keyOf={({ page_id: id }) => id}
        columns={[
          {
            id: 'page',
            label: t.pageColumns.page,
            cell: (page) => <MapPageLink page={page} hrefOf={props.hrefOf} />,
          },
          { id: 'topic', label: t.pageColumns.topic, cell: ({ topic }) => topic },
          { id: 'reason', label: t.pageColumns.reason, cell: ({ reason }) => reason },
        ]}
      />
    </section>
  );
}

export function CrossTopicPages(props: {
  readonly pages: AuthorityMap['cross_topic_pages'];
  readonly hrefOf: PageHref;
}) {
  if (props.pages.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t.crossTopic}</h2>
      <p class="muted">{t.crossTopicText}</p>
      <Table
        label={t.crossTopic}
        rows={props.pages}
        keyOf={({ page_id: id }) => id}
        columns={[
          {
            id: 'page',
            label: t.pageColumns.page,
            cell: (page) => <MapPageLink page={page} hrefOf={props.hrefOf} />,
          },
          {
            id: 'topics',
            label: t.pageColumns.topics,
            cell: ({ topics }) => topics.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </section>
  );
}
