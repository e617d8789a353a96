import { useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { describeError } from '../app/messages.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { showUndo } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, updateQuery, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { WeightRow } from './weight-row.tsx';
import { isComplete, scaleWeights, sumPercents, type TypedWeights, toWeight, typedWeights } from './weights.ts';

const t = texts.rubric;
type Component = Output<'getConsoleRubric'>['data']['components'][number];
interface SiteRubric extends Output<'getConsoleRubric'> {
  /** The components as they are stored are in English, and are sent back so; these have their names in the language of the screen. */
  readonly named: readonly Component[];
}

async function readRubric(siteId: number, signal: AbortSignal): Promise<SiteRubric> {
  const [stored, { data }] = await Promise.all([
    api.getConsoleRubric({ siteId }, { signal }),
    api.getRubric({ siteId }, { signal }),
  ]);
  return { ...stored, named: data.components };
}

export function RubricScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const rubric = useQuery(`site:${siteId}/weights`, (signal) => readRubric(siteId, signal));
  return (
    <>
      <ScreenHead title={t.title} subtitle={t.intro} />
      <Loaded query={rubric}>
        {(stored) => <RubricForm key={JSON.stringify(stored.data.components)} siteId={siteId} stored={stored} />}
      </Loaded>
    </>
  );
}

function RubricForm({ siteId, stored }: { readonly siteId: number; readonly stored: SiteRubric }) {
  const { components } = stored.data;
  const before = typedWeights(components);
  const [weights, setWeights] = useState<TypedWeights>(before);
  const store = async (given: readonly Component[] | null): Promise<void> => {
    const after = await api.putConsoleRubric({ siteId, body: { components: given === null ? null : [...given] } });
    updateQuery<SiteRubric>(`site:${siteId}/weights`, ({ named }) => ({ ...after, named }));
    invalidate(`site:${siteId}/rubric`);
  };
  const undo = (): Promise<void> => store(stored.own ? components : null);
  const save = useAction(
    async () => {
      await store(components.map((one) => ({ ...one, weight: toWeight(weights, one.component_type) })));
      showUndo(t.saved, undo);
    },
    { quiet: true },
  );
  const reset = useAction(async () => {
    await store(null);
    showUndo(t.wasReset, undo);
  });
  const sum = sumPercents(weights);
  const isChanged = JSON.stringify(weights) !== JSON.stringify(before);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isChanged && isComplete(weights)) void save.run();
  };
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <div class="row row--spread">
        <span>{stored.own ? t.own : t.product}</span>
        {stored.own && (
          <Button small busy={reset.busy} onClick={() => void reset.run()}>
            {t.reset}
          </Button>
        )}
      </div>
      <ul class="card weights">
        {stored.named.map((component) => (
          <WeightRow
            key={component.component_type}
            component={component}
            typed={weights[component.component_type] ?? ''}
            onInput={(typed) => setWeights({ ...weights, [component.component_type]: typed })}
          />
        ))}
      </ul>
      {sum === 100 ? (
        <p role="status">{t.sum(sum)}</p>
      ) : (
        <Notice tone="warn">
          <span role="status">{t.sumWrong(sum)}</span>
          <Button small onClick={() => setWeights(scaleWeights(weights))}>
            {t.scale}
          </Button>
        </Notice>
      )}
      {save.error ? (
        <p class="field__error" role="alert">
          {describeError(save.error)}
        </p>
      ) : null}
      <div class="row">
        <Button type="submit" look="primary" disabled={!isChanged || !isComplete(weights)} busy={save.busy}>
          {texts.shell.save}
        </Button>
        {isChanged && <Button onClick={() => setWeights(before)}>{t.discard}</Button>}
      </div>
    </form>
  );
}
