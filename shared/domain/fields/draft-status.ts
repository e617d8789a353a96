/** Draft states in which a draft counts as the field's current value (spec section "Draft status"). */
const activeStatuses: ReadonlySet<string> = new Set(['pending', 'generating', 'draft', 'failed']);

/** True for an active draft; `published` and every status that may be added later are not active. */
export function isActiveDraft(status: string): boolean {
  return activeStatuses.has(status);
}
