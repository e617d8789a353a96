import { useState } from 'preact/hooks';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { preparer } from './preparer.ts';
import { readLogo } from './read-logo.ts';

const t = texts.reports;
const NAME_CHARACTERS_MAX = 100;

/** Name and logo of whoever hands the report on. */
export function PreparerFields() {
  const { name, logo } = preparer.value;
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readLogo(file);
    if ('uri' in read) preparer.value = { ...preparer.value, logo: read.uri };
    setFault('uri' in read ? null : read.fault === 'large' ? t.logoTooLarge : t.logoOfOtherType);
  };
  return (
    <>
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={name ?? ''}
        maxLength={NAME_CHARACTERS_MAX}
        onInput={(value) => {
          preparer.value = { ...preparer.value, name: value.trim() === '' ? null : value };
        }}
      />
      <div class="field">
        <label class="field__label" for="report-logo">
          {t.logo}
        </label>
        {logo === null ? (
          <input
            id="report-logo"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby="report-logo-hint"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        ) : (
          <div class="row">
            <img class="report-logo" src={logo} alt={t.logoShown} />
            <Button
              small
              onClick={() => {
                preparer.value = { ...preparer.value, logo: null };
              }}
            >
              {t.removeLogo}
            </Button>
          </div>
        )}
        <span class="field__hint" id="report-logo-hint">
          {t.logoHint}
        </span>
        {fault !== null && (
          <span class="field__error" role="alert">
            {fault}
          </span>
        )}
      </div>
    </>
  );
}
