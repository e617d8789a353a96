import { listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { foldText } from '../../language/transliterate.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Statement } from './brief-statements.ts';
import { legalForms } from './legal-forms.ts';

const mailHosts = new Set(listReadingWords('planning', 'mailHosts'));
const address = /(?:@|https?:\/\/|www\.)(?:www\.)?([a-z0-9äöüßéèàçñ-]{3,60})(?:\.[a-z0-9-]{2,20}){1,2}/giu;

/** The letters and digits of a text alone, without marks. */
export const compact = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The labels of the domains that a brief writes, in mail addresses and links. */
export function domainLabels(statements: readonly Statement[]): string[] {
  const found = statements.flatMap(({ text }) => [...text.matchAll(address)].map(([, label = '']) => label));
  return [...new Set(found.map((label) => label.toLowerCase()))].filter((label) => !mailHosts.has(label));
}

const WORDS_OF_A_NAME_MAX = 6;
const legalForm = new RegExp(String.raw`^,?\s(?:${legalForms})(?![\p{L}])`, 'u');

/** The words of a brief that a domain in it is made of: "info@tonika.se" and "Tonika Musikskola". */
export function nameOfDomain(statements: readonly Statement[]): string | null {
  for (const label of domainLabels(statements)) {
    const wanted = compact(label);
    const plain = wanted.replaceAll(/oe|ue|ae/g, (pair) => pair.slice(0, 1));
    for (const { text } of statements) {
      const readable = text.replaceAll(/(?<!\S)[^\s@]+@\S+|https?:\S+|www\.\S+/gu, ' ');
      const words = [...readable.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+-]*/gu)];
      for (const [at, first] of words.entries()) {
        if (!/^[\p{Lu}\p{N}]/u.test(first[0])) continue;
        for (let length = 1; length <= WORDS_OF_A_NAME_MAX && at + length <= words.length; length += 1) {
          const last = words[at + length - 1];
          if (last === undefined) break;
          const end = last.index + last[0].length;
          const phrase = readable.slice(first.index, end);
          if (/[,.;:!?()\n]/u.test(phrase)) break;
          const letters = compact(phrase);
          if (letters !== wanted && letters !== plain) continue;
          return `${phrase}${legalForm.exec(readable.slice(end))?.[0] ?? ''}`;
        }
      }
    }
  }
  return null;
}

const person = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:${wordsFor('person')}){0,3}`;
const introductions = wordsFor('introductions');
const introduced = new RegExp(
  String.raw`(?<!\p{L})(?:${introductions}|${capitalizePhrases(introductions)})\s(?:(?:${wordsFor('introduced')})\.?\s)*${person}`,
  'gu',
);

/** Each phrase as a sentence begins with it. The case of a name must count, so that the pattern cannot ignore case. */
function capitalizePhrases(phrases: string): string {
  return phrases.replaceAll(
    /(^|\||\)\?)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
const roles = wordsFor('roles');
const iAm = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('iAm')})\s(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})(?=${wordsFor('iAmAnd')}|,?\s(?:${wordsFor('iAmArticles')})?(?:${roles}|\p{Ll}+ (?:${wordsFor('iAmOf')})(?!\p{L})))`,
  'gu',
);

/** The brief without the people who introduce themselves in it: "Me llamo Rosario Quesada" names no business. */
export const removePeople = (text: string): string =>
  text.replaceAll(introduced, ' ').replaceAll(iAm, ' ').replaceAll(/\s+/gu, ' ').trim();
