import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { texts } from '../texts/texts.ts';
import { useAction } from './use-action.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly look: 'primary' | 'danger';
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question before what cannot be undone. A failure is shown, and leaves the dialog open. */
export function ConfirmDialog({ title, text, confirmLabel, look, onConfirm, onClose }: ConfirmDialogProps) {
  const confirm = useAction(onConfirm);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look={look} busy={confirm.busy} onClick={() => void confirm.run()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
