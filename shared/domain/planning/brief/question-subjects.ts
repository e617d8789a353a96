import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isToldInClause } from './page-names/page-name.ts';

const QUESTION_WORDS_MAX = 14;
const QUESTION_WORDS_MIN = 3;

/** "eine Seite darüber gibt, was man tun soll, wenn man einen Heuler findet": the question is the title. */
const announced =
  /^\s(?:(?:darüber|dazu)(?:\s\p{Ll}+){0,2},\s((?:was|wie|wann|wo|warum|welche[rsnm]?|ob|wer|woran|worauf)\s[^.;!?]{8,120}?)|(?:o tym|o to|o tom|о том),\s((?:jak|co|kdy|proč|kde|как|что|когда|почему|где|kiedy|dlaczego|czy|gdzie|ile|któr\p{L}+)\s[^.,;!?]{8,120}))(?=,\s(?:und|sowie|oder)\s|$|[.,;!?](?:\s|$)(?!wenn|die|der|das|dass|was|wie|ob))/u;

/** "They ask when to begin: a page on that would be good." */
const thatWasAsked =
  /^\s(?:là-dessus|à ce sujet|sur ce (?:sujet|point)|darüber|dazu|about (?:that|this|it)|on (?:that|this)|for that|sobre (?:eso|esto|ello|isso|isto)|su (?:questo|ciò|quello)|daarover|over dat|na ten temat|o tym|om det|o tom|об этом)(?=[\s.!]*$|\s(?:would|is|wäre|ist|fänd\p{L}*|serait|sería|estaría|sarebbe|seria|zou|vore|bitte|please|merci)(?!\p{L}))/iu;
const askedBefore =
  /(?:^|\s)((?:how|when|what|why|where|which|wie|wann|was|warum|wo|welche[rsnm]?|comment|quand|pourquoi|où|quel(?:le)?s?|cómo|cuándo|qué|por qué|dónde|cuánto|come|quando|cosa|perché|dove|quanto|como|o que|hoe|wanneer|wat|waarom|jak|kiedy|co|dlaczego|hur|när|vad|varför|kdy|proč|как|когда|что|почему)\s[^:;,–—.?!]{6,80}?)\s?[:;,–—.?!]{1,4}\s{0,4}(?:(?:so|also|daher|donc|así que|quindi|portanto|dus|więc|så|a|an|eine?n?|une?|una|uma|een|en|jedna|and|und|et|y|e)\s){0,3}$/iu;

/** Words that open a question directly behind "a page"; those that also compare or relate count with the verb of a question. */
const openers = String.raw`how|why|what|comment|pourquoi|quand|quel(?:le)?s?(?=\s\p{Ll})|combien|ce qu['’]?(?:e|il|elle|on)?|wann|warum|wieso|was|wieviel|wie(?=\s(?:man|sich|lange?|viele?|oft|es|ein|wir|das|die)(?!\p{L}))|welche[rsnm]?(?=\s\p{Lu})|woran|worauf|cómo|cuándo|cuánt[oa]s?|por qué|qué|quando|quant[oaie]|perché|cosa|come(?=\s(?:si|\p{L}+(?:are|ere|ire|arsi|ersi|irsi))(?!\p{L}))|quais|qual|por que|o que|como(?=\s(?:se|\p{L}+(?:ar|er|ir))(?!\p{L}))|hoe|waarom|wanneer|wat|hoeveel|jak(?=\s(?:się|\p{L}+ć|se|\p{L}+[aieouy]t)(?!\p{L}))|ile|kiedy|dlaczego|czym|hur|varför|vad|när|hva|hvad|hvordan|hvorfor|hvornår|kdy|proč|kolik|как(?=\s\p{L}+ть(?!\p{L})|\s\p{L}+ться(?!\p{L}))|почему|когда|сколько`;
/** True for a title that is a question. */
const opensQuestion = compiled(String.raw`^(?:${openers})(?!\p{L})`);
/** True for a question, for a title that `said` puts into quotation marks, and for a phrase that is no clause. */
export const namesSubject = (subject: string, said: string, language: Language | null): boolean =>
  opensQuestion.test(subject) || said.includes(`"${subject}"`) || !isToldInClause(subject, language);
