/** A language model on the loopback address: it speaks OpenAI's chat completions, Anthropic's messages and Bedrock's Converse. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { BroadcastChannel } from 'node:worker_threads';

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

export type ModelReply =
  /** The model's answer. */
  | Said
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'refuses'
  /** Never responds. */
  | 'hangs'
  | 'drops the connection';

interface ModelServer {
  baseUrl: string;
  /** Bedrock's client speaks HTTP/2 alone, also without TLS. */
  bedrockUrl: string;
  calls: ModelCall[];
  /** Another answer ends what the service remembers of the failures before it. */
  answer: (call: ModelCall) => ModelReply;
  stop(): Promise<void>;
}

/** The common part of both versions of HTTP. */
type Incoming = Readable & { url?: string | undefined; headers: IncomingHttpHeaders };
interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string): unknown;
}

export async function startModelServer(answer: ModelServer['answer'] = sayAnything): Promise<ModelServer> {
  const server = createServer((req, res) => void handle(req, res));
  const http2Server = createHttp2Server((req, res) => void handle(req, res));
  const sessions = new Set<ServerHttp2Session>();
  http2Server.on('session', (session) => sessions.add(session));
  const asked = new Set<string>();
  let current = answer;
  const modelServer: ModelServer = {
    baseUrl: await listen(server),
    bedrockUrl: await listen(http2Server),
    calls: [],
    get answer() {
      return current;
    },
    set answer(next) {
      current = next;
      forgetFailures(asked);
    },
    async stop() {
      server.closeAllConnections();
      for (const session of sessions) session.destroy();
      const closed = [once(server, 'close'), once(http2Server, 'close')];
      server.close();
      http2Server.close();
      await Promise.all(closed);
    },
  };

  async function handle(req: Incoming, res: Outgoing): Promise<void> {
    const call = readCall(req, await readText(req));
    modelServer.calls.push(call);
    asked.add(`${call.protocol} ${req.headers.host ?? req.headers[':authority']} ${call.body.model ?? ''}`);
    const reply = modelServer.answer(call);
    if (reply === 'hangs') return;
    if (reply === 'drops the connection') {
      req.destroy();
      return;
    }
    const { status, body, headers } = typeof reply === 'object' && 'status' in reply ? reply : said(call, reply);
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  return modelServer;
}

/** As another thread would that saw the provider work. */
function forgetFailures(providers: Iterable<string>): void {
  const channel = new BroadcastChannel('model-providers');
  const state = { failures: 0, pausedUntil: 0, rejection: null };
  for (const provider of providers) channel.postMessage({ provider, state });
  channel.close();
}

async function listen(server: Server | Http2Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function readCall({ url: path = '', headers }: Incoming, sent: string): ModelCall {
  const body = JSON.parse(sent);
  const shared = { path, headers, body };
  if (path.endsWith('/chat/completions')) {
    const [{ content: system }, ...turns] = body.messages;
    const { user, correction } = readTurns(turns);
    const schema = body.response_format?.json_schema?.schema ?? schemaBehind(user);
    return { protocol: 'openai', ...shared, system, user, correction, schema };
  }
  const { user, correction } = readTurns(body.messages);
  if (path.endsWith('/converse')) {
    const format = body.outputConfig?.textFormat?.structure.jsonSchema.schema;
    const schema = format
      ? JSON.parse(format)
      : (body.toolConfig?.tools[0].toolSpec.inputSchema.json ?? schemaBehind(user));
    return { protocol: 'bedrock', ...shared, system: body.system[0].text, user, correction, schema };
  }
  const schema = body.output_config?.format?.schema ?? body.tools?.[0].input_schema ?? schemaBehind(user);
  return { protocol: 'anthropic', ...shared, system: body.system, user, correction, schema };
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

/** The schema that stands in words at the end of a question with a shared context. */
function schemaBehind(user: string): Record<string, unknown> | undefined {
  const [, schema] = user.split('It must fit this JSON Schema: ');
  return schema === undefined ? undefined : JSON.parse(schema);
}

interface Said {
  /** An object in the protocol's structured form, or a string as its text. */
  says: unknown;
  stop?: string;
  /** Of the input, `cached` was read from the cache and `written` put into it. */
  tokens?: { input: number; output: number; cached?: number; written?: number };
}

function said(
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

/** Something that fits the schema: 7 for every number, a sentence for every text, null where that may be. */
export function fitting(schema: unknown): unknown {
  const {
    type,
    properties,
    items,
    anyOf,
    enum: values,
  } = schema as {
    type?: string | string[];
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: { type?: string }[];
    enum?: unknown[];
  };
  if (values) return values[0];
  if (Array.isArray(type)) return type.includes('null') ? null : fitting({ type: type[0], properties, items });
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : fitting(anyOf[0]);
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties ?? {}).map(([name, of]) => [name, fitting(of)]));
    case 'array':
      return [fitting(items)];
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return 'A plain sentence.';
  }
}

const sayAnything = ({ schema }: ModelCall): ModelReply => ({ says: fitting(schema) });
