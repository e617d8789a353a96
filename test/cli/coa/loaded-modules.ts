/** Preloaded by a process under test: says on file descriptor 3 which modules it loaded. */
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    writeSync(3, `${url}\n`);
    return nextLoad(url, context);
  },
});
