import * as z from 'zod';
import { dataLimitExceeded, exceedsDataLimit } from './data-limit.ts';

/** The Lambda function of this name, with its own deadline; it should give up when the signal says so. */
export type InvokeFunction = (functionName: string, payload: unknown, signal: AbortSignal) => Promise<unknown>;

const invocationSchema = z.object({ FunctionName: z.string().min(1), Payload: z.unknown() });

/** An error that Retry and Catch see under this name, with this Cause. */
class TaskError extends Error {
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** The interpreter reads these two fields: the error ends the execution, past any Retry and Catch. */
class TerminalError extends TaskError {
  isRetryable = false;
  isCatchable = false;
}

/**
 * One run of a Task state: takes the `Parameters` of `arn:aws:states:::lambda:invoke`, calls the function, and responds as
 * that integration does. What the function throws arrives in Retry and Catch under its own name.
 */
export async function runTask(
  stateName: string,
  parameters: unknown,
  invokeFunction: InvokeFunction,
  signals: { execution: AbortSignal; timeoutMs: number | null },
) {
  const { execution, timeoutMs } = signals;
  // The interpreter starts the next retry of an aborted execution; it ends here.
  if (execution.aborted) throw new TerminalError('States.Runtime', 'The execution was stopped');
  refuseTooLarge(stateName, JSON.stringify(parameters), 'input');
  const invocation = invocationSchema.safeParse(parameters);
  if (!invocation.success) {
    throw new TerminalError('States.Runtime', `The task ${stateName} names no function: ${invocation.error.message}`);
  }
  const { FunctionName, Payload } = invocation.data;
  const signal = timeoutMs === null ? execution : AbortSignal.any([execution, AbortSignal.timeout(timeoutMs)]);
  const json = await raceAbort(callFunction(invokeFunction, FunctionName, Payload, signal), execution);
  const result = { ExecutedVersion: '$LATEST', Payload: JSON.parse(json), StatusCode: 200 };
  refuseTooLarge(stateName, JSON.stringify(result), 'result');
  return result;
}

/** The function's answer as JSON text, which is all that crosses the wire on AWS. */
async function callFunction(
  invokeFunction: InvokeFunction,
  functionName: string,
  payload: unknown,
  signal: AbortSignal,
): Promise<string> {
  let result: unknown;
  try {
    result = await invokeFunction(functionName, payload, signal);
  } catch (error) {
    throw lambdaError(error);
  }
  try {
    return JSON.stringify(result ?? null) ?? 'null';
  } catch (error) {
    throw lambdaError(
      Object.assign(new Error(`Unable to stringify response body: ${String(error)}`), { name: 'Runtime.MarshalError' }),
    );
  }
}

/** The error name and the Cause that Lambda's Node runtime makes of what a handler threw. */
function lambdaError(thrown: unknown): TaskError {
  const [errorType, errorMessage, trace] =
    thrown instanceof Error
      ? [thrown.name, thrown.message, (thrown.stack ?? '').split('\n')]
      : [typeof thrown, String(thrown), []];
  return new TaskError(errorType, JSON.stringify({ errorType, errorMessage, trace }));
}

/** On AWS neither States.ALL nor States.TaskFailed matches this error, so a machine must not rely on a Catch here. */
function refuseTooLarge(stateName: string, json: string | undefined, what: 'input' | 'result'): void {
  if (!exceedsDataLimit(json)) return;
  throw new TerminalError(
    dataLimitExceeded,
    `The state/task '${stateName}' has a ${what} with a size exceeding the maximum number of bytes service limit.`,
  );
}

function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new TerminalError('States.Runtime', 'The execution was stopped'));
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}
