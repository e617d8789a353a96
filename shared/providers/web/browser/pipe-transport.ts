import type { Readable, Writable } from 'node:stream';
import type { ConnectionTransport } from 'puppeteer-core';

const END = '\0';

/** The browser's protocol over a pair of pipes: JSON messages, each with a zero behind it. */
export function createPipeTransport(toBrowser: Writable, fromBrowser: Readable): ConnectionTransport {
  let begun: Buffer[] = [];
  const transport: ConnectionTransport = {
    send: (message) => void toBrowser.write(message + END),
    close: () => toBrowser.end(),
  };
  fromBrowser.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, start)) {
      const message = Buffer.concat([...begun, chunk.subarray(start, end)]).toString('utf8');
      begun = [];
      start = end + 1;
      // Puppeteer expects that what it awaits after one message runs before the next one comes.
      setImmediate(() => transport.onmessage?.(message));
    }
    begun.push(chunk.subarray(start));
  });
  fromBrowser.once('close', () => transport.onclose?.());
  // A browser that has ended reads nothing more; its end is said by the other pipe.
  for (const stream of [toBrowser, fromBrowser]) stream.on('error', () => undefined);
  return transport;
}
