/** @module-tag stages */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { addNagChecks } from '../../infra/nag.ts';
import { findStage } from '../../infra/stages.ts';
import { createStageApp, exampleFront } from './synthesized.ts';

const run = promisify(execFile);

interface PackReport {
  pluginName: string;
  suppressedViolations?: { ruleName: string }[];
}

const reportsIn = (outputDirectory: string): PackReport[] =>
  JSON.parse(readFileSync(join(outputDirectory, 'validation-report.json'), 'utf8')).pluginReports;

/** The packs of rules that judged the stacks. */
const packsIn = (outputDirectory: string): string[] =>
  [...new Set(reportsIn(outputDirectory).map(({ pluginName }) => pluginName))].filter((name) =>
    ['AwsSolutions', 'Serverless'].includes(name),
  );

/** The rules whose findings were acknowledged, from the report that synthesis leaves. */
function acknowledgedIn(outputDirectory: string): Set<string> {
  return new Set(
    reportsIn(outputDirectory).flatMap(({ suppressedViolations = [] }) =>
      suppressedViolations.map(({ ruleName }) => ruleName),
    ),
  );
}

const own = [
  'AwsSolutions-IAM5[Resource::*]',
  'AwsSolutions-APIG4',
  'AwsSolutions-SQS3',
  'Serverless-LambdaDLQ',
  'Serverless-LambdaEventSourceMappingDestination',
  'Serverless-SQSRedrivePolicy',
  'Serverless-SNSRedrivePolicy',
];
const ofCanary = expect.stringMatching(/IAM4.*AWSCodeDeployRoleForLambdaLimited/);
const ofBackups = expect.stringMatching(/IAM4.*AWSBackupServiceRolePolicyForBackup/);
const ofFront = ['AwsSolutions-CFR1', 'AwsSolutions-CFR3'];
/** Of CDK's own functions that fill and empty the bucket of the console. */
const ofConsole = ['AwsSolutions-S1', 'AwsSolutions-L1', 'Serverless-LambdaLatestVersion'];
const ofModels = expect.stringMatching(/IAM5.*bedrock:\*::foundation-model\/\*/);
const othersIn = (outputDirectory: string): string[] =>
  [...acknowledgedIn(outputDirectory)].filter((rule) => !own.includes(rule));

// prod passes them below, as it is deployed; a stage with a model on Bedrock has all that dev has.
describe.each([
  {
    stage: {
      ...findStage('dev'),
      name: 'dev-with-bedrock',
      environment: { MODEL_PROVIDER: 'bedrock', MODEL_ID: 'eu.example.model-v1:0' },
    },
    others: [ofModels],
  },
  { stage: findStage('staging'), others: [ofCanary] },
  {
    stage: {
      ...findStage('dev'),
      name: 'full',
      front: { ...exampleFront, servesConsole: true },
      rendering: { pagesAtOnce: 20 },
      customDomain: {
        domainName: 'api.example.com',
        certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/0',
      },
      backups: { copyToVaultArn: 'arn:aws:backup:eu-central-1:111122223333:backup-vault:copies', keptDays: 35 },
    },
    others: expect.arrayContaining([ofBackups, ...ofFront, ...ofConsole]),
  },
])('stage $stage.name', ({ stage, others }) => {
  test('passes both packs of rules of cdk-nag but for what infra/nag.ts acknowledges', () => {
    const { app, removeOutput } = createStageApp(stage, { validation: false });
    addNagChecks(app);
    try {
      // Throws at a finding, and prints it.
      expect(() => app.synth()).not.toThrow();
      expect(packsIn(app.outdir)).toEqual(['AwsSolutions', 'Serverless']);
      expect(othersIn(app.outdir)).toEqual(others);
    } finally {
      removeOutput();
    }
  });
});

describe('npm run synth', () => {
  /** A command that runs another one without a network, where the system has it. */
  const withoutNetwork = async (): Promise<string[]> =>
    run('unshare', ['--map-root-user', '--net', 'true']).then(
      () => ['unshare', '--map-root-user', '--net'],
      () => [],
    );

  test('passes the rules of cdk-nag and CloudFormation with neither an AWS account nor a network', async () => {
    const output = await mkdtemp(join(tmpdir(), 'content-optimization-cdk-out-'));
    const nowhere = join(output, 'no-such-file');
    const cli = join(import.meta.dirname, '../../infra/cli.ts');
    const synth = [process.execPath, cli, 'synth', '--stage', 'prod', '--output', output];
    const [command = '', ...args] = [...(await withoutNetwork()), ...synth];
    await run(command, args, {
      env: {
        ALARM_EMAIL: 'on-call@acme.example',
        HOME: output,
        PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
        AWS_CONFIG_FILE: nowhere,
        AWS_SHARED_CREDENTIALS_FILE: nowhere,
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    });
    const written = await readdir(output);
    const acknowledged = othersIn(output);
    await rm(output, { recursive: true, force: true });
    expect(written).toContain('ContentOptimization.template.json');
    expect(acknowledged).toEqual([ofCanary]);
  });
});
