import { placeMentions } from '../../places/places.ts';

/** A brief in capitals says nothing by its capitals: only what stands in quotation marks and places that we know begin with one. */
export function toUsualCase(brief: string): string {
  const letters = brief.slice(0, 2_000).match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (letters.length < 12 || upper / letters.length < 0.8) return brief;
  return brief
    .toLowerCase()
    .replaceAll(/["“„«]\p{L}[^"“”„«»\n]{1,59}["”“»]/gu, (quoted) =>
      quoted.replaceAll(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()),
    )
    .replaceAll(/\p{L}{4,}/gu, (word) => {
      const name = word.slice(0, 1).toUpperCase() + word.slice(1);
      return placeMentions(name).length > 0 ? name : word;
    });
}
