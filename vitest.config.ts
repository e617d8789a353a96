import { defineConfig } from 'vitest/config';
import { processVariables } from './shared/environment.ts';
import { browserIsMissing, browserTests } from './test/browser/suites.ts';
import { ONLY_UNTAGGED, taggedFiles } from './test/commands.ts';
import { dynamoDbLocalOnly } from './test/dynamodb-local/suites.ts';
import { testOptions } from './test/options.ts';
import { apiFiles, isolatedFiles, mockedFiles } from './test/projects.ts';

const elsewhere = [
  dynamoDbLocalOnly,
  // `npm test` says at its end what it left out without a browser.
  ...(browserIsMissing() === null ? [] : [browserTests]),
  // A filter of tags loads a file before it leaves its tests out, which takes as long as some of the tests.
  ...(processVariables()[ONLY_UNTAGGED] === 'yes' ? taggedFiles() : []),
];
const api = apiFiles();
const mocked = mockedFiles();

export default defineConfig({
  test: {
    ...testOptions,
    projects: [
      // A separate module graph for each file: the Lambda handlers read their environment once, when they are loaded.
      {
        extends: true,
        test: { name: 'own', include: [isolatedFiles], exclude: [...mocked, ...elsewhere], isolate: true },
      },
      // Only Vite replaces a module for all that import it.
      {
        extends: true,
        test: {
          name: 'own, with mocks',
          include: mocked,
          exclude: elsewhere,
          isolate: true,
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: api,
          exclude: elsewhere,
          isolate: false,
          globalSetup: ['test/harness/shared-system.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [isolatedFiles, ...api, ...elsewhere],
          isolate: false,
        },
      },
    ],
  },
});
