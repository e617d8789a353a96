import * as z from 'zod';
import type { EmbeddingAdapter } from './embedder.ts';
import { OPENAI_BASE_URL, versionedUrl } from './openai-address.ts';
import { postToModel, toRejection } from './post-to-model.ts';
import { ModelError } from './text-model.ts';

/** Far below what OpenAI and most other servers take. */
const TEXTS_MAX = 64;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative().optional(), embedding: z.unknown() })),
  usage: z.object({ prompt_tokens: z.number().nullish() }).nullish(),
});

interface OpenAiEmbedderSettings {
  model: string;
  baseUrl: string | undefined;
  /** Null for a server that asks for none. */
  apiKey: string | null;
}

/** Embeddings as OpenAI documents them and many servers implement them. */
export function createOpenAiEmbedder({ model, baseUrl, apiKey }: OpenAiEmbedderSettings): EmbeddingAdapter {
  const url = versionedUrl(baseUrl ?? OPENAI_BASE_URL, '/embeddings');
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  return {
    textsMax: TEXTS_MAX,
    async embed({ texts, signal }) {
      const body = { model, input: texts, encoding_format: 'float' };
      const response = await postToModel({ url, headers, body, signal });
      if (response.status !== 200) throw toRejection(url, response);
      const { data: answer } = answerSchema.safeParse(response.body);
      if (answer === undefined) throw new ModelError('malformed', `${new URL(url).host} answered no vectors`);
      const ordered = answer.data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
      return {
        vectors: ordered.map(({ embedding }) => embedding),
        inputTokens: answer.usage?.prompt_tokens ?? 0,
      };
    },
  };
}
