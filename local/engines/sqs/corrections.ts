import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { createRequestHandler } from 'local-aws-sqs';

type SqsService = ReturnType<typeof createRequestHandler>['service'];
type Queue = SqsService['Queues'][number];

const pollIntervalMs = 20;

/** Ends the long polls of the request that it belongs to: set around each request, read by `receive`. */
export const requestGone = new AsyncLocalStorage<AbortSignal>();

/**
 * local-aws-sqs 2.0.2 differs from AWS in four places that a consumer can see. Each is put right here, on the queue
 * objects that the library returns; the rest of the library is used as it is.
 */
export function correctQueue(queue: Queue): void {
  correctReceive(queue);
  correctReceiveCount(queue);
  correctCounts(queue);
}

/**
 * A long poll of the library waits until it has *all* the messages asked for: one message in a batch of ten would lie
 * around for 20 seconds, its visibility timeout running. AWS responds as soon as there is any. The library also goes on
 * for a client that has hung up, and takes the next message to nowhere.
 */
function correctReceive(queue: Queue): void {
  const receive = queue.receive.bind(queue);
  queue.receive = async ({ VisibilityTimeout, WaitTimeSeconds, MaxNumberOfMessages }) => {
    const gone = requestGone.getStore();
    const deadline = Date.now() + Number(WaitTimeSeconds ?? queue.ReceiveMessageWaitTimeSeconds) * 1_000;
    const wanted = Number(MaxNumberOfMessages ?? 1);
    for (;;) {
      if (gone?.aborted) return [];
      const available = Math.min(wanted, countAvailable(queue));
      if (available > 0) {
        // Asking for exactly what is there makes the library respond at once.
        const messages = await receive({ VisibilityTimeout, WaitTimeSeconds: 0, MaxNumberOfMessages: available });
        if (messages.length > 0) return messages;
      }
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) return [];
      await delay(Math.min(pollIntervalMs, leftMs), undefined, { ref: false });
    }
  };
}

/**
 * The library counts every ChangeMessageVisibility as another receive, so a consumer that extends its lease sends its
 * own message to the dead-letter queue.
 */
function correctReceiveCount(queue: Queue): void {
  let changingVisibility = false;
  const changeVisibility = queue.changeVisibility.bind(queue);
  queue.changeVisibility = (receiptHandle, visibilityTimeout) => {
    changingVisibility = true;
    try {
      return changeVisibility(receiptHandle, visibilityTimeout);
    } finally {
      changingVisibility = false;
    }
  };
  const { newRecord } = queue;
  queue.newRecord = (message, delaySeconds) => {
    let count = '0';
    Object.defineProperty(message['attributes'], 'ApproximateReceiveCount', {
      enumerable: true,
      get: () => count,
      set: (value: string) => {
        if (!changingVisibility) count = value;
      },
    });
    return newRecord(message, delaySeconds);
  };
}

/** The library's ApproximateNumberOfMessages includes the messages in flight; AWS's counts the available ones alone. */
function correctCounts(queue: Queue): void {
  const getAttributes = queue.getAttributes.bind(queue);
  rawCounts.set(queue, () => getAttributes(countNames));
  let startingMove = false;
  queue.getAttributes = (names) => {
    const attributes = getAttributes(names);
    if (attributes?.ApproximateNumberOfMessages !== undefined && !startingMove) {
      attributes.ApproximateNumberOfMessages = String(countAvailable(queue));
    }
    return attributes;
  };
  // A move task does this subtraction itself. It also polls on behalf of no request: the one that starts it is soon gone.
  const startMessageMoveTask = queue.startMessageMoveTask.bind(queue);
  queue.startMessageMoveTask = (params) => {
    startingMove = true;
    try {
      return requestGone.exit(() => startMessageMoveTask(params));
    } finally {
      startingMove = false;
    }
  };
}

const countNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
const rawCounts = new WeakMap<Queue, () => Record<string, string>>();

function countAvailable(queue: Queue): number {
  const counts = rawCounts.get(queue)?.() ?? {};
  return Number(counts['ApproximateNumberOfMessages']) - Number(counts['ApproximateNumberOfMessagesNotVisible']);
}
