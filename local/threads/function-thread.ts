/** Runs in a thread of `start-thread.ts`: calls the functions that it is asked to, as Lambda would. */
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { createLambdaContext } from '../engines/lambda-context.ts';
import {
  BEAT_MS,
  type FunctionCall,
  type FunctionEnd,
  type FunctionLoaded,
  type FunctionName,
  type ThreadData,
} from './thread-messages.ts';
import { yieldProcessor } from './yield-processor.ts';

type Handler = (event: never, context: ReturnType<typeof createLambdaContext>) => Promise<unknown>;

const port = parentPort;
if (port === null) throw new Error('this module is the main file of a thread');

const { beats, yields }: ThreadData = workerData;
if (yields) yieldProcessor();
const beat = new Int32Array(beats);
setInterval(() => Atomics.add(beat, 0, 1), BEAT_MS).unref();

/** Each list is loaded where it is needed: that of the groups has the contracts of all routes. */
async function loadHandler({ kind, name }: FunctionName): Promise<Handler> {
  const functions =
    kind === 'worker'
      ? (await import('../../functions/catalog/workers.ts')).workers
      : (await import('../../functions/catalog/api-groups.ts')).apiGroups;
  const found = functions.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${kind} is called ${name}`);
  const { handler } = await found.load();
  // The next thread takes the compiled code. Does nothing without the cache.
  flushCompileCache();
  return handler as Handler;
}

const handlers = new Map<string, Promise<Handler>>();

function findHandler(called: FunctionName): Promise<Handler> {
  const key = `${called.kind} ${called.name}`;
  const loading = handlers.get(key) ?? loadHandler(called);
  handlers.set(key, loading);
  return loading;
}

async function run(call: FunctionCall): Promise<FunctionEnd> {
  const { callId, name: functionName, event, timeoutSeconds } = call;
  try {
    const handler = await findHandler(call);
    port?.postMessage({ loaded: functionName } satisfies FunctionLoaded);
    const result = await handler(event as never, createLambdaContext({ functionName, timeoutSeconds }));
    // Only JSON crosses Lambda's boundary: a value that would not survive it must not survive here either.
    return { callId, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { callId, thrown: { name, message, stack } };
  }
}

port.on('message', async (call: FunctionCall) => port.postMessage(await run(call)));
