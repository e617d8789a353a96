import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type MetricName, versionDimensions } from '../shared/logging/log-metrics.ts';
import type { AlarmRule } from './alarm-rule.ts';
import type { AlarmsProps } from './alarms-props.ts';
import { LIVE_ALIAS } from './service-function.ts';

/** A tenth of a group's requests is few: these many failures in a minute are no accident. */
export const BURST_ERRORS = 5;

/** The name of the alarm of a group's new code. */
export const newCodeAlarm = (group: string): string => `${group}-new-code-errors`;

/** One rule for each API group whose new code gets a part of the requests first. */
export const newCodeRules = ({ stage, names, functions }: AlarmsProps): AlarmRule[] =>
  (stage.canary ? functions.groups : []).map(({ fn }) => {
    const { functionName, currentVersion } = fn.lambda;
    const options = { statistic: Stats.SUM, period: Duration.minutes(1) };
    const [byName, byVersion] = versionDimensions;
    return {
      name: newCodeAlarm(fn.name),
      metric: new MathExpression({
        // A version that cannot start writes no line; one that returns 5xx is no error to Lambda.
        expression: 'FILL(returned, 0) + FILL(crashed, 0)',
        label: 'requests that the newest version failed',
        period: options.period,
        usingMetrics: {
          returned: new Metric({
            namespace: names.metricsNamespace,
            metricName: 'Requests5xx' satisfies MetricName,
            dimensionsMap: { [byName]: functionName, [byVersion]: currentVersion.version },
            ...options,
          }),
          crashed: new Metric({
            namespace: 'AWS/Lambda',
            metricName: 'Errors',
            dimensionsMap: {
              FunctionName: functionName,
              Resource: `${functionName}:${LIVE_ALIAS}`,
              ExecutedVersion: currentVersion.version,
            },
            ...options,
          }),
        },
      }),
      atLeast: BURST_ERRORS,
    };
  });
