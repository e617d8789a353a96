import { describe, expect, test } from 'vitest';
import { checkIdeas } from '../../../lab/truth/ideas/check-ideas.ts';
import { ideasOfPages } from '../../../lab/truth/ideas/read-site.ts';
import { readSearchData, toStoredRecords } from '../../../lab/truth/ideas/recorded-search.ts';
import { readRawPage } from '../../../lab/truth/raw-page.ts';
import { roofer } from './roofer-site.ts';

const loaded = roofer.map(({ path, html }) => ({ file: path, html, url: new URL(path, 'https://dach.example/') }));
const search = readSearchData('test/lab/truth/roofer-search.json');
const before = ideasOfPages(loaded).ideas;
const after = ideasOfPages(loaded, search).ideas;
const of = (ideas: typeof after, keyword: string) => ideas.find(({ keywords }) => keywords[0]?.keyword === keyword);

describe('the ideas of one site without and with recorded answers of keyword metrics, Search Console and search results', () => {
  test('claim nothing that the pages and the answers do not bear out', () => {
    const pages = new Map(loaded.map(({ url, html }) => [url.pathname, readRawPage(html, url)]));
    const { faults, claims } = checkIdeas(after, { pages, records: toStoredRecords(search) });
    expect(faults).toEqual([]);
    const kinds = ['volume', 'query_page', 'clicks', 'own_result', 'result_hosts', 'result_titles', 'result_kinds'];
    for (const kind of [...kinds, 'asked']) expect(claims, kind).toHaveProperty(kind);
  });

  test('have another order: what is searched and weakly held comes first', () => {
    expect(before[0]?.keywords[0]?.keyword).not.toBe('reinigung der dachrinne');
    expect(after[0]?.keywords[0]?.keyword).toBe('reinigung der dachrinne');
  });

  test('have other reasons: volumes, holders of the places, kinds of pages and questions', () => {
    const why = of(after, 'dämmung der dachschräge kosten')?.why ?? '';
    expect(why).toContain('It is searched for 720 times a month.');
    expect(why).toContain('hausportal.example, baukosten.example and dach-ratgeber.example');
    expect(why).toContain('5 of the first 10 results name prices or offers in their titles.');
    expect(why).toContain('"Wie dick muss die Dämmung einer Dachschräge sein?"');
    expect(of(before, 'dämmung der dachschräge kosten')?.why).not.toContain('results');
  });

  test('do not propose what nobody searches for, nor a new page for what a page is found for', () => {
    expect(of(before, 'was kostet eine neue deckung')).toBeDefined();
    expect(of(after, 'was kostet eine neue deckung')).toBeUndefined();
    expect(of(after, 'notabdeckung nach sturm')).toMatchObject({ action: 'optimize', pagePath: '/sturmschaden/' });
  });

  test('name pages that compete for a query and pages whose clicks fell', () => {
    expect(after.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(['join_pages', 'win_back_clicks']));
    expect(before.map(({ pattern }) => pattern)).not.toContain('win_back_clicks');
  });

  test('have moves that differ in what they say, caveats that differ by idea, and paths of transliterated words', () => {
    const { moves } = ideasOfPages(loaded, search);
    expect(moves.length).toBeGreaterThan(3);
    for (const said of [moves.map(({ title }) => title), moves.map(({ why }) => why)])
      expect(new Set(said).size).toBe(moves.length);
    const caveats = after.map((idea) => idea.caveats.join(' ')).filter((text) => text !== '');
    expect(caveats.length).toBeGreaterThan(4);
    expect(new Set(caveats).size).toBe(caveats.length);
    expect(of(after, 'dämmung der dachschräge kosten')?.proposedPath).toBe('/daemmung-der-dachschraege-kosten/');
  });
});
