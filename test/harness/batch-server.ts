/** The batches of a language model on the loopback address, as Anthropic and OpenAI document them, beside single requests. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ModelCall, readCall, type Said, said } from './model-protocols.ts';

interface Batch {
  id: string;
  /** In the order in which they were sent. */
  lines: { id: string; body: unknown }[];
  metadata: Record<string, string>;
  isCancelled: boolean;
}

type Reply = Said | 'refuses' | 'errs' | 'expires' | 'is down';

export interface BatchServer {
  baseUrl: string;
  batches: Batch[];
  /** Requests that were asked one by one. */
  direct: ModelCall[];
  /** Batches, and files, that were deleted. */
  forgotten: string[];
  answer: (call: ModelCall) => Reply;
  hasEnded: boolean;
  /** Statuses of the next submissions. `lost`: it is taken, and the connection breaks before the answer. */
  submissions: (number | 'lost')[];
  /** The share of the results that the next reading gets. */
  readings: number[];
  reset(): void;
  stop(): Promise<void>;
}

export async function startBatchServer(answer: BatchServer['answer']): Promise<BatchServer> {
  const files = new Map<string, { id: string; body: unknown }[]>();
  const state: BatchServer = {
    baseUrl: '',
    batches: [],
    direct: [],
    forgotten: [],
    answer,
    hasEnded: true,
    submissions: [],
    readings: [],
    reset: () =>
      Object.assign(state, {
        batches: [],
        direct: [],
        forgotten: [],
        answer,
        hasEnded: true,
        submissions: [],
        readings: [],
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const reply = respond(request, sent);
      if (reply === 'lost') return request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      return response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  type Response = { status: number; body: unknown } | 'lost';
  function respond({ url = '', method, headers }: IncomingMessage, sent: Buffer): Response {
    const path = url.split('?')[0] ?? '';
    const [, , first, second, third, fourth] = path.split('/');
    if (method === 'POST' && (path.endsWith('/messages') || path.endsWith('/chat/completions'))) {
      const call = readCall({ url: path, headers }, sent.toString());
      state.direct.push(call);
      const reply = state.answer(call);
      if (reply === 'is down') return { status: 503, body: {} };
      return reply === 'errs' || reply === 'expires' ? { status: 400, body: {} } : said(call, reply);
    }
    if (first === 'files') return respondAboutFile(method, second, sent);
    const isAnthropic = first === 'messages';
    const [id, action] = isAnthropic ? [third, fourth] : [second, third];
    if (method === 'POST' && id === undefined) return submit(JSON.parse(sent.toString()), isAnthropic);
    if (id === undefined) return { status: 200, body: { data: state.batches.map((one) => show(one, isAnthropic)) } };
    const batch = state.batches.find((one) => one.id === id);
    if (!batch) return { status: 404, body: {} };
    if (method === 'DELETE') state.forgotten.push(id);
    if (action === 'cancel') batch.isCancelled = true;
    if (action === 'results')
      return { status: 200, body: cut(batch.lines.map((line) => anthropicLine(line)).toReversed()) };
    return { status: 200, body: show(batch, isAnthropic) };
  }

  function submit(
    body: {
      requests?: { custom_id: string; params: unknown }[];
      input_file_id?: string;
      metadata?: Record<string, string>;
    },
    isAnthropic: boolean,
  ): Response {
    const outcome = state.submissions.shift() ?? 200;
    if (typeof outcome === 'number' && outcome !== 200)
      return { status: outcome, body: { error: { type: 'overloaded' } } };
    const lines = isAnthropic
      ? (body.requests ?? []).map(({ custom_id: id, params }) => ({ id, body: params }))
      : (files.get(body.input_file_id ?? '') ?? []);
    const batch = { id: `batch_${state.batches.length + 1}`, lines, metadata: body.metadata ?? {}, isCancelled: false };
    state.batches.push(batch);
    return outcome === 'lost' ? 'lost' : { status: 200, body: show(batch, isAnthropic) };
  }

  function respondAboutFile(method: string | undefined, id: string | undefined, sent: Buffer): Response {
    if (method === 'POST') {
      const name = `file_${files.size + 1}`;
      const lines = sent
        .toString()
        .split(/\r?\n/)
        .filter((line) => line.startsWith('{'));
      files.set(
        name,
        lines.map((line) => JSON.parse(line)).map(({ custom_id, body }) => ({ id: custom_id, body })),
      );
      return { status: 200, body: { id: name } };
    }
    if (method === 'DELETE') {
      state.forgotten.push(id ?? '');
      return { status: 200, body: { deleted: true } };
    }
    const [, batchId = '', kind = ''] = /^(?<batch>batch_\d+)-(?<kind>\w+)$/.exec(id ?? '') ?? [];
    const batch = state.batches.find((one) => one.id === batchId);
    const results = (batch?.lines ?? [])
      .map((line) => openAiLine(line))
      .filter(({ failed }) => failed === (kind === 'errors'));
    return { status: 200, body: cut(results.map(({ line }) => line).toReversed()) };
  }

  /** The last results come first; a reading that is cut ends within a line. */
  function cut(lines: readonly object[]): string {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    return text.slice(0, Math.ceil(text.length * (state.readings.shift() ?? 1)));
  }

  const replyTo = (body: unknown, path: string): { call: ModelCall; reply: Reply } => {
    const call = readCall({ url: path, headers: {} }, JSON.stringify(body));
    return { call, reply: state.answer(call) };
  };

  function anthropicLine({ id, body }: Batch['lines'][number]) {
    const { call, reply } = replyTo(body, '/v1/messages');
    if (reply === 'errs') return { custom_id: id, result: { type: 'errored', error: { type: 'invalid_request' } } };
    if (reply === 'expires' || reply === 'is down') return { custom_id: id, result: { type: 'expired' } };
    return { custom_id: id, result: { type: 'succeeded', message: said(call, reply).body } };
  }

  function openAiLine({ id, body }: Batch['lines'][number]) {
    const { call, reply } = replyTo(body, '/v1/chat/completions');
    const failed = reply === 'errs' || reply === 'expires' || reply === 'is down';
    const line = failed
      ? { custom_id: id, response: reply === 'errs' ? { status_code: 400, body: {} } : null, error: { code: reply } }
      : { custom_id: id, response: { status_code: 200, body: said(call, reply).body }, error: null };
    return { failed, line };
  }

  function show({ id, metadata, isCancelled }: Batch, isAnthropic: boolean): object {
    const hasEnded = state.hasEnded || isCancelled;
    return isAnthropic
      ? { id, processing_status: hasEnded ? 'ended' : 'in_progress' }
      : {
          id,
          metadata,
          status: hasEnded ? 'completed' : 'in_progress',
          input_file_id: 'file_1',
          ...(hasEnded ? { output_file_id: `${id}-results`, error_file_id: `${id}-errors` } : {}),
        };
  }
  return state;
}
