/**
 * How the rules for additions judge text that is real, and text that is not, on the HTML pages of a folder:
 *
 *   npm run lab -- judge-edits FOLDER --count 100 --from 0 --examples 3
 *
 * Of each page the middle third of its blocks is taken out. Putting it back is a real edit: every objection to it is wrong. Then
 * the same place gets its shuffled words, another page's text, text of the page that is still there, and its words in
 * hidden elements: every such edit without an objection is accepted wrongly. `--from 1` reads the pages in between.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RootContent } from 'mdast';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { resolveFields } from '../../shared/domain/fields/resolve-fields.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { insertBlocks } from '../../shared/domain/markdown/edit-blocks.ts';
import { parseMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { markdownFromDocument } from '../../shared/domain/markdown/serialize-markdown.ts';
import { toEnglish } from '../../shared/domain/messages/word-together.ts';
import { readEdit } from '../../shared/domain/recommendations/edit-reading.ts';
import { objectionsTo } from '../../shared/domain/recommendations/objections/objections-to.ts';

interface Read {
  file: string;
  input: GradingInput;
  blocks: readonly RootContent[];
}

const kinds = ['real', 'shuffled', 'of another page', 'copied', 'hidden', 'repeated'] as const;
type Kind = (typeof kinds)[number];

function readPage(file: string): Read | null {
  const url = 'https://corpus.example/page/';
  const page = extractPage({ html: readFileSync(file, 'utf8'), url, contentType: 'text/html' });
  const { markdown, title, metaDescription, h1, language } = page;
  const document = parseMarkdown(markdown);
  if (page.wordCount < 150 || document.children.length < 9) return null;
  const fields = resolveFields({
    drafts: [],
    snapshot: { title, metaDescription, h1, schema: null, markdown },
    contentVersion: { id: 1, markdown },
    keywords: { primary: null, secondary: null },
  });
  const links = { crawled: false, internalCount: 0, outboundCount: 0, internal: [] };
  const about = { url, path: '/page/', siteDomain: 'corpus.example', purpose: null, language };
  return { file, input: { ...about, fields, document, links }, blocks: document.children };
}

const setBlocks = (input: GradingInput, children: readonly RootContent[]): GradingInput => {
  const document = { type: 'root' as const, children: [...children] };
  return { ...input, document, fields: { ...input.fields, body: markdownFromDocument(document) } };
};

const paragraph = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** The same words in another order, by a generator that always starts the same; sentences keep their lengths. */
function shuffled(text: string): string {
  let seed = 7;
  const words = text.split(/\s+/).map((word) => word.replaceAll(/[.,;:!?]+$/g, ''));
  for (let at = words.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    [words[at], words[other]] = [words[other] ?? '', words[at] ?? ''];
  }
  return words.map((word, at) => (at % 14 === 13 ? `${word}.` : word)).join(' ');
}

function createEdits(page: Read, other: Read): Record<Kind, readonly RootContent[]> {
  const third = Math.floor(page.blocks.length / 3);
  const taken = page.blocks.slice(third, 2 * third);
  const text = taken.map(plainText).join(' ');
  const kept = page.blocks.slice(0, third).filter(({ type }) => type === 'paragraph');
  const [longest = ''] = page.blocks
    .map(plainText)
    .flatMap((block) => block.split(/(?<=[.!?])\s+/))
    .filter((sentence) => countTextWords(sentence) >= 6);
  return {
    real: taken,
    shuffled: [paragraph(shuffled(text))],
    'of another page': other.blocks.filter(({ type }) => type === 'paragraph').slice(0, 6),
    copied: kept,
    hidden: [{ type: 'html', value: `<div style="display: none">${text.replaceAll('<', '')}</div>` }],
    repeated: [paragraph(`${longest} `.repeat(8))],
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    examples: { type: 'string', default: '0' },
  },
});
const folder = positionals[0] ?? '.';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.html?$/.test(name) && !/expected/.test(name))
  .sort()
  .filter((_, at) => at % 2 === Number(values.from))
  .slice(0, Number(values.count));
const read = files.flatMap((file) => readPage(path.join(folder, file)) ?? []);
const outcomes = new Map<Kind, { judged: number; objected: number; examples: string[] }>(
  kinds.map((kind) => [kind, { judged: 0, objected: 0, examples: [] }]),
);
for (const [at, page] of read.entries()) {
  const other = read[(at + Math.floor(read.length / 2)) % read.length];
  if (!other) continue;
  const third = Math.floor(page.blocks.length / 3);
  const rest = [...page.blocks.slice(0, third), ...page.blocks.slice(2 * third)];
  const before = setBlocks(page.input, rest);
  for (const [kind, added] of Object.entries(createEdits(page, other)) as [Kind, readonly RootContent[]][]) {
    const words = added.reduce((sum, block) => sum + countTextWords(plainText(block)), 0);
    if (words < 30) continue;
    const after = setBlocks(page.input, insertBlocks({ type: 'root', children: rest }, null, added).children);
    const edit = readEdit({ targetField: 'body_content', criteria: [], before, after, today: '2026-11-22' });
    const objections = objectionsTo({ ...edit, stateOf: () => 'exists' });
    const outcome = outcomes.get(kind);
    if (!outcome) continue;
    outcome.judged += 1;
    outcome.objected += objections.length > 0 ? 1 : 0;
    if ((kind === 'real') === objections.length > 0) {
      outcome.examples.push(
        `${path.relative(folder, page.file)}: ${objections.map(toEnglish).join(' ') || plainText(added[0] ?? paragraph('')).slice(0, 160)}`,
      );
    }
  }
}
console.log(`${read.length} of ${files.length} pages with at least 150 words and 9 blocks`);
for (const [kind, { judged, objected, examples }] of outcomes) {
  const wrong = kind === 'real' ? objected : judged - objected;
  console.log(`${kind}: ${wrong} of ${judged} judged wrongly`);
  for (const example of examples.slice(0, Number(values.examples))) console.log(`  ${example}`);
}
