import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test.skipIf(process.platform !== 'linux')(
  'a thread that yields the processor is after the one that started it',
  async () => {
    const before = getPriority(0);
    const worker = new Worker(new URL('yielding-thread.ts', import.meta.url));
    const [priority] = await once(worker, 'message');
    await worker.terminate();
    expect(priority).toBe(Math.min(before + 3, 19));
    expect(getPriority(0)).toBe(before);
  },
);
