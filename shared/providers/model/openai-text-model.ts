import * as z from 'zod';
import type { JsonResponse } from '../post-json.ts';
import type { BatchingTextModel, KeptRequest } from './model-batches.ts';
import { OPENAI_BASE_URL, versionedUrl } from './openai-address.ts';
import { createOpenAiBatches } from './openai-batches.ts';
import { postToModel, readErrorCode, toRejection } from './post-to-model.ts';
import {
  firstFeatures,
  isTooLong,
  keepFeatures,
  laterTurns,
  type RequestFeatures,
  schemaInWords,
  sendWithFeatures,
} from './request-features.ts';
import { ModelError, type TextAnswer, type TextModel } from './text-model.ts';

export interface OpenAiSettings {
  model: string;
  /** With the version segment, as for OpenAI's own clients; without any path `/v1` is meant. */
  baseUrl: string;
  /** Null for a server that asks for none. */
  apiKey: string | null;
}

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
  usage: z
    .object({
      prompt_tokens: z.number().nullish(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
      completion_tokens: z.number().nullish(),
    })
    .nullish(),
});

/**
 * Chat completions as OpenAI documents them and many servers implement them. Begins with structured output by JSON Schema and
 * goes down to plain text where a server refuses it.
 */
export function createOpenAiTextModel({ model, baseUrl, apiKey }: OpenAiSettings): BatchingTextModel {
  const urlAt = (path: string): string => versionedUrl(baseUrl, path);
  const url = urlAt('/chat/completions');
  // OpenAI's newer models take only the new name of the limit, other servers mostly the old one.
  const isOpenAi = baseUrl === OPENAI_BASE_URL;
  const tokenLimit = isOpenAi ? 'max_completion_tokens' : 'max_tokens';
  // OpenAI caches by prefix without a mark; other servers keep a schema out of the prompt.
  const kept = keepFeatures(['format', 'json', 'words'], { tokenLimit, cacheMark: isOpenAi });
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const generate: TextModel['generate'] = async (request) => {
    const response = await sendWithFeatures(kept, request, (features) =>
      postToModel({ url, headers, body: requestBody(model, request, features), signal: request.signal }),
    );
    if (response.status !== 200) throw rejection(url, response);
    return parseAnswer(response.body, url);
  };
  const batches = createOpenAiBatches({
    urlAt,
    headers,
    toBody: (request) => requestBody(model, request, firstFeatures(kept, request)),
    parseAnswer: (body) => parseAnswer(body, url),
  });
  return { model, generate, batches: { ...batches, generate, knowsForm: (purpose) => kept.formOf.has(purpose) } };
}

function requestBody(model: string, request: KeptRequest, features: RequestFeatures) {
  const { system, user, schema, maxTokens, effort } = request;
  const { temperature, tokenLimit, form } = features;
  const inWords = form === 'format' ? [] : [schemaInWords(schema)];
  return {
    model,
    messages: [
      { role: 'system', content: [system, ...inWords].join('\n\n') },
      { role: 'user', content: user },
      ...laterTurns(request),
    ],
    [tokenLimit]: maxTokens,
    ...(temperature ? { temperature: 0 } : {}),
    ...(effort && features.effort ? { reasoning_effort: effort } : {}),
    ...(form === 'format'
      ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }
      : {}),
    ...(form === 'json' ? { response_format: { type: 'json_object' } } : {}),
  };
}

function parseAnswer(body: unknown, url: string): TextAnswer {
  const parsed = completionSchema.safeParse(body);
  const [choice] = parsed.data?.choices ?? [];
  if (!choice) throw new ModelError('unavailable', `${new URL(url).host} answered no chat completion`);
  const { finish_reason: reason, message } = choice;
  if (message.refusal || reason === 'content_filter') throw new ModelError('refused', 'the model refused to answer');
  const { content } = message;
  return {
    content: typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
    isCut: reason === 'length',
    inputTokens: parsed.data?.usage?.prompt_tokens ?? 0,
    cachedInputTokens: parsed.data?.usage?.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: parsed.data?.usage?.completion_tokens ?? 0,
  };
}

function rejection(url: string, response: JsonResponse): ModelError {
  const { status, body } = response;
  const code = readErrorCode(body);
  if (code === 'content_filter' || code === 'content_policy_violation') {
    return new ModelError('refused', 'the provider refused the content');
  }
  if (code === 'context_length_exceeded' || isTooLong(status, JSON.stringify(body ?? ''))) {
    return new ModelError('refused', 'the content is too long for the model');
  }
  return toRejection(url, response);
}
