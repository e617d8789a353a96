import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextArea, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import {
  type Fact,
  type FactField,
  factData,
  factFields,
  factHeadline,
  findProblems,
  typedFact,
} from './fact-fields.ts';

const t = texts.facts;

interface EditFactDialogProps {
  readonly siteId: number;
  readonly fact: Fact;
  readonly onClose: () => void;
}

export function EditFactDialog({ siteId, fact, onClose }: EditFactDialogProps) {
  const [typed, setTyped] = useState(typedFact(fact));
  const [tried, setTried] = useState(false);
  const problems = findProblems(fact.kind, typed);
  const store = async (data: Record<string, unknown>): Promise<void> => {
    await api.editConsoleFact({ siteId, factId: fact.id, body: { data } });
    invalidate(`site:${siteId}/facts`);
  };
  const save = useAction(
    async () => {
      await store(factData(fact, typed));
      showUndo(t.saved(factHeadline(fact)), () => store({ ...fact.data }));
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(problems).length === 0 && (await save.run())) onClose();
  };
  return (
    <Dialog
      title={t.editTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={save.busy}>
            {texts.shell.save}
          </Button>
        </>
      }
    >
      <p class="wrap">
        <strong>{factHeadline(fact)}</strong>
      </p>
      <p class="muted">{t.editText}</p>
      {factFields[fact.kind].map((field) => (
        <FactInput
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={tried ? (problems[field.name] ?? null) : null}
          onInput={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      {save.error ? (
        <p class="field__error" role="alert">
          {describeError(save.error)}
        </p>
      ) : null}
    </Dialog>
  );
}

interface FactInputProps {
  readonly field: FactField;
  readonly value: string;
  readonly error: string | null;
  readonly onInput: (value: string) => void;
}

function FactInput({ field, value, error, onInput }: FactInputProps) {
  const { name, type, maxLength, required = false, choices = [] } = field;
  const label = t.fields[name];
  const limits = { required, ...(maxLength !== undefined && { maxLength }) };
  if (type === 'choice') {
    const options = [
      { value: '', label: t.none },
      ...choices.map((choice) => ({ value: String(choice), label: t.choices[choice] })),
    ];
    return <Select label={label} value={value} options={options} onChange={onInput} />;
  }
  if (type === 'long') {
    return <TextArea label={label} value={value} error={error} onInput={onInput} {...limits} />;
  }
  return <TextField label={label} value={value} error={error} onInput={onInput} {...limits} />;
}
