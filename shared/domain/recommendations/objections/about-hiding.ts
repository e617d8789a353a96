import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const hiding = new RegExp(alternatives('recommendations', 'hiding'), 'i');

/** Letters of another script that stand for their likeness: no word is written so, but for a symbol or two. */
const ofTwoScripts =
  /\p{Script=Latin}\p{M}{0,4}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}{0,4}\p{Script=Latin}/u;
const words = /[\p{L}\p{M}]+/gu;
const MIXED_MIN = 3;

/** Refuses additions that readers cannot see: in hidden elements, or in letters that only look like those of their words. */
export const isVisible: ObjectionRule = ({ added, value }) => {
  const html = value ?? added.html.join('\n');
  const element = hiding.exec(html)?.[0];
  if (element !== undefined) return [message('objections.hiding.element', { element: quoted(element) })];
  const text = value ?? added.sentences.join('\n');
  const mixed = (text.match(words) ?? []).filter((word) => ofTwoScripts.test(word));
  return mixed.length >= MIXED_MIN ? [message('objections.hiding.scripts', { words: quoted(mixed.join(', ')) })] : [];
};
