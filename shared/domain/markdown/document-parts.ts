import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { cutText, READ_HEADING_CHARACTERS_MAX, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';
import type { ContentDocument } from './content-document.ts';
import { plainText } from './plain-text.ts';
import { markdownFromDocument } from './serialize-markdown.ts';
import { walkNodes } from './walk-nodes.ts';

interface DocumentHeading {
  level: Heading['depth'];
  text: string;
  /** Null only when the document was parsed without ids. */
  id: string | null;
}

interface DocumentLink {
  /** As written, not resolved. */
  href: string;
  text: string;
  /** Id of the closest block around the link. */
  blockId: string | null;
  /** Whether nothing with a letter or a digit stands between it and the link before. */
  followsLink: boolean;
}

/** The headings of a document in order, also those inside quotes and lists. */
export function headings(document: Root): DocumentHeading[] {
  const found: DocumentHeading[] = [];
  walkNodes(document, (node) => {
    if (node.type === 'heading') found.push({ level: node.depth, text: headingText(node), id: node.id ?? null });
  });
  return found;
}

/** The text of a heading, as far as it is read. */
export const headingText = (heading: Heading): string => cutText(plainText(heading), READ_HEADING_CHARACTERS_MAX);

/** The links of a document in order, reference links resolved. Images are not links. */
export function links(document: Root): DocumentLink[] {
  const definitions = definedUrls(document);
  const found: DocumentLink[] = [];
  let followsLink = false;
  walkNodes(document, (node, ancestors) => {
    const href = readHref(node, definitions);
    if (href === undefined) {
      if (isWritten(node)) followsLink = false;
      return;
    }
    found.push({
      href,
      text: cutText(plainText(node), READ_LINE_CHARACTERS_MAX),
      blockId: closestBlockId(ancestors),
      followsLink,
    });
    followsLink = true;
    return 'skip';
  });
  return found;
}

/**
 * The Markdown of the blocks with these ids, in document order; a block inside another one that is asked for appears
 * once. Ids that are no longer in the document are left out; null when none is left.
 */
export function markdownOfNodes(document: ContentDocument, ids: readonly string[]): string | null {
  const wanted = new Set(ids);
  const excerpt: RootContent[] = [];
  walkNodes(document, (node) => {
    if (node.type === 'root' || node.id === undefined || !wanted.has(node.id)) return;
    excerpt.push(node);
    return 'skip';
  });
  return excerpt.length === 0 ? null : markdownFromDocument({ type: 'root', children: excerpt.map(standingAlone) });
}

const isWritten = (node: Nodes): boolean =>
  (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') && /[\p{L}\p{N}]/u.test(node.value);

function readHref(node: Nodes, definitions: Map<string, string>): string | undefined {
  if (node.type === 'link') return node.url;
  return node.type === 'linkReference' ? definitions.get(node.identifier) : undefined;
}

/** The first definition of a label wins (CommonMark, link reference definitions). */
function definedUrls(document: Root): Map<string, string> {
  const urls = new Map<string, string>();
  walkNodes(document, (node) => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
  });
  return urls;
}

function closestBlockId(ancestors: readonly Nodes[]): string | null {
  return ancestors.findLast((node) => node.id !== undefined)?.id ?? null;
}

/** List items and table rows are no Markdown by themselves: they get the container that they need. */
function standingAlone(node: RootContent): RootContent {
  if (node.type === 'listItem') return { type: 'list', ordered: false, spread: false, children: [node] };
  if (node.type === 'tableRow') return { type: 'table', children: [node] };
  return node;
}
