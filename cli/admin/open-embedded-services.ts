import path from 'node:path';
import { openDataDir } from '../../local/data-dir.ts';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { findRunningDynamoDb, startDynamoDb } from '../../local/engines/dynamodb.ts';
import { acquirePidLock, type PidLock } from '../../local/engines/pid-lock.ts';
import { findOrigin, findQueues, localOrigin } from '../../local/queue-file.ts';
import { type Environment, parseEnvironment } from '../../shared/environment.ts';
import { OperatorError } from '../../shared/operator/operator-error.ts';
import { openKeyFileCipher } from '../../shared/providers/secrets/key-file-cipher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import type { AdminServices } from './command.ts';
import { waitUntil } from './wait-until.ts';

// The embedded engine's table has the default name, whatever TABLE_NAME says. Its own module for such names loads the
// graders too, which a short command has no time for.
export const { TABLE_NAME: EMBEDDED_TABLE_NAME } = parseEnvironment({});

/**
 * The embedded system, running or not. When it is not, its DynamoDB engine runs for the time of the command, on the same
 * data; a first command makes the data directory and the table.
 */
export async function openEmbeddedServices(
  environment: Environment,
  resolveFile: AdminServices['resolveFile'],
): Promise<AdminServices & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const dataDir = path.resolve(environment.DATA_DIR);
  const exposed = await openDataDir(dataDir);
  if (exposed !== null) process.stderr.write(`${exposed}\n`);
  const endpoint = environment.AWS_ENDPOINT_URL_DYNAMODB ?? (await findOrStartEngine(dataDir, opened));
  const table = openTable({
    TABLE_NAME: environment.AWS_ENDPOINT_URL_DYNAMODB === undefined ? EMBEDDED_TABLE_NAME : environment.TABLE_NAME,
    AWS_REGION: localRegion,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  opened.defer(() => table.documents.destroy());
  await createTable(table);
  const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
  const ready = opened.move();
  return {
    table,
    ids: createIdAllocator(table),
    cipher,
    now: () => new Date(),
    deadLetters: await openDeadLetters(environment.AWS_ENDPOINT_URL_SQS),
    sendJob: await openSender(environment.AWS_ENDPOINT_URL_SQS ?? (await findQueues(dataDir))),
    consoleOrigin: async () => environment.CONSOLE_ORIGIN ?? (await findOrigin(dataDir)) ?? localOrigin(environment),
    resolveFile,
    waitUntil,
    [Symbol.asyncDispose]: () => ready.disposeAsync(),
  };
}

/** The embedded queues are in the memory of the running system; an SQS engine of the operator's own can be read. */
async function openDeadLetters(endpoint: string | undefined): Promise<AdminServices['deadLetters']> {
  if (endpoint === undefined) return null;
  const { openEmbeddedDeadLetters } = await import('./embedded-queues.ts');
  return openEmbeddedDeadLetters(endpoint);
}

async function openSender(endpoint: string | null): Promise<AdminServices['sendJob']> {
  if (endpoint === null) return null;
  const { openEmbeddedJobSender } = await import('./embedded-queues.ts');
  return openEmbeddedJobSender(endpoint);
}

async function findOrStartEngine(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const lock = await lockDataDirectory(dataDir);
  try {
    const running = await findRunningDynamoDb(dataDir);
    if (running) {
      await lock.release();
      return running.endpoint;
    }
    const engine = await startDynamoDb({ dataDir });
    opened.defer(async () => {
      await engine.stop();
      await lock.release();
    });
    return engine.endpoint;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const LOCK_WAIT_MS = 30_000;

/**
 * Lets one command at a time find or start the engine of a data directory. Without it, two commands on a stopped system
 * would start two engines on one database, or one would stop the engine that the other has found.
 */
function lockDataDirectory(dataDir: string): Promise<PidLock> {
  const file = path.join(dataDir, 'operator-command.lock');
  return acquirePidLock(file, {
    waitMs: LOCK_WAIT_MS,
    refuse: (holder) =>
      new OperatorError(`another command (process ${holder}) uses ${dataDir}; if it does not, remove ${file}`),
  });
}
