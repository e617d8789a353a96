import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteTopics } from '../../../../shared/domain/ideas/authority-map.ts';
import { clusterPages } from '../../../../shared/domain/ideas/cluster-pages.ts';
import { type PageProfile, pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { similarity, termSpace, termVectors } from '../../../../shared/domain/ideas/term-vectors.ts';
import { distanceBand } from '../../../../shared/domain/ideas/topic-distance.ts';

const profile = (id: number, title: string, markdown = ''): PageProfile =>
  pageProfile(
    {
      id,
      path: `/${id}/`,
      title,
      primaryKeyword: null,
      secondaryKeywords: [],
      planned: false,
      noindex: false,
      grade: null,
      gradeIsStale: false,
      wordCount: 100,
    },
    readMarkdown(markdown),
  );

const words = fc.array(fc.constantFrom('chain', 'wheel', 'brake', 'coffee', 'milk', 'beans', 'tax', 'law'), {
  maxLength: 12,
});
const site = fc
  .array(words, { maxLength: 40 })
  .map((pages) => pages.map((said, at) => profile(at + 1, said.slice(0, 3).join(' '), said.join(' '))));

describe('clusters', () => {
  test('hold every page that says anything once, the heaviest first, and the same each time', () => {
    fc.assert(
      fc.property(site, (pages) => {
        const vectors = termVectors(
          pages.map(({ terms }) => terms),
          'en',
        );
        const clusters = clusterPages(vectors, termSpace);
        const members = clusters.flatMap((cluster) => cluster.members).sort((a, b) => a - b);
        expect(members).toEqual(vectors.flatMap((vector, at) => (vector.size > 0 ? [at] : [])));
        const sizes = clusters.map((cluster) => cluster.members.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(clusterPages(vectors, termSpace)).toEqual(clusters);
      }),
    );
  });
});

describe('topics', () => {
  test('are twelve at most, the core at distance 0 and all others from 0 to 1, of every page once', () => {
    fc.assert(
      fc.property(site, (pages) => {
        const { topics, drifting, crossTopic } = siteTopics(pages);
        expect(topics.length).toBeLessThanOrEqual(12);
        if (topics[0]) expect(topics[0].coreDistance).toBe(0);
        for (const { coreDistance } of topics) {
          expect(coreDistance).toBeGreaterThanOrEqual(0);
          expect(coreDistance).toBeLessThanOrEqual(1);
        }
        const ids = topics.flatMap(({ pageIds }) => pageIds);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(pages.filter(({ terms }) => Object.keys(terms).length > 0).length);
        expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
        const names = new Set(topics.map(({ name }) => name));
        for (const { topic } of drifting) expect(names).toContain(topic);
        for (const page of crossTopic) expect(page.topics.length).toBeGreaterThan(1);
      }),
    );
  });

  test('of no page are none, of one page one', () => {
    expect(siteTopics([])).toEqual({ topics: [], drifting: [], crossTopic: [] });
    expect(siteTopics([profile(1, '')]).topics).toEqual([]);
    expect(siteTopics([profile(1, 'Bicycle chains')]).topics).toMatchObject([{ coreDistance: 0, pageIds: [1] }]);
  });

  test('of two hundred pages that are nearly the same are one', () => {
    const pages = Array.from({ length: 200 }, (_, at) =>
      profile(at + 1, 'Plumber in town', `A plumber repairs pipes and taps in district ${at}. Call the plumber.`),
    );
    expect(siteTopics(pages).topics).toMatchObject([{ coreDistance: 0, driftingIds: [] }]);
  });

  test('far from the core are told from near ones', () => {
    const bikes = ['chain', 'wheel', 'brake'].map((part, at) =>
      profile(at + 1, `Bicycle ${part} repair`, `Bicycle repair workshop. We repair every bicycle ${part}.`),
    );
    const { topics } = siteTopics([...bikes, profile(9, 'Espresso menu', 'Espresso with oat milk and coffee beans.')]);
    expect(topics.map(({ pageIds }) => pageIds)).toEqual([[1, 2, 3], [9]]);
    expect(topics[1]?.coreDistance).toBe(1);
  });
});

test('similarity is 1 of a page with itself and never leaves 0 to 1', () => {
  fc.assert(
    fc.property(site, (pages) => {
      const vectors = termVectors(
        pages.map(({ terms }) => terms),
        'en',
      ).filter((vector) => vector.size > 0);
      for (const vector of vectors) {
        expect(similarity(vector, vector)).toBeCloseTo(1);
        for (const other of vectors) expect(similarity(vector, other)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 20 },
  );
});

test.each([
  [0, 'core'],
  [0.249, 'core'],
  [0.25, 'close'],
  [0.5, 'adjacent'],
  [0.75, 'distant'],
  [1, 'distant'],
])('a distance of %d is %s', (distance, band) => {
  expect(distanceBand(distance)).toBe(band);
});
