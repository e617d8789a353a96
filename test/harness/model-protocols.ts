/** How OpenAI's chat completions, Anthropic's messages and Bedrock's Converse ask, and how they are answered. */
import type { IncomingHttpHeaders } from 'node:http';

export const modelProtocols = ['openai', 'anthropic', 'bedrock'] as const;
export type ModelProtocol = (typeof modelProtocols)[number];

export interface ModelCall {
  protocol: ModelProtocol;
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of what was asked
  body: any;
  system: string;
  user: string;
  /** The fault of the answer of an earlier try; undefined in a first one. */
  correction: string | undefined;
  /** The schema that the answer was asked to have; undefined when it was asked for in words. */
  schema: Record<string, unknown> | undefined;
}

/** A request, by the path of its protocol. */
export function readCall(
  { url: path = '', headers }: { url?: string | undefined; headers: IncomingHttpHeaders },
  sent: string,
): ModelCall {
  const body = JSON.parse(sent);
  const shared = { path, headers, body };
  if (path.endsWith('/chat/completions')) {
    const [{ content: system }, ...turns] = body.messages;
    const { user, correction } = readTurns(turns);
    const schema = body.response_format?.json_schema?.schema;
    return { protocol: 'openai', ...shared, system, user, correction, schema };
  }
  const { user, correction } = readTurns(body.messages);
  if (path.endsWith('/converse')) {
    const format = body.outputConfig?.textFormat?.structure.jsonSchema.schema;
    const schema = format ? JSON.parse(format) : body.toolConfig?.tools[0].toolSpec.inputSchema.json;
    return { protocol: 'bedrock', ...shared, system: body.system[0].text, user, correction, schema };
  }
  const schema = body.output_config?.format?.schema ?? body.tools?.[0].input_schema;
  return { protocol: 'anthropic', ...shared, system: joinBlocks(body.system), user, correction, schema };
}

type Content = string | { text?: string }[];

/** The question, and the last turn of the user after an answer of no use. */
function readTurns(turns: { role: string; content: Content }[]): Pick<ModelCall, 'user' | 'correction'> {
  const [asked, answered, corrected] = turns.map(({ role, content }) => ({ role, text: joinBlocks(content) }));
  if (asked?.role !== 'user') throw new Error('a conversation begins with a question');
  if (answered && answered.role !== 'assistant') throw new Error('turns alternate');
  return { user: asked.text, correction: corrected?.text };
}

const joinBlocks = (content: Content): string =>
  typeof content === 'string' ? content : content.flatMap(({ text: part }) => part ?? []).join('\n\n');

export interface Said {
  /** An object in the protocol's structured form, or a string as its text. */
  says: unknown;
  stop?: string;
  /** Of the input, `cached` was read from the cache and `written` put into it. */
  tokens?: { input: number; output: number; cached?: number; written?: number };
}

/** The response of a protocol. */
export function said(
  { protocol, body }: ModelCall,
  reply: Said | 'refuses',
): { status: number; body: unknown; headers?: Record<string, string> } {
  const refuses = reply === 'refuses';
  const { says, stop, tokens = { input: 1_000, output: 200 } }: Said = refuses ? { says: '' } : reply;
  const { input, output, cached = 0, written = 0 } = tokens;
  const text = typeof says === 'string' ? says : JSON.stringify(says);
  switch (protocol) {
    case 'openai': {
      const message = refuses ? { content: null, refusal: 'I cannot help with that.' } : { content: text };
      const usage = {
        prompt_tokens: input,
        prompt_tokens_details: { cached_tokens: cached },
        completion_tokens: output,
      };
      return { status: 200, body: { choices: [{ message, finish_reason: stop ?? 'stop' }], usage } };
    }
    case 'anthropic': {
      const content =
        body.tools && typeof says !== 'string'
          ? [{ type: 'tool_use', name: 'answer', input: says }]
          : [{ type: 'text', text }];
      const usage = {
        input_tokens: input - cached - written,
        cache_read_input_tokens: cached,
        cache_creation_input_tokens: written,
        output_tokens: output,
      };
      return { status: 200, body: { content, stop_reason: stop ?? (refuses ? 'refusal' : 'tool_use'), usage } };
    }
    case 'bedrock': {
      const block =
        body.toolConfig && typeof says !== 'string'
          ? { toolUse: { toolUseId: 't1', name: 'answer', input: says } }
          : { text };
      const usage = {
        inputTokens: input - cached - written,
        cacheReadInputTokens: cached,
        cacheWriteInputTokens: written,
        outputTokens: output,
        totalTokens: input + output,
      };
      const message = { role: 'assistant', content: [block] };
      return {
        status: 200,
        body: { output: { message }, stopReason: stop ?? (refuses ? 'content_filtered' : 'tool_use'), usage },
      };
    }
  }
}
