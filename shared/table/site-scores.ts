/** The course of a site's score, and how many of its recommendations were done. */
import * as z from 'zod';
import { addSiteScore } from '../domain/scoring/site-score-history.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

const siteScoresSchema = z.object({
  history: z
    .array(z.object({ at: z.string(), score: z.number(), gradedPages: z.number(), recommendationsDone: z.number() }))
    .default([]),
  /** Of all analyses of all pages: verified, or marked as done. */
  recommendationsDone: z.number().default(0),
  /** Rises with each point. */
  revision: z.number().default(0),
});
export type SiteScores = z.infer<typeof siteScoresSchema>;

/** A site of which no page was graded has no history. */
export async function getSiteScores(table: Table, { organizationId, siteId }: SiteKey): Promise<SiteScores> {
  return siteScoresSchema.parse((await getItem(table, keys.siteScores(organizationId, siteId))) ?? {});
}

/** Adds a point to the history where the score has moved. A writer that was overtaken writes nothing: the other one has read more. */
export async function recordSiteScore(
  table: Table,
  site: SiteKey,
  measured: { at: string; score: number; gradedPages: number },
): Promise<void> {
  const { history, recommendationsDone, revision } = await getSiteScores(table, site);
  const longer = addSiteScore(history, { ...measured, recommendationsDone });
  if (longer === history) return;
  const changes = { set: { history: longer, revision: revision + 1 } };
  await updateItem(table, keys.siteScores(site.organizationId, site.siteId), changes, [
    revision === 0 ? { attribute: 'revision', is: 'missing' } : { attribute: 'revision', is: '=', value: revision },
  ]);
}

/** Counts a recommendation of the site that was done, or with -1 one that is open again. */
export const recommendationsDoneWrite = ({ organizationId, siteId }: SiteKey, done: number): Write => ({
  update: keys.siteScores(organizationId, siteId),
  changes: { add: { recommendationsDone: done } },
});
