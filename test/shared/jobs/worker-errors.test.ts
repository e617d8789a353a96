import {
  ConditionalCheckFailedException,
  InternalServerError,
  ProvisionedThroughputExceededException,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { JobOverError, PermanentError, RetryableError, workerError } from '../../../shared/jobs/worker-errors.ts';
import { ContentionError } from '../../../shared/table/engine/contention.ts';

const answered = (httpStatusCode: number) => ({ $metadata: { httpStatusCode, attempts: 5 }, message: 'm' });
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...answered(400), CancellationReasons: codes.map((Code) => ({ Code })) });
const broken = (code: string) => Object.assign(new Error('broken'), { code, $metadata: { attempts: 5 } });

describe('what a step throws to its state machine', () => {
  test.each([
    ['throttling that outlasted the retries', new ProvisionedThroughputExceededException(answered(400))],
    ['an error of the server', new InternalServerError(answered(500))],
    ['a connection that broke', broken('ECONNRESET')],
    ['a transaction that met others', cancelled('None', 'TransactionConflict')],
    ['contention that outlived its attempts', new ContentionError('this page')],
  ])('is tried again: %s', (_, error) => {
    const thrown = workerError(error);
    expect(thrown).toBeInstanceOf(RetryableError);
    expect(thrown).toMatchObject({ name: 'RetryableError', cause: error });
  });

  test.each([
    ['a condition that failed', new ConditionalCheckFailedException(answered(400))],
    ['a table that is not there', new ResourceNotFoundException(answered(400))],
    ['a transaction that was refused', cancelled('TransactionConflict', 'ConditionalCheckFailed')],
    ['a transaction that is wrong', cancelled('ValidationError')],
    ['a job that is over', new JobOverError('over')],
    ['what cannot help', new PermanentError('no')],
    ['a mistake of ours', new TypeError('x is undefined')],
    ['no error at all', 'text'],
  ])('stays as it is: %s', (_, error) => {
    expect(workerError(error)).toBe(error);
  });
});
