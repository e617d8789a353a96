import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenForJson } from './json-endpoint.ts';
import { stateMachineArn } from './step-functions/arns.ts';
import { StepFunctionsError } from './step-functions/errors.ts';
import { Executions } from './step-functions/executions.ts';
import { openJournal, readJournal } from './step-functions/journal.ts';
import { createMachine } from './step-functions/machine.ts';
import { type OperationContext, operations } from './step-functions/operations.ts';
import type { InvokeFunction } from './step-functions/task.ts';

export interface StepFunctionsOptions {
  /** The definitions are ASL JSON after substitutions; their tasks are `arn:aws:states:::lambda:invoke`. */
  stateMachines: { name: string; definition: object }[];
  /** The definitions were held against the language elsewhere: the check costs a start 1.4 s of processor time. */
  checked?: boolean;
  invokeFunction: InvokeFunction;
  /** Where the executions are journaled that have to survive a crash; null keeps them in memory alone. */
  journalDir: string | null;
  /** Executions that run at the same time; the others wait, RUNNING in the eyes of the API. */
  executionConcurrency?: number;
  /** Hears of an end that could not be journaled: that execution will run again at the next boot. */
  onError?: (error: unknown) => void;
}

export interface StepFunctionsEngine {
  endpoint: string;
  /** Throws for a machine that was not configured. */
  stateMachineArn: (name: string) => string;
  /** Aborts what runs, to start it again at the next boot on the same journal. */
  stop(): Promise<void>;
}

/**
 * Starts a Step Functions endpoint in this process. An execution that was accepted is on disk before the client hears
 * of it; one that a stop or a crash cut off starts again from its start, so its tasks have to be idempotent. Rejects
 * when a definition is wrong or uses what the interpreter does not support.
 *
 * Three differences to AWS remain that a definition has to keep clear of. When an item of a Map fails, the items that
 * had not begun still run while the Map's own Catch goes on: catch inside the item instead. Inside an item,
 * `$$.Execution.Input` is the item and `$$.Map` is missing. `$$.State` and `$$.Task` are missing everywhere.
 */
export async function startStepFunctions(options: StepFunctionsOptions): Promise<StepFunctionsEngine> {
  const {
    stateMachines,
    checked = false,
    invokeFunction,
    journalDir,
    executionConcurrency = 8,
    onError = () => {},
  } = options;
  const created = stateMachines.map(({ name, definition }) =>
    createMachine(name, definition, invokeFunction, { checked }),
  );
  const machines = new Map((await Promise.all(created)).map((machine) => [machine.name, machine]));
  const executions = new Executions({ concurrency: executionConcurrency, onError });
  if (journalDir !== null) executions.restore(await readJournal(journalDir), machines);
  const journal = journalDir === null ? null : await openJournal(journalDir, () => executions.snapshot());
  if (journal !== null) executions.useJournal(journal);
  const context: OperationContext = { machines, executions, bootedAt: Date.now() };
  const server = await listenForJson((req, res) => answer(req, res, context));
  // Not before the caller has the endpoint, which a task may need.
  setImmediate(() => executions.begin());
  return {
    endpoint: server.endpoint,
    stateMachineArn(name) {
      if (!machines.has(name)) throw new Error(`There is no state machine ${name}`);
      return stateMachineArn(name);
    },
    async stop() {
      executions.close();
      await server.close();
      await journal?.close();
    },
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, context: OperationContext): Promise<void> {
  const [status, body] = await perform(req, context);
  res.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}

async function perform(req: IncomingMessage, context: OperationContext): Promise<[number, object]> {
  try {
    const name = String(req.headers['x-amz-target']).split('.').at(-1) ?? '';
    const operation = operations.get(name);
    if (operation === undefined) throw new StepFunctionsError('UnknownOperationException', `No operation ${name}`);
    return [200, await operation(JSON.parse(await text(req)), context)];
  } catch (error) {
    if (error instanceof StepFunctionsError) return [400, { __type: error.type, message: error.message }];
    if (error instanceof SyntaxError) return [400, { __type: 'SerializationException', message: error.message }];
    throw error;
  }
}
