/** The syntax tree of a source file, by the parser that Vite brings along: TypeScript 7 has no stable interface for one. */
import { parseSync } from 'vite';

/** A node of the tree, as ESTree has it. */
export interface SourceNode {
  readonly type: string;
  /** Where it begins in the text. */
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit` for each node of a file, an outer one before those in it. @throws SyntaxError for a file with a syntax error. */
export function visitSource(file: string, text: string, visit: (node: SourceNode) => void): void {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const walk = (value: unknown): void => {
    if (isNode(value)) visit(value);
    const parts = typeof value === 'object' && value !== null && !(value instanceof RegExp) ? Object.values(value) : [];
    for (const part of parts) walk(part);
  };
  walk(program);
}
