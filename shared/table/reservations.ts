/**
 * Reservations of jobs on an organization's month, or on a site's free audit, returned when they end without a result.
 */
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import type { JobRow } from './jobs.ts';
import { refundAuditWrite, refundIdeasRunWrite } from './organizations.ts';

export function refundWrites({ organizationId, job }: JobRow): Write[] {
  const { reservation, siteId } = job;
  switch (reservation?.kind) {
    case 'audit':
      return [refundAuditWrite(organizationId, reservation.month)];
    case 'ideas_run':
      return [refundIdeasRunWrite(organizationId, reservation.month)];
    case 'homepage_preview':
      return previewWrites(organizationId, siteId, false);
    default:
      return [];
  }
}

/**
 * Takes again what the failure returned. Not compared with the allowance: the retry is the operator's decision, and the job
 * had its place in the month that it was started in.
 */
export function reserveAgainWrites({ organizationId, job }: JobRow): Write[] {
  const { reservation, siteId } = job;
  switch (reservation?.kind) {
    case 'audit':
      return [{ update: keys.usage(organizationId, reservation.month), changes: { add: { audits: 1 } } }];
    case 'ideas_run':
      return [{ update: keys.usage(organizationId, reservation.month), changes: { add: { ideasRuns: 1 } } }];
    case 'homepage_preview':
      return previewWrites(organizationId, siteId, true);
    default:
      return [];
  }
}

/** A site that was deleted in the meantime stays deleted: the job then ends without this write. */
const previewWrites = (organizationId: number, siteId: number | null, homepagePreviewUsed: boolean): Write[] =>
  siteId === null
    ? []
    : [
        {
          name: 'preview',
          update: keys.site(organizationId, siteId),
          changes: { set: { homepagePreviewUsed } },
          if: [{ attribute: 'pk', is: 'present' }],
        },
      ];
