import { useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';
import { describeError } from '../app/messages.ts';
import { linkTo } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { useQuery } from '../app/use-query.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Checkbox, Select, TextField } from '../design/field.tsx';
import { Notice } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { addSite, findSameSite, type Scope, scopes } from './add-new-site.ts';
import { readHost } from './read-host.ts';

const t = texts.sites;

/** How many pages can be graded this month; undefined until that is known, or where there is no limit. */
function useAuditsLeft(): number | undefined {
  const { data } = useQuery('usage/audits', (signal) => api.getUsage({}, { signal }));
  return data?.data.allowances.audits.remaining ?? undefined;
}

export function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const [domain, setDomain] = useState('');
  const [scope, setScope] = useState<Scope>('top');
  const [takesAll, setTakesAll] = useState(false);
  /** The site that has the host already: who submits again wants a second one. */
  const [same, setSame] = useState<Item<'listSites'> | null>(null);
  const auditsLeft = useAuditsLeft();
  const isConfirmed = scope !== 'all' || takesAll;
  const add = useAction(
    async () => {
      const host = readHost(domain);
      const found = same === null ? await findSameSite(host) : null;
      if (found) return setSame(found);
      await addSite(host, scope);
      onClose();
    },
    { quiet: true },
  );
  return (
    <Dialog
      title={t.addTitle}
      onClose={onClose}
      onSubmit={() => {
        if (isConfirmed) void add.run();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button type="submit" look="primary" busy={add.busy} disabled={!isConfirmed}>
            {same === null ? t.add : t.addAgain}
          </Button>
        </>
      }
    >
      <TextField
        label={t.domain}
        hint={t.domainHint}
        error={add.error === null ? null : describeError(add.error)}
        value={domain}
        onInput={(value) => {
          setDomain(value);
          setSame(null);
        }}
        required
        autoFocus
      />
      {same !== null && (
        <div role="alert">
          <Notice tone="warn">
            <span class="wrap">{t.isThere(same.domain)}</span>
            <LinkButton small href={linkTo(`/sites/${same.id}`)}>
              {t.openSite}
            </LinkButton>
          </Notice>
        </div>
      )}
      <Select
        label={t.grade}
        hint={auditsLeft === undefined ? undefined : t.auditsLeft(auditsLeft)}
        value={scope}
        options={scopes.map((value) => ({ value, label: t.gradeScopes[value] }))}
        onChange={setScope}
      />
      {scope === 'all' && <Checkbox label={t.takeAll(auditsLeft ?? null)} checked={takesAll} onChange={setTakesAll} />}
    </Dialog>
  );
}
