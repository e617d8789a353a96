import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeBands } from '../../../../shared/domain/rubric/grade-bands.ts';

const page = readFileSync(new URL('../../../../docs/grading.md', import.meta.url), 'utf8');

describe('docs/grading.md', () => {
  it.each(defaultRubric.components.map((component) => [component.componentType, component] as const))(
    'lists the weight and the criteria of %s as they are',
    (componentType, { label, weight, criteria }) => {
      expect(page).toContain(`### ${label} (\`${componentType}\`, weight ${weight.toFixed(2)})`);
      for (const { key, maxScore, description } of criteria)
        expect(page).toContain(`| \`${key}\` | ${maxScore} | ${description} |`);
    },
  );

  it('lists no criterion that is gone', () => {
    const keys = defaultRubric.components.flatMap(({ criteria }) => criteria.map(({ key }) => key));
    // Three cells: the tables of the distribution have more.
    expect([...page.matchAll(/^\| `(\w+)` \| \d+ \| [^|]+ \|$/gm)].map(([, key]) => key)).toEqual(keys);
  });

  it('lists the grade bands', () => {
    for (const { grade, min } of gradeBands)
      if (grade !== 'F') expect(page.replaceAll('\n', ' ').replaceAll(/ +/g, ' ')).toContain(`${grade} ${min}`);
  });
});
