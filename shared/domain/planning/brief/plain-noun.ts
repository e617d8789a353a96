import type { Language } from '../../language/languages.ts';
import { placeMentions } from '../../places/places.ts';
import type { Statement } from './brief-statements.ts';

const quote = /["“”„«»‚‘「『]$/u;

/** In German every noun has a capital: a single noun with an article before or a plain noun behind "we are" is no name. */
export function isPlainNoun(name: string, { text }: Statement, language: Language | null): boolean {
  if (language !== 'de' || name.includes(' ')) return false;
  if (quote.test(text.slice(0, text.indexOf(name)))) return false;
  const before = text.slice(0, text.indexOf(name)).trim().split(/\s+/u).at(-1) ?? '';
  if (/^(?:heiße|heißen|heisse|heissen|namens|genannt)$/iu.test(before)) return false;
  if (/^(?:eine?[rnm]?|kleine[rs]?|die|der|das|unsere?|im|am|vom|zum|zur|beim)$/iu.test(before)) return true;
  // One word that follows "we are" or opens a sentence without a verb is a noun, unless its form is no noun's.
  return /^(?:wir|ich)\s/iu.test(text);
}

/** "en Las Palmas": the rest of a town is no name. */
export const isWithinPlace = (name: string, text: string): boolean =>
  placeMentions(text).some((mention) => mention.text !== name && mention.text.endsWith(` ${name}`));
