import type { Nodes, Root } from 'hast';
import { collapse, isBlockElement, isUnseen } from './hast-text.ts';

/** A run of text that stands on its own lines: a paragraph, a list item, a table cell … */
export interface TextBlock {
  text: string;
  /** How much of the text is inside of links. */
  linkLength: number;
}

/** The visible text of a tree, block by block in document order, empty ones left out. */
export function textBlocks(root: Root): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = '';
  let linkLength = 0;

  function close(): void {
    const collapsed = collapse(text);
    if (collapsed !== '') blocks.push({ text: collapsed, linkLength: Math.min(linkLength, collapsed.length) });
    text = '';
    linkLength = 0;
  }

  function visit(node: Nodes, inLink: boolean): void {
    if (node.type === 'text') {
      text += node.value;
      if (inLink) linkLength += collapse(node.value).length;
    }
    if (!('children' in node) || (node.type === 'element' && isUnseen(node))) return;
    const isBlock = node.type === 'element' && isBlockElement(node);
    if (isBlock) close();
    for (const child of node.children) visit(child, inLink || (node.type === 'element' && node.tagName === 'a'));
    if (isBlock) close();
  }

  visit(root, false);
  close();
  return blocks;
}

/** Text outside of links: link lists are not content. */
export function proseLength(blocks: readonly TextBlock[]): number {
  return blocks.reduce((length, block) => length + block.text.length - block.linkLength, 0);
}

const paragraphWeight = 80;

/** A paragraph that someone wrote, and no list of links: shorter ones are labels and teasers. */
export const isParagraph = ({ text, linkLength }: TextBlock): boolean =>
  linkLength < text.length * 0.3 && (text.length >= paragraphWeight || weight(text) >= paragraphWeight);

/** Characters, with those that are each a word by itself (Chinese, Japanese, Korean) counted twice. */
export const weight = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

const cutBeginning = (text: string): string => text.slice(0, 40);

export const toLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Whether a text is in the blocks, by its beginning: on the way to the blocks some may have been joined, or divided at sentences. */
export function findBeginnings(blocks: readonly Pick<TextBlock, 'text'>[]): (text: string) => boolean {
  const beginnings = new Set(
    blocks.flatMap(({ text }) => [
      cutBeginning(text),
      ...[...text.matchAll(/(?<=[.!?。！？:]\s?)\S/g)].map(({ index }) => cutBeginning(text.slice(index))),
    ]),
  );
  return (text) => beginnings.has(cutBeginning(text));
}
