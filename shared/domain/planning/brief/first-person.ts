import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** Nouns that end as a verb of "we" does. */
const nouns = String.raw`(?:${wordsFor('firstPersonNouns')})`;
const verb = compiled(String.raw`^(?!${nouns}(?!\p{L}))(?:${wordsFor('verb')})\s(?=\S)`);

/** True for "Atendemos autos, …": a sentence that begins with what "we" do. */
export const opensWithOurVerb = (text: string): boolean => verb.test(text);
