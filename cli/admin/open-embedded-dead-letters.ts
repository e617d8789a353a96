import { SQSClient } from '@aws-sdk/client-sqs';
import { JOB_DEAD_LETTER_QUEUE } from '../../local/embedded-environment.ts';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { type DeadLetterQueue, openDeadLetterQueue } from '../../shared/operator/dead-letters.ts';

/** The dead letters of an embedded system whose queues are on the SQS engine at this endpoint. */
export function openEmbeddedDeadLetters(endpoint: string): DeadLetterQueue {
  const credentials = { accessKeyId: 'embedded', secretAccessKey: 'embedded' };
  return openDeadLetterQueue(new SQSClient({ region: localRegion, endpoint, credentials }), JOB_DEAD_LETTER_QUEUE);
}
