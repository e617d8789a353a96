/**
 * The test files that run a second time, on Amazon's own DynamoDB Local, wherever Java is found: what works with the table
 * alone (repositories, job services, the operator's deletions, exports and migrations, keyword sweeps, the index reconciliation, scheduled crawls),
 * what is looked at within a whole system, and the files of this folder, which need that engine: the rules of the strict client, and the whole story.
 */
import { globSync, readFileSync } from 'node:fs';
import { javaCommand } from '../../local/engines/dynamodb/command.ts';

export const dynamoDbLocalOnly = 'test/dynamodb-local/**/*.test.ts';

const wholeSystems = [
  // The sweeper, the job starter, schedules, the events of each function, what a deletion leaves.
  'test/systems/own.isolated.test.ts',
  'test/e2e/restore/restore.test.ts',
  'test/e2e/runbook.isolated.test.ts',
  'test/shared/operator/migration/pack-results.isolated.test.ts',
];

/** Other suites that need a table do the same on any. */
const tableFolders = [
  'shared/table',
  'shared/jobs',
  'shared/operator',
  'functions/keyword-worker',
  'functions/search-console-reconciler',
  'functions/crawl-scheduler',
];

const usesTable = (file: string): boolean => readFileSync(file, 'utf8').includes('useTable()');

export const suitesOnDynamoDbLocal = (): string[] => [
  ...globSync(dynamoDbLocalOnly),
  ...tableFolders.flatMap((folder) => globSync(`test/${folder}/**/*.test.ts`)).filter(usesTable),
  ...wholeSystems,
];

/** Why these suites cannot run here; null when they can. */
export const dynamoDbLocalIsMissing = (): Promise<string | null> =>
  javaCommand(null, 0).then(
    () => null,
    (error: Error) => error.message,
  );
