import { Duration, Size, Stack } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  type Alias,
  ApplicationLogLevel,
  Architecture,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment } from '../shared/environment.ts';
import type { Front } from './front/front.ts';
import {
  apiKeysStatement,
  invokeFunctionStatement,
  openSecretsStatement,
  openWebhookSecretsStatement,
  sealWebhookSecretsStatement,
  sendToQueueStatement,
  startExecutionStatement,
  useTableStatements,
} from './grants.ts';
import { callModelStatements } from './model-access.ts';
import { frontSecretReference, type ResourceNames } from './names.ts';
import type { ProviderSecret, Stage } from './stages.ts';
import type { ServiceTable } from './table.ts';

interface ServiceFunctionProps {
  stage: Stage;
  names: ResourceNames;
  /** Its name in the catalog. */
  name: string;
  description: string;
  code: Code;
  memoryMegabytes: number;
  timeoutSeconds: number;
  reservedConcurrency?: number | undefined;
  /** ARM when left out. */
  architecture?: Architecture;
  /** For files; 512 MB when left out. */
  storageMegabytes?: number;
}

/** The gateway's target where new code gets a part of the requests first. */
export const LIVE_ALIAS = 'live';

const applicationLogLevels: Record<Stage['logLevel'], ApplicationLogLevel> = {
  debug: ApplicationLogLevel.DEBUG,
  info: ApplicationLogLevel.INFO,
};

/**
 * A Lambda function with the house defaults. It may write its own log and nothing else; the methods below each
 * grant one thing and set the variable that names it.
 */
