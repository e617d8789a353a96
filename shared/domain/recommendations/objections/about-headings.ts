import { plainText } from '../../markdown/plain-text.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Below most new headings stands text. */
export const headingsHaveText: ObjectionRule = ({ added: { blocks: newBlocks }, after }) => {
  const added = new Set(newBlocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  const blocks = after.input.document?.children ?? [];
  const empty = blocks.filter((block, at) => {
    if (block.type !== 'heading' || block.depth === 1 || !added.has(plainText(block))) return false;
    const next = blocks[at + 1];
    return next === undefined || (next.type === 'heading' && next.depth <= block.depth);
  });
  return empty[0] && empty.length * 2 > added.size
    ? [message('objections.headings.empty', { heading: quoted(plainText(empty[0])) })]
    : [];
};
