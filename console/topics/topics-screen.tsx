import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { currentLocation, linkTo, setQuery } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { LinkButton } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { CrossTopicPages, DriftingPages } from './map-pages.tsx';
import { OpenTopic } from './open-topic.tsx';
import { type AuthorityMap, type Topic, TopicMap } from './topic-map.tsx';
import { TopicTable } from './topic-table.tsx';

const t = texts.topics;
const pageHref = (pageId: number): string => linkTo(`/pages/${pageId}`);

export function TopicsScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const map = useQuery(`site:${siteId}/topics`, (signal) => api.getAuthorityMap({ siteId }, { signal }));
  return (
    <>
      <ScreenHead title={t.title} subtitle={t.intro} />
      <Loaded
        query={map}
        isEmpty={({ data }) => data.core === null}
        empty={{
          title: t.empty,
          text: t.emptyText,
          action: (
            <LinkButton look="primary" href={linkTo(`/sites/${siteId}/ideas`)}>
              {t.goToIdeas}
            </LinkButton>
          ),
        }}
      >
        {({ data }) => <SiteMap siteId={siteId} map={data} />}
      </Loaded>
    </>
  );
}

function SiteMap({ siteId, map }: { readonly siteId: number; readonly map: AuthorityMap }) {
  const openId = currentLocation.value.query.get('topic');
  const opened = map.topics.find(({ id }) => id === openId);
  const open = (topic: Topic): void => setQuery({ topic: topic.id === openId ? null : topic.id });
  const core = map.core?.label ?? '';
  return (
    <div class="stack">
      <p>
        <strong>{t.core(core)}</strong> <span class="muted">{map.core?.summary}</span>
      </p>
      <div class="topics">
        <figure class="card">
          <TopicMap core={core} topics={map.topics} openId={openId} onOpen={open} />
          <figcaption class="small muted">{t.legend}</figcaption>
        </figure>
        {opened && (
          <OpenTopic
            topic={opened}
            hrefOf={pageHref}
            ideasHref={linkTo(`/sites/${siteId}/ideas`, { topic: opened.id })}
            onClose={() => setQuery({ topic: null })}
          />
        )}
      </div>
      <TopicTable topics={map.topics} openId={openId} onOpen={open} />
      <DriftingPages pages={map.drifting_pages} hrefOf={pageHref} />
      <CrossTopicPages pages={map.cross_topic_pages} hrefOf={pageHref} />
    </div>
  );
}
