import type { Nodes } from 'mdast';

/** The readable text of a node: blocks on separate lines, no Markdown syntax, no HTML tags; image alt texts included. */
export const plainText = (node: Nodes): string => readText(node, true);

/** `plainText` without alternative texts: the words that a visitor reads. */
export const shownText = (node: Nodes): string => readText(node, false);

function readText(node: Nodes, alternatives: boolean): string {
  const parts: string[] = [];
  collectText(node, parts, alternatives);
  // Single spaces are not replaced by themselves, which is most of the work.
  return parts
    .join('')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

const inlineTypes = new Set<Nodes['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
]);

function collectText(node: Nodes, parts: string[], alternatives: boolean): void {
  const ownLine = !inlineTypes.has(node.type) && node.type !== 'html' && node.type !== 'tableCell';
  if (ownLine) parts.push('\n');
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      parts.push(node.value);
      break;
    case 'html':
      parts.push(htmlText(node.value));
      break;
    case 'image':
    case 'imageReference':
      // A picture stands beside the words, not in one of them.
      if (alternatives && node.alt) parts.push(` ${node.alt} `);
      break;
    case 'break':
      parts.push('\n');
      break;
    case 'tableCell':
      parts.push(' ');
      break;
    default:
  }
  if ('children' in node) for (const child of node.children) collectText(child, parts, alternatives);
  if (ownLine) parts.push('\n');
}

/** Text between the tags. Comments, scripts and styles are nothing that a visitor reads. */
function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .split(/<(?=(?:script|style)\b)/i)
    .map((part, at) => (at === 0 ? part : skipElement(part)))
    .join('')
    .replace(/<[^<>]*>/g, ' ');
}

/** Of a text that begins in a script or a style, what stands behind its end; nothing when it has none. */
function skipElement(text: string): string {
  const end = /<\/(?:script|style)>/i.exec(text);
  return end === null ? '' : text.slice(end.index + end[0].length);
}
