import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setProcessVariables } from '../../../../shared/environment.ts';
import type { TextModel, TextRequest } from '../../../../shared/providers/model/text-model.ts';
import { captureLog } from '../../../harness/log-lines.ts';

beforeAll(() => {
  setProcessVariables({ LOG_LEVEL: 'info', METRICS_NAMESPACE: 'content-optimization-test' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const adapter: TextModel = {
  model: 'a-model',
  generate: async () => ({ content: {}, inputTokens: 2_000, outputTokens: 500, isCut: false }),
};
const request: TextRequest = {
  purpose: 'grade',
  system: 'Judge.',
  user: 'A page.',
  schema: {},
  maxTokens: 100,
  signal: new AbortController().signal,
};

async function lineOf(prices: { input: number; output: number } | null): Promise<Record<string, unknown> | undefined> {
  const { countedTextModel } = await import('../../../../shared/providers/model/counted-text-model.ts');
  const log = captureLog();
  await countedTextModel(adapter, prices).generate(request);
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

test('a call has no cost where no prices are set', async () => {
  const line = await lineOf(null);
  expect(line).toMatchObject({ ModelInputTokens: 2_000 });
  expect(line).not.toHaveProperty('ModelSpend');
});
