/** A server that answers as a WordPress did whose answers are in wordpress-recorded.json: types, lists, items and writes. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import recorded from './wordpress-recorded.json' with { type: 'json' };

interface Post {
  readonly id: number;
  readonly link: string;
  readonly base: string;
  title: string;
  content: string;
  excerpt: string;
  meta: Record<string, string>;
  version: number;
}

export interface WordpressServer {
  readonly url: string;
  readonly posts: Map<number, Post>;
  /** Writes in their order. */
  readonly writes: { id: number; body: Record<string, unknown> }[];
  /** Without pretty links the API is at a parameter. */
  hasPrettyLinks: boolean;
  /** Answers in place of the server, after a write. */
  afterWrite: (response: ServerResponse) => boolean;
  /** Answers in place of the server; null leaves it to it. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  add(given: { id: number; link: string } & Partial<Post>): Post;
}

export const wordpressUser = { WORDPRESS_USER: 'editor', WORDPRESS_APPLICATION_PASSWORD: 'abcd efgh' } as const;
export const wordpressToken = { WORDPRESS_TOKEN: 'a-token' } as const;
const accepted = [`Basic ${Buffer.from('editor:abcd efgh').toString('base64')}`, 'Bearer a-token'];

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const toJson = ({ id, link, title, content, excerpt, meta, version }: Post): unknown => ({
  ...recorded.page,
  id,
  link,
  modified_gmt: `2026-11-29T08:00:${String(version).padStart(2, '0')}`,
  title: { raw: title, rendered: escapeHtml(title) },
  content: { ...recorded.page.content, raw: content, rendered: content },
  excerpt: { raw: excerpt, rendered: excerpt, protected: false },
  // An empty array, as PHP writes an empty map.
  meta: Object.keys(meta).length === 0 ? [] : meta,
});

export async function startWordpress(): Promise<WordpressServer> {
  const posts = new Map<number, Post>();
  const writes: WordpressServer['writes'] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const wordpress: WordpressServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    writes,
    hasPrettyLinks: true,
    afterWrite: () => false,
    intercept: () => false,
    add(given) {
      const post = { base: 'pages', title: '', content: '', excerpt: '', meta: {}, version: 0, ...given };
      posts.set(post.id, post);
      return post;
    },
  };
  return wordpress;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (wordpress.intercept(request, response)) return;
    const send = (status: number, json: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
      response.end(JSON.stringify(json));
    };
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', wordpress.url);
    const pathname = wordpress.hasPrettyLinks ? path : `/wp-json${query.get('rest_route') ?? ''}`;
    if (!wordpress.hasPrettyLinks && path.startsWith('/wp-json')) {
      // As WordPress does for any address that it does not know then.
      response.writeHead(301, { location: `${wordpress.url}/` }).end();
      return;
    }
    if (!accepted.includes(request.headers.authorization ?? '')) return send(401, recorded.unauthorized);
    if (pathname === '/wp-json/wp/v2/types') return send(200, recorded.types);
    const [, base, id] = /^\/wp-json\/wp\/v2\/(\w+)(?:\/(\d+))?$/.exec(pathname) ?? [];
    if (id === undefined) {
      const all = [...posts.values()].filter((post) => post.base === base).toSorted((a, b) => a.id - b.id);
      const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
      const totals = { 'x-wp-total': `${all.length}`, 'x-wp-totalpages': `${Math.ceil(all.length / size)}` };
      return send(200, all.slice((page - 1) * size, page * size).map(toJson), totals);
    }
    const post = posts.get(Number(id));
    if (!post) return send(404, { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } });
    if (request.method === 'POST') {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      writes.push({ id: post.id, body });
      const { meta, ...core } = body;
      Object.assign(post, core, { meta: { ...post.meta, ...(meta as object) }, version: post.version + 1 });
      if (wordpress.afterWrite(response)) return;
    }
    return send(200, toJson(post));
  }
}
