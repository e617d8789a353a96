/** A key in plain text. It is in this dialog alone, and gone from the page when the dialog closes. */
import { useState } from 'preact/hooks';
import { Button } from '../design/button.tsx';
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
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(apiKey).then(
      () => setSaid(t.copied),
      () => setSaid(t.copyFailed),
    );
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{t.copy}</Button>
          <Button look="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <input
        class="input mono"
        type="text"
        readOnly
        value={apiKey}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="small muted" role="status">
        {said}
      </p>
    </Dialog>
  );
}
