/** Clients whose identifier is the address of a document about them (Client ID Metadata Documents). */
import { InvalidClientError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { openResponse, type RequestOnceOptions } from '../../shared/providers/web/request-once.ts';
import {
  CLIENT_ID_CHARACTERS_MAX,
  clientMetadataSchema,
  isRegistered,
  type OAuthClient,
  readableName,
  readRegistered,
} from './oauth-client.ts';

const TIMEOUT_MS = 5_000;
const DOCUMENT_BYTES_MAX = 16_384;
const KEPT_MS = 300_000;
const KEPT_DOCUMENTS = 200;

/** Finds clients by registration or document. Documents are kept for minutes: a sign-in asks for its own three times. */
export function createClientFinder(
  guards: RequestOnceOptions,
  now: () => Date,
): (clientId: string) => Promise<OAuthClient> {
  const kept = new Map<string, { client: OAuthClient; until: number }>();
  return async (clientId) => {
    if (isRegistered(clientId)) return readRegistered(clientId);
    const at = now().getTime();
    const known = kept.get(clientId);
    if (known && known.until > at) return known.client;
    const client = await readDocument(clientId, guards);
    kept.delete(clientId);
    kept.set(clientId, { client, until: at + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest);
    return client;
  };
}

/** An https address with a path, as it is written in the document. */
function documentUrl(clientId: string): URL | null {
  const url = clientId.length <= CLIENT_ID_CHARACTERS_MAX ? URL.parse(clientId) : null;
  if (url?.protocol !== 'https:' || url.pathname === '/' || url.hash !== '' || url.href !== clientId) return null;
  return url.username === '' && url.password === '' ? url : null;
}

async function readDocument(clientId: string, guards: RequestOnceOptions): Promise<OAuthClient> {
  const url = documentUrl(clientId);
  if (!url) throw new InvalidClientError('client_id: no client has it');
  const body = await requestDocument(url, guards).catch(() => null);
  const parsed = clientMetadataSchema.safeParse(body);
  // Which of the reasons it is, is not said: the answer must not tell what is where in this network.
  if (!parsed.success || Object(body).client_id !== clientId) {
    throw new InvalidClientError('client_id: there is no document about this client at its address');
  }
  return { id: clientId, name: readableName(parsed.data.client_name), redirectUris: parsed.data.redirect_uris };
}

/** Under the guards of the crawler: public addresses alone, no redirect. */
async function requestDocument(url: URL, guards: RequestOnceOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { accept: 'application/json', 'user-agent': 'content-optimization' };
  const response = await openResponse(url, { method: 'GET', headers, signal }, guards);
  try {
    if (response.statusCode !== 200) return null;
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > DOCUMENT_BYTES_MAX) return null;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } finally {
    response.destroy();
  }
}
