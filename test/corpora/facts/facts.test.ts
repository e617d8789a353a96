import { describe, test } from 'vitest';
import { expectFloor } from '../scores.ts';
import { readSets } from '../sets.ts';
import { compareFacts, findFacts } from './compare-facts.ts';
import { factPageShape } from './fact-page.ts';
import { readFactPage } from './read-fact-page.ts';

describe.each(readSets('facts', factPageShape).filter(({ measured_by }) => measured_by === undefined))(
  'facts on the pages of $name',
  (set) => {
    const compared = set.cases.map((page) => ({
      page,
      ...compareFacts(page, findFacts(readFactPage(set, page), page.url)),
    }));

    test('are found where a page states them', () => {
      const checks = compared.flatMap(({ page, right, missed }) => [
        ...right.map((fact) => ({ line: JSON.stringify(fact), holds: true })),
        ...missed.map(({ values }) => ({
          line: `${page.page}: ${values.join(' | ')} in ${page.file ?? page.body}`,
          holds: false,
        })),
      ]);
      expectFloor(set, 'facts that are found', checks);
    });

    test('are none that a page does not state', () => {
      const checks = compared.map(({ page, wrong }) => ({
        line: `${page.page}: ${JSON.stringify(wrong)} in ${page.file ?? page.body}`,
        holds: wrong.length === 0,
      }));
      expectFloor(set, 'pages without a wrong fact', checks);
    });
  },
);
