/** The requests of DynamoDB as they go over the wire, as far as the checks read them. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Values = Record<string, AttributeValue>;

export interface ItemRequest {
  TableName?: string;
  Item?: Values;
  Key?: Values;
  UpdateExpression?: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Values;
}

export interface ReadRequest extends ItemRequest {
  IndexName?: string;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: Values;
  KeyConditionExpression?: string;
  FilterExpression?: string;
  ProjectionExpression?: string;
  Select?: string;
}

export interface BatchGetRequest {
  RequestItems: Record<string, ReadRequest & { Keys: Values[] }>;
}

export interface BatchWriteRequest {
  RequestItems: Record<string, { PutRequest?: { Item: Values }; DeleteRequest?: { Key: Values } }[]>;
}

export interface TransactWriteRequest {
  TransactItems: Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', ItemRequest>>[];
}
