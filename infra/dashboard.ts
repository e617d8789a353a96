/** The stage on one page: what an engineer on call looks at first, from the clients down to the bills. */
import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { MetricName } from '../shared/logging/log-metrics.ts';
import type { Api } from './api.ts';
import type { JobQueue } from './job-queue.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunctions } from './service-functions.ts';
import { serviceMetric } from './service-metrics.ts';
import type { JobMachines } from './state-machines.ts';
import type { ServiceTable } from './table.ts';
import { tableThrottles } from './table-throttles.ts';
import type { WebhookQueue } from './webhook-queue.ts';

interface DashboardProps {
  names: ResourceNames;
  alarms: readonly IAlarm[];
  api: Api;
  table: ServiceTable;
  jobs: JobQueue;
  webhooks: WebhookQueue;
  machines: JobMachines;
  functions: ServiceFunctions;
}

/** Two to a row. */
const GRAPH_WIDTH = 12;
const FIVE_MINUTES = { period: Duration.minutes(5) };
const sum = { statistic: Stats.SUM, ...FIVE_MINUTES };

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    new CloudWatchDashboard(this, 'Dashboard', {
      dashboardName: props.names.dashboard,
      defaultInterval: Duration.hours(3),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms: [...props.alarms], width: 24, height: 6 })],
        requestWidgets(props),
        jobWidgets(props),
        backlogWidgets(props),
        webhookWidgets(props),
        capacityWidgets(props),
        modelWidgets(props),
      ],
    });
  }
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: GRAPH_WIDTH, leftYAxis: { min: 0 } });

const counted = (names: ResourceNames, metricNames: readonly MetricName[]): IMetric[] =>
  metricNames.map((name) => serviceMetric(names, name, { ...sum, label: name }));

const requestWidgets = ({ names, api }: DashboardProps): IWidget[] => [
  graph('Requests by status class; made by the gateway alone', [
    ...counted(names, ['Requests2xx', 'Requests3xx', 'Requests4xx', 'Requests5xx', 'RequestsLimited']),
    api.throttledMetric({ ...sum, label: 'throttled by the gateway' }),
    api.gatewayStage.metricServerError({ ...sum, label: '5xx of the gateway, those of the functions included' }),
  ]),
  graph(
    'Latency, milliseconds',
    ['p50', 'p95', 'p99'].map((statistic) =>
      api.gatewayStage.metricLatency({ statistic, ...FIVE_MINUTES, label: statistic }),
    ),
  ),
];

const jobWidgets = ({ names, machines }: DashboardProps): IWidget[] => [
  graph(
    'Jobs started (left); starts and transitions that were throttled (right)',
    machines.machines.map(({ name, machine }) => machine.metricStarted({ ...sum, label: name })),
    machines.machines.map(({ name, machine }) => machine.metricThrottled({ ...sum, label: `${name} throttled` })),
  ),
  graph(
    'Jobs that ended well (left) and badly (right)',
    machines.machines.map(({ name, machine }) => machine.metricSucceeded({ ...sum, label: name })),
    machines.machines.flatMap(({ name, machine }) => [
      machine.metricFailed({ ...sum, label: `${name} failed` }),
      machine.metricTimedOut({ ...sum, label: `${name} out of time` }),
    ]),
  ),
  graph('Steps that failed, jobs sent again and jobs that fell silent', [
    ...counted(names, ['TasksFailed', 'JobsResent', 'JobsStuck']),
  ]),
];

const backlogWidgets = ({ names, jobs, machines }: DashboardProps): IWidget[] => [
  graph(
    'Job messages waiting, and dead letters (left); seconds that the oldest waits (right)',
    [
      jobs.queue.metricApproximateNumberOfMessagesVisible({ ...FIVE_MINUTES, label: 'waiting' }),
      jobs.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ ...FIVE_MINUTES, label: 'dead letters' }),
    ],
    [jobs.queue.metricApproximateAgeOfOldestMessage({ ...FIVE_MINUTES, label: 'oldest' })],
  ),
  graph('Seconds that the oldest job waits for a slot', [
    serviceMetric(names, 'JobWait', { statistic: Stats.MAXIMUM, ...FIVE_MINUTES, label: 'oldest' }),
  ]),
  graph(
    'Duration of jobs, p95 in milliseconds',
    machines.machines.map(({ name, machine }) =>
      machine.metricTime({ statistic: 'p95', ...FIVE_MINUTES, label: name }),
    ),
  ),
];

const webhookWidgets = ({ names, webhooks }: DashboardProps): IWidget[] => [
  graph('Webhook deliveries attempted and failed, webhooks disabled', [
    ...counted(names, ['WebhookAttempts', 'WebhookAttemptsFailed', 'WebhooksDisabled']),
  ]),
  graph(
    'Webhook messages waiting, and dead letters (left); seconds that the oldest event or retry waits (right)',
    [
      webhooks.queue.metricApproximateNumberOfMessagesVisible({ ...FIVE_MINUTES, label: 'waiting' }),
      webhooks.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ ...FIVE_MINUTES, label: 'dead letters' }),
    ],
    [serviceMetric(names, 'WebhookWait', { statistic: Stats.MAXIMUM, ...FIVE_MINUTES, label: 'oldest' })],
  ),
];

const capacityWidgets = ({ functions, table }: DashboardProps): IWidget[] => {
  const all = [...functions.groups, ...functions.workers].map(({ fn }) => fn);
  return [
    graph(
      'Concurrent invocations (left); errors of functions (right)',
      all.map(({ name, lambda }) =>
        lambda.metric('ConcurrentExecutions', { statistic: Stats.MAXIMUM, ...FIVE_MINUTES, label: name }),
      ),
      all.map(({ name, lambda }) => lambda.metricErrors({ ...sum, label: name })),
    ),
    graph('Units of the table', [
      table.metricConsumedReadCapacityUnits({ ...sum, label: 'read units' }),
      table.metricConsumedWriteCapacityUnits({ ...sum, label: 'write units' }),
    ]),
    graph('Throttles of the table and its indexes', [tableThrottles(table)]),
  ];
};

const modelWidgets = ({ names }: DashboardProps): IWidget[] => [
  graph(
    'Model calls and left-out texts, and tokens (right)',
    counted(names, ['ModelCalls', 'ModelCallsFailed', 'ModelTextsDropped']),
    [...counted(names, ['ModelInputTokens', 'ModelCachedInputTokens', 'ModelOutputTokens'])],
  ),
  graph('Model spend, US dollars an hour', [
    serviceMetric(names, 'ModelSpend', { statistic: Stats.SUM, period: Duration.hours(1), label: 'ModelSpend' }),
  ]),
];
