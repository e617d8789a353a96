import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { stateMachineArn } from './arns.ts';
import { exceedsDataLimit, payloadLimitBytes } from './data-limit.ts';
import { StepFunctionsError } from './errors.ts';
import type { Execution, Executions } from './executions.ts';
import type { Machine } from './machine.ts';

export interface OperationContext {
  machines: Map<string, Machine>;
  executions: Executions;
  bootedAt: number;
}

type Operation = (input: unknown, context: OperationContext) => Promise<object> | object;

/** One operation of the API: its input checked, its answer as the JSON 1.0 protocol has it. */
function operation<T>(
  schema: z.ZodType<T>,
  run: (input: T, context: OperationContext) => Promise<object> | object,
): Operation {
  return (input, context) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new StepFunctionsError('ValidationException', z.prettifyError(parsed.error));
    return run(parsed.data, context);
  };
}

/** https://docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html: what a name may not hold. */
const forbiddenInNames = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/u;

const startExecutionSchema = z.object({
  stateMachineArn: z.string(),
  name: z.string().optional(),
  input: z.string().default('{}'),
});

const startExecution = operation(startExecutionSchema, async ({ stateMachineArn, name, input }, context) => {
  const machine = findMachine(context, stateMachineArn);
  const executionName = name ?? randomUUID();
  if (executionName.length < 1 || executionName.length > 80 || forbiddenInNames.test(executionName)) {
    throw new StepFunctionsError('InvalidName', `Invalid Name: '${executionName}'`);
  }
  if (exceedsDataLimit(input)) {
    throw new StepFunctionsError(
      'ValidationException',
      `Value at 'input' failed to satisfy constraint: Member must have length less than or equal to ${payloadLimitBytes}`,
    );
  }
  if (!isJson(input)) throw new StepFunctionsError('InvalidExecutionInput', `Invalid State Machine Execution Input`);
  const execution = await context.executions.start(machine, executionName, input);
  return { executionArn: execution.arn, startDate: toSeconds(execution.startDate) };
});

const describeExecution = operation(z.object({ executionArn: z.string() }), ({ executionArn }, context) => {
  const execution = findExecution(context, executionArn);
  const { input, output, error, cause } = execution;
  return {
    ...summary(execution),
    ...(input !== undefined && { input, inputDetails: { included: true } }),
    ...(output !== undefined && { output, outputDetails: { included: true } }),
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause }),
  };
});

const stopExecutionSchema = z.object({
  executionArn: z.string(),
  error: z.string().max(256).optional(),
  cause: z.string().max(32_768).optional(),
});

const stopExecution = operation(stopExecutionSchema, async ({ executionArn, error, cause }, context) => {
  const execution = findExecution(context, executionArn);
  await context.executions.abort(execution, error, cause);
  return { stopDate: toSeconds(execution.stopDate ?? Date.now()) };
});

const listExecutionsSchema = z.object({
  stateMachineArn: z.string(),
  statusFilter: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED', 'PENDING_REDRIVE']).optional(),
  maxResults: z.int().min(0).max(1000).default(0),
  nextToken: z.string().optional(),
});

const listExecutions = operation(listExecutionsSchema, (input, context) => {
  const machine = findMachine(context, input.stateMachineArn);
  const before = input.nextToken === undefined ? Number.POSITIVE_INFINITY : readToken(input.nextToken);
  const matching = context.executions
    .list(machine.name)
    .filter(({ sequence, status }) => sequence < before && status === (input.statusFilter ?? status));
  // AWS: 0 means the default of 100.
  const page = matching.slice(0, input.maxResults || 100);
  const last = page.at(-1);
  const more = last !== undefined && page.length < matching.length;
  return { executions: page.map(summary), ...(more && { nextToken: writeToken(last.sequence) }) };
});

const listStateMachines = operation(z.object({}), (_input, context) => ({
  stateMachines: Array.from(context.machines.keys(), (name) => ({
    stateMachineArn: stateMachineArn(name),
    name,
    type: 'STANDARD',
    creationDate: toSeconds(context.bootedAt),
  })),
}));

export const operations = new Map<string, Operation>([
  ['StartExecution', startExecution],
  ['DescribeExecution', describeExecution],
  ['StopExecution', stopExecution],
  ['ListExecutions', listExecutions],
  ['ListStateMachines', listStateMachines],
]);

function findMachine({ machines }: OperationContext, arn: string): Machine {
  const [, , service, , , kind, name = ''] = arn.split(':');
  if (service !== 'states' || kind !== 'stateMachine')
    throw new StepFunctionsError('InvalidArn', `Invalid Arn: '${arn}'`);
  const machine = machines.get(name);
  if (machine === undefined || stateMachineArn(name) !== arn) {
    throw new StepFunctionsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
  }
  return machine;
}

function findExecution({ executions }: OperationContext, arn: string): Execution {
  const [, , service, , , kind] = arn.split(':');
  if (service !== 'states' || kind !== 'execution') throw new StepFunctionsError('InvalidArn', `Invalid Arn: '${arn}'`);
  const execution = executions.find(arn);
  if (execution === undefined) {
    throw new StepFunctionsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  }
  return execution;
}

function summary({ arn, machine, name, status, startDate, stopDate }: Execution) {
  return {
    executionArn: arn,
    stateMachineArn: stateMachineArn(machine),
    name,
    status,
    startDate: toSeconds(startDate),
    ...(stopDate !== undefined && { stopDate: toSeconds(stopDate) }),
  };
}

/** The protocol's dates are seconds with fractions. */
const toSeconds = (milliseconds: number) => milliseconds / 1_000;

const writeToken = (sequence: number) => Buffer.from(String(sequence)).toString('base64url');

function readToken(token: string): number {
  const sequence = Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isSafeInteger(sequence) || sequence < 1) {
    throw new StepFunctionsError('InvalidToken', `Invalid Token: '${token}'`);
  }
  return sequence;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
