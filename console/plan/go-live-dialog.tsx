import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { describeError } from '../app/messages.ts';
import { goTo, linkTo } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.plan;

export function GoLiveDialog({ siteId, onClose }: { readonly siteId: number; readonly onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const goLive = useAction(
    async () => {
      const { data } = await api.goLive({ siteId, body: { domain: domain.trim() } });
      watchJob({ id: `job_cr_${data.crawl_id}`, label: t.wentLive, siteId });
      invalidate('sites', `site:${siteId}/`);
      goTo(linkTo(`/sites/${siteId}/crawls`));
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (domain.trim() !== '') await goLive.run();
  };
  return (
    <Dialog
      title={t.goLiveTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={goLive.busy}>
            {t.goLive}
          </Button>
        </>
      }
    >
      <p class="muted">{t.goLiveText}</p>
      <TextField
        label={t.domain}
        hint={t.domainHint}
        value={domain}
        maxLength={2048}
        required
        onInput={setDomain}
        error={goLive.error ? describeError(goLive.error) : null}
      />
    </Dialog>
  );
}
