import { expect, test } from 'vitest';
import { composeRationale } from '../../../../shared/domain/scoring/component-rationale.ts';

test('a component without criteria says that it was not graded, and no points', () => {
  expect(composeRationale({ componentType: 'title', label: 'Title' }, {}).rationale).toBe('Title: not graded.');
});
