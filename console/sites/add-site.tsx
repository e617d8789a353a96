import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { describeError } from '../app/messages.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { readHost } from './read-host.ts';

const t = texts.sites;
const scopes = ['none', 'homepage', 'top', 'all'] as const;
type Scope = (typeof scopes)[number];

export function AddSite() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon="add" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      {open && <AddSiteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** How many pages the scope grades at most, beside what is left of the month. */
function useAuditsLeft(): string | undefined {
  const { data } = useQuery('usage/audits', (signal) => api.getUsage({}, { signal }));
  const left = data?.data.allowances.audits.remaining;
  return left === undefined || left === null ? undefined : t.auditsLeft(left);
}

async function addSite(domain: string, scope: Scope): Promise<void> {
  const { data } = await api.createSite({ body: { domain, auto_run_analysis_scope: scope } });
  const crawl = data.latest_crawl;
  if (crawl) watchJob({ id: `job_cr_${crawl.id}`, label: t.crawlOf(data.domain), siteId: data.id });
  invalidate('sites');
  showToast({ tone: 'good', text: t.added(data.domain) });
}

/** The page of the console names the site where the service has one to try. */
export function TrySampleSite() {
  const domain = document.querySelector<HTMLMetaElement>('meta[name=sample-site]')?.content;
  const add = useAction(async () => addSite(domain ?? '', 'top'));
  if (domain === undefined) return null;
  return (
    <Button busy={add.busy} onClick={() => void add.run()}>
      {t.trySample}
    </Button>
  );
}

function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const [scope, setScope] = useState<Scope>('top');
  const auditsLeft = useAuditsLeft();
  const add = useAction(
    async () => {
      await addSite(readHost(domain), scope);
      onClose();
    },
    { quiet: true },
  );
  return (
    <Dialog
      title={t.addTitle}
      onClose={onClose}
      onSubmit={() => void add.run()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={add.busy}>
            {t.add}
          </Button>
        </>
      }
    >
      <TextField
        label={t.domain}
        hint={t.domainHint}
        error={add.error === null ? null : describeError(add.error)}
        value={domain}
        onInput={setDomain}
        required
        autoFocus
      />
      <Select
        label={t.grade}
        hint={auditsLeft}
        value={scope}
        options={scopes.map((value) => ({ value, label: t.gradeScopes[value] }))}
        onChange={setScope}
      />
    </Dialog>
  );
}
