import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { readCall, said } from '../../test/harness/model-protocols.ts';
import { countTokens } from './count-tokens.ts';
import { openQuestionFiles, type QuestionFiles } from './question-files.ts';

interface AnswerDesk {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

interface DeskTimes {
  readonly lookEveryMs: number;
  readonly waitMsMax: number;
}

const HOUR_MS = 3_600_000;
const times: DeskTimes = { lookEveryMs: 1_000, waitMsMax: HOUR_MS };
/** Clients end a response of which nothing comes for five minutes. Space before JSON means nothing. */
const SIGN_OF_LIFE_MS = 20_000;

/**
 * A model that a person or another model is: it speaks OpenAI's chat completions and Anthropic's messages, writes each question as a file into
 * a folder, and answers with the file that is written beside it. The same question is asked once.
 */
export async function startAnswerDesk(
  folder: string,
  { port = 0, lookEveryMs, waitMsMax }: Partial<DeskTimes> & { port?: number } = {},
): Promise<AnswerDesk> {
  const files = openQuestionFiles(folder);
  const given = { lookEveryMs: lookEveryMs ?? times.lookEveryMs, waitMsMax: waitMsMax ?? times.waitMsMax };
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    // The client sees a broken response, and asks again.
    answer(request, response, { files, given, signal: stopping.signal }).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, given, signal }: { files: QuestionFiles; given: DeskTimes; signal: AbortSignal },
): Promise<void> {
  const sent = await readText(request);
  const call = readCall(request, sent);
  const number = files.add(call);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
  const begun = performance.now();
  let lastSign = begun;
  for (;;) {
    const says = files.readAnswer(number);
    if (says !== null) {
      const tokens = { input: countTokens(sent), output: countTokens(JSON.stringify(says)) };
      response.end(JSON.stringify(said(call, { says, tokens }).body));
      return;
    }
    const now = performance.now();
    if (response.destroyed || now - begun > given.waitMsMax) throw new Error(`no answer to ${number}`);
    if (now - lastSign > SIGN_OF_LIFE_MS) {
      response.write(' ');
      lastSign = now;
    }
    await delay(given.lookEveryMs, undefined, { signal });
  }
}
