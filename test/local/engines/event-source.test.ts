import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Context, SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EventSourceOptions, startEventSource } from '../../../local/engines/event-source.ts';
import { failedMessageIds, toSqsEvent } from '../../../local/engines/sqs/event.ts';
import { type SqsEngine, startSqs } from '../../../local/engines/sqs.ts';
import { patience } from '../../harness/patience.ts';

let engine: SqsEngine;
let client: SQSClient;
let queueUrl: string;

beforeEach(async () => {
  engine = await startSqs({
    queues: [{ name: 'jobs', visibilityTimeoutSeconds: 1, deadLetterQueue: { name: 'jobs-dead', maxReceiveCount: 2 } }],
  });
  queueUrl = engine.queueUrl('jobs');
  client = new SQSClient({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  return async () => {
    client.destroy();
    await engine.stop();
  };
});

function start(options: Partial<EventSourceOptions> & Pick<EventSourceOptions, 'handler'>) {
  const onError = vi.fn<(error: unknown) => void>();
  const source = startEventSource({ client, queueUrl, batchSize: 10, concurrency: 2, onError, ...options });
  onTestFinished(() => source.stop());
  return { ...source, onError };
}

const send = (...bodies: string[]) =>
  client.send(
    new SendMessageBatchCommand({
      QueueUrl: queueUrl,
      Entries: bodies.map((body, index) => ({ Id: String(index), MessageBody: body })),
    }),
  );

async function isEmpty(): Promise<boolean> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['All'] }),
  );
  return (
    Attributes['ApproximateNumberOfMessages'] === '0' && Attributes['ApproximateNumberOfMessagesNotVisible'] === '0'
  );
}

/** A handler that records its input and returns the given response. */
function recorder(answer: (event: SQSEvent) => Awaited<ReturnType<EventSourceOptions['handler']>>) {
  const seen: string[] = [];
  const handler = async (event: SQSEvent) => {
    seen.push(...event.Records.map(({ body }) => body));
    return answer(event);
  };
  return { seen, handler };
}

const times = (seen: string[], body: string) => seen.filter((other) => other === body).length;

