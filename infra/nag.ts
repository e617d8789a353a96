import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { MODELS_OF_A_PROFILE } from './model-access.ts';

/** Synthesis fails at every finding of cdk-nag's AWS Solutions rules that is not acknowledged here with its reason. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
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
}): void {
  acknowledge(
    scopes.schedules,
    queueWithoutDeadLetters,
    'The queue holds dead letters itself: of the scheduler and of asynchronous calls, which the rule does not look at.',
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

const acknowledge = (scope: IConstruct, id: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id, reason });
