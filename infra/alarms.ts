/** The alarms. docs/watch.md says what each one means and what to do; a test compares the two. */

import { Duration, NestedStack } from 'aws-cdk-lib';
import { type Alarm, type IMetric, MathExpression, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type AlarmRule, createAlarm } from './alarm-rule.ts';
import { createAlarmTopic } from './alarm-topic.ts';
import type { AlarmsProps } from './alarms-props.ts';
import type { Api } from './api.ts';
import { jobRules } from './job-alarms.ts';
import type { ResourceNames } from './names.ts';
import { BURST_ERRORS, newCodeAlarm, newCodeRules } from './new-code-alarms.ts';
import type { ServiceFunction } from './service-function.ts';
import { serviceMetric } from './service-metrics.ts';
import { tableThrottles } from './table-throttles.ts';
import { webhookRules } from './webhook-alarms.ts';

/** A page that means harm costs its own invocation; this many have a common cause. */
const FAILED_RENDERS = 20;

const FIVE_MINUTES = Duration.minutes(5);
const FIFTEEN_MINUTES = Duration.minutes(15);

export class Alarms extends Construct {
  readonly topic: ITopic;
  readonly all: readonly Alarm[];
  /** A stack has 500 resources at most, and the service alone comes close: the alarms have a stack for themselves, inside of it. */
  readonly stack: NestedStack;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = this.#findOrCreateTopic(props);
    this.stack = new NestedStack(this, 'Rules', { description: `Alarms of ${props.names.prefix}` });
    const rules = [
      ...apiRules(props),
      ...jobRules(props),
      ...webhookRules(props),
      ...scheduleRules(props),
      ...capacityRules(props),
      ...modelRules(props),
      ...newCodeRules(props),
    ];
    this.all = rules.map((rule) => createAlarm(this.stack, rule, { names: props.names, topic: this.topic }));
  }

  /** The function with the browser is there on some stages alone. */
  watchPageRenderer({ lambda }: ServiceFunction, names: ResourceNames): void {
    createAlarm(
      this.stack,
      {
        name: 'page-renderer-failures',
        metric: new MathExpression({
          expression: 'errors + throttles',
          label: 'pages whose browser ended, ran out of time, or was refused',
          period: FIFTEEN_MINUTES,
          usingMetrics: {
            errors: lambda.metricErrors({ statistic: Stats.SUM }),
            throttles: lambda.metricThrottles({ statistic: Stats.SUM }),
          },
        }),
        atLeast: FAILED_RENDERS,
      },
      { names, topic: this.topic },
    );
  }

  /**
   * Goes off within a minute or two when the new code of a group fails. It sees the new version alone: failures of the
   * version before do not stop the deployment that repairs them.
   */
  ofNewCode(group: string): Alarm {
    const alarm = this.all.find(({ node }) => node.id === newCodeAlarm(group));
    if (!alarm) throw new Error(`there is no alarm of new code of ${group}`);
    return alarm;
  }

  #findOrCreateTopic({ stage, names }: AlarmsProps): ITopic {
    const { email, topicArn } = stage.alarms;
    const topic = topicArn ? Topic.fromTopicArn(this, 'Topic', topicArn) : createAlarmTopic(this, names.alarmTopic);
    if (email) topic.addSubscription(new EmailSubscription(email));
    return topic;
  }
}

/** Below this many requests in a period one failure would already be a percentage. */
const REQUESTS_MIN = 20;
const SERVER_ERROR_PERCENT = 1;

const LATENCY_P95_MS = 3_000;
const THROTTLED_REQUESTS = 100;

const serverErrorPercent = ({ gatewayStage }: Api, condition: string, period: Duration): IMetric =>
  new MathExpression({
    expression: `IF(${condition}, 100 * errors / requests, 0)`,
    label: 'percent of requests answered with 5xx',
    period,
    usingMetrics: {
      errors: gatewayStage.metricServerError({ statistic: Stats.SUM }),
      requests: gatewayStage.metricCount({ statistic: Stats.SUM }),
    },
  });

const apiRules = ({ api }: AlarmsProps): AlarmRule[] => [
  {
    name: 'api-server-errors',
    metric: serverErrorPercent(api, `requests >= ${REQUESTS_MIN}`, FIVE_MINUTES),
    atLeast: SERVER_ERROR_PERCENT,
    periods: 2,
  },
  {
    name: 'api-error-burst',
    metric: serverErrorPercent(api, `errors >= ${BURST_ERRORS}`, Duration.minutes(1)),
    atLeast: SERVER_ERROR_PERCENT,
  },
  {
    name: 'api-latency',
    metric: api.gatewayStage.metricLatency({ statistic: 'p95', period: FIVE_MINUTES }),
    atLeast: LATENCY_P95_MS,
    periods: 3,
  },
  {
    name: 'api-throttles',
    metric: api.throttledMetric({ statistic: Stats.SUM, period: FIVE_MINUTES }),
    atLeast: THROTTLED_REQUESTS,
    periods: 2,
  },
];

/** Two beats that never came, on top of the period's own edge. */
const silentAfter = (everyMinutes: number): number => Math.max(2, Math.ceil((3 * everyMinutes) / 5));

const scheduleRules = ({ functions }: AlarmsProps): AlarmRule[] =>
  functions.scheduled.flatMap(({ everyMinutes, fn }) => [
    {
      name: `${fn.name}-errors`,
      metric: fn.lambda.metricErrors({ statistic: Stats.SUM, period: FIVE_MINUTES }),
      atLeast: Math.min(3, Math.max(1, Math.floor(5 / everyMinutes))),
    },
    {
      name: `${fn.name}-silent`,
      metric: fn.lambda.metricInvocations({ statistic: Stats.SUM, period: FIVE_MINUTES }),
      below: 1,
      periods: silentAfter(everyMinutes),
      missingData: TreatMissingData.BREACHING,
    },
  ]);

const FUNCTION_THROTTLES = 5;

const capacityRules = ({ functions, table }: AlarmsProps): AlarmRule[] => [
  ...[...functions.groups, ...functions.workers].map(({ fn }) => ({
    name: `${fn.name}-throttles`,
    metric: fn.lambda.metricThrottles({ statistic: Stats.SUM, period: FIVE_MINUTES }),
    atLeast: FUNCTION_THROTTLES,
    periods: 2,
  })),
  { name: 'table-throttles', metric: tableThrottles(table), atLeast: 10, periods: 2 },
];

const MODEL_CALLS_MIN = 10;
const MODEL_FAILURE_PERCENT = 50;

const modelRules = ({ stage, names }: AlarmsProps): AlarmRule[] => [
  {
    name: 'model-spend',
    metric: serviceMetric(names, 'ModelSpend', { statistic: Stats.SUM, period: Duration.hours(1) }),
    atLeast: stage.alarms.modelSpendPerHour,
  },
  {
    name: 'model-failures',
    metric: new MathExpression({
      expression: `IF(calls >= ${MODEL_CALLS_MIN}, 100 * failed / calls, 0)`,
      label: 'percent of model calls that failed',
      period: FIFTEEN_MINUTES,
      usingMetrics: {
        calls: serviceMetric(names, 'ModelCalls', { statistic: Stats.SUM }),
        failed: serviceMetric(names, 'ModelCallsFailed', { statistic: Stats.SUM }),
      },
    }),
    atLeast: MODEL_FAILURE_PERCENT,
  },
];
