import { api } from '../app/client.ts';
import { showTime } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { useQuery } from '../app/use-query.ts';
import { Notice } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import type { Webhook } from './webhook-fields.tsx';
import { WebhookState } from './webhook-state.tsx';

const t = texts.webhooks;

/** One webhook: what it gets, whether it works, and what was sent to it. */
export function WebhookScreen({ parameters }: ScreenProps) {
  const webhookId = Number(parameters['webhookId']);
  const webhook = useQuery(`webhook:${webhookId}/`, (signal) => api.getWebhook({ webhookId }, { signal }));
  return (
    <>
      <p>
        <a class="back" href={linkTo('/settings/webhooks')}>
          ← {t.back}
        </a>
      </p>
      <Loaded query={webhook} isScreen>
        {({ data }) => (
          <div class="stack">
            <ScreenHead
              title={data.url}
              subtitle={
                <>
                  <WebhookState webhook={data} /> {data.description}
                </>
              }
            >
              <WebhookActions webhook={data} />
            </ScreenHead>
            <Health webhook={data} />
            <section class="stack">
              <h2>{t.eventsLegend}</h2>
              <p>{data.events === null ? t.allEvents : data.events.map((event) => t.events[event]).join(', ')}</p>
            </section>
            <DeliveryList webhookId={webhookId} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Health({ webhook }: { readonly webhook: Webhook }) {
  const { disabled_reason: reason, failing_since: since, previous_secret_expires_at: until } = webhook;
  return (
    <>
      {reason !== null && <Notice tone="warn">{t.disabled[reason]}</Notice>}
      {reason === null && since !== null && <Notice tone="warn">{t.failingSince(showTime(since))}</Notice>}
      {until !== null && <p class="small muted">{t.previousSecret(showTime(until))}</p>}
    </>
  );
}
