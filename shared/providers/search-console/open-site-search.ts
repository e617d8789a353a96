import path from 'node:path';
import type { Environment } from '../../environment.ts';
import type { Table } from '../../table/client.ts';
import { getSearchConsoleConnection, searchConsoleContext } from '../../table/search-console.ts';
import { openKeyFileCipher } from '../secrets/key-file-cipher.ts';
import { openGoogleSearchConsole } from './google-search-console.ts';
import { createSiteSearch, type SiteSearch } from './site-search.ts';

/**
 * Search-console data of this environment's sites. Credentials are opened with the key file of DATA_DIR; a deployed function
 * has none and no right to the secrets key, so that a site that is connected there answers `unavailable`.
 */
export const openSiteSearch = (
  environment: Pick<Environment, 'SEARCH_CONSOLE_BASE_URL' | 'GOOGLE_TOKEN_URL' | 'DATA_DIR'>,
  table: Table,
): SiteSearch =>
  createSiteSearch({
    searchConsole: openGoogleSearchConsole({
      baseUrl: environment.SEARCH_CONSOLE_BASE_URL,
      tokenUrl: environment.GOOGLE_TOKEN_URL,
      now: () => new Date(),
    }),
    connectionOf: async (site) => {
      const connection = await getSearchConsoleConnection(table, site);
      return connection && { ...connection, context: searchConsoleContext(site) };
    },
    openCipher: () => openKeyFileCipher(path.join(path.resolve(environment.DATA_DIR), 'secrets.key')),
  });
