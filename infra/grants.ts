/** Permissions of functions: exact actions on exact resources. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { formerIndexes, indexes } from '../shared/table/engine/indexes.ts';
import { SEARCH_CONSOLE_CONTEXT } from '../shared/table/search-console.ts';
import { WEBHOOK_CONTEXT } from '../shared/table/webhooks.ts';
import type { ServiceTable } from './table.ts';

/**
 * The actions behind the commands of `shared/table`, which a test compares with this list. A transaction has
 * no separate action: IAM asks for those of its writes. Nothing scans.
 */
export const tableActions = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:BatchWriteItem',
] as const;

export const useTableStatements = (table: ServiceTable): PolicyStatement[] => [
  new PolicyStatement({ actions: [...tableActions], resources: [table.tableArn] }),
  new PolicyStatement({
    actions: ['dynamodb:Query'],
    resources: Object.values({ ...indexes, ...formerIndexes }).map(({ name }) => `${table.tableArn}/index/${name}`),
  }),
];

export const sendToQueueStatement = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

/** The encryption context keeps what the key seals for other purposes, API keys above all, out of a function's reach. */
const useKeyFor = (key: IKey, action: 'kms:Decrypt' | 'kms:GenerateDataKey', context: string): PolicyStatement =>
  new PolicyStatement({
    actions: [action],
    resources: [key.keyArn],
    conditions: { StringLike: { 'kms:EncryptionContext:context': `${context}*` } },
  });

/**
 * Seals and opens API keys, for the people who create and reveal them in the console. The context of a key is its id: a text
 * that begins with a digit, as that of nothing else does.
 */
export const apiKeysStatement = (key: IKey): PolicyStatement =>
  new PolicyStatement({
    actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
    resources: [key.keyArn],
    conditions: {
      StringLike: { 'kms:EncryptionContext:context': Array.from({ length: 9 }, (_, at) => `${at + 1}*`) },
    },
  });

/** Opens search-console credentials, which an operator sealed. */
export const openSecretsStatement = (key: IKey): PolicyStatement =>
  useKeyFor(key, 'kms:Decrypt', SEARCH_CONSOLE_CONTEXT);

export const sealWebhookSecretsStatement = (key: IKey): PolicyStatement =>
  useKeyFor(key, 'kms:GenerateDataKey', WEBHOOK_CONTEXT);

export const openWebhookSecretsStatement = (key: IKey): PolicyStatement =>
  useKeyFor(key, 'kms:Decrypt', WEBHOOK_CONTEXT);

export const startExecutionStatement = (machineArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['states:StartExecution'], resources: machineArns });

/** The function itself, not its versions and aliases: there are none. */
export const invokeFunctionStatement = (functionArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns });
