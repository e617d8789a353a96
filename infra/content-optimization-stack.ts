import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { workersThatSendJobs } from './grants.ts';
import { JobQueue } from './job-queue.ts';
import { acknowledgeNagFindings } from './nag.ts';
import { resourceNames } from './names.ts';
import { Schedules } from './schedules.ts';
import { SecretsKey } from './secrets-key.ts';
import { ServiceFunctions } from './service-functions.ts';
import type { Stage } from './stages.ts';
import { JobMachines } from './state-machines.ts';
import { ContentTable } from './table.ts';

export interface ContentOptimizationStackProps extends StackProps {
  stage: Stage;
  /** The bundled code of a function of the catalog. */
  codeOf: (functionName: string) => Code;
}

/** One stage of the whole service. */
export class ContentOptimizationStack extends Stack {
  constructor(scope: Construct, id: string, { stage, codeOf, ...props }: ContentOptimizationStackProps) {
    const names = resourceNames(stage.name);
    super(scope, id, {
      ...props,
      stackName: names.stack,
      description: `Content Optimization API, stage ${stage.name}`,
      terminationProtection: stage.deletionProtection,
    });
    const { table } = new ContentTable(this, 'ContentTable', { stage, names });
    const { key } = new SecretsKey(this, 'SecretsKey', { stage, names });
    const functions = new ServiceFunctions(this, 'Functions', { stage, names, codeOf });
    const jobs = new JobQueue(this, 'Jobs', { stage, names, starter: functions.jobStarter });
    const machines = new JobMachines(this, 'Machines', { stage, names, workers: functions.stateMachineWorkers });
    const api = new Api(this, 'Api', { stage, names, groups: functions.groups });
    new Schedules(this, 'Schedules', { names, scheduled: functions.scheduled });
    const { topic } = new Alarms(this, 'Alarms', { stage, names, api, table, jobs, machines, functions });

    for (const { group, fn } of functions.groups) {
      fn.useTable(table);
      if (group.sendsJobs) fn.sendJobs(jobs.queue);
    }
    for (const { worker, fn } of functions.workers) {
      if (worker.trigger === 'job-queue') fn.startJobs(machines.arns);
      else fn.useTable(table);
      if (workersThatSendJobs.includes(worker.name)) fn.sendJobs(jobs.queue);
    }

    acknowledgeNagFindings({ api, functions, machines });
    Tags.of(this).add('application', 'content-optimization-api');
    Tags.of(this).add('stage', stage.name);
    new CfnOutput(this, 'BaseUrl', { value: api.baseUrl });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'JobQueueUrl', { value: jobs.queue.queueUrl });
    new CfnOutput(this, 'JobDeadLetterQueueUrl', { value: jobs.deadLetterQueue.queueUrl });
    new CfnOutput(this, 'SecretsKeyArn', { value: key.keyArn });
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
  }
}
