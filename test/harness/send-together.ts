import { Agent, request } from 'node:http';
import type { ApiAnswer } from './api-client.ts';
import type { Tenant } from './system.ts';

type Answer = Pick<ApiAnswer, 'status' | 'body'>;

/**
 * Sends requests at once: over connections that the system has accepted before, written in one turn of this process. With
 * `Promise.all` over `fetch` alone, the first may be over before the last is sent.
 */
export async function postTogether(
  baseUrl: string,
  { key }: Pick<Tenant, 'key'>,
  path: string,
  bodies: readonly object[],
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: bodies.length });
  const send = (method: string, url: string, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const sent = request(baseUrl + url, { agent, method, headers }, async (response) => {
        const parts: string[] = [];
        for await (const part of response.setEncoding('utf8')) parts.push(String(part));
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(parts.join('')) });
      });
      sent.on('error', reject).end(body);
    });
  try {
    await Promise.all(bodies.map(() => send('GET', '/health', '')));
    return await Promise.all(bodies.map((body) => send('POST', path, JSON.stringify(body))));
  } finally {
    agent.destroy();
  }
}
