/**
 * Says why Amazon's DynamoDB refuses a request that the embedded engine accepts. The engine refuses the rest itself;
 * `refused-requests.ts` has a request for each rule of either.
 */
import type { AttributeValue, CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The fields of a request, of any operation, that are read here. */
interface Request {
  IndexName?: string;
  Select?: string;
  KeyConditionExpression?: string;
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, AttributeValue>;
  TransactItems?: readonly Record<string, Request>[];
}

const OPERATORS_MAX = 300;

/** Operators and functions, as DynamoDB counts them. */
const operators =
  /<>|<=|>=|[=<>+]|(?<=\s)-(?=\s)|\b(?:AND|OR|NOT|IN|BETWEEN)\b|\b(?:attribute_exists|attribute_not_exists|attribute_type|begins_with|contains|size|if_not_exists|list_append)\b/gi;

/** Null when there is nothing that the embedded engine would overlook. */
export function checkRequest(given: object, definition: CreateTableCommandInput): string | null {
  const request = given as Request;
  const writes = (request.TransactItems ?? []).flatMap(Object.values<Request>);
  for (const write of writes) {
    const refused = refuseOperators(write);
    if (refused !== null) return refused;
  }
  return refuseOperators(request) ?? refuseKeyValues(request) ?? refuseProjection(request, definition);
}

function refuseOperators(request: object): string | null {
  for (const [name, expression] of Object.entries(request)) {
    if (!name.endsWith('Expression') || typeof expression !== 'string') continue;
    // The assignments of an update are none.
    const counted = name === 'UpdateExpression' ? expression.replaceAll('=', ' ') : expression;
    const count = counted.replaceAll(/[#:]\w+/g, 'x').match(operators)?.length ?? 0;
    if (count > OPERATORS_MAX) return `the ${name} has ${count} operators, more than ${OPERATORS_MAX}`;
  }
  return null;
}

/** Every key of this table is a string (`tableDefinition`), and no key is empty: it is compared with nothing else. */
function refuseKeyValues({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: Request): string | null {
  const compared = KeyConditionExpression.match(/:\w+/g) ?? [];
  const wrong = compared.find((placeholder) => !ExpressionAttributeValues[placeholder]?.S);
  return wrong === undefined ? null : `a key is compared with ${wrong}, which is no string or an empty one`;
}

/** A global secondary index reads nothing that it does not hold. */
function refuseProjection(
  { IndexName, Select, ProjectionExpression, ExpressionAttributeNames = {} }: Request,
  { KeySchema = [], GlobalSecondaryIndexes = [] }: CreateTableCommandInput,
): string | null {
  const index = GlobalSecondaryIndexes.find((one) => one.IndexName === IndexName);
  if (index === undefined || index.Projection?.ProjectionType === 'ALL') return null;
  if (Select === 'ALL_ATTRIBUTES') return `the index ${IndexName} does not hold all attributes`;
  const held = new Set([
    ...(index.Projection?.NonKeyAttributes ?? []),
    ...[...(index.KeySchema ?? []), ...KeySchema].map(({ AttributeName }) => AttributeName),
  ]);
  const paths = ProjectionExpression?.split(',').map((path) => path.trim().split(/[.[]/, 1)[0] ?? '') ?? [];
  const missing = paths.map((name) => ExpressionAttributeNames[name] ?? name).find((name) => !held.has(name));
  return missing === undefined ? null : `the index ${IndexName} does not hold ${missing}`;
}
