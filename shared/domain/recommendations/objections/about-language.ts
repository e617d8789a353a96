import { detectLanguage } from '../../language/detect-language.ts';
import { languagesOfFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { countTextWords } from '../../language/segment-words.ts';
import { splitNormalizedWords } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** A shorter block may be the name of a book, or a credit. */
const BLOCK_WORDS_MIN = 25;

/** Function words that a text must have of the other language, and how many times as many as of the page's language. */
const FOREIGN_WORDS_MIN = 3;
const FOREIGN_AHEAD = 2;

/** Languages so close that a short text of one passes for the other. */
const families: readonly (readonly Language[])[] = [
  ['da', 'no', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sr', 'sl'],
  ['es', 'ca', 'pt'],
  ['ru', 'uk', 'bg'],
  ['ar', 'fa', 'ur'],
];

/** Refuses additions in another language than the page's. Quotations and listings may be in any. */
export const isInPageLanguage: ObjectionRule = (edit) => {
  const transcribed = collectTexts(edit).find((text) => isTranscribed(text, edit.language));
  if (transcribed !== undefined) return [message('objections.language.script', { text: quoted(transcribed) })];
  const foreign = collectTexts(edit)
    .map((text) => ({ text, language: otherLanguage(text, edit.language) }))
    .find(({ language }) => language !== null);
  if (!foreign?.language || edit.language === null) return [];
  const languages = { own: { language: foreign.language }, wanted: { language: edit.language } };
  return [message('objections.language.other', { text: quoted(foreign.text), ...languages })];
};

function collectTexts({ value, targetField, added }: EditReading): string[] {
  if (value !== null) return targetField === 'schema' ? [] : [value];
  const blocks = added.blocks.filter(({ kind }) => kind !== 'code' && kind !== 'quote').map(({ text }) => text);
  return [...blocks.filter((text) => countTextWords(text) >= BLOCK_WORDS_MIN), blocks.join('\n')];
}

/** The language of a text where it is clearly another one than that of the page. */
function otherLanguage(text: string, pageLanguage: Language | null): Language | null {
  if (pageLanguage === null || !/\p{L}/u.test(text)) return null;
  const { language, confidence } = detectLanguage(text);
  if (language === null || language === pageLanguage) return null;
  if (families.some((family) => family.includes(language) && family.includes(pageLanguage))) return null;
  const words = splitNormalizedWords(text, language);
  const ofLanguage = (wanted: Language): number =>
    words.filter((word) => languagesOfFunctionWord(word).includes(wanted)).length;
  const foreign = ofLanguage(language);
  // Text in another script needs no function words, but a name or two in it is no text.
  if (confidence === 1 && foreign === 0) return matchesScript(text, pageLanguage) ? null : language;
  return foreign >= FOREIGN_WORDS_MIN && foreign >= FOREIGN_AHEAD * ofLanguage(pageLanguage) ? language : null;
}

const WORDS_OF_A_TEXT = 5;

/** Whether a text in Latin letters stands on a page in another script: words of its language written by their sound. A name or two is none. */
function isTranscribed(text: string, pageLanguage: Language | null): boolean {
  if (pageLanguage === null || new Intl.Locale(pageLanguage).maximize().script === 'Latn') return false;
  const latin = (text.match(/\p{Script=Latin}+/gu) ?? []).length;
  return latin >= WORDS_OF_A_TEXT && !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Whether most words of a text could be of the page's language by their script. */
function matchesScript(text: string, pageLanguage: Language): boolean {
  const latin = (text.match(/\p{Script=Latin}+/gu) ?? []).length;
  const isLatinPage = new Intl.Locale(pageLanguage).maximize().script === 'Latn';
  const others = countTextWords(text.replaceAll(/\p{Script=Latin}+/gu, ' '));
  return isLatinPage ? latin >= others : others >= latin || latin <= 3;
}
