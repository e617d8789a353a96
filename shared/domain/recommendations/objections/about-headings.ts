import { matchable } from '../../fields/keyword-match.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Below every new heading stands text, and no two of them are the same. */
export const headingsHaveText: ObjectionRule = ({ added: { blocks: newBlocks }, after, criteria }) => {
  const isNew = new Set(newBlocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  if (isNew.size === 0) return [];
  const blocks = after.input.document?.children ?? [];
  const headings = blocks.flatMap((block, at) => {
    if (block.type !== 'heading') return [];
    const next = blocks[at + 1];
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= block.depth);
    return [{ text: plainText(block), isEmpty: isEmpty && block.depth > 1 }];
  });
  const added = headings.filter(({ text }) => isNew.has(text));
  const empty = added.filter(({ isEmpty }) => isEmpty);
  const isFor = [...criteria].some((key) => /heading/.test(key));
  if (empty[0] && empty.length * 2 > added.length && (isFor || empty.length > 1))
    return [message('objections.headings.empty', { heading: quoted(empty[0].text) })];
  const twice = added.filter(({ text }, at) =>
    added.slice(0, at).some((other) => matchable(other.text) === matchable(text)),
  );
  return twice[0] && twice.length * 3 >= added.length
    ? [message('objections.headings.twice', { heading: quoted(twice[0].text) })]
    : [];
};
