import type { Nodes } from 'mdast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { rememberedFor } from '../language/remembered.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { authoredKinds } from '../pages/page-kind/page-kinds.ts';
import { exampleContactsIn, placeholdersIn } from '../placeholders/placeholders-in.ts';
import { findFillerBlocks } from './filler-text.ts';
import { isOwnDate } from './own-date.ts';
import type { PageReading } from './page-reading.ts';

/** A placeholder that the user of a template forgot to fill in. */
export interface LeftPlaceholder {
  /** As it stands on the page. */
  readonly text: string;
  readonly blockId: string;
}

const FOUND_MAX = 20;
/** As much of a filler as shows what it is. */
const FILLER_SHOWN = 50;

const exampleSubjects = new RegExp(alternatives('grading', 'exampleSubjects'), 'i');

/** Pages that explain templates, mail addresses or code show examples of them on purpose. */
function showsExamples(page: PageReading): boolean {
  if (page.kind === 'reference') return true;
  const named = [page.title, ...page.headings.map(({ text }) => text)].join('\n');
  if (exampleSubjects.test(named)) return true;
  return page.input.document !== null && hasCode(page.input.document);
}

/** Asked of the same document for each value of a field that is tried. */
const hasCode = rememberedFor((document: ContentDocument) => holdsCode(document));

const holdsCode = (node: Nodes): boolean =>
  node.type === 'inlineCode' || node.type === 'code' || ('children' in node && node.children.some(holdsCode));

const isExempt = (page: PageReading): boolean => page.input.placeholdersAreNamed === true || showsExamples(page);

/** By the blocks of the body, which are the same when another value of a field is tried. */
const known = new WeakMap<PageReading['proseBlocks'], readonly LeftPlaceholder[]>();

/** The placeholders that were left on a page, in order, each text once. None of a page that shows examples. */
export function leftPlaceholders(page: PageReading): readonly LeftPlaceholder[] {
  if (isExempt(page)) return [];
  let found = known.get(page.proseBlocks);
  if (found === undefined) {
    found = findIn(page);
    known.set(page.proseBlocks, found);
  }
  return found;
}

function findIn(page: PageReading): LeftPlaceholder[] {
  const filler = new Set(findFillerBlocks(page));
  const texts = new Map<string, LeftPlaceholder>();
  const prose = page.proseBlocks.filter(({ isNote }) => !isNote);
  for (const block of [...prose, ...page.headings, ...readTables(page)]) {
    const blockId = block.id;
    if (blockId === null || texts.size >= FOUND_MAX) continue;
    const isFillerBlock = 'words' in block && filler.has(block);
    const fragments = isFillerBlock ? [cutStart(block.text)] : leftIn(block.text, page);
    for (const text of fragments) if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), { text, blockId });
  }
  return [...texts.values()];
}

function readTables({ input: { document } }: PageReading): { id: string | null; text: string }[] {
  const tables: { id: string | null; text: string }[] = [];
  if (document === null) return tables;
  walkNodes(document, (node) => {
    if (node.type !== 'table') return;
    tables.push({ id: node.id ?? null, text: plainText(node) });
    return 'skip';
  });
  return tables;
}

function cutStart(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= FILLER_SHOWN) return line.trim();
  return trimTrailing(line.slice(0, line.lastIndexOf(' ', FILLER_SHOWN)), /[\s,;:]/);
}

/** Finds placeholders in a text. News and articles name invented people and addresses as they like. */
function leftIn(text: string, page: PageReading): readonly string[] {
  const placeholders = placeholdersIn(text);
  if (isAuthored(page)) return placeholders;
  return [...placeholders, ...exampleContactsIn(text, page.input.siteDomain?.replace(/^www\./, '') ?? null)];
}

/** The placeholders in a field of a page, or in contact data that stands outside of its text. None of a page that shows examples. */
export const findPlaceholders = (page: PageReading, text: string): readonly string[] =>
  text === '' || isExempt(page) ? [] : [...new Set(leftIn(text, page))];

const isAuthored = ({ kind, signals }: PageReading): boolean =>
  authoredKinds.has(kind) && (kind !== 'article' || signals.authors.length > 0 || signals.dates.some(isOwnDate));
