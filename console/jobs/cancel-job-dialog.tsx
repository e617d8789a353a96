/** Asks before work is cancelled: it cannot be continued. */
import { api } from '../app/client.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.jobList;

interface CancelJobDialogProps {
  readonly jobId: string;
  readonly siteId: number;
  readonly label: string;
  readonly onClose: () => void;
}

export function CancelJobDialog({ jobId, siteId, label, onClose }: CancelJobDialogProps) {
  const cancel = useAction(async () => {
    await api.cancelJob({ jobId });
    invalidate('jobs/', 'sites', `site:${siteId}/`);
    showToast({ tone: 'info', text: t.cancelled(label) });
  });
  return (
    <Dialog
      title={t.cancelTitle(label)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.keepRunning}</Button>
          <Button look="danger" busy={cancel.busy} onClick={() => void cancel.run().then(onClose)}>
            {t.cancelNow}
          </Button>
        </>
      }
    >
      <p>{t.cancelText}</p>
    </Dialog>
  );
}
