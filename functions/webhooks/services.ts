import type { HostRules } from '../../shared/domain/crawling/host-rules.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { SecretCipher } from '../../shared/providers/secrets/secret-cipher.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';
import type { Nudge } from '../../shared/webhooks/nudge.ts';

export interface WebhookServices extends BaseServices {
  ids: IdAllocator;
  openCipher: () => Promise<SecretCipher>;
  nudge: Nudge;
  /** The operator's lists: nothing is sent to another host. */
  hostRules: HostRules;
}
