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

/** The host of whatever address is pasted; other text as it is, which the API judges. */
function readHost(text: string): string {
  const given = text.trim();
  const url = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  return URL.canParse(url) ? new URL(url).host : given;
}

/** How many pages the scope grades at most, beside what is left of the month. */
function useAuditsLeft(): string | undefined {
  const { data } = useQuery('usage/audits', (signal) => api.getUsage({}, { signal }));
  const left = data?.data.allowances.audits.remaining;
  return left === undefined || left === null ? undefined : t.auditsLeft(left);
}

function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const [scope, setScope] = useState<Scope>('top');
  const auditsLeft = useAuditsLeft();
  const add = useAction(
    async () => {
      const { data } = await api.createSite({ body: { domain: readHost(domain), auto_run_analysis_scope: scope } });
      const crawl = data.latest_crawl;
      if (crawl) watchJob({ id: `job_cr_${crawl.id}`, label: t.crawlOf(data.domain), siteId: data.id });
      invalidate('sites');
      showToast({ tone: 'good', text: t.added(data.domain) });
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
