import * as z from 'zod';
import type { Message } from '../domain/messages/message.ts';
import { isOpen } from '../domain/recommendations/recommendation-states.ts';
import { recommendationWordsIn } from './analyses.ts';
import { blobPointerSchema, readBlob, storeBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';

/** Spec, Limits 8. */
const CACHE_SECONDS = 60;
/** Parts of a stored response that no row claims are kept this long (see blobs.ts); the row expires with them. */
const KEPT_SECONDS = 86_400;

interface SiteId {
  organizationId: number;
  id: number;
}

const cacheSchema = z.object({ computedAt: z.string(), value: blobPointerSchema });

/** The opportunities that were computed within the last minute, whichever process computed them; null when there are none. */
export async function getCachedOpportunities(
  table: Table,
  { organizationId, id }: SiteId,
  now: Date,
): Promise<unknown> {
  const item = await getItem(table, keys.opportunities(organizationId, id));
  if (!item) return null;
  const { computedAt, value } = cacheSchema.parse(item);
  const ageMs = now.getTime() - Date.parse(computedAt);
  return ageMs >= 0 && ageMs < CACHE_SECONDS * 1000 ? readBlob(table, value) : null;
}

/** `now` is when the computing began: what it did not see counts as older than that. */
export async function cacheOpportunities(
  table: Table,
  { organizationId, id }: SiteId,
  value: unknown,
  now: Date,
): Promise<void> {
  if (table.writesAreStopped) return;
  // Its parts are never claimed: TTL removes them when they can no longer be read.
  const { pointer } = await storeBlob(table, value, now);
  await putItem(table, {
    ...keys.opportunities(organizationId, id),
    computedAt: now.toISOString(),
    value: pointer,
    expiresAtSeconds: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
  });
}

const shownRecommendationSchema = z.object({
  id: z.number(),
  title: z.string(),
  impact: z.string(),
  targetField: z.string(),
  whyItMatters: z.string(),
  pointValue: z.number(),
  status: z.enum(['pending', 'in_progress', 'applied', 'dismissed']),
});
export interface ShownRecommendation extends z.infer<typeof shownRecommendationSchema> {
  /** Title and reason for other languages; none of what a model words, and of an analysis of an older release. */
  said: Message[];
}

/** The open recommendations of an analysis: one query, without the attributes that a list does not show. */
export async function getOpenRecommendations(
  table: Table,
  organizationId: number,
  analysisId: number,
): Promise<ShownRecommendation[]> {
  const items = await queryItems(table, {
    pk: keys.analysis(organizationId, analysisId).pk,
    attributes: ['sk', 'words', ...Object.keys(shownRecommendationSchema.shape)],
  });
  const words = await recommendationWordsIn(table, items);
  return items
    .filter(({ sk }) => String(sk).startsWith(prefixes.recommendation))
    .map((item) => shownRecommendationSchema.parse(item))
    .filter(({ status }) => isOpen(status))
    .map((shown) => {
      const own = words[String(shown.id)];
      return { ...shown, said: own === undefined ? [] : [own.title, own.whyItMatters] };
    });
}
