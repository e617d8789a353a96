import { expect, test } from 'vitest';
import { classifyJobFailure } from '../../../../shared/domain/jobs/job-failure.ts';

test.each([
  ['TooCostlyError', 'too_costly'],
  ['Runtime.ExitError', 'process_died'],
  ['ModelError', 'model_failed'],
  ['States.Timeout', 'timed_out'],
  ['TypeError', 'error'],
  ['toString', 'error'],
])('a task that ended with %s makes its job say %s', (errorName, failure) => {
  expect(classifyJobFailure(errorName)).toBe(failure);
});
