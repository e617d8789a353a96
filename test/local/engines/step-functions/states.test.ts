import { describe, expect, test, vi } from 'vitest';
import { machineOf, startEngine, task } from './harness.ts';

function throwing(name: string, message = 'broken') {
  return () => {
    throw Object.assign(new Error(message), { name });
  };
}

describe('a task', () => {
  test('calls the function that its Parameters name, with their Payload', async () => {
    const double = vi.fn(({ n }: { n: number }) => ({ n: n * 2 }));
    const { run } = await startEngine(machineOf({ Double: task('double', { End: true }) }), { functions: { double } });
    expect(await run({ n: 21 })).toMatchObject({ status: 'SUCCEEDED', output: '{"n":42}', input: '{"n":21}' });
    expect(double).toHaveBeenCalledExactlyOnceWith({ n: 21 }, expect.any(AbortSignal));
  });

  test('answers as the lambda:invoke integration does', async () => {
    const definition = machineOf({ Ask: task('ask', { OutputPath: '$', End: true }) });
    const { run } = await startEngine(definition, { functions: { ask: () => undefined } });
    const { output } = await run();
    expect(JSON.parse(output ?? '')).toEqual({ ExecutedVersion: '$LATEST', Payload: null, StatusCode: 200 });
  });

  test('passes on nothing that JSON does not carry', async () => {
    const definition = machineOf({ Ask: task('ask', { End: true }) });
    const { run } = await startEngine(definition, {
      functions: { ask: () => ({ at: new Date(0), nothing: undefined }) },
    });
    expect(await run()).toMatchObject({ output: '{"at":"1970-01-01T00:00:00.000Z"}' });
  });

  test('reads the names of its execution and its machine', async () => {
    const definition = machineOf({
      Names: {
        Type: 'Pass',
        Parameters: { 'name.$': '$$.Execution.Name', 'machine.$': '$$.StateMachine.Name' },
        End: true,
      },
    });
    const { run } = await startEngine(definition);
    const { output, name } = await run();
    expect(JSON.parse(output ?? '')).toEqual({ name, machine: 'work' });
  });

  test('fails its execution with the name of the error and the Cause that Lambda gives', async () => {
    const { run } = await startEngine(machineOf({ Grade: task('grade', { End: true }) }), {
      functions: { grade: throwing('NonRetryableError', 'no content') },
    });
    const { status, error, cause } = await run();
    expect({ status, error }).toEqual({ status: 'FAILED', error: 'NonRetryableError' });
    expect(JSON.parse(cause ?? '')).toEqual({
      errorType: 'NonRetryableError',
      errorMessage: 'no content',
      trace: expect.arrayContaining([expect.stringContaining('no content')]),
    });
  });

  test.each([
    ['a string', 'plain', { errorType: 'string', errorMessage: 'plain', trace: [] }],
    ['nothing', undefined, { errorType: 'undefined', errorMessage: 'undefined', trace: [] }],
  ])('names the type of what is thrown when a function throws %s', async (_name, thrown, expected) => {
    const { run } = await startEngine(machineOf({ Grade: task('grade', { End: true }) }), {
      functions: { grade: () => Promise.reject(thrown) },
    });
    const { error, cause } = await run();
    expect(error).toBe(expected.errorType);
    expect(JSON.parse(cause ?? '')).toEqual(expected);
  });

  test('fails when its function answers what JSON cannot hold', async () => {
    const { run } = await startEngine(machineOf({ Count: task('count', { End: true }) }), {
      functions: { count: () => 1n },
    });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'Runtime.MarshalError' });
  });

  test('tells its function to give up when its time is over', async () => {
    const gaveUp = Promise.withResolvers<unknown>();
    const definition = machineOf({
      Wait: task('wait', {
        TimeoutSeconds: 1,
        Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Late' }],
        End: true,
      }),
      Late: { Type: 'Pass', Result: 'late', End: true },
    });
    const { run } = await startEngine(definition, {
      functions: {
        wait: (_payload: unknown, signal: AbortSignal) => {
          signal.addEventListener('abort', () => gaveUp.resolve(signal.reason));
          return gaveUp.promise.then(() => new Promise(() => {}));
        },
      },
    });
    expect(await run()).toMatchObject({ status: 'SUCCEEDED', output: '"late"' });
    expect(await gaveUp.promise).toMatchObject({ name: 'TimeoutError' });
  });
});

describe('Retry', () => {
  const retrying = (errors: string[]) =>
    machineOf({
      Grade: task('grade', { Retry: [{ ErrorEquals: errors, IntervalSeconds: 0, MaxAttempts: 2 }], End: true }),
    });

  test.each([['RetryableError'], ['States.TaskFailed'], ['States.ALL']])(
    'runs a task again after an error that %s matches',
    async (errorEquals) => {
      const grade = vi.fn(throwing('RetryableError')).mockImplementationOnce(throwing('RetryableError'));
      grade.mockImplementationOnce(() => 'graded' as never);
      const { run } = await startEngine(retrying([errorEquals]), { functions: { grade } });
      expect(await run()).toMatchObject({ status: 'SUCCEEDED', output: '"graded"' });
      expect(grade).toHaveBeenCalledTimes(2);
    },
  );

  test('gives up after MaxAttempts, with the last error', async () => {
    const grade = vi.fn(throwing('RetryableError'));
    const { run } = await startEngine(retrying(['RetryableError']), { functions: { grade } });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'RetryableError' });
    expect(grade).toHaveBeenCalledTimes(3);
  });

  test('leaves other errors alone', async () => {
    const grade = vi.fn(throwing('OtherError'));
    const { run } = await startEngine(retrying(['RetryableError']), { functions: { grade } });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'OtherError' });
    expect(grade).toHaveBeenCalledTimes(1);
  });
});

