/**
 * The whole way from a site, a keyword file and Search Console to ranked opportunities, computed by hand from what went in
 * (docs/opportunities.md). It needs a web site to crawl and a Google to ask, so it has a separate system.
 */
import { expect, test } from 'vitest';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import { importKeywords } from '../../../shared/operator/import-keywords.ts';
import { waitForSite, waitUntil } from '../../harness/wait-until.ts';
import { authorizedUser, row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';

const links = '<a href="/chains/">Chains</a> <a href="/wheels/">Wheels</a> <a href="/pedals/">Pedals</a>';
const pageOf = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main><nav>${links}</nav></html>`;
const pages = {
  '/': pageOf(
    'Bicycle repair in Fernhill',
    'Bicycle repair in Fernhill takes a day: bring what rolls to bicycle repair.',
  ),
  '/chains/': pageOf(
    'Chain cleaning',
    'Chain cleaning takes ten minutes: a brush, a cloth, and oil after chain cleaning.',
  ),
  '/wheels/': pageOf('Wheel truing', 'Wheel truing needs patience: wheel truing begins with the spokes.'),
  '/pedals/': pageOf('Pedal threads', 'Pedal threads turn against each other, so mind which pedal threads are left.'),
};

const keywordFile = `keyword,search_volume,keyword_difficulty,cpc,competition,search_intent
chain cleaning,900,20,1.10,0.3,informational
wheel truing,200,35,0.90,0.2,informational
bicycle insurance,40000,70,9.00,0.9,commercial
`;

interface PageDetail {
  id: number;
  primary_keyword: string | null;
  latest_analysis: { status: string; overall_score: number } | null;
}

/** The formula as the documentation has it. */
const byHand = (known: { searches: number; difficulty: number; contentScore: number }): number => {
  const demand = (100 * Math.log10(1 + known.searches)) / Math.log10(1 + 100_000);
  const ease = 0.6 * (100 - known.difficulty) + 0.4 * (100 - known.contentScore);
  return Math.round(0.6 * demand + 0.4 * ease);
};

test('a crawled and graded site shows opportunities that its inputs account for', async () => {
  const { api } = await system.tenant();
  const web = system.web.take(pages);
  const bytes = (async function* () {
    yield new TextEncoder().encode(keywordFile);
  })();
  const imported = await importKeywords(system.operator, { bytes, location: 2840, language: 'en' });
  expect(imported).toMatchObject({ imported: 3, rejectedCount: 0 });

  // The setup's jobs crawl the site and generate its keywords; then its pages are graded.
  const created = await api.post('/sites', { domain: web.domain, auto_run_keyword_scope: 'all' });
  const siteId: number = created.body.data.id;
  await waitForSite(api, siteId);
  const url = (path: string): string => `https://${web.domain}${path}`;
  const idOf = async (path: string): Promise<number> =>
    (await api.get(`/pages/lookup?url=${encodeURIComponent(url(path))}`)).body.data.page_id;
  const ids = await Promise.all(Object.keys(pages).map(idOf));
  const detailsWhen = (what: string, isReady: (page: PageDetail) => boolean): Promise<PageDetail[]> =>
    waitUntil(what, async () => {
      const details = await Promise.all(ids.map((id) => api.get(`/pages/${id}`)));
      const found: PageDetail[] = details.map(({ body }) => body.data);
      return found.every(isReady) && found;
    });
  await detailsWhen('all pages have keywords', ({ primary_keyword }) => primary_keyword !== null);
  await api.post(`/sites/${siteId}/analyze`, { page_ids: ids });
  const graded = await detailsWhen('all pages are graded', (page) => page.latest_analysis?.status === 'completed');
  const [home, chains, wheels, pedals] = graded;
  if (!home || !chains || !wheels || !pedals) throw new Error('a page is missing');
  expect([chains.primary_keyword, wheels.primary_keyword]).toEqual(['chain cleaning', 'wheel truing']);

  google.answer = ({ body }) =>
    body.dimensions
      ? [
          row(12, 400, 8.2, url('/chains/')),
          row(3, 100, 4.2, `http://www.${web.domain}/chains?utm_source=x`),
          row(5, 1_500, 15, url('/wheels/')),
          row(7, 700, 2, `https://blog.${web.domain}/`),
        ]
      : [row(40, 2_000, 11)];
  const property = `sc-domain:${web.domain}`;
  await connectSearchConsole(system.operator, { siteId, property, credentials: authorizedUser });
  const { data } = (await api.get(`/sites/${siteId}/opportunities`)).body;

  const contentScore = (page: PageDetail): number => page.latest_analysis?.overall_score ?? Number.NaN;
  const expected = [
    // 900 searches a month are more than 500 impressions.
    { page: chains, score: byHand({ searches: 900, difficulty: 20, contentScore: contentScore(chains) }) },
    // 1,500 impressions are more than 200 searches.
    { page: wheels, score: byHand({ searches: 1_500, difficulty: 35, contentScore: contentScore(wheels) }) },
    // It has no known searches, and its difficulty is taken for 50.
    { page: pedals, score: byHand({ searches: 0, difficulty: 50, contentScore: contentScore(pedals) }) },
  ].toSorted((a, b) => b.score - a.score);
  const shown = data.opportunities.map((found: { page_id: number; score: number; rank: number }) => [
    found.rank,
    found.page_id,
    found.score,
  ]);
  expect(shown).toEqual(expected.map(({ page, score }, at) => [at + 1, page.id, score]));
  // 0.6 × 100 × log10(901) / log10(100001) = 35.45, and 0.4 × (0.6 × 80 + 0.4 × (100 − content score)).
  const ofChains = data.opportunities.find((found: { page_id: number }) => found.page_id === chains.id);
  expect(ofChains.score).toBe(Math.round(35.45 + 19.2 + 0.16 * (100 - contentScore(chains))));

  // The variants of the page together: 12 + 3 clicks, 400 + 100 impressions, (400 × 8.2 + 100 × 4.2) / 500 = 7.4.
  expect(ofChains).toMatchObject({ volume: 900, difficulty: 20, clicks: 15, impressions: 500, ctr: 0.03 });
  expect(ofChains.position).toBeCloseTo(7.4, 10);
  expect(data.homepage).toMatchObject({ page_id: home.id, graded: true, impressions: 0, position: null });
  // 900 + 200 searches; a tenth of each less the existing clicks: (90 − 15) + (20 − 5).
  expect(data.keyword_opportunity).toEqual({ addressable_volume: 1_100, potential_clicks: 90, keyword_count: 4 });
  // Positions 7.4 and 15; the third was not shown, and nothing is known of its difficulty.
  expect(data.summary.within_reach).toEqual({ keyword_count: 2, volume_total: 1_100 });
  // The shown pages: 15 + 5 clicks of 500 + 1,500 impressions, (500 × 7.4 + 1,500 × 15) / 2,000 = 13.1.
  const { top, all } = data.summary.scopes;
  expect(top).toMatchObject({ page_count: 3, now: { clicks: 20, impressions: 2_000, ctr: 0.01 } });
  expect(top.now.avg_position).toBeCloseTo(13.1, 10);
  expect(all).toMatchObject({ page_count: 4, now: { clicks: 40, impressions: 2_000, ctr: 0.02, avg_position: 11 } });
  const mean = graded.map(contentScore).reduce((sum, score) => sum + score, 0) / 4;
  expect(data.grade).toMatchObject({ average_score: Math.round(mean * 10) / 10, graded_page_count: 4 });
  expect(data).toMatchObject({
    view_state: 'ready',
    generation: null,
    gsc: { connected: true, clicks: 40, ctr: 0.02 },
  });
});
