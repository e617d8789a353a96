import { isFunctionWord } from '../../../language/function-words.ts';
import type { Language } from '../../../language/languages.ts';
import { opensWithOurVerb } from '../first-person.ts';

/** Infinitives that begin as participles do. */
const infinitive = /^ge(?:stalten|nießen|winnen|hen|ben|fährden|währleisten|rben|brauchen|frieren)$/u;
const participle = /^(?:\p{Ll}{2,5})?ge\p{Ll}{2,}(?:t|en)$/u;

/**
 * "Behandlung dauert 45 Minuten", "Hotel garni geblieben": where nouns have capitals, a word in small letters behind a noun is a small word,
 * an adjective before a noun, or the infinitive that ends the phrase. Else it is a verb.
 */
function hasGermanVerb(phrase: string): boolean {
  const tokens = phrase.split(/\s+/u);
  const firstNoun = tokens.findIndex((token, at) => /^\p{Lu}/u.test(token) && (at > 0 || tokens.length > 1));
  return tokens.some((token, at) => {
    if (at === 0 || at <= firstNoun - 1 || !/^\p{Ll}+$/u.test(token) || isFunctionWord(token, 'de')) return false;
    const next = tokens[at + 1];
    if (next === undefined)
      return !/(?:en|ern|eln|tun)$/u.test(token) || (participle.test(token) && !infinitive.test(token));
    if (/^\d/u.test(next)) return true;
    return /^\p{Lu}/u.test(next) && !/(?:e|en|er|es|em)$/u.test(token);
  });
}

/** "Skracam spodnie": in Polish and Czech the verb of the first person ends so. */
const slavicVerb =
  /^(?!(?:program|balsam|islam|spam|reklam|madam)(?!\p{L}))\p{L}{3,}(?:am|uję|ujemy|áme|íme|ujeme|ím|ám|uju)(?:\s|$)/iu;

/** "Clears blocked drains": a verb of the third person before its object. */
/** "Morag cooks a two-course supper": a verb of the third person before its object. */
const hasEnglishVerb = (phrase: string): boolean => /^\p{L}+ \p{Ll}+s an? /u.test(phrase);

/** True for a phrase that describes a person's action, by the forms of its language. */
export function tellsWhatIsDone(phrase: string, language: Language | null, hasCapitalNouns: boolean): boolean {
  switch (language) {
    case 'de':
      return hasCapitalNouns && /\p{Lu}/u.test(phrase) && hasGermanVerb(phrase);
    case 'en':
      return hasEnglishVerb(phrase);
    case 'pl':
    case 'cs':
      return slavicVerb.test(phrase) || opensWithOurVerb(`${phrase} .`);
    case 'es':
    case 'it':
    case 'pt':
      return opensWithOurVerb(`${phrase} .`);
    default:
      return false;
  }
}
