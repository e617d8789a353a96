import { formatBlock, replaceWords } from '../body/block-html.ts';
import { splitHtml } from '../body/html-segments.ts';
import { mergeBody, type Notation } from '../body/merge-body.ts';
import { isBalanced, textToHtml } from '../html-text.ts';
import { prepareFields } from '../prepare-fields.ts';
import type { LiveItem, TargetItem } from '../target.ts';
import type { WordpressItem } from './parse-item.ts';
import { placeFields } from './wordpress-fields.ts';

export function toLiveItem(item: TargetItem, wordpress: WordpressItem): LiveItem {
  const readSlot = (slot: string): string | null => wordpress.slots.get(slot) ?? null;
  return {
    ...item,
    revision: wordpress.modified,
    readSlot,
    prepare: (wanted) =>
      prepareFields(
        wanted,
        placeFields(
          wordpress,
          wanted.find(({ field }) => field === 'h1'),
        ),
        {
          readSlot,
          encode: (slot, text) => (slot.startsWith('meta.') ? text : textToHtml(text)),
          mergeBody: (stored, { original, value }) =>
            mergeBody({ stored, base: original, edited: value }, notationOf(stored)),
        },
      ),
  };
}

const notationOf = (stored: string): Notation => {
  const isBlockEditor = stored.includes('<!-- wp:');
  return {
    split: splitHtml,
    format: (block) => formatBlock(block, isBlockEditor),
    reword: replaceWords,
    isWhole: isBalanced,
  };
};
