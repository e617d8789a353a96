/** The tests that judge the mutants of a folder: those of the same folder under `test/shared/domain`, which need no engine. */
import { defineConfig } from 'vitest/config';
import { processVariables } from '../../shared/environment.ts';
import { testTags } from '../../test/commands.ts';

const folder = processVariables()['MUTATION_TESTS'] ?? 'test/shared/domain';

export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.ts`],
    testTimeout: 30_000,
    isolate: false,
    passWithNoTests: true,
    tags: testTags,
  },
});
