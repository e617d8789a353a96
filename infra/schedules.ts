import { Duration, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { invokeFunctionStatement } from './grants.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

/**
 * EventBridge Scheduler calls each scheduled worker on its beat, with its own event. A missed beat is not repeated: the
 * next one comes.
 */
export class Schedules extends Construct {
  /** Beats that called nothing, and beats whose worker failed: Lambda takes them asynchronously. */
  readonly deadLetterQueue: Queue;

  constructor(
    scope: Construct,
    id: string,
    {
      stage,
      names,
      scheduled,
    }: {
      stage: Stage;
      names: ResourceNames;
      scheduled: readonly { everyMinutes: number; fn: ServiceFunction }[];
    },
  ) {
    super(scope, id);
    this.deadLetterQueue = new Queue(this, 'DeadLetterQueue', {
      queueName: names.scheduleDeadLetterQueue,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    // The account in the trust keeps schedules of other accounts from using the role.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(invokeFunctionStatement(scheduled.map(({ fn }) => fn.lambda.functionArn)));
    this.deadLetterQueue.grantSendMessages(role);
    for (const { everyMinutes, fn } of scheduled) {
      // The next beat does the work of one that failed: Lambda's own two retries would run beside it.
      fn.lambda.configureAsyncInvoke({
        onFailure: new SqsDestination(this.deadLetterQueue),
        maxEventAge: Duration.minutes(Math.max(1, everyMinutes)),
        retryAttempts: 0,
      });
      const schedule = new CfnSchedule(this, fn.name, {
        name: names.function(fn.name),
        scheduleExpression: `rate(${everyMinutes} ${everyMinutes === 1 ? 'minute' : 'minutes'})`,
        flexibleTimeWindow: { mode: 'OFF' },
        ...(stage.writes === 'off' ? { state: 'DISABLED' } : {}),
        target: {
          arn: fn.lambda.functionArn,
          roleArn: role.roleArn,
          retryPolicy: { maximumRetryAttempts: 0 },
          deadLetterConfig: { arn: this.deadLetterQueue.queueArn },
        },
      });
      // The role's policy is a separate resource: without it, the first invocations would be refused.
      schedule.node.addDependency(role);
    }
  }
}
