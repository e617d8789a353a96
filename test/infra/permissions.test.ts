import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type ApiGroup, apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { tableActions } from '../../infra/grants.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, stages } from '../../infra/stages.ts';
import { searchConsoleContext } from '../../shared/table/search-console.ts';
import { webhookContext } from '../../shared/table/webhooks.ts';
import { logicalIdOf, propertiesNamed, resourcesOf, templateOf } from './synthesized.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: { StringLike?: Record<string, string | string[]> };
}

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** The only actions that may name every resource, because AWS knows no narrower one for them. */
const wildcardActions: Record<string, string> = {
  'xray:PutTraceSegments': 'trace segments belong to no resource',
  'xray:PutTelemetryRecords': 'trace segments belong to no resource',
  'xray:GetSamplingRules': 'sampling rules are the account’s',
  'xray:GetSamplingTargets': 'sampling rules are the account’s',
  'logs:CreateLogDelivery': 'Step Functions sets the delivery of its log up; a delivery has no ARN',
  'logs:GetLogDelivery': 'as above',
  'logs:UpdateLogDelivery': 'as above',
  'logs:DeleteLogDelivery': 'as above',
  'logs:ListLogDeliveries': 'as above',
  'logs:PutResourcePolicy': 'resource policies of CloudWatch Logs are the account’s',
  'logs:DescribeResourcePolicies': 'as above',
  'logs:DescribeLogGroups': 'lists groups by prefix, so it takes no single one',
};

const askedFor = ({ needs }: Pick<ApiGroup, 'needs'>): string[] => [
  ...(needs.includes('jobs') || needs.includes('events') ? ['sqs:SendMessage'] : []),
  ...(needs.includes('secrets') || needs.includes('sign-webhooks') ? ['kms:Decrypt'] : []),
  ...(needs.includes('webhook-secrets') ? ['kms:GenerateDataKey'] : []),
  ...(needs.includes('api-keys') ? ['kms:Decrypt', 'kms:GenerateDataKey'] : []),
];

/** A client of the API has no table. */
const tableOf = ({ needs }: Pick<ApiGroup, 'needs'>): readonly string[] => (needs.includes('api') ? [] : tableActions);

const ownTraceAndLog = [
  'xray:PutTraceSegments',
  'xray:PutTelemetryRecords',
  'logs:CreateLogStream',
  'logs:PutLogEvents',
];

