/** Writes the pages of a plan from its brief. Idempotent: pages that are planned already are returned as they are. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { currentLocation, setQuery } from '../app/router.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextArea } from '../design/field.tsx';
import { EmptyState, Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { MODEL_TIMEOUT_MS } from './new-plan-screen.tsx';

const t = texts.plan;

async function writePlan(siteId: number, body: { regenerate: boolean; brief?: string }): Promise<void> {
  const { data } = await api.generatePlan({ siteId, body }, { timeoutMs: MODEL_TIMEOUT_MS });
  invalidate(`site:${siteId}/plan`);
  if (data.note !== null) showToast({ tone: 'info', text: data.note });
}

/** In place of the pages while there are none. `write` in the address goes on with the writing after a reload. */
export function WritePlan({ siteId }: { readonly siteId: number }) {
  const write = useAction(
    async () => {
      setQuery({ write: 1 });
      await writePlan(siteId, { regenerate: false });
      setQuery({ write: null });
    },
    { quiet: true },
  );
  const isAsked = currentLocation.value.query.get('write') !== null;
  useEffect(() => {
    if (isAsked) void write.run();
  }, []);
  if (write.busy) return <Progress label={t.creating} done={0} total={null} />;
  return (
    <EmptyState title={t.empty} text={write.error ? describeError(write.error) : t.emptyText}>
      <Button look="primary" onClick={() => void write.run()}>
        {t.generate}
      </Button>
    </EmptyState>
  );
}

export function RewritePlanDialog({ siteId, onClose }: { readonly siteId: number; readonly onClose: () => void }) {
  const [brief, setBrief] = useState('');
  const write = useAction(
    () => writePlan(siteId, { regenerate: true, ...(brief.trim() !== '' && { brief: brief.trim() }) }),
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (await write.run()) onClose();
  };
  return (
    <Dialog
      title={t.regenerateTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="danger" type="submit" busy={write.busy}>
            {t.regenerate}
          </Button>
        </>
      }
    >
      <p>{t.regenerateText}</p>
      <TextArea label={t.newBrief} hint={t.newBriefHint} rows={8} maxLength={20_000} value={brief} onInput={setBrief} />
      {write.busy && <Progress label={t.creating} done={0} total={null} />}
      {write.error ? (
        <p class="field__error" role="alert">
          {describeError(write.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
