import { alternatives, listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { foldText } from '../../language/transliterate.ts';
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

const beforePlace = new RegExp(String.raw`(?:^|\s)(?:${alternatives('planning', 'beforePlace')})\s$`, 'u');

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
          // "kulturskolan@ystad.example": the town whose domain it is.
          if (beforePlace.test(readable.slice(0, first.index))) continue;
          return `${phrase}${legalForm.exec(readable.slice(end))?.[0] ?? ''}`;
        }
      }
    }
  }
  return null;
}

const person = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:${alternatives('planning', 'person')}){0,3}`;
const introductions = alternatives('planning', 'introductions');
const introduced = new RegExp(
  String.raw`(?<!\p{L})(?:${introductions}|${capitalizePhrases(introductions)})\s(?:(?:${alternatives('planning', 'introduced')})\.?\s)*${person}`,
  'gu',
);

/** Each phrase as a sentence begins with it. The case of a name must count, so that the pattern cannot ignore case. */
function capitalizePhrases(phrases: string): string {
  return phrases.replaceAll(
    /(^|\||\)\?)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
const roles = alternatives('planning', 'roles');
const iAm = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('planning', 'iAm')})\s(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})(?=${alternatives('planning', 'iAmAnd')}|,?\s(?:${alternatives('planning', 'iAmArticles')})?(?:${roles}|\p{Ll}+ (?:${alternatives('planning', 'iAmOf')})(?!\p{L})))`,
  'gu',
);

/** The brief without the people who introduce themselves in it: "Me llamo Rosario Quesada" names no business. */
export const removePeople = (text: string): string =>
  text.replaceAll(introduced, ' ').replaceAll(iAm, ' ').replaceAll(/\s+/gu, ' ').trim();

const upperCaseLink = new RegExp(`^(?:${alternatives('planning', 'upperCaseLink')})$`, 'u');

/** "CRÊPERIE DU STÉÏR" is a name in capitals; short words may be abbreviations and stay. */
export function toTitleCase(name: string): string {
  if (!name.includes(' ') || /\p{Ll}/u.test(name)) return name;
  return name
    .split(' ')
    .map((part, at) => {
      const isLink = upperCaseLink.test(part);
      if (isLink) return at > 0 ? part.toLowerCase() : part.slice(0, 1) + part.slice(1).toLowerCase();
      return part.length < 5 ? part : part.slice(0, 1) + part.slice(1).toLowerCase();
    })
    .join(' ');
}
