import { api } from '../app/client.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { texts } from '../texts/texts.ts';
import type { ApiKey } from './key-table.tsx';

const t = texts.keys;

export function RevokeKeyDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const revoke = useAction(async () => {
    await api.revokeConsoleKey({ keyId: apiKey.id });
    invalidate('keys');
    showToast({ tone: 'info', text: t.revoked(apiKey.name) });
  });
  return (
    <Dialog
      title={t.revokeTitle(apiKey.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="danger" busy={revoke.busy} onClick={() => void revoke.run().then(onClose)}>
            {t.revoke}
          </Button>
        </>
      }
    >
      <p>{apiKey.is_grant ? t.revokeGrantText : t.revokeText}</p>
    </Dialog>
  );
}
