import type { Socket } from 'node:net';
import { waitUntil } from './wait-until.ts';
import type { WebPage } from './web-sites.ts';

/** A page whose server takes the request and answers when it is released: work that is under way as long as a test wants. */
export function holdPage(body: string): {
  page: WebPage;
  requests: () => number;
  asked(): Promise<unknown>;
  release(): void;
} {
  const sockets: Socket[] = [];
  let isReleased = false;
  let requests = 0;
  const answer = (socket: Socket): void => {
    const length = Buffer.byteLength(body);
    socket.end(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
  const raw = (socket: Socket): void => {
    requests += 1;
    if (isReleased) answer(socket);
    else sockets.push(socket);
  };
  return {
    page: { raw },
    requests: () => requests,
    asked: () => waitUntil('the page is requested', async () => requests > 0),
    release: () => {
      isReleased = true;
      for (const socket of sockets.splice(0)) answer(socket);
    },
  };
}
