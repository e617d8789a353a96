import { amountIn } from '../../language/money-amount.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { listedObjects, type OfferingContext, type OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { type VerbPhrase, verbPhrases } from './verb-phrases.ts';

const clauseJoins = new RegExp(wordsFor('clauseJoins'), 'u');

/** Brackets behind an offering describe it, and the sentence goes on after them: "tours (half-day) and rentals". */
const removeVariants = (said: string, words: ReadingWords): string =>
  said.replaceAll(/\s?\(([^()]{1,200})\)/gu, (whole, inside: string) =>
    wordPattern(words.offers).test(inside) ? whole : '',
  );

/** Offerings behind the verbs of a sentence, clause by clause. */
export function offeredIn(said: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const items: OfferingItem[] = [];
  const clauses = removeVariants(said, words).split(clauseJoins);
  for (const whole of clauses) {
    const [clause = whole] = whole.split(because, 1);
    const found = wordPattern(words.offers).exec(clause);
    if (found) {
      items.push(...objectsBehind(clause, found, context));
    } else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...listedObjects(listItems(clause.slice(0, verb.index), words), words));
    }
  }
  return items;
}

/** Objects behind "we sell" and the verbs in a row with it. */
function objectsBehind(clause: string, found: RegExpExecArray, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const behind = clause.slice(found.index + found[0].length);
  const but = wordPattern(words.but).exec(behind);
  const text = but ? behind.slice(0, but.index) : behind;
  return verbPhrases(found[0], text, words).flatMap((phrase) => objectsOfPhrase(phrase, context));
}

/** ", both children and adults", ", preferably at home": for whom and how, behind the objects. */
const aside = compiled(String.raw`,\s(?:${wordsFor('aside')})\s.*`);

function objectsOfPhrase({ verb, text }: VerbPhrase, { words }: OfferingContext): OfferingItem[] {
  const objects = listItems(text.replace(aside, ''), words);
  // "…, 40 € la sesión": a price behind the objects.
  const things = objects.filter((object) => !object.startsWith(amountIn(object) ?? '\n'));
  return listedObjects(things, words).map((item) => ({ ...item, verb }));
}

/** Why something is so names nothing that is offered. */
const because = compiled(String.raw`\s(?:${wordsFor('because')})\s`);
