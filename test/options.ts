/** The common options of every run of the tests. */
import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { testTags } from './commands.ts';
import { patience, TEST_TIMEOUT_MS } from './harness/patience.ts';

export const testOptions = {
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
  // Node loads the sources as it does outside of tests.
  experimental: { viteModuleRunner: false },
  tags: testTags,
} satisfies ViteUserConfig['test'];
