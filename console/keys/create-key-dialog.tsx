import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.keys;
type Expiration = keyof typeof t.expirations;
const expirations = ['never', '30_days', '90_days', '1_year'] as const satisfies readonly Expiration[];

interface CreateKeyDialogProps {
  readonly onMade: (apiKey: string) => void;
  readonly onClose: () => void;
}

export function CreateKeyDialog({ onMade, onClose }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [expires, setExpires] = useState<Expiration>('90_days');
  const [tried, setTried] = useState(false);
  const create = useAction(
    async () => {
      const made = await api.createConsoleKey({ body: { name: name.trim(), expires } });
      invalidate('keys');
      onMade(made.key);
    },
    { quiet: true },
  );
  const submit = (): void => {
    setTried(true);
    if (name.trim() !== '') void create.run();
  };
  return (
    <Dialog
      title={t.create}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={create.busy}>
            {t.create}
          </Button>
        </>
      }
    >
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={name}
        maxLength={200}
        required
        error={tried && name.trim() === '' ? t.nameRequired : null}
        onInput={setName}
      />
      <Select
        label={t.expires}
        value={expires}
        options={expirations.map((value) => ({ value, label: t.expirations[value] }))}
        onChange={setExpires}
      />
      {create.error ? (
        <p class="field__error" role="alert">
          {describeError(create.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
