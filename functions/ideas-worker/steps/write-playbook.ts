import { type MergedIdeas, mergeIdeas } from '../../../shared/domain/ideas/merge-ideas.ts';
import { cooldownEnd, nextRefreshAt } from '../../../shared/domain/ideas/run-rules.ts';
import { siteLanguage } from '../../../shared/domain/ideas/site-language.ts';
import { coverage } from '../../../shared/domain/ideas/validate-candidates.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import { ideasRunKind } from '../../../shared/jobs/kinds/ideas-run.ts';
import { endJobWrites, freeJobSlot } from '../../../shared/jobs/lifecycle/end-job.ts';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { releaseBlob, storeBlob } from '../../../shared/table/engine/blobs.ts';
import { contended, retryWhileContended } from '../../../shared/table/engine/contention.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type IdeaRun, ideasStateWrite } from '../../../shared/table/idea-runs.ts';
import {
  type Idea,
  ideasChangedWrite,
  listDismissedKeywords,
  listIdeas,
  putOpenIdeaWrite,
  removeOpenIdeaWrite,
} from '../../../shared/table/ideas.ts';
import {
  authorityMapWrites,
  getLatestPlaybook,
  playbookWrites,
  readAuthorityMap,
} from '../../../shared/table/playbooks.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { type IdeasJob, reportRun } from '../active-run.ts';
import { type Composed, composePlaybook, knownIdea } from '../compose-playbook.ts';
import { readWork, type Validated } from '../run-work.ts';
import type { IdeasWorkerServices } from '../services.ts';

/** Last step: ideas, playbook and map, made visible with the end of the run in one transaction. */
export async function writePlaybook(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  const run = await reportRun(services, job, { stage: 'write', progress: message('ideas.progress.writing') });
  const work = await readWork<Validated>(services, run);
  // When a user settles an idea while the playbook is written, it is composed again from the new state.
  await retryWhileContended('the ideas of this site', async () =>
    (await tryWriting(services, run, work)) ? true : contended,
  );
  await freeJobSlot(services.table, ideasRunKind, run);
  await releaseBlob(services.table, run.work, services.now());
}

/** False when an idea was settled since it was read. @throws JobOverError when the run is over. */
async function tryWriting(services: IdeasWorkerServices, run: IdeaRun, work: Validated): Promise<boolean> {
  const { table, now } = services;
  const ofSite = { organizationId: run.organizationId, siteId: run.siteId };
  const [site, ideas, dismissed, playbook, map] = await Promise.all([
    getSite(table, run.organizationId, run.siteId),
    listIdeas(table, ofSite),
    listDismissedKeywords(table, ofSite),
    getLatestPlaybook(table, ofSite),
    readAuthorityMap(table, ofSite),
  ]);
  if (!site) throw new PermanentError(`site ${run.siteId} does not exist`);
  const at = now();
  const merged = merge(run, work, ideas, dismissed, at);
  const composed = composePlaybook({ run, site, work, ideas, merged, before: { playbook, map }, at });
  return store(services, run, { ideas, merged, composed, keepsMap: !site.planned, at });
}

function merge(run: IdeaRun, work: Validated, ideas: Idea[], dismissed: string[], at: Date): MergedIdeas {
  const pageIds = new Set(work.profiles.map(({ id }) => id));
  const isCovered = coverage(work.profiles);
  const isWhole = work.pageCount === work.profiles.length;
  return mergeIdeas({
    known: ideas.map(knownIdea),
    proposals: work.proposals,
    mode: run.mode ?? 'update',
    dismissed,
    // A page that is not among those read may only be beyond the limit.
    stillFits: ({ action, pageId, keywords }) =>
      pageId === null ? !isCovered(keywords[0]?.keyword ?? '') : !isWhole || pageIds.has(pageId) || action === 'create',
    ids: work.ids,
    now: at.toISOString(),
    language: siteLanguage(work.profiles),
  });
}

async function store(
  { table, now }: IdeasWorkerServices,
  run: IdeaRun,
  result: { ideas: Idea[]; merged: MergedIdeas; composed: Composed; keepsMap: boolean; at: Date },
): Promise<boolean> {
  const { merged, composed, at } = result;
  const [playbook, map] = await Promise.all([
    storeBlob(table, composed.playbook, now()),
    result.keepsMap && composed.map ? storeBlob(table, composed.map, now()) : null,
  ]);
  const removed = new Set(merged.removed);
  const succeededAt = at.toISOString();
  const written = await transact(table, [
    ...(await endJobWrites(table, ideasRunKind, run, {
      status: 'completed',
      now: at,
      set: { progress: renderEnglish(composed.summary), said: composed.summary },
      events: [{ type: 'ideas.run_completed', data: { run_id: run.id, job_id: run.job.id, site_id: run.siteId } }],
    })),
    ideasStateWrite(
      run,
      { cooldownUntil: cooldownEnd(run.startedAt), lastSucceededAt: succeededAt, ideas: composed.ideas.length },
      nextRefreshAt(succeededAt),
    ),
    ...playbookWrites(run, composed.playbook, playbook),
    ...(map ? authorityMapWrites(run, map) : []),
    ideasChangedWrite(run),
    ...(await Promise.all(composed.ideas.map(putOpenIdeaWrite))),
    ...result.ideas.filter(({ id }) => removed.has(id)).map(removeOpenIdeaWrite),
  ]);
  if (written.ok) return true;
  if (written.failed.includes('job') || written.failed.includes('lock'))
    throw new JobOverError(`ideas run ${run.id} is over`);
  return false;
}
