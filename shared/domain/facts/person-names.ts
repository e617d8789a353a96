import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Academic and polite titles before a name. */
const titles = String.raw`(?:(?:${alternatives('facts', 'titles')})\.?(?:-\p{L}{1,20}\.?)?\s?){0,8}`;
const word = "(?:\\p{Lu}[\\p{L}'’]{0,40}(?:-\\p{Lu}[\\p{L}'’]{0,40}){0,3}\\.?)";
const particles = `(?:(?:${alternatives('facts', 'particles')}) ){0,2}`;

const fullName = new RegExp(
  `^${titles}${word}(?: ${particles}${word}){1,3}(?:,? (?:${alternatives('facts', 'fullName')}))?$`,
  'u',
);
const shortName = new RegExp(`^${titles}${word}(?: ${particles}${word}){0,3}$`, 'u');
/** Words that begin in upper case and are no one's name. */
const noName = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('facts', 'noName')})(?!\p{L})`, 'iu');

const NAME_CHARACTERS_MAX = 60;

/** `M.K 様`, `田中さん`: letters or a name with the word of respect; a customer in general has one, too. */
const japaneseSignature =
  /^(?!お|皆|患者)(?:[A-Z](?:[.・ ]{0,2}[A-Z])?\.?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}) ?(?:様|さん|さま)$/u;

/** `Dr. med. Ada Byron`: a first and a last name. */
export const isFullName = (text: string): boolean =>
  text.length <= NAME_CHARACTERS_MAX && fullName.test(text) && !noName.test(text) && text !== text.toUpperCase();

/** `Marie L.`, `Jeremy`: what people sign praise with. */
export const isSignature = (text: string): boolean => japaneseSignature.test(text) || isShortName(text);

const isShortName = (text: string): boolean =>
  text.length >= 2 && text.length <= 40 && shortName.test(text) && !noName.test(text);

/** `Karol`: a first name alone, or a word like one. */
export const isFirstName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}{1,14}(?:-\p{Lu}\p{Ll}{1,14})?$/u.test(text) && !noName.test(text);
