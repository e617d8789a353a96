import { matchable } from '../../fields/keyword-match.ts';
import { textBlocks } from '../added-content.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Below every new heading stands text, and no two headings are the same. */
export const headingsHaveText: ObjectionRule = ({ added, after }) => {
  const isNew = new Set(added.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  if (isNew.size === 0) return [];
  const blocks = textBlocks(after.input.document ?? { type: 'root', children: [] });
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading' || !isNew.has(block.text)) continue;
    const next = blocks[at + 1];
    const isEmpty = next === undefined || (next.kind === 'heading' && next.level <= block.level);
    if (isEmpty && block.level > 1) return [`There is no text below the new heading ${quoted(block.text)}.`];
    if (headings.filter(({ text }) => matchable(text) === matchable(block.text)).length > 1)
      return [`The heading ${quoted(block.text)} stands there twice.`];
  }
  return [];
};
