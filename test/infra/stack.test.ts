import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { allOperations, apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, stages } from '../../infra/stages.ts';
import { routeKeys } from '../../shared/http/operation.ts';
import { jobMachines } from '../../shared/jobs/job-kinds.ts';
import { metricUnits } from '../../shared/logging/log-metrics.ts';
import { exampleFront, logicalIdOf, propertiesNamed, type Resource, resourcesOf, templateOf } from './synthesized.ts';

const functionNames = [...apiGroups, ...workers].map(({ name }) => name);
const scheduled = workers.flatMap(({ name, trigger }) => (typeof trigger === 'object' ? [{ name, ...trigger }] : []));
const propertiesOf = (resources: Record<string, Resource>) =>
  Object.values(resources).map(({ Properties }) => Properties);

describe.each(stages)('stage $name', (stage) => {
  const template = templateOf(stage);
  const names = resourceNames(stage.name);
  const functions = resourcesOf(template, 'AWS::Lambda::Function');

  /** The function that a route's integration calls. */
  const targetOf = (route: Resource['Properties']): unknown => {
    const [, integrationId] = Object.values(route['Target'] as Record<string, [string, unknown[]]>)[0]?.[1] ?? [];
    const integration = resourcesOf(template, 'AWS::ApiGatewayV2::Integration')[logicalIdOf(integrationId) ?? ''];
    return functionOf(integration?.Properties['IntegrationUri']);
  };
  /** The name of the function that a reference calls: the function's own, or that of an alias. */
  const functionOf = (reference: unknown): unknown => {
    const id = logicalIdOf(reference) ?? '';
    const alias = resourcesOf(template, 'AWS::Lambda::Alias')[id];
    return functions[alias ? (logicalIdOf(alias.Properties['FunctionName']) ?? '') : id]?.Properties['FunctionName'];
  };
  const routes = propertiesOf(resourcesOf(template, 'AWS::ApiGatewayV2::Route'));

  test('routes exactly the operations and other routes of the catalog, and everything else to $default', () => {
    const others = apiGroups.flatMap(({ otherRoutes = [] }) => otherRoutes);
    const expected = [...allOperations().flatMap(routeKeys), ...others, '$default'];
    expect(routes.map((route) => String(route['RouteKey'])).sort()).toEqual(expected.sort());
  });

  test('sends each route to the function of its group, and $default to the first group', () => {
    const expected = apiGroups.flatMap((group) =>
      [...group.operations.flatMap(routeKeys), ...(group.otherRoutes ?? [])].map((key) => [
        key,
        names.function(group.name),
      ]),
    );
    expect(Object.fromEntries(routes.map((route) => [route['RouteKey'], targetOf(route)]))).toEqual({
      ...Object.fromEntries(expected),
      $default: names.function(apiGroups[0]?.name ?? ''),
    });
  });

  test.each(routes.map((route) => [String(route['RouteKey']), route] as const))(
    'may call the function of %s',
    (key, route) => {
      const [method, path = ''] = key.split(' ');
      // How the gateway names the caller, behind the id of the API.
      const caller = key === '$default' ? '/$default/$default' : `/$default/${method}${path}`;
      const permitted = propertiesOf(resourcesOf(template, 'AWS::Lambda::Permission')).some(
        ({ FunctionName, SourceArn }) => {
          const pattern = String((SourceArn as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1].at(-1));
          const glob = new RegExp(`^${pattern.replaceAll('$', '\\$').replaceAll('*', '.*')}$`);
          return (
            // The gateway's target needs the permission: a permission of the function is none of its alias.
            (resourcesOf(template, 'AWS::Lambda::Alias')[logicalIdOf(FunctionName) ?? ''] !== undefined) ===
              stage.canary &&
            functionOf(FunctionName) === targetOf(route) &&
            glob.test(caller)
          );
        },
      );
      expect(permitted).toBe(true);
    },
  );

  test('lets the gateway wait for every group', () => {
    const gatewayWaitsSeconds = 30;
    expect(apiGroups.filter(({ timeoutSeconds }) => timeoutSeconds >= gatewayWaitsSeconds)).toEqual([]);
  });

  test('throttles and logs the API as the stage says', () => {
    template.resourceCountIs('AWS::ApiGatewayV2::Stage', 1);
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: {
        ThrottlingRateLimit: stage.throttling.requestsPerSecond,
        ThrottlingBurstLimit: stage.throttling.burst,
      },
      AccessLogSettings: { Format: Match.stringLikeRegexp('context.requestId.*context.routeKey.*context.status') },
    });
  });

  test('never logs what carries the API key', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('authoriz|header|authorizer')) },
    });
  });

  test('has one function for each entry of the catalog', () => {
    const expected = functionNames.map((name) => names.function(name));
    expect(propertiesOf(functions).map(({ FunctionName }) => FunctionName)).toEqual(expected);
  });

  test.each(functionNames)('gives %s the house defaults', (name) => {
    const fn = propertiesNamed(template, 'AWS::Lambda::Function', 'FunctionName', names.function(name));
    const { timeoutSeconds } = [...apiGroups, ...workers].find((entry) => entry.name === name) ?? {};
    expect(fn).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'handler.handler',
      Timeout: timeoutSeconds,
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogFormat: 'JSON', ApplicationLogLevel: stage.logLevel.toUpperCase() },
      Environment: {
        Variables: { LOG_LEVEL: stage.logLevel, METRICS_NAMESPACE: names.metricsNamespace, ...stage.environment },
      },
    });
    const { LogGroup } = fn['LoggingConfig'] as { LogGroup: unknown };
    expect(resourcesOf(template, 'AWS::Logs::LogGroup')[logicalIdOf(LogGroup) ?? '']?.Properties).toMatchObject({
      LogGroupName: names.functionLogGroup(name),
      RetentionInDays: stage.logRetention,
    });
  });

  test('keeps every log group for the time that the stage says', () => {
    const retentions = propertiesOf(resourcesOf(template, 'AWS::Logs::LogGroup')).map(
      (group) => group['RetentionInDays'],
    );
    expect(retentions).toHaveLength(functionNames.length + jobMachines.length + 1);
    expect(new Set(retentions)).toEqual(new Set([stage.logRetention]));
  });

  test('limits the workers of state machines as the stage says, and no other function', () => {
    const limited = propertiesOf(functions).filter((fn) => fn['ReservedConcurrentExecutions'] !== undefined);
    const limit = stage.concurrency.stateMachineWorker;
    const expected = limit === undefined ? [] : workers.filter(({ trigger }) => trigger === 'state-machine');
    expect(limited.map((fn) => [fn['FunctionName'], fn['ReservedConcurrentExecutions']])).toEqual(
      expected.map(({ name }) => [names.function(name), limit]),
    );
  });

  test('calls each scheduled worker on its beat, once', () => {
    const schedules = propertiesOf(resourcesOf(template, 'AWS::Scheduler::Schedule'));
    expect(
      schedules.map(({ Name, ScheduleExpression, Target }) => ({
        Name,
        ScheduleExpression,
        target: functions[logicalIdOf((Target as { Arn: unknown }).Arn) ?? '']?.Properties['FunctionName'],
        retries: (Target as { RetryPolicy: { MaximumRetryAttempts: number } }).RetryPolicy.MaximumRetryAttempts,
      })),
    ).toEqual(
      scheduled.map(({ name, everyMinutes }) => ({
        Name: names.function(name),
        ScheduleExpression: everyMinutes === 1 ? 'rate(1 minute)' : `rate(${everyMinutes} minutes)`,
        target: names.function(name),
        retries: 0,
      })),
    );
  });

  test('keeps the event of a beat that failed, and does not run it again beside the next', () => {
    const queues = resourcesOf(template, 'AWS::SQS::Queue');
    const [letters] = Object.entries(queues).filter(
      ([, { Properties }]) => Properties['QueueName'] === names.scheduleDeadLetterQueue,
    );
    const letterArn = { 'Fn::GetAtt': [letters?.[0], 'Arn'] };
    for (const schedule of propertiesOf(resourcesOf(template, 'AWS::Scheduler::Schedule'))) {
      expect(schedule['Target']).toMatchObject({ DeadLetterConfig: { Arn: letterArn } });
    }
    const asynchronous = propertiesOf(resourcesOf(template, 'AWS::Lambda::EventInvokeConfig'));
    expect(asynchronous.map((config) => functionOf(config['FunctionName'])).sort()).toEqual(
      scheduled.map(({ name }) => names.function(name)).sort(),
    );
    for (const config of asynchronous) {
      expect(config).toMatchObject({
        MaximumRetryAttempts: 0,
        DestinationConfig: { OnFailure: { Destination: letterArn } },
      });
    }
  });

  test('has an alarm for each failure that docs/watch.md explains, and no other', () => {
    const watch = readFileSync(join(import.meta.dirname, '../../docs/watch.md'), 'utf8');
    const explained = [...watch.matchAll(/^### `([a-z<>-]+)`/gm)].map(([, name = '']) => name);
    const expanded = explained.flatMap((name) => {
      if (name.startsWith('<machine>')) return jobMachines.map((machine) => name.replace('<machine>', machine));
      if (name.startsWith('<function>')) return functionNames.map((fn) => name.replace('<function>', fn));
      if (name.startsWith('<scheduled>')) return scheduled.map((worker) => name.replace('<scheduled>', worker.name));
      if (name.startsWith('<group>')) {
        return stage.canary ? apiGroups.map((group) => name.replace('<group>', group.name)) : [];
      }
      return [name];
    });
    const alarms = propertiesOf(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
    expect(alarms.map((alarm) => String(alarm['AlarmName'])).sort()).toEqual(
      expanded.map((name) => `${names.prefix}-${name}`).sort(),
    );
  });

  test('tells the topic of every alarm, and when it is over', () => {
    const [topicId] = Object.keys(resourcesOf(template, 'AWS::SNS::Topic'));
    for (const alarm of propertiesOf(resourcesOf(template, 'AWS::CloudWatch::Alarm'))) {
      expect(alarm).toMatchObject({ AlarmActions: [{ Ref: topicId }], OKActions: [{ Ref: topicId }] });
    }
  });
});

describe.each(stages)('new code of the API in $name', ({ name, canary }) => {
  const template = templateOf(name);

  test('gets a tenth of the requests first, and is taken back by the alarm of its group, as the stage says', () => {
    const groups = propertiesOf(resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup'));
    expect(groups).toHaveLength(canary ? apiGroups.length : 0);
    for (const group of groups) {
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: { Ref: expect.stringContaining('newcodeerrors') } }] },
      });
    }
    const named = groups.map((group) => JSON.stringify(group['AlarmConfiguration']));
    expect(new Set(named).size).toBe(groups.length);
    const aliases = Object.values(template.findResources('AWS::Lambda::Alias'));
    expect(aliases.filter((alias) => alias['UpdatePolicy']?.['CodeDeployLambdaAliasUpdate'])).toHaveLength(
      groups.length,
    );
  });
});

