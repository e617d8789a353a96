import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { SERVICE_NAME } from '../shared/logging/log.ts';
import type { MetricName } from '../shared/logging/log-metrics.ts';
import type { ResourceNames } from './names.ts';

/** A metric that the functions write with their log lines, as `logWithMetrics` names it. */
export const serviceMetric = (names: ResourceNames, metricName: MetricName, options: MetricOptions): Metric =>
  new Metric({
    namespace: names.metricsNamespace,
    metricName,
    dimensionsMap: { service: SERVICE_NAME },
    ...options,
  });
