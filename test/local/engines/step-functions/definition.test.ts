import { describe, expect, test } from 'vitest';
import { machineOf, startEngine, task } from './harness.ts';

describe('a state machine', () => {
  test('times out as a whole', async () => {
    const definition = machineOf({ Wait: { Type: 'Wait', Seconds: 60, End: true } }, { TimeoutSeconds: 1 });
    const { run } = await startEngine(definition);
    expect(await run()).toMatchObject({ status: 'TIMED_OUT' });
  });

  test.each([
    ['alone', { Variable: '$.next', IsPresent: false, Next: 'Missing' }],
    ['under And', { And: [{ Variable: '$.next', IsPresent: false }], Next: 'Missing' }],
    ['under Not and Or', { Not: { Or: [{ Not: { Variable: '$.next', IsPresent: false } }] }, Next: 'Missing' }],
  ])('takes IsPresent: false %s for what it says', async (_name, rule) => {
    const definition = machineOf({
      Choose: { Type: 'Choice', Choices: [rule], Default: 'Present' },
      Missing: { Type: 'Pass', Result: 'missing', End: true },
      Present: { Type: 'Pass', Result: 'present', End: true },
    });
    const { run } = await startEngine(definition);
    expect(await run({})).toMatchObject({ output: '"missing"' });
    expect(await run({ next: 1 })).toMatchObject({ output: '"present"' });
  });

  test.each([
    [
      'a Task name twice',
      'two Task states are named Grade',
      machineOf({
        Both: {
          Type: 'Parallel',
          Branches: [
            machineOf({ Grade: task('grade', { End: true }) }),
            machineOf({ Grade: task('other', { End: true }) }),
          ],
          End: true,
        },
      }),
    ],
    ['JSONata', 'JSONata', machineOf({ Pass: { Type: 'Pass', End: true } }, { QueryLanguage: 'JSONata' })],
    ['JSONata in a state', 'JSONata', machineOf({ Pass: { Type: 'Pass', QueryLanguage: 'JSONata', End: true } })],
    ['variables', 'Assign', machineOf({ Pass: { Type: 'Pass', Assign: { x: 1 }, End: true } })],
    [
      'another integration',
      'lambda:invoke',
      machineOf({
        Send: { Type: 'Task', Resource: 'arn:aws:states:::sqs:sendMessage', Parameters: {}, End: true },
      }),
    ],
    [
      'a distributed Map',
      'distributed',
      machineOf({
        All: {
          Type: 'Map',
          ItemProcessor: {
            ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
            ...machineOf({ Pass: { Type: 'Pass', End: true } }),
          },
          End: true,
        },
      }),
    ],
    [
      'tolerated failures',
      'ToleratedFailurePercentage',
      machineOf({
        All: {
          Type: 'Map',
          ToleratedFailurePercentage: 5,
          ItemProcessor: machineOf({ Pass: { Type: 'Pass', End: true } }),
          End: true,
        },
      }),
    ],
    ['a target that is missing', 'invalid', machineOf({ Pass: { Type: 'Pass', Next: 'Nowhere' } })],
  ])('is refused at start for %s', async (_name, reason, definition) => {
    await expect(startEngine(definition, { checked: false })).rejects.toThrow(reason);
  });
});
