import type { ConsoleSite } from '../../shared/http/console-request.ts';
import type { OAuthSite } from '../../shared/http/oauth-resource.ts';
import type { IdentityProvider } from '../../shared/providers/identity/identity-provider.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';
import type { OAuthClient } from './oauth-client.ts';

export interface OAuthServices {
  table: Table;
  ids: IdAllocator;
  now: () => Date;
  oauth: OAuthSite;
  site: ConsoleSite;
  openIdentityProvider: () => Promise<IdentityProvider>;
  /** @throws InvalidClientError */
  findClient: (clientId: string) => Promise<OAuthClient>;
  /** Requests a minute: of one address, and of a person who decides. */
  limits: { ip: number; person: number };
}
