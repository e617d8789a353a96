import { exampleAddresses, templateNames, templateSentences } from '../language/placeholder-phrases.ts';

/** "[Your company]", "{{name}}", "TODO: text": whoever writes for others sees to it that no one reads them. */
const slots: readonly RegExp[] = [
  /(?<![\]!\p{L}])\[(?:your|insert|enter|add|ihre?n?|deine?n?|votre|vos|insérez|tu|su|inserte|il tuo|la tua|inserisci|uw|jouw|seu|sua|insira|twoj[ae]|twój|wpisz|din|ditt|váš|vaše|ваш[ае]?)\s[^[\]\n]{2,50}\](?![([])/giu,
  /(?<![\]!\p{L}])\[(?:(?:\p{L}{2,20} ){0,2}(?:company|business|brand|practice|clinic|firm|restaurant|salon|first|last|full|street|site|domain) ?name|company|phone(?: number)?|(?:website|web|e-?mail|street|postal|your) ?address|e-?mail|website(?: url)?|address|city|date|text|firmenname|firma|name|vorname|nachname|straße|anschrift|telefon(?:nummer)?|ort|datum|nom|prénom|nom de l['’]entreprise|entreprise|ville|adresse|téléphone|empresa|nombre|dirección|teléfono|azienda|nome|indirizzo|telefono|bedrijfsnaam|naam|adres)\](?![([])/giu,
  /(?<![\]!\p{L}])\[[^[\]\n]{0,40}(?<![\p{L}\p{N}])(?:wird (?:noch )?(?:nachgetragen|ergänzt)|folgt(?: noch)?|einfügen|eintragen|ergänzen|à compléter|à venir|à renseigner|por completar|por confirmar|da inserire|da completare|a preencher|a definir|in te vullen|do uzupełnienia|att fylla i|fylls i|bude doplněno|to be (?:added|completed|confirmed|announced)|to follow)\](?![([])/giu,
  /\{\{\s*[\p{L}_][^{}\n]{0,60}\}\}/gu,
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TKTK)\s?:\s?\p{L}[^\n.]{0,40}/gu,
];

/** Numbers and mailboxes that belong to no one, where a business would have its own. */
const contactData: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:\+\d|\(?0\d)[\d ()/.-]{0,18}XX[X -]{0,30}X(?!\p{L})/giu,
  /(?<![\p{L}\p{N}.-])(?:DE|ATU|FR|IT|ES|PL|NL)?[ -]?X{5,}(?!\p{L})/gu,
  /(?<![\p{L}\p{N}.-])X{2,4}(?:[-./ ]X{2,4}){2,}(?![\p{L}\p{N}])/giu,
  /\bDE ?123456789\b|\bHR[AB]:? ?12345(?:6|67)?\b/g,
  /[\w.+-]{1,40}@(?:example|exemple|ejemplo|esempio|exemplo|voorbeeld|beispiel|exempel|eksempel|your-?(?:domain|company|business|site|website|email)|yoursite|mydomain|ihre-?(?:domain|firma|website)|deine-?(?:domain|firma|website)|votre-?(?:domaine|site|entreprise)|tu-?(?:dominio|empresa)|domain|musterfirma|muster|mustermann)\.[a-z]{2,10}\b/gi,
  /\b(?:your|ihre?|deine?|votre|tu|seu)[-._]?(?:name|e?mail)@[\w-]{1,40}\.[a-z]{2,10}\b/gi,
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
export const placeholdersIn = (text: string): string[] =>
  [...slots, templateSentences, templateNames].flatMap((pattern) => findMatches(text, pattern));

/** Addresses, mailboxes and numbers of no one, where a business would have its own. Stories and news name them as they like. */
export const exampleContactsIn = (text: string, ownDomain: string | null): string[] => [
  ...findMatches(text, exampleAddresses),
  ...contactData
    .flatMap((pattern) => findMatches(text, pattern))
    .filter((one) => ownDomain === null || !one.endsWith(`@${ownDomain}`)),
  ...findMatches(text, telephone).filter(isExampleNumber),
];

const findMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([fragment]) => fragment.trim()).filter((fragment) => fragment !== '');
