import { message, type Said } from '../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import { toEnglish, wordTogether } from '../../shared/domain/messages/word-together.ts';
import { type AuthorityMap, TOPIC_PAGES_MAX } from '../../shared/table/playbooks.ts';
import type { Validated } from './run-work.ts';

const gap = message('ideas.topic.gap');

const coreSummary = (description: Said): Said =>
  wordTogether(message('ideas.topic.core', { description }), [description]);

/** The authority map of what was read; null when no page said anything. Topics keep the id that their name had before. */
export function composeMap(work: Validated, before: AuthorityMap | null, newId: () => string): AuthorityMap | null {
  const { topics, drifting, crossTopic } = work.topics;
  const [core] = topics;
  if (!core) return null;
  const ids = new Map(before?.topics.map(({ id, name }) => [name, id]));
  const assignId = (name: string): string => {
    const id = ids.get(name) ?? newId();
    ids.set(name, id);
    return id;
  };
  const pages = new Map(work.profiles.map(({ id, path, title }) => [id, { pageId: id, path, title }]));
  const readPage = (pageId: number) => pages.get(pageId) ?? { pageId, path: null, title: null };
  const summary = coreSummary(core.description);
  const texts = [
    summary,
    ...topics.map(({ description }) => description),
    ...drifting.map(({ reason }) => reason),
    gap,
  ];
  return {
    core: { label: core.name, summary: toEnglish(summary) },
    topics: [
      ...topics.map((topic) => ({
        id: assignId(topic.name),
        name: topic.name,
        description: toEnglish(topic.description),
        coreDistance: topic.coreDistance,
        pageCount: topic.pageIds.length,
        driftingCount: topic.driftingIds.length,
        edited: false,
        pages: topic.pageIds.slice(0, TOPIC_PAGES_MAX).map(readPage),
      })),
      ...work.gaps.map((name) => ({
        id: assignId(name),
        name,
        description: renderEnglish(gap),
        coreDistance: 1,
        pageCount: 0,
        driftingCount: 0,
        edited: false,
        pages: [],
      })),
    ],
    driftingPages: drifting.map(({ pageId, topic, reason }) => ({
      ...readPage(pageId),
      topic,
      reason: toEnglish(reason),
    })),
    said: texts.filter((text) => typeof text !== 'string'),
    crossTopicPages: crossTopic.map((page) => ({
      ...readPage(page.pageId),
      topics: page.topics.map((name) => ({ id: assignId(name), name })),
    })),
  };
}
