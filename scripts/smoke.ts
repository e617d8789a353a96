/**
 * `npm run smoke -- --base-url URL [--key KEY] [--stage NAME]`: does a deployed system respond as it should? Exits 1 when it
 * does not. With a stage, its workers are called too, with the AWS credentials of the environment.
 */
import { parseArgs } from 'node:util';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { findStage } from '../infra/stages.ts';
import { readEnvironment } from '../shared/environment.ts';
import { runSmokeChecks, type SmokeResult, type SmokeTarget } from './smoke-checks.ts';
import { runWorkerChecks } from './smoke-workers.ts';

const usage = 'usage: npm run smoke -- --base-url https://…/v1 [--key coa_…] [--stage NAME]';

interface SmokeRun extends SmokeTarget {
  /** Null: the workers are not called. */
  stageName: string | null;
}

/** @throws Error with one line that says what is wrong with the arguments. */
export function readSmokeRun(argv: readonly string[]): SmokeRun {
  const { values } = parseArgs({
    args: [...argv],
    options: { 'base-url': { type: 'string' }, key: { type: 'string' }, stage: { type: 'string' } },
  });
  const baseUrl = values['base-url']?.replace(/\/+$/, '');
  if (!baseUrl || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) throw new Error(usage);
  if (!baseUrl.endsWith('/v1')) throw new Error(`the base URL ends in the version: ${baseUrl}/v1`);
  // A pipeline without the secret hands an empty one over.
  return { baseUrl, key: values.key || null, stageName: values.stage ? findStage(values.stage).name : null };
}

function report({ name, problem, durationMs }: SmokeResult): void {
  console.log(problem === null ? `ok    ${name} (${durationMs} ms)` : `FAIL  ${name}: ${problem}`);
  if (problem !== null) process.exitCode = 1;
}

async function main(): Promise<void> {
  let target: SmokeRun;
  try {
    target = readSmokeRun(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return;
  }
  for await (const result of runSmokeChecks(target)) report(result);
  if (target.stageName !== null) {
    const { AWS_REGION: region } = readEnvironment();
    for await (const result of runWorkerChecks(target.stageName, new LambdaClient({ region }))) report(result);
  }
  if (target.key === null) console.log('no --key: what a key can read was not checked');
}

if (import.meta.main) await main();
