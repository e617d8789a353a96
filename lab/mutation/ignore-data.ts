/**
 * Keeps data and words from mutation: `''` in place of a word of a list, or of a sentence for a reader, asks for a test that
 * repeats the list or the sentence, and such a test guarantees nothing. A table keeps one mutant, the empty table.
 */
import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Of a node in Babel's tree, what is read here. */
interface SyntaxNode {
  type: string;
  value?: unknown;
  quasis?: readonly { value: { raw: string } }[];
}

interface SyntaxPath extends NodePath {
  node: SyntaxNode;
  getFunctionParent: () => SyntaxPath | null;
  findParent: (matches: (path: SyntaxPath) => boolean) => SyntaxPath | null;
}

const isCollection = ({ type }: SyntaxNode): boolean => type === 'ArrayExpression' || type === 'ObjectExpression';
const isFunction = ({ type }: SyntaxNode): boolean =>
  type.endsWith('Function') || type.endsWith('FunctionExpression') || type === 'ObjectMethod';

function containsFunction(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(containsFunction);
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return isFunction(value as SyntaxNode) || Object.values(value).some(containsFunction);
}

/** The text of a literal without parts that are computed; null for every other node. */
function literalText({ type, value, quasis }: SyntaxNode): string | null {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral' || quasis?.length !== 1) return null;
  return quasis[0]?.value.raw ?? null;
}

const ignorer: Ignorer = {
  shouldIgnore(nodePath) {
    const path = nodePath as SyntaxPath;
    const text = literalText(path.node);
    if (text !== null && /\s/u.test(text)) return 'words for a reader';
    if (path.getFunctionParent() !== null) return undefined;
    if (text !== null) return 'data of a table';
    if (!isCollection(path.node) || containsFunction(path.node)) return undefined;
    return path.findParent(({ node }) => isCollection(node)) === null ? undefined : 'data of a table';
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'data', ignorer)];
