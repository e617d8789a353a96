import { expect, test } from 'vitest';
import { criteriaByKind } from '../../../../shared/domain/rubric/criteria-by-kind.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeBands } from '../../../../shared/domain/rubric/grade-bands.ts';
import { curvedShare, scoreCurves } from '../../../../shared/domain/rubric/score-curves.ts';

const quoted = (keys: Iterable<string>): string => [...keys].map((key) => `\`${key}\``).join(', ') || '–';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const components = defaultRubric.components.flatMap(({ componentType, label, weight, criteria }) => [
  `### ${label} (\`${componentType}\`, weight ${weight.toFixed(2)})`,
  '',
  '| criterion | points | what earns them |',
  '|---|---|---|',
  ...criteria.map(({ key, maxScore, description }) => `| \`${key}\` | ${maxScore} | ${description} |`),
  '',
]);

const kinds = Object.entries(criteriaByKind).map(
  ([kind, { fullLength, essentials, leaves }]) =>
    `| \`${kind}\` | ${fullLength} | ${essentials.join(', ') || '–'} | ${quoted(leaves)} |`,
);

const shares = [0.25, 0.5, 0.75];
const curves = scoreCurves.map(
  (curve) => `| \`${curve}\` | ${shares.map((share) => percent(curvedShare(share, curve))).join(' | ')} |`,
);

const page = `# Default rubric

Written by \`npx vitest run --project unit test/shared/domain/rubric/rubric-page.test.ts -u\` from \`shared/domain/rubric\`.
[grading.md](grading.md) says how criteria become scores.

## Components and criteria

${components.join('\n')}
## Kinds of page

A criterion that is left out is neither graded nor asked for; its points are divided among the others of its component.

| kind | words for full credit | essentials | criteria that are left out |
|---|---|---|---|
${kinds.join('\n')}

## Score curves

What a criterion earns of its points that is met by a quarter, by half, by three quarters.

| curve | ${shares.map(percent).join(' | ')} |
|---|---|---|---|
${curves.join('\n')}

## Grade bands

| grade | from |
|---|---|
${gradeBands.map(({ grade, min }) => `| ${grade} | ${min} |`).join('\n')}
`;

test('docs/rubric.md is as the rubric is: run this file with `-u`', async () => {
  await expect(page).toMatchFileSnapshot('../../../../docs/rubric.md');
});
