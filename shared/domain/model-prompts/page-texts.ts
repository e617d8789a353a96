import type { GradingInput } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';
import { DOCUMENT_CONTEXT_CHARACTERS_MAX } from '../recommendations/validated-content.ts';
import { brokenBlockErrors } from '../structured-data/broken-blocks.ts';
import { cleanText } from './model-prompt.ts';

const OPENING_CHARACTERS_MAX = 2_000;
const SCHEMA_CHARACTERS_MAX = 12_000;
const HEADINGS_MAX = 200;
const LINKS_MAX = 150;
const LINE_CHARACTERS_MAX = 300;

const CUT = '(It goes on; only the beginning is shown.)';

/** A page's content for a model, each of bounded length; null where the page has none of the kind. */
interface PageTexts {
  readonly fields: string;
  readonly opening: string | null;
  readonly headings: string | null;
  readonly body: string | null;
  readonly links: string | null;
  readonly structuredData: string | null;
}

export type PagePart = keyof PageTexts;

/** One part of a page as text. Blocks of the body begin with `[id]`, so that an answer can name them. */
export function pageText(part: PagePart, page: GradingInput): string | null {
  switch (part) {
    case 'fields':
      return fieldsText(page);
    case 'opening':
      return openingText(page);
    case 'headings':
      return headingsText(page);
    case 'body':
      return bodyText(page);
    case 'links':
      return linksText(page);
    case 'structuredData':
      return structuredDataText(page);
  }
}

function structuredDataText({ fields: { schema, brokenBlocks = [] } }: GradingInput): string | null {
  const lines = [...(schema === null ? [] : [schema]), ...brokenBlockErrors(brokenBlocks)];
  return lines.length === 0 ? null : cut(lines.join('\n'), SCHEMA_CHARACTERS_MAX);
}

function fieldsText(page: GradingInput): string {
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

function openingText(page: GradingInput): string | null {
  const { text, hasBody } = readPage(page);
  return hasBody ? cut(text, OPENING_CHARACTERS_MAX) : null;
}

function headingsText(page: GradingInput): string | null {
  const { sections } = readPage(page);
  const lines = sections
    .slice(0, HEADINGS_MAX)
    .map(({ heading, words }) =>
      heading === null
        ? `(before the first heading: ${words} words)`
        : `[${heading.id ?? ''}] H${heading.level} ${cleanText(heading.text, LINE_CHARACTERS_MAX)} (${words} words below it)`,
    );
  return lines.length === 0 ? null : lines.join('\n');
}

function linksText(page: GradingInput): string | null {
  const { links } = readPage(page);
  if (links.length === 0) return null;
  const lines = links
    .slice(0, LINKS_MAX)
    .map(
      ({ blockId, kind, text, href }) =>
        `[${blockId ?? ''}] ${kind}: "${cleanText(text, LINE_CHARACTERS_MAX)}" to ${cleanText(href, LINE_CHARACTERS_MAX)}`,
    );
  return [...lines, ...(links.length > LINKS_MAX ? [`(${links.length - LINKS_MAX} more)`] : [])].join('\n');
}

/** Serialized block by block, so that of a body of a million characters only what is shown costs anything. */
function bodyText(page: GradingInput): string | null {
  const { document } = readPage(page);
  if (!document) return null;
  let text = '';
  for (const block of document.children) {
    text += `[${block.id ?? ''}] ${markdownFromDocument({ type: 'root', children: [block] })}\n`;
    if (text.length > DOCUMENT_CONTEXT_CHARACTERS_MAX) return cut(text, DOCUMENT_CONTEXT_CHARACTERS_MAX);
  }
  return text.trim() === '' ? null : text;
}

const cut = (text: string, charactersMax: number): string =>
  text.length <= charactersMax ? text : `${text.slice(0, charactersMax)}\n${CUT}`;
