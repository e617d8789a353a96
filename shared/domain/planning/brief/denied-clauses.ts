import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { splitBehind } from './denied-behind.ts';
import { endsInQuestion } from './question-subjects.ts';

/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality =
  /^\s*(?:gluten\p{L}*|glutine|glúten|lactos\p{L}*|laktos\p{L}*|lattosio|sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker|cukru|socker|alcohol|alkohol|alcool|rendez-vous|engagement|frais|limite|appointment|obligation|commitment|contract|(?:a |an |eigenes |own )?car(?! wash)|(?:eigenes )?auto|voiture|coche|macchina|carro|bil|samochodu|auta|машины|compromise|(?:an )?appointment|termin|voranmeldung|voranmeldung|verpflichtung|vertragsbindung|umwege|cita(?: previa)?|compromiso|permanencia|appuntamento|impegno|marcação|compromisso|afspraak|verplichting|umówienia|zobowiązań|tidsbokning|limits?|objednání)(?!\p{L})/iu;
/** "with and without baby" denies nothing. */
const eitherWay =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z|ze|s|se|med|с|со)\s(?:and|or|und|oder|bzw\.|et|ou|y|o|u|e|en|of|i|lub|a|nebo|och|eller|и|или)\s$/iu;
const nowadays =
  'now|today|nowadays|heute|jetzt|inzwischen|aujourd.hui|maintenant|ahora|hoy|oggi|adesso|hoje|agora|nu|tegenwoordig|dziś|dzisiaj|teraz|idag|dnes|teď|теперь|сейчас';

/** "We used to do criminal defence": what was done once is done no more. */
const formerly =
  /(?<!\p{L})(?:(?:we|i) used to(?! be\b)|(?:we|i) (?:no longer|stopped|gave up)|formerly|früher (?:haben|machten|boten|gab|hatten)|ehemals|(?:nous|on) (?:faisions|proposions|vendions|avons arrêté)|antes (?:hacíamos|ofrecíamos|vendíamos|fazíamos|vendíamos)|hemos dejado de|prima (?:facevamo|offrivamo|vendevamo)|abbiamo smesso di|deixámos de|deixamos de|vroeger (?:deden|verkochten|hadden)|kiedyś|dawniej|tidigare (?:gjorde|hade|sålde)|dříve jsme|раньше мы)(?!\p{L})/iu;
/** "Vielleicht bieten wir später Kurse an", "one day we may teach": what is not offered yet. */
const someDay =
  /(?<!\p{L})(?:(?:maybe|perhaps|possibly|one day|some day)(?=[^.]{0,60}(?:later|future|one day|some day|next year|might|may|could|hope))|(?:we|i) (?:might|may|hope to|plan to)(?=[^.]{0,60}(?:later|future|one day|next year))|(?:vielleicht|eventuell|irgendwann)(?=[^.]{0,60}(?:später|irgendwann|einmal|künftig|zukunft|nächstes jahr))|peut-être(?=[^.]{0,60}(?:plus tard|un jour|avenir|l'an prochain))|(?:quizás?|tal vez|a lo mejor)(?=[^.]{0,60}(?:más adelante|en el futuro|algún día|el año que viene))|forse(?=[^.]{0,60}(?:in futuro|più avanti|un giorno|l'anno prossimo))|talvez(?=[^.]{0,60}(?:mais tarde|no futuro|um dia))|misschien(?=[^.]{0,60}(?:later|toekomst|ooit))|(?:może|być może)(?=[^.]{0,60}(?:kiedyś|później|przyszłości))|kanske(?=[^.]{0,60}(?:senare|framtiden|någon gång))|måske(?=[^.]{0,60}(?:senere|fremtiden))|kanskje(?=[^.]{0,60}(?:senere|fremtiden)))/iu;
/** Splits a text into its affirmed and its denied part. */
export function splitDenied(text: string, words: ReadingWords): { said: string; denied: string } {
  const said: string[] = [];
  const denied: string[] = [];
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
    const before = rest.slice(0, found.index);
    if (quality.test(after) || eitherWay.test(before) || endsInQuestion(before, words)) {
      said.push(before + found[0]);
      rest = after;
      continue;
    }
    // A denial ends at "but".
    const end = wordPattern(words.but).exec(after)?.index ?? after.length;
    // "only prose and essays (no poetry)": what brackets deny holds for this sentence.
    const opened = rest.lastIndexOf('(', found.index);
    const closed = rest.indexOf(')', found.index);
    if (opened >= 0 && closed > 0 && rest.lastIndexOf(')', found.index) < opened) {
      said.push(rest.slice(0, opened));
      rest = rest.slice(closed + 1);
      continue;
    }
    said.push(before);
    denied.push(after.slice(0, end));
    rest = after.slice(end);
  }
  said.push(rest);
  return { said: said.join(' ').trim(), denied: denied.join(', ').trim() };
}
