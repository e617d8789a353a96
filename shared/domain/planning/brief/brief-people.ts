import { amountIn } from '../../language/money-amount.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { isCutOff } from './page-names/page-name.ts';
import { bareItem, listItems, removeLeading } from './phrase-lists.ts';

const RIVALS_MAX = 6;
const QUOTE_MAX = 160;

const properName =
  /^(?:(?:the|die|der|das|la|le|les|el|il|lo|de|het)\s)?(\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{1,30}(?:\s(?:&|and|und|et|y|e|(?:(?:de|del|della|di|da|do|dos|du|des|van|von|der|den|of|the|am|im|zum|zur|op|aan|la|le|las|los|el|på|pod|na)\s){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{0,30})){0,3}|[a-z]{1,12}\p{Lu}[\p{L}\p{N}]{1,20}|[a-z]\w{0,20}[\d.-]\w[\w.-]{0,20})/u;

/** Users of software come from another one. */
const switched =
  /(?:(?:come|coming|came|move[ds]?|moving|migrat(?:e|ed|ing)) (?:over )?from|kommen von|migrieren von|viennent de|quittent|vienen de|vengono da|vêm d[eoa]|komen van|przechodzą z|kommer från)\s(?=\p{Lu}\p{L})/u;
/** "something comparing themselves with TaxAssist" */
const compared =
  /(?<!\p{L})(?:compar(?:e|es|ed|ing|ison)(?:\s(?:it|us|them|me|themselves|ourselves|this|that))?\s(?:with|to)|vergleich\p{L}*\s(?:uns\s)?mit|compar(?:ent|er|aison|ons)(?:\s\p{L}+)?\s(?:à|avec)|compar(?:an|amos|ar(?:nos|se|lo)?|ación)\scon|confront\p{L}+\scon|vergelijk\p{L}*(?:\s\p{L}+)?\smet|porówn\p{L}+(?:\s\p{L}+)?\sz|jämför\p{L}*(?:\s\p{L}+)?\smed)\s(?=\p{Lu}\p{L})/u;

/** "Compared with Loki and Datadog we are cheaper": the clause behind the names. */
const clauseOfUs =
  /(?<=\p{L})\s(?:we|we're|it|it's|they|wir|sind wir|nous|on|somos|siamo|noi|nós|wij|jesteśmy|är vi|vi|мы)\s.*/iu;

const mostly =
  'mostly|mainly|usually|meist|meistens|vor allem|surtout|sobre todo|soprattutto|sobretudo|vooral|meestal|głównie|främst|oftast';

/** The competitors that a brief names. Only names: "the big chains" names none. */
export function rivalsIn(
  statements: readonly Statement[],
  words: ReadingWords,
  ownName: string | null,
  isSoftware: boolean,
): Said[] {
  const found = new Map<string, string>();
  for (const { kind, topic, said, text, under } of statements) {
    if (kind === 'heading') continue;
    const quote = topic === 'rivals' && under !== null ? `${under}: ${text}` : text;
    const cue =
      wordPattern(words.rivals).exec(said) ?? compared.exec(said) ?? (isSoftware ? switched.exec(said) : null);
    const behind = topic === 'rivals' ? said : cue ? said.slice(cue.index + cue[0].length) : null;
    if (behind === null) continue;
    const [behindCue = ''] = behind.split(/[;!?()]|\s[–—]\s|\.\s/u, 1);
    for (const item of listItems(behindCue.replace(clauseOfUs, ''), words)) {
      // "… with TaxAssist, and a guide": a page ends the names.
      if (wordPattern(words.page).test(item)) break;
      const plain = bareItem(item);
      const shorter = removeLeading(plain.replace(suchAs, ''), `${words.leading}|${mostly}`);
      const bare = /^\p{Lu}/u.test(shorter) ? shorter : plain;
      const name = properName.exec(bare)?.[1];
      // A list of names ends with the first part that is none.
      if (name === undefined || isCutOff(name)) break;
      if (placeMentions(name)[0]?.text === name) continue;
      if (name !== ownName && found.size < RIVALS_MAX) found.set(name, quote);
    }
  }
  return [...found].map(([value, said]) => ({ value, words: said }));
}

/** "Küchenstudios wie Küche Aktiv": what kind of rivals they are, and then one of them. */
const suchAs =
  /^(?:[\p{L}'’-]+\s){1,4}(?:such as|like|called|namely|wie(?: etwa| zum Beispiel)?|namens|nämlich|comme|tel(?:le)?s? que|como|come|zoals|jak|takie jak|som|såsom|jako|как)\s(?=\p{Lu})/u;

/** "customers all over Europe" says where, and not who. */
const says = (value: string): boolean =>
  placeMentions(value)[0]?.at !== 0 &&
  !/^(?:customers?|clients?|people|kunden|leute|menschen|clientes?|clienti|klanten|klientów|kunder|клиентов)?\s?(?:(?:aus|from|in|all over|i|en|de|dans|à|à travers|w|z|ze|uit|från|из|da|em)\s|über|ganz)/iu.test(
    value,
  );

/** For whom the business works, in the brief's words: a label, "our customers are", "we work for", then "software for". */
export function audienceIn(statements: readonly Statement[], words: ReadingWords): Said | null {
  const read = statements.filter(({ kind, said }) => kind !== 'heading' && said !== '');
  const labelled = read.find(({ topic }) => topic === 'audience');
  if (labelled) return { value: labelled.said.slice(0, QUOTE_MAX), words: labelled.text };
  for (const { said, text } of read) {
    const cue = wordPattern(words.audience).exec(said);
    const value = cue ? (said.slice(cue.index + cue[0].length).split(/[.;!?()]|\s[–—]\s/u, 1)[0] ?? '').trim() : '';
    if (value !== '' && says(value)) return { value: value.slice(0, QUOTE_MAX), words: text };
  }
  // "billing software for small agencies", where the brief says what the site is.
  for (const { kind, topic, said, text } of read.slice(0, 3)) {
    const whom = kind === 'sentence' && topic === null ? wordPattern(words.forWhom).exec(said) : null;
    const value = whom ? (said.slice(whom.index + whom[0].length).split(/[,.;!?()]/u, 1)[0] ?? '').trim() : '';
    if (value !== '' && !wordPattern(words.forWhom).test(value) && value.split(' ').length <= 8 && says(value))
      return { value, words: text };
  }
  return null;
}

/** Statements with an amount of money. */
export const pricesIn = (statements: readonly Statement[]): Said[] =>
  statements.flatMap(({ text, said }) => {
    const value = amountIn(said);
    return value === null ? [] : [{ value, words: text }];
  });

/** Eight figures or more in groups, as telephone numbers are written: "93 555 01 44", "(41) 99555-0102". */
const groupedNumber =
  /(?<![\d.,€$£+-])(?:\(\d{2,5}\)\s?|\d{2,4}[\s-])(?:\d{5}-\d{4}|\d{2,4}[\s-]\d{2,4}(?:[\s-]\d{2,4})?)(?![\d€$£%]|[.,]\d|\s?(?:€|eur|kr|zł|usd))/iu;

/** How a visitor reaches the business: a telephone number, an address for mail. */
export const saysContact = (brief: string): boolean =>
  /(?:(?:\+|\b0)\d|\b(?:tel|phone|fon|tél|telefon|teléfono|telefone|bel|call|whatsapp|zap|móvil|mobile|cell|hívás|tfn)\b[^\d\n]{0,12}\d)[\d\s()/.-]{5,20}\d/iu.test(
    brief,
  ) ||
  groupedNumber.test(brief) ||
  /[^\s@]@[^\s@]+\.\p{L}{2}/u.test(brief);
