import { isFunctionWord } from '../language/function-words.ts';
import type { Language } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { isVerbForm, isVerbToo } from './verb-forms.ts';

/**
 * Classes of a word in a phrase. `term`: part of a subject. `function`: it holds the sentence together. `verb`: a finite verb, which no
 * subject contains. `number`: digits, months and other parts of dates. `modifier`: it says more about the term after it, and ends no phrase.
 */
type TokenClass = 'term' | 'function' | 'verb' | 'number' | 'modifier';

export interface PhraseToken {
  /** As it is written. */
  readonly text: string;
  /** In the form in which words are compared. */
  readonly word: string;
  /** The common part of the word's inflections. */
  readonly key: string;
  readonly class: TokenClass;
  /** Punctuation stands before it: no phrase goes across. */
  readonly breaks: boolean;
  /** Nothing stands between it and the word before, as in Chinese and Japanese. */
  readonly joins: boolean;
  readonly isCapital: boolean;
  /** A name in the genitive of English: what follows is another noun. */
  readonly isPossessive: boolean;
}

const katakana = /^[\p{Script=Katakana}ー・]+$/u;
const hiragana = /\p{Script=Hiragana}/u;
const onlyHiragana = /^[\p{Script=Hiragana}ー]+$/u;
const calendar = new Set(
  `january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
   monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow
   januar februar märz mai juni juli oktober dezember jänner montag dienstag mittwoch donnerstag freitag samstag sonntag heute gestern morgen
   janvier février mars avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche
   enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo
   gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica
   janeiro fevereiro março maio junho julho setembro outubro dezembro januari februari maart mei augustus
   stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
   января февраля марта апреля мая июня июля августа сентября октября ноября декабря сегодня вчера`.split(/\s+/),
);
const numberWords = new Set(
  `millionen milliarden mio mrd euro euros dollar dollars prozent percent one two three four five six seven eight nine ten eleven twelve hundred thousand million billion first second third half dozen
   zwei drei vier fünf sechs sieben acht neun zehn zwölf hundert tausend erste zweite dritte deux trois quatre cinq sept huit neuf dix cent
   هزار میلیون میلیارد تومان درصد نفر ألف مليون مليار
   eerste tweede derde vierde vijfde zesde zevende achtste dritte dritter drittes vierte fünfte sechste siebte achte neunte zehnte tredje fjärde femte
   premier première deuxième troisième quatrième primer primera segundo segunda tercer tercera primo prima secondo seconda terzo terza
   dos tres cuatro cinco seis siete ocho nueve diez cien due tre quattro cinque sei sette otto nove dieci um dois três quatro sete oito dez
   twee drie vijf zes zeven acht negen tien två tre fyra fem sex sju åtta nio tio два три четыре пять шесть семь восемь девять десять`.split(
    /\s+/,
  ),
);

/** The words of a text with what a phrase needs to know of each. Linear in its length. */
export function readTokens(text: string, language: Language | null): PhraseToken[] {
  const tokens: PhraseToken[] = [];
  let end = 0;
  for (const { text: written, normalized, index } of segmentWords(text, language)) {
    const gap = text.slice(end, index);
    const joins = gap === '' && index > 0;
    const breaks = !joins && isBreak(gap) && !(/^\.\s$/.test(gap) && abbreviated.has(tokens.at(-1)?.word ?? ''));
    end = index + written.length;
    const previous = tokens.at(-1);
    if (joins && previous !== undefined && katakana.test(written) && katakana.test(previous.text)) {
      // The dictionary of the segmenter cuts loan words that it does not know.
      tokens.pop();
      tokens.push(makeToken(previous.text + written, previous.word + normalized, language, previous));
      continue;
    }
    // A part of a compound that the next word ends: `Feuerwehr- und Katastrophenschutz`.
    const isCut =
      /^-\s(?:und|oder|bzw|sowie|en|of|och|og|eller)\s/.test(text.slice(end, end + 8)) && /^\p{L}+$/u.test(written);
    const token = makeToken(written, normalized, language, { breaks, joins });
    if (isCut && token.class === 'term') tokens.push({ ...token, class: 'modifier' });
    else tokens.push(isVerbBehind(previous, token, language) ? { ...token, class: 'verb' } : token);
  }
  return tokens;
}

