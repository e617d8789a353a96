import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const explain = (text: string, ...given: string[]): string =>
  execFileSync(process.execPath, ['lab/explain/main.ts', ...given], { input: text, encoding: 'utf8' });

test('each line of a plan names the rules that it rests on, and the entries of language data that stand in the brief', () => {
  const said = explain(
    'Harbour Bikes is a bike shop in Bristol. We repair bicycles.',
    'brief',
    '-',
    '--find',
    'repair',
  );
  const [line = '', ...rules] = said.split('\n');
  expect(line).toBe('page: Bicycle repair (bicycle-repair)');
  expect(rules).toContainEqual(expect.stringMatching(/^ {4}shared\/domain\/planning\/brief\/\S+\.ts:\d+ \w/));
  expect(said).toMatch(/^ {4}trades\/en\.json \S+: "bike shop"$/im);
});

test('each fact of a page names the rules that it rests on', () => {
  const said = explain(
    '<body><footer><p>Phone: +44 20 7946 0018</p></footer></body>',
    'facts',
    '-',
    '--url',
    'https://a.example/contact',
  );
  expect(said).toMatch(/^contact phone: .*7946 0018.*\n {4}shared\/domain\/facts\//m);
});
