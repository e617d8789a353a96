import { expect, test } from 'vitest';
import { startStandInApi } from '../audit/stand-in-api.ts';
import { useCoa } from './use-coa.ts';

const job = (modelUse: object | null, cost?: number) => ({
  id: 'job_an_1',
  type: 'analyze',
  status: 'completed',
  ...(modelUse ? { model_use: modelUse } : {}),
  ...(cost === undefined ? {} : { cost_usd: cost }),
});

async function estimate(jobs: readonly object[]) {
  const api = await startStandInApi({
    'GET /latest-jobs?type=analyze&status=completed&limit=100': () => ({
      body: { data: jobs, meta: { limit: 100, next_cursor: null } },
    }),
  });
  const coa = await useCoa({ COA_BASE_URL: api.baseUrl, COA_API_KEY: 'coa_key' });
  const { exitCode, stdout } = await coa('analyze', '7', '8', '8', '--dry-run');
  const json = (await coa('analyze', '7', '8', '8', '--dry-run', '--json')).json();
  return { exitCode, stdout, json };
}

test('coa analyze --dry-run starts nothing, and says about how many calls, tokens and dollars it would take', async () => {
  const { exitCode, stdout, json } = await estimate([
    job({ calls: 3, input_tokens: 8_000, output_tokens: 2_000 }, 0.05),
    job(null),
    job({ calls: 2, input_tokens: 6_000, output_tokens: 1_000 }, 0.03),
  ]);
  expect(exitCode).toBe(0);
  expect(json).toEqual({
    pages: 2,
    model_calls: 5,
    input_tokens: 14_000,
    output_tokens: 3_000,
    cost_usd: 0.08,
    based_on: 2,
    in_batches: false,
  });
  expect(stdout).toMatch(/Input tokens +about 14,000/);
  expect(stdout).toMatch(/US dollars +about 0\.08/);
});

test('coa analyze --dry-run knows no dollars where no prices are set', async () => {
  const { json } = await estimate([job({ calls: 3, input_tokens: 8_000, output_tokens: 2_000 })]);
  expect(json).toMatchObject({ model_calls: 6, cost_usd: null });
});

test('coa analyze --dry-run guesses nothing before the first analysis by a model', async () => {
  const { stdout, json } = await estimate([job(null)]);
  expect(json).toMatchObject({ pages: 2, model_calls: null, cost_usd: null, based_on: 0 });
  expect(stdout).toContain('not known');
});

test('coa analyze --dry-run of several pages goes by those that asked in batches, where there are any', async () => {
  const { json, stdout } = await estimate([
    job({ calls: 2, input_tokens: 6_000, output_tokens: 1_000 }, 0.03),
    job({ calls: 2, batch_calls: 2, input_tokens: 6_000, output_tokens: 1_000 }, 0.015),
  ]);
  expect(json).toMatchObject({ pages: 2, cost_usd: 0.03, based_on: 1, in_batches: true });
  expect(stdout).toContain('analyses that asked a model in batches');
});
