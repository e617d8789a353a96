import type { Nodes } from 'mdast';

/** The readable text of a node: blocks on separate lines, no Markdown syntax, no HTML tags; image alt texts included. */
export function plainText(node: Nodes): string {
  const parts: string[] = [];
  collectText(node, parts);
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
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

function collectText(node: Nodes, parts: string[]): void {
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
      parts.push(node.alt ?? '');
      break;
    case 'break':
      parts.push('\n');
      break;
    case 'tableCell':
      parts.push(' ');
      break;
    default:
  }
  if ('children' in node) for (const child of node.children) collectText(child, parts);
  if (ownLine) parts.push('\n');
}

/** Text between the tags. Comments, scripts and styles are nothing that a visitor reads. */
function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<[^<>]*>/g, ' ');
}
