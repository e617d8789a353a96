/** A key in plain text. It is in this dialog alone, and gone from the page when the dialog closes. */
import { Button } from '../design/button.tsx';
import { CopyField } from '../design/copy-field.tsx';
import { Dialog } from '../design/dialog.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.keys;

interface ShownKeyDialogProps {
  readonly title: string;
  readonly text?: string;
  /** Of the field, for a screen reader. */
  readonly label?: string;
  readonly apiKey: string;
  readonly onClose: () => void;
}

export function ShownKeyDialog({ title, text, label = t.key, apiKey, onClose }: ShownKeyDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      {text && <p>{text}</p>}
      <CopyField label={label} value={apiKey} words={t} />
    </Dialog>
  );
}
