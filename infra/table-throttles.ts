import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { indexes } from '../shared/table/engine/indexes.ts';
import type { ServiceTable } from './table.ts';

/** DynamoDB counts the table's throttled requests and each index's apart. */
export function tableThrottles(table: ServiceTable): MathExpression {
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
    period: Duration.minutes(5),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
  });
}
