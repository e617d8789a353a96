import { ConnectionError } from './errors.ts';
import { type ExportRows, exportRows } from './export-rows.ts';
import { type ListMethods, listMethods } from './list-all.ts';
import { routes } from './routes.generated.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';
import type { CallOptions, Method } from './types.ts';
import { type WaitForJob, waitForJob } from './wait-for-job.ts';
import { type WaitForJobs, waitForJobs } from './wait-for-jobs.ts';

/** A method for each operation of the API, by its `operationId`. */
export type OperationMethods = { readonly [Id in keyof typeof routes]: Method<Id> };

export type ContentOptimizationClient = OperationMethods & {
  /** The items of a list one after the other, read in parts as they are needed. */
  readonly each: ListMethods;
  /** The rows of an export one after the other, read in parts as they are needed. */
  readonly exportRows: ExportRows;
  /** Polls a job until it is completed, at the pace that the API asks for. */
  readonly waitForJob: WaitForJob;
  /** Polls many jobs until all have ended, and returns them as they ended: of a bulk analysis, for instance. */
  readonly waitForJobs: WaitForJobs;
};

/**
 * Creates a client.
 * @example
 * const api = createClient({ baseUrl: 'https://api.example.com', apiKey: process.env.COA_API_KEY });
 * const { data: site } = await api.getSite({ siteId: 1 });
 */
export function createClient(options: TransportOptions): ContentOptimizationClient {
  const transport = createTransport(options);
  const methods = {} as OperationMethods;
  for (const [operationId, route] of Object.entries(routes)) {
    Reflect.set(methods, operationId, createMethod(transport, route));
  }
  return {
    ...methods,
    each: listMethods(methods),
    exportRows: exportRows(transport),
    waitForJob: waitForJob(methods.getJob),
    waitForJobs: waitForJobs(methods.listJobs),
  };
}

type Parameter = string | number | boolean | null | undefined;
type AnyInput = Readonly<Record<string, Parameter>> & { readonly body?: unknown };

/** A call of the route `GET /sites/{siteId}`. */
const createMethod = (transport: Transport, route: string) => {
  const [method = '', template = ''] = route.split(' ');
  return async (input: AnyInput = {}, options?: CallOptions): Promise<unknown> => {
    const { body, ...parameters } = input;
    const path = buildPath(template, parameters);
    const { status, headers, text } = await transport(
      { method, path, ...(body === undefined ? {} : { body }) },
      options,
    );
    if (status === 204) return undefined;
    return /^application\/json(;|$)/.test(headers.get('content-type') ?? '')
      ? parseJson(text, `${method} ${path}`)
      : text;
  };
};

function parseJson(text: string, request: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError(`The response to ${request} is no JSON`, { cause });
  }
}

/** The path with its parameters; the others are the query. `null` and `undefined` are left out. */
function buildPath(template: string, parameters: Readonly<Record<string, Parameter>>): string {
  const query = new URLSearchParams();
  const names = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  for (const [name, value] of Object.entries(parameters)) {
    if (names.has(name) || value === undefined || value === null) continue;
    query.set(name, `${value}`);
  }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${name} is required`);
    // A dot segment, which no encoding protects.
    if (value === '.' || value === '..') throw new TypeError(`${name} must be an id`);
    return encodeURIComponent(`${value}`);
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
