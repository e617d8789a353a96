import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processVariables } from '../../shared/environment.ts';

export interface MeasuredProcess<Ready> {
  pid: number;
  /** The report of the process when it was ready. */
  ready: Ready;
  /** Processor time that this process has used so far; the engine's and the client's are not in it. */
  cpuMs(): Promise<number>;
  /** The process's own counts; empty where it has none. */
  counts(): Promise<object>;
  stop(): Promise<void>;
}

/** Starts a file of this folder, which calls `followParent`: what the client of the measurement does is not counted with it. */
export async function startMeasuredProcess<Ready>(
  file: string,
  environment: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<MeasuredProcess<Ready>> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...processVariables(), ...environment },
    execArgv: [...process.execArgv, ...nodeArguments],
  });
  const ready = await nextMessage<Ready>(child);
  const ask = (): Promise<{ cpuMs: number; counts: object }> => {
    const reply = nextMessage<{ cpuMs: number; counts: object }>(child);
    child.send('cpu');
    return reply;
  };
  return {
    pid: child.pid ?? 0,
    ready,
    cpuMs: async () => (await ask()).cpuMs,
    counts: async () => (await ask()).counts,
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the measured process ended');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), exit]);
    return message as Message;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
}
