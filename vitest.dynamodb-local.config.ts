/** `npm run test:dynamodb-local`: the tests of the table again, against Amazon's own DynamoDB Local (needs Java 17). */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/dynamodb-local/**/*.test.ts'],
    globalSetup: ['test/shared/table/dynamodb-local.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
