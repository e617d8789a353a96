import type { Language } from '../../language/languages.ts';
import { type ObjectionRule, quoted } from './objection.ts';

const hiding =
  /<[^>]*\b(?:hidden\b(?!\s*=\s*["']?(?:false|until-found))|aria-hidden\s*=\s*["']?true)[^>]*>|style\s*=\s*(?:"[^"]*|'[^']*)(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:[;"']|$)|font-size\s*:\s*0|(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*[;"']|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{3,}|clip(?:-path)?\s*:|(?<![-\w])color\s*:\s*(?:#fff(?:fff)?\b|white\b|transparent\b|rgba?\(\s*255\s*,\s*255\s*,\s*255))|class\s*=\s*["'][^"']*\b(?:sr-only|visually-hidden|screen-reader-text|d-none|invisible)\b|<(?:template|noscript|script|style)\b|<font[^>]*color\s*=\s*["']?(?:#fff|white)/i;

/** Signs that take no room; a few belong to some scripts, a run of them to none. */
const invisible =
  /[\u200B\u2060\u2063\uFEFF]{2,}|(?:[\u200B\u2060-\u2064\uFEFF][^\u200B\u2060-\u2064\uFEFF]{0,3}){5,}/u;

/** Letters of another script that stand for their likeness: no word is written so, but for a symbol or two. */
const ofTwoScripts =
  /[\p{L}\p{M}]*(?:\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin})[\p{L}\p{M}]*/gu;
const MIXED_MIN = 3;

/** They divide words where a script has no spaces; inside the words of others they only keep a word from being found. */
const betweenLetters = /(?<=[\p{L}\p{N}])[\u200B\u2060-\u2064\uFEFF]+(?=[\p{L}\p{N}])/gu;
const withoutSpaces: ReadonlySet<Language | null> = new Set(['th']);
const IN_WORDS_MAX = 3;

/** What is added is there for readers, not in comments or hidden elements. */
export const isVisible: ObjectionRule = ({ added, value, language }) => {
  const html = value ?? added.html.join('\n');
  const comment = /<!--([\s\S]*?)(?:-->|$)/.exec(html)?.[1];
  if (comment !== undefined && /[\p{L}\p{N}]{2}/u.test(comment)) {
    return [`${quoted(comment)} is an HTML comment, which no reader sees.`];
  }
  const element = hiding.exec(html)?.[0];
  if (element !== undefined) return [`The edit has text that readers do not see: ${quoted(element)}.`];
  const text = value ?? added.sentences.join('\n');
  const mixed = text.match(ofTwoScripts) ?? [];
  if (mixed.length >= MIXED_MIN) return [`${quoted(mixed.join(', '))} have letters of two scripts that look alike.`];
  const inWords = withoutSpaces.has(language) ? 0 : (text.match(betweenLetters)?.length ?? 0);
  if (inWords >= (value === null ? IN_WORDS_MAX : 1)) return ['The edit has invisible characters between its letters.'];
  return invisible.test(text) ? ['The edit has invisible characters between its letters.'] : [];
};
