import { recommendationsFrom } from '../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../../../shared/domain/rubric/score-curves.ts';
import { componentScore, overallScore } from '../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../../shared/domain/scoring/criteria-scores.ts';
import { readFaultyPages } from '../../../test/corpora/page-faults/faulty-page.ts';
import { isAbout } from '../../../test/corpora/page-faults/find-faults.ts';
import { readPagePairs } from '../../../test/corpora/page-pairs/page-pair.ts';
import { gradeAll, gradingInput, type SamplePage } from '../../../test/shared/domain/grading/sample-pages.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';

function scoresOf(page: SamplePage) {
  const graded = gradeAll(gradingInput(page)).components.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, defaultScoreCurve),
  }));
  const components = new Map<string, number>(
    defaultRubric.components.flatMap((component) => {
      const grade = graded.find(({ componentType }) => componentType === component.componentType);
      return grade ? [[component.componentType, componentScore(grade.criteriaScores, component)] as const] : [];
    }),
  );
  return { overall: overallScore(graded, defaultRubric), components };
}

export const readPairs = (): MeasuredCase[] =>
  casesOf(readPagePairs(), ({ name, better, worse, components }) => {
    const [high, low] = [scoresOf(better), scoresOf(worse)];
    return [
      { line: `${name}: overall`, holds: high.overall > low.overall },
      ...components.map((type) => ({
        line: `${name}: ${type}`,
        holds: (high.components.get(type) ?? 0) > (low.components.get(type) ?? 0),
      })),
    ];
  });

export const readFaults = (): MeasuredCase[] =>
  casesOf(readFaultyPages(), ({ page: name, keyword, faults, ...fields }) => {
    const page = gradingInput({ ...fields, primaryKeyword: keyword });
    const { document } = page;
    const proposed = recommendationsFrom({ ...gradeAll(page), rubric: defaultRubric, document, page });
    return faults.map((fault) => ({
      line: `${name}: ${fault.fault}`,
      holds: proposed.some((one) => isAbout(fault, one, document)),
    }));
  });
