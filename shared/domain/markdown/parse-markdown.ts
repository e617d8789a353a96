import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { remembered } from '../language/remembered.ts';
import { boundSearchForAddresses } from './bound-search-for-addresses.ts';
import { copyOfNode, freezeNode } from './copy-node.ts';
import { definedLabels, definitionsFor } from './link-labels.ts';
import { parseCost } from './parse-cost.ts';
import { plainBlocks } from './plain-blocks.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import { type Segment, splitBlocks } from './split-blocks.ts';
import { treeDepth, walkNodes } from './walk-nodes.ts';

/** Beyond this estimate (`parseCost`) a part of a document is kept as plain paragraphs. No text by people comes near. */
const partMicrosecondsMax = 2_000_000;

/** Of one document, and more for each of its characters. The parts that are left then become plain paragraphs. */
const documentMicroseconds = 1_000_000;
const microsecondsPerCharacter = 5;

/** Deeper trees overflow the stack of the libraries that walk them. */
export const maxTreeDepth = 100;

/** Stands between the definitions that a part needs and the part itself. */
const separator = '<!--part-->';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(keepEscapedAddresses)
  .use(boundSearchForAddresses)
  .freeze();

/**
 * Without the second search for addresses in what is parsed already: it does not see escapes, and made links of addresses that a page
 * only mentions. The parser itself finds addresses that are not escaped.
 */
function keepEscapedAddresses(this: Processor): void {
  const extensions = [this.data().fromMarkdownExtensions ?? []].flat(2);
  for (const extension of extensions) delete extension.transforms;
}

/**
 * Parses GitHub Flavored Markdown to mdast, without positions. Never throws, and takes seconds at most for 1,000,000
 * characters of anything: long documents are parsed in parts, and a part that would cost the parser too much (thousands
 * of unmatched brackets, hundreds of nested quotes) becomes plain paragraphs.
 */
export function parseMarkdown(markdown: string): Root {
  return copyOfNode(readMarkdown(markdown));
}

/** As `parseMarkdown`, of a tree that is not to be changed: other calls get the same nodes, and those are frozen. */
export function readMarkdown(markdown: string): Readonly<Root> {
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const labels = definedLabels(text);
  const root: Root = { type: 'root', children: [] };
  let remaining = documentMicroseconds + microsecondsPerCharacter * text.length;
  for (const part of listParts(text)) {
    if (part.plain !== null) {
      appendBlocks(root.children, part.plain, null);
      continue;
    }
    const cost = parser.cost(part.text);
    const isAffordable = cost <= Math.min(remaining, partMicrosecondsMax);
    if (isAffordable) remaining -= cost;
    const blocks = isAffordable ? parsePart(part.text, labels, parser.blocks) : null;
    appendBlocks(root.children, blocks ?? plainParagraphs(part.text), part.continuesList);
  }
  return root;
}

interface Part extends Segment {
  /** The blocks of a part that needs no parser. */
  plain: Blocks;
}

/** The parts of a document: where the parser has to read some blocks of a segment, those alone, as many together as stand in a row. */
function* listParts(text: string): Generator<Part> {
  for (const segment of splitBlocks(text)) {
    const plain = segment.continuesList === null ? parser.plain(segment.text) : null;
    if (plain !== null || segment.continuesList !== null) {
      yield { ...segment, plain };
      continue;
    }
    let unread: string[] = [];
    for (const { text: block } of splitBlocks(segment.text, 0)) {
      const blocks = parser.plain(block);
      if (blocks === null) {
        unread.push(block);
        continue;
      }
      if (unread.length > 0) yield { text: unread.join('\n\n'), continuesList: null, plain: null };
      unread = [];
      yield { text: block, continuesList: null, plain: blocks };
    }
    if (unread.length > 0) yield { text: unread.join('\n\n'), continuesList: null, plain: null };
  }
}

/** Blocks of a part that stands alone; null when it is nothing for the one that was asked. */
type Blocks = readonly RootContent[] | null;

/** Of parts that were read a moment ago the same nodes are given again: they are frozen. */
const parser = {
  plain: remembered((text) => frozen(plainBlocks(text))),
  cost: remembered(parseCost),
  blocks: remembered((text) => frozen(parseWhole(text))),
};

function frozen(blocks: Blocks): Blocks {
  for (const block of blocks ?? []) freezeNode(block);
  return blocks;
}

/** The blocks of a part, or null when they are nested too deep. `parse` parses what stands alone. */
function parsePart(text: string, labels: ReadonlyMap<string, string>, parse: (text: string) => Blocks): Blocks {
  const definitions = definitionsFor(text, labels);
  if (definitions.length === 0) return parse(text);
  const blocks = parse(`${definitions.join('\n')}\n\n${separator}\n\n${text}`);
  return blocks && dropSeparator(blocks);
}

function parseWhole(text: string): RootContent[] | null {
  try {
    const root = processor.parse(text);
    if (treeDepth(root) > maxTreeDepth) return null;
    walkNodes(root, (node) => {
      delete node.position;
    });
    return root.children;
  } catch (error) {
    // micromark overflows the stack on nesting that the estimate did not see.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function dropSeparator(blocks: readonly RootContent[]): RootContent[] {
  return blocks.slice(blocks.findIndex((node) => node.type === 'html' && node.value === separator) + 1);
}

/** Appends the blocks of a part; a list that was cut between two items is one list again. */
function appendBlocks(
  children: RootContent[],
  blocks: readonly RootContent[],
  continuesList: Segment['continuesList'],
): void {
  const last = children.at(-1);
  const first = blocks[0];
  const isCutList =
    continuesList !== null && last?.type === 'list' && first?.type === 'list' && last.ordered === first.ordered;
  if (isCutList) {
    // Once for a list that was cut many times: the one that is made here can be added to.
    const list = Object.isFrozen(last) ? { ...last, children: [...last.children] } : last;
    for (const item of first.children) list.children.push(item);
    list.spread = last.spread === true || first.spread === true || continuesList === 'loose';
    children[children.length - 1] = list;
  }
  for (const block of isCutList ? blocks.slice(1) : blocks) children.push(block);
}
