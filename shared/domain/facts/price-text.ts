/** Prices as pages write them, in the languages that pages are read in. */

const sign = 'R\\$|US\\$|C\\$|A\\$|[€$£¥￥₽₹₩₺₴]';
const word =
  'EUR|USD|GBP|CHF|PLN|BRL|CAD|AUD|SEK|NOK|DKK|CZK|HUF|RON|JPY|RUB|euros?|zł|zl|S?Fr\\.|kr\\.?|Kč|Ft|руб(?:\\.|лей|ля|ль)?|[Рр]\\.?|円|元|원|reais|złotych';
const amount =
  "(?:\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3}){1,3}|\\d{1,7}|(?=\\.\\d\\d(?!\\d)))(?:\\s?[.,]\\s?\\d{2}(?!\\d)|[.,][-–—]{1,2})?(?!\\d)";
const between = '\\s?(?:[-–—~〜]|to|bis|à|a|do|до|tot|hasta|até|から)\\s?';
/** `from`, `ab`: the price is the least of several. */
const least =
  'starting (?:at|from)|from|ab|von|à partir de|a partir d[aei]l?|dès|desde|da|vanaf|fra|från|od|от|ca\\.|circa|approx\\.?';
const unit =
  '\\s(?:la|le|el|il|de|die|the|a|o)\\s(?:nuit|nuitée|noche|notte|noite|nacht|night|semaine|semana|settimana|week|woche|séance|sesión|seduta|sessão|ora|hora)(?!\\p{L})|\\s?(?:/|(?:per|pro|par|por|al|alla|a|na|za|pr\\.|в|за|je)(?=\\s))\\s?(?:\\d{1,2}\\s)?[\\p{L}.²]{1,12}|\\s?(?:p\\.\\s?p\\.?|pp|pro|each|〜|～|~|/[\\p{L}²]{1,12})';
const value = `(?:${sign})\\s?${amount}(?:${between}(?:(?:${sign})\\s?)?${amount})?|(?:${word})\\s${amount}|${amount}\\*?(?:${between}${amount})?\\s?(?:${sign}|(?:${word})(?!\\p{L}))`;
const swiss = '\\d{1,4}[.,][-–—]{1,2}';

const price = new RegExp(
  `(?<![\\d.,\\p{L}]|\\d:)(?:(?:${least})\\s?)?(?:${value}|${swiss}(?!\\d))(?:\\s?\\+(?!\\d))?(?:${unit})?(?![\\d%])`,
  'giu',
);
/** A large sum is no price: `$2 million in sales`. */
const isSum = /^\s?(?:million|billion|mio|mrd|mln|тыс|млн|k\b|m\b|bn\b|万)/i;
/** Words before a former price. */
const formerly =
  /(?:instead of|was|statt|au lieu de|en lugar de|antes|invece di|em vez de|i\.p\.v\.|zamiast|вместо)\s*$/i;

/** Without one of these no line says a price. */
export const maybePrice = new RegExp(
  `\\d\\s?\\*?\\s?(?:${sign}|${word})|(?:${sign}|${word})\\s?\\.?\\d|\\d[.,][-–—]`,
  'iu',
);

interface FoundPrice {
  text: string;
  start: number;
  end: number;
}

const PRICE_CHARACTERS_MAX = 300;

/** The prices in a line, without those that no longer hold. */
export function pricesIn(line: string): FoundPrice[] {
  if (line.length > PRICE_CHARACTERS_MAX || !/\d/.test(line)) return [];
  return [...line.matchAll(price)]
    .filter(({ index, 0: text }) => !isSum.test(line.slice(index + text.length)))
    .filter(({ index }) => !formerly.test(line.slice(0, index)))
    .map(({ index, 0: text }) => ({ text: text.trim(), start: index, end: index + text.length }));
}

const announced =
  /^(?:[-–—•·*\s]*)(?:(?:price|preis|prix|precio|prezzo|preço|prijs|cena|цена|стоимость|P\.?V\.?P\.?|料金|価格|tarif|coût|koszt)\s*:?\s*)?/iu;
const season =
  '(?:selon (?:la )?saison|je nach saison|según temporada|(?:a )?seconda del periodo|secondo stagione|depending on (?:the )?season)';
const rest = new RegExp(
  `^[\\s*()+.,:|/-]{0,80}(?:${season}|(?:${least}|only|nur|tylko|seulement|solo|só|slechts|incl\\.?|zamiast|statt)[\\s*]{0,4})?$`,
  'iu',
);

/** The price where a line says a price and nothing else; null where it says more. */
export function barePrice(line: string): string | null {
  const text = line.slice(0, 80).replace(announced, '');
  const [first, ...others] = line.length > 80 ? [] : pricesIn(text);
  if (!first || others.length > 0) return null;
  const said =
    text.slice(0, first.start) +
    text
      .slice(first.end)
      .replace(/^(\s*[(（]?(?:incl|inkl|excl|zzgl|TTC|HT|IVA|VAT|税込|税別)[^)）]{0,20}[)）]?)/iu, '');
  const isFormer = /^\s*(?:zamiast|statt|instead of|au lieu de|en lugar de|invece di)\s/i.test(text.slice(first.end));
  return rest.test(said) || (isFormer && rest.test(text.slice(0, first.start))) ? first.text : null;
}

/** True for the value of a fact that is a price. */
export const isPriceText = (text: string): boolean => text.length <= 80 && pricesIn(text).length > 0;
