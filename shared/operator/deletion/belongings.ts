/**
 * Items of a row elsewhere in the table, deleted with it: large values, and the pointers that find it by its id alone.
 */
import * as z from 'zod';
import type { JobReference } from '../../domain/jobs/job-id.ts';
import { blobPointerSchema } from '../../table/engine/blobs.ts';
import { type Key, keys } from '../../table/engine/keys.ts';
import { findRowKind } from '../../table/engine/row-kinds.ts';
import type { Row } from '../../table/engine/writes.ts';
import { jobSchema } from '../../table/jobs.ts';
import { listedJobKey } from '../../table/listed-jobs.ts';
import { recommendationPlaceKeys } from '../../table/recommendation-places.ts';
import { numberIn, readOrganizationId } from './subject.ts';

export const listBelongings = (row: Row): Key[] => [
  ...blobKeysIn(row),
  ...pointersTo(row),
  ...recommendationPointersTo(row),
];

/** Wherever in the row a pointer is: the repositories give them many names. */
function blobKeysIn(value: unknown): Key[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const pointer = blobPointerSchema.safeParse(value).data;
  if (pointer === undefined) return Object.values(value).flatMap(blobKeysIn);
  if ('inline' in pointer) return [];
  return Array.from({ length: pointer.parts }, (_, at) => keys.blobPart(pointer.blobId, at));
}

function pointersTo(row: Row): Key[] {
  const organizationId = readOrganizationId(row);
  const { tokenHash } = row;
  if (typeof tokenHash === 'string' && findRowKind(row) === 'sharedReport') return [keys.sharedReportLink(tokenHash)];
  const id = numberIn(row, 'id');
  const job = jobSchema.pick({ id: true }).safeParse(row['job']).data;
  const ofJob = job ? [keys.jobPointer(job.id)] : [];
  if (organizationId === null || id === null) return ofJob;
  const kind = findRowKind(row);
  if (kind === 'snapshot') return [keys.snapshotPointer(organizationId, id)];
  if (kind === 'recommendation')
    return [keys.recommendationPointer(organizationId, id), keys.owner('RECOMMENDATION', id)];
  // The input has a derived name: one that was stored before its task was cut off is found by it.
  const input = keys.blobPart(`${organizationId}-analysis-${id}`, 0);
  if (kind === 'analysis') return [...ofJob, ...listEntryKeys(row, 'analysis'), keys.owner('ANALYSIS', id), input];
  if (kind === 'crawl') return [...ofJob, ...listEntryKeys(row, 'crawl'), keys.owner('CRAWL', id)];
  if (kind === 'planGeneration') return [...ofJob, ...listEntryKeys(row, 'plan_generation')];
  return kind === 'site' ? [keys.owner('SITE', id)] : ofJob;
}

const recommendationsSchema = z.object({ analysisId: z.number(), recommendationIds: z.array(z.number()) });

function recommendationPointersTo(row: Row): Key[] {
  const organizationId = readOrganizationId(row);
  const { data } = recommendationsSchema.safeParse(row);
  if (organizationId === null || data === undefined) return [];
  return data.recommendationIds.flatMap((id) =>
    Object.values(recommendationPlaceKeys(organizationId, id, data.analysisId)),
  );
}

/** The entry of a job in the list of those of the organization. */
function listEntryKeys(row: Row, kind: JobReference['kind']): Key[] {
  const [organizationId, id, createdAt] = [readOrganizationId(row), numberIn(row, 'id'), row['createdAt']];
  if (organizationId === null || id === null || typeof createdAt !== 'string') return [];
  return [listedJobKey({ organizationId, createdAt, reference: { kind, id } })];
}
