/** @module-tag stages */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addNagChecks } from '../../infra/nag.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, stages } from '../../infra/stages.ts';
import { createStageApp, logicalIdOf, propertiesNamed, resourcesOf, templateOf } from './synthesized.ts';

const stage = { ...findStage('dev'), name: 'dev-with-browser', rendering: { pagesAtOnce: 8 } };
const names = resourceNames(stage.name);

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

const functionOf = (name: string) =>
  propertiesNamed(templateOf(stage), 'AWS::Lambda::Function', 'FunctionName', names.function(name));

/** Permissions of a function's role. */
function statementsOf(name: string): Statement[] {
  const roleId = logicalIdOf(functionOf(name)['Role']);
  return Object.values(resourcesOf(templateOf(stage), 'AWS::IAM::Policy'))
    .filter(({ Properties }) => (Properties['Roles'] as unknown[]).map(logicalIdOf).includes(roleId))
    .flatMap(({ Properties }) => (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement);
}

describe('a stage that renders pages', () => {
  test('has a function with the processor that the browser is built for, room to unpack it, and a limit', () => {
    expect(functionOf('page-renderer')).toMatchObject({
      Architectures: ['x86_64'],
      EphemeralStorage: { Size: 1024 },
      MemorySize: 2048,
      Timeout: 45,
      ReservedConcurrentExecutions: 8,
    });
  });

  test('lets it write its log and its traces, and nothing else: page code runs in it', () => {
    const actions = statementsOf('page-renderer').flatMap(({ Action }) => Action);
    expect(actions.toSorted()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  test('gives it no secret, no table and no place in a private network', () => {
    const { Environment, VpcConfig } = functionOf('page-renderer') as {
      Environment: { Variables: Record<string, unknown> };
      VpcConfig?: unknown;
    };
    expect(VpcConfig).toBeUndefined();
    expect(Object.keys(Environment.Variables).toSorted()).toEqual([
      'CRAWL_CONTACT_URL',
      'CRAWL_WORKERS',
      'LOG_LEVEL',
      'METRICS_NAMESPACE',
      'RESPONSE_CHECK',
    ]);
  });

  test('lets the crawl worker call it, and no other function', () => {
    const calls = Object.values(resourcesOf(templateOf(stage), 'AWS::IAM::Policy')).filter(
      ({ Properties }) =>
        JSON.stringify(Properties).includes(names.function('page-renderer')) ||
        JSON.stringify(Properties['PolicyDocument']).includes('PageRenderer'),
    );
    expect(statementsOf('crawl-worker').filter(({ Action }) => Action === 'lambda:InvokeFunction')).toHaveLength(1);
    // Its own policy names its log; the crawl worker's names the function.
    expect(calls).toHaveLength(2);
    expect(functionOf('crawl-worker')).toMatchObject({
      Environment: { Variables: { PAGE_RENDERER: expect.anything() } },
    });
  });

  test('has an alarm for its failures, which docs/watch.md explains', () => {
    const alarm = propertiesNamed(
      templateOf(stage),
      'AWS::CloudWatch::Alarm',
      'AlarmName',
      `${names.prefix}-page-renderer-failures`,
    );
    expect(alarm).toMatchObject({ Threshold: 20, AlarmActions: [expect.anything()], TreatMissingData: 'notBreaching' });
    const metrics = JSON.stringify(alarm['Metrics']);
    for (const metric of ['"Errors"', '"Throttles"']) expect(metrics).toContain(metric);
    const watch = readFileSync(join(import.meta.dirname, '../../docs/watch.md'), 'utf8');
    expect(watch).toContain('#### `page-renderer-failures`');
  });

  test('passes the rules of cdk-nag', () => {
    const { app, removeOutput } = createStageApp(stage, { validation: false });
    addNagChecks(app);
    try {
      expect(() => app.synth()).not.toThrow();
    } finally {
      removeOutput();
    }
  });
});

test.each(stages.filter(({ rendering }) => rendering === undefined))(
  '$name has no function with a browser',
  ({ name }) => {
    const functions = Object.values(resourcesOf(templateOf(name), 'AWS::Lambda::Function'));
    expect(functions.map(({ Properties }) => Properties['FunctionName'])).not.toContain(
      resourceNames(name).function('page-renderer'),
    );
    expect(JSON.stringify(functions)).not.toContain('PAGE_RENDERER');
  },
);
