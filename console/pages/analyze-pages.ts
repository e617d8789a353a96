/** Analyses of many pages at once: what is queued is watched, and what is not is said with its reason. */
import { api } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { showToast } from '../app/toasts.ts';
import { texts } from '../texts/texts.ts';
import type { PageRow } from './use-pages.ts';

const t = texts.pages;

export async function analyzePages(siteId: number, selected: readonly PageRow[]): Promise<void> {
  const { data } = await api.analyzePages({ siteId, body: { page_ids: selected.map(({ id }) => id) } });
  const paths = new Map(selected.map(({ id, path }) => [id, path ?? t.noPath]));
  for (const { page_id: pageId, job_id: id } of data.jobs) {
    watchJob({ id, label: t.analyzing(paths.get(pageId) ?? t.noPath), pageId, siteId });
  }
  if (data.jobs.length > 0) showToast({ tone: 'info', text: t.queued(data.jobs.length) });
  for (const [reason, pages] of Map.groupBy(data.skipped, (one) => one.reason)) {
    showToast({ tone: 'bad', text: t.skipped(pages.length, t.skipReasons[reason]) });
  }
}
