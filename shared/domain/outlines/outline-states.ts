/** The states of an outline and how it moves between them (spec, Outline and section). */
export const outlineStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
type OutlineStatus = (typeof outlineStatuses)[number];

/** All that a client learns of a failure (spec, Outline). */
export const OUTLINE_FAILED = 'Outline generation failed';

/** How long a client should sleep between polls. */
export const OUTLINE_POLL_SECONDS = 2;

interface OutlineProgress {
  readonly status: OutlineStatus;
  readonly error: string | null;
  readonly updatedAt: string;
  readonly leaseUntil: string;
}

export const isRunning = ({ status }: Pick<OutlineProgress, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/**
 * The outline as of a time: one that should have reported by then has failed at the end of its lease. No write is
 * needed, because no worker may continue it after its lease.
 */
export function outlineAt<T extends OutlineProgress>(outline: T, now: Date): T {
  if (!isRunning(outline) || outline.leaseUntil >= now.toISOString()) return outline;
  return { ...outline, status: 'failed', error: OUTLINE_FAILED, updatedAt: outline.leaseUntil };
}
