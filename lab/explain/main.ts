/**
 * `npm run lab -- explain brief | facts | page FILE [--url URL] [--find WORDS]`: each line that the rules say of a text, with the rules on
 * which it rests: switched off, they take it away. `-` reads from standard input, `--find` explains the lines that have the words.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { detectLanguage } from '../../shared/domain/language/detect-language.ts';
import { switchRules } from '../ablate/switches.ts';
import { findCauses } from './find-causes.ts';
import { findEntries } from './find-entries.ts';
import { questions } from './questions.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'https://www.example/' }, find: { type: 'string', default: '' } },
});
const [subject = '', file] = positionals;
const question = questions[subject];
if (question === undefined || file === undefined || !URL.canParse(values.url)) {
  const subjects = Object.entries(questions).map(([name, { asks }]) => `  ${name.padEnd(6)} ${asks}\n`);
  process.stderr.write(
    `usage: npm run lab -- explain ${Object.keys(questions).join(' | ')} FILE [--url URL] [--find WORDS]\n${subjects.join('')}`,
  );
  process.exit(2);
}
const text = readFileSync(file === '-' ? 0 : file, 'utf8');
switchRules(question.folders);
const causes = findCauses(await question.prepare(text, values.url));
for (const [line, ids] of causes) {
  if (!line.toLowerCase().includes(values.find.toLowerCase())) continue;
  process.stdout.write(`${line}\n${ids.map((id) => `    ${id}\n`).join('')}`);
}
const { language } = detectLanguage(text);
const entries = language === null ? [] : findEntries(text, question.kinds, language);
if (entries.length > 0) process.stdout.write('\nentries of language data that stand in the text\n');
for (const { id, found } of entries) process.stdout.write(`    ${id}: ${JSON.stringify(found)}\n`);
