import { exampleAddresses, templateNames, templateSentences } from '../language/placeholder-phrases.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { authoredKinds } from '../pages/page-kind/page-kinds.ts';
import { fillerOf } from './filler-text.ts';
import { isOwnDate } from './graders/trust-signals.ts';
import type { PageReading } from './page-reading.ts';

/** What a template has in a place that its user forgot to fill in. */
export interface LeftPlaceholder {
  /** As it stands on the page. */
  readonly text: string;
  readonly blockId: string;
}

const FOUND_MAX = 20;
/** As much of a filler as shows what it is. */
const FILLER_SHOWN = 50;

/** "[Your company]", "{{name}}", "TODO: text": whoever writes for others sees to it that nobody reads them. */
const slots: readonly RegExp[] = [
  /(?<![\]!\p{L}])\[(?:your|insert|enter|add|ihre?n?|deine?n?|votre|vos|insérez|tu|su|inserte|il tuo|la tua|inserisci|uw|jouw|seu|sua|insira|twoj[ae]|twój|wpisz|din|ditt|váš|vaše|ваш[ае]?)\s[^[\]\n]{2,50}\](?![([])/giu,
  /(?<![\]!\p{L}])\[(?:(?:company|business|brand|first|last|full|street|site|domain) ?name|company|phone(?: number)?|e-?mail(?: address)?|address|city|date|text|firmenname|firma|name|vorname|nachname|straße|anschrift|telefon(?:nummer)?|ort|datum|nom|prénom|nom de l['’]entreprise|entreprise|ville|adresse|téléphone|empresa|nombre|dirección|teléfono|azienda|nome|indirizzo|telefono|bedrijfsnaam|naam|adres)\](?![([])/giu,
  /\{\{\s*[\p{L}_][^{}\n]{0,60}\}\}/gu,
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TKTK)\s?:\s?\p{L}[^\n.]{0,40}/gu,
];

/** Numbers and mailboxes that belong to nobody, where a business would have its own. */
const contactData: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:\+\d{1,3}|\(?0\d{1,5}\)?)[\d ()/.-]{0,12}[ /.-]?X{3,}(?:[ -]?X{2,})*(?!\p{L})/giu,
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

/** Pages that explain templates, mail addresses or code show examples of them on purpose. */
function showsExamples(page: PageReading): boolean {
  if (page.kind === 'reference' || page.kind === 'forum' || page.codeCount > 0) return true;
  const named = [page.title, ...page.headings.map(({ text }) => text)].join('\n');
  if (/lorem|placeholder|platzhalter|blindtext|dummy|template|wireframe|mock-?up|css|html|markdown|json/i.test(named))
    return true;
  let hasCode = false;
  if (page.input.document !== null)
    walkNodes(page.input.document, ({ type }) => {
      hasCode ||= type === 'inlineCode';
    });
  return hasCode;
}

const known = new WeakMap<PageReading, readonly LeftPlaceholder[]>();

/** The placeholders that were left on a page, in order, each text once. None of a page that shows examples. */
export function leftPlaceholders(page: PageReading): readonly LeftPlaceholder[] {
  let found = known.get(page);
  if (found === undefined) {
    found = showsExamples(page) ? [] : findIn(page);
    known.set(page, found);
  }
  return found;
}

function findIn(page: PageReading): LeftPlaceholder[] {
  const filler = new Set(fillerOf(page));
  const texts = new Map<string, LeftPlaceholder>();
  const prose = page.proseBlocks.filter(({ isNote }) => !isNote);
  for (const block of [...prose, ...page.headings, ...tablesOf(page)]) {
    const blockId = block.id;
    if (blockId === null || texts.size >= FOUND_MAX) continue;
    const isFillerBlock = 'words' in block && filler.has(block);
    const fragments = isFillerBlock ? [startOf(block.text)] : placeholdersIn(block.text, page);
    for (const text of fragments) if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), { text, blockId });
  }
  return [...texts.values()];
}

function tablesOf({ input: { document } }: PageReading): { id: string | null; text: string }[] {
  const tables: { id: string | null; text: string }[] = [];
  if (document === null) return tables;
  walkNodes(document, (node) => {
    if (node.type !== 'table') return;
    tables.push({ id: node.id ?? null, text: plainText(node) });
    return 'skip';
  });
  return tables;
}

function startOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= FILLER_SHOWN) return line.trim();
  return line.slice(0, line.lastIndexOf(' ', FILLER_SHOWN)).replace(/[\s,;:]+$/, '');
}

/** What waits in a text to be filled in. News and articles name invented people and addresses as they like. */
function placeholdersIn(text: string, page: PageReading): string[] {
  const found = [...slots, templateSentences, templateNames].flatMap((pattern) => matchesOf(text, pattern));
  if (isAuthored(page)) return found;
  const own = page.input.siteDomain?.replace(/^www\./, '') ?? null;
  return [
    ...found,
    ...matchesOf(text, exampleAddresses),
    ...contactData
      .flatMap((pattern) => matchesOf(text, pattern))
      .filter((one) => own === null || !one.endsWith(`@${own}`)),
    ...matchesOf(text, telephone).filter(isExampleNumber),
  ];
}

const isAuthored = ({ kind, signals }: PageReading): boolean =>
  authoredKinds.has(kind) && (kind !== 'article' || signals.authors.length > 0 || signals.dates.some(isOwnDate));

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([fragment]) => fragment.trim()).filter((fragment) => fragment !== '');
