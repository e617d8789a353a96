import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ModelPrices } from '../../../../shared/domain/plans/model-prices.ts';
import { setProcessVariables } from '../../../../shared/environment.ts';
import type { TextAnswer, TextModel, TextRequest } from '../../../../shared/providers/model/text-model.ts';
import { captureLog } from '../../../harness/log-lines.ts';

beforeAll(() => {
  setProcessVariables({ LOG_LEVEL: 'info', METRICS_NAMESPACE: 'content-optimization-test' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const adapter = (cached: Partial<TextAnswer>): TextModel => ({
  model: 'a-model',
  generate: async () => ({ content: {}, inputTokens: 2_000, outputTokens: 500, isCut: false, ...cached }),
});
const request: TextRequest = {
  purpose: 'grade',
  system: 'Judge.',
  user: 'A page.',
  schema: {},
  maxTokens: 100,
  signal: new AbortController().signal,
};

async function lineOf(
  prices: ModelPrices | null,
  cached: Partial<TextAnswer> = {},
): Promise<Record<string, unknown> | undefined> {
  const { countedTextModel } = await import('../../../../shared/providers/model/counted-text-model.ts');
  const log = captureLog();
  await countedTextModel(adapter(cached), prices).generate(request);
  return log.lines().find(({ message }) => message === 'model call');
}

test('a call costs its tokens at the prices of a million, those of the answer at their own price', async () => {
  expect(await lineOf({ input: 3, output: 15 })).toMatchObject({
    ModelInputTokens: 2_000,
    ModelOutputTokens: 500,
    // 2,000 at 3 for a million, and 500 at 15.
    ModelSpend: 0.0135,
  });
});

test('input from the cache, and into it, has prices of its own', async () => {
  const cached = { cachedInputTokens: 1_000, cacheWriteTokens: 400 };
  expect(await lineOf({ input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 }, cached)).toMatchObject({
    ModelInputTokens: 2_000,
    ModelCachedInputTokens: 1_000,
    cache_write_tokens: 400,
    // 600 at 3, 1,000 at 0.3, 400 at 3.75, and 500 at 15.
    ModelSpend: 0.0111,
  });
});

test('input from the cache costs as other input does where it has no price', async () => {
  const cached = { cachedInputTokens: 1_000, cacheWriteTokens: 400 };
  expect(await lineOf({ input: 3, output: 15 }, cached)).toMatchObject({ ModelSpend: 0.0135 });
});

test('a call has no cost where no prices are set', async () => {
  const line = await lineOf(null);
  expect(line).toMatchObject({ ModelInputTokens: 2_000 });
  expect(line).not.toHaveProperty('ModelSpend');
});
