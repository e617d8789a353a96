import type { Language } from '../../language/languages.ts';
import { countryOfLetters } from '../../places/places.ts';

interface CountryVote {
  readonly alpha2: string;
  readonly points: number;
}

/** "Boise, ID" */
export const usState =
  /,\s(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])(?![\p{L}\d])/u;

/** Telephone prefixes, forms of companies, registers, currencies and postal codes that belong to one country. */
const marks: readonly (readonly [pattern: RegExp, alpha2: string, points: number])[] = [
  [/\+49[\s(\d]/u, 'DE', 5],
  [/\+43[\s(\d]/u, 'AT', 5],
  [/\+41[\s(\d]/u, 'CH', 5],
  [/\+33[\s(\d]/u, 'FR', 5],
  [/\+32[\s(\d]/u, 'BE', 5],
  [/\+31[\s(\d]/u, 'NL', 5],
  [/\+34[\s(\d]/u, 'ES', 5],
  [/\+39[\s(\d]/u, 'IT', 5],
  [/\+351[\s(\d]/u, 'PT', 5],
  [/\+44[\s(\d]/u, 'GB', 5],
  [/\+353[\s(\d]/u, 'IE', 5],
  [/\+48[\s(\d]/u, 'PL', 5],
  [/\+46[\s(\d]/u, 'SE', 5],
  [/\+420[\s(\d]/u, 'CZ', 5],
  [/\+90[\s(\d]/u, 'TR', 5],
  [/\+55[\s(\d]/u, 'BR', 5],
  [/\+52[\s(\d]/u, 'MX', 5],
  [/\+7[\s(]*7\d\d|₸|\d\s?тг(?!\p{L})|тенге/u, 'KZ', 5],
  [/\+380[\s(\d]|₴|\d\s?грн(?!\p{L})/u, 'UA', 5],
  [/\+40[\s(\d]|\d\s?lei\b|\bRON\b/u, 'RO', 4],
  [/\+36[\s(\d]|\d\s?Ft\b/u, 'HU', 4],
  [/\+30[\s(\d]|\bΑΦΜ\b/u, 'GR', 4],
  [/\+358[\s(\d]/u, 'FI', 5],
  [/\+45[\s(\d]|\bCVR\b/u, 'DK', 4],
  [/\+47[\s(\d]/u, 'NO', 4],
  [/\+27[\s(\d]|\bR\s?\d{2,3}\s\d{3}\b/u, 'ZA', 3],
  [/\bCHF\b|\bSFr\.|Fr\.\s?\d/u, 'CH', 4],
  [/£\s?\d|\bVAT registered\b|\bCompanies House\b/u, 'GB', 3],
  [/\d\s?zł\b|\bNIP\b|\bREGON\b|[Ss]p\. z o\.o\./u, 'PL', 4],
  [/\d\s?Kč\b|\bIČO?\b|\bs\.\s?r\.\s?o\./u, 'CZ', 4],
  [/₺|\d\s?TL\b|\bKVKK\b/u, 'TR', 4],
  [/\d\s?₽|\d\s?руб|\bИНН\b/u, 'RU', 4],
  [/R\$\s?\d|\bCNPJ\b/u, 'BR', 5],
  [/\bGmbH\b|\be\.\s?V\.|\bUG \(haftungs/u, 'DE', 1.5],
  [/\bSIRET\b|\bSIREN\b|\bloi 1901\b|\bSARL\b|\bSAS\b/u, 'FR', 3],
  [/\bS\.L\.(?:U\.)?|\bCIF\b|\bautónom[oa]\b/u, 'ES', 2],
  [/\bS\.?r\.?l\.?\b|\b[Pp]artita IVA\b|\bP\.\s?IVA\b/u, 'IT', 3],
  [/\bLda\b\.?/u, 'PT', 3],
  [/\bKvK\b|\bB\.V\.|\bzzp/u, 'NL', 3],
  [/\borg\.\s?nr\b|\bAB\b(?=[,.\s]|$)/u, 'SE', 1.5],
  [/\bLLC\b|\b501\(c\)|\bZIP code\b/u, 'US', 3],
  [/(?<![\p{L}\d])\p{Lu}{1,2}\d{1,2}\p{Lu}?\s\d\p{Lu}{2}(?![\p{L}\d])/u, 'GB', 4],
  [/(?<![\p{L}\d])(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}(?!\d)|\bABN\b|\bA\$\s?\d/u, 'AU', 5],
  [/(?<![\p{L}\d])(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\s\p{Lu}\d\p{Lu}\s\d\p{Lu}\d(?![\p{L}\d])|\bCA?\$\s?\d/u, 'CA', 5],
  [/\bNZ\$\s?\d|\bNZBN\b|\+64[\s(\d]/u, 'NZ', 5],
  [/\+61[\s(\d]/u, 'AU', 5],
  [
    /(?<![\p{L}\d])Co\.\s(?:Kerry|Cork|Galway|Mayo|Sligo|Donegal|Clare|Limerick|Tipperary|Waterford|Wexford|Wicklow|Kildare|Meath|Louth|Kilkenny|Carlow|Laois|Offaly|Westmeath|Longford|Roscommon|Leitrim|Cavan|Monaghan)(?!\p{L})/u,
    'IE',
    5,
  ],
  [/(?<!\d)\d{4}\s?[A-Z]{2}\s\p{Lu}/u, 'NL', 4],
  [/(?<!\d)\d{2}-\d{3}\s\p{Lu}/u, 'PL', 4],
  [/(?<!\d)\d{4}-\d{3}\s\p{Lu}/u, 'PT', 4],
  [/,\s[A-Z]{2}\s\d{5}(?!\d)/u, 'US', 5],
  [usState, 'US', 3],
  [/(?:^|[\s,])D-\d{5}\s/u, 'DE', 5],
  [/(?:^|[\s,])A-\d{4}\s/u, 'AT', 5],
  [/(?:^|[\s,])CH-\d{4}\s/u, 'CH', 5],
];

/** A code of five figures before a town, by the language of the brief. */
const fiveFigures: Readonly<Partial<Record<Language, string>>> = { de: 'DE', fr: 'FR', es: 'ES', it: 'IT', tr: 'TR' };

/** Words that are spelled or chosen in one of the two countries only. */
const ofBrazil =
  /(?<!\p{L})(?:vocês?|a gente|contatos?|equipes?|celular|cadastr\p{L}+|usuári[oa]s?|registros?|atendemos|econômic\p{L}+|acadêmic\p{L}+|gêneros?|eletrônic\p{L}+|café da manhã|ônibus|trem|bairro nobre|delivery|pousada|whats(?:app)?|pix|orçamentos? sem compromisso|estamos (?:procurando|buscando|querendo|criando)|gostaríamos de um site)(?!\p{L})/iu;
const ofPortugal =
  /(?<!\p{L})(?:contactos?|equipas?|telemóvel|utilizador(?:es)?|registos?|económic\p{L}+|académic\p{L}+|géneros?|eletrónic\p{L}+|pequeno-almoço|autocarro|comboio|morada|vosso|vossa|connosco|facto|canalizador(?:es)?|freguesia|concelho)(?!\p{L})/iu;

const domain = /(?:@|www\.|https?:\/\/|(?<![\p{L}\d.-]))[a-z0-9][a-z0-9.-]{1,60}\.([a-z]{2})(?![.-]{0,3}[a-z0-9@])/giu;
/** Domains of countries that are sold for what their letters mean. */
const soldWorldwide = new Set([
  'io',
  'ai',
  'co',
  'me',
  'tv',
  'fm',
  'ly',
  'gg',
  'cc',
  'to',
  'so',
  'sh',
  'vc',
  'is',
  'it',
]);

const fileEndings = new Set(['md', 'rs', 'py', 'sh', 'hs', 'ml', 'mk', 'ps', 'tf', 'vi']);

/** Evidence for the country of a business besides the names of places. */
export function countryEvidence(text: string, language: Language | null): CountryVote[] {
  const votes: CountryVote[] = marks.flatMap(([pattern, alpha2, points]) =>
    pattern.test(text) ? { alpha2, points } : [],
  );
  const coded = language === null ? undefined : fiveFigures[language];
  if (language === 'pt') {
    if (ofBrazil.test(text)) votes.push({ alpha2: 'BR', points: 2 });
    if (ofPortugal.test(text)) votes.push({ alpha2: 'PT', points: 1.5 });
  }
  // A number of three, three and four figures: Quebec and Mexico have them, France and Spain have not.
  const ofTen = /(?<![\d+])(?:\(\d{3}\)|\d{3})[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u.test(text);
  if (ofTen && language === 'fr') votes.push({ alpha2: 'CA', points: 4 });
  if (ofTen && language === 'es') votes.push({ alpha2: 'MX', points: 2 });
  if (coded !== undefined && /(?<![\d-])\d{5}\s\p{Lu}\p{Ll}/u.test(text)) votes.push({ alpha2: coded, points: 4 });
  for (const [whole, ending = ''] of text.slice(0, 2_000).matchAll(domain)) {
    // "CONTRIBUTING.md" is a file.
    if (fileEndings.has(ending.toLowerCase()) && !/^(?:@|www\.|https?:)/iu.test(whole)) continue;
    const vote = countryOfDomain(ending, language);
    if (vote) votes.push(vote);
  }
  return votes;
}

/** The country of the last letters of a domain: `de`, `uk`. */
function countryOfDomain(ending: string, language: Language | null): CountryVote | null {
  const letters = ending.toLowerCase();
  if (soldWorldwide.has(letters) && !(letters === 'it' && language === 'it')) return null;
  const alpha2 = letters === 'uk' ? 'GB' : letters.toUpperCase();
  return countryOfLetters(alpha2) ? { alpha2, points: 3 } : null;
}
