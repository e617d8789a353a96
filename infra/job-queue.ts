import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { jobQueueSettings } from '../functions/catalog/queues.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

interface JobQueueProps {
  stage: Stage;
  names: ResourceNames;
  starter: { fn: ServiceFunction };
}

/** The queue of job messages for the starter, and the dead-letter queue for those that could not be started. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetterQueue: Queue;

  constructor(scope: Construct, id: string, { stage, names, starter }: JobQueueProps) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetterQueue = new Queue(this, 'DeadLetterQueue', {
      ...secured,
      queueName: names.jobDeadLetterQueue,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      ...secured,
      queueName: names.jobQueue,
      visibilityTimeout: Duration.seconds(jobQueueSettings.visibilityTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetterQueue, maxReceiveCount: jobQueueSettings.receivesMax },
    });
    starter.fn.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: jobQueueSettings.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: stage.concurrency.jobStarter,
        // While writes are stopped the messages stay in the queue, for 4 days.
        enabled: stage.writes !== 'off',
      }),
    );
  }
}
