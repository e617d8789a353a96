import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { indexes } from './indexes.ts';

/** The attribute that DynamoDB's TTL reads. */
export const TTL_ATTRIBUTE = 'expiresAtSeconds';

/**
 * The table as CreateTable takes it, for engines that have no CloudFormation: the embedded system and the tests.
 * The CDK stack builds the same table from the same keys and indexes, and a test compares the two.
 */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['pk', 'sk', ...Object.values(indexes).flatMap((index) => [index.hash, index.range])].map(
    (AttributeName) => ({ AttributeName, AttributeType: 'S' }),
  ),
  GlobalSecondaryIndexes: Object.values(indexes).map((index) => ({
    IndexName: index.name,
    KeySchema: [
      { AttributeName: index.hash, KeyType: 'HASH' },
      { AttributeName: index.range, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.projected] },
  })),
});
