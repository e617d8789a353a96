/** What DynamoDB asks of the keys of the table and of its indexes. */
import type { AttributeValue, CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { Values } from './request-shapes.ts';

export type TableDefinition = CreateTableCommandInput;

const PARTITION_KEY_BYTES_MAX = 2_048;
const SORT_KEY_BYTES_MAX = 1_024;

export interface KeyAttribute {
  name: string;
  isHash: boolean;
}

const keySchemaOf = (schema: TableDefinition['KeySchema'] = []): KeyAttribute[] =>
  schema.map(({ AttributeName = '', KeyType }) => ({ name: AttributeName, isHash: KeyType === 'HASH' }));

export const tableKey = (definition: TableDefinition): KeyAttribute[] => keySchemaOf(definition.KeySchema);

export const indexOf = (definition: TableDefinition, name: string) =>
  definition.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name);

/** The key of an index, or of the table itself; null when there is no such index. */
export function keyOf(definition: TableDefinition, indexName: string | undefined): KeyAttribute[] | null {
  if (indexName === undefined) return tableKey(definition);
  const index = indexOf(definition, indexName);
  return index ? keySchemaOf(index.KeySchema) : null;
}

export const indexKeys = (definition: TableDefinition): KeyAttribute[] =>
  (definition.GlobalSecondaryIndexes ?? []).flatMap(({ KeySchema }) => keySchemaOf(KeySchema));

/** Every key of this table is a string (`tableDefinition`). */
export function refuseKeyValue({ name, isHash }: KeyAttribute, value: AttributeValue | undefined): string | null {
  if (value === undefined) return `the key ${name} is missing`;
  if (value.S === undefined) return `the key ${name} is no string: ${Object.keys(value).join()}`;
  if (value.S === '') return `the key ${name} is an empty string`;
  const max = isHash ? PARTITION_KEY_BYTES_MAX : SORT_KEY_BYTES_MAX;
  const bytes = Buffer.byteLength(value.S);
  return bytes > max ? `the key ${name} has ${bytes} bytes, more than ${max}` : null;
}

/** A key as it names an item: the attributes of the key, and no other. */
export function refuseKey(attributes: readonly KeyAttribute[], key: Values = {}): string | null {
  const other = Object.keys(key).find((name) => !attributes.some((attribute) => attribute.name === name));
  if (other !== undefined) return `${other} is no attribute of the key`;
  return firstRefusal(attributes, (attribute) => refuseKeyValue(attribute, key[attribute.name]));
}

/** An item has its whole key. Of an index it has what it likes, but what it has must fit. */
export function refuseItemKeys(definition: TableDefinition, item: Values): string | null {
  return (
    firstRefusal(tableKey(definition), (attribute) => refuseKeyValue(attribute, item[attribute.name])) ??
    firstRefusal(indexKeys(definition), (attribute) => {
      const value = item[attribute.name];
      return value === undefined ? null : refuseKeyValue(attribute, value);
    })
  );
}

export function firstRefusal<T>(items: readonly T[], refuse: (item: T) => string | null): string | null {
  for (const item of items) {
    const refused = refuse(item);
    if (refused !== null) return refused;
  }
  return null;
}
