import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript5';
import type { Pattern } from './pattern.ts';
import { productFiles, root } from './product-files.ts';

export interface WrittenPatterns {
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
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file));
    const at = (node: ts.Node): string => {
      return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
    };
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.push({ ...literalParts(node.text), at: [at(node)] });
      if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
        const { expression } = node;
        if (ts.isIdentifier(expression) && expression.text === 'RegExp') constructions.push(at(node));
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, constructions };
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function literalParts(text: string): { source: string; flags: string } {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}
