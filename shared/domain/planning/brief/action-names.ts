import { readBriefReading } from '../../../language-data/brief-reading/read-brief-reading.ts';
import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** A noun that names what is done already. */
const namesAction = compiled(`(?:${wordsFor('namesAction')})`);
const WORDS_MAX = 4;

/**
 * The name of a page for what a verb does to a thing; the thing itself where the verb sells or makes it. "We repair bicycles" offers bicycle
 * repair, and no bicycles.
 */
export function nameOfAction(verb: string, thing: string, language: Language | null): string {
  const found =
    language === null
      ? undefined
      : readBriefReading(language)?.actions?.find(({ verbs }) => wordPattern(verbs.join('|')).test(verb));
  if (found === undefined || thing.split(' ').length > WORDS_MAX || namesAction.test(thing)) return thing;
  const [first = '', ...rest] = Array.from(thing);
  const small = found.name.startsWith('{it}') && language !== 'en' ? thing : first.toLowerCase() + rest.join('');
  const named = found.name.replace('{it}', () => small).replace('{one}', () => singular(small));
  return language === 'fr' ? named.replace(/ de (?=[aeiouyéèêàâîïôhœ])/u, " d'") : named;
}

/** English says what something is done to in the singular: "bike repair", "battery repair". */
const singular = (thing: string): string => thing.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=[^su])s$/u, '');
