import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { type Environment, EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { readConsoleSite } from '../../shared/http/console-request.ts';
import { readOAuthSite } from '../../shared/http/oauth-resource.ts';
import { openIdentityProvider } from '../../shared/providers/identity/open-identity-provider.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { createClientFinder } from './client-document.ts';
import { oauthLambda } from './oauth-lambda.ts';
import { paths } from './oauth-paths.ts';
import type { OAuthServices } from './services.ts';

const environment = readEnvironment();

function openServices(given: Environment): OAuthServices | null {
  const oauth = readOAuthSite(given);
  const provider = openIdentityProvider(given, paths.callback);
  if (!oauth || !provider) return null;
  const overrides = parseOriginOverrides(given.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  const table = openTable(given);
  const now = () => new Date();
  return {
    ...{
      table,
      oauth,
      now,
      ids: createIdAllocator(table),
      site: readConsoleSite(given),
      openIdentityProvider: provider,
    },
    findClient: createClientFinder({ originOverrides: overrides.overrides }, now),
    limits: { ip: given.RATE_LIMIT_IP, person: given.RATE_LIMIT_DEFAULT },
  };
}

export const handler = oauthLambda(environment, openServices(environment));
