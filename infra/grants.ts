/** What functions may do, in the fewest words: exact actions on exact resources. */
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { indexes } from '../shared/table/keys.ts';

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

export const useTableStatements = (table: TableV2): PolicyStatement[] => [
  new PolicyStatement({ actions: [...tableActions], resources: [table.tableArn] }),
  new PolicyStatement({
    actions: ['dynamodb:Query'],
    resources: Object.values(indexes).map(({ name }) => `${table.tableArn}/index/${name}`),
  }),
];

export const sendToQueueStatement = (queue: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

/**
 * The workers that put job messages into the queue: a finished crawl starts the analyses that its site asked for, and the
 * sweeper sends again what was lost. A test compares the list with what the workers' bundles hold.
 */
export const workersThatSendJobs: readonly string[] = ['crawl-worker', 'ideas-refresher', 'sweeper'];

export const startExecutionStatement = (machineArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['states:StartExecution'], resources: machineArns });

/** The function itself, not its versions and aliases: there are none. */
export const invokeFunctionStatement = (functionArns: string[]): PolicyStatement =>
  new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns });
