import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type AlarmRule, createAlarm } from '../alarm-rule.ts';
import { createAlarmTopic } from '../alarm-topic.ts';
import type { ResourceNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { Front } from './front.ts';

interface FrontAlarmsProps {
  stage: Stage;
  front: Front;
  names: ResourceNames;
  distribution: Distribution;
}

const FIVE_MINUTES = Duration.minutes(5);
const REQUESTS_MIN = 20;
const SERVER_ERROR_PERCENT = 1;
const REFUSALS = 1_000;

/**
 * Alarms that the stage's own region cannot see: CloudFront that does not reach the API, and a firewall that refuses
 * much.
 */
export class FrontAlarms extends Construct {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, props: FrontAlarmsProps) {
    super(scope, id);
    const { stage, front, names } = props;
    this.topic = front.alarmTopicArn
      ? Topic.fromTopicArn(this, 'Topic', front.alarmTopicArn)
      : createAlarmTopic(this, names.frontAlarmTopic);
    if (stage.alarms.email) this.topic.addSubscription(new EmailSubscription(stage.alarms.email));
    for (const rule of alarmRules(props)) createAlarm(this, rule, { names, topic: this.topic });
  }
}

const alarmRules = ({ names, distribution }: FrontAlarmsProps): AlarmRule[] => [
  {
    name: 'front-server-errors',
    metric: new MathExpression({
      expression: `IF(requests >= ${REQUESTS_MIN}, percent, 0)`,
      label: 'percent of requests that CloudFront answered with 5xx',
      period: FIVE_MINUTES,
      usingMetrics: {
        requests: distribution.metricRequests({ statistic: Stats.SUM }),
        percent: distribution.metric5xxErrorRate({ statistic: Stats.AVERAGE }),
      },
    }),
    atLeast: SERVER_ERROR_PERCENT,
    periods: 2,
  },
  {
    name: 'front-refusals',
    metric: new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: names.firewall, Rule: 'ALL' },
      statistic: Stats.SUM,
      period: FIVE_MINUTES,
    }),
    atLeast: REFUSALS,
    periods: 2,
  },
];
