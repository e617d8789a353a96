import type { CountryCode } from 'libphonenumber-js/min';
import type { FactReading } from '../../language-data/fact-reading/fact-reading-schema.ts';
import { readFactReading } from '../../language-data/fact-reading/read-fact-reading.ts';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** How postal codes look in a line, and where the town stands. */
export interface PostcodeFormat extends Omit<FactReading['postcodes'][number], 'pattern' | 'countries'> {
  readonly countries: readonly CountryCode[];
  readonly pattern: RegExp;
}

let known: readonly PostcodeFormat[] | undefined;
export function postcodeFormats(): readonly PostcodeFormat[] {
  known ??= readFactReading().postcodes.map(({ countries, pattern, ...format }) => ({
    ...format,
    countries: countries as CountryCode[],
    // Codes are written in capitals.
    pattern: new RegExp(pattern, 'u'),
  }));
  return known;
}

/** `東京都…1-2-3`, with or without the postal code before it. */
export const japaneseAddress = new RegExp(
  [
    String.raw`(?:〒 ?\d{3}[-‐−ー]\d{4}[\s　]{0,4})?(?:東京都|北海道|(?:京都|大阪)府|(?:神奈川|和歌山|鹿児島|[\p{Script=Han}]{2})県)`,
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶケ\s　]{2,30}`,
    String.raw`\d{1,6}(?:[-‐−ー–の]\d{1,6}|(?:丁目|番地?|号)\d{0,6}){0,8}`,
    String.raw`(?:[\s　]?[\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d]{1,20}(?:[F階号]|ビル|館|室)[\p{L}\d]{0,4})?`,
  ].join(''),
  'u',
);

/** `г. Москва, ул. Ярославская, д. 10, корп. 4`: town, street and house, each with its word. */
export const russianAddress = new RegExp(
  [
    String.raw`(?:\d{6},? )?(?:(?:г\.? ?|город )?\p{Lu}[\p{L}-]{2,30},? )(?:[\p{L} -]{2,40}(?:обл\.?|область|р-н|район),? )?`,
    String.raw`(?<!\p{L})(?:(?:ул|пр|просп|пер|наб|пл|бул|ш)(?!\p{L})\.?,? ?|улица |проспект |переулок |набережная |площадь |бульвар |шоссе )`,
    String.raw`[\p{L}\d .-]{3,40},? (?:д\.? ?|дом )?\d{1,5}[а-я]?(?:[/-]\d{1,5})?`,
    String.raw`(?:,? (?:корп|стр|к|оф|офис|лит|пом|кв|этаж)\.? ?\d{0,5}[а-яА-Я]?){0,4}`,
  ].join(''),
  'u',
);

const streetWords = alternatives('facts', 'streetWords');
const streetWord = new RegExp(`(?:^|[\\s(])(?:${streetWords}|c/|p\\.? ?o\\.? ?box)(?:\\.|(?=[\\s,\\d])|$)`, 'iu');
/** Words that name a street by how they end. */
const streetEnding = new RegExp(String.raw`\p{L}(?:${alternatives('facts', 'streetEnding')})\b`, 'iu');
const numberFirst = /^(?:nos?\.? )?\d{1,5}[a-z]?(?: ?[-–/&] ?\d{1,5}[a-z]?)?,? {1,2}(?:\p{L}['’.]?)?\p{L}{2,}/iu;
const numberLast = new RegExp(
  String.raw`\p{L}[.'’)]{0,4},? {0,2}(?:n(?:r|º|°|o)?\.? {0,2})?\d{1,4} ?[a-z]?(?: ?[-–/+] ?(?:\d{1,4}[a-z]?|[a-z]{1,3}))?(?: (?:${alternatives('facts', 'numberLast')}))?$`,
  'iu',
);
/** `Since 1958`, `Monday 9`, `Page 3`: a word and a number that are no street. */
const noStreet = new RegExp(String.raw`^(?:${alternatives('facts', 'noStreet')})\b`, 'iu');

/** A street by its words, whatever its number. */
export const isSurelyStreet = (text: string): boolean =>
  !noStreet.test(text) && /\d/.test(text) && (streetEnding.test(text) || streetWord.test(text));

const saint = new RegExp(String.raw`^(?:${alternatives('facts', 'saint')})\.? \p{Lu}[\p{L}-]+$`, 'iu');

export const isStreet = (text: string): boolean =>
  // `St Helens` is a town.
  !saint.test(text) &&
  !noStreet.test(text) &&
  !/^n[º°o]\.? ?\d|(?:19|20)\d{2}$/iu.test(text) &&
  [numberFirst, streetEnding, streetWord, numberLast].some((pattern) => pattern.test(text));

/** True for the parts of an address before its street. */
export const isBuilding = (text: string): boolean =>
  /^(?:unit|suite|ste|floor|flat|apt|apartment|level|office|shop|studio|room|building|\d+(?:st|nd|rd|th) floor|\d+\. ?(?:stock|og)|etage|z\.?[ai]\.?|the \p{Lu}\p{L}+$)\b/iu.test(
    text,
  ) || /\b(?:house|centre|center|business park|industrial estate|retail park)$/iu.test(text);

/** A town, as it stands after a postal code: up to its first word in lower case that is no part of names. */
export const townAfter = new RegExp(
  String.raw`^[,\s]*\p{Lu}[\p{L}'’./-]*(?:(?: ?- ?| )(?:(?:${alternatives('facts', 'townAfter')}) )*(?:d['’]|l['’])?\p{Lu}[\p{L}'’./-]*)*(?: \d{1,2}(?=$|,))?(?: ?\([A-Z]{2}\))?`,
  'u',
);
