import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { workers } from '../../functions/catalog/workers.ts';
import { readCdkRun } from '../../infra/cli.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, type Stage, stageNames, stages } from '../../infra/stages.ts';
import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { parseEnvironment } from '../../shared/environment.ts';

describe('stages', () => {
  test('are dev, staging and prod', () => {
    expect(stageNames).toEqual(['dev', 'staging', 'prod']);
  });

  test.each(stages)('sets only variables that the functions accept in $name', ({ environment, logLevel }) => {
    expect(() => parseEnvironment({ ...environment, LOG_LEVEL: logLevel })).not.toThrow();
  });

  test.each(stages)('leaves the API a fifth of the default quota of an account in $name', ({ concurrency }) => {
    const defaultQuota = 1000;
    const limited = workers.filter(({ trigger }) => trigger === 'state-machine').length;
    expect(limited * (concurrency.stateMachineWorker ?? 0)).toBeLessThanOrEqual(0.8 * defaultQuota);
  });

  test('shares no resource name between two stages', () => {
    const { stack, table, jobQueue, accessLogGroup, ...names } = resourceNames('dev');
    const fixed = [stack, jobQueue, accessLogGroup, names.alarmTopic, names.secretsKeyAlias, names.function('sites')];
    expect(fixed.filter((name) => !name.includes('content-optimization-dev'))).toEqual([]);
    expect(table).toBe('content-optimization-dev');
  });

  test.each(['production', '', 'DEV', '__proto__'])(
    'refuses the unknown stage %j in one line that names the known',
    (name) => {
      expect(() => findStage(name)).toThrow(/^unknown stage ".*"; the stages are dev, staging, prod$/);
    },
  );
});

describe('docs/deploy.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  /** The cells of a row of the table of stages, by its first. */
  const rowOf = (name: string): string[] => {
    const row = text.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
    return row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
  };
  const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  const yes = (value: boolean): string => (value ? 'yes' : 'no');

  test.each<{ row: string; cell: (stage: Stage) => string }>([
    {
      row: 'a deleted stack takes its table, key and logs along',
      cell: ({ removalPolicy }) => yes(removalPolicy === RemovalPolicy.DESTROY),
    },
    {
      row: 'deletion protection of table and stack',
      cell: ({ deletionProtection }) => (deletionProtection ? 'on' : 'off'),
    },
    {
      row: 'point-in-time recovery',
      cell: ({ pointInTimeRecoveryDays }) => plural(pointInTimeRecoveryDays, 'day'),
    },
    { row: 'log level', cell: ({ logLevel }) => logLevel },
    { row: 'new code of the API gets a tenth of the requests for 5 minutes first', cell: ({ canary }) => yes(canary) },
    {
      row: 'model spend that raises an alarm, US dollars per hour',
      cell: ({ alarms }) => String(alarms.modelSpendPerHour),
    },
    {
      row: 'whole API, requests per second / burst',
      cell: ({ throttling }) => `${groupedDigits(throttling.requestsPerSecond)} / ${groupedDigits(throttling.burst)}`,
    },
    { row: 'job messages in hand', cell: ({ concurrency }) => `${concurrency.jobStarter} batches` },
    {
      row: 'invocations of each state machine worker at once',
      cell: ({ concurrency }) => String(concurrency.stateMachineWorker ?? 'no limit'),
    },
    {
      row: 'responses checked against their schemas (`RESPONSE_CHECK`)',
      cell: ({ environment }) => environment.RESPONSE_CHECK ?? 'off',
    },
  ])('says of each stage: $row', ({ row, cell }) => {
    expect(rowOf(row)).toEqual(stages.map(cell));
  });
});

describe('the command line', () => {
  test.each([
    { argv: ['synth'], stageName: 'dev', cdk: ['synth', '--context', 'stage=dev', '--quiet'] },
    { argv: ['synth', '--stage', 'prod'], stageName: 'prod', cdk: ['synth', '--context', 'stage=prod', '--quiet'] },
    { argv: ['synth', '--stage', 'prod', '--diff'], stageName: 'prod', cdk: ['diff', '--context', 'stage=prod'] },
    { argv: ['bootstrap', '--stage', 'dev'], stageName: 'dev', cdk: ['bootstrap', '--context', 'stage=dev'] },
    { argv: ['deploy', '--stage=staging'], stageName: 'staging', cdk: ['deploy', '--context', 'stage=staging'] },
    {
      argv: ['deploy', '--stage', 'prod', '--yes'],
      stageName: 'prod',
      cdk: ['deploy', '--context', 'stage=prod', '--require-approval', 'never'],
    },
    { argv: ['destroy', '--stage', 'dev'], stageName: 'dev', cdk: ['destroy', '--context', 'stage=dev'] },
    {
      argv: ['destroy', '--stage', 'dev', '--yes'],
      stageName: 'dev',
      cdk: ['destroy', '--context', 'stage=dev', '--force'],
    },
    {
      argv: ['synth', '--output', 'out'],
      stageName: 'dev',
      cdk: ['synth', '--context', 'stage=dev', '--output', 'out', '--quiet'],
    },
  ])('reads $argv', ({ argv, stageName, cdk }) => {
    expect(readCdkRun(argv)).toMatchObject({ stageName, arguments: cdk });
  });

  test.each([
    { argv: ['deploy'], message: 'no stage given; the stages are dev, staging, prod' },
    { argv: ['synth', '--diff'], message: 'no stage given; the stages are dev, staging, prod' },
    { argv: ['bootstrap'], message: 'no stage given; the stages are dev, staging, prod' },
    { argv: ['deploy', '--stage', 'live'], message: 'unknown stage "live"; the stages are dev, staging, prod' },
    { argv: [], message: /^usage: / },
    { argv: ['destroy'], message: 'no stage given; the stages are dev, staging, prod' },
    { argv: ['destroy', '--stage', 'prod'], message: 'prod is protected: docs/deploy.md, "Delete a stage"' },
    { argv: ['remove', '--stage', 'dev'], message: /^usage: / },
    { argv: ['synth', 'deploy'], message: /^usage: / },
    { argv: ['deploy', '--stage', 'dev', '--diff'], message: /^usage: / },
    { argv: ['synth', '--force'], message: /^Unknown option '--force'/ },
  ])('refuses $argv', ({ argv, message }) => {
    expect(() => readCdkRun(argv)).toThrow(message);
  });
});
