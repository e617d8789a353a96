import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { KeywordTerm } from './prepare-keyword.ts';

const TERM_CHARACTERS_MIN = 4;
const REST_CHARACTERS_MIN = 3;
const linking = /^(?:es|en|er|s|n|e|ens)(?=.{3})/;
/** Endings of a word that are no second word: `automatisch` is no compound of `auto`. */
const endings = new RegExp(`^(?:${alternatives('language', 'endingsAlone')})$`);

/** Whether a longer word is a compound with this term as its first or its last part. */
export function isCompoundWith(folded: string, term: KeywordTerm): boolean {
  return startsCompound(folded, term) || endsCompound(folded, term);
}

function startsCompound(folded: string, term: KeywordTerm): boolean {
  return [term.folded, term.key].some((part) => {
    if (part.length < TERM_CHARACTERS_MIN || !folded.startsWith(part)) return false;
    const rest = folded.slice(part.length);
    if (rest.length < REST_CHARACTERS_MIN + 1 || endings.test(rest)) return false;
    const second = rest.replace(linking, '');
    return second.length > REST_CHARACTERS_MIN && /[aeiouy]/.test(second) && !endings.test(second);
  });
}

const inflection = new RegExp(`^(?:${alternatives('language', 'inflections')})?$`);

function endsCompound(folded: string, term: KeywordTerm): boolean {
  return [term.folded, term.key].some((part) => {
    if (part.length < TERM_CHARACTERS_MIN) return false;
    const at = folded.lastIndexOf(part);
    if (at < REST_CHARACTERS_MIN) return false;
    // After the term only an inflection may follow.
    if (!inflection.test(folded.slice(at + part.length))) return false;
    return /[aeiouy]/.test(folded.slice(0, at));
  });
}
