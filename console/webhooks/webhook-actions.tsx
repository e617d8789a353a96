/** Actions on a webhook. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { ConfirmDialog } from '../app/confirm-dialog.tsx';
import { goTo, linkTo } from '../app/router.ts';
import { showToast, showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { texts } from '../texts/texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type TypedWebhook, toWebhookBody, type Webhook } from './webhook-fields.tsx';

const t = texts.webhooks;

type Open = { readonly dialog: 'edit' | 'rotate' | 'remove' } | { readonly dialog: 'secret'; readonly secret: string };

const forget = (id: number): void => invalidate(`webhook:${id}/`, 'webhooks');

export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const { id: webhookId, state } = webhook;
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const test = useAction(async () => {
    await api.testWebhook({ webhookId });
    forget(webhookId);
    showToast({ tone: 'good', text: t.tested });
  });
  const switchTo = async (next: Webhook['state']): Promise<void> => {
    await api.updateWebhook({ webhookId, body: { state: next } });
    forget(webhookId);
  };
  const toggle = useAction(async () => {
    await switchTo(state === 'enabled' ? 'disabled' : 'enabled');
    showUndo(state === 'enabled' ? t.wasDisabled : t.wasEnabled, () => switchTo(state));
  });
  const save = async (typed: TypedWebhook): Promise<void> => {
    await api.updateWebhook({ webhookId, body: toWebhookBody(typed) });
    forget(webhookId);
    showToast({ tone: 'good', text: t.saved });
    close();
  };
  const rotate = async (): Promise<void> => {
    const { data } = await api.rotateWebhookSecret({ webhookId });
    forget(webhookId);
    setOpen({ dialog: 'secret', secret: data.secret });
  };
  const remove = async (): Promise<void> => {
    await api.deleteWebhook({ webhookId });
    invalidate('webhooks');
    showToast({ tone: 'info', text: t.removed });
    goTo(linkTo('/settings/webhooks'), { replace: true });
  };
  return (
    <>
      {state === 'enabled' && (
        <Button look="primary" busy={test.busy} onClick={() => void test.run()}>
          {t.test}
        </Button>
      )}
      <Button onClick={() => setOpen({ dialog: 'edit' })}>{t.edit}</Button>
      <Button busy={toggle.busy} onClick={() => void toggle.run()}>
        {state === 'enabled' ? t.disable : t.enable}
      </Button>
      <Button onClick={() => setOpen({ dialog: 'rotate' })}>{t.rotate}</Button>
      <Button onClick={() => setOpen({ dialog: 'remove' })}>{t.remove}</Button>
      {open?.dialog === 'edit' && (
        <WebhookDialog title={t.editTitle} submitLabel={t.save} start={webhook} onSubmit={save} onClose={close} />
      )}
      {open?.dialog === 'rotate' && (
        <ConfirmDialog
          title={t.rotateTitle}
          text={t.rotateText}
          confirmLabel={t.rotate}
          look="primary"
          onConfirm={rotate}
          onClose={close}
        />
      )}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText}
          confirmLabel={t.remove}
          look="danger"
          onConfirm={remove}
          onClose={close}
        />
      )}
      {open?.dialog === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
    </>
  );
}
