/** The run that looks for ideas: how far it is, and the next one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { showAgo, showTime } from '../app/dates.ts';
import { storedSignal } from '../app/stored.ts';
import { showToast } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice, Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';

const t = texts.ideas;
type Run = NonNullable<Output<'getIdeaRun'>['data']>;
type Mode = 'update' | 'rebuild';

const POLL_MS = 3_000;
/** A run has no row until its worker began; after so long a start that left no trace is no longer waited for. */
const QUEUED_MS = 60_000;
const stages = ['understand', 'research', 'validate', 'write'] as const;

/** When a run of a site was started here: kept in the tab, so that a reload goes on waiting for it. */
const queuedRuns = storedSignal<Readonly<Record<string, number>>>('session', 'idea-runs', (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter(([, at]) => typeof at === 'number'))
    : {},
);

export function useIdeaRun(siteId: number) {
  const queuedAt = queuedRuns.value[siteId] ?? null;
  const setQueuedAt = (at: number | null): void => {
    const { [siteId]: _, ...others } = queuedRuns.value;
    queuedRuns.value = at === null ? others : { ...others, [siteId]: at };
  };
  const [isRunning, setIsRunning] = useState(false);
  const waits = queuedAt !== null || isRunning;
  const run = useQuery(`site:${siteId}/idea-run`, (signal) => api.getIdeaRun({ siteId }, { signal }), {
    pollMs: waits ? POLL_MS : undefined,
  });
  const latest = run.data?.data ?? null;
  const before = useRef(latest?.status);
  useEffect(() => {
    setIsRunning(latest?.status === 'running');
    if (queuedAt !== null && latest !== null && Date.parse(latest.started_at) >= queuedAt - QUEUED_MS)
      setQueuedAt(null);
    if (queuedAt !== null && Date.now() - queuedAt > QUEUED_MS) setQueuedAt(null);
    if (before.current === 'running' && latest?.status !== 'running') invalidate(`site:${siteId}/`);
    before.current = latest?.status;
  }, [run.data]);
  return { latest, isQueued: queuedAt !== null, begin: () => setQueuedAt(Date.now()) };
}

interface IdeaRunPanelProps {
  readonly siteId: number;
  readonly run: ReturnType<typeof useIdeaRun>;
}

export function IdeaRunPanel({ siteId, run }: IdeaRunPanelProps) {
  const [asking, setAsking] = useState(false);
  const { latest, isQueued } = run;
  const start = useAction(async (mode: Mode) => {
    await api.refreshIdeas({ siteId, body: { mode } });
    run.begin();
    invalidate(`site:${siteId}/idea-run`);
    showToast({ tone: 'info', text: t.started });
  });
  const isRunning = isQueued || latest?.status === 'running';
  const isTooEarly = !mayRefresh(latest);
  return (
    <section class="card stack stack--tight">
      <RunState run={latest} isQueued={isQueued} />
      {!isRunning && (
        <div class="row">
          <Button
            look="primary"
            icon="start"
            busy={start.busy}
            disabled={isTooEarly}
            onClick={() => void start.run('update')}
          >
            {latest === null ? t.start : t.startUpdate}
          </Button>
          {latest !== null && (
            <Button busy={start.busy} disabled={isTooEarly} onClick={() => setAsking(true)}>
              {t.startRebuild}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <Dialog
          title={t.rebuildTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{texts.shell.cancel}</Button>
              <Button
                look="danger"
                busy={start.busy}
                onClick={() => void start.run('rebuild').then(() => setAsking(false))}
              >
                {t.startRebuild}
              </Button>
            </>
          }
        >
          <p>{t.rebuildText}</p>
        </Dialog>
      )}
    </section>
  );
}

/** A run too soon after the last one is refused. */
const mayRefresh = (run: Run | null): boolean => !run?.can_refresh_at || Date.parse(run.can_refresh_at) <= Date.now();

function RunState({ run, isQueued }: { readonly run: Run | null; readonly isQueued: boolean }) {
  if (run?.status === 'running') {
    const label = `${t.running}. ${t.stages[run.stage]}: ${run.progress}`;
    return <Progress label={label} done={stages.indexOf(run.stage)} total={stages.length} />;
  }
  if (isQueued) return <Progress label={t.queued} done={0} total={null} />;
  if (run === null) return <p class="muted">{t.emptyText}</p>;
  return (
    <>
      {run.status === 'failed' && (
        <Notice tone="warn">{(run.stale ? t.staleRun : t.failedRun)(showTime(run.started_at))}</Notice>
      )}
      {run.last_succeeded_at && <p class="muted">{t.lastRun(showAgo(run.last_succeeded_at), run.ideas)}</p>}
      {run.can_refresh_at && !mayRefresh(run) && <p class="small muted">{t.nextRun(showTime(run.can_refresh_at))}</p>}
    </>
  );
}
