/**
 * The settings of a stage for a restore, and the backups of its table in another place.
 *
 * @module-tag stages
 */
import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { addNagChecks } from '../../infra/nag.ts';
import { findStage } from '../../infra/stages.ts';
import { createStageApp, propertiesOf, resourcesOf, templateOf } from './synthesized.ts';

const prod = findStage('prod');
const variablesOf = (properties: Record<string, unknown>): Record<string, unknown> =>
  (properties['Environment'] as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {};

describe('a stage whose writes are stopped', () => {
  const stopped = templateOf({ ...prod, writes: 'off' });

  test('sets the stop switch of every function that uses the table', () => {
    const users = propertiesOf(stopped, 'AWS::Lambda::Function').filter((fn) => variablesOf(fn)['TABLE_NAME']);
    expect(users.length).toBeGreaterThan(20);
    expect(users.filter((fn) => variablesOf(fn)['WRITES'] !== 'off')).toEqual([]);
  });

  test('leaves messages in the queue, and calls no scheduled worker', () => {
    expect(propertiesOf(stopped, 'AWS::Lambda::EventSourceMapping')).toMatchObject([
      { Enabled: false },
      { Enabled: false },
    ]);
    const schedules = propertiesOf(stopped, 'AWS::Scheduler::Schedule');
    expect(schedules.length).toBeGreaterThan(2);
    expect(new Set(schedules.map(({ State }) => State))).toEqual(new Set(['DISABLED']));
  });

  test('is on in every stage as it is committed', () => {
    for (const name of ['dev', 'staging', 'prod']) {
      const template = templateOf(name);
      expect(propertiesOf(template, 'AWS::Lambda::EventSourceMapping')).toMatchObject([
        { Enabled: true },
        { Enabled: true },
      ]);
      const fns = propertiesOf(template, 'AWS::Lambda::Function');
      expect(fns.filter((fn) => 'WRITES' in variablesOf(fn))).toEqual([]);
      expect(propertiesOf(template, 'AWS::Scheduler::Schedule').filter(({ State }) => State === 'DISABLED')).toEqual(
        [],
      );
    }
  });
});

describe('a stage on a restored table', () => {
  const name = 'content-optimization-prod-restored';
  const restored = templateOf({ ...prod, restoredTable: name });

  test('lets every function use it, and its indexes, and no other', () => {
    const users = propertiesOf(restored, 'AWS::Lambda::Function').filter((fn) => variablesOf(fn)['TABLE_NAME']);
    expect(new Set(users.map((fn) => variablesOf(fn)['TABLE_NAME']))).toEqual(new Set([name]));
    const statements = propertiesOf(restored, 'AWS::IAM::Policy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: { Action: unknown; Resource: unknown }[] }).Statement,
    );
    const ofTables = statements.filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'));
    expect(ofTables.length).toBeGreaterThan(20);
    expect(ofTables.filter(({ Resource }) => !JSON.stringify(Resource).includes(`table/${name}`))).toEqual([]);
    expect(ofTables.some(({ Resource }) => JSON.stringify(Resource).includes(`table/${name}/index/dueWork`))).toBe(
      true,
    );
  });

  test('keeps its own table as it was, and watches the restored one', () => {
    const own = resourcesOf(templateOf('prod'), 'AWS::DynamoDB::GlobalTable');
    expect(resourcesOf(restored, 'AWS::DynamoDB::GlobalTable')).toEqual(own);
    const alarm = propertiesOf(restored, 'AWS::CloudWatch::Alarm').find(({ AlarmName }) =>
      String(AlarmName).endsWith('-table-throttles'),
    );
    expect(JSON.stringify(alarm)).toContain(`"Value":"${name}"`);
    expect(restored.findOutputs('TableName')['TableName']).toMatchObject({ Value: name });
  });
});

describe('backups to another region or account', () => {
  const copyToVaultArn = 'arn:aws:backup:eu-central-1:222222222222:backup-vault:content-optimization-copies';
  const stage = { ...prod, backups: { copyToVaultArn, keptDays: 35 } };

  test('copy the table in service each night, and keep both for as long', () => {
    const [plan] = propertiesOf(templateOf(stage), 'AWS::Backup::BackupPlan');
    expect(plan).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          {
            ScheduleExpression: 'cron(0 2 * * ? *)',
            Lifecycle: { DeleteAfterDays: 35 },
            CopyActions: [{ DestinationBackupVaultArn: copyToVaultArn, Lifecycle: { DeleteAfterDays: 35 } }],
          },
        ],
      },
    });
    const [selection] = propertiesOf(templateOf(stage), 'AWS::Backup::BackupSelection');
    expect(JSON.stringify(selection)).toContain('ContentTable');
    const onRestored = propertiesOf(templateOf({ ...stage, restoredTable: 'other' }), 'AWS::Backup::BackupSelection');
    expect(JSON.stringify(onRestored)).toContain('table/other');
  });

  test('are made only where a stage asks for them', () => {
    templateOf('prod').resourceCountIs('AWS::Backup::BackupPlan', 0);
  });

  test('pass the rules of cdk-nag and of CloudFormation', { tags: 'stages' }, () => {
    const { app, removeOutput } = createStageApp(
      { ...stage, writes: 'off', restoredTable: 'other' },
      { validation: true },
    );
    expect(app).toBeInstanceOf(App);
    addNagChecks(app);
    try {
      expect(() => app.synth()).not.toThrow();
    } finally {
      removeOutput();
    }
  });
});
