import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  type OutputConfig,
  type OutputFormat,
  type SystemContentBlock,
  type Tool,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import { awsClientSettings } from '../../aws-client.ts';
import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';
import { readRetryAfter } from '../post-json.ts';
import {
  isCached,
  isCachedSystem,
  isTooLong,
  type KeptFeatures,
  keepFeatures,
  laterTurns,
  namesCache,
  type RequestFeatures,
  schemaInWords,
  sendWithFeatures,
  toAnthropicEffort,
} from './request-features.ts';
import { ModelError, type TextAnswer, type TextModel, type TextRequest } from './text-model.ts';

export interface BedrockSettings {
  /** A model id, or the id or ARN of an inference profile. */
  model: string;
  region: string;
  endpoint?: string | undefined;
  /** A Bedrock API key; null signs with the AWS credentials of the process. */
  apiKey: string | null;
}

/** Amazon Bedrock's Converse: one form for the models of all makers. The answer is text in a form that the service keeps, the input of a tool, or plain text. */
export function createBedrockTextModel({ model, region, endpoint, apiKey }: BedrockSettings): TextModel {
  let client: BedrockRuntimeClient | undefined;
  const kept = keepFeatures(['format', 'forced_tool', 'offered_tool', 'words']);
  return {
    model,
    async generate(request) {
      client ??= new BedrockRuntimeClient({
        ...awsClientSettings(region),
        // Whoever calls the adapter decides when to retry: together with all other calls.
        maxAttempts: 1,
        ...(endpoint ? { endpoint } : {}),
        ...(apiKey === null ? {} : { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
      });
      const { status, body } = await converse(client, kept, request, model);
      if (status === 200) return parseAnswer(body as ConverseCommandOutput);
      if (isTooLong(status, String(body))) throw new ModelError('refused', 'the content is too long for the model');
      throw new ModelError('rejected', `Bedrock answered ${status}`);
    },
  };
}

const converse = (
  client: BedrockRuntimeClient,
  kept: KeptFeatures,
  request: TextRequest,
  model: string,
): Promise<{ status: number; body: unknown }> =>
  sendWithFeatures(kept, request, async (features) => {
    try {
      const command = new ConverseCommand(buildInput(model, request, features));
      return { status: 200, body: await client.send(command, { abortSignal: request.signal }) };
    } catch (error) {
      if (request.signal.aborted) avoidCompilation(kept, request.purpose);
      return classifyRefusal(error, request.signal);
    }
  });

/** Bedrock compiles a new schema for up to some minutes. A purpose that was late before its first answer has the tool in place of the format. */
function avoidCompilation({ formOf }: KeptFeatures, purpose: ModelPurpose): void {
  if (!formOf.has(purpose)) formOf.set(purpose, 'forced_tool');
}

function buildInput(model: string, request: TextRequest, features: RequestFeatures) {
  const { system, schema, maxTokens } = request;
  const cached = isCached(request, features);
  const form = cached ? 'words' : features.form;
  const outputConfig: OutputConfig = {
    ...(form === 'format' ? { textFormat: toTextFormat(schema) } : {}),
    ...(request.effort && features.effort ? { effort: toAnthropicEffort(request.effort) } : {}),
  };
  const inputSchema = { json: schema } as ToolInputSchema.JsonMember;
  const tools: Tool[] = [{ toolSpec: { name: 'answer', description: 'Takes the answer. Use it once.', inputSchema } }];
  return {
    modelId: model,
    system: systemContent(form === 'words' && !cached ? `${system}\n\n${schemaInWords(schema)}` : system, features),
    messages: [
      { role: 'user', content: userContent(request, cached) },
      ...laterTurns(request).map(({ role, content }) => ({ role, content: [{ text: content }] })),
    ],
    inferenceConfig: { maxTokens, ...(features.temperature ? { temperature: 0 } : {}) },
    ...(Object.keys(outputConfig).length > 0 ? { outputConfig } : {}),
    ...(form === 'forced_tool' ? { toolConfig: { tools, toolChoice: { tool: { name: 'answer' } } } } : {}),
    ...(form === 'offered_tool' ? { toolConfig: { tools, toolChoice: { auto: {} } } } : {}),
  } satisfies ConverseCommandInput;
}

const toTextFormat = (schema: TextRequest['schema']): OutputFormat => ({
  type: 'json_schema',
  structure: { jsonSchema: { name: 'answer', schema: JSON.stringify(schema) } },
});

const systemContent = (system: string, features: RequestFeatures): SystemContentBlock[] => [
  { text: system },
  ...(isCachedSystem(system, features) ? [{ cachePoint: { type: 'default' } } satisfies SystemContentBlock] : []),
];

const userContent = ({ context, user, schema }: TextRequest, cached: boolean): ContentBlock[] => [
  ...(context === undefined ? [] : [{ text: context }]),
  ...(cached ? [{ cachePoint: { type: 'default' } } satisfies ContentBlock] : []),
  { text: cached ? `${user}\n\n${schemaInWords(schema)}` : user },
];

/**
 * The refused part of the request, for the next try with less.
 * @throws ModelError for a fault of the service itself.
 */
function classifyRefusal(error: unknown, signal: AbortSignal): { status: number; body: unknown } {
  if (signal.aborted) throw new ModelError('late', 'Bedrock did not answer in time');
  if (!(error instanceof Error))
    throw new ModelError('unavailable', 'Bedrock could not be reached', { retryAfterMs: 0 });
  if (error.name === 'CredentialsProviderError') {
    throw new ModelError('rejected', 'Bedrock: no AWS credentials', { isLasting: true });
  }
  const status = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;
  if (
    status === undefined ||
    status < 400 ||
    status >= 500 ||
    /Throttling|Timeout|NotReady|Unavailable|TooManyRequests/.test(error.name)
  ) {
    throw new ModelError('unavailable', `Bedrock: ${error.name}`, { retryAfterMs: retryAfter(error, status) });
  }
  // A model that caches nothing is refused as if the right to it were missing.
  if (namesCache(error.message)) return { status: 400, body: error.message };
  if (error.name !== 'ValidationException') {
    throw new ModelError('rejected', `Bedrock: ${error.name}`, { isLasting: true });
  }
  return { status, body: error.message };
}

/** Null for an answer that the client cannot read. */
function retryAfter(error: Error, status: number | undefined): number | null {
  if (error instanceof SyntaxError || error instanceof TypeError || (status !== undefined && status < 400)) return null;
  const headers = (error as { $response?: { headers?: Record<string, string> } }).$response?.headers ?? {};
  return readRetryAfter({ get: (name) => headers[name] ?? null });
}

function parseAnswer({ output, stopReason, usage }: ConverseCommandOutput): TextAnswer {
  if (stopReason === 'guardrail_intervened' || stopReason === 'content_filtered') {
    throw new ModelError('refused', 'the model refused to answer');
  }
  const cachedInputTokens = usage?.cacheReadInputTokens ?? 0;
  const cacheWriteTokens = usage?.cacheWriteInputTokens ?? 0;
  const blocks = output?.message?.content ?? [];
  const used = blocks.find(({ toolUse }) => toolUse !== undefined)?.toolUse;
  return {
    content: used ? used.input : blocks.map(({ text }) => text ?? '').join(''),
    isCut: stopReason === 'max_tokens',
    // The input tokens of the service are those beside the cache.
    inputTokens: (usage?.inputTokens ?? 0) + cachedInputTokens + cacheWriteTokens,
    cachedInputTokens,
    cacheWriteTokens,
    outputTokens: usage?.outputTokens ?? 0,
  };
}
