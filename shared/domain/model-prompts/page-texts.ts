import type { RootContent } from 'mdast';
import type { GradingInput } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { DOCUMENT_CONTEXT_CHARACTERS_MAX } from '../recommendations/validated-content.ts';
import { brokenBlockErrors } from '../structured-data/broken-blocks.ts';
import { cleanText } from './model-prompt.ts';

const SCHEMA_CHARACTERS_MAX = 4_000;
/** Of a body that is cut: the end, with what the reader is to do next, is judged too. */
const END_CHARACTERS_MAX = DOCUMENT_CONTEXT_CHARACTERS_MAX / 3;
/** Of a longer address only the beginning is shown: a proposed text cannot have it. */
export const ADDRESS_CHARACTERS_MAX = 200;

/** Fields of a page, a line each. */
export function fieldsText(page: GradingInput): string {
  const { url, path, fields, purpose, siteContext } = page;
  const { title, metaDescription, h1, primaryKeyword, secondaryKeywords } = fields;
  const lines: [string, string | null | undefined][] = [
    ['URL', url ?? path],
    ['Title', title],
    ['Meta description', metaDescription],
    ['H1', h1],
    ['Primary keyword', primaryKeyword],
    ['Secondary keywords', secondaryKeywords.slice(0, 20).join(', ')],
    ['Language', readPage(page).language ?? page.language],
    ['Purpose of the page', purpose],
    ['The business', siteContext],
  ];
  return lines.map(([name, value]) => `${name}: ${value ? cleanText(value, 2_000) : '(none)'}`).join('\n');
}

/** Null where the page has none. */
export function structuredDataText({ fields: { schema, brokenBlocks = [] } }: GradingInput): string | null {
  const lines = [...(schema === null ? [] : [schema]), ...brokenBlockErrors(brokenBlocks).map(renderEnglish)];
  const text = lines.join('\n');
  if (lines.length === 0) return null;
  return text.length <= SCHEMA_CHARACTERS_MAX
    ? text
    : `${text.slice(0, SCHEMA_CHARACTERS_MAX)}\n(It goes on; only the beginning is shown.)`;
}

/**
 * The body as Markdown, each block after its number in square brackets, from 1, by which an answer can name it: ids are long. Of a long
 * body the middle is left out, and a line says so. Null where the page has none.
 * @param given `isNumbered: false` for what the page itself says: a block's number is none of its numbers.
 */
export function bodyText(page: GradingInput, { isNumbered = true } = {}): string | null {
  const { document } = page;
  if (document === null || !readPage(page).hasBody) return null;
  const blocks = document.children;
  const textAt = (block: RootContent, at: number): string => `${isNumbered ? `[${at + 1}] ` : ''}${blockText(block)}`;
  const charactersMax = DOCUMENT_CONTEXT_CHARACTERS_MAX - END_CHARACTERS_MAX;
  const first = takeBlocks(blocks, textAt, { from: 0, step: 1, charactersMax, taken: 0 });
  const end = { from: blocks.length - 1, step: -1, charactersMax: END_CHARACTERS_MAX, taken: first.length } as const;
  const last = takeBlocks(blocks, textAt, end);
  const left = blocks.length - first.length - last.length;
  const middle = left > 0 && isNumbered ? [`(${left} blocks of the middle are not shown.)`] : [];
  return [...first, ...middle, ...last.toReversed()].join('\n');
}

/** Serialized block by block, so that of a body of a million characters only what is shown costs anything. */
function takeBlocks(
  blocks: ContentDocument['children'],
  textAt: (block: RootContent, at: number) => string,
  { from, step, charactersMax, taken }: { from: number; step: 1 | -1; charactersMax: number; taken: number },
): string[] {
  const texts: string[] = [];
  let characters = 0;
  for (let at = from; step === 1 ? at < blocks.length : at >= taken; at += step) {
    const block = blocks[at];
    if (block === undefined) break;
    const text = textAt(block, at);
    characters += text.length + 1;
    if (characters > charactersMax) {
      // One block that is longer than all there is room for.
      if (texts.length === 0) texts.push(`${text.slice(0, charactersMax)}\n(The block goes on.)`);
      break;
    }
    texts.push(text);
  }
  return texts;
}

/** With only the beginning of long addresses, such as those of pictures that are in the page itself. */
function blockText(block: RootContent): string {
  const copy = structuredClone(block);
  walkNodes(copy, (node) => {
    if (node.type === 'image' || node.type === 'link') node.url = node.url.slice(0, ADDRESS_CHARACTERS_MAX);
  });
  return markdownFromDocument({ type: 'root', children: [copy] }).trim();
}
