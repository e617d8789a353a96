import {
  type BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  type OutputConfig,
  type OutputFormat,
  type SystemContentBlock,
  type Tool,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';
import { type BedrockSettings, classifyRefusal, createBedrockClient } from './bedrock-client.ts';
import {
  isCachedSystem,
  isTooLong,
  type KeptFeatures,
  keepFeatures,
  laterTurns,
  type RequestFeatures,
  schemaInWords,
  sendWithFeatures,
  toAnthropicEffort,
} from './request-features.ts';
import { ModelError, type TextAnswer, type TextModel, type TextRequest } from './text-model.ts';

/** Amazon Bedrock's Converse: one form for the models of all makers. The answer is text in a form that the service keeps, the input of a tool, or plain text. */
export function createBedrockTextModel({ model, region, endpoint, apiKey }: BedrockSettings): TextModel {
  let client: BedrockRuntimeClient | undefined;
  const kept = keepFeatures(['format', 'forced_tool', 'offered_tool', 'words']);
  return {
    model,
    async generate(request) {
      client ??= createBedrockClient({ region, endpoint, apiKey });
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
  const { form } = features;
  const outputConfig: OutputConfig = {
    ...(form === 'format' ? { textFormat: toTextFormat(schema) } : {}),
    ...(request.effort && features.effort ? { effort: toAnthropicEffort(request.effort) } : {}),
  };
  const inputSchema = { json: schema } as ToolInputSchema.JsonMember;
  const tools: Tool[] = [{ toolSpec: { name: 'answer', description: 'Takes the answer. Use it once.', inputSchema } }];
  return {
    modelId: model,
    system: systemContent(form === 'words' ? `${system}\n\n${schemaInWords(schema)}` : system, features),
    messages: [
      { role: 'user', content: [{ text: request.user }] },
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
