import { Badge } from '../design/badge.tsx';
import { texts } from '../texts/texts.ts';
import type { Webhook } from './webhook-fields.tsx';

const t = texts.webhooks;

export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  if (webhook.state === 'disabled') return <Badge tone="none">{t.states.disabled}</Badge>;
  if (webhook.failing_since !== null) return <Badge tone="warn">{t.states.failing}</Badge>;
  return <Badge tone="good">{t.states.enabled}</Badge>;
}
