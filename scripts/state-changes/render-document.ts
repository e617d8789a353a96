import { type TestedSentence, testedSentences } from './sentences.ts';

const head = `# State changes

Written by \`npm run generate -- state-changes\` from \`scripts/state-changes/sentences.json\` and the names of the tests; do not edit it.

Each sentence of the specification that speaks of a state change, and each row of its tables of states, with the tests of it. A test is here when its name
quotes the sentence in double quotes, 16 characters of it or more, or has its tag in brackets, such as \`[draft/put-new]\`.
`;

/** docs/state-changes.md as it must be. */
export function renderDocument(): string {
  const all = testedSentences();
  const untested = all.filter(({ tests }) => tests.length === 0);
  const bySection = Map.groupBy(all, ({ section }) => section);
  return [
    head,
    `${all.length} sentences, of which ${untested.length} have no test that names them.`,
    '',
    ...[...bySection].flatMap(([section, rows]) => [`## ${section}`, '', ...table(rows), '']),
  ].join('\n');
}

const table = (rows: readonly TestedSentence[]): string[] => [
  '| sentence | tag | tests |',
  '|---|---|---|',
  ...rows.map(({ sentence, tag, tests }) => `| ${cell(sentence)} | \`${tag}\` | ${testsCell(tests)} |`),
];

const testsCell = (tests: TestedSentence['tests']): string =>
  tests.length === 0 ? '**none**' : tests.map(({ file, name }) => `\`${file}\`: ${cell(name)}`).join('<br>');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
