import * as z from 'zod';
import { trimTrailing } from '../../domain/language/trailing-characters.ts';
import type { JsonResponse } from '../post-json.ts';
import { createAnthropicBatches } from './anthropic-batches.ts';
import type { BatchingTextModel, KeptRequest } from './model-batches.ts';
import { postToModel, toRejection } from './post-to-model.ts';
import {
  firstFeatures,
  isCachedSystem,
  isTooLong,
  keepFeatures,
  laterTurns,
  type RequestFeatures,
  schemaInWords,
  sendWithFeatures,
  toAnthropicEffort,
} from './request-features.ts';
import { ModelError, type TextAnswer, type TextModel } from './text-model.ts';

export const ANTHROPIC_BASE_URL = 'https://api.anthropic.com';
const API_VERSION = '2023-06-01';

export interface AnthropicSettings {
  model: string;
  /** With or without the `/v1`. */
  baseUrl: string;
  apiKey: string;
}

const messageSchema = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() })),
  stop_reason: z.string().nullish(),
  usage: z
    .object({
      input_tokens: z.number().nullish(),
      cache_read_input_tokens: z.number().nullish(),
      cache_creation_input_tokens: z.number().nullish(),
      output_tokens: z.number().nullish(),
    })
    .nullish(),
});

/** Anthropic's Messages API. The answer is text in a form that the server keeps; for models that cannot, the input of a tool, or plain text. */
export function createAnthropicTextModel({ model, baseUrl, apiKey }: AnthropicSettings): BatchingTextModel {
  const url = `${trimTrailing(baseUrl, /\//).replace(/\/v1$/, '')}/v1/messages`;
  const kept = keepFeatures(['format', 'forced_tool', 'offered_tool', 'words']);
  const headers = { 'x-api-key': apiKey, 'anthropic-version': API_VERSION };
  const generate: TextModel['generate'] = async (request) => {
    const response = await sendWithFeatures(kept, request, (features) =>
      postToModel({ url, headers, body: requestBody(model, request, features), signal: request.signal }),
    );
    if (response.status !== 200) throw rejection(url, response);
    return parseAnswer(response.body, url);
  };
  const batches = createAnthropicBatches({
    url,
    headers,
    toBody: (request) => requestBody(model, request, firstFeatures(kept, request)),
    parseAnswer: (body) => parseAnswer(body, url),
  });
  return { model, generate, batches: { ...batches, generate, knowsForm: (purpose) => kept.formOf.has(purpose) } };
}

function requestBody(model: string, request: KeptRequest, features: RequestFeatures) {
  const { system, schema, maxTokens } = request;
  const { form } = features;
  const outputConfig = {
    ...(form === 'format' ? { format: { type: 'json_schema', schema } } : {}),
    ...(request.effort && features.effort ? { effort: toAnthropicEffort(request.effort) } : {}),
  };
  const tool = { name: 'answer', description: 'Takes the answer. Use it once.', input_schema: schema };
  return {
    model,
    max_tokens: maxTokens,
    system: systemContent(form === 'words' ? `${system}\n\n${schemaInWords(schema)}` : system, features),
    messages: [{ role: 'user', content: request.user }, ...laterTurns(request)],
    ...(features.temperature ? { temperature: 0 } : {}),
    ...(Object.keys(outputConfig).length > 0 ? { output_config: outputConfig } : {}),
    ...(form === 'forced_tool' ? { tools: [tool], tool_choice: { type: 'tool', name: 'answer' } } : {}),
    // A model that thinks first cannot be forced to use a tool; it uses one when the prompt asks for it.
    ...(form === 'offered_tool' ? { tools: [tool], tool_choice: { type: 'auto' } } : {}),
  };
}

const systemContent = (system: string, features: RequestFeatures) =>
  isCachedSystem(system, features) ? [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }] : system;

function parseAnswer(body: unknown, url: string): TextAnswer {
  const { data } = messageSchema.safeParse(body);
  if (!data) throw new ModelError('unavailable', `${new URL(url).host} answered no message`);
  if (data.stop_reason === 'refusal') throw new ModelError('refused', 'the model refused to answer');
  const used = data.content.find(({ type }) => type === 'tool_use');
  const { usage } = data;
  const cachedInputTokens = usage?.cache_read_input_tokens ?? 0;
  const cacheWriteTokens = usage?.cache_creation_input_tokens ?? 0;
  return {
    content: used ? used.input : data.content.map(({ text }) => text ?? '').join(''),
    isCut: data.stop_reason === 'max_tokens',
    // The input tokens of the service are those beside the cache.
    inputTokens: (usage?.input_tokens ?? 0) + cachedInputTokens + cacheWriteTokens,
    cachedInputTokens,
    cacheWriteTokens,
    outputTokens: usage?.output_tokens ?? 0,
  };
}

const rejection = (url: string, response: JsonResponse): ModelError =>
  isTooLong(response.status, JSON.stringify(response.body ?? ''))
    ? new ModelError('refused', 'the content is too long for the model')
    : toRejection(url, response);
