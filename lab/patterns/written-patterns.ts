import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceNode, visitSource } from '../../scripts/source-tree.ts';
import type { Pattern } from './pattern.ts';
import { productFiles, root } from './product-files.ts';

interface WrittenPatterns {
  readonly literals: readonly Pattern[];
  /** Where a pattern is built when the program runs, as `file:line` of the call. */
  readonly constructions: readonly string[];
}

/** A literal stands where a value begins, behind white space or one of these. Tables of words have none, and need no parser then. */
const mayBegin = /(?:^|[\s([{,;=!&|?:>}])\/(?![/*>])|\bRegExp\b/m;

/** The regular expressions that the product's source files write, read by a parser. */
export function writtenPatterns(): WrittenPatterns {
  const literals: Pattern[] = [];
  const constructions: string[] = [];
  for (const file of productFiles()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!mayBegin.test(text)) continue;
    const at = ({ start }: SourceNode): string => `${file}:${text.slice(0, start).split('\n').length}`;
    visitSource(file, text, (node) => {
      const literal = literalParts(node);
      if (literal !== null) literals.push({ ...literal, at: [at(node)] });
      if (buildsPattern(node)) constructions.push(at(node));
    });
  }
  return { literals, constructions };
}

function literalParts({ type, regex }: SourceNode): { source: string; flags: string } | null {
  if (type !== 'Literal' || regex === undefined || regex === null) return null;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}

function buildsPattern({ type, callee }: SourceNode): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  const called = callee as SourceNode;
  return called.type === 'Identifier' && called['name'] === 'RegExp';
}
