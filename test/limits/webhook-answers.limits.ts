import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { noHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { createWebhookPoster } from '../../shared/providers/web/webhook-poster.ts';
import { hostileTexts } from './hostile-texts.ts';
import { SECONDS_MAX } from './read-documents.ts';

/** Node refuses more than 16 KB of headers. */
const HEADER_CHARACTERS = 5_000;
const BODY_CHARACTERS = 200_000;

let respond: (response: ServerResponse) => void = (response) => response.end();
const server = createServer((_, response) => respond(response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = createWebhookPoster({
  hostRules: noHostRules,
  userAgent: 'Test/1.0',
  originOverrides: new Map([['hooks.example', `http://127.0.0.1:${(server.address() as AddressInfo).port}`]]),
});

/** A header has the signs of Latin-1 that can be seen, and spaces. */
const inHeader = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\xa0-\xff]/g, '!');

test(`an answer to a webhook is read within ${SECONDS_MAX} seconds, whatever its headers and its body say`, async () => {
  const slow: string[] = [];
  for (const text of hostileTexts) {
    const header = inHeader(text.of(HEADER_CHARACTERS));
    respond = (response) => {
      response.writeHead(503, header.slice(0, 200), { 'retry-after': header, location: header });
      response.end(text.of(BODY_CHARACTERS));
    };
    const before = process.cpuUsage();
    const answer = await post('https://hooks.example/in', '{}', {});
    const { user, system } = process.cpuUsage(before);
    if (user + system > SECONDS_MAX * 1_000_000) slow.push(`${(user + system) / 1_000_000} s: ${text.name}`);
    expect(answer).toMatchObject({ outcome: 'answered', status: 503 });
  }
  expect(slow).toEqual([]);
});
