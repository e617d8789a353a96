import { isTerm, wordsOf } from '../../language/subject-terms.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { type BriefBlock, blocksOf } from './brief-blocks.ts';
import { isNote } from './brief-notes.ts';
import { labelsWishes } from './wish-sentences.ts';
import { wordPattern } from './word-pattern.ts';

/** What the heading or label above a statement says that it is about. */
export type StatementTopic =
  | 'offer'
  | 'wish'
  | 'denied'
  | 'rivals'
  | 'audience'
  | 'area'
  | 'place'
  | 'name'
  | 'other'
  | null;

export interface Statement {
  readonly kind: 'heading' | 'item' | 'sentence';
  /** The words of the brief. */
  readonly text: string;
  readonly topic: StatementTopic;
  /** The label or heading above it. */
  readonly under: string | null;
  /** What it says that there is, without what it says that there is not. */
  readonly said: string;
  /** What it says that there is not. */
  readonly denied: string;
  /** The label stands before an earlier sentence of the paragraph. */
  readonly isCarried?: boolean;
}

/** Statements of a brief in its order, each with what it denies set apart. */
export function statementsIn(brief: string, words: ReadingWords): Statement[] {
  let broken: string | null = null;
  return withoutNotes(blocksOf(brief), words).map((block): Statement => {
    const { kind, text, under: above, pair, isCarried, isQuestion } = block;
    if (isQuestion && !wordPattern(`${words.wish}|${words.page}`).test(text))
      return { kind: 'heading', text, topic: null, under: above, said: '', denied: '' };
    // A label of the paragraph holds up to the first sentence with a verb of its own.
    if (isCarried && (above === broken || isOwnSentence(text, words))) broken = above;
    const under = isCarried && above === broken ? null : above;
    if (!isCarried) broken = null;
    const said = pair === undefined || kind !== 'item' ? null : topicOf(pair.label, words);
    // "- Area: Leeds and York" in a list is a label and what it says.
    if (pair !== undefined && said !== null && said !== 'denied' && !isQuantity(pair.value)) {
      const { label, value } = pair;
      return { kind: 'sentence', text: value, topic: said, under: label, ...splitDenied(value, words) };
    }
    const topic = under === null ? null : topicOf(under, words);
    if (topic === 'denied' || kind === 'denied')
      return { kind: 'item', text, topic: 'denied', under, said: '', denied: text };
    if (kind === 'heading') return { kind, text, topic: null, under, said: text, denied: '' };
    const carried = isCarried === true && under !== null ? { isCarried } : {};
    return { kind, text, topic, under, ...splitDenied(text, words), ...carried };
  });
}

/** "We do no advertising": who acts, or what the business does. */
const isOwnSentence = (text: string, words: ReadingWords): boolean =>
  /^(?:we|i(?! nostri| miei| vostri)|you|they|it|there|wir|ich|sie|es|nous|je|j'|on|il|elle|noi|io|nós|wij|ik|er|vi|jag|det|man|my|ja|мы|я)\s/iu.test(
    text,
  ) || [words.offers, words.weAre, words.wish].some((phrases) => wordPattern(phrases).exec(text)?.index === 0);

const NOTE_WORDS_MIN = 4;
const NOTES_MIN = 2;

/** A list with a telephone number, a wish or a denial in it holds notes about the business, each a sentence of its own. */
function withoutNotes(blocks: readonly BriefBlock[], words: ReadingWords): BriefBlock[] {
  const result = [...blocks];
  let run: number[] = [];
  for (const [at, block] of [...blocks, null].entries()) {
    const [first] = run;
    const isSameList = first === undefined || block?.under === blocks[first]?.under;
    if (block?.kind === 'item' && isSameList && (block.under === null || topicOf(block.under, words) === null)) {
      run.push(at);
      continue;
    }
    const notes = run.filter((index) => isNoteOfBrief(blocks[index], words)).length;
    if (notes >= NOTES_MIN && notes * 4 >= run.length)
      for (const index of run) {
        const item = blocks[index];
        if (item !== undefined && (isNoteOfBrief(item, words) || item.text.split(/[\s,]+/u).length >= NOTE_WORDS_MIN))
          result[index] = { ...item, kind: item.pair === undefined ? 'sentence' : 'item' };
      }
    run = block?.kind === 'item' ? [at] : [];
  }
  return result;
}

