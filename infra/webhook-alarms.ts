import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from './alarm-rule.ts';
import type { AlarmsProps } from './alarms-props.ts';
import { serviceMetric } from './service-metrics.ts';

/** The sweeper sends a message each minute for what is due: after so long they are not taken. */
const WAIT_SECONDS = 900;

/** The sender of webhooks. A receiver that fails is no alarm: its deliveries are due later. */
export const webhookRules = ({ names, webhooks }: AlarmsProps): AlarmRule[] => [
  {
    name: 'webhook-wait',
    metric: serviceMetric(names, 'WebhookWait', { statistic: Stats.MAXIMUM, period: Duration.minutes(5) }),
    atLeast: WAIT_SECONDS,
  },
  {
    name: 'webhook-dead-letters',
    metric: webhooks.deadLetterQueue.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: Duration.minutes(5),
    }),
  },
];
