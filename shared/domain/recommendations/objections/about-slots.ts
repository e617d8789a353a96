import { countTextWords } from '../../language/segment-words.ts';
import { prose } from './about-wording.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Brackets that a template left, in any language: more than one, and many for the length of the text. A quotation has one here and there. */
const SLOTS_MIN = 2;
const WORDS_FOR_A_SLOT = 9;

/** What is to be filled in is filled in. */
export const isFilledIn: ObjectionRule = (edit) => {
  if (edit.targetField === 'schema') return [];
  const text = prose(edit);
  const slots = new Set(text.match(/\[\p{L}[^[\]\n]{1,40}\]|_{2,}|\.{5,}|(?<!\p{L})[xX]{3,}(?!\p{L})/gu) ?? []);
  const [first = ''] = slots;
  return slots.size >= SLOTS_MIN && slots.size * WORDS_FOR_A_SLOT > countTextWords(text)
    ? [`${quoted(first)} is still to be filled in.`]
    : [];
};
