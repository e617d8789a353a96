import { SQSClient } from '@aws-sdk/client-sqs';
import { JOB_DEAD_LETTER_QUEUE, JOB_QUEUE } from '../../local/embedded-environment.ts';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { awsClientSettings } from '../../shared/aws-client.ts';
import { type DeadLetterQueue, openDeadLetterQueue } from '../../shared/operator/dead-letters.ts';
import { type JobSender, openJobSender } from '../../shared/operator/job-sender.ts';

const openClient = (endpoint: string): SQSClient => new SQSClient(awsClientSettings(localRegion, endpoint));

/** The dead letters of an embedded system whose queues are on the SQS engine at this endpoint. */
export const openEmbeddedDeadLetters = (endpoint: string): DeadLetterQueue =>
  openDeadLetterQueue(openClient(endpoint), JOB_DEAD_LETTER_QUEUE);

export const openEmbeddedJobSender = (endpoint: string): JobSender => openJobSender(openClient(endpoint), JOB_QUEUE);
