import type { JobStarter } from '../jobs/job-kind.ts';
import { type JobKinds, jobKinds } from '../jobs/job-kinds.ts';
import type { JobMessage } from '../jobs/job-message.ts';
import { findOwner } from '../table/jobs.ts';
import { getPage } from '../table/pages.ts';
import { getSite } from '../table/sites.ts';
import type { JobSender } from './job-sender.ts';
import { OperatorError } from './operator-error.ts';
import { findOperatorJob, type OperatorJob, toOperatorJob } from './operator-jobs.ts';

interface Services extends Omit<JobStarter, 'jobs'> {
  sendJob: JobSender | null;
}

/**
 * Starts a job of any kind as a client would, with the guards of its trigger. The message is lost when the queue cannot be
 * reached: then the sweeper sends it within a minute.
 * @throws OperatorError for an unknown site or page, and when the guards refuse the job.
 */
export async function startOperatorJob(
  { table, ids, now, sendJob }: Services,
  { kindName, siteId, pageId }: { kindName: string; siteId: number; pageId: number | null },
  kinds: JobKinds = jobKinds,
): Promise<{ job: OperatorJob; messageId: string | null }> {
  const kind = kinds.get(kindName);
  if (!kind) throw new OperatorError(`no kind of job is called ${kindName}`);
  const organizationId = await findOwner(table, 'SITE', siteId);
  const site = organizationId === null ? null : await getSite(table, organizationId, siteId);
  if (!site) throw new OperatorError(`site ${siteId} does not exist`);
  const page = pageId === null ? null : await getPage(table, site.organizationId, pageId);
  if (pageId !== null && page?.siteId !== siteId) throw new OperatorError(`site ${siteId} has no page ${pageId}`);
  let messageId: string | null = null;
  const send = async (...messages: JobMessage[]): Promise<void> => {
    for (const message of messages) messageId = (await sendJob?.(message).catch(() => null)) ?? null;
  };
  const started = await kind.start({ table, ids, now, jobs: { send } }, { site, page });
  if (!started.started) throw new OperatorError(`the job was not started: ${started.reason}`);
  return { job: toOperatorJob(await findOperatorJob(table, started.jobId, kinds), now()), messageId };
}
