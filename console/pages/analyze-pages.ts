/** Analyses of many pages at once: what is queued is watched, and what is not is said with its reason. */
import { api, type Output } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { showToast } from '../app/toasts.ts';
import { texts } from '../texts/texts.ts';
import type { PageRow } from './use-pages.ts';

const t = texts.pages;

/** Of one request. */
const PART = 50;

/** Pages in parts that one request takes. */
export const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, at) => rows.slice(at * PART, (at + 1) * PART));

export async function analyzePages(siteId: number, selected: readonly PageRow[]): Promise<void> {
  const paths = new Map(selected.map(({ id, path }) => [id, path ?? t.noPath]));
  const skipped: Output<'analyzePages'>['data']['skipped'][number][] = [];
  let queued = 0;
  for (const part of partsOf(selected)) {
    const { data } = await api.analyzePages({ siteId, body: { page_ids: part.map(({ id }) => id) } });
    // Of a part of many the last one is watched: the others end before it, as a rule.
    const watched = selected.length > PART ? data.jobs.slice(-1) : data.jobs;
    for (const { page_id: pageId, job_id: id } of watched) {
      watchJob({ id, label: t.analyzing(paths.get(pageId) ?? t.noPath), pageId, siteId });
    }
    queued += data.jobs.length;
    skipped.push(...data.skipped);
  }
  if (queued > 0) showToast({ tone: 'info', text: t.queued(queued) });
  for (const [reason, pages] of Map.groupBy(skipped, (one) => one.reason)) {
    showToast({ tone: 'bad', text: t.skipped(pages.length, t.skipReasons[reason]) });
  }
}
