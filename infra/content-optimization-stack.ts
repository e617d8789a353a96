import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ApiGroup } from '../functions/catalog/api-groups.ts';
import type { Capability } from '../functions/catalog/capability.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Backups } from './backups.ts';
import { Canary } from './canary.ts';
import { Dashboard } from './dashboard.ts';
import { JobQueue } from './job-queue.ts';
import { acknowledgeBackupFindings, acknowledgeCanaryFindings, acknowledgeNagFindings } from './nag.ts';
import { resourceNames } from './names.ts';
import { PageRenderer } from './page-renderer.ts';
import { Schedules } from './schedules.ts';
import { SecretsKey } from './secrets-key.ts';
import type { ServiceFunction } from './service-function.ts';
import { ServiceFunctions } from './service-functions.ts';
import { consoleOrigin, type ProviderSecret, type Stage } from './stages.ts';
import { JobMachines } from './state-machines.ts';
import { ContentTable } from './table.ts';
import { WebhookQueue } from './webhook-queue.ts';

export interface ContentOptimizationStackProps extends StackProps {
  stage: Stage;
  /** The bundled code of a function of the catalog. */
  codeOf: (functionName: string) => Code;
}

/** One stage of the whole service. */
export class ContentOptimizationStack extends Stack {
  readonly alarms: Alarms;

  constructor(scope: Construct, id: string, { stage, codeOf, ...props }: ContentOptimizationStackProps) {
    const names = resourceNames(stage.name);
    super(scope, id, {
      ...props,
      stackName: names.stack,
      description: `Content Optimization API, stage ${stage.name}`,
      terminationProtection: stage.deletionProtection,
    });
    const { inService: table } = new ContentTable(this, 'ContentTable', { stage, names });
    const { key } = new SecretsKey(this, 'SecretsKey', { stage, names });
    const functions = new ServiceFunctions(this, 'Functions', { stage, names, codeOf });
    const jobs = new JobQueue(this, 'Jobs', { stage, names, starter: functions.jobStarter });
    const webhooks = new WebhookQueue(this, 'Webhooks', { stage, names, sender: functions.webhookSender });
    const machines = new JobMachines(this, 'Machines', { stage, names, workers: functions.stateMachineWorkers });
    const api = new Api(this, 'Api', { stage, names, groups: functions.groups });
    const schedules = new Schedules(this, 'Schedules', { stage, names, scheduled: functions.scheduled });
    const watched = { stage, names, api, table, jobs, webhooks, machines, functions };
    const alarms = new Alarms(this, 'Alarms', watched);
    this.alarms = alarms;
    new Dashboard(this, 'Dashboard', { ...watched, alarms: alarms.all });
    if (stage.canary) {
      const canary = new Canary(this, 'Canary', { aliases: api.aliases, alarmOf: (group) => alarms.ofNewCode(group) });
      acknowledgeCanaryFindings(canary);
    }

    if (stage.front) for (const { fn } of functions.groups) fn.trustFront(names, stage.front);
    const origin = consoleOrigin(stage);
    if (origin !== undefined) for (const { fn } of functions.groups) fn.serveConsoleAt(origin);
    const { signIn } = stage;
    /** Granted to each function that needs it. */
    const grants: readonly (readonly [Capability, (fn: ServiceFunction) => void])[] = [
      ['jobs', (fn) => fn.sendJobs(jobs.queue)],
      ['events', (fn) => fn.announceEvents(webhooks.queue)],
      ['secrets', (fn) => fn.readSecrets(key)],
      ['api-keys', (fn) => fn.sealApiKeys(key)],
      ['webhook-secrets', (fn) => fn.sealWebhookSecrets(key)],
      ['sign-webhooks', (fn) => fn.openWebhookSecrets(key)],
      ['model', (fn) => fn.callModel(stage)],
      ['sign-in', (fn) => signIn && fn.askIdentityProvider(signIn)],
    ];
    for (const { entry, fn } of functions.all) {
      if (entry.needs.includes('api')) fn.callApi(api.functionsUrl, stage.allowedOrigins);
      else fn.useTable(table);
      if (signIn?.assistants && ['mcp', 'oauth'].includes(entry.name)) fn.offerOAuth();
      if (fn === functions.jobStarter.fn) fn.startJobs(machines.arns, stage.concurrency.stateMachineWorker);
      // Where OAuth is off, its function asks no provider, and gets no credential of one.
      const needs = entry.name === 'oauth' && !signIn?.assistants ? [] : entry.needs;
      for (const [need, grant] of grants) if (needs.includes(need)) grant(fn);
      fn.useProviderSecrets(names, selectProviderSecrets({ ...entry, needs }, stage));
    }

    const requesting = [functions.worker('crawl-worker'), functions.worker('outline-worker')];
    if (stage.rendering) {
      const crawler = functions.worker('crawl-worker');
      const renderer = new PageRenderer(functions, 'PageRenderer', {
        stage,
        names,
        codeOf,
        crawler,
        ...stage.rendering,
      });
      requesting.push(renderer.fn);
      alarms.watchPageRenderer(renderer.fn, names);
    }
    for (const fn of requesting) fn.nameCrawlerPage(stage, api.crawlerPageUrl);

    if (stage.backups) {
      const backups = new Backups(this, 'Backups', { names, table, backups: stage.backups });
      acknowledgeBackupFindings(backups);
    }
    acknowledgeNagFindings({ api, functions, machines, schedules, jobs, webhooks, alarms });
    Tags.of(this).add('application', 'content-optimization-api');
    Tags.of(this).add('stage', stage.name);
    new CfnOutput(this, 'BaseUrl', { value: api.baseUrl });
    new CfnOutput(this, 'ApiDomain', { value: api.apiDomain });
    if (api.domainTarget) new CfnOutput(this, 'DomainTarget', { value: api.domainTarget });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'JobQueueUrl', { value: jobs.queue.queueUrl });
    new CfnOutput(this, 'JobDeadLetterQueueUrl', { value: jobs.deadLetterQueue.queueUrl });
    new CfnOutput(this, 'ScheduleDeadLetterQueueUrl', { value: schedules.deadLetterQueue.queueUrl });
    new CfnOutput(this, 'SecretsKeyArn', { value: key.keyArn });
    new CfnOutput(this, 'AlarmTopicArn', { value: alarms.topic.topicArn });
  }
}

/** A function gets the credentials of the providers that it asks, and no others. */
const selectProviderSecrets = ({ needs }: Pick<ApiGroup, 'needs'>, { providerSecrets }: Stage): ProviderSecret[] =>
  providerSecrets.filter((variable) => needs.includes(askedWith[variable]));

const askedWith = {
  MODEL_API_KEY: 'model',
  DATAFORSEO_LOGIN: 'keyword-data',
  DATAFORSEO_PASSWORD: 'keyword-data',
  OIDC_CLIENT_SECRET: 'sign-in',
} as const satisfies Record<ProviderSecret, Capability>;
