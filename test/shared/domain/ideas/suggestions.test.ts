import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../shared/domain/ideas/candidate.ts';
import type { IdeaKeyword } from '../../../../shared/domain/ideas/idea.ts';
import { type KnownIdea, mergeIdeas } from '../../../../shared/domain/ideas/merge-ideas.ts';
import { OPEN_IDEAS_MAX } from '../../../../shared/domain/ideas/open-ideas-max.ts';
import type { PageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../../../shared/domain/ideas/proposal.ts';
import { proposeNewPages } from '../../../../shared/domain/ideas/propose-new-pages.ts';
import { proposePageChanges } from '../../../../shared/domain/ideas/propose-page-changes.ts';
import { siteLanguage } from '../../../../shared/domain/ideas/site-language.ts';
import { validateCandidates } from '../../../../shared/domain/ideas/validate-candidates.ts';
import { keywordSignature, listStems } from '../../../../shared/domain/language/keyword-signature.ts';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { ideaWordsPrompt } from '../../../../shared/domain/model-prompts/idea-words-prompt.ts';

const word = fc.constantFrom(
  'chain',
  'chains',
  'wheel',
  'brake',
  'oil',
  'best',
  'the',
  'how',
  'repair',
  'Ünïcode',
  '自転車',
);
const keyword = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const metrics = (text: string, given: Partial<IdeaKeyword> = {}): IdeaKeyword => ({
  keyword: text,
  volume: null,
  kd: null,
  cpc: null,
  ...given,
});
const candidate = (text: string, given: Partial<Candidate> = {}): Candidate => ({
  keyword: text,
  source: 'phrase',
  count: 5,
  pageCount: 1,
  pages: [{ id: 1, count: 5 }],
  strength: 4,
  impressions: null,
  ...given,
});
const page = (given: Partial<PageProfile> = {}): PageProfile => ({
  subject: given.primaryKeyword ?? null,
  headings: [],
  id: 1,
  path: '/one/',
  title: null,
  language: 'en',
  primaryKeyword: null,
  secondaryKeywords: [],
  planned: false,
  noindex: false,
  wordCount: 500,
  grade: null,
  gradeIsStale: false,
  terms: {},
  phrases: {},
  subjects: {},
  places: { addressTowns: [], towns: [] },
  prices: [],
  ...given,
});

describe('suggestions', () => {
  test('are never dismissed, accepted or covered by a page, in no order and number of their words', () => {
    fc.assert(
      fc.property(
        fc.array(keyword, { maxLength: 20 }),
        fc.array(keyword, { maxLength: 5 }),
        fc.array(keyword, { maxLength: 5 }),
        fc.array(keyword, { maxLength: 5 }),
        (keywords, dismissed, accepted, titles) => {
          const pages = titles.map((title, at) => page({ id: at + 1, path: `/${at}/`, title }));
          const { valid } = validateCandidates(
            keywords.map((text) => ({ candidate: candidate(text), metrics: metrics(text) })),
            { pages, dismissed, settled: accepted },
          );
          const language = siteLanguage(pages);
          const refused = new Set(
            [...dismissed, ...accepted, ...titles].map((text) => keywordSignature(text, language)),
          );
          const proposals = proposeNewPages(valid, { pages, topics: [] });
          const suggested = proposals.flatMap((proposal) => proposal.keywords.map((known) => known.keyword));
          for (const text of suggested) {
            expect(refused).not.toContain(keywordSignature(text, language));
            const stems = new Set(listStems(text, language));
            for (const title of titles) {
              if (stems.size > 0) expect(stems.isSubsetOf(new Set(listStems(title, language)))).toBe(false);
            }
          }
          expect(new Set(suggested.map((text) => keywordSignature(text, language))).size).toBe(suggested.length);
          const paths = proposals.flatMap(({ proposedPath }) => proposedPath ?? []);
          expect(new Set(paths).size).toBe(paths.length);
          for (const { path } of pages) expect(paths).not.toContain(path);
        },
      ),
    );
  });

  test('heed the numbers where they are known', () => {
    const given = [
      { candidate: candidate('oil chain'), metrics: metrics('oil chain', { volume: 0 }) },
      {
        candidate: candidate('best oil', { source: 'market', count: 0, pages: [] }),
        metrics: metrics('best oil', { kd: 95 }),
      },
      { candidate: candidate('brake oil'), metrics: metrics('brake oil', { volume: 90, kd: 10 }) },
    ];
    const { valid, skipped } = validateCandidates(given, { pages: [], dismissed: [], settled: [] });
    expect(valid.map(({ keyword: text }) => text)).toEqual(['brake oil']);
    expect(skipped).toMatchObject({ 'no searches': 1, 'too difficult': 1 });
    const [proposal] = proposeNewPages(valid, { pages: [], topics: [] });
    expect(proposal).toMatchObject({ caveats: [], proposedPath: '/brake-oil/' });
    expect(proposal?.why).toContain('90 times a month');
  });
});

describe('ideas for short pages', () => {
  const known = { dismissed: [], metricsOf: (text: string) => metrics(text), topics: [] };
  const short = (path: string, wordCount: number, id: number): PageProfile =>
    page({ id, path, wordCount, title: `Chain oil ${path}`, subject: `chain oil ${path.replaceAll('/', '')}` });

  test('leave alone what leads to other pages, but not the homepage', () => {
    const pages = [short('/blog/', 90, 1), page({ id: 2, path: '/blog/a/' }), page({ id: 3, path: '/blog/b/' })];
    expect(proposePageChanges(pages, known)).toEqual([]);
    expect(proposePageChanges([short('/blog/index.html', 90, 1), ...pages.slice(1)], known)).toEqual([]);
    expect(proposePageChanges([short('/genindex-j.html', 107, 1)], known)).toEqual([]);
    const [home] = proposePageChanges(
      [short('/', 90, 1), page({ id: 2, path: '/a/' }), page({ id: 3, path: '/b/' })],
      known,
    );
    expect(home).toMatchObject({ pageId: 1, change: 'expand' });
  });

  test('put one that may be a list after one that is short, and say so', () => {
    const [first, second] = proposePageChanges([short('/few/', 45, 1), short('/short/', 200, 2)], known);
    expect([first?.pageId, second?.pageId]).toEqual([2, 1]);
    expect(second?.caveats).toContain('A page of so few words may be a list of others: then leave it as it is.');
  });
});

describe('the evidence of Search Console', () => {
  const promptOf = (given: Partial<Candidate>): string => {
    const keyword = {
      ...candidate('torque wrench', { impressions: 4_321, ...given }),
      metrics: metrics('torque wrench'),
    };
    const [proposal] = proposeNewPages([keyword], { pages: [], topics: [] });
    expect(proposal?.why).toContain('4,321');
    const site = {
      ...{ name: 'Tools', context: null, country: null, city: null },
      language: null,
      adviceLanguage: 'en' as const,
      titles: [],
    };
    return ideaWordsPrompt(proposal ? [proposal] : [], site, 'boundary').user;
  };

  test.each([{ source: 'search' as const, count: 0, pages: [] }, { source: 'phrase' as const }])(
    'is told to people and to no model: %j',
    (given) => {
      const prompt = promptOf(given);
      expect(prompt).toContain('torque wrench');
      expect(prompt).not.toMatch(/4,?321|People saw/);
    },
  );
});

describe('ideas for pages', () => {
  const known = { dismissed: [], metricsOf: (text: string) => metrics(text), topics: [] };

  test.each([
    ['a title without the primary keyword', { primaryKeyword: 'chain oil', title: 'Welcome' }, 'retitle'],
    ['thin content', { primaryKeyword: 'chain oil', title: 'Chain oil', wordCount: 120 }, 'expand'],
    ['a poor grade', { primaryKeyword: 'chain oil', title: 'Chain oil', grade: 'D+' }, 'optimize'],
    [
      'an outdated grade',
      { primaryKeyword: 'chain oil', title: 'Chain oil', grade: 'A', gradeIsStale: true },
      'optimize',
    ],
  ])('see %s', (_, given, change) => {
    expect(proposePageChanges([page(given)], known)).toMatchObject([{ change, action: 'optimize', pageId: 1 }]);
  });

  test.each([
    ['is good', { primaryKeyword: 'chain oil', title: 'Chain oil', grade: 'B' }],
    ['nobody has to find', { path: '/privacy-policy/', primaryKeyword: 'privacy', title: 'Privacy', wordCount: 20 }],
    ['is hidden from search engines', { primaryKeyword: 'chain oil', wordCount: 20, noindex: true }],
    ['says nothing', { wordCount: 0 }],
  ])('leave a page alone that %s', (_, given) => {
    expect(proposePageChanges([page(given)], known)).toEqual([]);
  });

  test('leave a page alone whose keyword was dismissed', () => {
    const given = [page({ primaryKeyword: 'Oil chains', title: 'Welcome' })];
    expect(proposePageChanges(given, { ...known, dismissed: ['chain oil'] })).toEqual([]);
  });
});

describe('a merge', () => {
  const proposal = (text: string, score = 50): Proposal => ({
    title: text,
    description: '',
    action: 'create',
    change: 'create',
    keywords: [metrics(text)],
    pageType: 'article',
    funnelStage: 'tofu',
    why: '',
    caveats: [],
    pageId: null,
    pagePath: null,
    proposedPath: `/${text}/`,
    topic: null,
    pattern: 'deepen_topic',
    score,
  });
  const idea = (id: string, text: string, status: KnownIdea['status'] = 'open'): KnownIdea => {
    const { pattern: _, ...rest } = proposal(text);
    return { ...rest, id, status, createdAt: '2026-01-01T00:00:00.000Z' };
  };
  const merge = (given: Partial<Parameters<typeof mergeIdeas>[0]>) =>
    mergeIdeas({
      language: 'en',
      known: [],
      proposals: [],
      mode: 'update',
      dismissed: [],
      stillFits: () => true,
      ids: Array.from({ length: OPEN_IDEAS_MAX }, (_, at) => `new-${at}`),
      now: '2026-02-01T00:00:00.000Z',
      ...given,
    });
  const idsOf = (merged: ReturnType<typeof merge>) => merged.open.map(({ id }) => id).sort();

  test('keeps open ideas in an update, and in a rebuild only what is proposed again', () => {
    const known = [idea('a', 'chain oil'), idea('b', 'wheel'), idea('c', 'brake', 'accepted')];
    const proposals = [proposal('oil chains'), proposal('brake'), proposal('spoke')];
    const update = merge({ known, proposals });
    expect([idsOf(update), update.removed]).toEqual([['a', 'b', 'new-0'], []]);
    expect(update.changes.map(renderEnglish)).toEqual([
      'Added 1 idea, first of all "spoke"',
      'Kept 2 ideas that were open',
    ]);
    const rebuild = merge({ known, proposals, mode: 'rebuild' });
    expect([idsOf(rebuild), rebuild.removed, rebuild.changes]).toEqual([['a', 'new-0'], ['b'], []]);
  });

  test('drops what was dismissed from what is open, and ideas with nothing left to do', () => {
    const open = { ...idea('a', 'wheel'), keywords: [metrics('wheel'), metrics('spokes')] };
    const known = [open, idea('b', 'chain'), idea('c', 'brake')];
    const merged = merge({ known, dismissed: ['spoke', 'chains'], stillFits: ({ id }) => id !== 'c' });
    expect(merged.open.map(({ keywords }) => keywords.map((kept) => kept.keyword))).toEqual([['wheel']]);
    expect(merged.removed).toEqual(['b', 'c']);
  });

  test('never leaves more open ideas than one transaction can write', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.constantFrom('update' as const, 'rebuild' as const), (had, made, mode) => {
        const known = Array.from({ length: had }, (_, at) => idea(`old-${at}`, `word${at}`));
        const proposals = Array.from({ length: made }, (_, at) => proposal(`word${at + 30}`, at));
        const merged = merge({ known, proposals, mode });
        expect(merged.open.length).toBeLessThanOrEqual(OPEN_IDEAS_MAX);
        expect(new Set(idsOf(merged)).size).toBe(merged.open.length);
        expect(merged.removed.filter((id) => idsOf(merged).includes(id))).toEqual([]);
      }),
    );
  });
});
