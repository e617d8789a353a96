const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Characters as lists of results show them: wide ones take the room of two. */
export function shownLength(text: string): number {
  let length = 0;
  for (const character of text) length += wide.test(character) ? 2 : 1;
  return length;
}
