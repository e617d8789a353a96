import { foldText } from '../../language/transliterate.ts';
import type { Statement } from './brief-statements.ts';
import { legalForms } from './legal-forms.ts';

const mailHosts = new Set(
  'gmail googlemail outlook hotmail live yahoo icloud me mac gmx web t-online freenet aol proton protonmail posteo mailbox orange wanadoo free laposte sfr libero tin alice virgilio sapo wp onet interia o2 telia ziggo kpnmail xs4all seznam centrum mail yandex example'.split(
    ' ',
  ),
);
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
          // "kulturskolan@ystad.example": the town whose domain it is.
          if (/(?:^|\s)(?:in|i|à|en|em|te|w|v|в|på)\s$/u.test(readable.slice(0, first.index))) continue;
          return `${phrase}${legalForm.exec(readable.slice(end))?.[0] ?? ''}`;
        }
      }
    }
  }
  return null;
}

const person = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:de|del|da|von|van|der|den|di)\s\p{Lu}[\p{L}\p{M}'’-]*|\s\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
const introductions =
  "my name is|my name's|ich heiße|ich heisse|mein name ist|je m'appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|(?:eu )?chamo-me|(?:o )?meu nome é|ik heet|mijn naam is|nazywam się|mam na imię|jag heter|mitt namn är|jeg heter|jeg hedder|mitt navn er|mit navn er|jmenuji se|меня зовут|(?:benim )?adım|hier (?:ist|spricht)";
const introduced = new RegExp(
  String.raw`(?<!\p{L})(?:${introductions}|${capitalizePhrases(introductions)})\s(?:(?:Dr|Prof|Dra|Frau|Herr)\.?\s)*${person}`,
  'gu',
);

/** Each phrase as a sentence begins with it. The case of a name must count, so that the pattern cannot ignore case. */
function capitalizePhrases(phrases: string): string {
  return phrases.replaceAll(
    /(^|\||\)\?)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
const roles =
  'founder|owner|partner|director|manager|inhaber(?:in)?|gründer(?:in)?|leiter(?:in)?|chef(?:in)?|gérante?|fondat(?:eur|rice)|directrice|directeur|dueñ[oa]|fundador[a]?|director[a]?|titolare|fondat(?:ore|rice)|sóci[oa]|eigenaar|oprichter|właściciel(?:ka)?|ägare';
const iAm = new RegExp(
  String.raw`(?<!\p{L})(?:I am|I'm|(?:Ich|ich) bin|(?:Je|je) suis|[Ss]oy|[Ss]ono|[Ss]ou|[Ii]k ben|[Jj]estem|[Jj]ag är|[Jj]eg er|[Jj]á jsem|Я)\s(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})(?=[,.]|\s(?:and|und|et|y|e|en|i|och|a|и|from|von|de|van)\s|,?\s(?:the |die |der |la |le |el |il |de )?(?:${roles}|\p{Ll}+ (?:of|de|der|di|van|von)(?!\p{L})))`,
  'gu',
);

/** The brief without the people who introduce themselves in it: "Me llamo Rosario Quesada" names no business. */
export const removePeople = (text: string): string =>
  text.replaceAll(introduced, ' ').replaceAll(iAm, ' ').replaceAll(/\s+/gu, ' ').trim();

/** "CRÊPERIE DU STÉÏR" is a name in capitals; short words may be abbreviations and stay. */
export function toTitleCase(name: string): string {
  if (!name.includes(' ') || /\p{Ll}/u.test(name)) return name;
  return name
    .split(' ')
    .map((part, at) => {
      const isLink =
        /^(?:DE|DU|DES|LA|LE|LES|EL|LOS|LAS|IL|LO|GLI|DEL|DEI|DELLA|DELLE|DI|DA|DO|DOS|DAS|AL|ALLA|SUL|SULLA|AU|AUX|SUR|VON|VOM|VAN|DER|DIE|DAS|DEN|DEM|ZUM|ZUR|AM|IM|OF|THE|AT|ON|AND|UND|ET|Y|E|HET|OP|AAN)$/u.test(
          part,
        );
      if (isLink) return at > 0 ? part.toLowerCase() : part.slice(0, 1) + part.slice(1).toLowerCase();
      return part.length < 5 ? part : part.slice(0, 1) + part.slice(1).toLowerCase();
    })
    .join(' ');
}
