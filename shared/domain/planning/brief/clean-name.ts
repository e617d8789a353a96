import { isFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { amountIn } from '../../language/money-amount.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import { wordsFor } from '../words/words-for.ts';

const NAME_CHARACTERS_MAX = 80;
const notNames = compiled(String.raw`^(?:${wordsFor('notNames')})\b`);
/** "Atendemos autos, …": what "we" do; not a noun that ends as such a verb does. */
const opensWithOurVerb = compiled(
  String.raw`^(?!(?:${wordsFor('firstPersonNouns')})(?!\p{L}))(?:${wordsFor('verb')})\s(?=\S)`,
);
const atName = new RegExp(String.raw`^(?:${wordsFor('atName')}) (?=\p{Lu})`, 'u');
const endOfName = new RegExp(String.raw`(?<!\b(?:${wordsFor('endOfName')})\s?)\.$`, 'u');
const inTown = new RegExp(String.raw`\s(?:${wordsFor('inTown')})\s(\p{Lu}\p{L}+)\.?$`, 'u');

/** A found name without what is no part of it; null for what names nothing. */
export function cleaned(found: string, language: Language | null): string | null {
  // "Since 1987 the Harrow family": a small word and a figure say when.
  const bare = found
    .replace(atName, '')
    .replace(inTown, (whole, town: string) => (placeMentions(town).length > 0 ? '' : whole));
  const name = bare.replace(endOfName, '').trim();
  if (
    !/\p{L}{2}|\p{L}\d|\d\p{L}|\p{L}&\p{L}/u.test(name) ||
    name.length > NAME_CHARACTERS_MAX ||
    notNames.test(name) ||
    amountIn(name) !== null ||
    opensWithOurVerb.test(name) ||
    ((/^\S+\s\d/u.test(name) || !name.includes(' ')) &&
      isFunctionWord(normalizeWord(name.split(' ')[0] ?? '', language), language))
  )
    return null;
  return name.toWellFormed();
}
