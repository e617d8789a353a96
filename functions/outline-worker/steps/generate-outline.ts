import type { JobTaskReference } from '../../../shared/jobs/job-kind.ts';
import { outlineKind } from '../../../shared/jobs/kinds/outline.ts';
import { endJobWrites, freeJobSlot } from '../../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { generatedOutline } from '../../../shared/table/outlines.ts';
import { getPageContent } from '../../../shared/table/page-content.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { readOutlineInput } from '../outline-input.ts';
import { readSerp } from '../read-serp.ts';
import type { OutlineWorkerServices } from '../services.ts';

/**
 * The one step: reports, reads the page and what ranks beside it, and writes the sections in one transaction that only a running outline takes. Done
 * again, it begins anew while the outline runs, and is over once it is completed.
 * @throws JobOverError when the outline is over; PermanentError when its page does not exist any more.
 */
export async function generateOutline(services: OutlineWorkerServices, job: JobTaskReference): Promise<void> {
  const { table, outliner, now } = services;
  const outline = await reportJob(services, outlineKind, job);
  const { organizationId, pageId } = outline;
  const content = await getPageContent(table, organizationId, pageId);
  if (!content) throw new PermanentError(`page ${pageId} of outline ${outline.id} does not exist`);
  const site = await getSite(table, organizationId, content.page.siteId);
  if (!site) throw new PermanentError(`the site of page ${pageId} does not exist`);
  const serp = await readSerp(services, outline.primaryKeyword, site);
  const input = await readOutlineInput(services, outline.primaryKeyword, content, site, serp);
  const { sections, note, dropped } = await outliner.outline(input);
  const { language, region = null } = input;
  const set = generatedOutline({
    sections,
    serpSnapshot: serp?.snapshot ?? null,
    note,
    dropped,
    writtenIn: { language, region },
  });
  const writes = await endJobWrites(table, outlineKind, outline, { status: 'completed', now: now(), set });
  const completed = await transact(table, writes);
  if (!completed.ok) throw new JobOverError(`outline ${outline.id} is over`);
  await freeJobSlot(table, outlineKind, outline);
}
