import { type ObjectionRule, quoted } from './objection.ts';

const hiding =
  /<[^>]*\b(?:hidden\b(?!\s*=\s*["']?(?:false|until-found))|aria-hidden\s*=\s*["']?true)[^>]*>|style\s*=\s*(?:"[^"]*|'[^']*)(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:[;"']|$)|font-size\s*:\s*0|(?:max-)?(?:height|width)\s*:\s*[01](?:px)?\s*[;"']|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{3,}|clip(?:-path)?\s*:|(?<![-\w])color\s*:\s*(?:#fff(?:fff)?\b|white\b|transparent\b|rgba?\(\s*255\s*,\s*255\s*,\s*255))|class\s*=\s*["'][^"']*\b(?:sr-only|visually-hidden|screen-reader-text|d-none|invisible)\b|<(?:template|noscript|script|style)\b|<font[^>]*color\s*=\s*["']?(?:#fff|white)/i;

/** Signs that take no room; a few belong to some scripts, a run of them to none. */
const invisible =
  /[\u200B\u2060\u2063\uFEFF]{2,}|(?:[\u200B\u2060-\u2064\uFEFF][^\u200B\u2060-\u2064\uFEFF]{0,3}){5,}/u;

/** What is added is there for readers, not in comments or hidden elements. */
export const isVisible: ObjectionRule = ({ added, value }) => {
  const html = value ?? added.html.join('\n');
  const comment = /<!--([\s\S]*?)(?:-->|$)/.exec(html)?.[1];
  if (comment !== undefined && /[\p{L}\p{N}]{2}/u.test(comment)) {
    return [`${quoted(comment)} is an HTML comment, which no reader sees.`];
  }
  const element = hiding.exec(html)?.[0];
  if (element !== undefined) return [`The edit has text that readers do not see: ${quoted(element)}.`];
  const text = value ?? added.sentences.join('\n');
  return invisible.test(text) ? ['The edit has invisible characters between its letters.'] : [];
};
