/** `npm run test:dynamodb-local`: what works with the table, a second time, on Amazon's own DynamoDB Local. */
import { defineConfig } from 'vitest/config';
import { testOptions } from '../options.ts';
import { suitesOnDynamoDbLocal } from './suites.ts';

export default defineConfig({
  test: {
    ...testOptions,
    root: new URL('../..', import.meta.url).pathname,
    include: suitesOnDynamoDbLocal(),
    // One JVM, in memory, for all of them.
    globalSetup: ['test/dynamodb-local/engine.ts'],
    isolate: true,
  },
});
