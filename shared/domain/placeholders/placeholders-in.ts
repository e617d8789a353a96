import { lowerInPlace } from '../language/lower-in-place.ts';
import { exampleAddresses, templateNames, templateSentences } from '../language/placeholder-phrases.ts';

/** A pattern, and strings of which each of its matches has one: a text without any is not searched. */
interface Sought {
  readonly needs: readonly string[];
  readonly pattern: RegExp;
}

const xx = ['XX', 'xx', 'Xx', 'xX'];

/** "[Your company]", "{{name}}", "TODO: text": whoever writes for others sees to it that no one reads them. */
const slots: readonly Sought[] = [
  {
    needs: ['['],
    pattern:
      /(?<![\]!\p{L}])\[(?:your|insert|enter|add|ihre?n?|deine?n?|votre|vos|insérez|tu|su|inserte|il tuo|la tua|inserisci|uw|jouw|seu|sua|insira|twoj[ae]|twój|wpisz|din|ditt|váš|vaše|ваш[ае]?)\s[^[\]\n]{2,50}\](?![([])/giu,
  },
  {
    needs: ['['],
    pattern:
      /(?<![\]!\p{L}])\[(?:(?:\p{L}{2,20} ){0,2}(?:company|business|brand|practice|clinic|firm|restaurant|salon|first|last|full|street|site|domain) ?name|company|phone(?: number)?|(?:website|web|e-?mail|street|postal|your) ?address|e-?mail|website(?: url)?|address|city|date|text|firmenname|firma|name|vorname|nachname|straße|anschrift|telefon(?:nummer)?|ort|datum|nom|prénom|nom de l['’]entreprise|entreprise|ville|adresse|téléphone|empresa|nombre|dirección|teléfono|azienda|nome|indirizzo|telefono|bedrijfsnaam|naam|adres)\](?![([])/giu,
  },
  {
    needs: ['['],
    pattern:
      /(?<![\]!\p{L}])\[[^[\]\n]{0,40}(?<![\p{L}\p{N}])(?:wird (?:noch )?(?:nachgetragen|ergänzt)|folgt(?: noch)?|einfügen|eintragen|ergänzen|à compléter|à venir|à renseigner|por completar|por confirmar|da inserire|da completare|a preencher|a definir|in te vullen|do uzupełnienia|att fylla i|fylls i|bude doplněno|to be (?:added|completed|confirmed|announced)|to follow)\](?![([])/giu,
  },
  { needs: ['{{'], pattern: /\{\{\s*[\p{L}_][^{}\n]{0,60}\}\}/gu },
  { needs: ['TODO', 'FIXME', 'TKTK'], pattern: /(?<![\p{L}\p{N}])(?:TODO|FIXME|TKTK)\s?:\s?\p{L}[^\n.]{0,40}/gu },
];

/** Numbers and mailboxes that belong to no one, where a business would have its own. */
const contactData: readonly Sought[] = [
  { needs: xx, pattern: /(?<![\p{L}\p{N}])(?:\+\d|\(?0\d)[\d ()/.-]{0,18}XX[X -]{0,30}X(?!\p{L})/giu },
  { needs: ['XX'], pattern: /(?<![\p{L}\p{N}.-])(?:DE|ATU|FR|IT|ES|PL|NL)?[ -]?X{5,}(?!\p{L})/gu },
  { needs: xx, pattern: /(?<![\p{L}\p{N}.-])X{2,4}(?:[-./ ]X{2,4}){2,}(?![\p{L}\p{N}])/giu },
  { needs: ['123456789', 'HR'], pattern: /\bDE ?123456789\b|\bHR[AB]:? ?12345(?:6|67)?\b/g },
  {
    needs: ['@'],
    pattern:
      /[\w.+-]{1,40}@(?:example|exemple|ejemplo|esempio|exemplo|voorbeeld|beispiel|exempel|eksempel|your-?(?:domain|company|business|site|website|email)|yoursite|mydomain|ihre-?(?:domain|firma|website)|deine-?(?:domain|firma|website)|votre-?(?:domaine|site|entreprise)|tu-?(?:dominio|empresa)|domain|musterfirma|muster|mustermann)\.[a-z]{2,10}\b/gi,
  },
  { needs: ['@'], pattern: /\b(?:your|ihre?|deine?|votre|tu|seu)[-._]?(?:name|e?mail)@[\w-]{1,40}\.[a-z]{2,10}\b/gi },
];

const telephone = /(?<![\p{L}\p{N}.,/=-])(?:\+\d|\(?\d)[\d ()/.-]{7,20}\d(?![\p{L}\p{N}]|[.,]\d)/gu;
const tollFree = /^(?:00|\+)?\d{0,3}?0?(?:800|808|900)/;

/** "123-456-7890", "06 12 34 56 78", "0000 000000": counted up, or one digit again and again. */
function isExampleNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 9 || digits.length > 14 || tollFree.test(digits)) return false;
  // A bare number of ten digits is no telephone number by itself.
  if (!/^[+(0]|[ ()/.-]/.test(written)) return false;
  return /1234567|(\d)\1{6,}/.test(digits) || /^\(?555\)?[ .-]\d{3}[ .-]\d{4}$/.test(written);
}

/** Finds placeholders in a text, wherever it stands. */
export const placeholdersIn = (text: string): string[] => [
  ...findSought(text, slots),
  ...findInAnyCase(text, templateSentences),
  ...findInAnyCase(text, templateNames),
];

/** Addresses, mailboxes and numbers of no one, where a business would have its own. Stories and news name them as they like. */
export const exampleContactsIn = (text: string, ownDomain: string | null): string[] => [
  ...findInAnyCase(text, exampleAddresses),
  ...findSought(text, contactData).filter((one) => ownDomain === null || !one.endsWith(`@${ownDomain}`)),
  ...findMatches(text, telephone).filter(isExampleNumber),
];

const findSought = (text: string, sought: readonly Sought[]): string[] =>
  sought.flatMap(({ needs, pattern }) => (needs.some((need) => text.includes(need)) ? findMatches(text, pattern) : []));

const findMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([fragment]) => fragment.trim()).filter((fragment) => fragment !== '');

const findInAnyCase = (text: string, pattern: RegExp): string[] =>
  [...lowerInPlace(text).matchAll(pattern)]
    .map(({ 0: { length }, index }) => text.slice(index, index + length).trim())
    .filter((fragment) => fragment !== '');
