/** The process of the shared system: the embedded system, with work on content in the one thread, whose code is compiled once. */
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { readEnvironment } from '../../shared/environment.ts';

export interface SharedReady {
  baseUrl: string;
  /** Variables of a process that works with the system's table and queues. */
  variables: Record<string, string>;
}

const system = await startEmbeddedSystem({
  quiet: true,
  contentWork: 'process',
  onFatal: (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
});
const stop = (): void => void system.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
// The run is over, however it ended.
process.once('disconnect', stop);

const { AWS_REGION, TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_SQS, JOB_QUEUE_URL } = readEnvironment();
process.send?.({
  baseUrl: system.baseUrl,
  variables: {
    ...{ AWS_REGION, TABLE_NAME, LOG_LEVEL: 'silent' },
    AWS_ENDPOINT_URL_DYNAMODB: String(AWS_ENDPOINT_URL_DYNAMODB),
    AWS_ENDPOINT_URL_SQS: String(AWS_ENDPOINT_URL_SQS),
    JOB_QUEUE_URL: String(JOB_QUEUE_URL),
  },
} satisfies SharedReady);
