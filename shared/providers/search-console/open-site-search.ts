import type { Environment } from '../../environment.ts';
import type { Table } from '../../table/engine/client.ts';
import { getSearchConsoleConnection, searchConsoleContext } from '../../table/search-console.ts';
import { openServiceCipher } from '../secrets/open-service-cipher.ts';
import { openGoogleSearchConsole } from './google-search-console.ts';
import { createSiteSearch, type SiteSearch } from './site-search.ts';

/**
 * Search-console data of this environment's sites. Credentials are opened with the secrets key of the stage (a function that
 * opens them says so in the catalog, `needs: secrets`), embedded with the key file of DATA_DIR.
 */
export const openSiteSearch = (
  environment: Pick<
    Environment,
    'SEARCH_CONSOLE_BASE_URL' | 'GOOGLE_TOKEN_URL' | 'DATA_DIR' | 'SECRETS_KEY_ID' | 'AWS_REGION'
  >,
  table: Table,
): SiteSearch =>
  createSiteSearch({
    searchConsole: openGoogleSearchConsole({
      baseUrl: environment.SEARCH_CONSOLE_BASE_URL,
      tokenUrl: environment.GOOGLE_TOKEN_URL,
    }),
    connectionOf: async (site) => {
      const connection = await getSearchConsoleConnection(table, site);
      return connection && { ...connection, context: searchConsoleContext(site) };
    },
    openCipher: () => openServiceCipher(environment),
  });
