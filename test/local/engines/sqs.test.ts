import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SqsEngine, startSqs } from '../../../local/engines/sqs.ts';
import { patience } from '../../harness/patience.ts';

let engine: SqsEngine;
let client: SQSClient;
let queueUrl: string;
let deadLetterUrl: string;

beforeAll(() => {
  client = new SQSClient({ region: 'us-east-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  return () => client.destroy();
});

beforeEach(async () => {
  engine = await startSqs({
    queues: [
      { name: 'jobs', visibilityTimeoutSeconds: 30, deadLetterQueue: { name: 'jobs-dead', maxReceiveCount: 2 } },
    ],
  });
  client.destroy();
  client = new SQSClient({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  queueUrl = engine.queueUrl('jobs');
  deadLetterUrl = engine.queueUrl('jobs-dead');
  return () => engine.stop();
});

afterAll(() => client.destroy());

const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));

async function receive(input: { url?: string; max?: number; waitSeconds?: number; visibilitySeconds?: number } = {}) {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: input.url ?? queueUrl,
      MaxNumberOfMessages: input.max ?? 10,
      WaitTimeSeconds: input.waitSeconds ?? 0,
      VisibilityTimeout: input.visibilitySeconds,
      AttributeNames: ['All'],
    }),
  );
  return Messages;
}

const setVisibility = (message: Message | undefined, seconds: number) =>
  client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: queueUrl,
      ReceiptHandle: message?.ReceiptHandle,
      VisibilityTimeout: seconds,
    }),
  );

async function counts(url: string) {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl: url,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return {
    available: Number(Attributes['ApproximateNumberOfMessages']),
    inFlight: Number(Attributes['ApproximateNumberOfMessagesNotVisible']),
  };
}

const bodies = (messages: Message[]) => messages.map(({ Body = '' }) => Body).toSorted((a, b) => a.localeCompare(b));

/** Two receives that are given back at once use up the queue's maxReceiveCount. */
async function sendToDeadLetters(body: string): Promise<void> {
  await send(body);
  for (let attempt = 1; attempt <= 2; attempt++) {
    const [message] = await receive({ waitSeconds: 5 });
    await setVisibility(message, 0);
  }
}

describe('startSqs', () => {
  test('hands out every message of a batch and hides it while it is in flight', async () => {
    await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queueUrl,
        Entries: ['a', 'b', 'c'].map((body) => ({ Id: body, MessageBody: body })),
      }),
    );
    expect(bodies(await receive())).toEqual(['a', 'b', 'c']);
    expect(await receive()).toEqual([]);
    expect(await counts(queueUrl)).toEqual({ available: 0, inFlight: 3 });
  });

  test('answers a long poll as soon as there is one message, though ten were asked for', async () => {
    const polled = receive({ max: 10, waitSeconds: 20 });
    await send('early');
    expect(bodies(await polled)).toEqual(['early']);
  });

  test('answers a long poll with nothing when its time is over', async () => {
    expect(await receive({ waitSeconds: 1 })).toEqual([]);
  });

  test('gives a message sent after a consumer hung up to the next consumer', async () => {
    const hangUp = new AbortController();
    const polled = client.send(new ReceiveMessageCommand({ QueueUrl: queueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: hangUp.signal,
    });
    // The poll is on the queue once a later request of the same client has been answered.
    await counts(queueUrl);
    hangUp.abort();
    await expect(polled).rejects.toThrow();
    await send('for the living');
    expect(bodies(await receive({ waitSeconds: 5 }))).toEqual(['for the living']);
  });

  test('never hands out a deleted message again', async () => {
    await send('once');
    const [message] = await receive({ visibilitySeconds: 0, waitSeconds: 5 });
    await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message?.ReceiptHandle }));
    expect(await receive()).toEqual([]);
    expect(await counts(queueUrl)).toEqual({ available: 0, inFlight: 0 });
  });

  test('hands a message out again after its visibility timeout, with a higher receive count', async () => {
    await send('again');
    const [first] = await receive({ visibilitySeconds: 1, waitSeconds: 5 });
    expect(first?.Attributes?.ApproximateReceiveCount).toBe('1');
    const [second] = await receive({ waitSeconds: 5 });
    expect(second?.MessageId).toBe(first?.MessageId);
    expect(second?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  test('does not count a longer lease as another receive', async () => {
    await send('slow work');
    const [message] = await receive({ waitSeconds: 5 });
    await setVisibility(message, 60);
    await setVisibility(message, 60);
    await setVisibility(message, 0);
    const [again] = await receive({ waitSeconds: 5 });
    expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  test('moves a message to the dead-letter queue after maxReceiveCount receives', async () => {
    await sendToDeadLetters('poison');
    expect(bodies(await receive({ url: deadLetterUrl, waitSeconds: 5 }))).toEqual(['poison']);
    expect(await counts(queueUrl)).toEqual({ available: 0, inFlight: 0 });
  });

  test('moves dead letters back to the queue they came from', async () => {
    await sendToDeadLetters('second chance');
    await vi.waitUntil(async () => (await counts(deadLetterUrl)).available === 1, patience);
    const SourceArn = 'arn:aws:sqs:us-east-1:000000000000:jobs-dead';
    await client.send(new StartMessageMoveTaskCommand({ SourceArn }));
    expect(bodies(await receive({ waitSeconds: 10 }))).toEqual(['second chance']);
    await vi.waitUntil(async () => {
      const { Results = [] } = await client.send(new ListMessageMoveTasksCommand({ SourceArn }));
      return Results[0]?.Status === 'COMPLETED' && Results[0].ApproximateNumberOfMessagesMoved === 1;
    }, patience);
  });

  test('names an unknown queue as AWS does', async () => {
    const unknown = new SendMessageCommand({ QueueUrl: `${queueUrl}-unknown`, MessageBody: 'lost' });
    await expect(client.send(unknown)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    expect(() => engine.queueUrl('unknown')).toThrow('There is no queue unknown');
  });

  test('stops at once under an open long poll', async () => {
    const polled = receive({ waitSeconds: 20 });
    const failed = expect(polled).rejects.toThrow();
    await counts(queueUrl);
    await engine.stop();
    client.destroy();
    await failed;
  });

  test.each([
    ['a form that a web page may post', { 'content-type': 'text/plain' }, 'Action=SendMessage&MessageBody=x'],
    ['no operation', { 'content-type': 'application/x-amz-json-1.0' }, '{}'],
  ])('refuses %s', async (_name, headers, body) => {
    const response = await fetch(queueUrl, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await counts(queueUrl)).toEqual({ available: 0, inFlight: 0 });
  });

  test.each(['null', '[]', '{', '"x"'])('survives the body %s', async (body) => {
    const response = await fetch(queueUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.ReceiveMessage' },
      body,
    });
    expect(response.ok).toBe(false);
    expect(await counts(queueUrl)).toEqual({ available: 0, inFlight: 0 });
  });
});
