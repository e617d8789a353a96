/** What wakes somebody. docs/operations.md says what each alarm means and what to do; a test compares the two. */
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { indexes } from '../shared/table/keys.ts';
import type { Api } from './api.ts';
import type { JobQueue } from './job-queue.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunctions } from './service-functions.ts';
import type { Stage } from './stages.ts';
import type { JobMachines } from './state-machines.ts';

export interface AlarmsProps {
  stage: Stage;
  names: ResourceNames;
  api: Api;
  table: TableV2;
  jobs: JobQueue;
  machines: JobMachines;
  functions: ServiceFunctions;
}

interface AlarmRule {
  name: string;
  metric: IMetric;
  /** The alarm goes off at this value. */
  atLeast?: number;
  below?: number;
  /** Periods in a row; one when left out. */
  periods?: number;
  /** What no data means: nothing happened, except where something has to happen all the time. */
  missingData?: TreatMissingData;
}

const FIVE_MINUTES = Duration.minutes(5);
const FIFTEEN_MINUTES = Duration.minutes(15);

export class Alarms extends Construct {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = this.#findOrCreateTopic(props);
    const rules = [...apiRules(props), ...jobRules(props), ...scheduleRules(props), ...capacityRules(props)];
    for (const rule of rules) this.#createAlarm(rule, props.names);
  }

  #findOrCreateTopic({ stage, names }: AlarmsProps): ITopic {
    const { email, topicArn } = stage.alarms;
    const topic = topicArn ? Topic.fromTopicArn(this, 'Topic', topicArn) : this.#createTopic(names);
    if (email) topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  #createTopic(names: ResourceNames): Topic {
    const topic = new Topic(this, 'Topic', { topicName: names.alarmTopic, enforceSSL: true });
    // A policy of its own replaces the topic's default, which lets the account's alarms publish: without this statement
    // every alarm would change its state and tell nobody.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    return topic;
  }

  #createAlarm({ name, metric, atLeast, below, periods = 1, missingData }: AlarmRule, names: ResourceNames): void {
    const threshold: Pick<AlarmProps, 'threshold' | 'comparisonOperator'> =
      below === undefined
        ? { threshold: atLeast ?? 1, comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD }
        : { threshold: below, comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD };
    const alarm = new Alarm(this, name, {
      alarmName: `${names.prefix}-${name}`,
      alarmDescription: 'What it means and what to do: docs/operations.md',
      metric,
      ...threshold,
      evaluationPeriods: periods,
      treatMissingData: missingData ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
  }
}

/** Below this many requests in a period one failure would already be a percentage. */
const REQUESTS_MIN = 20;
const SERVER_ERROR_PERCENT = 1;

const apiRules = ({ api: { gatewayStage } }: AlarmsProps): AlarmRule[] => [
  {
    name: 'api-server-errors',
    metric: new MathExpression({
      expression: `IF(requests >= ${REQUESTS_MIN}, 100 * errors / requests, 0)`,
      label: 'percent of requests answered with 5xx',
      period: FIVE_MINUTES,
      usingMetrics: {
        errors: gatewayStage.metricServerError({ statistic: Stats.SUM }),
        requests: gatewayStage.metricCount({ statistic: Stats.SUM }),
      },
    }),
    atLeast: SERVER_ERROR_PERCENT,
    periods: 2,
  },
];

/** A site that is down fails its own crawl; this many at once is our fault. */
const FAILED_EXECUTIONS = 5;
const OLDEST_MESSAGE_SECONDS = 300;

const jobRules = ({ jobs, machines }: AlarmsProps): AlarmRule[] => [
  {
    name: 'job-dead-letters',
    metric: jobs.deadLetterQueue.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: FIVE_MINUTES,
    }),
  },
  {
    name: 'job-queue-age',
    metric: jobs.queue.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: FIVE_MINUTES }),
    atLeast: OLDEST_MESSAGE_SECONDS,
    periods: 2,
  },
  ...machines.machines.map(({ name, machine }) => ({
    name: `${name}-failures`,
    metric: new MathExpression({
      expression: 'failed + timedOut',
      label: 'executions that failed or ran out of time',
      period: FIFTEEN_MINUTES,
      usingMetrics: { failed: machine.metricFailed(), timedOut: machine.metricTimedOut() },
    }),
    atLeast: FAILED_EXECUTIONS,
  })),
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

/** DynamoDB counts the table's throttled requests and each index's apart. */
function tableThrottles(table: TableV2): MathExpression {
  const places = [{}, ...Object.values(indexes).map(({ name }) => ({ GlobalSecondaryIndexName: name }))];
  const metrics = places.flatMap((place) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map(
      (metricName) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: table.tableName, ...place },
          statistic: Stats.SUM,
        }),
    ),
  );
  return new MathExpression({
    expression: 'SUM(METRICS())',
    label: 'throttled reads and writes of the table and its indexes',
    period: FIVE_MINUTES,
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
  });
}
