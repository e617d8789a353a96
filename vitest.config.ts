import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserIsMissing, browserTests } from './test/browser/suites.ts';
import {
  dynamoDbLocalIsMissing,
  dynamoDbLocalOnly,
  embeddedStory,
  suitesOnDynamoDbLocal,
} from './test/dynamodb-local/suites.ts';
import { patience, TEST_TIMEOUT_MS } from './test/harness/patience.ts';

/**
 * A file that starts a system in its process, changes environment variables or replaces functions is named
 * `*.isolated.test.ts` and gets its own module graph: the Lambda handlers read their environment once, when they are loaded.
 * The other files of a worker share one, which spares each of them the seconds of loading everything again.
 */
const isolatedFiles = 'test/**/*.isolated.test.ts';
const hasDynamoDbLocal = (await dynamoDbLocalIsMissing()) === null;
const elsewhere = [
  dynamoDbLocalOnly,
  ...(hasDynamoDbLocal ? [embeddedStory] : []),
  // `npm test` says at its end what it left out without a browser.
  ...(browserIsMissing() === null ? [] : [browserTests]),
];

const common = {
  globalSetup: ['test/harness/shared-system.ts'],
  // Refuses what Amazon's DynamoDB refuses and the embedded engine accepts.
  setupFiles: ['test/harness/strict-dynamodb/install.ts'],
  // Grading a body of 900,000 characters takes 4 s on two idle cores, and was seen to take 49 s beside other work.
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: patience },
  // The browser runs in its sandbox where this machine has one. The pages of tests are the project's own.
  env: { CRAWL_RENDER_UNSANDBOXED: 'yes' },
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
      { extends: true, test: { name: 'isolated', include: [isolatedFiles], exclude: elsewhere, isolate: true } },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['test/**/*.test.ts'],
          exclude: [isolatedFiles, ...elsewhere],
          isolate: false,
        },
      },
      ...(hasDynamoDbLocal ? [onDynamoDbLocal] : []),
    ],
  },
});
