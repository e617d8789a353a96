import { useState } from 'preact/hooks';
import { api } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { describeError } from '../app/messages.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select, TextArea, TextField } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.crawls;
type Render = 'site' | 'auto' | 'always' | 'never';

const parseGlobs = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

export function StartCrawlDialog({ siteId, onClose }: { readonly siteId: number; readonly onClose: () => void }) {
  const [maxPages, setMaxPages] = useState('');
  const [include, setInclude] = useState('');
  const [exclude, setExclude] = useState('');
  const [render, setRender] = useState<Render>('site');
  const isBadNumber = maxPages.trim() !== '' && !/^[1-9]\d{0,6}$/.test(maxPages.trim());
  const start = useAction(
    async () => {
      const body = {
        include: parseGlobs(include),
        exclude: parseGlobs(exclude),
        ...(maxPages.trim() !== '' && { max_pages: Number(maxPages) }),
        ...(render !== 'site' && { render }),
      };
      const { data } = await api.startCrawl({ siteId, body });
      watchJob({ id: data.job_id, label: t.started, siteId });
      invalidate(`site:${siteId}/crawls`);
    },
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (!isBadNumber && (await start.run())) onClose();
  };
  return (
    <Dialog
      title={t.start}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" type="submit" busy={start.busy}>
            {t.start}
          </Button>
        </>
      }
    >
      <p class="muted">{t.startText}</p>
      <TextField
        label={t.form.maxPages}
        hint={t.form.maxPagesHint}
        value={maxPages}
        onInput={setMaxPages}
        error={isBadNumber ? t.form.badNumber : null}
      />
      <TextArea label={t.form.include} hint={t.form.includeHint} rows={3} mono value={include} onInput={setInclude} />
      <TextArea label={t.form.exclude} hint={t.form.excludeHint} rows={3} mono value={exclude} onInput={setExclude} />
      <Select
        label={t.form.render}
        value={render}
        options={(['site', 'auto', 'always', 'never'] as const).map((value) => ({
          value,
          label: t.form.renders[value],
        }))}
        onChange={setRender}
      />
      {start.error ? (
        <p class="field__error" role="alert">
          {describeError(start.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
