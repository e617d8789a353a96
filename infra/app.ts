/** The CDK app, as cdk.json runs it: the stacks of one stage, from the bundles that are in `dist/functions`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { processVariables } from '../shared/environment.ts';
import { consoleBuildDirectory } from './build/build-console.ts';
import { functionBundlesDirectory } from './build/bundle-functions.ts';
import { addNagChecks } from './nag.ts';
import { createStacks } from './stacks.ts';
import { deployableStage } from './stage-checks.ts';

const bundledCode = (functionName: string): Code => {
  const directory = join(functionBundlesDirectory, functionName);
  if (!existsSync(directory))
    throw new Error(`${functionName} is not bundled: start with npm run synth or npm run deploy`);
  // A source map is four times its bundle, and Node would read it only with a flag that slows every start.
  return Code.fromAsset(directory, { exclude: ['*.map'] });
};

function builtConsole(): string {
  if (!existsSync(consoleBuildDirectory))
    throw new Error('the console is not built: start with npm run synth or npm run deploy');
  return consoleBuildDirectory;
}

const app = new App();
const stageName: unknown = app.node.tryGetContext('stage');
const stage = deployableStage(typeof stageName === 'string' ? stageName : undefined, processVariables());
createStacks(app, { stage, codeOf: bundledCode, consoleDirectory: builtConsole });
addNagChecks(app);
