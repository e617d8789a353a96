import type { Nodes, RootContent } from 'mdast';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { documentFromMarkdown } from '../../shared/domain/markdown/document-from-markdown.ts';
import { parseMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../shared/domain/markdown/serialize-markdown.ts';
import { walkNodes } from '../../shared/domain/markdown/walk-nodes.ts';
import { setBody } from '../../shared/domain/recommendations/content-after.ts';

type Document = NonNullable<GradingInput['document']>;
type Parent = { children: RootContent[] };

/** A body that is edited block by block, as in an editor: ids stay with what is left of a block. */
export class BodyEditor {
  readonly document: Document;

  constructor(document: Document) {
    this.document = structuredClone(document);
  }

  /** The Markdown of the block, with another one in its place. */
  rewrite(id: string, change: (markdown: string) => string): void {
    const found = this.#find(id);
    if (found === null) return;
    const { parent, at, node } = found;
    const before = markdownFromDocument({ type: 'root', children: [node] }).trim();
    const blocks = parseMarkdown(change(before)).children;
    const [first] = blocks;
    if (first !== undefined) first.id = id;
    parent.children.splice(at, 1, ...blocks);
  }

  /** After the block at the top level that holds this one; at the end where there is none. */
  insert(afterId: string | null, markdown: string): void {
    const { children } = this.document;
    const at = afterId === null ? -1 : children.findIndex((child) => holds(child, afterId));
    children.splice(at === -1 ? children.length : at + 1, 0, ...parseMarkdown(markdown).children);
  }

  /** Before the last blocks of the body, which stay its end. */
  insertBeforeEnd(blocks: readonly string[]): void {
    const { children } = this.document;
    const at = Math.max(Math.min(1, children.length), children.length - 3);
    children.splice(at, 0, ...blocks.flatMap((markdown) => parseMarkdown(markdown).children));
  }

  /** The page with the edited body, read as a new version is: every block has an id. */
  apply(page: GradingInput): GradingInput {
    const markdown = markdownFromDocument(this.document);
    let blocks = 0;
    const newId = (): string => {
      blocks += 1;
      return `new-${blocks}`;
    };
    return setBody(page, markdown, documentFromMarkdown({ markdown, previous: null, newId }));
  }

  #find(id: string): { parent: Parent; at: number; node: RootContent } | null {
    let found: { parent: Parent; at: number; node: RootContent } | null = null;
    walkNodes(this.document, (node) => {
      if (found !== null || !('children' in node)) return;
      const children = node.children as RootContent[];
      const at = children.findIndex((child) => child.id === id);
      const child = children[at];
      if (child !== undefined) found = { parent: { children }, at, node: child };
    });
    return found;
  }
}

function holds(node: Nodes, id: string): boolean {
  let found = false;
  walkNodes(node, (one) => {
    found ||= one.id === id;
  });
  return found;
}
