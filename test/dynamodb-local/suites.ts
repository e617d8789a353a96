/**
 * The test files that run a second time, on Amazon's own DynamoDB Local, wherever Java is found: what works with the table
 * alone (repositories, job services, keyword sweeps, the index reconciliation), the sweeper within a whole system, and the
 * files of this folder, which need that engine: the rules of the strict client, and the whole story.
 */
import { globSync, readFileSync } from 'node:fs';
import { javaCommand } from '../../local/engines/dynamodb/command.ts';

export const dynamoDbLocalOnly = 'test/dynamodb-local/**';

const wholeSystems = ['test/functions/sweeper/sweeper.test.ts'];

/** The order of the middleware needs a table, and is the same on any. */
const usesTableAlone = (file: string): boolean =>
  !file.startsWith('test/shared/http/order') && readFileSync(file, 'utf8').includes('useTable()');

export const suitesOnDynamoDbLocal = (): string[] => [
  ...globSync('test/**/*.test.ts').filter((file) => file.startsWith('test/dynamodb-local/') || usesTableAlone(file)),
  ...wholeSystems,
];

/** Why these suites cannot run here; null when they can. */
export const dynamoDbLocalIsMissing = (): Promise<string | null> =>
  javaCommand(null, 0).then(
    () => null,
    (error: Error) => error.message,
  );
