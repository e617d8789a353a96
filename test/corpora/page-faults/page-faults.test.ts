import { describe, test } from 'vitest';
import { recommendationsFrom } from '../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { gradeAll, gradingInput } from '../../shared/domain/grading/sample-pages.ts';
import { expectFloor } from '../scores.ts';
import { readFaultyPages } from './faulty-page.ts';
import { isAbout } from './find-faults.ts';

describe.each(readFaultyPages())('recommendations of the rules for $name', (set) => {
  test('are about as many of the faults as the floor says', () => {
    const checks = set.cases.flatMap(({ page: name, keyword, faults, ...fields }) => {
      const page = gradingInput({ ...fields, primaryKeyword: keyword });
      const { document } = page;
      const proposed = recommendationsFrom({ ...gradeAll(page), rubric: defaultRubric, document, page });
      return faults.map((fault) => ({
        line: `${name}: ${fault.fault}`,
        holds: proposed.some((recommendation) => isAbout(fault, recommendation, document)),
      }));
    });
    expectFloor(set, 'labelled faults that are found', checks);
  });
});
