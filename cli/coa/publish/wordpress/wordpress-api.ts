/** Requests to the REST API of a WordPress site. */
import { CommandError, UsageError } from '../../errors.ts';
import type { Surroundings } from '../../surroundings.ts';
import { pause } from '../../wait-for.ts';
import { TargetError } from '../target-error.ts';
import { noAnswer, parseAnswer, type ReadResponse, toRefusal, type WordpressAnswer } from './wordpress-answer.ts';

const TIMEOUT_MS = 30_000;
/** Of a request that may pass when it is repeated. */
export const ATTEMPTS = 3;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The header that signs in, from the environment alone. @throws UsageError where there is none. */
export function readCredentials(environment: Surroundings['environment']): string {
  const { WORDPRESS_USER: user, WORDPRESS_APPLICATION_PASSWORD: password, WORDPRESS_TOKEN: token } = environment;
  if (token) return `Bearer ${token}`;
  if (user && password) return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  throw new UsageError('set WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD, or WORDPRESS_TOKEN');
}

/** @throws UsageError for an address to which a password would go in the open. */
export function parseWordpressUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('--url must be the address of a WordPress site');
  if (url.username || url.password) throw new UsageError('--url must have no user or password: they are variables');
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) {
    throw new UsageError('a password is not sent over http to another machine: --url must begin with https://');
  }
  return new URL(`${url.origin}${url.pathname.replace(/\/{1,20}$/, '')}/`);
}

export class WordpressApi {
  readonly url: URL;
  readonly #authorization: string;
  readonly #signal: AbortSignal;
  /** Sites without pretty links have the API at a parameter. */
  #usesParameter = false;

  constructor(url: URL, { environment, signal }: Pick<Surroundings, 'environment' | 'signal'>) {
    this.url = url;
    this.#authorization = readCredentials(environment);
    this.#signal = signal;
  }

  /** Finds where the API is. A site without pretty links answers at the other address with a page of HTML or a redirect. */
  async open(): Promise<void> {
    const hasApi = async (): Promise<boolean | null> => {
      const { status, headers } = await this.#fetch('wp/v2/types', { context: 'edit', _fields: 'slug' });
      if (headers.get('content-type')?.includes('json')) return true;
      return status < 400 || status === 404 ? false : null;
    };
    if ((await hasApi()) !== false) return;
    this.#usesParameter = true;
    this.#usesParameter = (await hasApi()) === true;
  }

  /** A request that reads is repeated where that may help. */
  async get(path: string, query: Readonly<Record<string, string>>): Promise<WordpressAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#request(path, query);
      } catch (error) {
        if (!(error instanceof TargetError) || error.retrySeconds === null || attempt === ATTEMPTS) throw error;
        await this.pause(error.retrySeconds);
      }
    }
  }

  /** Once: whoever repeats a write looks first at what became of it. */
  async post(path: string, body: unknown): Promise<WordpressAnswer> {
    return this.#request(path, { context: 'edit' }, body);
  }

  pause(seconds: number): Promise<void> {
    return pause(seconds, this.#signal);
  }

  async #request(path: string, query: Readonly<Record<string, string>>, body?: unknown): Promise<WordpressAnswer> {
    const response = await this.#fetch(path, query, body);
    const { status, headers } = response;
    if (status >= 300 && status < 400) {
      const to = URL.parse(headers.get('location') ?? '', this.url.href)?.origin ?? 'another address';
      throw new CommandError(
        `${this.url.origin} sends requests on to ${to}, which the password does not follow: check --url`,
      );
    }
    if (status >= 400) throw toRefusal(response);
    return parseAnswer(response);
  }

  async #fetch(path: string, query: Readonly<Record<string, string>>, body?: unknown): Promise<ReadResponse> {
    const url = new URL(this.#usesParameter ? 'index.php' : `wp-json/${path}`, this.url.href);
    if (this.#usesParameter) url.searchParams.set('rest_route', `/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        // A redirect could carry the password to another host.
        redirect: 'manual',
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const { status, headers } = response;
      return { origin: url.origin, status, headers, text: await response.text() };
    } catch (error) {
      this.#signal.throwIfAborted();
      throw noAnswer(url.origin, error);
    }
  }
}
