/** Limits of expressions that no parser knows. */
import type { ItemRequest, Values } from './request-shapes.ts';

const EXPRESSION_BYTES_MAX = 4_096;
const OPERATORS_MAX = 300;
const PLACEHOLDER_BYTES_MAX = 255;
/** Of all names and values of a request. */
const SUBSTITUTIONS_BYTES_MAX = 2 * 1_024 * 1_024;

/** Operators and functions, as DynamoDB counts them. */
const operators =
  /<>|<=|>=|[=<>+]|(?<=\s)-(?=\s)|\b(?:AND|OR|NOT|IN|BETWEEN)\b|\b(?:attribute_exists|attribute_not_exists|attribute_type|begins_with|contains|size|if_not_exists|list_append)\b/gi;

const withoutPlaceholders = (expression: string): string => expression.replaceAll(/[#:]\w+/g, 'x');

export function refuseExpressions(request: Partial<ItemRequest>): string | null {
  for (const [name, expression] of Object.entries(request)) {
    if (!name.endsWith('Expression') || typeof expression !== 'string') continue;
    const bytes = Buffer.byteLength(expression);
    if (bytes > EXPRESSION_BYTES_MAX) return `the ${name} has ${bytes} bytes, more than ${EXPRESSION_BYTES_MAX}`;
    // The assignments of an update are none.
    const counted = name === 'UpdateExpression' ? expression.replaceAll('=', ' ') : expression;
    const count = withoutPlaceholders(counted).match(operators)?.length ?? 0;
    if (count > OPERATORS_MAX) return `the ${name} has ${count} operators, more than ${OPERATORS_MAX}`;
  }
  return refuseSubstitutions(request.ExpressionAttributeNames ?? {}, request.ExpressionAttributeValues ?? {});
}

function refuseSubstitutions(names: Record<string, string>, values: Values): string | null {
  const placeholders = [...Object.keys(names), ...Object.keys(values)];
  const long = placeholders.find((placeholder) => Buffer.byteLength(placeholder) > PLACEHOLDER_BYTES_MAX);
  if (long !== undefined) return `the placeholder ${long} is longer than ${PLACEHOLDER_BYTES_MAX} bytes`;
  const bytes = Buffer.byteLength(JSON.stringify([names, values]));
  return bytes > SUBSTITUTIONS_BYTES_MAX ? `names and values have ${bytes} bytes` : null;
}
