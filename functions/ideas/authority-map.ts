import * as z from 'zod';
import type { IdeaStatus } from '../../shared/domain/ideas/idea.ts';
import { distanceBand, distanceBands } from '../../shared/domain/ideas/topic-distance.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { wordTexts } from '../../shared/domain/messages/word-texts.ts';
import type { AuthorityMap } from '../../shared/table/playbooks.ts';

const page = { page_id: z.number().int(), path: z.string().nullable(), title: z.string().nullable() };

/** The authority map (spec, Content idea). */
export const authorityMapSchema = z.lazy(() =>
  z
    .strictObject({
      core: z.strictObject({ label: z.string(), summary: z.string() }).nullable(),
      topics: z.array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          description: z.string(),
          core_distance: z.number().min(0).max(1).meta({ description: '0 is the core, 1 is unrelated.' }),
          distance: z.enum(distanceBands),
          page_count: z.number().int().min(0),
          drifting_count: z.number().int().min(0),
          idea_count: z.number().int().min(0).meta({ description: 'Open and accepted ideas of the topic.' }),
          gap: z.boolean().meta({ description: 'True when the topic has ideas but no pages.' }),
          edited: z.boolean(),
          pages: z.array(z.strictObject(page)).optional().meta({
            description: 'Pages of the topic, at most 50. Left out of a map that an earlier version built.',
          }),
        }),
      ),
      drifting_pages: z.array(z.strictObject({ ...page, topic: z.string(), reason: z.string() })),
      cross_topic_pages: z.array(
        z.strictObject({ ...page, topics: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
      ),
    })
    .meta({ id: 'AuthorityMap' }),
);

/** Before a run, and on planned sites: nothing. */
export const emptyAuthorityMap: z.input<typeof authorityMapSchema> = {
  core: null,
  topics: [],
  drifting_pages: [],
  cross_topic_pages: [],
};

const pageView = <Page extends { pageId: number }>({ pageId, ...rest }: Page) => ({ page_id: pageId, ...rest });

export function authorityMapView(
  map: AuthorityMap,
  ideas: readonly { status: IdeaStatus; topic: { id: string } | null }[],
  messages: Messages,
): z.input<typeof authorityMapSchema> {
  const word = wordTexts(map.said, messages);
  const counts = new Map<string, number>();
  for (const { status, topic } of ideas) {
    if (topic && status !== 'dismissed') counts.set(topic.id, (counts.get(topic.id) ?? 0) + 1);
  }
  return {
    core: { ...map.core, summary: word(map.core.summary) },
    topics: map.topics.map((topic) => {
      const ideaCount = counts.get(topic.id) ?? 0;
      return {
        id: topic.id,
        name: topic.name,
        description: word(topic.description),
        core_distance: topic.coreDistance,
        distance: distanceBand(topic.coreDistance),
        page_count: topic.pageCount,
        drifting_count: topic.driftingCount,
        idea_count: ideaCount,
        gap: ideaCount > 0 && topic.pageCount === 0,
        edited: topic.edited,
        ...(topic.pages && { pages: topic.pages.map(pageView) }),
      };
    }),
    drifting_pages: map.driftingPages.map((drifting) => ({ ...pageView(drifting), reason: word(drifting.reason) })),
    cross_topic_pages: map.crossTopicPages.map(pageView),
  };
}
