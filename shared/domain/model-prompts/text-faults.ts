import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { placeMentions } from '../places/places.ts';
import { bringsNumberWord } from './counted-in-words.ts';
import type { DropReason } from './dropped-text.ts';
import { hasMarkup } from './model-prompt.ts';
import { isStatementSupported, type KnownTexts, knownTexts } from './true-statements.ts';
import { bringsAddress, removeAddresses } from './unshown-addresses.ts';

/** The material that the words of a model are held to. */
export interface Evidence {
  readonly texts: KnownTexts;
  /** The same in lower case, where names are looked for. */
  readonly lowered: string;
  /** Of what the model writes; capitals tell no names in German. */
  readonly language: Language | null;
}

export function readEvidence(texts: readonly (string | null | undefined)[], language: Language | null): Evidence {
  const said = texts.map((text) => text ?? '').join('\n');
  return { texts: knownTexts([said], [said]), lowered: said.toLowerCase(), language };
}

const FOREIGN_CONFIDENCE = 0.4;

/** Whether a text is certainly in another language than the one that was wanted; null asks for none. */
export function isForeignTo(text: string, wanted: Language | null): boolean {
  if (wanted === null) return false;
  const { language, confidence } = detectLanguage(text);
  return language !== null && language !== wanted && confidence > FOREIGN_CONFIDENCE;
}

/** How much to write is advice and no fact: "about 150 words". */
const budget =
  /(?:\b\d+\s*(?:-|–|to|bis|à|a|tot|do)\s*)?\b\d+\s+(?:words?|wörter\p{L}*|worte\p{L}*|mots|palabras|parole|palavras|woorden|słow\p{L}*|słów|ord|sentences?|sätze\p{L}*|phrases|frases|frasi|zinnen|zdań|zdani\p{L}*|paragraphs?|absätze\p{L}*)(?![\p{L}])/giu;

/** Two words with a capital within a sentence: "Jane Whitfield", "Mill Lane". German writes every noun so. */
const fullName = /(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}[\p{L}\p{M}'’-]+/gu;
/** A person behind a title. */
const person =
  /(?<!\p{L})(?:Frau|Herrn?|Dr\.|Prof\.|Meister(?:in)?|Mrs?\.?|Ms\.?|Mme|Mlle|Sra?\.|Sig\.(?:ra)?)\s+((?:\p{Lu}[\p{L}\p{M}'’-]+\s?){1,3})/gu;

/** Names of persons and places that the material does not have. A single word with a capital may be any word. */
function bringsFullName(text: string, { lowered, language }: Evidence): boolean {
  const isNew = (name: string): boolean =>
    name
      .toLowerCase()
      .replace(/['’]s$/u, '')
      .split(/\s+/u)
      .every((word) => !lowered.includes(word));
  const full = language === 'de' ? [] : [...text.matchAll(fullName)].map(([name]) => name);
  const titled = [...text.matchAll(person)].map(([, name = '']) => name.trim());
  const places = placeMentions(text)
    .filter(({ at, places: found }) => at > 0 && found.some(({ isEveryday }) => !isEveryday))
    .map(({ text: name }) => name);
  return [...full, ...titled, ...places].some(isNew);
}

/**
 * The fault that code reads off a text by itself: markup, or a number, a quotation, an address or a name that the material does not have. Null where
 * there is none.
 */
export function findFault(text: string, evidence: Evidence): DropReason | null {
  if (evidence.lowered.includes(text.toLowerCase().trim())) return null;
  if (bringsAddress(text, [], evidence.lowered)) return 'address';
  if (hasMarkup.test(removeAddresses(text))) return 'markup';
  const words = text.replaceAll(budget, ' ');
  if (!isStatementSupported(words, evidence.texts)) return /["“„«「]/u.test(words) ? 'quotation' : 'number';
  if (bringsNumberWord(words, evidence.lowered)) return 'number';
  return bringsFullName(text, evidence) ? 'name' : null;
}

/** A title with more small words than the short ones of a headline writes its names alone with capitals. */
const SMALL_WORDS_MIN = 2;

/** The evidence for a heading or a title: in a headline that writes every word with a capital none is taken for a name. */
export function evidenceForTitle(title: string, evidence: Evidence): Evidence {
  const small = title.match(/(?<![\p{L}])\p{Ll}{4,}/gu) ?? [];
  return small.length < SMALL_WORDS_MIN ? { ...evidence, language: 'de' } : evidence;
}

/** A rival that the text names, where what it belongs to does not. */
export const namesRival = (text: string, rivals: readonly string[], about: string): boolean =>
  rivals.some((rival) => {
    const name = rival.toLowerCase();
    return text.toLowerCase().includes(name) && !about.toLowerCase().includes(name);
  });