describe.each(stages)('permissions of $name', (stage) => {
  const template = templateOf(stage);
  const roles = resourcesOf(template, 'AWS::IAM::Role');
  const policies = Object.values(resourcesOf(template, 'AWS::IAM::Policy')).map(({ Properties }) => ({
    roleIds: (Properties['Roles'] as unknown[]).map(logicalIdOf),
    statements: (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement,
  }));
  const statements = policies.flatMap((policy) => policy.statements);

  /** Permissions of a function's role. */
  const actionsOf = (name: string): string[] => {
    const functionName = resourceNames(stage.name).function(name);
    const { Role } = propertiesNamed(template, 'AWS::Lambda::Function', 'FunctionName', functionName);
    const roleId = logicalIdOf(Role);
    const own = policies.filter((policy) => policy.roleIds.includes(roleId)).flatMap((policy) => policy.statements);
    return [...new Set(own.flatMap(({ Action }) => listOf(Action)))].sort();
  };

  test('come from statements alone: no managed and no inline policy, but for CodeDeploy’s own', () => {
    template.resourceCountIs('AWS::IAM::ManagedPolicy', 0);
    const others = Object.values(roles).filter(
      ({ Properties }) => Properties['ManagedPolicyArns'] !== undefined || Properties['Policies'] !== undefined,
    );
    const principals = others.map(({ Properties }) => JSON.stringify(Properties['AssumeRolePolicyDocument']));
    expect(principals.filter((principal) => !principal.includes('"codedeploy.amazonaws.com"'))).toEqual([]);
    expect(others).toHaveLength(stage.canary ? 1 : 0);
  });

  test('name every action in full', () => {
    const actions = statements.flatMap(({ Action }) => listOf(Action));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  });

  test('name every resource, except where AWS has none to name', () => {
    const wild = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    const unlisted = wild
      .flatMap(({ Action }) => listOf(Action))
      .filter((action) => wildcardActions[action] === undefined);
    expect(unlisted).toEqual([]);
    expect(wild.every(({ Resource }) => Resource === '*')).toBe(true);
  });

  test('allow and never deny, so that what is not granted is not there', () => {
    expect(new Set(statements.map(({ Effect }) => Effect))).toEqual(new Set(['Allow']));
  });

  test.each(apiGroups)(
    'let the $name group use the table, and the queue and the secrets only as the catalog says',
    (group) => {
      const expected = [...ownTraceAndLog, ...tableOf(group), ...askedFor(group)];
      expect(actionsOf(group.name)).toEqual(expected.sort());
    },
  );

  test.each(workers)('let $name do what its trigger is for, and what the catalog says', (worker) => {
    const queueActions = [
      'ReceiveMessage',
      'DeleteMessage',
      'ChangeMessageVisibility',
      'GetQueueAttributes',
      'GetQueueUrl',
    ];
    const byTrigger = {
      'job-queue': [...tableActions, 'states:StartExecution', ...queueActions.map((action) => `sqs:${action}`)],
      'webhook-queue': [...tableActions, ...queueActions.map((action) => `sqs:${action}`)],
      'state-machine': tableActions,
      // Lambda sends the events of failed beats to the dead-letter queue in the function's name.
      schedule: [...tableActions, 'sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
    };
    const expected = byTrigger[typeof worker.trigger === 'object' ? 'schedule' : worker.trigger];
    const all = new Set([...ownTraceAndLog, ...expected, ...askedFor(worker)]);
    expect(actionsOf(worker.name)).toEqual([...all].sort());
  });

  test('let nothing on an index but Query', () => {
    const onIndexes = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('/index/'));
    expect(onIndexes.length).toBeGreaterThan(0);
    expect(new Set(onIndexes.flatMap(({ Action }) => listOf(Action)))).toEqual(new Set(['dynamodb:Query']));
  });

  const withKeys = statements.filter(({ Action }) => listOf(Action).some((action) => action.startsWith('kms:')));
  /** Both, which no other function may. */
  const sealsKeys = ({ Action }: Statement): boolean =>
    listOf(Action).includes('kms:GenerateDataKey') && listOf(Action).includes('kms:Decrypt');

  test('let the console alone seal and open API keys, and nothing else that the key seals', () => {
    const [statement, ...others] = withKeys.filter(sealsKeys);
    expect(others).toEqual([]);
    expect(apiGroups.filter(({ needs }) => needs.includes('api-keys')).map(({ name }) => name)).toEqual(['console']);
    const patterns = listOf(statement?.Condition?.StringLike?.['kms:EncryptionContext:context'] ?? []);
    const fits = (context: string): boolean => patterns.some((pattern) => context.startsWith(pattern.slice(0, -1)));
    expect([fits('1'), fits('9007199254740991')]).toEqual([true, true]);
    expect([fits(searchConsoleContext({ organizationId: 1, id: 2 })), fits('0')]).toEqual([false, false]);
  });

  test.each([
    { need: 'secrets', action: 'kms:Decrypt', context: 'search-console:*' },
    { need: 'webhook-secrets', action: 'kms:GenerateDataKey', context: 'webhook:*' },
    { need: 'sign-webhooks', action: 'kms:Decrypt', context: 'webhook:*' },
  ] as const)('let functions that need `$need` use the one key for that alone, and never open an API key', (use) => {
    const { need, action, context } = use;
    const onKeys = withKeys.filter((statement) => !sealsKeys(statement));
    const [keyId] = Object.keys(resourcesOf(template, 'AWS::KMS::Key'));
    const expected = {
      Effect: 'Allow',
      Action: action,
      Resource: { 'Fn::GetAtt': [keyId, 'Arn'] },
      Condition: { StringLike: { 'kms:EncryptionContext:context': context } },
    };
    const uses = ['secrets', 'webhook-secrets', 'sign-webhooks'] as const;
    const all = [...apiGroups, ...workers];
    expect(onKeys).toHaveLength(all.flatMap(({ needs }) => uses.filter((name) => needs.includes(name))).length);
    const own = onKeys.filter((statement) => isDeepStrictEqual(statement, expected));
    expect(own).toHaveLength(all.filter(({ needs }) => needs.includes(need)).length);
    expect(searchConsoleContext({ organizationId: 1, id: 2 })).toMatch(/^search-console:/);
    expect(webhookContext({ organizationId: 1, id: 2 })).toMatch(/^webhook:/);
  });

  test('leave the secrets key to the policies of the account', () => {
    const [key] = Object.values(resourcesOf(template, 'AWS::KMS::Key'));
    // A key's policy speaks of the key itself, which AWS writes `*`; without its account's root it could never be changed.
    expect(key?.Properties['KeyPolicy']).toMatchObject({
      Statement: [{ Effect: 'Allow', Action: 'kms:*', Resource: '*', Principal: { AWS: expect.anything() } }],
    });
    expect(JSON.stringify(key?.Properties['KeyPolicy'])).toContain(':root');
  });
});

describe('the model on Bedrock', () => {
  const statementsFor = (model: string, others: Record<string, string> = {}) => {
    const stage = { ...findStage('dev'), environment: { MODEL_PROVIDER: 'bedrock', MODEL_ID: model, ...others } };
    const template = templateOf(stage);
    const policies = Object.values(resourcesOf(template, 'AWS::IAM::Policy'));
    const onModels = policies.map(({ Properties }) =>
      (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement.filter(({ Action }) =>
        String(Action).startsWith('bedrock:'),
      ),
    );
    return onModels.filter((list) => list.length > 0);
  };
  const callers = [...apiGroups, ...workers].filter(({ needs }) => needs.includes('model')).length;

  test('may be called by the functions that ask it, one model and no other', () => {
    const found = statementsFor('example.model-v1:0');
    expect(found).toHaveLength(callers);
    for (const [statement, ...others] of found) {
      expect(statement).toMatchObject({ Effect: 'Allow', Action: 'bedrock:InvokeModel' });
      expect(JSON.stringify(statement?.Resource)).toContain('::foundation-model/example.model-v1:0');
      expect(JSON.stringify(statement)).not.toContain('*');
      expect(others).toEqual([]);
    }
  });

  test('of a task and the second one may be called too, each once', () => {
    const others = { MODEL_ID_PLANS: 'example.big-v1:0', MODEL_FALLBACK_ID: 'example.model-v1:0' };
    for (const statements of statementsFor('example.model-v1:0', others)) {
      const resources = JSON.stringify(statements.map(({ Resource }) => Resource));
      const models = [...resources.matchAll(/foundation-model\/([\w.:-]+)/g)].map(([, id]) => id);
      expect(models.toSorted()).toEqual(['example.big-v1:0', 'example.model-v1:0']);
    }
  });

  test('behind an inference profile may be any, as far as it is called through that profile', () => {
    for (const [profile, models] of statementsFor('eu.example.model-v1:0')) {
      expect(JSON.stringify(profile?.Resource)).toContain(':inference-profile/eu.example.model-v1:0');
      expect(models).toMatchObject({
        Action: 'bedrock:InvokeModel',
        Condition: { StringEquals: { 'bedrock:InferenceProfileArn': profile?.Resource } },
      });
    }
  });

  test('may be called by no function where the rules grade', () => {
    expect(JSON.stringify(templateOf('prod').toJSON())).not.toContain('bedrock:');
  });
});

describe('the actions on the table', () => {
  const actionsOfCommand: Record<string, string[]> = {
    Get: ['GetItem'],
    BatchGet: ['BatchGetItem'],
    Query: ['Query'],
    Put: ['PutItem'],
    Update: ['UpdateItem'],
    Delete: ['DeleteItem'],
    BatchWrite: ['BatchWriteItem'],
    TransactWrite: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    TransactGet: ['GetItem'],
    // CloudFormation makes the deployed table; these make the embedded one.
    CreateTable: [],
    DescribeTable: [],
    UpdateTable: [],
    UpdateTimeToLive: [],
    // Of the operator's own commands: no function imports it.
    Scan: [],
  };

  test('are those of the commands that the table layer sends', () => {
    const directory = join(import.meta.dirname, '../../shared/table');
    const commands = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join(directory, file), 'utf8').matchAll(/new ([A-Za-z]+)Command\(/g)])
      .map(([, name = '']) => name);
    const used = commands.flatMap((name) => actionsOfCommand[name] ?? [`an unknown action for ${name}Command`]);
    expect([...new Set(used.map((action) => `dynamodb:${action}`))].sort()).toEqual([...tableActions].sort());
  });

  test('have no Scan: what scans is imported by the operator’s commands alone', () => {
    const root = join(import.meta.dirname, '../..');
    const importers = globSync('{functions,shared,infra,local}/**/*.ts', { cwd: root }).filter((file) =>
      /from '[^']*(?:engine\/|\.\/)scan-table\.ts'/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((file) => !file.startsWith('shared/operator/'))).toEqual([]);
    const users = globSync('functions/**/*.ts', { cwd: root }).filter((file) =>
      /from '[^']*operator\/(?:deletion\/(?!continue-deletions|request-site-deletion)|export|migration)/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(users).toEqual([]);
  });
});