describe('Catch', () => {
  test.each([['NonRetryableError'], ['States.TaskFailed'], ['States.ALL']])(
    'by %s goes on with Error and Cause as the fallback sees them on AWS',
    async (errorEquals) => {
      const definition = machineOf({
        Grade: task('grade', {
          Catch: [{ ErrorEquals: [errorEquals], ResultPath: '$.failure', Next: 'Fail job' }],
          End: true,
        }),
        'Fail job': task('fail-job', { End: true }),
      });
      const failJob = vi.fn((_payload: { job: string; failure: { Error: string; Cause: string } }) => 'failed');
      const { run } = await startEngine(definition, {
        functions: { grade: throwing('NonRetryableError'), 'fail-job': failJob },
      });
      expect(await run({ job: 'job_an_1' })).toMatchObject({ status: 'SUCCEEDED', output: '"failed"' });
      const payload = failJob.mock.calls[0]?.[0];
      expect(payload).toMatchObject({ job: 'job_an_1', failure: { Error: 'NonRetryableError' } });
      expect(JSON.parse(payload?.failure.Cause ?? '')).toMatchObject({ errorMessage: 'broken' });
    },
  );

  test('of a Fail state is not asked: the execution fails with its Error and Cause', async () => {
    const { run } = await startEngine(machineOf({ Stop: { Type: 'Fail', Error: 'JobFailed', Cause: 'no pages' } }));
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'JobFailed', cause: 'no pages' });
  });
});

describe('Map and Parallel', () => {
  const mapOf = (fields: object) => ({
    Type: 'Map',
    MaxConcurrency: 2,
    ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, ...machineOf({ Grade: task('grade', { End: true }) }) },
    End: true,
    ...fields,
  });

  test('call the functions of their nested tasks', async () => {
    const definition = machineOf({
      Both: {
        Type: 'Parallel',
        Branches: [machineOf({ All: mapOf({}) }), machineOf({ One: task('first', { End: true }) })],
        End: true,
      },
    });
    const { run } = await startEngine(definition, {
      functions: { grade: (n: number) => n + 1, first: ([n]: number[]) => n },
    });
    expect(await run([1, 2, 3])).toMatchObject({ status: 'SUCCEEDED', output: '[[2,3,4],1]' });
  });

  test('run at most MaxConcurrency items at the same time, and reach it', async () => {
    let running = 0;
    let most = 0;
    const full = Promise.withResolvers<void>();
    const { run } = await startEngine(machineOf({ All: mapOf({}) }), {
      functions: {
        grade: async (n: number) => {
          most = Math.max(most, ++running);
          if (running === 2) full.resolve();
          await full.promise;
          running--;
          return n;
        },
      },
    });
    expect(await run([1, 2, 3, 4, 5])).toMatchObject({ output: '[1,2,3,4,5]' });
    expect(most).toBe(2);
  });

  test('give the error of an item to their Catch', async () => {
    const definition = machineOf({
      All: mapOf({ Catch: [{ ErrorEquals: ['NonRetryableError'], Next: 'Caught' }] }),
      Caught: { Type: 'Pass', OutputPath: '$.Error', End: true },
    });
    const { run } = await startEngine(definition, { functions: { grade: throwing('NonRetryableError') } });
    expect(await run([1])).toMatchObject({ status: 'SUCCEEDED', output: '"NonRetryableError"' });
  });
});

describe('the data limit of 256 KiB', () => {
  const large = 'x'.repeat(262_144);

  test.each([
    ['the result of a task', machineOf({ Read: task('large', { OutputPath: null, End: true }) })],
    [
      'the result of a task in a Map',
      machineOf({
        All: {
          Type: 'Map',
          ItemsPath: '$.items',
          ItemProcessor: machineOf({ Read: task('large', { End: true }) }),
          End: true,
        },
      }),
    ],
    [
      'the input of a task',
      machineOf({
        Read: task('small', {
          Parameters: {
            FunctionName: 'small',
            Payload: { 'text.$': "States.Format('{}{}', $.text, $.text)" },
          },
          End: true,
        }),
      }),
    ],
    [
      'the collected output of a Map',
      machineOf({
        All: {
          Type: 'Map',
          ItemsPath: '$.items',
          ItemProcessor: machineOf({ Read: task('half', { End: true }) }),
          Next: 'Small',
        },
        Small: { Type: 'Pass', Result: 'small', End: true },
      }),
    ],
  ])('fails the execution for %s, past Retry and Catch of States.ALL', async (_name, definition) => {
    const first = Object.values(definition.States)[0] ?? {};
    Object.assign(first, {
      Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 0 }],
      Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Caught' }],
    });
    Object.assign(definition.States, { Caught: { Type: 'Pass', End: true } });
    const functions = { large: vi.fn(() => large), half: () => 'x'.repeat(140_000), small: () => 'small' };
    const { run } = await startEngine(definition, { functions });
    const { status, error } = await run({ items: [1, 2], text: 'x'.repeat(140_000) });
    expect({ status, error }).toEqual({ status: 'FAILED', error: 'States.DataLimitExceeded' });
    expect(functions.large.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('lets through what is just below', async () => {
    const { run } = await startEngine(machineOf({ Read: task('read', { End: true }) }), {
      functions: { read: () => 'x'.repeat(262_000) },
    });
    expect(await run()).toMatchObject({ status: 'SUCCEEDED' });
  });
});
