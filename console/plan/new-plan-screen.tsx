/** The brief of a site that does not exist yet. */
import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { goTo, linkTo } from '../app/router.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { storedSignal } from '../app/stored.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { TextArea, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.plan;
const BRIEF_CHARACTERS_MAX = 20_000;
/** A model may write the name and the place. */
const MODEL_TIMEOUT_MS = 120_000;

/** The typed brief survives a reload and the end of the session. */
const typedBrief = storedSignal('session', 'plan-brief', (found) => (typeof found === 'string' ? found : ''));

export function NewPlanScreen() {
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  const [tried, setTried] = useState(false);
  const brief = typedBrief.value;
  const create = useAction(
    async () => {
      const body = {
        brief: brief.trim(),
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(country.trim() !== '' && { location_country_name: country.trim() }),
      };
      const { data } = await api.planSite({ body }, { timeoutMs: MODEL_TIMEOUT_MS });
      typedBrief.value = '';
      invalidate('sites');
      // The screen of the plan writes its pages, and goes on with that after a reload.
      goTo(linkTo(`/sites/${data.id}/plan`, { write: 1 }));
    },
    { quiet: true },
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    setTried(true);
    if (brief.trim() !== '') void create.run();
  };
  return (
    <>
      <ScreenHead title={t.newTitle} subtitle={t.newText} />
      <form class="card stack" noValidate onSubmit={submit}>
        <TextArea
          label={t.brief}
          hint={t.briefHint}
          rows={10}
          required
          maxLength={BRIEF_CHARACTERS_MAX}
          value={brief}
          error={tried && brief.trim() === '' ? t.required : null}
          onInput={(typed) => {
            typedBrief.value = typed;
          }}
        />
        <div class="fields">
          <TextField label={t.name} hint={t.nameHint} maxLength={300} value={name} onInput={setName} />
          <TextField label={t.country} hint={t.countryHint} maxLength={200} value={country} onInput={setCountry} />
        </div>
        {create.error ? (
          <p class="field__error" role="alert">
            {describeError(create.error)}
          </p>
        ) : null}
        <div class="row">
          <Button type="submit" look="primary" busy={create.busy}>
            {t.create}
          </Button>
          {create.busy && (
            <span class="muted" role="status">
              {t.creating}
            </span>
          )}
        </div>
      </form>
    </>
  );
}
