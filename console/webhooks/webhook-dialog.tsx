/** Asks for the fields of a webhook: of a new or an existing one. */
import { useState } from 'preact/hooks';
import { describeError } from '../app/messages.ts';
import { useAction } from '../app/use-action.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { texts } from '../texts/texts.ts';
import { isComplete, type TypedWebhook, WebhookFields } from './webhook-fields.tsx';

interface WebhookDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly start: TypedWebhook;
  readonly onSubmit: (typed: TypedWebhook) => Promise<unknown>;
  readonly onClose: () => void;
}

export function WebhookDialog({ title, submitLabel, start, onSubmit, onClose }: WebhookDialogProps) {
  const [typed, setTyped] = useState(start);
  const [tried, setTried] = useState(false);
  const send = useAction(() => onSubmit(typed), { quiet: true });
  const submit = (): void => {
    setTried(true);
    if (isComplete(typed)) void send.run();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={send.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <WebhookFields typed={typed} tried={tried} onChange={setTyped} />
      {send.error ? (
        <p class="field__error" role="alert">
          {describeError(send.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
