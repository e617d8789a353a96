import * as z from 'zod';
import type { Message } from '../domain/messages/message.ts';
import { isOpen } from '../domain/recommendations/recommendation-states.ts';
import type { Recommendation } from './analyses.ts';
import { listRecommendations } from './analysis-results.ts';
import { blobPointerSchema, readBlob, storeBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
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

/** The fields of a recommendation that a list shows. */
export interface ShownRecommendation
  extends Pick<Recommendation, 'id' | 'title' | 'impact' | 'targetField' | 'whyItMatters' | 'pointValue' | 'status'> {
  /** Title and reason for other languages; none of what a model words, and of an analysis of an older release. */
  said: Message[];
}

/** The open recommendations of an analysis, by id: one query. */
export async function getOpenRecommendations(
  table: Table,
  organizationId: number,
  analysisId: number,
): Promise<ShownRecommendation[]> {
  const recommendations = await listRecommendations(table, organizationId, analysisId);
  return recommendations
    .filter(({ status }) => isOpen(status))
    .map(({ id, title, impact, targetField, whyItMatters, pointValue, status, words }) => ({
      ...{ id, title, impact, targetField, whyItMatters, pointValue, status },
      said: words === undefined ? [] : [words.title, words.whyItMatters],
    }));
}
