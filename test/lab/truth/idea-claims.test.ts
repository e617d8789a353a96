import { describe, expect, test } from 'vitest';
import { checkIdeaClaim } from '../../../lab/truth/ideas/check-idea-claim.ts';
import { checkIdeas } from '../../../lab/truth/ideas/check-ideas.ts';
import type { RawSite } from '../../../lab/truth/ideas/raw-site.ts';
import { ideasOfPages } from '../../../lab/truth/ideas/read-site.ts';
import { readRawPage } from '../../../lab/truth/raw-page.ts';
import type { IdeaClaim, IdeaClaimKind } from '../../../shared/domain/ideas/idea-claims.ts';
import { roofer } from './roofer-site.ts';

const loaded = roofer.map(({ path, html }) => ({ file: path, html, url: new URL(path, 'https://dach.example/') }));
const site: RawSite = {
  pages: new Map(loaded.map(({ url, html }) => [url.pathname, readRawPage(html, url)])),
  records: {
    primaryKeywords: { '/dachsanierung/': 'dachsanierung' },
    secondaryKeywords: { '/dachsanierung/': ['dachdämmung'] },
    grades: { '/dachsanierung/': { grade: 'D', isStale: false } },
    volumes: { flachdach: 900 },
    impressions: { flachdach: 120 },
    rows: [{ query: 'flachdach', path: '/dachsanierung/', impressions: 120, clicks: 2, position: 7.4 }],
    months: {
      flachdach: [
        { month: 'May', value: 900 },
        { month: 'June', value: 200 },
      ],
    },
    clicks: [{ path: '/dachsanierung/', before: 40, now: 9 }],
    results: {
      flachdach: {
        results: [
          { position: 1, title: 'Flachdach: Kosten je m²', url: 'https://www.a.example/' },
          { position: 2, title: 'Flachdach sanieren', url: 'https://b.example/flachdach' },
          { position: 3, title: 'Dachsanierung', url: 'https://dach.example/dachsanierung/' },
        ],
        questions: ['Was kostet ein Flachdach?'],
      },
    },
  },
};
const at = '/dachsanierung/';

