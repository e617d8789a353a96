import type { RawPage } from './raw-page.ts';

/**
 * Proves that a page has something for its visitors, wherever it stands: header, footer, boxes beside the text, links,
 * alternative texts, microdata and structured data. The patterns are not those of the product.
 */

const first = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[0] ?? null;

/** All that is shown, line by line and as one: an address stands on one line or on several. */
const everyText = (page: RawPage): readonly string[] => [page.textWithAlts, ...page.rows];

const findInTexts = (page: RawPage, ...patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns)
    for (const text of everyText(page)) {
      const found = first(text, pattern);
      if (found !== null) return found;
    }
  return null;
};

/** A property of microdata with a value, as an attribute or as text. */
const findInMicrodata = ({ html }: RawPage, property: string): string | null =>
  first(html, new RegExp(String.raw`\bitemprop=["']?${property}\b[^>]{0,300}(?:content=["'][^"']|>\s*[^<\s])`, 'i'));

/** JSON that does not parse says nothing. */
const findInJsonLd = (page: RawPage, property: string): string | null => {
  const pattern = new RegExp(String.raw`"${property}"\s*:\s*(?:"[^"]+"|\d|\[\s*["{]|\{\s*")`);
  return (
    page.jsonLd
      .filter(isJson)
      .map((block) => first(block, pattern))
      .find((found) => found !== null) ?? null
  );
};

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const streetNumber = String.raw`\p{L}[\p{L}.'’-]*,?\s(?:n[.º°]?\s?)?\d{1,4}\s?[a-zA-Z]?(?:[-/]\d{1,4}[a-z]?)?[\s,;|·•–—-]{1,6}`;
const town = String.raw`\p{Lu}\p{L}{2,}`;
/** A street with its number, then the town with its code: the order of most of Europe. */
const streetAndTown = new RegExp(
  String.raw`${streetNumber}(?:[A-Z]{1,3}[\s-]\s?)?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|\d{4}-\d{3})[\s,]\s?${town}`,
  'u',
);
const numberFirst =
  /\b\d{1,5}(?:\s?(?:bis|ter|[a-z]))?,?\s(?:(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Ii]mpasse|[Pp]lace|[Rr]oute|[Aa]llée)\s[\p{L}\s'’.-]{3,40}?|(?:\p{Lu}[\p{L}'’.]*\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Terrace|Close|Square))(?=[\s,.]|$)/u;
const codes =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s\d{5}\b|〒\s?\d{3}-\d{4}|\b\d{5}-\d{3}\b/u;
const labelledAddress =
  /(?:^|[^\p{L}])(?:Address|Adresse|Anschrift|Adres|Indirizzo|Dirección|Endereço|Adress|Adresa|Besöksadress|Bezoekadres|Sede)\s?:\s[^:]{0,60}\d/u;

const address = (page: RawPage): string | null =>
  findInJsonLd(page, 'streetAddress') ??
  findInMicrodata(page, 'streetAddress') ??
  first(page.html, /<iframe\b[^>]*\bsrc=["'][^"']*google\.[a-z.]+\/maps\/embed/i) ??
  findInTexts(page, streetAndTown, numberFirst, codes, labelledAddress);

const day = String.raw`(?:[Mm]on|[Ll]un|[Ll]un\.|[Mm]ån|[Mm]aandag|[Mm]a|[Pp]on|[Pp]o|[Ss]egunda|[Ss]eg|[Ss]at|[Ss]am|[Ss]áb|[Ss]ab|[Ll]ör|[Zz]a|[Ss]ob|[Mm]o|[Ss]a|[Ss]o|[Ff]re|[Ff]ri|[Vv]en|[Vv]ie|[Vv]r|[Pp]t|[Pp]á|[Ss]ex|[Dd]i|[Dd]o|[Mm]i|[Vv]ar|[Hh]verdag|[Vv]ardag)[\p{L}]{0,8}\.?`;
const clock = String.raw`\d{1,2}\s?(?:[:.h]\s?\d{2}|h\b|[ap]\.?m\.?|Uhr|uur|godz)`;
const span = String.raw`\s?(?:[-–—]|to|bis|à|a|al?le|até|tot|till|do|until)\s?`;
const hours = (page: RawPage): string | null =>
  findInJsonLd(page, 'openingHours(?:Specification)?') ??
  findInMicrodata(page, 'openingHours') ??
  findInTexts(
    page,
    new RegExp(String.raw`(?<![\p{L}\d])${day}[^.!?\d]{0,30}(?<!\d)${clock}`, 'u'),
    new RegExp(
      String.raw`(?<!\d)\d{1,2}(?:[:.h]\d{2})(?:\s?(?:Uhr|h|uur|hrs))?${span}\d{1,2}(?:[:.h]\d{2})(?!\d)`,
      'iu',
    ),
    /\b24\s?[/h]\s?7\b|\b24\s?h(?:ours|oras|eures)?\s(?:a day|al día|sur 24)/iu,
  );

const money =
  /[€$£₹]\s?\d|\d\s?(?:€|£|zł|Kč|kr\b|CHF|EUR|Ft\b|lei\b|грн|руб|₽|₴)|\b(?:CHF|EUR|R\$|S\/\.?|USD)\s?\d|\bSEK\s\d/u;
const price = (page: RawPage): string | null =>
  findInJsonLd(page, 'price') ?? findInMicrodata(page, 'price') ?? findInTexts(page, money);

const contactHref =
  /^(?:tel:\s?\+?\d|mailto:[^?]*(?:@|%40)|(?:https?:)?\/\/(?:wa\.me\/\+?\d|api\.whatsapp\.com\/send[^#]*phone=))/i;
const labelledNumber =
  /(?<!\p{L})(?:Tel|Tél|Telefon|Telefono|Teléfono|Telefone|Phone|Call|Mobile|Mobil|Handy|Móvil|Cell|Kom|GSM|Tlf|Ring|Ph)\w{0,6}[.:\s]{1,4}\+?\(?\d[\d\s()./-]{6,18}\d/u;
const contact = (page: RawPage): string | null =>
  page.links.find(({ href }) => contactHref.test(href))?.href ??
  findInJsonLd(page, '(?:telephone|email)') ??
  findInMicrodata(page, '(?:telephone|email)') ??
  findInTexts(page, /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu, labelledNumber, /(?<![\d+])\+\d{1,3}[\s(\d).-]{8,18}\d/u);

const days = /\b20\d{2}-\d{2}-\d{2}\b|\b\d{1,2}\.\s?\d{1,2}\.\s?20\d{2}\b|\b\d{1,2}\/\d{1,2}\/20\d{2}\b/u;
const date = (page: RawPage): string | null =>
  findInJsonLd(page, 'startDate') ?? findInMicrodata(page, 'startDate') ?? findInTexts(page, days);

const measures = (page: RawPage): string | null =>
  findInTexts(page, /(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:kg|cm|mm|km|ml|GB|kW|°C|m²)(?![\p{L}\d])/u);

const name = (page: RawPage): string | null =>
  findInJsonLd(page, '(?:legalName|founder)') ??
  findInTexts(page, /\p{Lu}[\p{L}&-]+ (?:GmbH|Ltd|LLC|Inc|S\.?r\.?l|S\.L\.|SARL|Sp\. z o\.o|B\.V\.|e\.K\.)(?!\p{L})/u);

const pay = (page: RawPage): string | null => findInJsonLd(page, 'baseSalary') ?? findInTexts(page, money);

export const absenceProofs = { address, hours, price, contact, date, measures, name, pay };
