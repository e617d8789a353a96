/** What DynamoDB asks of a query beyond its expressions: the key that it reads by, and what an index has. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  firstRefusal,
  indexOf,
  type KeyAttribute,
  keyOf,
  refuseKey,
  refuseKeyValue,
  type TableDefinition,
  tableKey,
} from './key-rules.ts';
import type { ReadRequest, Values } from './request-shapes.ts';

interface ParsedQuery {
  KeyConditions?: Record<string, { ComparisonOperator: string; AttributeValueList: readonly AttributeValue[] }>;
  _filter?: { pathHeads: Record<string, true> };
  _projection?: { paths: readonly (readonly (string | number)[])[] };
}

export function refuseRead(
  definition: TableDefinition,
  request: ReadRequest,
  { KeyConditions = {}, _filter, _projection }: ParsedQuery,
): string | null {
  const key = keyOf(definition, request.IndexName);
  if (key === null) return `the table has no index ${request.IndexName}`;
  if (request.IndexName !== undefined && request.ConsistentRead) {
    return 'a consistent read of a secondary index';
  }
  const filtered = key.find(({ name }) => _filter?.pathHeads[name]);
  if (filtered) return `a filter names the key ${filtered.name}`;
  return (
    refuseKeyConditions(key, KeyConditions) ??
    refuseProjection(definition, request, _projection?.paths) ??
    refuseStartKey(definition, request)
  );
}

function refuseKeyConditions(
  key: readonly KeyAttribute[],
  conditions: NonNullable<ParsedQuery['KeyConditions']>,
): string | null {
  const other = Object.keys(conditions).find((name) => !key.some((attribute) => attribute.name === name));
  if (other !== undefined) return `a key condition names ${other}, which is no key here`;
  return firstRefusal(key, (attribute) => {
    const condition = conditions[attribute.name];
    if (!condition) return attribute.isHash ? `no condition names the partition key ${attribute.name}` : null;
    if (attribute.isHash && condition.ComparisonOperator !== 'EQ') {
      return `a partition key is compared by ${condition.ComparisonOperator}`;
    }
    return firstRefusal(condition.AttributeValueList, (value) => refuseKeyValue(attribute, value));
  });
}

/** A global secondary index reads nothing that it does not hold. */
function refuseProjection(
  definition: TableDefinition,
  { IndexName, Select }: ReadRequest,
  paths: readonly (readonly (string | number)[])[] = [],
): string | null {
  if (IndexName === undefined) return null;
  const index = indexOf(definition, IndexName);
  if (index?.Projection?.ProjectionType === 'ALL') return null;
  if (Select === 'ALL_ATTRIBUTES') return `the index ${IndexName} does not hold all attributes`;
  const held = new Set<string | number | undefined>([
    ...(index?.Projection?.NonKeyAttributes ?? []),
    ...[...(keyOf(definition, IndexName) ?? []), ...tableKey(definition)].map(({ name }) => name),
  ]);
  const missing = paths.map(([name]) => name).find((name) => !held.has(name));
  return missing === undefined ? null : `the index ${IndexName} does not hold ${missing}`;
}

/** The place where a page of results ended: the key of the table, and of the index that is read. */
export function refuseStartKey(
  definition: TableDefinition,
  { IndexName, ExclusiveStartKey }: { IndexName?: string; ExclusiveStartKey?: Values },
): string | null {
  if (ExclusiveStartKey === undefined) return null;
  const key = keyOf(definition, IndexName) ?? [];
  return refuseKey(IndexName === undefined ? key : [...tableKey(definition), ...key], ExclusiveStartKey);
}
