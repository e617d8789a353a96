import type { ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import { type DocumentOutput, fields } from './output.ts';

/** Analyses of other pages, lately: enough for a mean, and few enough to be of the model and the prompts of now. */
const LATEST = 20;

interface Estimate {
  pages: number;
  /** Null where no analysis says what one takes. */
  model_calls: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Null too where no prices are set. */
  cost_usd: number | null;
  /** Analyses that the estimate is the mean of. */
  based_on: number;
  /** True where those asked in batches, at half the price and within a day, as analyses of several pages do. */
  in_batches: boolean;
}

/**
 * Estimates what analyses of so many pages would take, by the mean of the latest ones that asked a model. Nothing is started. Pages that did
 * not change are skipped by the service and cost nothing, so it is the most rather than the least.
 */
export async function estimateAnalyses(api: ContentOptimizationClient, pages: number): Promise<Estimate> {
  const { data } = await api.listLatestJobs({ type: 'analyze', status: 'completed', limit: 100 });
  const known = data.flatMap(({ model_use: use, cost_usd: cost }) => (use ? [{ ...use, cost }] : []));
  const [batched, direct] = [known.filter(inBatch), known.filter((one) => !inBatch(one))];
  const alike = pages > 1 ? batched : direct;
  const jobs = (alike.length > 0 ? alike : known).slice(0, LATEST);
  const priced = jobs.flatMap(({ cost }) => cost ?? []);
  const perPage = (values: readonly number[]): number | null =>
    values.length === 0 ? null : (pages * values.reduce((sum, value) => sum + value, 0)) / values.length;
  const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));
  const dollars = perPage(priced);
  return {
    pages,
    model_calls: rounded(perPage(jobs.map(({ calls }) => calls))),
    input_tokens: rounded(perPage(jobs.map(({ input_tokens }) => input_tokens))),
    output_tokens: rounded(perPage(jobs.map(({ output_tokens }) => output_tokens))),
    cost_usd: dollars === null ? null : Number(dollars.toFixed(4)),
    based_on: jobs.length,
    in_batches: jobs.length > 0 && jobs.every(inBatch),
  };
}

const inBatch = ({ batch_calls: calls = 0 }: { batch_calls?: number | undefined }): boolean => calls > 0;

export function estimateOutput(estimate: Estimate): DocumentOutput {
  const { pages, model_calls, input_tokens, output_tokens, cost_usd, based_on, in_batches } = estimate;
  const about = (value: number | null): string =>
    value === null ? 'not known' : `about ${value.toLocaleString('en')}`;
  return fields(estimate, [
    ['Pages', pages],
    ['Model calls', about(model_calls)],
    ['Input tokens', about(input_tokens)],
    ['Output tokens', about(output_tokens)],
    ['US dollars', cost_usd === null ? 'not known' : `about ${cost_usd.toFixed(2)}`],
    [
      'Estimated from',
      based_on === 0
        ? 'nothing: no analysis of a model is among the latest 100 jobs. Analyze one page, or know that rules cost nothing'
        : `the mean of the latest ${based_on} analyses that asked a model${in_batches ? ' in batches' : ''}; pages that did not change cost nothing`,
    ],
  ]);
}