export class ServiceFunction extends Construct {
  readonly name: string;
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { stage, names, name } = props;
    this.name = name;
    const logGroup = new LogGroup(this, 'LogGroup', {
      logGroupName: names.functionLogGroup(name),
      retention: stage.logRetention,
      removalPolicy: stage.removalPolicy,
    });
    // Lambda's managed policy lets a function write to every log group of the account; this role knows one.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: names.function(name),
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture ?? Architecture.ARM_64,
      ...(props.storageMegabytes === undefined ? {} : { ephemeralStorageSize: Size.mebibytes(props.storageMegabytes) }),
      code: props.code,
      handler: 'handler.handler',
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      ...(props.reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: props.reservedConcurrency }),
      role,
      logGroup,
      // The functions' own lines are JSON already; this makes Lambda's START, REPORT and crash lines JSON too. Lambda drops
      // what is below its own level, so both levels are one setting.
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: applicationLogLevels[stage.logLevel],
      tracing: Tracing.ACTIVE,
    });
    const variables = {
      ...stage.environment,
      ...(stage.writes === 'off' ? { WRITES: stage.writes } : {}),
      LOG_LEVEL: stage.logLevel,
      METRICS_NAMESPACE: names.metricsNamespace,
    };
    for (const [variable, value] of Object.entries(variables)) this.lambda.addEnvironment(variable, value);
  }

  useTable(table: ServiceTable): void {
    this.#allow(...useTableStatements(table));
    this.#setVariable('TABLE_NAME', table.tableName);
  }

  /** As a client of the API, with the keys of its own callers. It needs no right for that. */
  callApi(url: string, allowedOrigins: readonly string[] = []): void {
    this.#setVariable('API_URL', url);
    if (allowedOrigins.length > 0) this.#setVariable('CORS_ALLOWED_ORIGINS', allowedOrigins.join(','));
  }

  sendJobs(queue: IQueue): void {
    this.#allow(sendToQueueStatement(queue));
    this.#setVariable('JOB_QUEUE_URL', queue.queueUrl);
  }

  /**
   * @param machineArns - by machine name
   * @param workerConcurrency - what is reserved for each worker: so many jobs run at once as fit into it
   */
  startJobs(machineArns: Record<string, string>, workerConcurrency?: number): void {
    this.#allow(startExecutionStatement(Object.values(machineArns)));
    if (workerConcurrency !== undefined) this.knowConcurrency(workerConcurrency);
    this.#setVariable('STATE_MACHINE_ARNS', Stack.of(this).toJsonString(machineArns));
  }

  /** @param workerConcurrency - what is reserved for this worker, which divides its work by it */
  knowConcurrency(workerConcurrency: number): void {
    this.#setVariable('WORKER_CONCURRENCY', String(workerConcurrency));
  }

  /** Search-console credentials, sealed with the stage's key. */
  readSecrets(key: IKey): void {
    this.#allow(openSecretsStatement(key));
    this.#setVariable('SECRETS_KEY_ID', key.keyArn);
  }

  /** API keys that people create and reveal, sealed with the stage's key. */
  sealApiKeys(key: IKey): void {
    this.#allow(apiKeysStatement(key));
    this.#setVariable('SECRETS_KEY_ID', key.keyArn);
  }

  /** Messages to the sender of webhooks. */
  announceEvents(queue: IQueue): void {
    this.#allow(sendToQueueStatement(queue));
    this.#setVariable('WEBHOOK_QUEUE_URL', queue.queueUrl);
  }

  /** New secrets of webhooks, which the function cannot open again. */
  sealWebhookSecrets(key: IKey): void {
    this.#allow(sealWebhookSecretsStatement(key));
    this.#setVariable('SECRETS_KEY_ID', key.keyArn);
  }

  /** Secrets of webhooks, to sign what is sent. */
  openWebhookSecrets(key: IKey): void {
    this.#allow(openWebhookSecretsStatement(key));
    this.#setVariable('SECRETS_KEY_ID', key.keyArn);
  }

  /**
   * Credentials of providers, from the stage's secret. CloudFormation resolves the reference when it deploys, so that the
   * template holds the secret's name and never its value.
   */
  useProviderSecrets(names: ResourceNames, variables: readonly ProviderSecret[]): void {
    for (const variable of variables) {
      this.#setVariable(variable, `{{resolve:secretsmanager:${names.providerSecrets}:SecretString:${variable}}}`);
    }
  }

  /** The client's address comes from CloudFront, which proves itself with one of these secrets. */
  trustFront(names: ResourceNames, { secrets, refusesOthers }: Front): void {
    this.#setVariable('FRONT_SECRETS', secrets.map((name) => frontSecretReference(names, name)).join(','));
    this.#setVariable('FRONT_DIRECT', refusesOthers ? 'refused' : 'allowed');
  }

  /** Where browsers reach the service: requests of its pages name this origin. */
  serveConsoleAt(origin: string): void {
    this.#setVariable('CONSOLE_ORIGIN', origin);
  }

  /** Where people prove who they are. The client's secret is among those of providers. */
  askIdentityProvider({ issuer, clientId }: NonNullable<Stage['signIn']>): void {
    this.#setVariable('OIDC_ISSUER', issuer);
    this.#setVariable('OIDC_CLIENT_ID', clientId);
  }

  /** People may let assistants in at `/mcp`, by OAuth. */
  offerOAuth(): void {
    this.#setVariable('MCP_OAUTH', 'on');
  }

  /** The stage's language model, where calling it is a matter of permissions. */
  callModel(stage: Stage): void {
    this.#allow(...callModelStatements(Stack.of(this), stage));
  }

  /** Names a page in the User-Agent of its requests: the page of the stage itself, where the stage names no other. */
  nameCrawlerPage(stage: Stage, url: string): void {
    if (stage.environment['CRAWL_CONTACT_URL'] === undefined) this.#setVariable('CRAWL_CONTACT_URL', url);
  }

  /** Calls the function with the browser. */
  renderPages(renderer: LambdaFunction): void {
    this.#allow(invokeFunctionStatement([renderer.functionArn]));
    this.#setVariable('PAGE_RENDERER', renderer.functionName);
  }

  /** Creates the gateway's target: an alias, so that new code can get a part of the requests first. */
  createAlias(): Alias {
    return this.lambda.addAlias(LIVE_ALIAS);
  }

  #allow(...statements: PolicyStatement[]): void {
    for (const statement of statements) this.lambda.addToRolePolicy(statement);
  }

  #setVariable(variable: keyof Environment, value: string): void {
    this.lambda.addEnvironment(variable, value);
  }
}
