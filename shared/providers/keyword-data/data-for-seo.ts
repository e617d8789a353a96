import { askableKeyword } from './askable-keyword.ts';
import type { PricedPath } from './data-for-seo-prices.ts';
import { type CallLimit, createCallLimit, type DataForSeoAccount, postTask } from './data-for-seo-request.ts';
import type { KeywordData, KeywordReport, Market, PayForCall } from './keyword-data.ts';
import { keywordReports } from './keyword-items.ts';
import { searchPage } from './serp-items.ts';

/** Keywords of one call (Labs, keyword_overview). */
const KEYWORDS_PER_CALL = 700;
/** Seeds of one call (Labs, keyword_ideas). */
const SEEDS_PER_CALL = 200;
const IDEAS_PER_CALL_MAX = 1_000;
/** Far below the 30 that the provider allows an account, because several processes share it. */
const CALLS_AT_ONCE = 4;
/** One page of results. */
const SERP_DEPTH = 20;

/** DataForSEO v3, live endpoints. One of these for a process: its callers share the limit of simultaneous calls. */
export function openDataForSeo(account: DataForSeoAccount): (pay: PayForCall) => KeywordData {
  const limit = createCallLimit(CALLS_AT_ONCE);
  return (pay) => dataForSeo(account, limit, pay);
}

function dataForSeo(account: DataForSeoAccount, limit: CallLimit, pay: PayForCall): KeywordData {
  const post = (path: PricedPath, task: object): Promise<unknown[]> =>
    limit(() => postTask(account, { path, task, pay }));
  return {
    async metricsOf(keywords, market) {
      const asked = groupSpellings(keywords);
      const batches = await Promise.all(
        splitBatches([...asked.keys()], KEYWORDS_PER_CALL).map((batch) =>
          post('dataforseo_labs/google/keyword_overview/live', { keywords: batch, ...marketTask(market) }),
        ),
      );
      // Each spelling that was asked for gets its answer.
      return batches.flatMap(keywordReports).flatMap((report) => named(report, asked));
    },
    async ideasFor(seeds, market, limitOfIdeas) {
      const asked = [...groupSpellings(seeds).keys()].slice(0, SEEDS_PER_CALL);
      if (asked.length === 0) return [];
      const result = await post('dataforseo_labs/google/keyword_ideas/live', {
        keywords: asked,
        limit: Math.min(limitOfIdeas, IDEAS_PER_CALL_MAX),
        order_by: ['keyword_info.search_volume,desc'],
        ...marketTask(market),
      });
      return keywordReports(result);
    },
    async searchPageOf(keyword, market) {
      const asked = askableKeyword(keyword);
      if (asked === null) return { results: [], questions: [] };
      const task = { keyword: asked, depth: SERP_DEPTH, device: 'desktop', ...marketTask(market) };
      return searchPage(await post('serp/google/organic/live/advanced', task));
    },
  };
}

const marketTask = ({ location, language }: Market) => ({ location_code: location, language_code: language });

/** The keywords that can be asked for, each with the spellings that stand for it. */
function groupSpellings(keywords: readonly string[]): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const keyword of new Set(keywords)) {
    const text = askableKeyword(keyword);
    if (text !== null) asked.set(text, [...(asked.get(text) ?? []), keyword]);
  }
  return asked;
}

const named = (report: KeywordReport, asked: ReadonlyMap<string, readonly string[]>): KeywordReport[] =>
  (asked.get(report.keyword.toLowerCase()) ?? []).map((keyword) => ({ ...report, keyword }));

function splitBatches<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size));
  return batches;
}
