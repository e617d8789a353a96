/**
 * Makes every client of the table in this process as strict as Amazon's DynamoDB. Loaded before everything else, by the
 * test files and by the systems that they start: the embedded engine accepts some requests that DynamoDB refuses.
 *
 * A request that is refused here or by the engine fails, and is written down, because its failure may be one that the product
 * expects: the run fails at its end whatever became of it (shared-system.ts).
 */
import { appendFileSync } from 'node:fs';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { processVariables, setProcessVariables } from '../../../shared/environment.ts';
import { tableDefinition } from '../../../shared/table/engine/definition.ts';
import { checkRequest } from './check-request.ts';

/** Names the file in which the refused requests of a run are written down. */
export const REFUSALS_FILE = 'REFUSED_TABLE_REQUESTS_FILE';

const definition = tableDefinition('any');

/** For a test whose subject is a request that DynamoDB refuses: its refusals are not those of the run. */
export async function expectRefusals(run: () => Promise<void>): Promise<void> {
  const restore = setProcessVariables({ [REFUSALS_FILE]: '' });
  try {
    await run();
  } finally {
    restore();
  }
}

class RefusedRequestError extends Error {
  override name = 'ValidationException';
  readonly $fault = 'client';
  readonly $metadata = { httpStatusCode: 400 };
}

const openClient = DynamoDBDocumentClient.from;

/** With the checks after all that the SDK does to the input, so that they see what goes over the wire. */
function openStrictClient(...given: Parameters<typeof openClient>): DynamoDBDocumentClient {
  const documents = openClient.apply(DynamoDBDocumentClient, given);
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = String(context['commandName']).replace(/Command$/, '');
      const reason = checkRequest(args.input, definition);
      if (reason !== null) {
        const error = new RefusedRequestError(`Amazon's DynamoDB refuses this request. ${operation}: ${reason}`);
        writeDown(error);
        throw error;
      }
      return next(args).catch((error: unknown) => {
        if (isRefusal(error)) writeDown(error);
        throw error;
      });
    },
    { step: 'serialize', priority: 'low', name: 'strictDynamoDb' },
  );
  return documents;
}

/** A request that breaks a rule, itself or in one of its writes. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'ValidationException' ||
    (error instanceof TransactionCanceledException &&
      (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ValidationError')));

function writeDown(error: Error): void {
  const file = processVariables()[REFUSALS_FILE];
  if (file) appendFileSync(file, `${error.stack}\n\n`);
}

// Files that share a worker share the class too.
if (openClient.name !== openStrictClient.name) DynamoDBDocumentClient.from = openStrictClient;
