import { RemovalPolicy } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { workers } from '../../functions/catalog/workers.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, stages } from '../../infra/stages.ts';
import { TTL_ATTRIBUTE, tableDefinition } from '../../shared/table/engine/definition.ts';
import { formerIndexes } from '../../shared/table/engine/indexes.ts';
import { createStageApp, logicalIdOf, resourcesOf, templateOf } from './synthesized.ts';

const onlyOne = <T>(values: Record<string, T>): T => {
  const [value, ...others] = Object.values(values);
  if (value === undefined || others.length > 0) throw new Error('expected exactly one');
  return value;
};

describe.each(stages)('the table of $name', (stage) => {
  const { Properties } = onlyOne(resourcesOf(templateOf(stage), 'AWS::DynamoDB::GlobalTable'));
  const byName = (a: { AttributeName?: string | undefined }, b: { AttributeName?: string | undefined }) =>
    String(a.AttributeName).localeCompare(String(b.AttributeName));

  test('has the keys, attributes and indexes of the definition that the embedded system uses, and those of the release before', () => {
    const all = Properties['GlobalSecondaryIndexes'] as { IndexName: string }[];
    const own = all.filter(({ IndexName }) => !(IndexName in formerIndexes));
    expect(all).toHaveLength(own.length + Object.keys(formerIndexes).length);
    const definition = tableDefinition(resourceNames(stage.name).table);
    expect({
      TableName: Properties['TableName'],
      BillingMode: Properties['BillingMode'],
      KeySchema: Properties['KeySchema'],
      GlobalSecondaryIndexes: own,
      AttributeDefinitions: (Properties['AttributeDefinitions'] as { AttributeName: string }[]).toSorted(byName),
    }).toEqual({ ...definition, AttributeDefinitions: definition.AttributeDefinitions?.toSorted(byName) });
  });

  test('expires items and can be restored, and streams no changes, which nothing reads', () => {
    expect(Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
      Replicas: [
        {
          PointInTimeRecoverySpecification: {
            PointInTimeRecoveryEnabled: true,
            RecoveryPeriodInDays: stage.pointInTimeRecoveryDays,
          },
          DeletionProtectionEnabled: stage.deletionProtection,
        },
      ],
    });
    expect(Properties).not.toHaveProperty('StreamSpecification');
  });
});

describe.each(stages)('a stack of $name that is deleted', (stage) => {
  const policy = stage.removalPolicy === RemovalPolicy.DESTROY ? 'Delete' : 'RetainExceptOnCreate';

  test.each(['AWS::DynamoDB::GlobalTable', 'AWS::KMS::Key', 'AWS::Logs::LogGroup'])(
    'keeps each %s or takes it along, as the stage says',
    (type) => {
      const resources = Object.values(resourcesOf(templateOf(stage), type));
      expect(resources.length).toBeGreaterThan(0);
      expect(new Set(resources.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set([policy]));
    },
  );
});

describe('prod', () => {
  test('keeps its data whatever happens to the stack', () => {
    expect(findStage('prod')).toMatchObject({ deletionProtection: true, pointInTimeRecoveryDays: 35 });
    const template = templateOf('prod');
    for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::KMS::Key', 'AWS::Logs::LogGroup']) {
      for (const resource of Object.values(resourcesOf(template, type))) {
        expect(resource, type).toMatchObject({
          // A failed first deployment leaves nothing behind that would block the second.
          DeletionPolicy: 'RetainExceptOnCreate',
          UpdateReplacePolicy: 'Retain',
        });
      }
    }
  });

  test('cannot be deleted by one command', () => {
    const { stack, removeOutput } = createStageApp(findStage('prod'), { validation: false });
    expect(stack.terminationProtection).toBe(true);
    removeOutput();
  });
});

describe.each(stages)('the job queue of $name', (stage) => {
  const template = templateOf(stage);
  const names = resourceNames(stage.name);
  const queues = resourcesOf(template, 'AWS::SQS::Queue');
  const queueNamed = (name: string) => {
    const found = Object.entries(queues).find(([, { Properties }]) => Properties['QueueName'] === name);
    if (!found) throw new Error(`no queue ${name}`);
    return { id: found[0], properties: found[1].Properties };
  };
  const starter = workers.find(({ trigger }) => trigger === 'job-queue');

  test('moves a message that cannot be started to the dead letters', () => {
    const { RedrivePolicy } = queueNamed(names.jobQueue).properties as {
      RedrivePolicy: { deadLetterTargetArn: unknown; maxReceiveCount: number };
    };
    expect(RedrivePolicy.maxReceiveCount).toBe(5);
    expect(logicalIdOf(RedrivePolicy.deadLetterTargetArn)).toBe(queueNamed(names.jobDeadLetterQueue).id);
  });

  test('hides a message for at least six timeouts of the starter', () => {
    const { VisibilityTimeout } = queueNamed(names.jobQueue).properties;
    expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * (starter?.timeoutSeconds ?? Number.NaN));
  });

  test('keeps a dead letter longer than a message, so that its clock does not run out in the other queue', () => {
    const retention = (name: string) => Number(queueNamed(name).properties['MessageRetentionPeriod']);
    expect(retention(names.jobDeadLetterQueue)).toBeGreaterThan(2 * retention(names.jobQueue));
  });

  test('is encrypted and takes TLS alone', () => {
    expect(Object.values(queues).every(({ Properties }) => Properties['SqsManagedSseEnabled'] === true)).toBe(true);
    const denied = Object.values(resourcesOf(template, 'AWS::SQS::QueuePolicy')).filter(({ Properties }) =>
      JSON.stringify(Properties).includes('"aws:SecureTransport":"false"'),
    );
    expect(denied).toHaveLength(Object.keys(queues).length);
  });

  test.each([
    { worker: 'starter', queue: names.jobQueue, batch: 10, atOnce: stage.concurrency.jobStarter },
    { worker: 'sender of webhooks', queue: names.webhookQueue, batch: 5, atOnce: 20 },
  ])('feeds the $worker in batches of which it may return single messages', ({ queue, batch, atOnce }) => {
    const mappings = Object.values(resourcesOf(template, 'AWS::Lambda::EventSourceMapping'));
    expect(mappings).toHaveLength(2);
    const own = mappings.filter(({ Properties }) => logicalIdOf(Properties['EventSourceArn']) === queueNamed(queue).id);
    expect(own.map(({ Properties }) => Properties)).toMatchObject([
      {
        BatchSize: batch,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: atOnce },
      },
    ]);
  });
});
