/** Letters and digits; of scripts without spaces each character. Addresses of links and pictures are no words. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The words of Markdown as they are compared. */
export const comparedWords = (markdown: string): string[] =>
  markdown
    .replaceAll(/\]\([^)\]]*\)/g, ']')
    .toLowerCase()
    .match(word) ?? [];

/** FNV-1a. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
