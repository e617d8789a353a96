/** A topic of the map with its pages. Plain data in. */
import { Badge } from '../design/badge.tsx';
import { Button, LinkButton } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { MapPageLink } from './map-pages.tsx';
import type { Topic } from './topic-map.tsx';
import { distanceTone } from './topic-table.tsx';

const t = texts.topics;

interface OpenTopicProps {
  readonly topic: Topic;
  readonly ideasHref: string;
  readonly hrefOf: (pageId: number) => string;
  readonly onClose: () => void;
}

export function OpenTopic({ topic, ideasHref, hrefOf, onClose }: OpenTopicProps) {
  const { pages } = topic;
  return (
    <section class="card stack" aria-label={t.opened(topic.name)}>
      <div class="row row--spread">
        <h2 class="wrap">{topic.name}</h2>
        <Button small onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <div class="row">
        <Badge tone={distanceTone[topic.distance]}>
          {t.distanceValue(t.distance[topic.distance], topic.core_distance)}
        </Badge>
        <span class="muted">{topic.description}</span>
      </div>
      {topic.page_count === 0 && <p class="muted">{t.noPages}</p>}
      {topic.page_count > 0 && pages === undefined && <p class="muted">{t.pagesUnknown}</p>}
      {pages && pages.length > 0 && (
        <>
          <h3>{t.pagesOf(pages.length, topic.page_count)}</h3>
          <ul class="stack stack--tight">
            {pages.map((page) => (
              <li key={page.page_id}>
                <MapPageLink page={page} hrefOf={hrefOf} />
              </li>
            ))}
          </ul>
        </>
      )}
      {topic.idea_count > 0 && (
        <div class="row">
          <LinkButton small href={ideasHref}>
            {t.ideasOf(topic.idea_count)}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
