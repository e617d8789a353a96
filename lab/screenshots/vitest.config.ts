/** Commands that need the running system and a browser: pictures and figures of docs/console.md. No part of `npm test`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['lab/screenshots/*.command.ts'],
    globalSetup: ['test/harness/shared-system.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
