import { AuditError } from './audit-error.ts';

/** The page to audit, and the site that has to be crawled to find it. */
export interface AuditTarget {
  /** Absolute, without fragment. */
  readonly url: string;
  readonly domain: string;
}

/** Reads the `[url]` of the command line; the scheme may be left out. Throws AuditError. */
export function parseAuditTarget(text: string): AuditTarget {
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
  if (url.port !== '') {
    throw new AuditError(
      `a site is a host name without a port; to audit a server on this machine, set CRAWL_ORIGIN_OVERRIDES=shop.example=${url.origin} and audit https://shop.example${url.pathname}`,
    );
  }
  url.hash = '';
  return { url: url.href, domain: url.hostname };
}
