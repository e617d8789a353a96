import { amountIn } from '../../language/money-amount.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { comparedNames } from './compared-names.ts';
import { opensWithOurVerb } from './first-person.ts';
import { namesCustomers } from './list-audience.ts';
import { isCutOff } from './page-names/cut-phrases.ts';
import { bareItem, listItems, removeLeading } from './phrase-lists.ts';

const RIVALS_MAX = 6;
const QUOTE_MAX = 160;

const properName =
  /^(?:(?:the|die|der|das|la|le|les|el|il|lo|de|het)\s)?(\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{1,30}(?:\s(?:&|and|und|et|y|e|(?:(?:de|del|della|di|da|do|dos|du|des|van|von|der|den|of|the|am|im|zum|zur|op|aan|la|le|las|los|el|på|pod|na)\s){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{0,30})){0,3}|[a-z]{1,12}\p{Lu}[\p{L}\p{N}]{1,20}|[a-z]\w{0,20}[\d.-]\w[\w.-]{0,20})/u;

/** Users of software come from another one. */
const switched =
  /(?:(?:come|coming|came|move[ds]?|moving|migrat(?:e|ed|ing)) (?:over )?from|kommen von|migrieren von|viennent de|quittent|vienen de|vengono da|vêm d[eoa]|komen van|przechodzą z|kommer från)\s(?=\p{Lu}\p{L})/u;
/** "people come from spreadsheets or from Chamber Manager" */
const switchedAlso =
  /(?:comes?|move[ds]?|switch(?:ed)?|kommen|viennent|vienen|vengono|vêm|komen|przechodzą|kommer)\s(?:over\s)?(?:from|von|de|da|van|z|från)\s\p{Ll}[\p{Ll} ]{2,30}\s(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|och)\s(?:(?:from|von|de|da|van|z|från)\s)?(?=\p{Lu}\p{L})/u;

/** "something comparing themselves with TaxAssist" */
const compared =
  /(?<!\p{L})(?:compar(?:e|es|ed|ing|ison)(?:\s(?:it|us|them|me|themselves|ourselves|this|that))?\s(?:with|to)|vergleich\p{L}*\s(?:uns\s)?mit|compar(?:ent|er|aison|ons)(?:\s\p{L}+)?\s(?:à|avec)|compar(?:an|amos|ar(?:nos|se|lo)?|ación)\scon|confront\p{L}+\scon|vergelijk\p{L}*(?:\s\p{L}+)?\smet|porówn\p{L}+(?:\s\p{L}+)?\sz|jämför\p{L}*(?:\s\p{L}+)?\smed)\s(?=\p{Lu}\p{L})/u;

/** "unlike hledger": one word that is no plural, and no quality. */
const lowerName =
  /^(?!(?:the|all|any|most|other|an?|many|some)$)[a-z][a-z0-9-]{2,20}(?<!s|ing|er|est|ly|ful|ble|ive)$/u;
/** "Compared with Loki and Datadog we are cheaper": the clause behind the names. */
const clauseOfUs =
  /(?<=\p{L})\s(?:we|we're|it|it's|they|wir|sind wir|nous|on|somos|siamo|noi|nós|wij|jesteśmy|är vi|vi|мы)\s.*/iu;

const mostly =
  'mostly|mainly|usually|meist|meistens|vor allem|surtout|sobre todo|soprattutto|sobretudo|vooral|meestal|głównie|främst|oftast';

/** "The competitors that we always meet are Gemata and Pelmac": the names stand behind the verb. */
function removeRelative(after: string, words: ReadingWords): string {
  if (
    !/^\s?(?:that|who|whom|which|we|die|denen|mit|que|qui|avec|con|che|i quali|quelli|com|waar|die|met|z|których|som|vi)\s/iu.test(
      after,
    )
  )
    return after;
  const verb = wordPattern(words.is).exec(after);
  return verb === null ? after : after.slice(verb.index + verb[0].length);
}

/** "Wir möchten uns mit niemandem vergleichen" */
const comparesWithNobody =
  /(?<!\p{L})(?:niemandem|nobody|no ?one|personne|nadie|nessuno|ninguém|niemand|nikim|ingen|nikým|ни с кем)\s[^.;!?]{0,20}(?:vergleich|compar|confront|vergelijk|porówn|jämför|srovn|сравн)/iu;

/** The competitors that a brief names. Only names: "the big chains" names none. */
export function rivalsIn(
  statements: readonly Statement[],
  words: ReadingWords,
  ownName: string | null,
  isSoftware: boolean,
): Said[] {
  const found = new Map<string, string>();
  if (statements.some(({ text }) => comparesWithNobody.test(text))) return [];
  for (const { kind, topic, said, text, under } of statements) {
    if (kind === 'heading') continue;
    const quote = topic === 'rivals' && under !== null ? `${under}: ${text}` : text;
    const cue =
      wordPattern(words.rivals).exec(said) ??
      compared.exec(said) ??
      (isSoftware ? (switched.exec(said) ?? switchedAlso.exec(said)) : null);
    const behind = topic === 'rivals' ? said : cue ? said.slice(cue.index + cue[0].length) : null;
    if (behind === null) continue;
    const after = removeRelative(behind, words);
    const [behindCue = ''] = after.replace(/^[\s:]+/u, '').split(/[;!?()]|\s[–—]\s|\.\s/u, 1);
    const clause = behindCue.replace(clauseOfUs, '');
    // "Agentur Seeblick und Form & Flut": beside a word for "and" the sign belongs to a name.
    const isJoined = topic !== 'rivals' || / (?:and|und|et|y|e|en|i|och|a|и) /u.test(clause);
    const whole = isJoined ? clause.replaceAll(/(?<=\p{L}) & (?=\p{Lu})/gu, '\u{E001}') : clause;
    for (const part of listItems(whole, words)) {
      const item = part.replaceAll('\u{E001}', ' & ');
      // "… with TaxAssist, and a guide": a page ends the names.
      if (wordPattern(words.page).test(item)) break;
      const plain = quotedName.exec(item)?.[1] ?? bareItem(item);
      const shorter = removeLeading(plain.replace(suchAs, ''), `${words.leading}|${mostly}`);
      const bare = /^\p{Lu}/u.test(shorter) ? shorter : plain;
      const name = (properName.exec(bare)?.[1] ?? (isSoftware ? lowerName.exec(bare)?.[0] : undefined))?.replace(
        /\s(?:and|und|et|y|e|&)$/u,
        '',
      );
      // A list of names ends with the first part that is none.
      if (name === undefined || isCutOff(name)) break;
      if (placeMentions(name)[0]?.text === name) continue;
      // "Seegasthof in Traunkirchen": a noun and a town are no person's name.
      if (
        words.hasCapitalNouns === true &&
        !name.includes(' ') &&
        /^\s(?:in|im|am|aus)\s/u.test(bare.slice(name.length))
      )
        continue;
      if (name !== ownName && !/^(?:We|Our|Wir|Unsere?|Nous|Nos|I|They|It)$/u.test(name) && found.size < RIVALS_MAX)
        found.set(name, quote);
    }
  }
  if (found.size === 0)
    for (const { value, words: said } of comparedNames(statements, words, ownName))
      if (found.size < RIVALS_MAX) found.set(value, said);
  return [...found].map(([value, said]) => ({ value, words: said }));
}

/** "Küchenstudios wie Küche Aktiv": what kind of rivals they are, and then one of them. */
const suchAs =
  /^(?:[\p{L}'’-]+\s){1,4}(?:such as|like|called|namely|wie(?: etwa| zum Beispiel)?|namens|nämlich|comme|tel(?:le)?s? que|como|come|zoals|jak|takie jak|som|såsom|jako|как)\s(?=\p{Lu})/u;

/** 'some local guy "PestAway"' */
const quotedName = /["“„«](\p{Lu}[^"“”„«»]{1,30})["”“»]/u;

/** "a brief for our new website" */
const aboutTheSite =
  /(?:web ?site|webseite|homepage|página web|sito web|site internet|(?<!\p{L})(?:our|unsere?n?|notre|nuestr[oa]s?|nostr[oai]|onze|nasz\p{L}*|my|meine?n?)(?!\p{L}))/iu;

/** "customers all over Europe" says where, and not who. */
const says = (value: string): boolean =>
  placeMentions(value)[0]?.at !== 0 &&
  !/^(?:customers?|clients?|people|kunden|leute|menschen|clientes?|clienti|klanten|klientów|kunder|клиентов)?\s?(?:(?:aus|from|in|all over|i|en|de|dans|à|à travers|w|z|ze|uit|från|из|da|em)\s|über|ganz)/iu.test(
    value,
  );

/** "per volontà di", "for 20 years" */
const notPeople =
  /^(?:turno|cita|appuntament|rendez-vous|prenotazione|marcação|hora marcada|reserva|le vacanze|las vacaciones|les vacances|mariages?|bodas?|matrimoni|casamentos?|casa|domicile|perros|gatos|cães|cani|chiens|chats|\p{N}|over |more than |almost |nearly |volontà|iniziativa|amore|passione|caso|fortuna|voluntad|iniciativa|amor|pasión|passion|plaisir|mehr als|fast|más de|plus de|près de|oltre|quasi|mais de|vontade|meer dan|ponad|över|více než|более)/iu;
/** "nowa strona dla siłowni Żelazna Forma": behind a site stands whose it is. */
const ofOtherSite =
  /(?:web ?site|webseite|homepage|site|sito|web|sitio|página|strona|stronę|strony|webbplats|hemsida|sida|stránky|stránek|сайт\p{L}{0,2}|sitesi?)\s$/iu;

/** "Thanks for the call" */
const thanks =
  /(?:thanks?|thank you|danke|dank|merci|gracias|grazie|obrigad[oa]|bedankt|dziękuj\p{L}{1,8}|tack|děkuj\p{L}{1,8}|спасибо)(?:\s\p{L}{1,30}){0,2}\s?$/iu;

const above =
  /^(?:mostly|mainly|vor allem|surtout|principalement|sobre todo|principalmente|soprattutto|sobretudo|vooral|głównie|przede wszystkim|hlavně|především|främst|в основном)\s/iu;

const removeOurClause = (value: string, words: ReadingWords): string => {
  const parts = value.split(compiled(String.raw`\s(?:${words.and})\s`));
  const own = parts.findIndex((part) => opensWithOurVerb(part));
  return own < 0 ? value : '';
};

/** For whom the business works, in the brief's words: a label, "our customers are", "we work for", then "software for". */
export function audienceIn(statements: readonly Statement[], words: ReadingWords): Said | null {
  const read = statements.filter(({ kind, said }) => kind !== 'heading' && said !== '');
  const labelled = read.find(({ topic }) => topic === 'audience');
  if (labelled) return { value: labelled.said.slice(0, QUOTE_MAX), words: labelled.text };
  for (const { said, text } of read) {
    const cue = wordPattern(words.audience).exec(said);
    const behind = cue ? (said.slice(cue.index + cue[0].length).split(/[.;!?()]|\s[–—]\s/u, 1)[0] ?? '').trim() : '';
    const value = behind.replace(above, '');
    // "Trabalhamos com implantes, próteses …" says what with.
    if (cue && /\s(?:con|com)$/iu.test(cue[0]) && value.includes(',') && !namesCustomers(listItems(value, words)))
      continue;
    if (value !== '' && says(value) && !notPeople.test(value)) return { value: value.slice(0, QUOTE_MAX), words: text };
  }
  // "billing software for small agencies", where the brief says what the site is.
  for (const { kind, topic, said, text } of read.slice(0, 3)) {
    const whom = kind === 'sentence' && topic === null ? wordPattern(words.forWhom).exec(said) : null;
    const whole = whom ? (said.slice(whom.index + whom[0].length).split(/[,.;!?()]/u, 1)[0] ?? '').trim() : '';
    // "appartamenti per le vacanze e organizziamo degustazioni": what "we" do further is no customer.
    const value = removeOurClause(whole, words);
    const isThanks = whom !== null && thanks.test(said.slice(0, whom.index));
    if (
      value !== '' &&
      !isThanks &&
      !notPeople.test(value) &&
      !wordPattern(words.forWhom).test(value) &&
      !ofOtherSite.test(said.slice(0, whom?.index ?? 0)) &&
      value.split(' ').length <= 8 &&
      !aboutTheSite.test(value) &&
      says(value)
    )
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
