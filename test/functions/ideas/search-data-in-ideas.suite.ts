/**
 * The changes that each kind of search data makes in the ideas of one site: the same pages without it and with recorded answers of the providers.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../../shared/table/sites.ts';
import { itemsAnswer, keywordItem } from '../../harness/data-for-seo-server.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { row } from '../../shared/providers/search-console/fake-google.ts';
import { dataForSeo, google, system } from '../../systems/search-data.ts';
import { connectedSite } from '../search-data/connected-site.ts';
import { waitForRun } from './wait-for-run.ts';

interface ListedIdea {
  title: string;
  why: string;
  primary_keyword: string;
  volume: number | null;
  page_type: string;
  page_path: string | null;
  change: string;
  caveats: string[];
  score: number;
  play: { name: string };
}

/** The two parts are their words, twenty times: no page is short. */
const pages = {
  '/rim-brakes/': ['Rim brakes', 'Brake pads', 'Rim brakes have brake pads. The brake pads wear in the rain.'],
  '/disc-brakes/': ['Disc brakes', 'Brake pads', 'Disc brakes need brake pads. New brake pads have to be bedded in.'],
  '/chains/': ['Chain cleaning', 'Chain degreaser', 'A chain degreaser takes the dirt out of a chain.'],
  '/drivetrain/': ['Drivetrain care', 'Chain degreaser', 'For a drivetrain a chain degreaser is better than soap.'],
  '/wheels/': ['Wheel truing', 'Spoke tension', 'A wheel runs true when its spoke tension is even.'],
} as const;
const inMarket = (countryCode: number): Partial<Site> => ({
  lastCrawledAt: '2026-11-01T00:00:00.000Z',
  location: { countryCode, countryName: 'Somewhere', cityCode: null, cityName: null },
});

async function ideasOf(site: Site, tenant: Awaited<ReturnType<typeof system.tenant>>): Promise<ListedIdea[]> {
  for (const [path, [title, heading, words]] of Object.entries(pages)) {
    const url = `https://${site.domain}${path}`;
    const page = await seedPage(system, tenant, { site, path, url, title });
    const markdown = `# ${title}\n\n## ${heading}\n\n${`${words} `.repeat(25)}`;
    await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  }
  const ideas = `/sites/${site.id}/ideas`;
  expect((await tenant.api.post(`${ideas}/refresh`)).status).toBe(202);
  expect(await waitForRun(tenant.api, ideas)).toMatchObject({ status: 'succeeded' });
  return (await tenant.api.get(`${ideas}?per_page=100`)).body.data;
}

const months = Array.from({ length: 12 }, (_, at) => ({
  year: 2026,
  month: at + 1,
  search_volume: at === 9 ? 1_900 : 200,
}));

/** Answers of the keyword provider and Search Console; `domain` is that of the connected site. */
function answerFor(domain: string): void {
  dataForSeo.answer = ({ path, task }) => {
    if (path.includes('keyword_ideas')) return itemsAnswer([keywordItem('wheel truing stand', 260, 12)]);
    if (!path.includes('organic')) {
      return itemsAnswer(
        (task.keywords as string[]).map((keyword) => {
          const item = keywordItem(keyword, keyword === 'chain degreaser' ? 0 : 1_300, 20);
          return keyword === 'brake pads'
            ? { ...item, keyword_info: { ...item.keyword_info, monthly_searches: months } }
            : item;
        }),
      );
    }
    return itemsAnswer([
      ...[1, 2, 3].map((at) => ({
        ...{ type: 'organic', rank_group: at, url: `https://shop${at}.example/pads` },
        title: `Best pads of ${at}: resin compared`,
      })),
      { type: 'people_also_ask', items: [{ title: 'How long do brake pads last?' }] },
    ]);
  };
  google.answer = ({ body }) => {
    const url = (path: string) => `https://${domain}${path}`;
    switch (body.dimensions.join()) {
      case 'query':
        return [row(2, 420, 9, 'tubeless tyre sealant'), row(1, 310, 12, 'how to store a bike in winter')];
      case 'query,page':
        return [
          row(5, 300, 2, 'bike brakes', url('/rim-brakes/')),
          row(40, 250, 3, 'bike brakes', url('/disc-brakes/')),
          row(9, 240, 8, 'chain cleaning kit', url('/chains/')),
          row(3, 900, 2, 'wheel truing', url('/wheels/')),
        ];
      default:
        return [
          row(
            body.endDate < new Date(Date.now() - 20 * 86_400_000).toISOString() ? 90 : 20,
            900,
            5,
            url('/disc-brakes/'),
          ),
        ];
    }
  };
}

