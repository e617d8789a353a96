/** The tests of the laboratory that need its packages: a part of `npm run test:all`. Those that do not are in `test/lab`. */
import { defineConfig } from 'vitest/config';
import { testOptions } from '../test/options.ts';

export default defineConfig({
  test: {
    ...testOptions,
    root: new URL('..', import.meta.url).pathname,
    include: ['lab/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    isolate: false,
  },
});
