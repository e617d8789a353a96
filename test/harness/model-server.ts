/** A language model on the loopback address: it speaks OpenAI's chat completions, Anthropic's messages and Bedrock's Converse. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { BroadcastChannel } from 'node:worker_threads';
import { type ModelCall, readCall, type Said, said } from './model-protocols.ts';

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

/** One item, or one for each value of its first choice: a list of judgements has one for each criterion. */
function fittingItems(items: unknown): unknown[] {
  const { properties = {} } = items as { properties?: Record<string, { enum?: unknown[] }> };
  const [name, values] =
    Object.entries(properties).flatMap(([key, of]) => (of.enum ? [[key, of.enum] as const] : []))[0] ?? [];
  const item = fitting(items);
  return name === undefined || values === undefined
    ? [item]
    : values.map((value) => ({ ...(item as object), [name]: value }));
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
      return fittingItems(items);
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return 'A plain sentence.';
  }
}

const sayAnything = ({ schema }: ModelCall): ModelReply => ({ says: fitting(schema) });
