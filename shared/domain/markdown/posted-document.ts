import type { Root } from 'mdast';
import { maxTreeDepth } from './parse-markdown.ts';
import { type ContentKind, isAllowed, nodeRules } from './posted-nodes.ts';

/** `message` names the node that is wrong by its path, as in `doc.children[2].children[0]`. */
type PostedDocument = { ok: true; document: Root } | { ok: false; message: string };

/** As many nodes as 1,000,000 characters of Markdown make. */
const maxNodes = 250_000;

const maxIdCharacters = 100;

/** Where blocks stand: the nodes that carry an id. */
const blockKinds = new Set<ContentKind>(['flow', 'listItem', 'tableRow']);

interface Pending {
  value: unknown;
  path: string;
  /** The content that the parent allows; null for the root. */
  expected: ContentKind | null;
  depth: number;
  /** Where the checked copy goes. */
  siblings: CheckedNode[];
}

interface CheckedNode {
  type: string;
  children?: CheckedNode[];
}

/**
 * Checks a posted structured document (mdast with GFM): known node types, their fields and nothing else, children that
 * Markdown can express, at most 100 levels and 250,000 nodes. The answer is a copy without positions.
 */
export function parsePostedDocument(value: unknown): PostedDocument {
  const roots: CheckedNode[] = [];
  const pending: Pending[] = [{ value, path: 'doc', expected: null, depth: 0, siblings: roots }];
  let count = 0;
  // A stack instead of recursion: a body of brackets alone must not overflow it.
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    count += 1;
    if (count > maxNodes) return { ok: false, message: `doc has more than ${maxNodes} nodes` };
    const problem = checkNode(next, pending);
    if (problem !== null) return { ok: false, message: problem };
  }
  const [root] = roots;
  return isRoot(root) ? { ok: true, document: root } : { ok: false, message: 'doc must be of type "root"' };
}

/** The rules have been applied to every node below: the compiler still has to learn that the top one is a root. */
function isRoot(node: CheckedNode | undefined): node is Root & CheckedNode {
  return node?.type === 'root';
}

function checkNode({ value, path, expected, depth, siblings }: Pending, pending: Pending[]): string | null {
  if (!isRecord(value)) return `${path} must be an object`;
  const { type, id, children, position: _, ...fields } = value;
  if (typeof type !== 'string') return `${path}.type must be a string`;
  const rules = nodeRules.get(type);
  if (rules === undefined) return `${path}.type is unknown: ${JSON.stringify(type.slice(0, 50))}`;
  if (expected === null ? type !== 'root' : !isAllowed(type, expected))
    return expected === null ? `${path}.type must be "root"` : `${path}: ${type} is not allowed here`;
  if (depth > maxTreeDepth) return `${path} is nested deeper than ${maxTreeDepth} levels`;
  if (id !== undefined && id !== null && !isId(id))
    return `${path}.id must be a string of 1 to ${maxIdCharacters} characters`;
  const parsed = rules.fields.safeParse(fields);
  if (!parsed.success) return fieldProblem(path, parsed.error.issues[0]);
  const node: CheckedNode = {
    type,
    ...(isId(id) && expected !== null && blockKinds.has(expected) ? { id } : {}),
    ...parsed.data,
  };
  siblings.push(node);
  if (rules.children === null) return children === undefined ? null : `${path}.children: ${type} has no children`;
  if (!Array.isArray(children)) return `${path}.children must be an array`;
  const checked: CheckedNode[] = [];
  node.children = checked;
  // Last first, so that the stack gives them out, and they arrive, in order.
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child: unknown = children[index];
    pending.push({
      value: child,
      path: `${path}.children[${index}]`,
      expected: rules.children,
      depth: depth + 1,
      siblings: checked,
    });
  }
  return null;
}

function fieldProblem(path: string, issue: { code: string; path: PropertyKey[]; message: string } | undefined): string {
  if (issue === undefined) return `${path} is invalid`;
  if (issue.code === 'unrecognized_keys') return `${path} has an unknown field: ${issue.message}`;
  return `${[path, ...issue.path].map(String).join('.')}: ${issue.message}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id.length > 0 && id.length <= maxIdCharacters;
}