describe('the dashboard', () => {
  test.each(stages)('of $name shows every metric of the service and every alarm', (stage) => {
    const template = templateOf(stage);
    const [dashboard] = propertiesOf(resourcesOf(template, 'AWS::CloudWatch::Dashboard'));
    expect(dashboard?.['DashboardName']).toBe(resourceNames(stage.name).dashboard);
    const body = JSON.stringify(dashboard?.['DashboardBody']);
    const charted = ['RequestDuration', 'TaskDuration'];
    const missing = Object.keys(metricUnits).filter((metric) => !charted.includes(metric) && !body.includes(metric));
    expect(missing).toEqual([]);
    for (const alarmId of Object.keys(resourcesOf(template, 'AWS::CloudWatch::Alarm'))) expect(body).toContain(alarmId);
  });
});

describe('the metrics of the service', () => {
  test('are read under the name and the dimension under which the functions write them', () => {
    for (const stage of stages) {
      const own = propertiesOf(resourcesOf(templateOf(stage), 'AWS::CloudWatch::Alarm')).filter(
        ({ Namespace }) => Namespace === resourceNames(stage.name).metricsNamespace,
      );
      expect(own.map(({ MetricName, Dimensions }) => [MetricName, Dimensions])).toEqual([
        ['RequestsThrottledByGateway', undefined],
        ['JobsStuck', [{ Name: 'service', Value: 'content-optimization-api' }]],
        ['JobWait', [{ Name: 'service', Value: 'content-optimization-api' }]],
        ['WebhookWait', [{ Name: 'service', Value: 'content-optimization-api' }]],
        ['ModelSpend', [{ Name: 'service', Value: 'content-optimization-api' }]],
      ]);
    }
  });

  test('count what the gateway refused by itself from its access log', () => {
    templateOf('prod').hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ ($.status = "429") && ($.integrationStatus = "-") }',
      MetricTransformations: [
        { MetricName: 'RequestsThrottledByGateway', MetricNamespace: 'content-optimization-prod', MetricValue: '1' },
      ],
    });
    templateOf('prod').hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      AccessLogSettings: { Format: Match.stringLikeRegexp('"status":".context.status".*"integrationStatus"') },
    });
  });
});

