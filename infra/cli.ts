/**
 * `npm run synth`, `bootstrap`, `deploy` and `destroy`: bundles the functions, then runs the project's own `cdk` on the stack of a
 * stage. `cdk bootstrap` needs them too: it runs the app to find out where it goes.
 * Synthesis needs neither an AWS account nor a network.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { processVariables } from '../shared/environment.ts';
import { writeConsole } from './build/build-console.ts';
import { bundleFunctions } from './build/bundle-functions.ts';
import { bundlePageRenderer } from './build/bundle-page-renderer.ts';
import { deployableStage } from './stage-checks.ts';
import { findStage, type Stage } from './stages.ts';

const usage = 'usage: npm run synth|bootstrap|deploy|destroy -- --stage <name> [--diff] [--output <directory>] [--yes]';
const commands = ['synth', 'bootstrap', 'deploy', 'destroy'] as const;
type Command = (typeof commands)[number];
/** `synth --diff` shows what a deployment would change. */
type CdkCommand = Command | 'diff';

interface CdkRun {
  command: CdkCommand;
  stageName: string;
  arguments: string[];
}

/** @throws Error with one line that says what is wrong with the arguments. */
export function readCdkRun(argv: readonly string[]): CdkRun {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      diff: { type: 'boolean', default: false },
      output: { type: 'string' },
      /** Deploys without confirming changes of permissions, or destroys without asking: for unattended runs. */
      yes: { type: 'boolean', default: false },
    },
  });
  const [given, ...others] = positionals;
  const known = commands.find((one) => one === given);
  if (!known || others.length > 0 || (values.diff && known !== 'synth')) throw new Error(usage);
  const command: CdkCommand = values.diff ? 'diff' : known;
  // Synthesis changes nothing, so it may choose a stage by itself; a deployment may not.
  const stage = findStage(values.stage ?? (command === 'synth' ? 'dev' : undefined));
  const { name: stageName, deletionProtection } = stage;
  if (command === 'destroy' && deletionProtection) {
    throw new Error(`${stageName} is protected: docs/deploy.md, "Delete a stage", says how to lift that`);
  }
  return {
    command,
    stageName,
    arguments: [
      command,
      ...stackChoice(command, stage),
      '--context',
      `stage=${stageName}`,
      ...(values.output ? ['--output', values.output] : []),
      ...(command === 'synth' ? ['--quiet'] : []),
      ...(command === 'deploy' && values.yes ? ['--require-approval', 'never'] : []),
      ...(command === 'destroy' && values.yes ? ['--force'] : []),
    ],
  };
}

/** Of an app with several stacks, cdk deploys and destroys none that is not named. */
export const stackChoice = (command: CdkCommand, { front }: Pick<Stage, 'front'>): string[] =>
  front && (command === 'deploy' || command === 'destroy') ? ['--all'] : [];

async function runCdk(run: CdkRun): Promise<number> {
  const require = createRequire(import.meta.url);
  const variables = processVariables();
  const child = spawn(
    process.execPath,
    [join(dirname(require.resolve('aws-cdk/package.json')), 'bin', 'cdk'), ...run.arguments],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: {
        ...variables,
        // cdk starts the app with the `node` that it finds first, which must be the one that runs this file.
        PATH: [dirname(process.execPath), variables['PATH']].join(delimiter),
        CDK_DISABLE_CLI_TELEMETRY: 'true',
      },
    },
  );
  const [exitCode]: unknown[] = await once(child, 'exit');
  return typeof exitCode === 'number' ? exitCode : 1;
}

async function main(): Promise<void> {
  let run: CdkRun;
  try {
    run = readCdkRun(process.argv.slice(2));
    // The app refuses it too, after a minute of bundling.
    deployableStage(run.stageName, processVariables());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
    return;
  }
  try {
    await bundleFunctions();
    const { rendering, front } = findStage(run.stageName);
    if (rendering) await bundlePageRenderer();
    if (front?.servesConsole) await writeConsole();
  } catch (error) {
    // esbuild has said what is wrong, with the lines of the sources.
    console.error(`the functions or the console cannot be bundled: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return;
  }
  process.exitCode = await runCdk(run);
  if (run.command === 'synth' && process.exitCode === 0) console.log(`stage ${run.stageName}: synthesized`);
}

if (import.meta.main) await main();
