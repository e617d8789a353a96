import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { readEnvironment } from '../environment.ts';
import { log, SERVICE_NAME } from './log.ts';

/**
 * Metrics of the service, with their units. The dashboard and the alarms take the names from here. What AWS counts
 * anyway (gateway, functions, queues, executions, the table) is not counted a second time.
 */
export const metricUnits = {
  Requests2xx: MetricUnit.Count,
  Requests3xx: MetricUnit.Count,
  Requests4xx: MetricUnit.Count,
  Requests5xx: MetricUnit.Count,
  /** Responses with 429 by the limits of a key, an address or a plan. */
  RequestsLimited: MetricUnit.Count,
  /** From the gateway's receipt to the rendered response, including a cold start. */
  RequestDuration: MetricUnit.Milliseconds,
  /** A step of a job; those that threw, retried or not, are failed. */
  TaskDuration: MetricUnit.Milliseconds,
  TasksFailed: MetricUnit.Count,
  /** Resent by a scheduled worker, because no worker picked them up. */
  JobsResent: MetricUnit.Count,
  /** Failed by a scheduled worker, because they stopped reporting. */
  JobsStuck: MetricUnit.Count,
  /** How long the oldest job of a kind has waited for a slot. */
  JobWait: MetricUnit.Seconds,
  /** How long the oldest webhook that has something to send has been due. */
  WebhookWait: MetricUnit.Seconds,
  WebhookAttempts: MetricUnit.Count,
  WebhookAttemptsFailed: MetricUnit.Count,
  /** By days of failure, or by a 410. */
  WebhooksDisabled: MetricUnit.Count,
  ModelCalls: MetricUnit.Count,
  ModelCallsFailed: MetricUnit.Count,
  ModelInputTokens: MetricUnit.Count,
  /** Of the input tokens, those that came from the provider's cache. */
  ModelCachedInputTokens: MetricUnit.Count,
  ModelOutputTokens: MetricUnit.Count,
  /** Written by a model, and left out by code or a check. */
  ModelTextsDropped: MetricUnit.Count,
  /** US dollars, by the prices that the service has. */
  ModelSpend: MetricUnit.NoUnit,
} as const;
export type MetricName = keyof typeof metricUnits;
export type MetricValues = Partial<Record<MetricName, number>>;

let metrics: Metrics | null | undefined;

/** Null where no metrics are collected: the embedded system and the tests. */
function powertools(): Metrics | null {
  if (metrics === undefined) {
    const namespace = readEnvironment().METRICS_NAMESPACE;
    metrics = namespace ? new Metrics({ namespace, serviceName: SERVICE_NAME }) : null;
  }
  return metrics;
}

/** The dimensions under which failed requests are counted for each version of a function, beside the count of all. */
export const versionDimensions = ['function_name', 'function_version'] as const;

function runningVersion(): Record<(typeof versionDimensions)[number], string> | null {
  const { AWS_LAMBDA_FUNCTION_NAME: name, AWS_LAMBDA_FUNCTION_VERSION: version } = readEnvironment();
  return name && version ? { function_name: name, function_version: version } : null;
}

/** CloudWatch bills each version's metric only in the hours in which it has failures. */
const failuresOfVersion = (namespace: string | undefined) => ({
  Namespace: namespace,
  Dimensions: [versionDimensions],
  Metrics: [{ Name: 'Requests5xx', Unit: metricUnits.Requests5xx }],
});

/**
 * Writes one line that is a log line and, in CloudWatch's embedded metric format, the metrics: a second line for each request
 * would cost as much as a fifth of the gateway. The only dimension is the service; everything else of the line can be
 * searched, without a metric.
 */
export function logWithMetrics(message: string, values: MetricValues, fields: Record<string, unknown> = {}): void {
  const collector = powertools();
  if (!collector) {
    log.info(message, fields);
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    collector.addMetric(name, metricUnits[name as MetricName], value);
  }
  // Nothing is awaited between adding and clearing, so that requests at the same time do not mix.
  const { _aws } = collector.serializeMetrics();
  collector.clearMetrics();
  const version = values.Requests5xx ? runningVersion() : null;
  const directives = version
    ? [..._aws.CloudWatchMetrics, failuresOfVersion(_aws.CloudWatchMetrics[0]?.Namespace)]
    : _aws.CloudWatchMetrics;
  // The dimension is on the line already: the logger writes `service` itself, and warns of another one.
  log.info(message, { ...fields, ...values, ...version, _aws: { ..._aws, CloudWatchMetrics: directives } });
}
