import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/harness/shared-system.ts'],
    // The engine process and the first Markdown parse are slow to start on a busy 2-core machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