function isNoteOfBrief(block: BriefBlock | undefined, words: ReadingWords): boolean {
  if (block === undefined) return false;
  const { text, pair } = block;
  return (
    isNote(text) ||
    (pair !== undefined && topicOf(pair.label, words) !== null && !isQuantity(pair.value)) ||
    [words.wish, words.page, words.named].some((phrases) => wordPattern(phrases).test(text)) ||
    hasTerm(splitDenied(text, words).denied)
  );
}

/** A price or a number beside a name: a row of a price list. */
const isQuantity = (value: string): boolean => /^\D{0,8}\d[\d.,\s]*\D{0,12}$/u.test(value) && !/\d{5,}/u.test(value);

const wholeLabel = (phrases: string): RegExp => new RegExp(String.raw`^(?:${phrases.trim()})\W{0,3}$`, 'iu');
const labels = new Map<string, RegExp>();

function isLabel(label: string, phrases: string): boolean {
  let pattern = labels.get(phrases);
  if (pattern === undefined) {
    pattern = wholeLabel(phrases);
    labels.set(phrases, pattern);
  }
  return pattern.test(label.trim());
}

const nameInAnyScript =
  '店名|会社名|名称|屋号|社名|サイト名|商号|이름|상호|회사명|名字|公司名称|店铺名称|Όνομα|Назва|اسم|שם';
/** "Features we are proud of" */
const relativeTail =
  /(?<=\p{L}),?\s(?:(?:that|which) )?(?:we|i|our|wir|die wir|auf die|que nous|dont|que|di cui|che|waar|die we|som vi|które)\s.*$/iu;
/** "Our name: …" */
const ofUsLabel =
  /^\s*(?:our|my|unser[e]?|mein[e]?|notre|mon|nuestr[oa]|mi|(?:il |la )?(?:nostr[oa]|mi[oa])|(?:o |a )?(?:noss[oa]|meu|minha)|onze?|ons|mijn|nasz[ae]?|vårt?|mitt|náš|naše|наш[ае]?)\s/iu;
/** "Website wishes" */
const ofTheSite = /^(?:on the |the |our |new )?(?:web ?site|site|homepage|webseite|web|sito|webbplats)[\s-]+/iu;

/** The topic of a heading or a label; null for one that says nothing we know. */
export function topicOf(label: string, words: ReadingWords): StatementTopic {
  if (isLabel(label.replace(ofUsLabel, ''), words.nameHeads) || isLabel(label, nameInAnyScript)) return 'name';
  if (isLabel(label, words.placeHeads)) return 'place';
  if (isLabel(label, words.negationHeads)) return 'denied';
  if (isLabel(label, words.rivalHeads)) return 'rivals';
  if (isLabel(label, words.audienceHeads)) return 'audience';
  if (isLabel(label, words.areaHeads)) return 'area';
  if (isLabel(label, words.wishHeads) || isLabel(label.replace(ofTheSite, ''), words.wishHeads)) return 'wish';
  if (isLabel(label, words.otherHeads)) return 'other';
  if (isLabel(label, words.offerHeads) || isLabel(label.replace(relativeTail, ''), words.offerHeads)) return 'offer';
  if (wordPattern(words.rivals).test(label)) return 'rivals';
  if (wordPattern(words.wish).test(label) || labelsWishes(label))
    return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (whoAsks.test(label)) return 'audience';
  if (whatAsks.test(label)) return ofSite.test(label) ? 'wish' : 'offer';
  if (!wordPattern(words.offers).test(label)) return null;
  return wordPattern(words.negation).test(label) ? 'denied' : 'offer';
}

