import { siteTopics } from '../../../shared/domain/ideas/authority-map.ts';
import { type PageProfile, pageProfile } from '../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../shared/domain/ideas/read-markdown.ts';
import { relatedPages } from '../../../shared/domain/outlines/section-support.ts';
import { nearPages } from '../../../shared/domain/vectors/near-pages.ts';
import type { PageVectors } from '../../../shared/domain/vectors/unit-vectors.ts';
import type { Check } from '../scores.ts';
import type { PageIntentSite } from './page-intent-site.ts';

export const intentMeasures = [
  'links of an editor are proposed',
  'proposed links are those of an editor (precision)',
  'pages of one topic are in one group',
  'pages in one group are of one topic (precision)',
] as const;
type IntentMeasure = (typeof intentMeasures)[number];

export interface IntentCheck extends Check {
  readonly measure: IntentMeasure;
}

/** The two uses of meaning, as the product makes them, against what an editor knows; by words with `vectors` null. */
export function measureIntents(site: PageIntentSite, vectors: PageVectors | null): IntentCheck[] {
  const profiles = site.pages.map((page, at) => toProfile(page, at + 1));
  return [...linkChecks(site, vectors), ...topicChecks(site, profiles, vectors)];
}

function toProfile({ path, title, h1, description }: PageIntentSite['pages'][number], id: number): PageProfile {
  return pageProfile(
    {
      ...{ id, path, title, primaryKeyword: null, secondaryKeywords: [], planned: false, noindex: false },
      ...{ wordCount: 100, grade: null, gradeIsStale: false },
    },
    readMarkdown(`# ${h1}\n\n${description}`),
  );
}

function linkChecks(site: PageIntentSite, vectors: PageVectors | null): IntentCheck[] {
  const ids = new Map(site.pages.map(({ path }, at) => [path, at + 1]));
  return site.links.flatMap(({ page, keyword, to }) => {
    const id = ids.get(page) ?? 0;
    const siblings = site.pages.flatMap(({ path, title }) =>
      path === page ? [] : [{ id: ids.get(path) ?? 0, path, name: title, keyword: null }],
    );
    const near = vectors === null ? {} : { near: nearPages(vectors, id) };
    const proposed = relatedPages({ keyword, language: site.language, siblings, ...near }).map(({ path }) => path);
    return [
      ...to.map((path) =>
        toCheck(site, 'links of an editor are proposed', `${page} to ${path}`, proposed.includes(path)),
      ),
      ...proposed.map((path) =>
        toCheck(site, 'proposed links are those of an editor (precision)', `${page} to ${path}`, to.includes(path)),
      ),
    ];
  });
}

function topicChecks(
  site: PageIntentSite,
  profiles: readonly PageProfile[],
  vectors: PageVectors | null,
): IntentCheck[] {
  const groups = new Map(
    siteTopics(profiles, vectors).topics.flatMap(({ pageIds }, at) => pageIds.map((id) => [id, at])),
  );
  const pairs = site.pages.flatMap((one, at) =>
    site.pages.slice(at + 1).map((other, offset) => ({
      line: `${one.path} and ${other.path}`,
      isOneTopic: one.topic === other.topic,
      isOneGroup: groups.has(at + 1) && groups.get(at + 1) === groups.get(at + 2 + offset),
    })),
  );
  return pairs.flatMap(({ line, isOneTopic, isOneGroup }) => [
    ...(isOneTopic ? [toCheck(site, 'pages of one topic are in one group', line, isOneGroup)] : []),
    ...(isOneGroup ? [toCheck(site, 'pages in one group are of one topic (precision)', line, isOneTopic)] : []),
  ]);
}

const toCheck = ({ site }: PageIntentSite, measure: IntentMeasure, line: string, holds: boolean): IntentCheck => ({
  measure,
  line: `${site}: ${line}`,
  holds,
});