/** True where a text ends within the question of a wished page: "a page on what we do not". */
export const endsInQuestion = (text: string, words: ReadingWords): boolean =>
  compiled(String.raw`(?:${words.page})\s(?:(?:${words.about})\s)?(?:${openers})(?!\p{L})[^,.;:!?]{0,60}$`).test(text);
/** A comma that begins a clause of the question. */
const clauseOfQuestion = String.raw`(?:wenn|falls|dass|damit|bevor|um|if|when|before|so that|si|quand|pour|avant|cuando|antes|para|se|quando|prima|als|voordat|om|gdy|kiedy|żeby|zanim|som|när|innan|když|aby|если|чтобы)\s`;

/** "stronę, na której opiszemy, jak powstaje miód", "una pagina in cui spieghiamo come si fa": a place of explanation, and its subject. */
const relativeVerb = String.raw`,?\s(?:(?:na|w) której|où|sur laquelle|dans laquelle|qui|en (?:la|el) que|donde|que|in cui|dove|che|na qual|onde|kde|ve které|на которой|где|where|that|which|in der|auf der|die|waar(?:op|in)?|där)\s(?:\p{L}+['’]?\s){0,2}?\p{L}{4,},?\s(?:(?:step by step|clearly|simply|paso a paso|claramente|schritt für schritt|einfach|genau|étape par étape|pas à pas|simplement|passo (?:a|per|dopo|por) passo|stap voor stap|krok po kroku|steg för steg)\s)?`;

/** The questions that a page is wanted about, in the brief's own words: "eine Seite, welche Unterlagen man braucht". Null where none is asked. */
export function questionSubjects(after: string, before: string, words: ReadingWords): string[] | null {
  const found = announced.exec(after);
  const told = thatWasAsked.test(after) ? askedBefore.exec(before)?.[1] : (found?.[1] ?? found?.[2]);
  if (told !== undefined) return isTitle(told) ? [told.trim()] : null;
  const lead =
    compiled(String.raw`^(?:\s?[,:–—-]|\s\p{Ll}+:)?\s(?=(?:${openers})(?!\p{L}))`).exec(after) ??
    compiled(String.raw`^${relativeVerb}(?=(?:${openers}|jak|como|come|как|wie)(?!\p{L}))`).exec(after);
  if (lead === null) return null;
  const asked = after.slice(lead[0].length).split(/[.;!?()]|\s[–—]\s/u, 1)[0] ?? '';
  const next = compiled(
    String.raw`,\s(?!${clauseOfQuestion})(?:(?:${words.and})\s)?|\s(?:${words.and})\s(?=(?:${openers})(?!\p{L})|(?:${words.article})(?!\p{L}))`,
  );
  const questions = asked.split(new RegExp(next, 'giu')).filter((part, at) => at === 0 || opensQuestion.test(part));
  return questions.every((part) => isTitle(part) && !wordPattern(words.wish).test(part))
    ? questions.map((part) => part.trim())
    : null;
}

/** "how you get here by train and ferry": two nouns that a question joins are one subject. `isPart` is true for a part of any site. */
export function joinQuestion(
  items: readonly string[],
  subject: string,
  words: ReadingWords,
  isPart: (item: string) => boolean,
): string[] {
  const [first = '', second, ...others] = items;
  if (second === undefined || !opensQuestion.test(first)) return [...items];
  const joint = subject.slice(first.length, subject.indexOf(second, first.length));
  const isJoined = compiled(String.raw`^\s(?:${words.and})\s$`).test(joint);
  return isJoined && !second.includes(' ') && !isPart(second) ? [`${first}${joint}${second}`, ...others] : [...items];
}

const isTitle = (question: string): boolean => {
  const count = question.trim().split(/\s+/u).length;
  return count >= QUESTION_WORDS_MIN && count <= QUESTION_WORDS_MAX;
};