/** "And what can people book", "What should be on the site" */
const whatAsks =
  /^(?:(?:and|so|und|et|y|e|en|i|och|also)\s)?(?:what (?:can|do|does|should|would|must|else)|was (?:machen|bieten|macht|bietet|kann|können|soll|sollte|muss)|que (?:faites|proposez|vendez|peut|doit|faut)|qu'est-ce que vous|qué (?:hac|ofrec|vend|deb|tiene)\p{L}*|(?:che )?cosa (?:fate|offrite|vendete|fa|offre|deve)|o que (?:faz|oferec|vend|dev)\p{L}*|wat (?:doen|doet|biedt|bieden|kunnen|moet)|co (?:robi|oferuj|sprzedaj|powinn|ma)\p{L}*|vad (?:gör|erbjuder|säljer|ska))(?!\p{L})/iu;
const ofSite =
  /(?<!\p{L})(?:web ?site|site|webseite|homepage|seite|web|sito|strona|stronie|webbplats|hemsida|sajt|webbsida)\p{L}{0,3}(?!\p{L})/iu;

/** "who comes to us" */
const whoAsks =
  /^(?:who|wer|qui|quién|quiénes|chi|quem|wie|kto|vem|kdo|кто)\s(?!(?:are|sind|sommes|est|somos|é|siamo|è|zijn|jesteśmy|är|jsme|we|wir|nous|noi|nós)\b)/iu;

/** "not only" denies nothing. */
const notOnly =
  /^\s*(?:only|just|nur|seulement|que\b|solo|sólo|solamente|soltanto|só|apenas|alleen|tylko|bara|jen|только|sadece)/iu;
/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality =
  /^\s*(?:gluten\p{L}*|glutine|glúten|lactos\p{L}*|laktos\p{L}*|lattosio|sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker|cukru|socker|alcohol|alkohol|alcool|rendez-vous|engagement|frais|limite|appointment|obligation|commitment|contract|compromise|(?:an )?appointment|termin|voranmeldung|voranmeldung|verpflichtung|vertragsbindung|umwege|cita(?: previa)?|compromiso|permanencia|appuntamento|impegno|marcação|compromisso|afspraak|verplichting|umówienia|zobowiązań|tidsbokning|limits?|objednání)(?!\p{L})/iu;
/** "with and without baby" denies nothing. */
const eitherWay =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z|ze|s|se|med|с|со)\s(?:and|or|und|oder|bzw\.|et|ou|y|o|u|e|en|of|i|lub|a|nebo|och|eller|и|или)\s$/iu;
const clauseStart = /[,;–—(]\s/u;
const clauseOrAnd =
  /[,;–—(]\s|\s(?:and|because|while|und|weil|während|et|parce que|y|porque|e|perché|en|omdat|i|bo|och|eftersom)\s/u;
const CLAUSE_WORDS_MAX = 10;
const nowadays =
  'now|today|nowadays|heute|jetzt|inzwischen|aujourd.hui|maintenant|ahora|hoy|oggi|adesso|hoje|agora|nu|tegenwoordig|dziś|dzisiaj|teraz|idag|dnes|teď|теперь|сейчас';

/** "We used to do criminal defence": what was done once is done no more. */
const formerly =
  /(?<!\p{L})(?:(?:we|i) used to(?! be\b)|(?:we|i) (?:no longer|stopped|gave up)|formerly|früher (?:haben|machten|boten|gab|hatten)|ehemals|(?:nous|on) (?:faisions|proposions|vendions|avons arrêté)|antes (?:hacíamos|ofrecíamos|vendíamos|fazíamos|vendíamos)|hemos dejado de|prima (?:facevamo|offrivamo|vendevamo)|abbiamo smesso di|deixámos de|deixamos de|vroeger (?:deden|verkochten|hadden)|kiedyś|dawniej|tidigare (?:gjorde|hade|sålde)|dříve jsme|раньше мы)(?!\p{L})/iu;
/** "They ask whether we deliver" says neither. */
const whether =
  /(?<!\p{L})(?:whether|ob (?:wir|ich|es)|si (?:nous|on|vous|hacemos|tenemos|vendemos|ofrecemos|fazemos|temos|vendemos)|se (?:facciamo|abbiamo|vendiamo|offriamo|fazemos|temos)|of (?:we|wij|ik)|czy|om vi|zda|ли мы)\s.*$/iu;

function splitDenied(whole: string, words: ReadingWords): { said: string; denied: string } {
  const said: string[] = [];
  const denied: string[] = [];
  const text = whole.replace(whether, '');
  let rest = text;
  const past = formerly.exec(rest);
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
    if (notOnly.test(after) || isQuality) {
      said.push(rest.slice(0, found.index + (isQuality ? found[0].length : 0)));
      rest = after;
      continue;
    }
    const end = endOfDenial(after, words);
    const scope = after.slice(0, end);
    if (hasTerm(scope)) {
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

const hasTerm = (text: string): boolean => wordsOf(text.slice(0, 300)).some((word) => isTerm(word, null));

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
