import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

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

const NAME_WORDS_MAX = 5;

/** "We are greystone dental care in Harrogate": of a text that was in capitals, what "we are" and "called" say is the name. */
export function capitalizeName(text: string, { weAre, named, at }: ReadingWords): string {
  const name = compiled(
    String.raw`((?:^|[.!?\n]\s{0,4}|\s)(?:${weAre}|${named}),?\s(?:(?:${wordsFor('name')})\s)?)((?:[\p{L}\p{N}&'’.-]{1,40}\s){1,${NAME_WORDS_MAX}}?)(?=(?:${at}|${wordsFor('nameAnd')})\s|[,;–-])`,
  );
  return text.replace(
    name,
    (_, cue: string, said: string) =>
      cue + said.replaceAll(/(?<![\p{L}'’])\p{Ll}(?=\p{L}|$)/gu, (letter) => letter.toUpperCase()),
  );
}
