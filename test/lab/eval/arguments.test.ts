import { describe, expect, test } from 'vitest';
import { EvalUsageError, readEvalArguments } from '../../../lab/eval/arguments.ts';

test('without arguments all tasks are run by rules', () => {
  expect(readEvalArguments([])).toEqual({
    ...{ models: [], record: null, replay: null, recorded: false, atOnce: 4, showsMisses: false, writes: false },
    tasks: ['plans', 'outlines', 'analyses', 'verifications', 'checks', 'ideas'],
  });
});

test('models stand side by side, and tasks are chosen', () => {
  const argv = ['--model', 'a', '--model', 'b', '--task', 'ideas,plans', '--record', 'kept'];
  expect(readEvalArguments(argv)).toMatchObject({ models: ['a', 'b'], tasks: ['plans', 'ideas'], record: 'kept' });
});

describe('arguments that cannot be used are refused in one line', () => {
  test.each([
    { argv: ['--task', 'poems'], message: 'unknown task poems' },
    { argv: ['--at-once', '0'], message: '--at-once must be' },
    { argv: ['--record', 'kept'], message: 'need --model' },
    { argv: ['--model', 'a', '--record', 'x', '--replay', 'y'], message: 'exclude each other' },
    { argv: ['--models', 'a'], message: 'Unknown option' },
  ])('$argv', ({ argv, message }) => {
    expect(() => readEvalArguments(argv)).toThrow(EvalUsageError);
    expect(() => readEvalArguments(argv)).toThrow(message);
  });
});
