import { expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { encodeLines, hashLines, LineCounter } from '../../../../shared/domain/pages/recurring-lines.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeAll, gradingInput } from '../grading/sample-pages.ts';

const banner = '## We explain every step\n\nWe explain every step in plain words before we begin with any treatment.';
const closing = `## Your next step

![The team](/team.jpg)

Call the practice, or write to us and name the days that suit you best.

1. Choose a day
2. [Ask for an appointment](/contact/)`;
const page = (subject: string): string => `# ${subject}

${banner}

## About ${subject}

${subject} takes two visits. The dentist looks at the gums and cleans them at the second one.

Whoever comes for ${subject} brings the list of their medicines.

${closing}
`;

function linesOf(subjects: readonly string[]) {
  const counter = new LineCounter();
  for (const subject of subjects) {
    const lines = encodeLines(hashLines(page(subject)));
    counter.addPage(subject, lines);
  }
  return counter.list();
}

function adviseOn(markdown: string, recurringLines: ReturnType<typeof linesOf>) {
  const input = { ...gradingInput({ title: 'Crowns in Ulm', markdown, primaryKeyword: 'crowns' }), recurringLines };
  const { components, findings } = gradeAll(input);
  const advice = recommendationsFrom({
    findings,
    components,
    rubric: defaultRubric,
    document: input.document,
    page: input,
  });
  return { input, advice, findings };
}

const subjects = ['Crowns', 'Implants', 'Bridges', 'Fillings'];

test('no finding asks for text in or behind a block that the site repeats', () => {
  const { input, findings, advice } = adviseOn(page('Crowns'), linesOf(subjects));
  const { recurringBlocks } = readPage(input);
  expect([...new Set(recurringBlocks.values())]).toEqual([4]);
  const places = findings.flatMap(({ afterNodeId }) => afterNodeId ?? []);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((id) => recurringBlocks.has(id))).toEqual([]);
  expect(advice.filter(({ title }) => /next step|every step/.test(title))).toEqual([]);
  expect(advice.some(({ title }) => title.includes('Whoever comes for Crowns'))).toBe(true);
});

test('a text on two pages, and the same page at three addresses, are not repeated by the site', () => {
  expect(linesOf(subjects.slice(0, 2))).toEqual([]);
  expect(linesOf(['Crowns', 'Crowns', 'Crowns'])).toEqual([]);
});

test('a page that has nothing alone still gets advice at its end', () => {
  const lines = hashLines(page('Crowns')).map((line) => [line, 9] as const);
  const { findings } = adviseOn(page('Crowns'), [...lines]);
  expect(findings.some(({ afterNodeId }) => afterNodeId !== null)).toBe(true);
});

test('advice to write more is one sum: the words now, those for full credit, those to go', () => {
  const { findings } = adviseOn('# Crowns\n\nCrowns cover a tooth. They last for many years.', []);
  const { description } = findings.find(({ criterion }) => criterion === 'depth_length') ?? { description: '' };
  const [words = 0, full = 0, left = 0] = (description.match(/\d+/g) ?? []).map(Number);
  expect(Math.abs(full - words - left)).toBeLessThan(10);
});
