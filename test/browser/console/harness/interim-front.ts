import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildConsole } from '../../../../console/build.ts';

export interface Front {
  readonly origin: string;
  link(key: string): string;
  expire(): void;
  stop(): void;
}

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

export async function startInterimFront(baseUrl: string): Promise<Front> {
  const tokens = new Map<string, string>();
  const sessions = new Map<string, string>();
  const files = await buildConsole();
  const api = baseUrl.replace(/\/v1$/, '');
  const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());
  const session = {
    user: { id: 1, name: 'Ada Example' },
    organization: { id: 1, name: 'Ridgeway' },
    expires_at: new Date(Date.now() + 36e5).toISOString(),
    sign_in: 'link',
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const cookie = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const json = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    if (url.startsWith('/console/')) {
      const file = files.get(url.slice('/console/'.length).split('?')[0] || 'index.html');
      if (!file) return json(404, {});
      response.writeHead(200, { 'content-type': file.contentType, 'content-security-policy': csp }).end(file.body);
      return;
    }
    const body = await bodyOf(request);
    if (url === '/v1/console/session') {
      if (request.method === 'POST') {
        const token: string = JSON.parse(body.toString()).token;
        const key = tokens.get(token);
        tokens.delete(token);
        if (key === undefined) return json(401, { error: { code: 'unauthorized', message: 'no' } });
        const id = randomUUID();
        sessions.set(id, key);
        return json(200, session, { 'set-cookie': `session=${id}; HttpOnly; SameSite=Strict; Path=/` });
      }
      if (!sessions.has(cookie)) return json(401, { error: { code: 'unauthorized', message: 'no' } });
      if (request.method === 'GET') return json(200, session);
      sessions.delete(cookie);
      response.writeHead(204).end();
      return;
    }
    const headers = new Headers();
    for (const name of ['content-type', 'accept', 'idempotency-key']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const key = sessions.get(cookie);
    if (key) headers.set('authorization', `Bearer ${key}`);
    const given = await fetch(api + url, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const passed = Object.fromEntries(
      [...given.headers].filter(([name]) => /^(content-type|retry-after|x-)/.test(name)),
    );
    response.writeHead(given.status, passed).end(Buffer.from(await given.arrayBuffer()));
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    link(key) {
      const token = randomUUID();
      tokens.set(token, key);
      return `#/sign-in?token=${token}`;
    },
    expire: () => sessions.clear(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
