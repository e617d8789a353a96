import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/**
 * Deletes what DynamoDB's TTL would have deleted: the embedded engine keeps expired items for ever. As on AWS it may come
 * late, so no read relies on it. Returns how many items it deleted.
 */
export async function expireItems(options: {
  documents: DynamoDBDocumentClient;
  tableName: string;
  ttlAttribute: string;
  now: Date;
}): Promise<number> {
  const { documents, tableName, ttlAttribute } = options;
  const nowSeconds = Math.floor(options.now.getTime() / 1000);
  let deleted = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new ScanCommand({
        TableName: tableName,
        FilterExpression: '#ttl < :now',
        ProjectionExpression: 'pk, sk',
        ExpressionAttributeNames: { '#ttl': ttlAttribute },
        ExpressionAttributeValues: { ':now': nowSeconds },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    for (const { pk, sk } of Items) deleted += await expireItem(options, { pk, sk }, nowSeconds);
    start = LastEvaluatedKey;
  } while (start);
  return deleted;
}

/** Only if it is still expired: a write may have claimed it since the scan. */
async function expireItem(
  {
    documents,
    tableName,
    ttlAttribute,
  }: { documents: DynamoDBDocumentClient; tableName: string; ttlAttribute: string },
  key: Record<string, unknown>,
  nowSeconds: number,
): Promise<number> {
  try {
    await documents.send(
      new DeleteCommand({
        TableName: tableName,
        Key: key,
        ConditionExpression: '#ttl < :now',
        ExpressionAttributeNames: { '#ttl': ttlAttribute },
        ExpressionAttributeValues: { ':now': nowSeconds },
      }),
    );
    return 1;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 0;
    throw error;
  }
}
