import { type App, type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { FRONT_REGION } from './front/front.ts';
import { MODELS_OF_A_PROFILE } from './model-access.ts';

/** Synthesis fails at every finding of cdk-nag's AWS Solutions and Serverless rules that is not acknowledged here with its reason. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}

const wildcardResource = 'AwsSolutions::AwsSolutions-IAM5[Resource::*]';
const queueWithoutDeadLetters = 'AwsSolutions::AwsSolutions-SQS3';
const routeWithoutAuthorizer = 'AwsSolutions::AwsSolutions-APIG4';

/** The rules name the wildcard, not the statement: test/infra/permissions.test.ts holds which statements may have one. */
export function acknowledgeNagFindings(scopes: {
  api: IConstruct;
  functions: IConstruct;
  machines: IConstruct;
  schedules: IConstruct;
  jobs: IConstruct;
  webhooks: IConstruct;
  alarms: IConstruct;
}): void {
  acknowledgeMailFindings(scopes.alarms);
  acknowledge(
    scopes.schedules,
    queueWithoutDeadLetters,
    'The queue holds dead letters itself: of the scheduler and of asynchronous calls, which the rule does not look at.',
  );
  for (const scope of [scopes.schedules, scopes.jobs, scopes.webhooks]) {
    acknowledge(scope, 'Serverless::Serverless-SQSRedrivePolicy', 'The queue holds dead letters itself.');
  }
  acknowledge(
    scopes.functions,
    'Serverless::Serverless-LambdaDLQ',
    'The gateway, the queue and Step Functions wait for the functions that they call and keep what failed. Those that are called ' +
      'asynchronously, the scheduled workers, have a destination of failed events, which the rule does not look at.',
  );
  acknowledge(
    scopes.functions,
    'Serverless::Serverless-LambdaEventSourceMappingDestination',
    'The source is a queue, whose own redrive policy keeps what failed; Lambda knows destinations for sources that are streams.',
  );
  acknowledge(scopes.functions, wildcardResource, 'X-Ray takes trace segments without a resource to name.');
  acknowledge(
    scopes.functions,
    `AwsSolutions::AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:${MODELS_OF_A_PROFILE}]`,
    'A Bedrock inference profile chooses the models and regions itself; the statement allows them through that profile alone.',
  );
  acknowledge(
    scopes.machines,
    wildcardResource,
    'X-Ray takes trace segments, and CloudWatch Logs manages log deliveries, without a resource to name.',
  );
  acknowledge(
    scopes.api,
    routeWithoutAuthorizer,
    'The functions authenticate: one conditional write reads the API key, counts the request and refuses a spent key, and ' +
      'the answers 401, 403 and 429 need the envelope of the API, which a gateway authorizer cannot write.',
  );
}

export const acknowledgeCanaryFindings = (canary: IConstruct): void =>
  acknowledge(
    canary,
    'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    'The role is CodeDeploy’s own: AWS keeps this policy as narrow as moving the traffic of an alias needs.',
  );

export const acknowledgeBackupFindings = (backups: IConstruct): void =>
  acknowledge(
    backups,
    'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
    'The role is AWS Backup’s own: AWS keeps this policy as narrow as making backups and their copies needs.',
  );

export function acknowledgeFrontFindings(distribution: IConstruct): void {
  acknowledge(distribution, 'AwsSolutions::AwsSolutions-CFR1', 'Clients of the API may be in any country.');
  acknowledge(
    distribution,
    'AwsSolutions::AwsSolutions-CFR3',
    'Access logs are delivered to CloudWatch (AWS::Logs::Delivery), which the rule does not look at.',
  );
}

export function acknowledgeConsoleFindings({
  bucket,
  providers,
}: {
  bucket: IConstruct;
  providers: IConstruct[];
}): void {
  acknowledge(
    bucket,
    'AwsSolutions::AwsSolutions-S1',
    'CloudFront alone may read the bucket, and logs each request of a browser.',
  );
  const ofCdk =
    'CDK’s own function, which fills and empties the bucket while the stack is deployed, and at no other time.';
  const ofBucket = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  for (const provider of providers) {
    for (const finding of findingsOfProviders(ofBucket)) acknowledge(provider, finding, ofCdk);
  }
}

const findingsOfProviders = (bucketId: string): string[] => [
  'AwsSolutions::AwsSolutions-L1',
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'Serverless::Serverless-LambdaDLQ',
  'Serverless::Serverless-LambdaTracing',
  'Serverless::Serverless-LambdaLatestVersion',
  ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map(
    (action) => `AwsSolutions::AwsSolutions-IAM5[Action::s3:${action}*]`,
  ),
  `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${FRONT_REGION}/*]`,
  `AwsSolutions::AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/*]`,
];

export const acknowledgeMailFindings = (alarms: IConstruct): void =>
  acknowledge(
    alarms,
    'Serverless::Serverless-SNSRedrivePolicy',
    'Nothing would read the queue of mails that a server refused for hours: the alarm itself stays in CloudWatch and on the dashboard.',
  );

const acknowledge = (scope: IConstruct, id: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id, reason });
