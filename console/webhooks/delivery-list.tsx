/** Deliveries to a webhook, the newest first, with the result of each attempt. */
import type { Output } from '../app/client.ts';
import { api } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { Loaded } from '../app/loaded.tsx';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { Button } from '../design/button.tsx';
import { Table } from '../design/table.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { useParts } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';

const t = texts.webhooks;
type Delivery = Output<'listWebhookDeliveries'>['data'][number];

const tones: Readonly<Record<Delivery['status'], Tone>> = { pending: 'info', delivered: 'good', failed: 'bad' };

export function DeliveryList({ webhookId }: { readonly webhookId: number }) {
  const deliveries = useParts(`webhook:${webhookId}/deliveries`, async (cursor, signal) => {
    const input = { webhookId, ...(cursor !== null && { cursor }) };
    const { data, meta } = await api.listWebhookDeliveries(input, signal ? { signal } : {});
    return { rows: data, next: meta.next_cursor };
  });
  const retry = useAction(async ({ id: deliveryId }: Delivery) => {
    await api.retryWebhookDelivery({ webhookId, deliveryId });
    invalidate(`webhook:${webhookId}/`);
    showToast({ tone: 'good', text: t.sentAgain });
  });
  return (
    <section class="stack">
      <h2>{t.deliveries}</h2>
      <Loaded
        query={deliveries.query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={{ title: t.noDeliveries, text: t.noDeliveriesText }}
      >
        {() => (
          <>
            <Table
              label={t.deliveries}
              rows={deliveries.rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'event',
                  label: t.deliveryColumns.event,
                  cell: (delivery) => (
                    <>
                      <code>{delivery.event}</code>
                      <div class="small muted" title={showTime(delivery.created_at)}>
                        {showAgo(delivery.created_at)}
                      </div>
                    </>
                  ),
                },
                {
                  id: 'status',
                  label: t.deliveryColumns.status,
                  cell: ({ status }) => <Badge tone={tones[status]}>{t.statuses[status]}</Badge>,
                },
                { id: 'attempts', label: t.deliveryColumns.attempts, cell: (delivery) => <Attempts of={delivery} /> },
                {
                  id: 'actions',
                  label: <span class="visually-hidden">{t.deliveryColumns.actions}</span>,
                  cell: (delivery) =>
                    delivery.status === 'failed' && (
                      <Button small label={t.sendAgain(delivery.event)} onClick={() => void retry.run(delivery)}>
                        {t.again}
                      </Button>
                    ),
                },
              ]}
            />
            <MoreButton parts={deliveries} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Attempts({ of }: { readonly of: Delivery }) {
  const { attempts, next_attempt_at: next, payload } = of;
  return (
    <details>
      <summary>
        {t.attempts(attempts.length)}
        {next !== null && ` · ${t.next(showTime(next))}`}
      </summary>
      <ul>
        {attempts.map(({ at, response_code: code, reason, duration_ms: duration }) => (
          <li key={at}>
            {showTime(at)}: {[code === null ? '' : t.responded(code), reason ?? ''].filter(Boolean).join(', ')}{' '}
            <span class="muted">{t.milliseconds(duration)}</span>
          </li>
        ))}
      </ul>
      <div class="small">{t.payload}</div>
      <pre class="wrap">{payload}</pre>
    </details>
  );
}
