import { useState } from 'preact/hooks';
import { writeUnlessUndone } from '../../app/toasts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextArea } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';
import type { Recommendation } from '../page-data.ts';
import { dismiss, showAgain, showDismissed } from './verbs.ts';

const t = texts.page.recommendations;

/** Asks for a reason, and dismisses the recommendation when it can no longer be undone. */
export function DismissButton({ recommendation }: { readonly recommendation: Recommendation }) {
  const [asksReason, setAsksReason] = useState(false);
  return (
    <>
      <Button small label={t.verbOf(t.dismiss, recommendation.title)} onClick={() => setAsksReason(true)}>
        {t.dismiss}
      </Button>
      {asksReason && <DismissDialog recommendation={recommendation} onClose={() => setAsksReason(false)} />}
    </>
  );
}

function DismissDialog(props: { readonly recommendation: Recommendation; readonly onClose: () => void }) {
  const { recommendation, onClose } = props;
  const [rationale, setRationale] = useState('');
  const submit = (): void => {
    onClose();
    showDismissed(recommendation, rationale.trim());
    writeUnlessUndone(
      t.dismissed(recommendation.title),
      () => dismiss(recommendation, rationale.trim()),
      () => showAgain(recommendation),
    );
  };
  return (
    <Dialog
      title={t.dismissTitle}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary">
            {t.dismiss}
          </Button>
        </>
      }
    >
      <p class="wrap">{recommendation.title}</p>
      <TextArea label={t.rationale} value={rationale} onInput={setRationale} maxLength={2_000} rows={3} />
    </Dialog>
  );
}