/** Of each kind a claim that the site bears out, and the same one with a value that it does not. */
const claims: { readonly [K in Exclude<IdeaClaimKind, 'rule'>]: readonly [IdeaClaim, IdeaClaim] } = {
  said: [
    { kind: 'said', keyword: 'lose ziegel', count: 2, pages: 1 },
    { kind: 'said', keyword: 'lose ziegel', count: 2, pages: 3 },
  ],
  said_on: [
    { kind: 'said_on', keyword: 'lose ziegel', path: '/sturmschaden/', count: 2 },
    { kind: 'said_on', keyword: 'lose ziegel', path: '/sturmschaden/', count: 9 },
  ],
  heading: [
    { kind: 'heading', path: at, text: 'Dämmung der Dachschräge' },
    { kind: 'heading', path: '/', text: 'Dämmung der Dachschräge' },
  ],
  heading_below: [
    { kind: 'heading_below', path: at, text: 'Dämmung der Dachschräge', above: 'Dachsanierung' },
    { kind: 'heading_below', path: at, text: 'Dachsanierung', above: 'Dämmung der Dachschräge' },
  ],
  unnamed: [
    { kind: 'unnamed', keyword: 'dämmung der dachschräge' },
    { kind: 'unnamed', keyword: 'sturmschäden' },
  ],
  no_price: [
    { kind: 'no_price', path: '/sturmschaden/' },
    { kind: 'no_price', path: at },
  ],
  secondary_keyword: [
    { kind: 'secondary_keyword', path: at, keyword: 'dachdämmung' },
    { kind: 'secondary_keyword', path: '/', keyword: 'dachdämmung' },
  ],
  primary_keyword: [
    { kind: 'primary_keyword', path: at, keyword: 'dachsanierung' },
    { kind: 'primary_keyword', path: at, keyword: 'flachdach' },
  ],
  title: [
    { kind: 'title', path: at, value: 'Dachsanierung | Dach Meyer' },
    { kind: 'title', path: at, value: null },
  ],
  not_in_title: [
    { kind: 'not_in_title', path: at, keyword: 'flachdach' },
    { kind: 'not_in_title', path: at, keyword: 'dachsanierungen' },
  ],
  page_about: [
    { kind: 'page_about', path: at, text: 'dachsanierung' },
    { kind: 'page_about', path: at, text: 'gartenbau' },
  ],
  words: [
    { kind: 'words', path: at, value: 56 },
    { kind: 'words', path: at, value: 400 },
  ],
  grade: [
    { kind: 'grade', path: at, value: 'D', isStale: false },
    { kind: 'grade', path: at, value: 'D', isStale: true },
  ],
  same_title: [
    { kind: 'same_title', text: 'Dachsanierung | Dach Meyer', paths: [at], value: 1 },
    { kind: 'same_title', text: 'Dachsanierung | Dach Meyer', paths: [at], value: 2 },
  ],
  place: [
    { kind: 'place', place: 'Neustadt', value: 2 },
    { kind: 'place', place: 'Neustadt', value: 40 },
  ],
  price: [
    { kind: 'price', path: at, text: '95 €' },
    { kind: 'price', path: at, text: '85 €' },
  ],
  impressions: [
    { kind: 'impressions', keyword: 'flachdach', value: 120 },
    { kind: 'impressions', keyword: 'flachdach', value: 121 },
  ],
  volume: [
    { kind: 'volume', keyword: 'flachdach', value: 900 },
    { kind: 'volume', keyword: 'steildach', value: 900 },
  ],
  query_page: [
    { kind: 'query_page', keyword: 'flachdach', path: at, impressions: 120, position: 7.4 },
    { kind: 'query_page', keyword: 'flachdach', path: at, impressions: 120, position: 8.4 },
  ],
  query_clicks: [
    { kind: 'query_clicks', keyword: 'flachdach', path: at, impressions: 120, clicks: 2 },
    { kind: 'query_clicks', keyword: 'flachdach', path: at, impressions: 120, clicks: 3 },
  ],
  season: [
    { kind: 'season', keyword: 'flachdach', month: 'May', value: 900, typical: 200 },
    { kind: 'season', keyword: 'flachdach', month: 'June', value: 900, typical: 200 },
  ],
  result_hosts: [
    { kind: 'result_hosts', keyword: 'flachdach', hosts: ['a.example', 'b.example'] },
    { kind: 'result_hosts', keyword: 'flachdach', hosts: ['b.example', 'a.example'] },
  ],
  result_titles: [
    { kind: 'result_titles', keyword: 'flachdach', value: 2, of: 3 },
    { kind: 'result_titles', keyword: 'flachdach', value: 3, of: 3 },
  ],
  result_kinds: [
    { kind: 'result_kinds', keyword: 'flachdach', form: 'price', value: 1, of: 3 },
    { kind: 'result_kinds', keyword: 'flachdach', form: 'home page', value: 2, of: 3 },
  ],
  own_result: [
    { kind: 'own_result', keyword: 'flachdach', path: at, position: 3 },
    { kind: 'own_result', keyword: 'flachdach', path: at, position: 2 },
  ],
  asked: [
    { kind: 'asked', keyword: 'flachdach', question: 'Was kostet ein Flachdach?' },
    { kind: 'asked', keyword: 'flachdach', question: 'Wer baut ein Flachdach?' },
  ],
  clicks: [
    { kind: 'clicks', path: at, before: 40, now: 9 },
    { kind: 'clicks', path: at, before: 9, now: 40 },
  ],
};

describe('the truth gate of ideas', () => {
  test.each(Object.entries(claims))(
    'finds a false claim of the kind %s, and no fault in a true one',
    (_, [good, bad]) => {
      expect(checkIdeaClaim(good, site)).toBeNull();
      expect(checkIdeaClaim(bad, site)).not.toBeNull();
    },
  );

  test('finds sentences that claim nothing or show a number that no claim has, ideas that are one, and paths that are taken', () => {
    const [idea] = ideasOfPages(loaded).ideas.filter(({ proposedPath }) => proposedPath !== null);
    if (!idea) throw new Error('the site gives no idea for a page');
    const faultsOf = (given: Partial<typeof idea>): string[] =>
      checkIdeas([{ ...idea, ...given }], site).faults.map(({ kind }) => kind);
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ evidence: [{ text: 'It is important.', claims: [] }] })).toEqual(['unclaimed']);
    const counted = { text: 'It is said 77 times.', claims: claims.said.slice(0, 1) };
    expect(faultsOf({ evidence: [counted] })).toEqual(['unclaimed']);
    expect(faultsOf({ proposedPath: at })).toEqual(['path']);
    expect(faultsOf({ proposedPath: '/dachschr%c3%a4ge/' })).toEqual(['path']);
    expect(checkIdeas([idea, { ...idea, proposedPath: null }], site).faults.map(({ kind }) => kind)).toEqual([
      'duplicate',
    ]);
  });

  test('finds no fault in the ideas of a site', () => {
    const { ideas } = ideasOfPages(loaded);
    expect(ideas.length).toBeGreaterThan(4);
    expect(checkIdeas(ideas, { ...site, records: {} }).faults).toEqual([]);
  });
});
