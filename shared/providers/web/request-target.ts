import { type HostRules, isHostAllowed, noHostRules } from '../../domain/crawling/host-rules.ts';
import { type OriginOverrides, overrideFor } from '../../domain/crawling/origin-overrides.ts';
import { urlHost } from '../../domain/urls/http-url.ts';

/** Where one request really goes. */
interface RequestTarget {
  /** The URL to connect to. */
  readonly url: string;
  /** The Host header: always the public host, so that virtual hosts respond as they would in public. */
  readonly host: string;
  /** True when an operator's override leads to this target: only then may the address be private. */
  readonly isOverridden: boolean;
}

/** A URL that the crawler does not request, whatever its address: another scheme, an unusual port, credentials. */
export class BlockedUrlError extends Error {
  override name = 'BlockedUrlError';
  readonly code = 'BLOCKED_URL';

  constructor(problem: string) {
    super(problem);
  }
}

/** A host that the operator's lists leave out. */
class HostNotAllowedError extends Error {
  override name = 'HostNotAllowedError';
  readonly code = 'HOST_NOT_ALLOWED';
}

/** The target of a public URL. Throws BlockedUrlError and HostNotAllowedError. */
export function requestTarget(
  publicUrl: URL,
  overrides: OriginOverrides,
  hostRules: HostRules = noHostRules,
): RequestTarget {
  if (publicUrl.protocol !== 'https:' && publicUrl.protocol !== 'http:') {
    throw new BlockedUrlError(`scheme ${publicUrl.protocol} is not crawled`);
  }
  if (publicUrl.username !== '' || publicUrl.password !== '') throw new BlockedUrlError('the URL carries credentials');
  if (!isHostAllowed(urlHost(publicUrl), hostRules))
    throw new HostNotAllowedError(`the operator's lists leave out ${urlHost(publicUrl)}`);
  const pathAndQuery = publicUrl.pathname + publicUrl.search;
  const origin = overrideFor(publicUrl, overrides);
  if (origin !== null) return { url: origin + pathAndQuery, host: publicUrl.host, isOverridden: true };
  // Other ports are how a web page makes a crawler talk to mail servers and databases.
  if (!['', '80', '443'].includes(publicUrl.port)) throw new BlockedUrlError(`port ${publicUrl.port} is not crawled`);
  return { url: publicUrl.origin + pathAndQuery, host: publicUrl.host, isOverridden: false };
}

/**
 * The public URL that a Location header means, without its fragment; null when it is no URL. An overridden origin that
 * redirects to itself by its own address (`http://127.0.0.1:9001/x`) means the public host (`https://shop.example/x`).
 */
export function redirectLocation(header: string, publicUrl: URL, overrides: OriginOverrides): URL | null {
  const location = URL.parse(header, publicUrl.href);
  if (location === null) return null;
  location.hash = '';
  const ownOrigin = overrideFor(publicUrl, overrides);
  if (ownOrigin === null) return location;
  if (location.origin === ownOrigin) return replaceHost(publicUrl.hostname, location);
  for (const [host, origin] of overrides) if (location.origin === origin) return replaceHost(host, location);
  return location;
}

function replaceHost(host: string, url: URL): URL {
  return new URL(url.pathname + url.search, host.includes('://') ? host : `https://${host}`);
}
