import { setTimeout as delay } from 'node:timers/promises';
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { createLambdaContext } from './lambda-context.ts';
import { failedMessageIds, toSqsEvent } from './sqs/event.ts';

const waitTimeSeconds = 20;
const largestBackoffMs = 10_000;

export interface EventSourceOptions {
  client: SQSClient;
  queueUrl: string;
  /** Messages per invocation, 1 to 10. */
  batchSize: number;
  /** As Lambda calls it, with `ReportBatchItemFailures` switched on. */
  handler: (event: SQSEvent, context: Context) => Promise<SQSBatchResponse | undefined>;
  /** Invocations at the same time. */
  concurrency: number;
  /** Hears of what Lambda would write to its log: failed invocations, failed calls to the queue. */
  onError: (error: unknown) => void;
  functionName?: string;
  /** After this time an invocation counts as failed, as Lambda ends it. Keep it below the visibility timeout. */
  timeoutSeconds?: number;
}

/**
 * Does what Lambda's event source mapping does: polls the queue, invokes the handler with a batch, deletes what
 * succeeded and leaves the rest to come back after the visibility timeout. `stop()` waits for the running batches.
 */
export function startEventSource(options: EventSourceOptions): { stop(): Promise<void> } {
  if (!Number.isInteger(options.batchSize) || options.batchSize < 1 || options.batchSize > 10) {
    throw new Error(`batchSize must be 1 to 10, not ${options.batchSize}`);
  }
  const stopping = new AbortController();
  const finished = pollUntilStopped(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function pollUntilStopped(options: EventSourceOptions, stopping: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>();
  let backoffMs = 100;
  while (!stopping.aborted) {
    if (running.size >= options.concurrency) {
      await Promise.race(running);
      continue;
    }
    try {
      const messages = await receive(options, stopping);
      backoffMs = 100;
      if (messages.length === 0) continue;
      const batch = processBatch(options, messages).finally(() => running.delete(batch));
      running.add(batch);
    } catch (error) {
      if (stopping.aborted) break;
      options.onError(error);
      await delay(backoffMs, undefined, { signal: stopping, ref: false }).catch(() => {});
      backoffMs = Math.min(backoffMs * 2, largestBackoffMs);
    }
  }
  await Promise.all(running);
}

async function receive({ client, queueUrl, batchSize }: EventSourceOptions, stopping: AbortSignal): Promise<Message[]> {
  const { Messages } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: batchSize,
      WaitTimeSeconds: waitTimeSeconds,
      MessageAttributeNames: ['All'],
      // The engine reads only the older name of this parameter; other engines may read only the newer.
      AttributeNames: ['All'],
      MessageSystemAttributeNames: ['All'],
    }),
    { abortSignal: stopping },
  );
  return Messages ?? [];
}

/** Never rejects: whatever goes wrong, the messages come back. */
async function processBatch(options: EventSourceOptions, messages: Message[]): Promise<void> {
  try {
    const event = toSqsEvent(messages, options.queueUrl);
    const failed = failedMessageIds(event, await invoke(options, event));
    await deleteMessages(
      options,
      messages.filter(({ MessageId }) => MessageId !== undefined && !failed.has(MessageId)),
    );
  } catch (error) {
    options.onError(error);
  }
}

async function invoke(options: EventSourceOptions, event: SQSEvent): Promise<SQSBatchResponse | undefined> {
  const { handler, functionName = 'event-source', timeoutSeconds = 900 } = options;
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`${functionName} timed out after ${timeoutSeconds} seconds`)),
    timeoutSeconds * 1_000,
  );
  try {
    return await Promise.race([handler(event, createLambdaContext({ functionName, timeoutSeconds })), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function deleteMessages({ client, queueUrl }: EventSourceOptions, messages: Message[]): Promise<void> {
  if (messages.length === 0) return;
  const { Failed = [] } = await client.send(
    new DeleteMessageBatchCommand({
      QueueUrl: queueUrl,
      Entries: messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
    }),
  );
  if (Failed.length > 0) throw new Error(`Could not delete ${Failed.length} messages: ${Failed[0]?.Message}`);
}
