import type { DynamoDB } from '@aws-sdk/client-dynamodb';
import type { RefusedRequest } from './refused-requests.ts';

/** Sends a request past the strict client; returns `accepted`, or the name of the error that the engine answers with. */
export function sendRequest(
  client: DynamoDB,
  operation: RefusedRequest['operation'],
  request: object,
): Promise<string> {
  const send: Record<RefusedRequest['operation'], (request: never) => Promise<unknown>> = {
    GetItem: (given) => client.getItem(given),
    PutItem: (given) => client.putItem(given),
    UpdateItem: (given) => client.updateItem(given),
    DeleteItem: (given) => client.deleteItem(given),
    Query: (given) => client.query(given),
    Scan: (given) => client.scan(given),
    BatchGetItem: (given) => client.batchGetItem(given),
    BatchWriteItem: (given) => client.batchWriteItem(given),
    TransactWriteItems: (given) => client.transactWriteItems(given),
  };
  return send[operation](request as never).then(
    () => 'accepted',
    (error: Error) => error.name,
  );
}
