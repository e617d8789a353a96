/** An API whose answers are the recorded examples, with monstrous strings and long lists in them. */
import { readFileSync } from 'node:fs';
import { routes } from '../../../clients/typescript/src/routes.generated.ts';
import { projectFile } from '../../structure/project-files.ts';

/** Of a list, and of the lists within its items. */
const LENGTHS = [60, 4, 2];

const writeExamples: Partial<Record<keyof typeof routes, string>> = {};

function responseOf(operationId: string): unknown {
  const file = projectFile(`docs/examples/${writeExamples[operationId as never] ?? operationId}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).response;
}

/** Values of a closed set, ids and times stay: no API returns others. */
const isFree = (text: string, name: string): boolean =>
  !/^[a-z]+(_[a-z]+)*$/.test(text) && !/^[0-9a-f]{8}-|^\d{4}-\d\d-\d\d|^job_|^[A-F][+-]?$/.test(text) && name !== 'id';

/** The value with `text` in place of every text, and each list made as long as lists get. */
function inflate(value: unknown, text: string, name = '', depth = 0): unknown {
  if (typeof value === 'string') return isFree(value, name) ? text : value;
  if (Array.isArray(value)) {
    const items = value.slice(0, 3).map((item) => inflate(item, text, name, depth + 1));
    const length = items.length === 0 ? 0 : (LENGTHS[depth] ?? 1);
    return Array.from({ length }, (_, at) => items[at % items.length]);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inflate(inner, text, key, depth)]));
}

const patterns = Object.entries(routes).map(([operationId, route]) => {
  const [method = '', template = ''] = route.split(' ');
  const path = new RegExp(`^/v1${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { operationId, method, path, isFixed: !template.includes('{') };
});

/** A `fetch` that returns the inflated example of the operation. */
export const inflatedApi =
  (text: string) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const matching = patterns.filter(({ method, path }) => method === init.method && path.test(pathname));
    const [found] = matching.toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));
    if (!found) throw new Error(`no operation for ${init.method} ${pathname}`);
    const body = inflate(responseOf(found.operationId), text);
    return Response.json(withTotal(body));
  };

function withTotal(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('meta' in body)) return body;
  const { meta } = body;
  return { ...body, meta: { ...(typeof meta === 'object' ? meta : {}), total: 1_000 } };
}
