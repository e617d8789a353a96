import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { goTo, linkTo } from '../app/router.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Table } from '../design/table.tsx';
import { texts } from '../texts/texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type TypedWebhook, toWebhookBody } from './webhook-fields.tsx';
import { WebhookState } from './webhook-state.tsx';

const t = texts.webhooks;
/** An organization has at most 20. */
const LIMIT = 100;

type Open = { readonly dialog: 'create' } | { readonly dialog: 'secret'; readonly id: number; readonly secret: string };

export function WebhooksScreen() {
  const webhooks = useQuery('webhooks', (signal) => api.listWebhooks({ limit: LIMIT }, { signal }));
  const [open, setOpen] = useState<Open | null>(null);
  const create = async (typed: TypedWebhook): Promise<void> => {
    const { data } = await api.createWebhook({ body: toWebhookBody(typed) });
    invalidate('webhooks');
    setOpen({ dialog: 'secret', id: data.id, secret: data.secret });
  };
  return (
    <>
      <ScreenHead title={t.title} subtitle={t.intro}>
        <Button look="primary" icon="add" onClick={() => setOpen({ dialog: 'create' })}>
          {t.create}
        </Button>
      </ScreenHead>
      <Loaded query={webhooks} isEmpty={({ data }) => data.length === 0} empty={{ title: t.empty, text: t.emptyText }}>
        {({ data }) => (
          <Table
            label={t.title}
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'webhook',
                label: t.columns.webhook,
                cell: (webhook) => (
                  <>
                    <a class="wrap" href={linkTo(`/settings/webhooks/${webhook.id}`)}>
                      {webhook.url}
                    </a>
                    {webhook.description !== '' && <div class="small muted wrap">{webhook.description}</div>}
                  </>
                ),
              },
              {
                id: 'events',
                label: t.columns.events,
                cell: ({ events }) => (events === null ? t.allCount : t.eventCount(events.length)),
              },
              {
                id: 'state',
                label: t.columns.state,
                cell: (webhook) => <WebhookState webhook={webhook} />,
              },
            ]}
          />
        )}
      </Loaded>
      {open?.dialog === 'create' && (
        <WebhookDialog
          title={t.create}
          submitLabel={t.create}
          start={{ url: '', description: '', events: null }}
          onSubmit={create}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'secret' && (
        <SecretDialog secret={open.secret} onClose={() => goTo(linkTo(`/settings/webhooks/${open.id}`))} />
      )}
    </>
  );
}
