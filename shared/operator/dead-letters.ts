import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { type JobMessage, jobMessageSchema } from '../jobs/job-message.ts';

/** A job message that could not be started. */
export interface DeadLetter {
  messageId: string;
  /** Null for a message that is no job. */
  job: JobMessage | null;
  body: string;
  sentAt: string | null;
  /** Removes it from the queue. */
  remove(): Promise<void>;
}

export interface DeadLetterQueue {
  list(): Promise<DeadLetter[]>;
}

/** Reading hides a message for this long, so that the next request reads others; afterwards all are shown again. */
const HIDDEN_SECONDS = 60;
const LETTERS_MAX = 1000;
const BATCH_MAX = 10;

/**
 * The dead-letter queue of this name. SQS has no way to look at messages without receiving them, so a list shows what
 * no other reader has received at the moment.
 */
export function openDeadLetterQueue(client: SQSClient, queueName: string): DeadLetterQueue {
  return {
    async list() {
      const { QueueUrl = '' } = await client.send(new GetQueueUrlCommand({ QueueName: queueName }));
      const messages = await receiveAll(client, QueueUrl);
      await showAgain(client, QueueUrl, messages);
      return messages.map((message) => ({
        ...parse(message),
        remove: async () => {
          await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }));
        },
      }));
    },
  };
}

async function receiveAll(client: SQSClient, QueueUrl: string): Promise<Message[]> {
  // By id: at-least-once delivery may hand a message out twice. The receipt handle of the last time counts.
  const received = new Map<string, Message>();
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: BATCH_MAX,
        VisibilityTimeout: HIDDEN_SECONDS,
        // A long poll asks all servers of the queue; a short one may find nothing although there is something.
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['SentTimestamp'],
      }),
    );
    for (const message of Messages) received.set(message.MessageId ?? '', message);
    if (Messages.length === 0 || received.size >= LETTERS_MAX) return [...received.values()];
  }
}

async function showAgain(client: SQSClient, QueueUrl: string, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += BATCH_MAX) {
    const Entries = messages
      .slice(at, at + BATCH_MAX)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle, VisibilityTimeout: 0 }));
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
  }
}

function parse({ MessageId = '', Body = '', Attributes }: Message): Omit<DeadLetter, 'remove'> {
  const sent = Attributes?.SentTimestamp;
  return {
    messageId: MessageId,
    job: parseJob(Body),
    body: Body,
    sentAt: sent === undefined ? null : new Date(Number(sent)).toISOString(),
  };
}

function parseJob(body: string): JobMessage | null {
  try {
    return jobMessageSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
