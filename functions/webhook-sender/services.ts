import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { openServiceCipher } from '../../shared/providers/secrets/open-service-cipher.ts';
import type { SecretCipher } from '../../shared/providers/secrets/secret-cipher.ts';
import { createWebhookPoster, type WebhookPoster } from '../../shared/providers/web/webhook-poster.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { type Nudge, openNudge } from '../../shared/webhooks/nudge.ts';

export interface SenderServices {
  table: Table;
  now: () => Date;
  /** A number from 0 to 1. */
  random: () => number;
  post: WebhookPoster;
  openCipher: () => Promise<SecretCipher>;
  nudge: Nudge;
}

const USER_AGENT = 'ContentOptimizationWebhooks/1.0';

export function openSenderServices(environment = readEnvironment()): SenderServices {
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  let cipher: Promise<SecretCipher> | undefined;
  return {
    table: openTable(environment),
    now: () => new Date(),
    random: Math.random,
    post: createWebhookPoster({
      originOverrides: overrides.overrides,
      hostRules: readHostRules(environment),
      userAgent: USER_AGENT,
    }),
    openCipher: () => (cipher ??= openServiceCipher(environment)),
    nudge: openNudge(environment),
  };
}
