import type { Message, MessageAttributeValue } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSMessageAttribute, SQSRecord } from 'aws-lambda';
import { localAccountId, localRegion } from '../aws-identity.ts';

/** The event that Lambda makes of received messages. */
export function toSqsEvent(messages: Message[], queueUrl: string): SQSEvent {
  const queueName = new URL(queueUrl).pathname.split('/').at(-1);
  const eventSourceARN = `arn:aws:sqs:${localRegion}:${localAccountId}:${queueName}`;
  return { Records: messages.map((message) => toRecord(message, eventSourceARN)) };
}

function toRecord(message: Message, eventSourceARN: string): SQSRecord {
  const { Attributes = {}, MessageAttributes = {} } = message;
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ...Attributes,
      ApproximateReceiveCount: Attributes.ApproximateReceiveCount ?? '1',
      SentTimestamp: Attributes.SentTimestamp ?? '',
      SenderId: Attributes.SenderId ?? '',
      ApproximateFirstReceiveTimestamp: Attributes.ApproximateFirstReceiveTimestamp ?? '',
    },
    messageAttributes: Object.fromEntries(
      Object.entries(MessageAttributes).map(([name, value]) => [name, toMessageAttribute(value)]),
    ),
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion: localRegion,
  };
}

function toMessageAttribute({ DataType, StringValue, BinaryValue }: MessageAttributeValue): SQSMessageAttribute {
  return {
    dataType: DataType ?? 'String',
    ...(StringValue === undefined ? {} : { stringValue: StringValue }),
    ...(BinaryValue === undefined ? {} : { binaryValue: Buffer.from(BinaryValue).toString('base64') }),
    stringListValues: [],
    binaryListValues: [],
  };
}

/**
 * The messages that Lambda would leave in the queue. An answer that names a message which is not in the batch counts
 * as a failure of the whole batch: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
export function failedMessageIds(event: SQSEvent, response: SQSBatchResponse | undefined): Set<string> {
  const all = new Set(event.Records.map(({ messageId }) => messageId));
  const failed = new Set((response?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
  return failed.isSubsetOf(all) ? failed : all;
}
