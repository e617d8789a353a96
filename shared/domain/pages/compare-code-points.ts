/**
 * Orders two strings by Unicode code point, which is also the order of their UTF-8 bytes and so DynamoDB's. JavaScript's `<`
 * compares UTF-16 units and puts an emoji (a surrogate pair) before U+E000 to U+FFFF.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const unitOfA = a.charCodeAt(at);
    const unitOfB = b.charCodeAt(at);
    if (unitOfA !== unitOfB) return codePointRank(unitOfA) - codePointRank(unitOfB);
  }
  return a.length - b.length;
}

/** Moves the surrogates behind the rest of the basic plane. */
const codePointRank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);
