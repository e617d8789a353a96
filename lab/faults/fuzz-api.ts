import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { seededRandom } from '../../test/faults/random.ts';
import { type Answer, documentedOperations, undocumented } from './documented-answers.ts';
import { fuzzData } from './fuzz-data.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';
import type { Lab } from './lab.ts';
import { type FaultOptions, type FaultReport, seconds } from './report.ts';

/** Of each operation, in each round. */
const REQUESTS = 3;

/**
 * Sends every operation of `openapi.yaml` requests as documented, with one part changed, and without sense, one after the
 * other, so that the same seed sends the same. Every answer has a documented status, fits its schema, and is no 5xx.
 */
export async function fuzzApi(lab: Lab, { seed, rounds }: FaultOptions): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const { key, known, plan } = await fuzzData(lab);
  const { origin, pathname: base } = new URL(lab.system.baseUrl);
  const agent = new Agent({ keepAlive: true });
  const losses: string[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  let sent = 0;
  for (let round = 0; round < rounds * REQUESTS; round += 1) {
    for (const operation of documentedOperations) {
      // The operations of a plan are about planned sites; going live would end the plan for all of them.
      const isPlan = operation.path.includes('/plan');
      const fuzzed = fuzzRequest(operation, isPlan ? plan : known, key, random);
      sent += 1;
      const answer = await send(agent, origin, base, fuzzed);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) succeeded.add(operation.operationId);
      const fault = undocumented(operation, answer);
      if (fault !== null) losses.push(`${operation.operationId} ${fault}\n        ${asCurl(fuzzed, key)}`);
    }
  }
  agent.destroy();
  const never = documentedOperations.map(({ operationId }) => operationId).filter((name) => !succeeded.has(name));
  return {
    name: 'fuzzed API',
    figures: {
      operations: documentedOperations.length,
      requests: sent,
      answers: [...statuses]
        .toSorted()
        .map(([status, count]) => `${count} x ${status}`)
        .join(' '),
      'never 2xx': never.join(' ') || 0,
      seconds: seconds(begun),
    },
    losses,
  };
}

/** By Node's own client: `fetch` would normalize paths and headers. */
function send(
  agent: Agent,
  origin: string,
  base: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sending = request(
      { agent, hostname, port, method, path: `${base}${path}`, headers: { ...headers, ...length } },
      (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }),
          reject,
        );
      },
    );
    sending.once('error', reject);
    sending.end(body ?? undefined);
  });
}

/** The request to paste into a shell, the key aside. */
function asCurl({ method, path, headers, body }: FuzzRequest, key: string): string {
  const quoted = (part: string): string => `'${part.replaceAll("'", `'\\''`)}'`;
  const fields = Object.entries(headers).map(([name, value]) =>
    value === `Bearer ${key}` ? '-H "Authorization: Bearer $KEY"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data = body === null ? [] : [`--data-raw ${quoted(body.length > 1_000 ? `${body.slice(0, 1_000)}…` : body)}`];
  return ['curl --globoff', `-X ${method}`, ...fields, ...data, `"$BASE"${quoted(path)}`].join(' ');
}
