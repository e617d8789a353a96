/**
 * Programs that ask for access. Registration is open to everybody, so what a program says of itself proves nothing, and is kept
 * nowhere: its identifier holds it. A million registrations leave nothing behind.
 */
import { InvalidClientError, InvalidClientMetadataError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import * as z from 'zod';

export interface OAuthClient {
  id: string;
  /** As the program calls itself. */
  name: string;
  redirectUris: readonly string[];
}

const PREFIX = 'dcr.';
const NAME_CHARACTERS_MAX = 100;
const REDIRECT_URIS_MAX = 10;
/** It comes back in an address, and in a cookie of 4 KB. */
export const CLIENT_ID_CHARACTERS_MAX = 1_500;

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that a browser itself acts on: no application receives them. */
const browserSchemes: ReadonlySet<string> = new Set(
  [
    'about',
    'blob',
    'data',
    'file',
    'filesystem',
    'ftp',
    'javascript',
    'mailto',
    'vbscript',
    'view-source',
    'ws',
    'wss',
  ].map((scheme) => `${scheme}:`),
);

/** Characters that show nothing, or turn the direction of what follows. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A program's words about itself, as far as it counts here (RFC 7591). The rest is ignored. */
export const clientMetadataSchema = z.object({
  client_name: z.string().optional(),
  redirect_uris: z
    .array(z.string().refine(mayReceiveCodes, 'must be https, http of this machine, or a scheme of the program’s own'))
    .min(1)
    .max(REDIRECT_URIS_MAX),
});

/** Codes go to an address over TLS, to a program of the person's own machine, or to one that has its own scheme. */
function mayReceiveCodes(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || `${url.username}${url.password}` !== '' || address.includes('#')) return false;
  if (/[\s\\]/.test(address)) return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return loopbackHosts.has(url.hostname);
  return !browserSchemes.has(url.protocol) && address.startsWith(`${url.protocol}//`);
}

export const readableName = (name = ''): string =>
  name.replaceAll(invisible, '').trim().slice(0, NAME_CHARACTERS_MAX) || 'A program without a name';

/** @throws InvalidClientMetadataError */
export function registerClient(body: unknown): OAuthClient {
  const parsed = clientMetadataSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new InvalidClientMetadataError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { client_name: given, redirect_uris: redirectUris } = parsed.data;
  const name = readableName(given);
  const id = `${PREFIX}${Buffer.from(JSON.stringify([name, ...redirectUris])).toString('base64url')}`;
  if (id.length > CLIENT_ID_CHARACTERS_MAX)
    throw new InvalidClientMetadataError('redirect_uris: are too long together');
  return { id, name, redirectUris };
}

export const isRegistered = (clientId: string): boolean => clientId.startsWith(PREFIX);

/** @throws InvalidClientError for what no registration has returned. */
export function readRegistered(clientId: string): OAuthClient {
  try {
    const [name, ...redirectUris] = z
      .array(z.string())
      .parse(JSON.parse(Buffer.from(clientId.slice(PREFIX.length), 'base64url').toString('utf8')));
    const client = registerClient({ client_name: name, redirect_uris: redirectUris });
    if (client.id === clientId) return client;
  } catch {
    // Said below: an identifier is right or wrong.
  }
  throw new InvalidClientError('client_id: no client has it');
}

/** As it is written; of an address of this machine any port, because a program takes one that is free (RFC 8252, 7.3). */
export function isRedirectOf({ redirectUris }: OAuthClient, asked: string): boolean {
  return mayReceiveCodes(asked) && redirectUris.some((uri) => uri === asked || withoutPort(uri) === withoutPort(asked));
}

/** An address that is not of this machine stays what it is, and is equal to itself alone. */
function withoutPort(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'http:') return address;
  url.port = '';
  return url.href;
}
