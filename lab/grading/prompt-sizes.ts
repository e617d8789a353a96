/**
 * Prints how much an analysis sends to a language model for pages, Markdown with fields (`test/corpora`) or HTML:
 *
 *   npm run lab -- prompts local/sample-site/guides/clean-a-bike-chain/index.html
 *
 * Without files, for three pages of the repository. The answer that the check is about is made of as many and as long edits as the prompt
 * allows. A token is taken for four characters; everything that is sent counts, the schemas of the answers too. `priced` is the input in
 * uncached tokens where the provider has the system text in its cache; `shared` is the same with the page marked for the cache, and the check
 * asked behind it, under the same system text.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { checkSentencesPrompt } from '../../shared/domain/model-prompts/check-sentences-prompt.ts';
import { dataReminder } from '../../shared/domain/model-prompts/data-blocks.ts';
import { judgePagePrompt } from '../../shared/domain/model-prompts/judge-page-prompt.ts';
import type { ModelPrompt } from '../../shared/domain/model-prompts/model-prompt.ts';
import { checkMaterial } from '../../shared/domain/model-prompts/page-material.ts';
import type { PageQuestion } from '../../shared/domain/model-prompts/page-question.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { readPageFile } from '../../test/corpora/page-file.ts';
import { gradingInput } from '../../test/shared/domain/grading/sample-pages.ts';
import { pageToGrade } from './page-to-grade.ts';

const root = path.join(import.meta.dirname, '../..');
const ownPages = [
  'local/sample-site/workshop-prices/index.html',
  'test/shared/domain/grading/pages/good-article.md',
  'local/sample-site/guides/clean-a-bike-chain/index.html',
].map((file) => path.join(root, file));
const CHARACTERS_OF_TOKEN = 4;
/** Anthropic's prices of the cache, of an uncached token. */
const CACHE_READ = 0.1;
const CACHE_WRITE = 1.25;
const boundary = '00000000-0000-4000-8000-000000000000';

function readInput(file: string): GradingInput {
  if (file.endsWith('.md')) return gradingInput(readPageFile(file));
  const url = new URL('https://www.example.com/page/');
  return pageToGrade(extractPage({ html: readFileSync(file, 'utf8'), url: url.href, contentType: 'text/html' }), url);
}

/** Seven edits of six sentences. */
const sentences = Array.from(
  { length: 42 },
  (_, at) => `Sentence ${at} says what an editor can do, and at what place of the page.`,
);

const countCharacters = ({ system, user, schema }: ModelPrompt<unknown>): number =>
  system.length + user.length + dataReminder.length + JSON.stringify(schema).length;

const files = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ownPages;
/** The input of an analysis at the prices of the cache: as it is, and with the page shared by both questions. */
function priceInput([grade, check]: readonly ModelPrompt<unknown>[], question: PageQuestion): number[] {
  if (!grade || !check) return [];
  const page = checkMaterial(question).reduce((sum, { text }) => sum + text.length, 0);
  const asked = countCharacters(grade) + countCharacters(check) - grade.system.length - 2 * page;
  const system = grade.system.length * CACHE_READ;
  return [
    asked + system + 2 * page,
    asked + system + page * CACHE_WRITE + (grade.system.length + page) * CACHE_READ,
  ].map((characters) => Math.ceil(characters / CHARACTERS_OF_TOKEN));
}

console.log('page'.padEnd(36), 'words', 'calls', 'characters', 'tokens', 'priced', 'shared');
for (const file of files) {
  const page = readInput(file);
  const measured = defaultRubric.components.map((component) => gradeComponent({ component, page }));
  const question: PageQuestion = {
    page,
    rubric: defaultRubric,
    measured,
    facts: [],
    searchResults: [],
    adviceLanguage: 'en',
    today: '2026-01-01',
  };
  const prompts = [
    judgePagePrompt(question, boundary),
    checkSentencesPrompt({ material: checkMaterial(question), sentences }, boundary),
  ];
  const characters = prompts.reduce((sum, prompt) => sum + countCharacters(prompt), 0);
  console.log(
    path.relative(root, file).slice(-36).padEnd(36),
    String(readPage(page).wordCount).padStart(5),
    String(prompts.length).padStart(5),
    String(characters).padStart(10),
    String(Math.ceil(characters / CHARACTERS_OF_TOKEN)).padStart(6),
    ...priceInput(prompts, question).map((tokens) => String(tokens).padStart(6)),
    prompts.map(countCharacters).join(' + '),
  );
}
