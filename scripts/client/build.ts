/** `npm run build -w clients/typescript`: the published form of the client package, one script and its declarations. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundleClient } from './bundle-client.ts';

const run = promisify(execFile);
const packageFolder = new URL('../../clients/typescript/', import.meta.url);

await bundleClient(new URL('dist/index.js', packageFolder));
await run('npx', ['tsc', '-p', 'tsconfig.json'], { cwd: packageFolder });
