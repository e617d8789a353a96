import {
  ListExecutionsCommand,
  type ListExecutionsCommandInput,
  ListStateMachinesCommand,
  type SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { describe, expect, test, vi } from 'vitest';
import { patience } from '../../../harness/patience.ts';
import { describeExecution, machineOf, startEngine, task, untilEnded } from './harness.ts';

const pass = machineOf({ Pass: { Type: 'Pass', End: true } });
const oneTask = machineOf({ Work: task('work', { End: true }) });

/** A function that waits to be released, and notes how many calls wait. */
function gate() {
  const calls: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const waitFor = (count: number) => vi.waitUntil(() => calls.length >= count, { ...patience, interval: 5 });
  return { calls, waitFor, functions: { work } };
}

async function listNames(client: SFNClient, input: ListExecutionsCommandInput) {
  const { executions = [], nextToken } = await client.send(new ListExecutionsCommand(input));
  return { names: executions.map(({ name }) => name), nextToken };
}

describe('StartExecution', () => {
  test('answers a repeated start of a running execution with the same execution', async () => {
    const { calls, waitFor, functions } = gate();
    const { start, client } = await startEngine(oneTask, { functions });
    const first = await start({ page: 1 }, 'job_an_1');
    const second = await start({ page: 1 }, 'job_an_1');
    expect(second).toMatchObject({ executionArn: first.executionArn, startDate: first.startDate });
    await waitFor(1);
    calls[0]?.resolve('done');
    await untilEnded(client, first.executionArn);
    expect(calls).toHaveLength(1);
  });

  test('starts one execution for many starts at once', async () => {
    const { calls, waitFor, functions } = gate();
    const { start } = await startEngine(oneTask, { functions });
    const started = await Promise.all(Array.from({ length: 10 }, () => start({}, 'job_an_1')));
    expect(new Set(started.map(({ executionArn }) => executionArn)).size).toBe(1);
    await waitFor(1);
    expect(calls).toHaveLength(1);
  });

  test('refuses a taken name with ExecutionAlreadyExists when the input differs or the execution has ended', async () => {
    const { calls, waitFor, functions } = gate();
    const { start, client } = await startEngine(oneTask, { functions });
    const { executionArn } = await start({ page: 1 }, 'job_an_1');
    await expect(start({ page: 2 }, 'job_an_1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    await waitFor(1);
    calls[0]?.resolve('done');
    await untilEnded(client, executionArn);
    await expect(start({ page: 1 }, 'job_an_1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  test('makes a name up when none is given', async () => {
    const { start } = await startEngine(pass);
    const [one, two] = [await start(), await start()];
    expect(one.executionArn).not.toBe(two.executionArn);
  });

  test.each([['has space'], ['a*b'], ['a/b'], ['x'.repeat(81)], [''], ['tab\t']])(
    'refuses the name %j',
    async (name) => {
      const { start } = await startEngine(pass);
      await expect(start({}, name)).rejects.toMatchObject({ name: 'InvalidName' });
    },
  );

  test('takes a name of 80 characters', async () => {
    const { start } = await startEngine(pass);
    const { executionArn } = await start({}, 'x'.repeat(80));
    expect(executionArn).toMatch(/:x{80}$/);
  });

  test('takes an input of 256 KiB and refuses one more byte, of UTF-8', async () => {
    const { client, machineArn } = await startEngine(pass);
    const send = (input: string) => client.send(new StartExecutionCommand({ stateMachineArn: machineArn, input }));
    await send(JSON.stringify('x'.repeat(262_142)));
    await expect(send(JSON.stringify('x'.repeat(262_143)))).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(send(JSON.stringify('é'.repeat(131_072)))).rejects.toMatchObject({ name: 'ValidationException' });
  });

  test('refuses an input that is not JSON', async () => {
    const { client, machineArn } = await startEngine(pass);
    const start = new StartExecutionCommand({ stateMachineArn: machineArn, input: '{' });
    await expect(client.send(start)).rejects.toMatchObject({ name: 'InvalidExecutionInput' });
  });

  test.each([
    ['arn:aws:states:us-east-1:000000000000:stateMachine:unknown', 'StateMachineDoesNotExist'],
    ['arn:aws:states:eu-west-1:000000000000:stateMachine:work', 'StateMachineDoesNotExist'],
    ['work', 'InvalidArn'],
  ])('refuses the machine %s with %s', async (stateMachineArn, name) => {
    const { client } = await startEngine(pass);
    await expect(client.send(new StartExecutionCommand({ stateMachineArn }))).rejects.toMatchObject({ name });
  });

  test('runs at most executionConcurrency executions at the same time, the others in their turn', async () => {
    const { calls, waitFor, functions } = gate();
    const { start, client } = await startEngine(oneTask, { functions, executionConcurrency: 2 });
    const started = await Promise.all([start(), start(), start()]);
    await waitFor(2);
    for (const { executionArn } of started) {
      expect(await describeExecution(client, executionArn)).toMatchObject({ status: 'RUNNING' });
    }
    expect(calls).toHaveLength(2);
    calls[0]?.resolve('done');
    await waitFor(3);
    for (const call of calls) call.resolve('done');
    for (const { executionArn } of started) {
      expect(await untilEnded(client, executionArn)).toMatchObject({ status: 'SUCCEEDED' });
    }
  });
});

describe('DescribeExecution', () => {
  test('tells the whole story of an execution', async () => {
    const { run, machineArn } = await startEngine(pass);
    expect(await run({ page: 1 })).toMatchObject({
      executionArn: expect.stringContaining(':execution:work:'),
      stateMachineArn: machineArn,
      status: 'SUCCEEDED',
      startDate: expect.any(Date),
      stopDate: expect.any(Date),
      input: '{"page":1}',
      output: '{"page":1}',
    });
  });

  test.each([
    ['arn:aws:states:us-east-1:000000000000:execution:work:unknown', 'ExecutionDoesNotExist'],
    ['unknown', 'InvalidArn'],
  ])('answers %s with %s', async (arn, name) => {
    const { client } = await startEngine(pass);
    await expect(describeExecution(client, arn)).rejects.toMatchObject({ name });
  });
});

describe('StopExecution', () => {
  const stop = (client: SFNClient, executionArn: string | undefined) =>
    client.send(new StopExecutionCommand({ executionArn, error: 'Cancelled', cause: 'Crawl cancelled' }));

  test('aborts a running execution, tells its function, and runs no further state', async () => {
    const entered = Promise.withResolvers<AbortSignal>();
    const after = vi.fn();
    const definition = machineOf({
      Work: task('work', {
        Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 0, MaxAttempts: 99 }],
        Catch: [{ ErrorEquals: ['States.ALL'], Next: 'After' }],
        Next: 'After',
      }),
      After: task('after', { End: true }),
    });
    const work = vi.fn((_payload: unknown, signal: AbortSignal) => {
      entered.resolve(signal);
      return new Promise(() => {});
    });
    const { start, client } = await startEngine(definition, { functions: { work, after } });
    const { executionArn } = await start();
    const signal = await entered.promise;
    const { stopDate } = await stop(client, executionArn);
    expect(await describeExecution(client, executionArn)).toMatchObject({
      status: 'ABORTED',
      error: 'Cancelled',
      cause: 'Crawl cancelled',
      stopDate,
    });
    expect(signal.aborted).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
    expect(after).not.toHaveBeenCalled();
  });

  test('runs no further item of a Map', async () => {
    const entered = Promise.withResolvers<void>();
    const definition = machineOf({
      All: {
        Type: 'Map',
        MaxConcurrency: 1,
        ItemProcessor: machineOf({
          Work: task('work', { Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 0 }], End: true }),
        }),
        End: true,
      },
    });
    const work = vi.fn(() => {
      entered.resolve();
      return new Promise(() => {});
    });
    const { start, client } = await startEngine(definition, { functions: { work } });
    const { executionArn } = await start([1, 2, 3, 4]);
    await entered.promise;
    await stop(client, executionArn);
    // A later execution that gets as far shows that the items of the first had every chance to run.
    await start([5]);
    await vi.waitUntil(() => work.mock.calls.length > 1, patience);
    expect(work.mock.calls).toEqual([
      [1, expect.anything()],
      [5, expect.anything()],
    ]);
  });

  test('takes an execution that waits for its turn out of the queue', async () => {
    const { calls, waitFor, functions } = gate();
    const { start, client } = await startEngine(oneTask, { functions, executionConcurrency: 1 });
    await start();
    await waitFor(1);
    const { executionArn } = await start();
    await stop(client, executionArn);
    const { executionArn: next } = await start();
    calls[0]?.resolve('done');
    await waitFor(2);
    calls[1]?.resolve('done');
    await untilEnded(client, next);
    expect(calls).toHaveLength(2);
    expect(await describeExecution(client, executionArn)).toMatchObject({ status: 'ABORTED' });
  });

  test('leaves an execution that has ended as it is', async () => {
    const { run, client } = await startEngine(pass);
    const { executionArn, stopDate } = await run();
    expect((await stop(client, executionArn)).stopDate).toEqual(stopDate);
    expect(await describeExecution(client, executionArn)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

describe('ListExecutions', () => {
  test('pages newest first, unmoved by executions that start in between', async () => {
    const { start, client, machineArn: stateMachineArn } = await startEngine(pass);
    for (const name of ['a', 'b', 'c']) await start({}, name);
    const first = await listNames(client, { stateMachineArn, maxResults: 2 });
    expect(first.names).toEqual(['c', 'b']);
    await start({}, 'd');
    const { nextToken } = first;
    expect(await listNames(client, { stateMachineArn, maxResults: 2, nextToken })).toEqual({ names: ['a'] });
  });

  test('filters by status', async () => {
    const { calls, waitFor, functions } = gate();
    const { start, client, machineArn: stateMachineArn } = await startEngine(oneTask, { functions });
    const { executionArn } = await start({}, 'ended');
    await waitFor(1);
    calls[0]?.resolve('done');
    await untilEnded(client, executionArn);
    await start({}, 'running');
    expect(await listNames(client, { stateMachineArn, statusFilter: 'RUNNING' })).toEqual({ names: ['running'] });
    expect(await listNames(client, { stateMachineArn, statusFilter: 'SUCCEEDED' })).toEqual({ names: ['ended'] });
  });

  test('refuses a token that it did not give', async () => {
    const { client, machineArn: stateMachineArn } = await startEngine(pass);
    await expect(listNames(client, { stateMachineArn, nextToken: 'forged' })).rejects.toMatchObject({
      name: 'InvalidToken',
    });
  });
});

describe('the endpoint', () => {
  test('lists the machines', async () => {
    const { client, machineArn, stateMachineArn } = await startEngine(pass);
    const { stateMachines = [] } = await client.send(new ListStateMachinesCommand({}));
    expect(stateMachines.map(({ stateMachineArn }) => stateMachineArn)).toEqual([machineArn]);
    expect(() => stateMachineArn('unknown')).toThrow('There is no state machine unknown');
  });

  test.each([
    ['AWSStepFunctions.DeleteEverything', '{}', 'UnknownOperationException'],
    ['AWSStepFunctions.StartExecution', '{', 'SerializationException'],
    ['AWSStepFunctions.StartExecution', 'null', 'ValidationException'],
    ['AWSStepFunctions.StartExecution', '{"stateMachineArn":7}', 'ValidationException'],
  ])('answers %s with the body %s by %s', async (target, body, type) => {
    const { endpoint } = await startEngine(pass);
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target };
    const response = await fetch(endpoint, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: type });
  });
});
