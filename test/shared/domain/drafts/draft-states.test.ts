import { describe, expect, test } from 'vitest';
import { isActiveDraft, removableStatuses, statusAfterPut } from '../../../../shared/domain/drafts/draft-states.ts';

/** The table of the specification ("Draft status"). */
const states = [
  ['pending', 'active', 'removed'],
  ['generating', 'active', 'unchanged'],
  ['draft', 'active', 'removed'],
  ['failed', 'active', 'unchanged'],
  ['published', 'not active', 'unchanged'],
  ['resolved', 'not active', 'unchanged'],
  ['a_status_of_the_future', 'not active', 'unchanged'],
] as const;

describe('a draft', () => {
  test.each(states)('that is %s is %s, and %s after DELETE', (status, active, afterDelete) => {
    expect(isActiveDraft(status)).toBe(active === 'active');
    expect(removableStatuses.includes(status)).toBe(afterDelete === 'removed');
  });

  test('is active after PUT, and DELETE removes it', () => {
    expect(isActiveDraft(statusAfterPut)).toBe(true);
    expect(removableStatuses).toContain(statusAfterPut);
  });
});
