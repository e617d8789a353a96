import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextArea } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import type { Idea } from './idea-card.tsx';

const t = texts.ideas;
type Reason = keyof typeof t.reasons;
const reasons = Object.keys(t.reasons) as Reason[];

interface DismissDialogProps {
  readonly siteId: number;
  readonly idea: Idea;
  readonly onClose: () => void;
}

export function DismissDialog({ siteId, idea, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState<Reason>('not_relevant');
  const [note, setNote] = useState('');
  const dismiss = useAction(
    async () => {
      const body = { reason, ...(note.trim() !== '' && { note: note.trim() }) };
      await api.dismissIdea({ siteId, ideaId: idea.id, body });
      invalidate(`site:${siteId}/`);
      showUndo(t.dismissed(idea.title), () => reopenIdea(siteId, idea.id));
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (await dismiss.run()) onClose();
  };
  return (
    <Dialog
      title={t.dismissTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={dismiss.busy}>
            {t.dismiss}
          </Button>
        </>
      }
    >
      <p class="wrap">
        <strong>{idea.title}</strong>
      </p>
      <p class="muted">{t.dismissText}</p>
      <Select
        label={t.reason}
        value={reason}
        options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
        onChange={setReason}
      />
      <TextArea label={t.note} value={note} maxLength={500} rows={2} onInput={setNote} />
      {dismiss.error ? (
        <p class="field__error" role="alert">
          {describeError(dismiss.error)}
        </p>
      ) : null}
    </Dialog>
  );
}

export async function reopenIdea(siteId: number, ideaId: string): Promise<void> {
  await api.reopenIdea({ siteId, ideaId });
  invalidate(`site:${siteId}/`);
}
