import { describe, expect, test } from 'vitest';
import { checkIdeas } from '../../../../lab/truth/ideas/check-ideas.ts';
import { readRawPage } from '../../../../lab/truth/raw-page.ts';
import type { MergedIdea } from '../../../../shared/domain/ideas/merge-ideas.ts';
import { pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../../../shared/domain/ideas/proposal.ts';
import { proposeSearchChanges, type QueryOfPage } from '../../../../shared/domain/ideas/propose-search-changes.ts';
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
const propose = (queries: QueryOfPage[], dismissed: string[] = []): Proposal[] =>
  proposeSearchChanges(pages, queries, { ...known, dismissed });
const row = (query: string, pageId: number, impressions: number, position: number) => ({
  ...{ query, pageId, impressions, position },
});

describe('ideas from Search Console', () => {
  test('climb where a page is near the first results, by its title where that lacks the words', () => {
    const [first, second] = propose([row('degreaser', 1, 900, 8), row('chain care', 2, 300, 6)]);
    expect(first).toMatchObject({ pattern: 'climb', change: 'retitle', pageId: 1 });
    expect(second).toMatchObject({ pattern: 'climb', change: 'expand', pageId: 2 });
    expect(propose([row('degreaser', 1, 900, 1.2), row('chain care', 2, 300, 44)])).toEqual([]);
  });

  test('leave out what was dismissed, and pages that are not there', () => {
    const queries = [row('degreaser', 1, 900, 8), row('chain oil', 9, 900, 8)];
    expect(propose(queries, ['degreasers'])).toEqual([]);
  });

  test('claim nothing that the rows do not say, and keep it from the model', () => {
    const queries = [row('degreaser', 1, 900, 8.44), row('chain care', 2, 80, 4)];
    const proposals = propose(queries);
    const pathOf = (pageId: number): string => given.find(({ id }) => id === pageId)?.path ?? '';
    const records = { rows: queries.map((one) => ({ ...one, path: pathOf(one.pageId) })) };
    const raw = new Map(
      given.map(({ path, title }) => [
        path,
        readRawPage(`<title>${title}</title><h1>${title}</h1>`, new URL(path, 'https://velo.example')),
      ]),
    );
    const ideas = proposals.map((one, at): MergedIdea => ({ ...one, id: String(at), createdAt: '2026-01-01' }));
    expect(ideas.map(({ change }) => change)).toEqual(['retitle', 'expand']);
    expect(checkIdeas(ideas, { pages: raw, records }).faults.filter(({ kind }) => kind !== 'duplicate')).toEqual([]);
    expect(checkIdeas(ideas, { pages: raw, records: {} }).faults).not.toEqual([]);
    for (const { publicWhy } of proposals) expect(publicWhy ?? 'missing').not.toMatch(/\d/);
  });
});
