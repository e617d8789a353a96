import { GetQueueUrlCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { JobMessage } from '../jobs/job-message.ts';

/** Puts the message of a job into its queue, and returns the id that the queue gave it. */
export type JobSender = (message: JobMessage) => Promise<string>;

export function openJobSender(client: SQSClient, queueName: string): JobSender {
  return async (message) => {
    const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: queueName }));
    const { MessageId } = await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
    if (!MessageId) throw new Error(`the queue ${queueName} gave the message no id`);
    return MessageId;
  };
}
