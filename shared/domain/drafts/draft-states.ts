/** The states of a draft that the service uses (spec, Draft status). The set is open: others may appear. */
export type DraftStatus = 'pending' | 'generating' | 'draft' | 'failed' | 'published' | 'resolved';

interface DraftTransitions {
  /** `overwritten`: PUT makes it a draft with the new value. `left`: it stays, and PUT makes another draft beside it. */
  put: 'overwritten' | 'left';
  delete: 'removed' | 'left';
}

/** Effects of PUT and DELETE on a draft, by its state (spec, Draft status). No request leads into the other states. */
export const draftStates = {
  pending: { put: 'overwritten', delete: 'removed' },
  generating: { put: 'overwritten', delete: 'left' },
  draft: { put: 'overwritten', delete: 'removed' },
  failed: { put: 'overwritten', delete: 'left' },
  published: { put: 'left', delete: 'left' },
  resolved: { put: 'left', delete: 'left' },
} as const satisfies Record<DraftStatus, DraftTransitions>;

/** The status after a PUT, whether the field had a draft or not. */
export const statusAfterPut: DraftStatus = 'draft';

/** True for a draft that counts as the field's current value: what PUT overwrites. Every status added later is not active. */
export const isActiveDraft = (status: string): boolean => activeStatuses.has(status);

/** The states from which DELETE removes a draft. */
export const removableStatuses: readonly string[] = Object.entries(draftStates)
  .filter(([, transitions]) => transitions.delete === 'removed')
  .map(([status]) => status);

const activeStatuses: ReadonlySet<string> = new Set(
  Object.entries(draftStates)
    .filter(([, transitions]) => transitions.put === 'overwritten')
    .map(([status]) => status),
);
