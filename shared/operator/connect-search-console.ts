import { isAbsoluteHttpUrl } from '../domain/pages/page-urls.ts';
import { propertyProblem } from '../domain/search-console/property-fit.ts';
import { parseDomain } from '../domain/urls/domain.ts';
import { parseGoogleCredentials } from '../providers/search-console/google-credentials.ts';
import type { SecretCipher } from '../providers/secrets/secret-cipher.ts';
import type { Table } from '../table/engine/client.ts';
import { putSearchConsoleConnection, searchConsoleContext } from '../table/search-console.ts';
import { findSiteOwner, getSite } from '../table/sites.ts';
import { OperatorError } from './operator-error.ts';

const DOMAIN_PROPERTY = 'sc-domain:';

/**
 * Connects a site to its Search Console property, over an earlier connection. The credentials are encrypted for this site
 * alone; whether Google takes them shows at the first read. A property that does not cover the site is connected all the same,
 * and `warning` says what to do: the site may be about to move to it.
 * @throws OperatorError for an unknown site, a property that is none, or a file that holds no usable credentials.
 */
export async function connectSearchConsole(
  { table, cipher, now }: { table: Table; cipher: SecretCipher; now: () => Date },
  given: { siteId: number; property: string; credentials: string },
): Promise<{ siteId: number; propertyUrl: string; warning: string | null }> {
  const propertyUrl = parseProperty(given.property);
  const parsed = parseGoogleCredentials(given.credentials);
  if (!parsed.ok) throw new OperatorError(`the credentials file ${parsed.message}`);
  const organizationId = await findSiteOwner(table, given.siteId);
  const isStored =
    organizationId !== null &&
    (await store({ organizationId, id: given.siteId }, propertyUrl, JSON.stringify(parsed.credentials)));
  if (!isStored) throw new OperatorError(`site ${given.siteId} does not exist`);
  const site = await getSite(table, organizationId, given.siteId);
  // A planned site has no host yet.
  const warning = site && !site.planned ? propertyProblem(propertyUrl, site.domain) : null;
  return { siteId: given.siteId, propertyUrl, warning };

  async function store(site: { organizationId: number; id: number }, url: string, secret: string): Promise<boolean> {
    const encryptedCredentials = await cipher.encrypt(secret, searchConsoleContext(site));
    const connectedAt = now().toISOString();
    return putSearchConsoleConnection(table, site, { propertyUrl: url, encryptedCredentials, connectedAt });
  }
}

/** Google names URL-prefix properties with their last slash, which people leave out. */
function parseProperty(property: string): string {
  if (property.startsWith(DOMAIN_PROPERTY)) {
    const domain = parseDomain(property.slice(DOMAIN_PROPERTY.length));
    if (domain !== null) return DOMAIN_PROPERTY + domain;
  } else if (isAbsoluteHttpUrl(property)) {
    return property.endsWith('/') ? property : `${property}/`;
  }
  throw new OperatorError(
    'the property must be a URL such as https://www.example.com/, or a domain such as sc-domain:example.com',
  );
}
