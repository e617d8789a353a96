import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { NamedRole, WritingWords } from '../words/writing-words.ts';
import { isCutOff } from './page-names/page-name.ts';
import { bareItem, capitalizedFirst, removeLeading } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';

const TOPIC_WORDS_MAX = 9;

/** A page that a client wants: a part of a site, or a subject. */
export interface Wanted {
  role: NamedRole | null;
  subject: string;
}

/** "a page on the sights and maybe one on olives" */
export const perhaps = compiled(String.raw`^\s*(?:${wordsFor('perhaps')})(?!\p{L})\s*`);

export const isUsable = ({ role, subject }: Wanted): boolean => role !== null || (subject !== '' && !isCutOff(subject));

/** "how to care for leather": the word belongs to the subject. */
const asks = compiled(String.raw`^(?:${wordsFor('asks')})\s(?=\p{Ll})`);
/** "une galerie privée": where clients find what is theirs is not what everybody sees. */
const ofClients = compiled(`(?:${wordsFor('ofClients')})`);

/** "Kosten von Alignern", "late payment fees": the price of one thing is a separate subject. */
const isOfOne = compiled(wordsFor('isOfOne'));
const topicLabels = compiled(String.raw`^(?:${wordsFor('topicLabels')})\s(?:of\s|de\s|van\s)?`);

export function wantedPage(item: string, words: ReadingWords, writing: WritingWords): Wanted {
  const whole = bareItem(item.replace(perhaps, ''));
  const named = (asks.test(whole) ? whole : removeLeading(whole, `${words.leading}|${words.article}`)).replace(
    topicLabels,
    '',
  );
  const phrase = asks.test(named) ? named : removeLeading(named, words.leading);
  // "eine, die erklärt": where nouns have capitals, a phrase without one names nothing.
  if (
    words.hasCapitalNouns === true &&
    !/\p{Lu}|\d/u.test(phrase) &&
    !asks.test(phrase) &&
    phrase.split(' ').length === 1
  )
    return { role: rolesIn(phrase, writing)[0] ?? null, subject: '' };
  // "la nostra storia" is the page about the business; "storia" alone is a subject.
  const role = rolesIn(phrase, writing)[0] ?? (phrase.includes(' ') ? undefined : rolesIn(whole, writing)[0]);
  const terms = phrase.split(/\s+/u);
  // "prices" is a part of the site; "prices of crowns compared" is a subject.
  // "what probate costs" asks about a separate subject.
  const asksOwn = asks.test(phrase) && terms.length > 2;
  if (
    role !== undefined &&
    terms.length <= 3 &&
    !asksOwn &&
    !(role === 'prices' && isOfOne.test(phrase)) &&
    !(role === 'gallery' && ofClients.test(phrase))
  )
    return { role, subject: '' };
  if (terms.length > TOPIC_WORDS_MAX || !/^[\p{L}\p{M}\p{N}'&+/.,? -]+$/u.test(phrase))
    return { role: role ?? null, subject: '' };
  return {
    role: null,
    subject: capitalizedFirst(phrase),
  };
}
