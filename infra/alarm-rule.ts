import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { ResourceNames } from './names.ts';

export interface AlarmRule {
  name: string;
  metric: IMetric;
  /** The alarm goes off at this value. */
  atLeast?: number;
  below?: number;
  /** Periods in a row; one when left out. */
  periods?: number;
  /** Treats missing data as "nothing happened", except where something has to happen all the time. */
  missingData?: TreatMissingData;
}

/** The alarm of a rule, which notifies the topic when it goes off and when it is over. */
export function createAlarm(
  scope: Construct,
  { name, metric, atLeast, below, periods = 1, missingData }: AlarmRule,
  { names, topic }: { names: ResourceNames; topic: ITopic },
): Alarm {
  const threshold: Pick<AlarmProps, 'threshold' | 'comparisonOperator'> =
    below === undefined
      ? { threshold: atLeast ?? 1, comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD }
      : { threshold: below, comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD };
  const alarm = new Alarm(scope, name, {
    alarmName: `${names.prefix}-${name}`,
    alarmDescription: 'What it means and what to do: docs/watch.md',
    metric,
    ...threshold,
    evaluationPeriods: periods,
    treatMissingData: missingData ?? TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
