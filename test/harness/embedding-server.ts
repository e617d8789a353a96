/** An embedding model on the loopback address: it speaks OpenAI's embeddings, and Bedrock's InvokeModel for Titan and Cohere. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';

interface EmbeddingCall {
  path: string;
  texts: string[];
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of what was asked
  body: any;
}

type EmbeddingReply = { vectors: unknown[] } | { status: number; body: unknown } | 'hangs';

interface EmbeddingServer {
  baseUrl: string;
  /** Bedrock's client speaks HTTP/2 alone, also without TLS. */
  bedrockUrl: string;
  calls: EmbeddingCall[];
  answer: (call: EmbeddingCall) => EmbeddingReply;
  stop(): Promise<void>;
}

const DIMENSIONS = 96;

/** Places a text by its runs of four letters: those that share words are near each other, the same each time. */
export function placeByLetters(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  const letters = ` ${text.toLowerCase()} `;
  for (let at = 0; at + 4 <= letters.length; at += 1) {
    let hash = 7;
    for (const letter of letters.slice(at, at + 4)) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    const place = hash % DIMENSIONS;
    vector[place] = (vector[place] ?? 0) + (hash % 2 === 0 ? 1 : -1);
  }
  return vector;
}

export const placeAll = ({ texts }: Pick<EmbeddingCall, 'texts'>): EmbeddingReply => ({
  vectors: texts.map(placeByLetters),
});

export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const server = createServer((req, res) => void handle(req, res));
  const http2Server = createHttp2Server((req, res) => void handle(req, res));
  const sessions = new Set<ServerHttp2Session>();
  http2Server.on('session', (session) => sessions.add(session));
  const embeddings: EmbeddingServer = {
    baseUrl: await listen(server),
    bedrockUrl: await listen(http2Server),
    calls: [],
    answer: placeAll,
    async stop() {
      server.closeAllConnections();
      for (const session of sessions) session.destroy();
      const closed = [once(server, 'close'), once(http2Server, 'close')];
      server.close();
      http2Server.close();
      await Promise.all(closed);
    },
  };

  async function handle(
    req: Readable & { url?: string | undefined },
    res: { writeHead(status: number, headers: Record<string, string>): unknown; end(body: string): unknown },
  ): Promise<void> {
    const body = JSON.parse(await readText(req));
    const texts = [body.input ?? body.texts ?? body.inputText].flat();
    const call: EmbeddingCall = { path: req.url ?? '', texts, body };
    embeddings.calls.push(call);
    const reply = embeddings.answer(call);
    if (reply === 'hangs') return;
    const { status, body: said } = 'vectors' in reply ? { status: 200, body: toBody(call, reply.vectors) } : reply;
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(said));
  }
  return embeddings;
}

function toBody({ body, texts }: EmbeddingCall, vectors: unknown[]): unknown {
  const tokens = texts.join(' ').split(' ').length;
  if (body.inputText !== undefined) return { embedding: vectors[0], inputTextTokenCount: tokens };
  if (body.texts !== undefined) return { embeddings: { float: vectors } };
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  return { object: 'list', data: data.toReversed(), usage: { prompt_tokens: tokens, total_tokens: tokens } };
}

async function listen(server: Server | Http2Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
