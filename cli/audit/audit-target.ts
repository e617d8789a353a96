import { AuditError } from './audit-error.ts';

/** The page to audit, and the site that has to be crawled to find it. */
export interface AuditTarget {
  /** Absolute, without fragment. */
  readonly url: string;
  readonly domain: string;
  /** Where a site of this machine is served; left out for a site of the network. */
  readonly origin?: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A preview's site, where `--domain` does not say what it will be. */
const PREVIEW_DOMAIN = 'preview.example';

/**
 * Reads the `[url]` of the command line; the scheme may be left out. A server of this machine, such as a preview build, is
 * audited as the site that it will be: `domain`. Throws AuditError.
 */
export function parseAuditTarget(text: string, domain?: string): AuditTarget {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || /\s/.test(trimmed) || url.hostname === '') {
    throw new AuditError(`"${text}" is not a URL; write it as https://shop.example/path/`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new AuditError(`"${text}" is not a web page: the URL must start with https:// or http://`);
  }
  if (url.username !== '' || url.password !== '')
    throw new AuditError('a URL with a user name or password is not audited');
  if (LOOPBACK.has(url.hostname)) {
    const name = domain ?? PREVIEW_DOMAIN;
    return { url: `https://${name}${url.pathname}${url.search}`, domain: name, origin: url.origin };
  }
  if (domain !== undefined)
    throw new AuditError('--domain is for a server of this machine, such as http://localhost:8080');
  if (url.port !== '') {
    throw new AuditError(
      `a site is a host name without a port; to audit a server on this machine, set CRAWL_ORIGIN_OVERRIDES=shop.example=${url.origin} and audit https://shop.example${url.pathname}`,
    );
  }
  url.hash = '';
  return { url: url.href, domain: url.hostname };
}
