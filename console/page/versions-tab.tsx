/** The versions of the content, and what changed since each. */
import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { showTime } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, linkTo } from '../app/router.ts';
import { useQuery } from '../app/use-query.ts';
import { Badge } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Diff } from '../design/diff.tsx';
import { texts } from '../texts/texts.ts';
import type { PageDetail } from './page-data.ts';

const t = texts.page.versions;
type Version = Item<'listContentVersions'>;
const PART = 50;

const sourceText = (source: string): string => (t.sources as Readonly<Record<string, string>>)[source] ?? source;

export function VersionsTab({ page }: { readonly page: PageDetail }) {
  const pageId = page.id;
  const [limit, setLimit] = useState(PART);
  const versions = useQuery(`page:${pageId}/versions?limit=${limit}`, (signal) =>
    api.listContentVersions({ pageId, limit }, { signal }),
  );
  const chosen = Number(currentLocation.value.query.get('version'));
  return (
    <Loaded query={versions} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
      {({ data, meta }) => {
        const version = data.find(({ id }) => id === chosen);
        return (
          <div class="versions">
            <nav class="stack" aria-label={t.list}>
              <ol class="versions__list">
                {data.map((one, index) => (
                  <li key={one.id}>
                    <VersionLink pageId={pageId} version={one} current={index === 0} chosen={one.id === chosen} />
                  </li>
                ))}
              </ol>
              {data.length < meta.total && limit < 100 && <Button onClick={() => setLimit(100)}>{t.more}</Button>}
            </nav>
            {version ? (
              <Comparison pageId={pageId} version={version} />
            ) : (
              <p class="muted">{meta.total === 1 ? t.only : t.choose}</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function VersionLink(props: {
  readonly pageId: number;
  readonly version: Version;
  readonly current: boolean;
  readonly chosen: boolean;
}) {
  const { version } = props;
  return (
    <a
      class="versions__link"
      href={linkTo(`/pages/${props.pageId}`, { tab: 'versions', version: version.id })}
      aria-current={props.chosen ? 'true' : undefined}
    >
      <time dateTime={version.updated_at}>{showTime(version.updated_at)}</time>{' '}
      {props.current && <Badge>{t.current}</Badge>}
      <br />
      <span class="small muted">
        {sourceText(version.source)}
        {version.word_count !== null && ` · ${t.words(version.word_count)}`}
      </span>
    </a>
  );
}

function Comparison({ pageId, version }: { readonly pageId: number; readonly version: Version }) {
  const versionId = version.id;
  const then = useQuery(`page:${pageId}/version/${versionId}`, (signal) =>
    api.getContentVersion({ pageId, versionId }, { signal }),
  );
  const now = useQuery(`page:${pageId}/content`, (signal) => api.getContent({ pageId }, { signal }));
  return (
    <section class="stack">
      <h2>{t.compare(showTime(version.updated_at))}</h2>
      <Loaded query={then}>
        {({ data: before }) => (
          <Loaded query={now}>
            {({ data: after }) =>
              before.body_markdown === after.markdown ? (
                <p class="muted">{texts.page.diff.same}</p>
              ) : (
                <Diff
                  before={before.body_markdown}
                  after={after.markdown}
                  label={t.compare(showTime(version.updated_at))}
                  gapText={texts.page.diff.gap}
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}