/** Abbreviations: their full stop does not end the phrase. */
const abbreviated = new Set('st dr mr mrs ms prof no nr vs'.split(' '));

/** English verbs that show only behind another word: `to run the stadium`, `county criminalized students`. */
function isVerbBehind(previous: PhraseToken | undefined, token: PhraseToken, language: Language | null): boolean {
  if (language !== 'en' || token.class !== 'term' || previous === undefined || token.breaks) return false;
  if (previous.word === 'to') return isVerbToo(token.word, language) && !token.word.endsWith('s');
  return previous.class === 'term' && !previous.isPossessive && pastForm.test(token.word);
}
const pastForm = /^(?!.*(?:hundred|infrared|sacred|kindred)$)[a-z]{4,}[^aeou]ed$|^[a-z]{4,}(?:at|iz|is|ur|ur|as)ed$/;

const isBreak = (gap: string): boolean => /[^\s'’]/u.test(gap);

function makeToken(
  text: string,
  word: string,
  language: Language | null,
  { breaks, joins }: { breaks: boolean; joins: boolean },
): PhraseToken {
  const bare = word.replace(/['’]s?$/u, '');
  return {
    text: text.replace(/['’]s?$/u, ''),
    word: bare,
    key: stemWord(bare, language),
    class: classifyWord(text, bare, language),
    breaks,
    joins,
    isCapital: /^\p{Ll}?\p{Lu}/u.test(text),
    isPossessive: /['’]s?$/u.test(text),
  };
}

function classifyWord(text: string, word: string, language: Language | null): TokenClass {
  if (evaluative.has(word) && language === 'en') return 'modifier';
  if (praise.has(word) && language !== 'en') return 'modifier';
  if (/^[\p{N}]/u.test(word) || numberWords.has(word)) return 'number';
  if (calendar.has(word) && !(word === 'march' || word === 'mars' || word === 'may')) return 'number';
  if (hiragana.test(word)) {
    if (onlyHiragana.test(word)) return isFunctionWord(word, language) || word.length < 3 ? 'function' : 'modifier';
    return 'verb';
  }
  if (isFunctionWord(word, language)) return 'function';
  if (!/\p{L}/u.test(word)) return 'number';
  if (isVerbForm(word, language)) return 'verb';
  return isModifier(text, word, language) ? 'modifier' : 'term';
}

/** Adverbs, and in German what is written small: only nouns have a capital there. */
function isModifier(text: string, word: string, language: Language | null): boolean {
  switch (language) {
    case 'de':
      return /^\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
    case 'es':
    case 'pt':
    case 'it':
      return word.endsWith('mente') && word.length > 7;
    default:
      return false;
  }
}

/** Adjectives of praise and of time: no one searches by them, and what follows is the subject. */
const evaluative = new Set(
  `new old own same best better top great good latest big bigger high low early late long short official recent simple easy quick complete ultimate
   essential beautiful amazing surprising favorite favourite brief real modern popular perfect free major former next last other full entire whole
   important different special true key main several various fresh exclusive massive huge first second third final`.split(
    /\s+/,
  ),
);

/** Of other languages: they begin no phrase. */
export const praise: ReadonlySet<string> = new Set(
  `liebe lieber weitere weiterer weiteren neue neuer neues neuen neuem große großer großes großen großem größte größter größten gute guter gutes guten beste bester bestes besten erste erster erstes ersten
   letzte letzter letzten viele vielen alle allen ganze ganzen echte echter einfache einfacher schnelle wichtige wichtigste perfekte schöne schönste schönsten erfolgreiche
   erfolgreiches erfolgreicher erfolgreichsten wichtigsten aktuelle aktuellen kleine kleiner kleinen
   nouveau nouvelle nouveaux nouvelles grand grande grands grandes meilleur meilleure meilleurs meilleures petit petite petits petites dernier dernière derniers
   nuevo nueva nuevos nuevas gran grandes mejor mejores último última últimos últimas nuovo nuova nuovi nuove grandi migliore migliori ultimo ultima ultimi ultime
   novo nova novos novas melhor melhores nieuwe nieuw grote beste goede laatste nya nytt stora bästa nye nyt store bedste nowy nowa nowe nowych nový nová nové nových
   новый новая новое новые новых большой лучший лучшие yeni büyük uusi uudet uuden`.split(/\s+/),
);
