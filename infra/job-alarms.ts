import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { StateTransitionMetric } from 'aws-cdk-lib/aws-stepfunctions';
import type { AlarmRule } from './alarm-rule.ts';
import type { AlarmsProps } from './alarms-props.ts';
import { serviceMetric } from './service-metrics.ts';

const FIVE_MINUTES = Duration.minutes(5);
const FIFTEEN_MINUTES = Duration.minutes(15);

/** A site that is down fails its own crawl; this many at once is our fault. */
const FAILED_EXECUTIONS = 5;
const OLDEST_MESSAGE_SECONDS = 300;

/** A worker that dies takes one job along; several in a quarter of an hour have a common cause. */
const STUCK_JOBS = 3;
const THROTTLED_EXECUTIONS = 5;

/** A flood of one organization is worked off within an hour; two mean that there are too few slots, or that nothing begins. */
const JOB_WAIT_SECONDS = 7_200;

/** An alarm takes ten metrics. The job of this machine looks again by itself, and time is all that it loses. */
const STARTED_AGAIN = 'ask-in-batches';

/** The queue, the executions, and the jobs that wait or fell silent. */
export const jobRules = ({ names, jobs, machines }: AlarmsProps): AlarmRule[] => [
  {
    name: 'stuck-jobs',
    metric: serviceMetric(names, 'JobsStuck', { statistic: Stats.SUM, period: FIFTEEN_MINUTES }),
    atLeast: STUCK_JOBS,
  },
  {
    name: 'job-wait',
    metric: serviceMetric(names, 'JobWait', { statistic: Stats.MAXIMUM, period: FIFTEEN_MINUTES }),
    atLeast: JOB_WAIT_SECONDS,
  },
  {
    name: 'execution-throttles',
    metric: new MathExpression({
      expression: 'SUM(METRICS())',
      label: 'throttled starts and state transitions',
      period: FIVE_MINUTES,
      usingMetrics: Object.fromEntries(
        [
          ...machines.machines
            .filter(({ name }) => name !== STARTED_AGAIN)
            .map(({ machine }) => machine.metricThrottled()),
          StateTransitionMetric.metricThrottledEvents(),
        ].map((metric, at) => [`m${at}`, metric.with({ statistic: Stats.SUM })]),
      ),
    }),
    atLeast: THROTTLED_EXECUTIONS,
    periods: 2,
  },
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
