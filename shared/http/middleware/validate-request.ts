import type * as z from 'zod';
import { type ApiError, invalidRequest, notFound } from '../api-error.ts';
import { negotiate } from '../negotiate.ts';
import type { HttpMiddleware } from '../request-state.ts';
import { notFoundWhenMalformed } from '../schemas.ts';

type Issue = z.core.$ZodIssue;

const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );

const describeIssue = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys')
    return `unknown field${issue.keys.length > 1 ? 's' : ''} ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is required';
  return issue.message;
};

/** One sentence that names the field. */
export function describeIssues(issues: readonly Issue[], where: 'body' | 'query' | 'path'): string {
  const first = issues[0];
  if (!first) return `Invalid ${where}`;
  const name = fieldName(first.path);
  return name ? `Invalid ${where}: ${name}: ${describeIssue(first)}` : `Invalid ${where}: ${describeIssue(first)}`;
}

function check(schema: z.ZodType, value: unknown, where: 'body' | 'query'): unknown {
  // reportInput: distinguishes a missing field from one of the wrong type.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidRequest(describeIssues(parsed.error.issues, where));
}

/** A parameter that is given twice is an array here, so that a schema of one text refuses it. */
function queryObject(rawQueryString: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return query;
}

/** A malformed id returns the same response as a missing resource; any other malformed parameter is a bad request. */
function checkParams(schema: z.ZodType, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const shape: Record<string, z.ZodType> = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  const missing: ApiError[] = [];
  for (const issue of parsed.error.issues) {
    const parameter = shape[String(issue.path[0])];
    const meta = parameter ? notFoundWhenMalformed.get(parameter) : undefined;
    if (!meta) throw invalidRequest(describeIssues([issue], 'path'));
    missing.push(notFound(meta.resource));
  }
  throw missing[0] ?? notFound('Resource');
}

/** Body and query (400) before the ids of the path (404). */
export const validateRequest = (): HttpMiddleware => ({
  before: ({ event, internal: { state } }) => {
    const { operation } = state;
    // The first request was validated.
    if (!operation || state.replay) return;
    if (operation.body) {
      if (state.bodyError) throw state.bodyError;
      if (state.uncheckedBody === undefined && !operation.bodyOptional)
        throw invalidRequest('Invalid body: a JSON body is required');
      state.body = check(operation.body, state.uncheckedBody === undefined ? {} : state.uncheckedBody, 'body');
    }
    state.contentType = negotiate(operation, event.headers['accept'] ?? event.headers['Accept'] ?? '');
    if (operation.query) state.query = check(operation.query, queryObject(event.rawQueryString), 'query');
    if (operation.params) state.params = checkParams(operation.params, event.pathParameters ?? {});
  },
});
