import { useEffect, useState } from 'preact/hooks';
import { api, type Output } from '../app/client.ts';
import { Loaded } from '../app/loaded.tsx';
import { linkTo } from '../app/router.ts';
import type { ScreenProps } from '../app/screen.ts';
import { ScreenHead } from '../app/screen-head.tsx';
import { showToast, writeUnlessUndone } from '../app/toasts.ts';
import { useAction } from '../app/use-action.ts';
import { invalidate, useQuery } from '../app/use-query.ts';
import { Button, LinkButton } from '../design/button.tsx';
import { EmptyState, Notice, Progress } from '../design/states.tsx';
import { texts } from '../texts/texts.ts';
import { GoLiveDialog } from './go-live-dialog.tsx';
import { PlanPageDialog } from './plan-page-dialog.tsx';
import { type PlanPage, PlanTable } from './plan-table.tsx';
import { LastWriting, RewritePlanDialog, WritePlan, WritingProgress } from './write-plan.tsx';

const t = texts.plan;
type Plan = Output<'getPlan'>['data'];
const POLL_MS = 2_000;

export function PlanScreen({ parameters }: ScreenProps) {
  const siteId = Number(parameters['siteId']);
  const [isAssigning, setIsAssigning] = useState(false);
  const site = useQuery(`site:${siteId}/detail`, (signal) => api.getSite({ siteId }, { signal }));
  const plan = useQuery(`site:${siteId}/plan`, (signal) => api.getPlan({ siteId }, { signal }), {
    pollMs: isAssigning ? POLL_MS : undefined,
  });
  const runs = plan.data?.data.keywords_running ?? false;
  useEffect(() => setIsAssigning(runs), [runs]);
  return (
    <Loaded isScreen query={site}>
      {({ data: { url } }) => (
        <Loaded isScreen query={plan}>
          {({ data }) =>
            url !== null && data.total === 0 ? (
              <LiveSite siteId={siteId} />
            ) : (
              <OpenPlan siteId={siteId} plan={data} isPlanned={url === null} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

function LiveSite({ siteId }: { readonly siteId: number }) {
  return (
    <>
      <ScreenHead title={t.title} />
      <EmptyState title={t.live} text={t.liveText}>
        <div class="row">
          <LinkButton href={linkTo(`/sites/${siteId}/pages`)}>{t.goToPages}</LinkButton>
          <LinkButton href={linkTo('/plan')}>{t.planAnother}</LinkButton>
        </div>
      </EmptyState>
    </>
  );
}

type Asked = 'add' | 'rewrite' | 'live' | PlanPage | null;

interface OpenPlanProps {
  readonly siteId: number;
  readonly plan: Plan;
  /** The site is not live yet. */
  readonly isPlanned: boolean;
}

function OpenPlan({ siteId, plan, isPlanned }: OpenPlanProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = (): void => setAsked(null);
  const assign = useAction(async () => {
    await api.startPlanKeywords({ siteId });
    invalidate(`site:${siteId}/plan`);
    showToast({ tone: 'info', text: t.assigned });
  });
  const lacksKeywords = plan.with_keyword < plan.total && !plan.keywords_running;
  return (
    <>
      <ScreenHead title={t.title} subtitle={t.summary(plan.total, plan.with_keyword)}>
        <Button onClick={() => setAsked('add')}>{t.add}</Button>
        {isPlanned && plan.total > 0 && (
          <>
            <Button onClick={() => setAsked('rewrite')}>{t.regenerate}</Button>
            <Button look="primary" onClick={() => setAsked('live')}>
              {t.goLive}
            </Button>
          </>
        )}
      </ScreenHead>
      {plan.keywords_running && (
        <Progress label={t.assigning(plan.done, plan.total)} done={plan.done} total={plan.total} />
      )}
      {plan.failed > 0 && !plan.keywords_running && <Notice tone="warn">{t.failedKeywords(plan.failed)}</Notice>}
      {plan.total === 0 ? (
        <WritePlan siteId={siteId} />
      ) : (
        <div class="stack">
          <WritingProgress siteId={siteId} />
          <LastWriting siteId={siteId} />
          <OpenQuestions questions={plan.open_questions} />
          {lacksKeywords && (
            <div class="row">
              <Button busy={assign.busy} onClick={() => void assign.run()}>
                {t.assign}
              </Button>
              <span class="small muted">{t.assignText}</span>
            </div>
          )}
          <PlannedPages siteId={siteId} pages={plan.pages} onEdit={setAsked} />
        </div>
      )}
      {asked === 'add' && <PlanPageDialog siteId={siteId} page={null} onClose={close} />}
      {asked === 'rewrite' && <RewritePlanDialog siteId={siteId} onClose={close} />}
      {asked === 'live' && <GoLiveDialog siteId={siteId} onClose={close} />}
      {asked !== null && typeof asked === 'object' && <PlanPageDialog siteId={siteId} page={asked} onClose={close} />}
    </>
  );
}

function OpenQuestions({ questions }: { readonly questions: Plan['open_questions'] }) {
  if (questions.length === 0) return null;
  return (
    <section class="card stack stack--tight">
      <h2>{t.questions}</h2>
      <p class="muted">{t.questionsText}</p>
      <ul class="bullets">
        {questions.map(({ about, question }) => (
          <li key={`${about} ${question}`} class="wrap">
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlannedPagesProps {
  readonly siteId: number;
  readonly pages: readonly PlanPage[];
  readonly onEdit: (page: PlanPage) => void;
}

function PlannedPages({ siteId, pages, onEdit }: PlannedPagesProps) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const remove = ({ id: pageId, name }: PlanPage): void => {
    setRemoved((ids) => new Set([...ids, pageId]));
    // A deleted page cannot be restored: its deletion is sent when the time to undo it is over.
    const write = async (): Promise<void> => {
      await api.deletePlanPage({ siteId, pageId });
      invalidate(`site:${siteId}/plan`);
    };
    writeUnlessUndone(t.removed(name), write, () => setRemoved((ids) => ids.difference(new Set([pageId]))));
  };
  return (
    <PlanTable
      pages={pages.filter(({ id }) => !removed.has(id))}
      hrefOf={({ id }) => linkTo(`/pages/${id}`)}
      actionsOf={(page) => (
        <>
          <Button small label={t.editPage(page.name)} onClick={() => onEdit(page)}>
            {t.edit}
          </Button>
          <Button small label={t.removePage(page.name)} onClick={() => remove(page)}>
            {t.remove}
          </Button>
        </>
      )}
    />
  );
}
