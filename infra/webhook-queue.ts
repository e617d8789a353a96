import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { webhookQueueSettings } from '../functions/catalog/queues.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

interface WebhookQueueProps {
  stage: Stage;
  names: ResourceNames;
  sender: { fn: ServiceFunction };
}

/** The queue of messages that there is something to send to webhooks. What they name is in the table: a lost one costs a minute. */
export class WebhookQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetterQueue: Queue;

  constructor(scope: Construct, id: string, { stage, names, sender }: WebhookQueueProps) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetterQueue = new Queue(this, 'DeadLetterQueue', {
      ...secured,
      queueName: names.webhookDeadLetterQueue,
      retentionPeriod: Duration.days(14),
    });
    this.queue = new Queue(this, 'Queue', {
      ...secured,
      queueName: names.webhookQueue,
      visibilityTimeout: Duration.seconds(webhookQueueSettings.visibilityTimeoutSeconds),
      // Each minute the sweeper sends another one for what is due: older ones say nothing more.
      retentionPeriod: Duration.hours(1),
      deadLetterQueue: { queue: this.deadLetterQueue, maxReceiveCount: webhookQueueSettings.receivesMax },
    });
    sender.fn.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: webhookQueueSettings.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: webhookQueueSettings.concurrency,
        enabled: stage.writes !== 'off',
      }),
    );
  }
}
