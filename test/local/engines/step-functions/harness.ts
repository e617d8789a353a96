import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { onTestFinished, vi } from 'vitest';
import { type StepFunctionsOptions, startStepFunctions } from '../../../../local/engines/step-functions.ts';
import { patience } from '../../../harness/patience.ts';

type Functions = Record<string, (payload: never, signal: AbortSignal) => unknown>;

type HarnessOptions = Partial<Omit<StepFunctionsOptions, 'stateMachines' | 'invokeFunction'>> & {
  functions?: Functions;
};

/** A Task state in the form that our machines use. */
export function task(functionName: string, fields: object = {}) {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: functionName, 'Payload.$': '$' },
    OutputPath: '$.Payload',
    ...fields,
  };
}

/** A machine of these states; the first one starts. */
export function machineOf(states: Record<string, object>, fields: object = {}) {
  return { StartAt: Object.keys(states)[0], States: states, ...fields };
}

/** An engine with one machine named `work`, and the SDK client that talks to it. */
export async function startEngine(definition: object, { functions = {}, ...options }: HarnessOptions = {}) {
  const engine = await startStepFunctions({
    stateMachines: [{ name: 'work', definition }],
    journalDir: null,
    // To hold a definition against the language takes a third of a second, and is tested for the definitions that we have.
    checked: true,
    ...options,
    invokeFunction: async (name, payload, signal) => {
      const run = functions[name];
      if (run === undefined) throw new Error(`There is no function ${name}`);
      return await run(payload as never, signal);
    },
  });
  const client = new SFNClient({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  onTestFinished(async () => {
    client.destroy();
    await engine.stop();
  });
  const machineArn = engine.stateMachineArn('work');
  return {
    ...engine,
    client,
    machineArn,
    start: (input: unknown = {}, name?: string) =>
      client.send(
        new StartExecutionCommand({
          stateMachineArn: machineArn,
          ...(name !== undefined && { name }),
          input: JSON.stringify(input),
        }),
      ),
    /** Runs an execution to its end. */
    run: async (input: unknown = {}): Promise<DescribeExecutionCommandOutput> => {
      const { executionArn } = await client.send(
        new StartExecutionCommand({ stateMachineArn: machineArn, input: JSON.stringify(input) }),
      );
      return await untilEnded(client, executionArn);
    },
  };
}

export const describeExecution = (client: SFNClient, executionArn: string | undefined) =>
  client.send(new DescribeExecutionCommand({ executionArn }));

export const untilEnded = (client: SFNClient, executionArn: string | undefined) =>
  vi.waitUntil(async () => {
    const execution = await describeExecution(client, executionArn);
    return execution.status === 'RUNNING' ? null : execution;
  }, patience);
