/** A secret in plain text. It is in this dialog alone, and gone from the page when the dialog closes. */
import { ShownKeyDialog } from '../keys/shown-key-dialog.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.webhooks;

export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <ShownKeyDialog title={t.secretTitle} text={t.secretText} label={t.secret} apiKey={secret} onClose={onClose} />
  );
}
