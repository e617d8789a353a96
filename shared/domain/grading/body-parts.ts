import type { Nodes, RootContent } from 'mdast';
import { countTextWords } from '../language/segment-words.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { headings, headingText } from '../markdown/document-parts.ts';
import { plainText, shownText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';

/** A block of running text: a paragraph, wherever it stands, an item of a list, or a note. */
export interface ProseBlock {
  readonly id: string | null;
  readonly text: string;
  readonly words: number;
  readonly isParagraph: boolean;
  /** Of a note below the text: a reference, most often, and no sentence of it. */
  readonly isNote: boolean;
  /** The heading that it stands below. */
  readonly headingId: string | null;
}

export interface BodyHeading {
  readonly level: number;
  readonly text: string;
  readonly id: string | null;
}

/** A stretch of the body below one heading, or before the first. */
interface Section {
  readonly heading: BodyHeading | null;
  readonly words: number;
  /** Ids of its blocks in order, the heading's included. Of a list or quotation that holds headings, those of the blocks in it. */
  readonly blockIds: readonly string[];
}

export interface BodyImage {
  readonly alt: string;
  readonly blockId: string | null;
  /** Null of a picture that is referenced. */
  readonly src: string | null;
}

export interface BodyParts {
  readonly headings: readonly BodyHeading[];
  readonly subheadings: readonly BodyHeading[];
  readonly sections: readonly Section[];
  readonly proseBlocks: readonly ProseBlock[];
  readonly paragraphs: readonly ProseBlock[];
  readonly images: readonly BodyImage[];
  /** Lists of at least three items, none of them inside another list. */
  readonly listCount: number;
  readonly tableCount: number;
  readonly codeCount: number;
  readonly quoteCount: number;
  readonly footnoteCount: number;
  readonly firstBlockId: string | null;
  readonly lastBlockId: string | null;
  /** Text of the last three top-level blocks. */
  readonly ending: string;
  /** Ids of those blocks and of every block inside them. */
  readonly endingIds: ReadonlySet<string>;
}

/**
 * The parts of a body that graders count, in one walk.
 * @param recurring - the blocks that the site repeats: no text follows them.
 */
export function readBody(document: ContentDocument, recurring: ReadonlyMap<string, number> = new Map()): BodyParts {
  const found = headings(document);
  const prose = collectProseBlocks(document);
  const counts = { list: 0, table: 0, blockquote: 0, footnoteDefinition: 0, code: 0 };
  const images: BodyImage[] = [];
  walkNodes(document, (node, ancestors) => {
    if (node.type === 'list' && node.children.length >= 3 && !ancestors.some(({ type }) => type === 'list'))
      counts.list += 1;
    if (
      node.type === 'table' ||
      node.type === 'blockquote' ||
      node.type === 'footnoteDefinition' ||
      node.type === 'code'
    )
      counts[node.type] += 1;
    if (node.type === 'image' || node.type === 'imageReference') {
      images.push({
        alt: (node.alt ?? '').trim(),
        src: node.type === 'image' ? node.url : null,
        blockId: ancestors.findLast(({ id }) => id !== undefined)?.id ?? null,
      });
    }
  });
  const topIds = collectIds(document.children);
  const own = document.children.filter(({ id }) => id === undefined || !recurring.has(id));
  // A line across the page is no paragraph: behind it the links of the one before still end the page.
  const ending = document.children.filter(({ type }) => type !== 'thematicBreak').slice(-3);
  return {
    headings: found,
    subheadings: found.filter(({ level, text }) => level > 1 && text !== ''),
    sections: splitSections(document),
    proseBlocks: prose,
    paragraphs: prose.filter(({ isParagraph }) => isParagraph),
    images,
    listCount: counts.list,
    tableCount: counts.table,
    codeCount: counts.code,
    quoteCount: counts.blockquote,
    footnoteCount: counts.footnoteDefinition,
    firstBlockId: topIds[0] ?? null,
    lastBlockId: collectIds(own.slice(0, findLastBeforeClosing(own) + 1)).at(-1) ?? topIds.at(-1) ?? null,
    ending: ending.map(plainText).join('\n'),
    endingIds: idsWithin(ending),
  };
}

/** A body with another H1 has the same paragraphs, and what was read of them is known by their blocks. */
const proseOfNode = new WeakMap<Nodes, ProseBlock>();

function collectProseBlocks(document: ContentDocument): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let headingId: string | null = null;
  walkNodes(document, (node, ancestors) => {
    if (node.type === 'heading') headingId = node.id ?? null;
    if (node.type !== 'paragraph') return;
    const known = proseOfNode.get(node);
    // A picture beside the words is no part of the sentence.
    const text = known?.text ?? shownText(node);
    if (text === '') return 'skip';
    const isNote = ancestors.some(({ type }) => type === 'footnoteDefinition');
    const isParagraph = !isNote && !ancestors.some(({ type }) => type === 'list');
    const isSame = known?.headingId === headingId && known.isNote === isNote && known.isParagraph === isParagraph;
    const words = known?.words ?? countTextWords(text);
    const block = isSame ? known : { id: node.id ?? null, text, words, isParagraph, isNote, headingId };
    if (!isSame) proseOfNode.set(node, block);
    blocks.push(block);
    return 'skip';
  });
  return blocks;
}

