import { log } from '../../logging/log.ts';
import type { SecretCipher } from '../secrets/secret-cipher.ts';
import { type SearchConsole, SearchConsoleError, type SearchConsoleProperty } from './search-console.ts';

/**
 * The result of a read. Only `available` has a value: a site without a connection and a provider that failed have none.
 */
export type SearchAnswer<T> =
  | { status: 'available'; value: T }
  | { status: 'not_connected' | 'unavailable'; value: null };

interface SiteId {
  organizationId: number;
  id: number;
}

/** A site's connection as it is stored; `context` is what its credentials were encrypted with. */
interface StoredConnection {
  propertyUrl: string;
  encryptedCredentials: string;
  context: string;
}

export interface SiteSearch {
  /** Reads the property of a site, live. Failures of the provider and of the credentials are logged and `unavailable`. */
  read<T>(site: SiteId, ask: (property: SearchConsoleProperty) => Promise<T>): Promise<SearchAnswer<T>>;
}

/** The cipher is opened at the first connected site, so that what never meets one needs no key. */
export function createSiteSearch({
  searchConsole,
  connectionOf,
  openCipher,
}: {
  searchConsole: SearchConsole;
  connectionOf: (site: SiteId) => Promise<StoredConnection | null>;
  openCipher: () => Promise<SecretCipher>;
}): SiteSearch {
  let opened: Promise<SecretCipher> | null = null;
  const cipher = (): Promise<SecretCipher> => {
    opened ??= openCipher().catch((error: unknown) => {
      // The next read retries.
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    async read(site, ask) {
      const connection = await connectionOf(site);
      if (!connection) return { status: 'not_connected', value: null };
      const credentials = await decrypted(connection, cipher, site);
      if (credentials === null) return { status: 'unavailable', value: null };
      try {
        const property = searchConsole.property({ propertyUrl: connection.propertyUrl, credentials });
        return { status: 'available', value: await ask(property) };
      } catch (error) {
        if (!(error instanceof SearchConsoleError)) throw error;
        log.warn('search console did not answer', { site_id: site.id, reason: error.message });
        return { status: 'unavailable', value: null };
      }
    },
  };
}

async function decrypted(
  { encryptedCredentials, context }: StoredConnection,
  cipher: () => Promise<SecretCipher>,
  site: SiteId,
): Promise<string | null> {
  try {
    return await (await cipher()).decrypt(encryptedCredentials, context);
  } catch (error) {
    log.error('search console credentials could not be decrypted', error, { site_id: site.id });
    return null;
  }
}
