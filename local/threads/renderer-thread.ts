/** Runs in the thread of `renderer-threads.ts`: renders pages for the threads that crawl, with one browser. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openCrawlWeb } from '../../functions/crawl-worker/services.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { openPageRenderer } from '../../shared/providers/web/browser/open-page-renderer.ts';
import { serveRenderer } from '../../shared/providers/web/browser/thread-renderer.ts';
import { BEAT_MS, type ThreadData } from './thread-messages.ts';
import { yieldProcessor } from './yield-processor.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the main file of a thread');

const { beats }: Pick<ThreadData, 'beats'> = workerData;
yieldProcessor();
const beat = new Int32Array(beats);
setInterval(() => Atomics.add(beat, 0, 1), BEAT_MS).unref();

const environment = readEnvironment();
const { web } = openCrawlWeb(environment, openJobServices(environment).table);
const renderer = openPageRenderer(environment, web);

port.on('message', async (message: { rendererPort: MessagePort } | { stop: true }) => {
  if ('rendererPort' in message) {
    if (renderer) serveRenderer(message.rendererPort, renderer);
    return;
  }
  await renderer?.close();
  process.exit();
});
