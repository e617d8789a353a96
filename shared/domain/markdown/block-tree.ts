import type { Nodes, Root } from 'mdast';
import { isBlock } from './content-document.ts';

/** A block and its place, as the matching sees it. */
export interface Block {
  node: Nodes;
  id: string | undefined;
  /** Equal for two blocks with the same content, whatever their ids. */
  fingerprint: number;
  /** The blocks directly inside. */
  children: Block[];
}

/** Whether two documents have the same content, whatever the ids of their blocks and the marks that they were written with. */
export function hasSameContent(one: Readonly<Root>, other: Readonly<Root>): boolean {
  const reader = new BlockReader();
  return reader.treeOf(one).fingerprint === reader.treeOf(other).fingerprint;
}

/** Reads documents as trees of their blocks; fingerprints can be compared between documents of one reader. */
export class BlockReader {
  /** Numbers contents: equal content gets an equal number, so no digest can collide. */
  readonly #numbers = new Map<string, number>();
  /** Documents that were parsed one after the other share the nodes of parts that did not change. */
  readonly #known = new Map<Nodes, Block>();

  treeOf(document: Readonly<Root>): Block {
    return this.#blockOf(document);
  }

  #blockOf(node: Nodes): Block {
    const known = this.#known.get(node);
    if (known !== undefined) return copyOfBlock(known);
    const children: Block[] = [];
    const block = { node, id: node.id, fingerprint: this.#fingerprint(node, children), children };
    this.#known.set(node, block);
    return block;
  }

  #fingerprint(node: Nodes, blocks: Block[]): number {
    // Every value after its length, so that two nodes have one text only when they have one content.
    let content = '';
    for (const [name, value] of Object.entries(node)) {
      if (name === 'id' || name === 'children' || name === 'position' || value === null || value === undefined)
        continue;
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      content += `${name}:${text.length}:${text};`;
    }
    if ('children' in node) {
      for (const child of node.children) {
        if (isBlock(child, node)) {
          const block = this.#blockOf(child);
          blocks.push(block);
          content += `${block.fingerprint},`;
        } else {
          content += `${this.#fingerprint(child, blocks)},`;
        }
      }
    }
    return this.#number(content);
  }

  #number(content: string): number {
    const known = this.#numbers.get(content);
    if (known !== undefined) return known;
    this.#numbers.set(content, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** As it was read: with the ids of the nodes, not with those that it got since. */
const copyOfBlock = ({ node, fingerprint, children }: Block): Block => ({
  node,
  id: node.id,
  fingerprint,
  children: children.map(copyOfBlock),
});

/** The blocks inside a block, in document order. */
export function visitBlocks(block: Block, visit: (block: Block) => void): void {
  for (const child of block.children) {
    visit(child);
    visitBlocks(child, visit);
  }
}
