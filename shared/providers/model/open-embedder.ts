import * as z from 'zod';
import { computeMicrodollars } from '../../domain/plans/model-prices.ts';
import { EnvironmentError } from '../../environment.ts';
import { countCall } from './count-call.ts';
import type { Embedder, EmbeddingAdapter, EmbeddingAnswer } from './embedder.ts';
import { type ModelSettings, modelPrices } from './model-settings.ts';
import { askPatiently } from './patient-text-model.ts';
import { sharedTurns } from './shared-turns.ts';
import { ModelError } from './text-model.ts';

/** Every provider takes as many in a request. */
const TEXTS_MAX = 64;
const DIMENSIONS_MIN = 8;
const DIMENSIONS_MAX = 4_096;

/**
 * The embedding model that the environment asks for; null where it names none.
 * @throws EnvironmentError for a provider that has no embeddings.
 */
export function openEmbedder(
  settings: ModelSettings,
  { areOff = async () => false }: { areOff?: () => Promise<boolean> } = {},
): Embedder | null {
  const { EMBEDDING_MODEL_ID: model, MODEL_PROVIDER: provider } = settings;
  if (model === undefined) return null;
  if (provider !== 'openai' && provider !== 'bedrock') {
    throw new EnvironmentError(`invalid environment: EMBEDDING_MODEL_ID: MODEL_PROVIDER ${provider} has no embeddings`);
  }
  const host = settings.MODEL_BASE_URL ? new URL(settings.MODEL_BASE_URL).host : 'default';
  const turns = sharedTurns(`${provider} ${host} ${model}`);
  const prices = modelPrices(settings, model);
  let opening: Promise<EmbeddingAdapter> | undefined;
  return {
    model,
    textsMax: TEXTS_MAX,
    areOff,
    embed(texts, signal) {
      const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      const used = (input: number) => ({ input, cachedInput: 0, cacheWrite: 0, output: 0 });
      const call = {
        ...{ model, purpose: 'embed', prices },
        promptCharacters: texts.reduce((sum, text) => sum + text.length, 0),
        costMax: prices === null ? 0 : computeMicrodollars(prices, used(bytes)),
      };
      const ask = async () => {
        opening ??= openAdapter(settings, model);
        const adapter = await opening;
        return askPatiently(turns, signal, () => embedInParts(adapter, texts, signal));
      };
      return countCall(call, ask, ({ inputTokens }) => ({ tokens: used(inputTokens) })).then(({ vectors }) =>
        readVectors(vectors, texts.length),
      );
    },
  };
}

async function openAdapter(settings: ModelSettings, model: string): Promise<EmbeddingAdapter> {
  const { MODEL_PROVIDER, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey = null, AWS_REGION: region } = settings;
  if (MODEL_PROVIDER === 'bedrock') {
    const { createBedrockEmbedder } = await import('./bedrock-embedder.ts');
    return createBedrockEmbedder({ model, region: region ?? 'us-east-1', endpoint: baseUrl, apiKey });
  }
  const { createOpenAiEmbedder } = await import('./openai-embedder.ts');
  return createOpenAiEmbedder({ model, baseUrl, apiKey });
}

/** Requests of a call at the same time: a model that takes one text in a request would take minutes for a site. */
const REQUESTS_AT_ONCE = 8;

/** Some models take fewer strings in a request than a call has. */
async function embedInParts(
  { textsMax, embed }: EmbeddingAdapter,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<EmbeddingAnswer> {
  const parts: (readonly string[])[] = [];
  for (let at = 0; at < texts.length; at += textsMax) parts.push(texts.slice(at, at + textsMax));
  const answers: EmbeddingAnswer[] = [];
  for (let at = 0; at < parts.length; at += REQUESTS_AT_ONCE) {
    const asked = parts.slice(at, at + REQUESTS_AT_ONCE).map((part) => embed({ texts: part, signal }));
    answers.push(...(await Promise.all(asked)));
  }
  return {
    vectors: answers.flatMap(({ vectors }) => vectors),
    inputTokens: answers.reduce((sum, answer) => sum + answer.inputTokens, 0),
  };
}

const vectorsSchema = z.array(z.array(z.number()).min(DIMENSIONS_MIN).max(DIMENSIONS_MAX));

function readVectors(given: readonly unknown[], count: number): number[][] {
  if (given.length !== count) throw new ModelError('malformed', `${given.length} vectors for ${count} texts`);
  const { data } = vectorsSchema.safeParse(given);
  const [first] = data ?? [];
  // JSON has no NaN: a server that computed one sends null, which is no number either.
  if (data === undefined || first === undefined || data.some(({ length }) => length !== first.length)) {
    throw new ModelError('malformed', 'vectors of another form');
  }
  return data;
}
