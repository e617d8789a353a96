/** `npm run smoke -- --base-url URL [--key KEY]`: does a deployed system answer as it should? Exits 1 when it does not. */
import { parseArgs } from 'node:util';
import { runSmokeChecks, type SmokeTarget } from './smoke-checks.ts';

const usage = 'usage: npm run smoke -- --base-url https://…/v1 [--key coa_…]';

/** @throws Error with one line that says what is wrong with the arguments. */
export function readSmokeTarget(argv: readonly string[]): SmokeTarget {
  const { values } = parseArgs({
    args: [...argv],
    options: { 'base-url': { type: 'string' }, key: { type: 'string' } },
  });
  const baseUrl = values['base-url']?.replace(/\/+$/, '');
  if (!baseUrl || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) throw new Error(usage);
  if (!baseUrl.endsWith('/v1')) throw new Error(`the base URL ends in the version: ${baseUrl}/v1`);
  // A pipeline without the secret hands an empty one over.
  return { baseUrl, key: values.key || null };
}

async function main(): Promise<void> {
  let target: SmokeTarget;
  try {
    target = readSmokeTarget(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return;
  }
  for await (const { name, problem, durationMs } of runSmokeChecks(target)) {
    console.log(problem === null ? `ok    ${name} (${durationMs} ms)` : `FAIL  ${name}: ${problem}`);
    if (problem !== null) process.exitCode = 1;
  }
  if (target.key === null) console.log('no --key: what a key can read was not checked');
}

if (import.meta.main) await main();
