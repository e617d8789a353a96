import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** Nouns that end as a verb of "we" does. */
const nouns = String.raw`(?:${alternatives('planning', 'firstPersonNouns')})`;
const verb = new RegExp(String.raw`^(?!${nouns}(?!\p{L}))(?:${alternatives('planning', 'verb')})\s(?=\S)`, 'iu');

/** True for "Atendemos autos, …": a sentence that begins with what "we" do. */
export const opensWithOurVerb = (text: string): boolean => verb.test(text);
