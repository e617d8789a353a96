import { expect, test } from 'vitest';
import {
  addSupports,
  combineSupports,
  type PageFacts,
  type SupportsByIdentity,
} from '../../../../shared/domain/facts/page-facts.ts';

/** As a row of the page has it: each has the words for itself. */
const factsOfPage = (pageId: number): PageFacts => ({
  pageId,
  url: `https://shop.example/${pageId}/`,
  seenAt: '2026-11-30T00:00:00.000Z',
  observations: JSON.parse(
    '[{"source":"crawl","locator":"body","evidence":"+49 30 1234567","claim":{"kind":"contact","key":"phone","data":{"value":"+49 30 1234567"}}}]',
  ),
});

test('a telephone number that stands on every page is kept once, with each of the pages', () => {
  const supports: SupportsByIdentity = new Map();
  for (let page = 1; page <= 50; page += 1) addSupports(supports, factsOfPage(page));
  const [stated] = combineSupports(supports).values();
  expect(stated?.supports).toHaveLength(50);
  expect(new Set(stated?.supports.map(({ pageId }) => pageId)).size).toBe(50);
  expect(new Set(stated?.supports.map(({ claim }) => claim)).size).toBe(1);
});