let before: ListedIdea[] = [];
let after: ListedIdea[] = [];
beforeAll(async () => {
  const tenant = await system.tenant();
  dataForSeo.answer = () => itemsAnswer([]);
  before = await ideasOf(await seedSite(system, tenant, inMarket(2276)), tenant);
  const site = await connectedSite(system, tenant, inMarket(2250));
  answerFor(site.domain);
  after = await ideasOf(site, tenant);
});

const about = (ideas: readonly ListedIdea[], keyword: string): ListedIdea | undefined =>
  ideas.find(({ primary_keyword: primary }) => primary === keyword);

describe('of the same pages, ideas have with search data', () => {
  test('another order', () => {
    const order = (ideas: readonly ListedIdea[]) => ideas.map(({ title }) => title);
    expect(order(after)).not.toEqual(order(before));
    expect(about(after, 'brake pads')?.score).toBeGreaterThan(about(before, 'brake pads')?.score ?? 100);
  });

  test.each([
    {
      reason: 'a query that no page is for',
      keyword: 'tubeless tyre sealant',
      says: 'People saw the site 420 times in 28 days for this search.',
    },
    {
      reason: 'a question that people ask',
      keyword: 'how to store a bike in winter',
      says: 'People saw the site 310 times in 28 days for this search.',
    },
    {
      reason: 'two pages that are shown for one query',
      keyword: 'bike brakes',
      says: '/rim-brakes/ was shown 300 times in 28 days for "bike brakes", at position 2.0 on average. /disc-brakes/ was shown 250 times',
    },
    {
      reason: 'a query near the first results',
      keyword: 'chain cleaning kit',
      says: '/chains/ was shown 240 times in 28 days for "chain cleaning kit", at position 8.0 on average.',
    },
    {
      reason: 'a page whose clicks fell',
      keyword: 'disc brakes',
      says: '/disc-brakes/ had 90 clicks from search in 28 days, and 20 in the 28 days after them.',
    },
    {
      reason: 'a page that is shown among the first and hardly clicked',
      keyword: 'wheel truing',
      says: '/wheels/ was shown 900 times in 28 days for "wheel truing", at position 2.0 on average. It was clicked 3 times there.',
    },
    {
      reason: 'how often it is searched for',
      keyword: 'brake pads',
      says: 'It is searched for 1,300 times a month.',
    },
    {
      reason: 'the month in which it is searched',
      keyword: 'brake pads',
      says: 'It is searched most in October: 1,900 times, and 200 in the median month.',
    },
    {
      reason: 'who holds the first places',
      keyword: 'brake pads',
      says: 'The first places that other sites hold are those of shop1.example, shop2.example and shop3.example.',
    },
    {
      reason: 'what the search lists as questions',
      keyword: 'brake pads',
      says: 'The search also shows the question "How long do brake pads last?"',
    },
    {
      reason: 'a search of the market around the topics',
      keyword: 'wheel truing stand',
      says: 'It is searched for 260 times a month.',
    },
  ])('$reason', ({ keyword, says }) => {
    expect(before.map(({ why }) => why).join('\n')).not.toContain(says);
    const whys = after.filter((idea) => idea.primary_keyword === keyword).map(({ why }) => why);
    expect(whys.join('\n')).toContain(says);
  });

  test('none for what no one searches for', () => {
    expect(about(before, 'chain degreaser')).toBeDefined();
    expect(about(after, 'chain degreaser')).toBeUndefined();
  });

  test('the kind of page that the results are', () => {
    expect(about(before, 'brake pads')?.page_type).toBe('article');
    expect(about(after, 'brake pads')?.page_type).toBe('comparison');
  });
});
