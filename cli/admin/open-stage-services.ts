import { SQSClient } from '@aws-sdk/client-sqs';
import { resourceNames } from '../../infra/names.ts';
import { restoredTables } from '../../infra/restored-tables.ts';
import { awsClientSettings } from '../../shared/aws-client.ts';
import type { Environment } from '../../shared/environment.ts';
import { openDeadLetterQueue } from '../../shared/operator/dead-letters.ts';
import { openJobSender } from '../../shared/operator/job-sender.ts';
import { createKmsClient, openKmsCipher } from '../../shared/providers/secrets/kms-cipher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import type { AdminServices } from './command.ts';
import { waitUntil } from './wait-until.ts';

/** A deployed stage, found by its name alone, with the rights of the operator's own AWS credentials. */
export function openStageServices(
  stage: string,
  environment: Environment,
  resolveFile: AdminServices['resolveFile'],
): AdminServices & AsyncDisposable {
  const names = resourceNames(stage);
  const region = environment.AWS_REGION;
  const table = openTable({ ...environment, TABLE_NAME: restoredTables[stage] ?? names.table });
  // Endpoints of these two come from the SDK's own variables, if from anywhere.
  const queues = new SQSClient(awsClientSettings(region));
  const keys = createKmsClient(region);
  return {
    table,
    ids: createIdAllocator(table),
    cipher: openKmsCipher(keys, `alias/${names.secretsKeyAlias}`),
    now: () => new Date(),
    deadLetters: openDeadLetterQueue(queues, names.jobDeadLetterQueue),
    sendJob: openJobSender(queues, names.jobQueue),
    consoleOrigin: async () => environment.CONSOLE_ORIGIN ?? (await originOfStage(stage)),
    resolveFile,
    waitUntil,
    async [Symbol.asyncDispose]() {
      for (const client of [table.documents, queues, keys]) client.destroy();
    },
  };
}

/** Of the stage's own names; a stage without any is reached under a generated one. */
async function originOfStage(name: string): Promise<string | null> {
  // The definitions of stages load the CDK, which takes a second.
  const { consoleOrigin, stages } = await import('../../infra/stages.ts');
  const stage = stages.find((candidate) => candidate.name === name);
  return (stage && consoleOrigin(stage)) ?? null;
}