describe('credentials of providers', () => {
  test('are references into the secret of the stage, so that the template holds none', () => {
    const stage = { ...findStage('dev'), providerSecrets: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'] as const };
    const variables = propertiesOf(resourcesOf(templateOf(stage), 'AWS::Lambda::Function')).flatMap((fn) =>
      Object.entries((fn['Environment'] as { Variables: Record<string, unknown> }).Variables),
    );
    const given = variables.filter(([name]) => /^(MODEL_API_KEY|DATAFORSEO_)/.test(name));
    const asking = [...apiGroups, ...workers].filter(({ needs }) => needs.includes('keyword-data'));
    expect(given).toHaveLength(2 * asking.length);
    expect(asking.length).toBeGreaterThan(0);
    for (const [name, value] of given) {
      expect(value).toBe(`{{resolve:secretsmanager:content-optimization-dev/providers:SecretString:${name}}}`);
    }
  });

  test('of the identity provider are the console’s alone, with its issuer and client', () => {
    const stage = {
      ...findStage('dev'),
      front: exampleFront,
      signIn: { issuer: 'https://accounts.example', clientId: 'console-of-dev' },
      providerSecrets: ['OIDC_CLIENT_SECRET'] as const,
    };
    const given = propertiesOf(resourcesOf(templateOf(stage), 'AWS::Lambda::Function')).flatMap((fn) => {
      const { Variables } = fn['Environment'] as { Variables: Record<string, unknown> };
      const ofSignIn = Object.entries(Variables).filter(([name]) => name.startsWith('OIDC_'));
      return ofSignIn.length > 0 ? [{ name: fn['FunctionName'], ...Object.fromEntries(ofSignIn) }] : [];
    });
    expect(given).toEqual([
      {
        name: 'content-optimization-dev-console',
        OIDC_ISSUER: 'https://accounts.example',
        OIDC_CLIENT_ID: 'console-of-dev',
        OIDC_CLIENT_SECRET:
          '{{resolve:secretsmanager:content-optimization-dev/providers:SecretString:OIDC_CLIENT_SECRET}}',
      },
    ]);
  });

  test('are given to the function of OAuth where assistants are let in, which is told so', () => {
    const signIn = { issuer: 'https://accounts.example', clientId: 'console-of-dev', assistants: true } as const;
    const template = templateOf({ ...findStage('dev'), front: exampleFront, signIn });
    const told = propertiesOf(resourcesOf(template, 'AWS::Lambda::Function')).flatMap((fn) => {
      const { Variables } = fn['Environment'] as { Variables: Record<string, unknown> };
      return Variables['MCP_OAUTH'] === 'on' ? [[fn['FunctionName'], Variables['OIDC_ISSUER']]] : [];
    });
    expect(told.toSorted()).toEqual([
      ['content-optimization-dev-mcp', undefined],
      ['content-optimization-dev-oauth', 'https://accounts.example'],
    ]);
  });

  test('are given to no function of a stage that has none', () => {
    const text = JSON.stringify(templateOf('prod').toJSON());
    expect(text).not.toContain('resolve:secretsmanager');
  });
});

describe('the alarm topic', () => {
  test('takes what the alarms of its own account publish', () => {
    templateOf('prod').hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Action: 'sns:Publish',
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });
});

describe('optional settings', () => {
  const stage = {
    ...findStage('dev'),
    alarms: {
      modelSpendPerHour: 1,
      email: 'on-call@example.com',
      topicArn: 'arn:aws:sns:eu-west-1:111122223333:on-call',
    },
    customDomain: {
      domainName: 'api.example.com',
      certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/00000000-0000-4000-8000-000000000000',
    },
  };

  test('sends alarms to an existing topic', () => {
    const template = templateOf(stage);
    template.resourceCountIs('AWS::SNS::Topic', 0);
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: stage.alarms.email,
      TopicArn: stage.alarms.topicArn,
    });
    template.allResourcesProperties('AWS::CloudWatch::Alarm', { AlarmActions: [stage.alarms.topicArn] });
  });

  test('answers under a custom domain alone', () => {
    const template = templateOf(stage);
    template.hasResourceProperties('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.example.com' });
    template.hasResourceProperties('AWS::ApiGatewayV2::ApiMapping', { Stage: '$default' });
    template.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
    template.hasOutput('BaseUrl', { Value: 'https://api.example.com/v1' });
  });
});
