/**
 * Whether the rule for the subject of additions tells a page's own paragraph from one of another page:
 *
 *   npm run lab -- judge-topics FOLDER... --count 200 --from 0 --words 0
 *
 * Of each page of at least 200 words one paragraph is taken out. Putting it back is on its topic; a paragraph of another page in
 * the same language is not, and both are judged alone. `--from 1` reads the pages in between. With `--words 60` each page is cut to its first blocks of
 * so many words, so that little is known of its subject.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Paragraph, RootContent } from 'mdast';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { markdownFromDocument } from '../../shared/domain/markdown/serialize-markdown.ts';
import { readEdit } from '../../shared/domain/recommendations/edit-reading.ts';
import { additionIsOnTopic } from '../../shared/domain/recommendations/objections/about-topic.ts';
import { loadPage } from '../truth/load-pages.ts';
import { pageToGrade } from './page-to-grade.ts';

interface Read {
  readonly file: string;
  readonly language: string;
  readonly input: GradingInput;
  readonly blocks: readonly RootContent[];
  /** The paragraph that is taken out. */
  readonly own: Paragraph;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    words: { type: 'string', default: '0' },
    examples: { type: 'string', default: '0' },
  },
});

/** A stable order that has nothing to do with names. */
const hashFile = (file: string): string => createHash('sha1').update(file).digest('hex');

function readPages(folder: string): Read[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html?$/.test(name) && !/expected/.test(name))
    .toSorted((a, b) => hashFile(a).localeCompare(hashFile(b)))
    .filter((_, at) => at % 2 === Number(values.from))
    .slice(0, Number(values.count))
    .flatMap((file) => read(folder, file) ?? []);
}

function read(folder: string, file: string): Read | null {
  const { html, url } = loadPage(folder, file, new URL('https://corpus.example/'));
  const extracted = extractPage({ html, url: url.href, contentType: 'text/html' });
  const input = pageToGrade(extracted, url);
  const { language } = readPage(input);
  const blocks = input.document?.children ?? [];
  const long = blocks.filter(
    (block): block is Paragraph => block.type === 'paragraph' && countTextWords(plainText(block)) >= 30,
  );
  const own = long[Math.floor(long.length / 2)];
  if (extracted.wordCount < 200 || long.length < 4 || own === undefined || language === null) return null;
  return { file: path.join(folder, file), language, input, blocks, own };
}

const setBlocks = (input: GradingInput, children: readonly RootContent[]): GradingInput => {
  const document = { type: 'root' as const, children: [...children] };
  return { ...input, document, fields: { ...input.fields, body: markdownFromDocument(document) } };
};

/** The page without its own paragraph, and of a page that is to be short only its beginning. */
function selectRest({ blocks, own }: Read): RootContent[] {
  const rest = blocks.filter((block) => block !== own);
  const most = Number(values.words);
  if (most === 0) return rest;
  let words = 0;
  return rest.filter((block) => {
    const isFirst = words < most;
    words += countTextWords(plainText(block));
    return isFirst;
  });
}

function objects(page: Read, added: RootContent): boolean {
  const rest = selectRest(page);
  const before = setBlocks(page.input, rest);
  const after = setBlocks(page.input, [...rest, added]);
  const edit = readEdit({ targetField: 'body_content', criteria: [], before, after, today: '2026-11-22' });
  return additionIsOnTopic(edit).length > 0;
}

interface Tally {
  pages: number;
  ownRefused: number;
  foreign: number;
  foreignAccepted: number;
}

const tallies = new Map<string, Tally>();
const examples: string[] = [];
for (const folder of positionals) {
  const pages = readPages(folder);
  for (const [at, page] of pages.entries()) {
    const tally = tallies.get(page.language) ?? { pages: 0, ownRefused: 0, foreign: 0, foreignAccepted: 0 };
    tallies.set(page.language, tally);
    const isRefused = objects(page, page.own);
    tally.pages += 1;
    tally.ownRefused += isRefused ? 1 : 0;
    if (isRefused) examples.push(`own refused, ${page.file}: ${plainText(page.own).slice(0, 160)}`);
    const others = [...pages.slice(at + 1), ...pages.slice(0, at)];
    const other = others.find(({ language, input }) => language === page.language && !isSameText(input, page.input));
    if (other === undefined) continue;
    const isAccepted = !objects(page, other.own);
    tally.foreign += 1;
    tally.foreignAccepted += isAccepted ? 1 : 0;
    if (isAccepted)
      examples.push(`foreign accepted, ${page.input.fields.title}: ${plainText(other.own).slice(0, 160)}`);
  }
}

function isSameText(a: GradingInput, b: GradingInput): boolean {
  return a.fields.title === b.fields.title || a.fields.body === b.fields.body;
}

function print(name: string, { pages, ownRefused, foreign, foreignAccepted }: Tally): void {
  const percent = (some: number, all: number): string => (all === 0 ? '-' : `${((100 * some) / all).toFixed(1)} %`);
  console.log(
    `${name}: own refused ${ownRefused} of ${pages} (${percent(ownRefused, pages)}), foreign accepted ${foreignAccepted} of ${foreign} (${percent(foreignAccepted, foreign)})`,
  );
}

const all = [...tallies.values()].reduce((sum, one) => ({
  pages: sum.pages + one.pages,
  ownRefused: sum.ownRefused + one.ownRefused,
  foreign: sum.foreign + one.foreign,
  foreignAccepted: sum.foreignAccepted + one.foreignAccepted,
}));
print('all', all);
for (const [language, tally] of [...tallies].toSorted(([, a], [, b]) => b.pages - a.pages)) print(language, tally);
for (const example of examples.slice(0, Number(values.examples))) console.log(`  ${example}`);
