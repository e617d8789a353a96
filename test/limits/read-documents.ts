import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hostileTexts } from './hostile-texts.ts';

/** Processor time that one document may take. */
export const SECONDS_MAX = 2;
/** A document is ended when the process took so much while it was read: its thread had a good part of it. */
const ENDED_AFTER_SECONDS = 15;
const LOOKED_AT_EVERY_MS = 250;
/** So many that are ended say enough. */
const ENDED_MAX = 10;

interface Reading {
  seconds: number;
  failure: string | null;
}

/** A thread that reads documents, and is another one after it had to be ended. */
class ReadingThread {
  #worker: Worker | null = null;

  async read(way: string, text: number): Promise<Reading | 'ended'> {
    this.#worker ??= await startWorker();
    const worker = this.#worker;
    const answer: Promise<Reading> = once(worker, 'message').then(([reading]) => reading as Reading);
    worker.postMessage({ way, text });
    const before = process.cpuUsage();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<'ended'>((resolve) => {
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(before);
        if (user + system > ENDED_AFTER_SECONDS * 1_000_000) resolve('ended');
      }, LOOKED_AT_EVERY_MS);
    });
    const reading = await Promise.race([answer, over]);
    clearInterval(timer);
    if (reading === 'ended') {
      answer.catch(() => undefined);
      await this.stop();
    }
    return reading;
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('reading-thread.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}

/** Hostile text by one way in. What took too long, or ended with an error, in words. */
export async function faultsOfWay(way: string, texts: readonly number[] = [...hostileTexts.keys()]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...texts];
  let ended = 0;
  const work = async (): Promise<void> => {
    const thread = new ReadingThread();
    for (let at = waiting.shift(); at !== undefined && ended < ENDED_MAX; at = waiting.shift()) {
      const reading = await thread.read(way, at);
      const name = hostileTexts[at]?.name ?? '';
      if (reading === 'ended') {
        ended += 1;
        faults.push(`did not end: ${name}`);
      } else if (reading.failure !== null) faults.push(`${reading.failure}: ${name}`);
      else if (reading.seconds > SECONDS_MAX) faults.push(`${reading.seconds.toFixed(1)} s: ${name}`);
    }
    await thread.stop();
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  if (ended >= ENDED_MAX) faults.push(`${waiting.length} texts were not read after so many that did not end`);
  return faults;
}
