/** Requests to the REST API of a WordPress site. */
import { CommandError, UsageError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import type { Surroundings } from '../../surroundings.ts';
import { pause } from '../../wait-for.ts';

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
const RETRY_SECONDS_MAX = 60;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface WordpressAnswer {
  readonly json: unknown;
  readonly totalPages: number;
}

/** The next step by status; the rest of the line is what WordPress says. */
const advice: Readonly<Record<number, string>> = {
  401: 'check WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD, or WORDPRESS_TOKEN',
  403: 'the user may not edit this; an editor or an administrator may',
  404: 'the REST API is not there: check --url, and that no plugin switches it off',
  409: 'somebody else edits this page: repeat the command later',
  429: 'WordPress, or what stands before it, limits requests: repeat the command later',
};

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

  /** Finds where the API is. */
  async open(): Promise<void> {
    const first = await this.#fetch('wp/v2/types', { context: 'edit', _fields: 'slug' });
    const isApi = first.headers.get('content-type')?.includes('json') === true;
    this.#usesParameter = first.status === 404 && !isApi;
    await first.body?.cancel();
  }

  async get(path: string, query: Readonly<Record<string, string>>): Promise<WordpressAnswer> {
    return this.#request(path, query);
  }

  async post(path: string, body: unknown): Promise<WordpressAnswer> {
    return this.#request(path, { context: 'edit' }, body);
  }

  /** A write has the same effect twice, so it is repeated too. */
  async #request(path: string, query: Readonly<Record<string, string>>, body?: unknown): Promise<WordpressAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#fetch(path, query, body);
      if (response.ok) return readAnswer(response);
      const seconds = Number(response.headers.get('retry-after') ?? 2 ** attempt);
      const isPassing = response.status === 429 || response.status >= 500;
      if (!isPassing || attempt === ATTEMPTS || !(seconds <= RETRY_SECONDS_MAX)) throw await toError(response);
      await response.body?.cancel();
      await pause(seconds, this.#signal);
    }
  }

  async #fetch(path: string, query: Readonly<Record<string, string>>, body?: unknown): Promise<Response> {
    const url = new URL(this.#usesParameter ? 'index.php' : `wp-json/${path}`, this.url.href);
    if (this.#usesParameter) url.searchParams.set('rest_route', `/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
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
    }).catch((error: unknown) => {
      this.#signal.throwIfAborted();
      throw new CommandError(`no response from ${url.origin}: ${describeCause(error)}`, exitCodes.unreachable);
    });
    if (response.status < 300 || response.status >= 400) return response;
    await response.body?.cancel();
    const to = URL.parse(response.headers.get('location') ?? '', url.href)?.origin ?? 'another address';
    throw new CommandError(`${url.origin} sends requests on to ${to}, which the password does not follow: check --url`);
  }
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function readAnswer(response: Response): Promise<WordpressAnswer> {
  try {
    return { json: await response.json(), totalPages: Number(response.headers.get('x-wp-totalpages') ?? 1) };
  } catch {
    throw new CommandError(`${new URL(response.url).origin} has no REST API of WordPress there: check --url`);
  }
}

async function toError(response: Response): Promise<CommandError> {
  const { status } = response;
  const said: unknown = await response.json().catch(() => null);
  const message = typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : 'no reason';
  const next = advice[status] ?? (status >= 500 ? 'WordPress failed: see its log, and repeat the command' : null);
  const exitCode =
    status === 401 || status === 403
      ? exitCodes.authentication
      : status === 409
        ? exitCodes.conflict
        : status === 429
          ? exitCodes.limit
          : exitCodes.failed;
  return new CommandError(`WordPress answers ${status} (${message})${next === null ? '' : `: ${next}`}`, exitCode);
}
