import { type BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { type BedrockSettings, classifyRefusal, createBedrockClient } from './bedrock-client.ts';
import type { EmbeddingAdapter } from './embedder.ts';
import { ModelError } from './text-model.ts';

/** Cohere's models take 96 strings in a request, of 2,048 characters each; Titan takes one. */
const COHERE_TEXTS_MAX = 64;

const titanSchema = z.object({ embedding: z.unknown(), inputTextTokenCount: z.number().optional() });
const cohereSchema = z.object({
  embeddings: z.union([z.array(z.unknown()), z.object({ float: z.array(z.unknown()) })]),
});

/** Embeddings of Amazon Titan and of Cohere, each in the form of its maker: Converse has none. */
export function createBedrockEmbedder({ model, region, endpoint, apiKey }: BedrockSettings): EmbeddingAdapter {
  let client: BedrockRuntimeClient | undefined;
  const isCohere = /(?:^|[./])cohere\./.test(model);
  const invoke = async (body: object, signal: AbortSignal): Promise<unknown> => {
    client ??= createBedrockClient({ region, endpoint, apiKey });
    const command = new InvokeModelCommand({
      modelId: model,
      contentType: 'application/json',
      accept: 'application/json',
      body: JSON.stringify(body),
    });
    let answer: string;
    try {
      answer = (await client.send(command, { abortSignal: signal })).body.transformToString();
    } catch (error) {
      const { status } = classifyRefusal(error, signal);
      throw new ModelError('rejected', `Bedrock answered ${status}`);
    }
    return parsed(answer);
  };
  const malformed = (): never => {
    throw new ModelError('malformed', 'Bedrock answered no vectors');
  };
  return {
    textsMax: isCohere ? COHERE_TEXTS_MAX : 1,
    async embed({ texts, signal }) {
      if (isCohere) {
        const body = { texts, input_type: 'clustering', embedding_types: ['float'], truncate: 'END' };
        const { embeddings } = cohereSchema.safeParse(await invoke(body, signal)).data ?? malformed();
        return { vectors: Array.isArray(embeddings) ? embeddings : embeddings.float, inputTokens: 0 };
      }
      const { embedding, inputTextTokenCount = 0 } =
        titanSchema.safeParse(await invoke({ inputText: texts[0] }, signal)).data ?? malformed();
      return { vectors: [embedding], inputTokens: inputTextTokenCount };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
