import { channel } from 'node:diagnostics_channel';
import type { StateMachine } from 'aws-local-stepfunctions';
import { executionArn, stateMachineArn } from './arns.ts';
import { dataLimitExceeded, exceedsDataLimit } from './data-limit.ts';
import { prepareDefinition } from './definition.ts';
import { type InvokeFunction, runTask } from './task.ts';

type Outcome =
  | { status: 'SUCCEEDED'; output: string }
  | { status: 'FAILED' | 'TIMED_OUT'; error: string; cause: string };

export interface Run {
  /** How the execution ended; null when it was aborted. Never rejects. */
  outcome: Promise<Outcome | null>;
  abort(): void;
}

export interface Machine {
  name: string;
  run(executionName: string, input: string): Run;
}

/** Of a state that an execution enters: to count the transitions of a standard execution. */
export interface StateEntered {
  machine: string;
  type: string;
}
export const STATE_ENTERED_CHANNEL = 'content-optimization:state-entered';
const statesEntered = channel(STATE_ENTERED_CHANNEL);

type Interpreters = typeof import('aws-local-stepfunctions');

/**
 * A state machine ready to run. Throws when the definition is wrong, or uses what the interpreter does not support;
 * `checked` definitions were held against the language elsewhere: their interpreter is loaded by the first execution.
 */
export async function createMachine(
  name: string,
  original: object,
  invokeFunction: InvokeFunction,
  { checked = false }: { checked?: boolean } = {},
): Promise<Machine> {
  const { definition, tasks } = prepareDefinition(name, original);
  // A run takes 0.02 ms, an interpreter 60 ms: one serves every execution of its machine.
  const open = async () => {
    const interpreters = await import('aws-local-stepfunctions');
    const machine = new interpreters.StateMachine(definition, { validationOptions: { noValidate: checked } });
    return { interpreters, machine };
  };
  let opened = checked ? null : Promise.resolve(await open());
  return {
    name,
    run(executionName, input) {
      const stopping = new AbortController();
      const abort = () => stopping.abort();
      const outcome = interpret(executionName, input, stopping).finally(abort);
      return { abort, outcome };
    },
  };

  async function interpret(executionName: string, input: string, stopping: AbortController): Promise<Outcome | null> {
    opened ??= open();
    const { interpreters, machine } = await opened;
    if (stopping.signal.aborted) return null;
    const execution = machine.run(JSON.parse(input), {
      context: executionContext(name, executionName),
      overrides: {
        taskResourceLocalHandlers: Object.fromEntries(
          Array.from(tasks, ([stateName, { timeoutMs }]) => [
            stateName,
            (parameters) => runTask(stateName, parameters, invokeFunction, { execution: stopping.signal, timeoutMs }),
          ]),
        ),
      },
    });
    stopping.signal.addEventListener('abort', () => execution.abort(), { once: true });
    // The items of a failed Map that had not begun go on in the interpreter; their tasks end with the signal.
    return settle(name, execution, { interpreters, abort: () => stopping.abort() });
  }
}

/** The fields of `$$` in a definition; the interpreter adds the input and the start time. */
function executionContext(machine: string, executionName: string) {
  return {
    Execution: { Id: executionArn(machine, executionName), Name: executionName },
    StateMachine: { Id: stateMachineArn(machine), Name: machine },
  };
}

async function settle(
  machine: string,
  execution: ReturnType<StateMachine['run']>,
  { interpreters, abort }: { interpreters: Interpreters; abort: () => void },
): Promise<Outcome | null> {
  const tooLarge = findTooLargeOutput(machine, execution.eventLogs, abort);
  const ended = await execution.result.then(succeeded, (thrown: unknown) => failed(thrown, interpreters));
  const stateName = await tooLarge;
  if (stateName === null) return ended;
  return {
    status: 'FAILED',
    error: dataLimitExceeded,
    cause: `The state/task '${stateName}' returned a result with a size exceeding the maximum number of bytes service limit.`,
  };
}

/**
 * The first state whose output is over AWS's limit, or null. The interpreter has no such limit, but it reports every
 * output. Reading its events to the end also keeps them from piling up for the length of the execution.
 */
async function findTooLargeOutput(
  machine: string,
  events: ReturnType<StateMachine['run']>['eventLogs'],
  abort: () => void,
): Promise<string | null> {
  let found: string | null = null;
  for await (const event of events) {
    if (event.type === 'StateEntered') statesEntered.publish({ machine, type: event.state.type });
    if (found !== null || event.type !== 'StateExited') continue;
    if (!exceedsDataLimit(JSON.stringify(event.state.output))) continue;
    found = event.state.name;
    abort();
  }
  return found;
}

function succeeded(output: unknown): Outcome {
  return { status: 'SUCCEEDED', output: JSON.stringify(output ?? null) };
}

function failed(thrown: unknown, { ExecutionAbortedError, ExecutionTimeoutError }: Interpreters): Outcome | null {
  if (thrown instanceof ExecutionAbortedError) return null;
  if (thrown instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT', error: 'States.Timeout', cause: '' };
  // The interpreter wraps what ended the execution once.
  const reason = thrown instanceof Error ? thrown.cause : undefined;
  return reason instanceof Error
    ? { status: 'FAILED', error: reason.name, cause: reason.message }
    : { status: 'FAILED', error: 'States.Runtime', cause: String(thrown) };
}
