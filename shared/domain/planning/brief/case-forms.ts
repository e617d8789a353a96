import { trimTrailing } from '../../language/trailing-characters.ts';
import { type NamedRole, namedRoles, type WritingWords } from '../words/writing-words.ts';
import { nameLocative } from './locative.ts';

const ROOT_LETTERS_MIN = 3;
/** Endings that a noun of Polish, Czech or Russian has behind a preposition. */
const endings =
  /^(?:iem|em|ami|ach|om|ów|owi|u|ę|ą|y|i|a|e|ie|ii|ią|iami|ího|ou|ě|í|ím|ích|ům|ech|ем|ом|ами|ями|ах|ях|ам|ям|ов|ей|ой|ою|у|ю|ы|и|а|я|е|ии|ию|ией)$/u;

/** "z cennikiem", "с ценами": the part of a site whose name stands there in another case. */
export function roleInCase(phrase: string, { names }: WritingWords): NamedRole | undefined {
  const word = phrase.toLowerCase();
  if (word.includes(' ')) return undefined;
  return namedRoles.find((role) => {
    const root = trimTrailing(names[role].toLowerCase(), /[aeiouyěíáéýыиаяеоь]/u);
    return (
      !root.includes(' ') &&
      root.length >= ROOT_LETTERS_MIN &&
      word.startsWith(root) &&
      endings.test(word.slice(root.length))
    );
  });
}

/** "o terapii manualnej" is named "terapia manualna". Where the form is not sure, "about" stays. */
export function nameAbout(subject: string, language: 'pl' | 'cs' | 'ru' | undefined): string {
  const [, about, noun] = /^(об?|o)\s(.+)$/iu.exec(subject) ?? [];
  const named =
    about === undefined || noun === undefined || language === undefined ? null : nameLocative(noun, language);
  return named ?? nameAboutVerb(subject);
}

/** "o przygotowaniu do zabiegu": nouns of verbs have one form behind "about". */
const nameAboutVerb = (subject: string): string =>
  subject
    .replace(/^o\s(\p{L}+(?:ani|eni|ci))u(?=\s|$)/iu, '$1e')
    .replace(/^o\s(?=\p{L}+(?:ání|ení|tí)(?:\s|$))/iu, '')
    .replace(/^об?\s(\p{L}+(?:ани|ени))и(?=\s|$)/iu, '$1е');

/** "rozlicza kierowców": what a program does, as a noun; "planuje trasy" is named by its object, whose form is that of a name. */
export function nameThirdPerson(phrase: string): string {
  const [, root = '', ending = '', object] =
    /^(\p{L}{3,}?)(uje|icza|awia|era|ywa|yła)\s(\p{Ll}.*)$/u.exec(phrase.slice(0, 1).toLowerCase() + phrase.slice(1)) ??
    [];
  if (object === undefined) return phrase;
  if (!/^\p{L}+ów(?:\s|$)/u.test(object)) return object;
  return `${root}${ending === 'uje' ? 'owanie' : `${ending}nie`} ${object}`;
}

/** "mit den Preisen", "mit Datenblättern": behind these prepositions a German plural has an "n" that its name has not. */
export const removeDative = (subject: string, before: string): string =>
  /^\s*(?:,\s)?(?:mit|zu|von|aus|bei|nach)\s/iu.test(before)
    ? subject
        .replace(
          /^((?:(?:den|unseren|allen|den aktuellen)\s)?(?:\p{L}{0,30}[äöü]\p{L}{0,30}er|\p{L}{0,30}(?:[Bb]ild|[Kk]ind|[Ff]eld|[Ss]child|[Ll]ied|[Zz]imm|[Ff]enst|[Mm]ust)er|\p{L}{0,30}(?:[Aa]rtik|[Mm]öb|[Mm]itt)el))n(?=$|\s|,)/u,
          '$1',
        )
        .replace(
          /^((?:(?:den|unseren|allen|den aktuellen)\s)?(?:\p{Lu}\p{L}{0,30}-?)?(?:[Rr]ezept|niss|[Vv]erträg|[Pp]län|[Ff]äll|schläg|ansätz|[Zz]eugniss|[Pp]reis|[Aa]ngebot|[Tt]ermin|[Kk]urs|[Pp]rojekt|[Bb]eispiel|[Tt]arif|[Pp]aket|[Pp]rodukt|[Pp]roblem|[Hh]onorar|rät|amm|ment|stück|stoff|weis|schritt|gebnis|werk|bericht)e)n(?=$|\s|,)/u,
          '$1',
        )
    : subject;