describe('startEventSource', () => {
  test('invokes the handler with the event and the context of Lambda', async () => {
    const invoked = Promise.withResolvers<[SQSEvent, Context]>();
    start({
      functionName: 'job-starter',
      timeoutSeconds: 60,
      handler: async (...args) => {
        invoked.resolve(args);
        return { batchItemFailures: [] };
      },
    });
    await client.send(
      new SendMessageCommand({
        QueueUrl: queueUrl,
        MessageBody: '{"job_id":"job_an_1"}',
        MessageAttributes: {
          kind: { DataType: 'String', StringValue: 'analyze' },
          raw: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2]) },
        },
      }),
    );
    const [event, context] = await invoked.promise;
    expect(event.Records).toEqual([
      {
        messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        receiptHandle: expect.any(String),
        body: '{"job_id":"job_an_1"}',
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: expect.stringMatching(/^\d{13}$/),
          SenderId: expect.any(String),
          ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
        },
        messageAttributes: {
          kind: { dataType: 'String', stringValue: 'analyze', stringListValues: [], binaryListValues: [] },
          raw: { dataType: 'Binary', binaryValue: 'AQI=', stringListValues: [], binaryListValues: [] },
        },
        md5OfBody: expect.stringMatching(/^[0-9a-f]{32}$/),
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:jobs',
        awsRegion: 'us-east-1',
      },
    ]);
    expect(context).toMatchObject({ functionName: 'job-starter', awsRequestId: expect.any(String) });
    expect(context.getRemainingTimeInMillis()).toBeGreaterThan(0);
    await vi.waitUntil(isEmpty, patience);
  });

  test('deletes the successes of a batch and delivers its failures again', async () => {
    const failedOnce = new Set<string>();
    const { seen, handler } = recorder((event) => ({
      batchItemFailures: event.Records.filter(({ body }) => body === 'bad' && !failedOnce.has(body)).map((record) => {
        failedOnce.add(record.body);
        return { itemIdentifier: record.messageId };
      }),
    }));
    await send('good', 'bad');
    start({ handler });
    await vi.waitUntil(() => times(seen, 'bad') === 2, patience);
    await vi.waitUntil(isEmpty, patience);
    expect(times(seen, 'good')).toBe(1);
  });

  test('delivers the whole batch again, then dead-letters it, when the handler throws', async () => {
    const { seen, handler } = recorder(() => {
      throw new Error('broken');
    });
    await send('a', 'b');
    start({ handler });
    const dead = new Set<string | undefined>();
    while (dead.size < 2) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: engine.queueUrl('jobs-dead'),
          MaxNumberOfMessages: 10,
          WaitTimeSeconds: 20,
        }),
      );
      for (const { Body } of Messages) dead.add(Body);
    }
    expect(dead).toEqual(new Set(['a', 'b']));
    expect([times(seen, 'a'), times(seen, 'b')]).toEqual([2, 2]);
  });

  test.each([undefined, { batchItemFailures: [] }])('takes the answer %j as a success of the batch', async (answer) => {
    const { seen, handler } = recorder(() => answer);
    await send('a', 'b');
    start({ handler });
    await vi.waitUntil(() => seen.length === 2, patience);
    await vi.waitUntil(isEmpty, patience);
  });

  test('reports a failed invocation and goes on', async () => {
    const { seen, handler } = recorder((event) => {
      if (event.Records.some(({ body }) => body === 'bad')) throw new Error('broken');
      return { batchItemFailures: [] };
    });
    const { onError } = start({ handler, batchSize: 1 });
    await send('bad', 'good');
    await vi.waitUntil(() => seen.includes('good') && onError.mock.calls.length > 0, patience);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' });
  });

  test('gives an invocation up after its timeout, as Lambda does', async () => {
    const { onError } = start({
      handler: () => new Promise(() => {}),
      timeoutSeconds: 0.05,
      functionName: 'stuck',
      concurrency: 1,
    });
    await send('a');
    await vi.waitUntil(() => onError.mock.calls.length > 0, patience);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'stuck timed out after 0.05 seconds' });
  });

  test('runs at most the given number of invocations at the same time', async () => {
    let running = 0;
    let most = 0;
    const release = Promise.withResolvers<void>();
    const { seen, handler } = recorder(() => ({ batchItemFailures: [] }));
    start({
      batchSize: 1,
      concurrency: 2,
      handler: async (event) => {
        most = Math.max(most, ++running);
        if (running === 2) release.resolve();
        await release.promise;
        running--;
        return await handler(event);
      },
    });
    await send('a', 'b', 'c', 'd', 'e');
    await vi.waitUntil(() => new Set(seen).size === 5, patience);
    expect(most).toBe(2);
  });

  test('waits for the running batch when it stops, and takes no other', async () => {
    const entered = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const seen: string[] = [];
    const source = start({
      batchSize: 1,
      concurrency: 1,
      handler: async (event) => {
        entered.resolve();
        await release.promise;
        seen.push(...event.Records.map(({ body }) => body));
        return undefined;
      },
    });
    await send('running', 'waiting');
    await entered.promise;
    const stopped = source.stop();
    release.resolve();
    await stopped;
    expect(seen).toHaveLength(1);
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl: queueUrl, WaitTimeSeconds: 5 }));
    expect(new Set([...seen, ...Messages.map(({ Body }) => Body)])).toEqual(new Set(['running', 'waiting']));
  });

  test('stops at once while it waits for messages', async () => {
    const source = start({ handler: async () => undefined });
    await source.stop();
    expect(source.onError).not.toHaveBeenCalled();
  });

  test('goes on trying, and reports it, when the queue does not answer', async () => {
    const down = new SQSClient({
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    });
    onTestFinished(() => down.destroy());
    const { onError } = start({ client: down, handler: async () => undefined });
    await vi.waitUntil(() => onError.mock.calls.length >= 2, patience);
  });

  test('refuses a batch size that SQS does not have', () => {
    expect(() => start({ batchSize: 11, handler: async () => undefined })).toThrow('batchSize must be 1 to 10');
  });
});

describe('failedMessageIds', () => {
  const event = toSqsEvent([{ MessageId: 'a' }, { MessageId: 'b' }], 'http://127.0.0.1/000000000000/jobs');

  test.each([
    ['no answer', undefined, []],
    ['no failures', { batchItemFailures: [] }, []],
    ['one failure', { batchItemFailures: [{ itemIdentifier: 'b' }] }, ['b']],
    ['a stranger among the failures', { batchItemFailures: [{ itemIdentifier: 'c' }] }, ['a', 'b']],
    ['an empty id among the failures', { batchItemFailures: [{ itemIdentifier: '' }] }, ['a', 'b']],
  ])('leaves in the queue what Lambda would for %s', (_name, response, expected) => {
    expect(failedMessageIds(event, response)).toEqual(new Set(expected));
  });
});
