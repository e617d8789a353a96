import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../../language/word-pattern.ts';

/** Nouns that end as a verb of "we" does. */
const nouns = String.raw`(?:${alternatives('planning', 'firstPersonNouns')})`;
const verb = compiled(String.raw`^(?!${nouns}(?!\p{L}))(?:${alternatives('planning', 'verb')})\s(?=\S)`);

/** True for "Atendemos autos, …": a sentence that begins with what "we" do. */
export const opensWithOurVerb = (text: string): boolean => verb.test(text);
