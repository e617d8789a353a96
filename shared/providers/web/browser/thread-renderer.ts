/** The browser of another thread: pages and results cross a channel between the two. */
import { MessageChannel, type MessagePort, parentPort } from 'node:worker_threads';
import type { PageRenderer, RenderRequest, RenderResult } from './page-renderer.ts';

interface Asked {
  id: number;
  request: RenderRequest;
}

interface Answered {
  id: number;
  result: RenderResult;
}

const ended: RenderResult = { outcome: 'failed', reason: 'crashed', detail: 'the thread of the browser ended' };

/** Renders pages with the browser of the system, which the main thread connects this thread to. */
export function createThreadRenderer(): PageRenderer {
  const waiting = new Map<number, (result: RenderResult) => void>();
  let channel: MessagePort | null = null;
  let lastId = 0;

  function connect(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', ({ id, result }: Answered) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    port1.on('close', () => {
      if (channel === port1) channel = null;
      for (const resolve of waiting.values()) resolve(ended);
      waiting.clear();
    });
    port1.unref();
    parentPort?.postMessage({ rendererPort: port2 }, [port2]);
    return port1;
  }

  return {
    render(request) {
      channel ??= connect();
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<RenderResult>();
      waiting.set(id, resolve);
      channel.postMessage({ id, request } satisfies Asked);
      return promise;
    },
    close: async () => channel?.close(),
  };
}

/** Renders what comes through the channel. */
export function serveRenderer(port: MessagePort, renderer: PageRenderer): void {
  port.on('message', async ({ id, request }: Asked) => {
    const result = await renderer.render(request);
    port.postMessage({ id, result } satisfies Answered);
  });
}
