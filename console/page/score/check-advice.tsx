import { useState } from 'preact/hooks';
import { api, type Output } from '../../app/client.ts';
import { useAction } from '../../app/use-action.ts';
import { Button } from '../../design/button.tsx';
import { DroppedTexts } from '../../design/dropped-texts.tsx';
import { texts } from '../../texts/texts.ts';

const t = texts.page;
/** A model may write it. */
const MODEL_TIMEOUT_MS = 60_000;

type Advice = Output<'recommendFromChecks'>['data'];

/** Edits for the checks that warn or fail, where a person asks for them. Nothing of it is stored. */
export function CheckAdvice({
  pageId,
  names,
}: {
  readonly pageId: number;
  readonly names: ReadonlyMap<string, string>;
}) {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const ask = useAction(async () => {
    setAdvice((await api.recommendFromChecks({ pageId }, { timeoutMs: MODEL_TIMEOUT_MS })).data);
  });
  return (
    <>
      <div class="row">
        <Button small busy={ask.busy} onClick={() => void ask.run()}>
          {t.adviseChecks}
        </Button>
      </div>
      {advice?.recommendations.length === 0 && <p class="muted">{t.noCheckAdvice}</p>}
      {advice !== null && advice.recommendations.length > 0 && (
        <ul class="bullets" aria-label={t.checkAdvice}>
          {advice.recommendations.map(({ check, title, suggestion, worded_by: wordedBy }) => (
            <li key={check}>
              <strong class="wrap">{title}</strong>
              <p class="wrap">{suggestion}</p>
              <p class="small muted">{t.recommendations.wordedBy(wordedBy)}</p>
            </li>
          ))}
        </ul>
      )}
      <DroppedTexts dropped={advice?.dropped ?? []} names={names} />
    </>
  );
}
