/**
 * The documents of operation and docs/scale.md agree with the code.
 *
 * @module-tag stages
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/admin/commands.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { readCdkRun } from '../../infra/cli.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage } from '../../infra/stages.ts';
import {
  countOuterResources,
  exampleFront,
  frontTemplateOf,
  propertiesOf,
  type Resource,
  resourcesOf,
  templateOf,
} from './synthesized.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const runbook = ['operations', 'deploy', 'watch', 'restore'].map((name) => read(`docs/${name}.md`)).join('\n');
/** Without blocks of code, and as one line: a name can be broken over two lines of a document. */
const operations = runbook.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/\s+/g, ' ');
const scale = read('docs/scale.md');

const matchesOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** `expires-at` as the code names it. */
const inCode = (option: string): string => option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('docs/operations.md, deploy.md, watch.md and restore.md', () => {
  test('name commands of the operator that exist, with options that they have', () => {
    const nouns = new Set(commands.map(({ noun }) => noun));
    const fenced = matchesOf(runbook, /admin -- ([^`#\n]+)/g);
    const inline = matchesOf(operations, /`(?:npm run (?:--silent )?admin -- )?([a-z]+ [a-z][^`]*)`/g);
    const named = [...fenced, ...inline]
      .map((text) => text.trim())
      .filter((text) => nouns.has(text.split(' ')[0] ?? ''));
    expect(named.length).toBeGreaterThan(15);
    const unknown = named.filter((text) => {
      const command = commands.find(({ noun, verb }) => `${text} `.startsWith(`${noun} ${verb} `));
      const options = matchesOf(text, /--([a-z-]+)/g)
        .filter((option) => option !== 'stage')
        .map(inCode);
      return command === undefined || options.some((option) => !(option in command.options));
    });
    expect(unknown).toEqual([]);
  });

  test('name npm commands that exist, those of stages with options that they have', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [
      ...runbook
        // A command in a sentence can be broken over two lines.
        .replaceAll(/--stage\s+</g, '--stage <')
        .matchAll(/npm\s+run (?:--silent )?([a-z:]+)([^`#\n]*)/g),
    ];
    expect(named.length).toBeGreaterThan(20);
    const unknown = named.map(([, name = '']) => name).filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
    const ofStages = named.filter(([, name = '']) => scripts[name]?.includes('infra/cli.ts'));
    expect(new Set(ofStages.map(([, name]) => name))).toEqual(new Set(['synth', 'bootstrap', 'deploy', 'destroy']));
    for (const [, name = '', given = ''] of ofStages) {
      const argv = given
        .replace('--', '')
        .replaceAll('<name>', 'dev')
        .split('(')[0]
        ?.trim()
        .split(/\s+/)
        .filter(Boolean);
      if (!argv?.includes('--stage') || argv.includes('prod')) continue;
      expect(() => readCdkRun([name, ...argv]), `${name} ${given}`).not.toThrow();
    }
  });

  test('name files of the project that exist, and settings of a stage that it can have', () => {
    const files = matchesOf(operations, /`((?:infra|shared|test|scripts)\/[\w./-]+\.ts)`/g);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const declared = read('infra/stages.ts');
    const settings = [
      'writes',
      'backups',
      'front',
      'removalPolicy',
      'deletionProtection',
      'providerSecrets',
      'customDomain',
    ];
    expect(settings.filter((name) => !operations.includes(name) || !declared.includes(`  ${name}`))).toEqual([]);
  });

  test('ask for fields of log lines that something writes', () => {
    const sources = globSync('{functions,shared}/**/*.ts', { cwd: root }).map(read).join('\n');
    /** Of the gateway, of Logs Insights and of Lambda's own lines. */
    const given = /^(@\w+|level|type|record\.[\w.]+|status|error\.(name|message)|routeKey|integrationError|requestId)$/;
    const grouped = matchesOf(operations, /\bby ([a-zA-Z_@.,() ]+?)(?:`|$)/g).flatMap((list) => list.split(','));
    const filtered = matchesOf(operations, /\b(?:filter|and) ([a-z_@.]+) (?:=|!=|>=|like)/g);
    const fields = [...new Set([...grouped, ...filtered].map((field) => field.trim()))].filter(
      (field) => /^[\w@.]+$/.test(field) && !given.test(field),
    );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(sources))).toEqual([]);
  });

  test('name graphs that the dashboard has', () => {
    const dashboard = JSON.stringify(propertiesOf(templateOf('prod'), 'AWS::CloudWatch::Dashboard'));
    const graphs = matchesOf(operations, /\bgraph "([^"]+)"/g);
    expect(graphs.length).toBeGreaterThan(1);
    expect(graphs.filter((graph) => !dashboard.includes(graph))).toEqual([]);
  });

  test('name outputs that the stack has', () => {
    const customDomain = { domainName: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/0' };
    const stage = { ...findStage('dev'), customDomain, front: exampleFront };
    const outputs = [templateOf(stage), frontTemplateOf(stage)].flatMap((template) =>
      Object.keys(template.findOutputs('*')),
    );
    const named = matchesOf(operations, /output `(\w+)`/g);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !outputs.includes(name))).toEqual([]);
  });

  test('name tables, queues, log groups, functions, machines and stacks that a stage has', () => {
    const stage = { ...findStage('dev'), name: 'dev', rendering: { pagesAtOnce: 1 }, front: exampleFront };
    const named = [templateOf(stage), frontTemplateOf(stage)].flatMap((template) =>
      Object.values(template.toJSON()['Resources'] as Record<string, Resource>).flatMap(({ Properties }) =>
        Object.entries(Properties ?? {}).flatMap(([property, value]) =>
          property.endsWith('Name') && typeof value === 'string' ? [value] : [],
        ),
      ),
    );
    const { stack, front, providerSecrets, frontSecrets, prefix } = resourceNames('dev');
    const prefixesOfNames = ['/aws/lambda/', '/aws/vendedlogs/states/'].flatMap((group) => [
      `${group}${prefix}`,
      `${group}${prefix}-`,
    ]);
    const known = new Set([...named, ...prefixesOfNames, `${prefix}-`, stack, front, providerSecrets, frontSecrets]);
    const asked = matchesOf(
      runbook.replaceAll(/content-optimization-(<stage>|STAGE|staging|prod)/g, 'content-optimization-dev'),
      /([\w/-]*content-optimization-dev[\w/-]*)/g,
    );
    /** Made by an operator, or of an execution. */
    const others = /-restored$|^content-optimization-copies$|^function:/;
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
  });

  test('explain the alarms of a front', () => {
    const alarms = propertiesOf(
      frontTemplateOf({ ...findStage('dev'), front: exampleFront }),
      'AWS::CloudWatch::Alarm',
    );
    const own = alarms.map(({ AlarmName }) => String(AlarmName).replace('content-optimization-dev-', ''));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !runbook.includes(`\n#### \`${name}\`\n`))).toEqual([]);
  });

  test('count what an unused stage costs', () => {
    const rows = ['dev', 'staging', 'prod'].map((name) => {
      const alarms = propertiesOf(templateOf(name), 'AWS::CloudWatch::Alarm');
      const metrics = alarms.flatMap(({ Metrics }) =>
        Array.isArray(Metrics) ? Metrics.filter((metric: { MetricStat?: unknown }) => metric.MetricStat) : ['one'],
      );
      const [dashboard] = propertiesOf(templateOf(name), 'AWS::CloudWatch::Dashboard');
      const shown = JSON.stringify(dashboard).match(/\[\\"AWS\/|\[\\"content-optimization/g) ?? [];
      expect(shown.length).toBeGreaterThan(50);
      return { alarms: alarms.length, metrics: metrics.length, dollars: (metrics.length - 10) / 10 + 1 + 3 };
    });
    const row = (title: string, values: readonly (number | string)[]) => `| ${title} | ${values.join(' | ')} |`;
    expect(operations).toContain(
      row(
        'alarms',
        rows.map(({ alarms }) => alarms),
      ),
    );
    expect(operations).toContain(
      row(
        'metrics of alarms',
        rows.map(({ metrics }) => metrics),
      ),
    );
    expect(operations).toContain(
      row(
        'dollars',
        rows.map(({ dollars }) => dollars.toFixed(2)),
      ),
    );
  });
});

describe('docs/scale.md', () => {
  test('counts what a stack has of what is limited', () => {
    const template = templateOf('prod');
    const countOf = (type: string): number => Object.keys(resourcesOf(template, type)).length;
    const routes = countOf('AWS::ApiGatewayV2::Route');
    const integrations = countOf('AWS::ApiGatewayV2::Integration');
    expect(scale).toContain(`| ${routes} and ${integrations} used |`);
    const resources = countOuterResources('prod');
    expect(scale).toContain(`| ${resources} used in prod |`);
    expect(resources).toBeLessThan(500);
    expect(countOf('AWS::CloudWatch::Alarm')).toBeLessThan(500);
  });

  test('says what prod reserves', () => {
    const reserving = workers.filter(({ trigger }) => trigger === 'state-machine').length;
    const each = findStage('prod').concurrency.stateMachineWorker;
    expect(scale).toContain(`prod reserves ${each} for each of ${reserving} workers`);
  });

  test('says how many schedules there are', () => {
    const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
    const scheduled = workers.filter(({ trigger }) => typeof trigger === 'object').length;
    expect(scale).toContain(`${names[scheduled]} schedules`);
  });
});
