import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import {
  dynamoDbLocalIsMissing,
  dynamoDbLocalOnly,
  embeddedStory,
  suitesOnDynamoDbLocal,
} from './test/dynamodb-local/suites.ts';

/**
 * A file that starts a system or an engine of its own, reads the process's environment, or mocks a module needs a module graph
 * of its own: the Lambda handlers read their environment once, when they are loaded. The other files share one per
 * worker, which spares each of them the seconds of loading everything again.
 */
const needsOwnModules =
  /useSystem\(\{|EmbeddedSystem|own-system|process\.|vi\.(?!wait)|mockClient|startDynamoDb|silenceLog|stackOf|environment/i;

const hasDynamoDbLocal = (await dynamoDbLocalIsMissing()) === null;
const files = globSync('test/**/*.test.ts', {
  exclude: hasDynamoDbLocal ? [dynamoDbLocalOnly, embeddedStory] : [dynamoDbLocalOnly],
});
const isolated = files.filter((file) => needsOwnModules.test(readFileSync(file, 'utf8')));
const sharing = files.filter((file) => !isolated.includes(file));

const common = {
  globalSetup: ['test/harness/shared-system.ts'],
  // Refuses what Amazon's DynamoDB refuses and the embedded engine accepts.
  setupFiles: ['test/harness/strict-dynamodb/install.ts'],
  // The engine process and the first Markdown parse are slow to start on a busy 2-core machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Thousands of tests beside real engines on a machine that others use too: one that fails gets a second attempt, and
  // `npm test` names it at its end, because it shows a race, in the test or in the product, that is to be found.
  retry: 1,
  // Workers wait for the engines half of the time; by default even one processor would be left to idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};

/** One JVM, in memory, for all of them; `npm test` says at its end what it left out without Java. */
const onDynamoDbLocal: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'DynamoDB Local',
    include: suitesOnDynamoDbLocal(),
    globalSetup: ['test/dynamodb-local/engine.ts'],
    isolate: true,
  },
};

export default defineConfig({
  test: {
    ...common,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      ...(hasDynamoDbLocal ? [onDynamoDbLocal] : []),
    ],
  },
});