function splitSections(document: ContentDocument): Section[] {
  const sections: { heading: BodyHeading | null; words: number; blockIds: string[] }[] = [
    { heading: null, words: 0, blockIds: [] },
  ];
  for (const node of blocksBetweenHeadings(document)) {
    if (node.type === 'heading') {
      sections.push({
        heading: { level: node.depth, text: headingText(node), id: node.id ?? null },
        words: 0,
        blockIds: collectIds([node]),
      });
      continue;
    }
    const current = sections.at(-1);
    if (current === undefined) continue;
    current.words += countTextWords(plainText(node));
    current.blockIds.push(...collectIds([node]));
  }
  return sections.filter(({ heading, words }) => heading !== null || words > 0);
}

/** The top-level blocks; a list or quotation with headings in it is taken apart, because each of them begins a section. */
function blocksBetweenHeadings(document: ContentDocument): Nodes[] {
  const holders = new Set<Nodes>();
  walkNodes(document, (node, ancestors) => {
    if (node.type === 'heading') for (const ancestor of ancestors) holders.add(ancestor);
  });
  const apart = (node: Nodes): Nodes[] =>
    holders.has(node) && 'children' in node ? node.children.flatMap(apart) : [node];
  return apart(document);
}

/** Where the last block stands that is no line on rights. */
const findLastBeforeImprint = (children: readonly RootContent[]): number =>
  children.findLastIndex((node) => !/^\s*(?:©|\(c\)|copyright\b)/i.test(plainText(node)));

/** Blocks at the end of a text that close it with an invitation. */
const CLOSING_BLOCKS = 3;

/** Where the last block stands behind which more text can follow: a closing invitation with its heading stays the end. */
function findLastBeforeClosing(children: readonly RootContent[]): number {
  const last = findLastBeforeImprint(children);
  const first = Math.max(0, last - CLOSING_BLOCKS + 1);
  const link = children.findIndex(
    (node, at) => at >= first && at <= last && node.type === 'paragraph' && isLinkAlone(node),
  );
  if (link === -1) return last;
  const heading = children.slice(first, link).findLastIndex(({ type }) => type === 'heading');
  const before = (heading === -1 ? link : first + heading) - 1;
  return before > 0 && children[before]?.type !== 'heading' ? before : last;
}

/** A line of nothing but links: the button of an invitation, most often. */
function isLinkAlone(node: Nodes): boolean {
  let linked = '';
  walkNodes(node, (child) => {
    if (child.type !== 'link' && child.type !== 'linkReference') return;
    linked += plainText(child);
    return 'skip';
  });
  return linked !== '' && linked.replaceAll(/\s/g, '').length >= 0.8 * plainText(node).replaceAll(/\s/g, '').length;
}

function idsWithin(nodes: readonly RootContent[]): Set<string> {
  const ids = new Set<string>();
  for (const node of nodes) {
    walkNodes(node, ({ id }) => {
      if (id !== undefined) ids.add(id);
    });
  }
  return ids;
}

function collectIds(nodes: readonly (RootContent | Nodes)[]): string[] {
  return nodes.flatMap(({ id }) => id ?? []);
}
