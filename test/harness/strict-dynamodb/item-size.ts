/** The size of an item as DynamoDB measures it: the UTF-8 of names and texts, and the overhead of lists and maps. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Values } from './request-shapes.ts';

export const ITEM_BYTES_MAX = 400 * 1_024;
const CONTAINER_BYTES = 3;
const ELEMENT_BYTES = 1;
/** At most: a number takes half a byte a digit, and one or two for its sign and place. */
const numberBytes = (digits: string): number => Math.ceil(digits.length / 2) + 1;

export const itemBytes = (item: Values): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return value.B.byteLength;
  if (value.SS !== undefined) return sum(value.SS, Buffer.byteLength);
  if (value.NS !== undefined) return sum(value.NS, numberBytes);
  if (value.BS !== undefined) return sum(value.BS, (bytes) => bytes.byteLength);
  if (value.L !== undefined) return CONTAINER_BYTES + sum(value.L, (element) => ELEMENT_BYTES + valueBytes(element));
  if (value.M !== undefined) {
    return CONTAINER_BYTES + Object.keys(value.M).length * ELEMENT_BYTES + itemBytes(value.M);
  }
  return 1;
}

const sum = <T>(values: readonly T[], bytes: (value: T) => number): number =>
  values.reduce((total, value) => total + bytes(value), 0);
