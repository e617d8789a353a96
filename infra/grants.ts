/** What functions may do, in the fewest words: exact actions on exact resources. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { indexes } from '../shared/table/engine/keys.ts';
import { SEARCH_CONSOLE_CONTEXT } from '../shared/table/search-console.ts';
import type { ServiceTable } from './table.ts';

/**
 * The actions behind the commands of `shared/table`, which a test compares with this list. A transaction has no action of
 * its own: IAM asks for those of its writes. Nothing scans.
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
    resources: Object.values(indexes).map(({ name }) => `${table.tableArn}/index/${name}`),
  }),
];

export const sendToQueueStatement = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

/**
 * Opens what an operator sealed for this purpose and nothing else: the encryption context keeps API keys, which the same key
 * seals, out of the reach of every function but that of the console.
 */
export const openSecretsStatement = (key: IKey): PolicyStatement =>
  new PolicyStatement({
    actions: ['kms:Decrypt'],
    resources: [key.keyArn],
    conditions: { StringLike: { 'kms:EncryptionContext:context': `${SEARCH_CONSOLE_CONTEXT}*` } },
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

export const startExecutionStatement = (machineArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['states:StartExecution'], resources: machineArns });

/** The function itself, not its versions and aliases: there are none. */
export const invokeFunctionStatement = (functionArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns });
