import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../../language/languages.ts';
import { message } from '../../messages/message.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const hiding = new RegExp(alternatives('recommendations', 'hiding'), 'i');

/** Signs that take no room; a few belong to some scripts, a run of them to none. */
const invisible =
  /[\u200B\u2060\u2063\uFEFF]{2,}|(?:[\u200B\u2060-\u2064\uFEFF][^\u200B\u2060-\u2064\uFEFF]{0,3}){5,}/u;

/** Letters of another script that stand for their likeness: no word is written so, but for a symbol or two. */
const ofTwoScripts =
  /\p{Script=Latin}\p{M}{0,4}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}{0,4}\p{Script=Latin}/u;
const words = /[\p{L}\p{M}]+/gu;
const MIXED_MIN = 3;

/** They divide words where a script has no spaces; inside the words of others they only keep a word from being found. */
const betweenLetters = /(?<=[\p{L}\p{N}])[\u200B\u2060-\u2064\uFEFF]+(?=[\p{L}\p{N}])/gu;
const withoutSpaces: ReadonlySet<Language | null> = new Set(['th']);
const IN_WORDS_MAX = 3;

/** Refuses additions that readers cannot see: in comments or hidden elements. */
export const isVisible: ObjectionRule = ({ added, value, language }) => {
  const html = value ?? added.html.join('\n');
  const comment = /<!--([\s\S]*?)(?:-->|$)/.exec(html)?.[1];
  if (comment !== undefined && /[\p{L}\p{N}]{2}/u.test(comment)) {
    return [message('objections.hiding.comment', { text: quoted(comment) })];
  }
  const element = hiding.exec(html)?.[0];
  if (element !== undefined) return [message('objections.hiding.element', { element: quoted(element) })];
  const text = value ?? added.sentences.join('\n');
  const mixed = (text.match(words) ?? []).filter((word) => ofTwoScripts.test(word));
  if (mixed.length >= MIXED_MIN) return [message('objections.hiding.scripts', { words: quoted(mixed.join(', ')) })];
  const inWords = withoutSpaces.has(language) ? 0 : (text.match(betweenLetters)?.length ?? 0);
  if (inWords >= (value === null ? IN_WORDS_MAX : 1)) return [message('objections.hiding.invisible')];
  return invisible.test(text) ? [message('objections.hiding.invisible')] : [];
};
