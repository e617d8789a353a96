import { isTerm, splitNormalizedWords } from '../../language/subject-terms.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { splitBehind } from './denied-behind.ts';
import { endsInQuestion } from './question-subjects.ts';

/** "not only" denies nothing. */
const notOnly =
  /^\s*(?:only|just|nur|seulement|que\b|solo|sólo|solamente|soltanto|só|apenas|alleen|tylko|bara|jen|только|sadece)/iu;
/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality =
  /^\s*(?:gluten\p{L}*|glutine|glúten|lactos\p{L}*|laktos\p{L}*|lattosio|sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker|cukru|socker|alcohol|alkohol|alcool|rendez-vous|engagement|frais|limite|appointment|obligation|commitment|contract|(?:a |an |eigenes |own )?car(?! wash)|(?:eigenes )?auto|voiture|coche|macchina|carro|bil|samochodu|auta|машины|compromise|(?:an )?appointment|termin|voranmeldung|voranmeldung|verpflichtung|vertragsbindung|umwege|cita(?: previa)?|compromiso|permanencia|appuntamento|impegno|marcação|compromisso|afspraak|verplichting|umówienia|zobowiązań|tidsbokning|limits?|objednání)(?!\p{L})/iu;
/** "with and without baby" denies nothing. */
const eitherWay =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z|ze|s|se|med|с|со)\s(?:and|or|und|oder|bzw\.|et|ou|y|o|u|e|en|of|i|lub|a|nebo|och|eller|и|или)\s$/iu;
const clauseStart = /[,;–—]\s|\(/u;
const clauseOrAnd =
  /[,;–—(]\s|\s(?:and|because|while|und|weil|während|et|parce que|y|porque|e|perché|en|omdat|i|bo|och|eftersom)\s/u;
const CLAUSE_WORDS_MAX = 10;
const nowadays =
  'now|today|nowadays|heute|jetzt|inzwischen|aujourd.hui|maintenant|ahora|hoy|oggi|adesso|hoje|agora|nu|tegenwoordig|dziś|dzisiaj|teraz|idag|dnes|teď|теперь|сейчас';

/** "We used to do criminal defence": what was done once is done no more. */
const formerly =
  /(?<!\p{L})(?:(?:we|i) used to(?! be\b)|(?:we|i) (?:no longer|stopped|gave up)|formerly|früher (?:haben|machten|boten|gab|hatten)|ehemals|(?:nous|on) (?:faisions|proposions|vendions|avons arrêté)|antes (?:hacíamos|ofrecíamos|vendíamos|fazíamos|vendíamos)|hemos dejado de|prima (?:facevamo|offrivamo|vendevamo)|abbiamo smesso di|deixámos de|deixamos de|vroeger (?:deden|verkochten|hadden)|kiedyś|dawniej|tidigare (?:gjorde|hade|sålde)|dříve jsme|раньше мы)(?!\p{L})/iu;
/** "Vielleicht bieten wir später Kurse an", "one day we may teach": what is not offered yet. */
const someDay =
  /(?<!\p{L})(?:(?:maybe|perhaps|possibly|one day|some day)(?=[^.]{0,60}(?:later|future|one day|some day|next year|might|may|could|hope))|(?:we|i) (?:might|may|hope to|plan to)(?=[^.]{0,60}(?:later|future|one day|next year))|(?:vielleicht|eventuell|irgendwann)(?=[^.]{0,60}(?:später|irgendwann|einmal|künftig|zukunft|nächstes jahr))|peut-être(?=[^.]{0,60}(?:plus tard|un jour|avenir|l'an prochain))|(?:quizás?|tal vez|a lo mejor)(?=[^.]{0,60}(?:más adelante|en el futuro|algún día|el año que viene))|forse(?=[^.]{0,60}(?:in futuro|più avanti|un giorno|l'anno prossimo))|talvez(?=[^.]{0,60}(?:mais tarde|no futuro|um dia))|misschien(?=[^.]{0,60}(?:later|toekomst|ooit))|(?:może|być może)(?=[^.]{0,60}(?:kiedyś|później|przyszłości))|kanske(?=[^.]{0,60}(?:senare|framtiden|någon gång))|måske(?=[^.]{0,60}(?:senere|fremtiden))|kanskje(?=[^.]{0,60}(?:senere|fremtiden)))/iu;
/** "They ask whether we deliver" says neither. */
const whether =
  /(?<!\p{L})(?:whether|ob (?:wir|ich|es)|si (?:nous|on|vous|hacemos|tenemos|vendemos|ofrecemos|fazemos|temos|vendemos)|se (?:facciamo|abbiamo|vendiamo|offriamo|fazemos|temos)|of (?:we|wij|ik)|czy|om vi|zda|ли мы)\s.*$/iu;

/** "…, maar daar zijn we mee opgehouden": what stands before is done no more. */
const gaveUp =
  /,?\s(?:but|aber|mais|pero|ma|mas|maar|ale|men|но)\s(?:[\p{L}'’]{1,30}\s){0,6}(?:stopped|quit|gave (?:it|that|them|this) up|aufgehört|eingestellt|aufgegeben|arrêtée?s?|dejado|dejamos|smesso|parámos|paramos|deixámos|opgehouden|gestopt|przestaliśmy|zrezygnowaliśmy|slutat|slutade|holdt op|sluttet|přestali|skončili|перестали)(?!\p{L})/iu;

/** Splits a text into its affirmed and its denied part. */
export function splitDenied(whole: string, words: ReadingWords): { said: string; denied: string } {
  const given = gaveUp.exec(whole);
  if (given !== null) return { said: '', denied: whole };
  const said: string[] = [];
  const denied: string[] = [];
  const text = whole.replace(whether, '');
  if (words.offersAfter !== undefined) return splitBehind(text, words);
  let rest = text;
  const past = someDay.exec(rest) ?? formerly.exec(rest);
  if (past !== null) {
    const after = rest.slice(past.index + past[0].length);
    const but = wordPattern(`${words.but}|${nowadays}`).exec(after);
    said.push(rest.slice(0, past.index));
    denied.push(after.slice(0, but?.index));
    rest = but === null ? '' : after.slice(but.index);
  }
  for (let round = 0; round < 6; round += 1) {
    const found = wordPattern(words.negation).exec(rest);
    if (!found) break;
    const after = rest.slice(found.index + found[0].length);
    const isQuality = quality.test(after) || eitherWay.test(rest.slice(0, found.index));
    if (notOnly.test(after) || isQuality || endsInQuestion(rest.slice(0, found.index), words)) {
      said.push(rest.slice(0, found.index + (notOnly.test(after) ? 0 : found[0].length)));
      rest = after;
      continue;
    }
    const end = endOfDenial(after, words);
    const scope = after.slice(0, end);
    // "only prose and essays (no poetry)": what brackets deny holds for this sentence.
    const opened = rest.lastIndexOf('(', found.index);
    const closed = rest.indexOf(')', found.index);
    if (opened >= 0 && closed > 0 && rest.lastIndexOf(')', found.index) < opened) {
      said.push(rest.slice(0, opened));
      rest = rest.slice(closed + 1);
      continue;
    }
    if (hasTerm(scope) && !endsClause.test(after)) {
      said.push(rest.slice(0, found.index));
      denied.push(scope);
    } else {
      // "A blog we do not want": what is denied stands before.
      const before = rest.slice(0, found.index);
      const isLong = before.split(' ').length > CLAUSE_WORDS_MAX;
      const starts = [...before.matchAll(new RegExp(isLong ? clauseOrAnd : clauseStart, 'gu'))];
      const start = starts.at(-1)?.index ?? 0;
      said.push(before.slice(0, start));
      denied.push(before.slice(start));
    }
    rest = after.slice(end);
  }
  said.push(rest);
  return { said: said.join(' ').replaceAll(/\s+/gu, ' ').trim(), denied: denied.join(', ').trim() };
}

/** "Fietsen verhuren we niet, die vraag …": what is denied stands before. */
const endsClause =
  /^\s?(?:(?:meer|mehr|more|anymore|any more|plus|più|más|mais|längre|lenger|længere)\s?)?(?:[,;.!–—]|(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с)\s\d)/iu;

/** True where a text names a subject. */
export const hasTerm = (text: string): boolean =>
  splitNormalizedWords(text.slice(0, 300)).some((word) => isTerm(word, null));

/** A denial ends at "but", or where a new clause says what there is. */
function endOfDenial(text: string, words: ReadingWords): number {
  const but = wordPattern(words.but).exec(text);
  const stop = text.search(/;\s/u);
  let end = Math.min(but?.index ?? text.length, stop === -1 ? text.length : stop);
  for (const cue of [words.offers, words.wish]) {
    for (const comma of text.matchAll(/[,;–—]\s/gu)) {
      if (comma.index >= end) break;
      const found = wordPattern(cue).exec(text.slice(comma.index));
      if (found && found.index <= 3) end = Math.min(end, comma.index);
    }
  }
  return end;
}
