import { lettersOf } from '../comparable-text.ts';
import { storedText } from '../html-text.ts';
import type { Segment } from './merge-body.ts';

/** Blocks of the editor that only hold others. */
const containers: ReadonlySet<string> = new Set(['group', 'columns', 'column', 'cover', 'media-text']);

const toSegment = (text: string): Segment => ({ text, letters: lettersOf(storedText(text)) });

/** A comment of the block editor: `<!-- wp:list {"ordered":true} -->`, `<!-- /wp:list -->`, `<!-- wp:latest-posts /-->`. */
const comment = /^\s*(\/?)wp:([a-z][\w/-]*)/;

interface BlockComment {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly kind: 'open' | 'close' | 'void';
}

export function splitHtml(html: string): Segment[] {
  const comments = findComments(html);
  return (comments.length === 0 ? splitClassic(html) : splitBlocks(html, comments))
    .filter((part) => part !== '')
    .map(toSegment);
}

function findComments(html: string): BlockComment[] {
  const found: BlockComment[] = [];
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', start + 4)) {
    const close = html.indexOf('-->', start + 4);
    if (close < 0) break;
    const inner = html.slice(start + 4, close);
    const [, slash, name] = comment.exec(inner) ?? [];
    if (name === undefined) continue;
    const kind = slash === '/' ? 'close' : inner.trimEnd().endsWith('/') ? 'void' : 'open';
    found.push({ start, end: close + 3, name, kind });
  }
  return found;
}

/** Without blocks a blank line is a new paragraph. */
const splitClassic = (html: string): string[] => html.split(/(\n\s*\n)/);

/** The innermost blocks that are no mere containers. */
function splitBlocks(html: string, comments: readonly BlockComment[]): string[] {
  const parts: string[] = [];
  let at = 0;
  const cut = (end: number): void => {
    parts.push(html.slice(at, end));
    at = end;
  };
  let depth = 0;
  for (const { start, end, name, kind } of comments) {
    if (depth === 0) cut(start);
    if (containers.has(name) && depth === 0) cut(end);
    else if (kind === 'open') depth += 1;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    if (depth === 0) cut(end);
  }
  cut(html.length);
  return parts;
}
