import { describe, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { detectKind } from './detect-kind.ts';
import { pageKindCaseShape } from './page-kind-case.ts';

describe.each(readSets('page-kinds', pageKindCaseShape).filter(({ measured_by }) => measured_by === undefined))(
  'the kinds of the pages of $name',
  (set) => {
    test('are those that a person gives them', () => {
      const checks = set.cases.map((page) => {
        const { kind } = detectKind(page);
        return { line: `${kind}: ${JSON.stringify(page)}`, holds: page.kinds.includes(kind) };
      });
      expectFloor(set, 'pages of the right kind', checks);
    });
  },
);
