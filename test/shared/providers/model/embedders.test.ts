import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../../../shared/environment.ts';
import { openEmbedder } from '../../../../shared/providers/model/open-embedder.ts';
import { type Payer, runAsPayer, SpendingLimitError } from '../../../../shared/providers/spending/payer.ts';
import { placeAll, placeByLetters, startEmbeddingServer } from '../../../harness/embedding-server.ts';

const server = await startEmbeddingServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.calls = [];
  server.answer = placeAll;
});

const signal = () => AbortSignal.timeout(20_000);
/** Each test has another model: the failures of one are remembered. */
const open = (model: string, variables: Record<string, string> = {}) =>
  openEmbedder(
    parseEnvironment({
      ...{ MODEL_PROVIDER: 'openai', MODEL_BASE_URL: server.baseUrl, MODEL_ID: 'text-1', EMBEDDING_MODEL_ID: model },
      ...variables,
    }),
  ) ?? expect.unreachable();
const onBedrock = (model: string) =>
  open(model, { MODEL_PROVIDER: 'bedrock', MODEL_BASE_URL: server.bedrockUrl, MODEL_API_KEY: 'key' });

describe('an embedding model', () => {
  test('is none where none is named', () => {
    expect(openEmbedder(parseEnvironment({}))).toBeNull();
  });

  test.each(['rules', 'anthropic', 'recorded'])('stops the start with %s, which has none', (provider) => {
    expect(() => open('place-1', { MODEL_PROVIDER: provider })).toThrow(
      `invalid environment: EMBEDDING_MODEL_ID: MODEL_PROVIDER ${provider} has no embeddings`,
    );
  });

  test.each([
    ['an OpenAI-compatible server, in one request', () => open('place-openai'), 1],
    ['Titan, a text in each request', () => onBedrock('amazon.titan-embed-text-v2:0'), 3],
    ['Cohere on Bedrock, in one request', () => onBedrock('cohere.embed-multilingual-v3'), 1],
    ['Cohere through an inference profile', () => onBedrock('eu.cohere.embed-v4:0'), 1],
  ])('of %s gives each text its vector, in order', async (_, opened, requests) => {
    const texts = ['bicycle chains', 'bicycle brakes', 'tax law'];
    expect(await opened().embed(texts, signal())).toEqual(texts.map(placeByLetters));
    expect(server.calls).toHaveLength(requests);
    expect(server.calls.flatMap(({ texts: asked }) => asked).toSorted()).toEqual(texts.toSorted());
  });

  test.each<[string, unknown[]]>([
    ['fewer vectors than texts', [[1, 0, 0, 0, 0, 0, 0, 0]]],
    ['vectors of two lengths', [Array.from({ length: 8 }, () => 1), Array.from({ length: 9 }, () => 1)]],
    ['a number that is none', Array.from({ length: 2 }, () => [1, 2, 3, 4, 5, 6, 7, null])],
    ['vectors too short to place anything', [[1], [2]]],
    ['vectors too long to keep', Array.from({ length: 2 }, () => Array.from({ length: 5_000 }, () => 1))],
    ['no vectors', ['a', 'b']],
  ])('that answers %s is malformed', async (fault, vectors) => {
    server.answer = () => ({ vectors });
    await expect(open(fault).embed(['one', 'two'], signal())).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('that is overloaded is asked again', async () => {
    server.answer = (call) => (server.calls.length === 1 ? { status: 503, body: {} } : placeAll(call));
    expect(await open('place-busy').embed(['one'], signal())).toHaveLength(1);
    expect(server.calls).toHaveLength(2);
  });

  test('that is unknown to the provider is rejected at once', async () => {
    server.answer = () => ({ status: 404, body: { error: { code: 'model_not_found' } } });
    await expect(open('place-unknown').embed(['one'], signal())).rejects.toMatchObject({ kind: 'rejected' });
    expect(server.calls).toHaveLength(1);
  });

  test('that does not answer is late', async () => {
    server.answer = () => 'hangs';
    await expect(open('place-late').embed(['one'], AbortSignal.timeout(50))).rejects.toMatchObject({ kind: 'late' });
  });
});

describe('a call for vectors', () => {
  const prices = { MODEL_PRICES: '{"place-paid": {"input": 2, "output": 0}}' };
  const payer = (setAside: Payer['setAside']): Payer => ({ organizationId: 1, setAside });

  test('sets aside a token for each byte, and costs the tokens that the provider counted', async () => {
    const paid: unknown[] = [];
    const pays = payer(async (most) => ({
      settle: async (cost) => void paid.push(most, cost),
      release: async () => expect.unreachable(),
    }));
    await runAsPayer(pays, () => open('place-paid', prices).embed(['two words'], signal()));
    expect(paid).toEqual([18, expect.objectContaining({ modelCalls: 1, modelInputTokens: 2, modelMicrodollars: 4 })]);
  });

  test('is not made where the limit of the month leaves less', async () => {
    const poor = payer(async () => {
      throw new SpendingLimitError();
    });
    const asked = runAsPayer(poor, () => open('place-paid', prices).embed(['two words'], signal()));
    await expect(asked).rejects.toMatchObject({ kind: 'over_limit' });
    expect(server.calls).toEqual([]);
  });
});
