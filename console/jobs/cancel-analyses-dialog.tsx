/** Asks before all analyses of a site are cancelled, and shows how far that is. Closed, it stops: the rest goes on running. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { cancelAnalyses } from './cancel-analyses.ts';

const t = texts.jobList.cancelAnalyses;

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

interface CancelAnalysesDialogProps {
  readonly siteId: number;
  readonly site: string;
  readonly onClose: () => void;
}

export function CancelAnalysesDialog({ siteId, site, onClose }: CancelAnalysesDialogProps) {
  const [cancelled, setCancelled] = useState(0);
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  const cancel = useAction(async () => {
    const { signal } = controller.current;
    try {
      const count = await cancelAnalyses(api, siteId, { signal, onCancelled: setCancelled, wait });
      showToast({ tone: 'info', text: t.done(count, site) });
    } finally {
      invalidate('jobs/', 'sites', 'usage', `site:${siteId}/`);
    }
    onClose();
  });
  return (
    <Dialog
      title={t.title(site)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel.busy ? t.stop : texts.jobList.keepRunning}</Button>
          <Button look="danger" busy={cancel.busy} onClick={() => void cancel.run()}>
            {t.now}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      {cancel.busy && <Progress label={t.progress(cancelled)} done={cancelled} total={null} />}
    </Dialog>
  );
}
