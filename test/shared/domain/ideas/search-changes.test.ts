import { describe, expect, test } from 'vitest';
import { checkIdeas } from '../../../../lab/truth/ideas/check-ideas.ts';
import { readRawPage } from '../../../../lab/truth/raw-page.ts';
import type { MergedIdea } from '../../../../shared/domain/ideas/merge-ideas.ts';
import { pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../../../shared/domain/ideas/proposal.ts';
import { type PageSearches, proposeSearchChanges } from '../../../../shared/domain/ideas/propose-search-changes.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';

const given = [
  { id: 1, path: '/chain-oil/', title: 'Chain oil' },
  { id: 2, path: '/chain-care/', title: 'Chain care' },
];
const pages = given.map(({ id, path, title }) =>
  pageProfile(
    {
      ...{
        id,
        path,
        title,
        primaryKeyword: title.toLowerCase(),
        secondaryKeywords: [],
        planned: false,
        noindex: false,
      },
      ...{ wordCount: 500, grade: null, gradeIsStale: false },
    },
    readMarkdown(`# ${title}\n\nHow to care for a bicycle chain.`),
  ),
);
const known = {
  dismissed: [],
  topics: [],
  metricsOf: (keyword: string) => ({ keyword, volume: null, kd: null, cpc: null }),
};
const none: PageSearches = { queries: [], clicks: [] };
const propose = (searches: Partial<PageSearches>, dismissed: string[] = []): Proposal[] =>
  proposeSearchChanges(pages, { ...none, ...searches }, { ...known, dismissed });
const row = (query: string, pageId: number, impressions: number, position: number) => ({
  ...{ query, pageId, impressions, position, clicks: Math.round(impressions / 10) },
});

describe('ideas from Search Console', () => {
  test('let one page answer a query that two pages are shown for', () => {
    const queries = [row('oil a bike chain', 1, 400, 2), row('oil a bike chain', 2, 300, 2.5)];
    const [idea] = propose({ queries });
    expect(idea).toMatchObject({ pattern: 'join_pages', action: 'optimize', pageId: 1 });
    expect(idea?.why).toContain('/chain-care/ was shown 300 times in 28 days for "oil a bike chain", at position 2.5');
    expect(propose({ queries: [row('oil a bike chain', 1, 400, 2), row('oil a bike chain', 2, 20, 2)] })).toEqual([]);
  });

  test('win back clicks that fell, and not those that rise or are few', () => {
    const clicks = [{ pageId: 1, before: 80, now: 30 }];
    expect(propose({ clicks })).toMatchObject([{ pattern: 'win_back_clicks', pageId: 1 }]);
    expect(
      propose({
        clicks: [
          { pageId: 1, before: 80, now: 79 },
          { pageId: 2, before: 6, now: 0 },
        ],
      }),
    ).toEqual([]);
  });

  test('climb where a page is near the first results, by its title where that lacks the words', () => {
    const [first, second] = propose({ queries: [row('degreaser', 1, 900, 8), row('chain care', 2, 300, 6)] });
    expect(first).toMatchObject({ pattern: 'climb', change: 'retitle', pageId: 1 });
    expect(second).toMatchObject({ pattern: 'climb', change: 'expand', pageId: 2 });
    expect(propose({ queries: [row('degreaser', 1, 900, 1.2), row('chain care', 2, 300, 44)] })).toEqual([]);
  });

  test('write a new title and description where a page is among the first and hardly clicked, but not where two compete', () => {
    const passedBy = { ...row('chain oil', 1, 900, 1.8), clicks: 4 };
    expect(propose({ queries: [passedBy] })).toMatchObject([{ pattern: 'earn_clicks', change: 'retitle', pageId: 1 }]);
    expect(propose({ queries: [{ ...passedBy, clicks: 40 }] })).toEqual([]);
    expect(propose({ queries: [{ ...passedBy, impressions: 150, clicks: 0 }] })).toEqual([]);
    const rival = { ...row('chain oil', 2, 800, 2), clicks: 3 };
    expect(propose({ queries: [passedBy, rival] }).map(({ pattern }) => pattern)).toEqual(['join_pages']);
  });

  test('leave out what was dismissed, and pages that are not there', () => {
    const queries = [row('degreaser', 1, 900, 8), row('chain oil', 9, 900, 8)];
    expect(propose({ queries }, ['degreasers'])).toEqual([]);
  });

  test('claim nothing that the rows do not say, and keep it from the model', () => {
    const queries = [row('degreaser', 1, 900, 8.44), row('lube', 1, 90, 2), row('lube', 2, 80, 3)];
    const clicks = [{ pageId: 2, before: 80, now: 30 }];
    const proposals = propose({ queries, clicks });
    const pathOf = (pageId: number): string => given.find(({ id }) => id === pageId)?.path ?? '';
    const records = {
      rows: queries.map((one) => ({ ...one, path: pathOf(one.pageId) })),
      clicks: clicks.map((one) => ({ ...one, path: pathOf(one.pageId) })),
    };
    const raw = new Map(
      given.map(({ path, title }) => [
        path,
        readRawPage(`<title>${title}</title><h1>${title}</h1>`, new URL(path, 'https://velo.example')),
      ]),
    );
    const ideas = proposals.map((one, at): MergedIdea => ({ ...one, id: String(at), createdAt: '2026-01-01' }));
    expect(new Set(ideas.map(({ pattern }) => pattern)).size).toBe(3);
    expect(checkIdeas(ideas, { pages: raw, records }).faults.filter(({ kind }) => kind !== 'duplicate')).toEqual([]);
    expect(checkIdeas(ideas, { pages: raw, records: {} }).faults).not.toEqual([]);
    for (const { publicWhy } of proposals) expect(publicWhy ?? 'missing').not.toMatch(/\d/);
  });
});
