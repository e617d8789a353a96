/** Writes the pages of a plan from its brief, as a job. Idempotent: pages that are planned already stay as they are. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError, api } from '../app/client.ts';
import { jobStates, listWatched, watchJob } from '../app/jobs.ts';
import { describeError } from '../app/messages.ts';
import { currentLocation, setQuery } from '../app/router.ts';
import { useAction } from '../app/use-action.ts';
import { useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { DroppedTexts } from '../design/dropped-texts.tsx';
import { TextArea } from '../design/field.tsx';
import { EmptyState, Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.plan;

/** Starts the job, which is watched until it ends: also after a reload, and from every screen. */
async function startWriting(siteId: number, body: { regenerate: boolean; brief?: string }): Promise<void> {
  watchJob({ id: await startJob(siteId, body), label: t.written, siteId });
}

async function startJob(siteId: number, body: { regenerate: boolean; brief?: string }): Promise<string> {
  try {
    const { data } = await api.generatePlan({ siteId, body }, { respondAsync: true });
    return data.job_id;
  } catch (error) {
    const running = error instanceof ApiError && error.code === 'conflict' ? error.details['job_id'] : undefined;
    // Its pages are those that are asked for here. A new brief is another plan.
    if (typeof running === 'string' && !body.regenerate) return running;
    throw error;
  }
}

const findWriting = (siteId: number) => listWatched({ siteId }).find(({ id }) => id.startsWith('job_plan_'));

/** How far the job is that writes the plan; nothing while none does. */
export function WritingProgress({ siteId }: { readonly siteId: number }) {
  const writing = findWriting(siteId);
  if (!writing) return null;
  const { stage, done = 0, total = null } = jobStates.value.get(writing.id)?.progress ?? {};
  return <Progress label={stage === 'queued' ? texts.jobList.stages.queued : t.writing} done={done} total={total} />;
}

/** The report of the last job that wrote the plan: why rules planned the pages, and which words of a model are left out. */
export function LastWriting({ siteId }: { readonly siteId: number }) {
  const jobs = useQuery(`site:${siteId}/plan-job`, (signal) =>
    api.listLatestJobs({ site_id: siteId, type: 'plan', status: 'completed', limit: 1 }, { signal }),
  );
  const result = jobs.data?.data[0]?.result;
  if (!result || !('dropped' in result)) return null;
  return (
    <>
      {result.note && <p class="muted wrap">{result.note}</p>}
      <DroppedTexts dropped={result.dropped} />
    </>
  );
}

/** In place of the pages while there are none. `write` in the address begins with the writing. */
export function WritePlan({ siteId }: { readonly siteId: number }) {
  const write = useAction(
    async () => {
      await startWriting(siteId, { regenerate: false });
      setQuery({ write: null });
    },
    { quiet: true },
  );
  const isAsked = currentLocation.value.query.get('write') !== null;
  useEffect(() => {
    if (isAsked) void write.run();
  }, []);
  if (write.busy) return <Progress label={t.writing} done={0} total={null} />;
  if (findWriting(siteId)) return <WritingProgress siteId={siteId} />;
  return (
    <EmptyState title={t.empty} text={write.error ? describeError(write.error) : t.emptyText}>
      <Button look="primary" onClick={() => void write.run()}>
        {t.generate}
      </Button>
    </EmptyState>
  );
}

export function RewritePlanDialog({ siteId, onClose }: { readonly siteId: number; readonly onClose: () => void }) {
  const [brief, setBrief] = useState('');
  const write = useAction(
    () => startWriting(siteId, { regenerate: true, ...(brief.trim() !== '' && { brief: brief.trim() }) }),
    { quiet: true },
  );
  const submit = async (): Promise<void> => {
    if (await write.run()) onClose();
  };
  return (
    <Dialog
      title={t.regenerateTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="danger" type="submit" busy={write.busy}>
            {t.regenerate}
          </Button>
        </>
      }
    >
      <p>{t.regenerateText}</p>
      <TextArea label={t.newBrief} hint={t.newBriefHint} rows={8} maxLength={20_000} value={brief} onInput={setBrief} />
      {write.error ? (
        <p class="field__error" role="alert">
          {describeError(write.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
