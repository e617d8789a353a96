import { truncated } from '../../language/text-length.ts';
import { type Message, type MessageId, message } from '../../messages/message.ts';
import { foldName } from '../../pages/page-kind/page-names.ts';
import { type JsonLdNode, presentValue } from '../../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../../structured-data/schema-org-hierarchy.ts';
import { decodedReferences } from './author-names.ts';

const CONTRADICTIONS_MAX = 5;
const VALUE_CHARACTERS_MAX = 80;

/**
 * Where JSON-LD says something that the page does not show. Search engines ignore, or penalise, markup of what visitors do not see
 * (Google Search Central, "General structured data guidelines"). `visible` is all visible text of the page, `names` its title and headings.
 */
export function findContradictions(nodes: readonly JsonLdNode[], visible: string, names: readonly string[]): Message[] {
  let folded: string | null = null;
  const shows = (value: string): boolean => {
    // Long, and wanted by few pages.
    folded ??= foldName(visible.slice(0, 200_000));
    return folded.includes(foldName(value));
  };
  const found = new Map<string, Message>();
  const add = (id: MessageId, value: string): void => void found.set(`${id} ${value}`, message(id, { value }));
  for (const { object, types } of nodes) {
    const is = (type: string): boolean => types.some((own) => isSubtype(own, type));
    const headline = readText(presentValue(object, 'headline'));
    if (is('Article') && headline !== null && !names.some((name) => sharesWords(headline, name)) && !shows(headline))
      add('grading.schema_validity.headline', truncated(headline, VALUE_CHARACTERS_MAX));
    const price = readText(presentValue(object, 'price'));
    if (
      (is('Offer') || is('Product')) &&
      price !== null &&
      /^\d{1,9}(?:[.,]\d{1,2})?$/.test(price) &&
      Number(price) > 0 &&
      !showsPrice(visible, price)
    )
      add('grading.schema_validity.price', price);
    const rating = readText(presentValue(object, 'ratingValue'));
    if (
      is('AggregateRating') &&
      rating !== null &&
      /^\d(?:[.,]\d{1,2})?$/.test(rating) &&
      !showsNumber(visible, rating)
    )
      add('grading.schema_validity.rating', rating);
    const question = is('Question') ? readText(presentValue(object, 'name')) : null;
    if (question !== null && foldName(question) !== '' && !shows(question))
      add('grading.schema_validity.question', truncated(question, VALUE_CHARACTERS_MAX));
  }
  return [...found.values()].slice(0, CONTRADICTIONS_MAX);
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== ''
    ? decodedReferences(value.trim())
    : typeof value === 'number'
      ? String(value)
      : null;

/** Titles are written again for search and for sharing: one word in three is enough, a word of four letters or a script without spaces. */
function sharesWords(headline: string, name: string): boolean {
  const words = splitWords(headline);
  const others = new Set(splitWords(name));
  if (words.length === 0 || others.size === 0) return true;
  return words.filter((word) => others.has(word)).length * 3 >= Math.min(words.length, others.size);
}

const splitWords = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .flatMap((word) => (/\p{Lo}/u.test(word) ? Array.from(word) : word.length >= 4 || /\d/.test(word) ? [word] : []));

/** "1299.00" is shown as "1.299,00 €", "1 299" or "$1,299". */
function showsPrice(visible: string, price: string): boolean {
  const [whole = '', cents = ''] = price.replace(',', '.').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, "[.,\\s\u00a0\u202f’']?");
  const isRound = cents === '' || Number(cents) === 0;
  return new RegExp(`(?<![\\d.,])${grouped}${isRound ? '' : `\\s?[.,]?\\s?${cents.padEnd(2, '0')}`}(?!\\d)`).test(
    visible,
  );
}

const showsNumber = (visible: string, value: string): boolean => {
  const plain = String(Number(value.replace(',', '.')));
  return new RegExp(`(?<![\\d.,])${plain.replace('.', '[.,]')}(?:[.,]?0)?(?![\\d])`).test(visible);
};
