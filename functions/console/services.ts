import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { ConsoleSite } from '../../shared/http/console-request.ts';
import type { IdentityProvider } from '../../shared/providers/identity/identity-provider.ts';
import type { SecretCipher } from '../../shared/providers/secrets/secret-cipher.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';

export interface ConsoleServices extends BaseServices {
  ids: IdAllocator;
  /** Seals API keys, and opens them again. */
  openCipher: () => Promise<SecretCipher>;
  site: ConsoleSite;
  /** Null where people sign in by a link of the operator alone. */
  openIdentityProvider: (() => Promise<IdentityProvider>) | null;
}
