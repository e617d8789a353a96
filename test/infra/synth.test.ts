import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addNagChecks } from '../../infra/nag.ts';
import { findStage, stages } from '../../infra/stages.ts';
import { createStageApp } from './synthesized.ts';

const run = promisify(execFile);

/** The rules whose findings were acknowledged, from the report that synthesis leaves. */
function acknowledgedIn(outputDirectory: string): Set<string> {
  const report: { pluginReports: { suppressedViolations?: { ruleName: string }[] }[] } = JSON.parse(
    readFileSync(join(outputDirectory, 'validation-report.json'), 'utf8'),
  );
  return new Set(
    report.pluginReports.flatMap(({ suppressedViolations = [] }) =>
      suppressedViolations.map(({ ruleName }) => ruleName),
    ),
  );
}

const bedrockStage = {
  ...findStage('dev'),
  name: 'bedrock',
  environment: { MODEL_PROVIDER: 'bedrock', MODEL_ID: 'eu.example.model-v1:0' },
};

describe.each([...stages, bedrockStage])('stage $name', (stage) => {
  it('passes the rules of cdk-nag but for what infra/nag.ts acknowledges', () => {
    const { app, removeOutput } = createStageApp(stage, { validation: false });
    addNagChecks(app);
    try {
      // Throws at a finding, and prints it.
      expect(() => app.synth()).not.toThrow();
      const own = ['AwsSolutions-IAM5[Resource::*]', 'AwsSolutions-APIG4'];
      const others = [...acknowledgedIn(app.outdir)].filter((rule) => !own.includes(rule));
      expect(others).toEqual([
        ...(stage.canary ? [expect.stringMatching(/IAM4.*AWSCodeDeployRoleForLambdaLimited/)] : []),
        ...(stage === bedrockStage ? [expect.stringMatching(/IAM5.*bedrock:\*::foundation-model\/\*/)] : []),
      ]);
    } finally {
      removeOutput();
    }
  });
});

/** About 10 seconds of processor time, most of it in CloudFormation's rules. */
const SYNTH_TIMEOUT_MS = 120_000;

describe('npm run synth', { timeout: SYNTH_TIMEOUT_MS }, () => {
  /** A command that runs another one without a network, where the system has it. */
  const withoutNetwork = async (): Promise<string[]> =>
    run('unshare', ['--map-root-user', '--net', 'true']).then(
      () => ['unshare', '--map-root-user', '--net'],
      () => [],
    );

  it('passes the rules of cdk-nag and CloudFormation with neither an AWS account nor a network', async () => {
    const output = await mkdtemp(join(tmpdir(), 'content-optimization-cdk-out-'));
    const nowhere = join(output, 'no-such-file');
    const cli = join(import.meta.dirname, '../../infra/cli.ts');
    const synth = [process.execPath, cli, 'synth', '--stage', 'prod', '--output', output];
    const [command = '', ...args] = [...(await withoutNetwork()), ...synth];
    await run(command, args, {
      env: {
        HOME: output,
        PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
        AWS_CONFIG_FILE: nowhere,
        AWS_SHARED_CREDENTIALS_FILE: nowhere,
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    });
    const written = await readdir(output);
    await rm(output, { recursive: true, force: true });
    expect(written).toContain('ContentOptimization.template.json');
  });
});
