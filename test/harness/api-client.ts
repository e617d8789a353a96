/** A client of the API under test: sends what it is given, returns what came, never throws on a status. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
  body: any;
}

export interface RawRequest {
  headers?: Record<string, string>;
  body?: string;
}

export interface ApiClient {
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown): Promise<ApiAnswer>;
  put(path: string, body?: unknown): Promise<ApiAnswer>;
  patch(path: string, body?: unknown): Promise<ApiAnswer>;
  delete(path: string): Promise<ApiAnswer>;
  /** Exactly these headers (plus the key) and this body. */
  raw(method: string, path: string, request?: RawRequest): Promise<ApiAnswer>;
}

export function apiClient(baseUrl: string, key: string | null): ApiClient {
  const raw: ApiClient['raw'] = async (method, path, { headers = {}, body } = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseJson(text) };
  };
  const send = (method: string, path: string, body: unknown): Promise<ApiAnswer> =>
    raw(
      method,
      path,
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  return {
    raw,
    get: (path) => raw('GET', path),
    delete: (path) => raw('DELETE', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
