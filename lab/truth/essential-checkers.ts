import type { Essential } from '../../shared/domain/rubric/criteria-by-kind.ts';
import { absenceProofs } from './absence-proofs.ts';
import type { ClaimCheckers, ClaimFault } from './claim-checker.ts';
import { isInternal, isPageLink } from './count-checkers.ts';
import { isPlausibleQuote } from './quoted-essentials.ts';
import type { RawPage } from './raw-page.ts';
import { tokenize, toLetters, wordRange } from './raw-words.ts';
import { decodeText, readableJsonLd } from './signal-checkers.ts';

const first = (text: string, pattern: RegExp): ClaimFault => pattern.exec(text)?.[0] ?? null;
const checkJsonLd = (page: RawPage, property: string): ClaimFault =>
  first(readableJsonLd(page), new RegExp(String.raw`"${property}"\s*:\s*(?:"[^"]+"|\d|\[\s*["{]|\{\s*")`));
const few = (value: number, least: number, what: string): ClaimFault => (value >= least ? `${value} ${what}` : null);

/** Proves that the page has it: wherever a visitor sees it, or of the text and its lists, in the prose alone. */
const proofs: Readonly<Record<Essential, (page: RawPage) => ClaimFault>> = {
  ...absenceProofs,
  answers: (page) => few(page.openText.split('\n').filter((text) => wordRange(text).least >= 15).length, 4, 'passages'),
  examples: (page) =>
    few(page.code.least, 1, 'listings') ??
    first(page.coreText, /\b(?:[Ff]or example|zum Beispiel|[Pp]ar exemple|[Pp]or ejemplo)\b/u),
  ingredients: (page) => checkJsonLd(page, 'recipeIngredient') ?? few(page.lists.least, 1, 'lists'),
  links: (page) =>
    few(
      new Set(
        page.links
          .filter((link) => link.isCore && isPageLink(link) && isInternal(link, page))
          .map(({ url }) => url?.pathname),
      ).size,
      8,
      'linked pages',
    ),
  question: (page) => page.headings.find(({ text, isCore }) => isCore && /[?？]$/u.test(text))?.text ?? null,
  steps: (page) => checkJsonLd(page, 'recipeInstructions'),
  tasks: (page) => few(page.lists.least, 1, 'lists'),
};

/** Short words are in every text; of those that an example adds ("Guide to …") a few are its own. */
const OWN_WORDS_SHARE = 0.2;

/** Counts each kind on the page, at most; a property is looked for in its structured data. */
function countMost(noun: string, page: RawPage): number {
  if (/list/.test(noun)) return page.lists.most + page.tables.most + (page.html.match(/<[ou]l\b/gi) ?? []).length;
  if (/code/.test(noun)) return page.code.most;
  if (/link/.test(noun)) return page.links.length;
  if (/question/.test(noun)) return (`${page.textWithAlts} ${page.titles.join(' ')}`.match(/[?？؟]/g) ?? []).length;
  return page.blocks.filter((text) => wordRange(text).most >= 12).length;
}

export const essentialCheckers: ClaimCheckers<'lacks' | 'has' | 'example'> = {
  has: ({ of, value, isQuote }, page) => {
    if (isQuote === true) return isPlausibleQuote(of, value, page) ? null : `"${value}" is no ${of}`;
    const property = /^(\w+)(?:\(.*\)\?)? in the structured data$/.exec(value)?.[1];
    if (property !== undefined) return page.html.includes(property) ? null : `the page has no ${property}`;
    if (value === 'a contact form') return /<form\b/i.test(page.html) ? null : 'the page has no form';
    if (value === 'contact data in the markup')
      return /telephone|email|contactPoint|address/.test(page.html) ? null : 'the markup has no contact data';
    const [, number = '0', noun = ''] = /^(\d+) (.*)$/.exec(value) ?? [];
    const most = countMost(noun, page);
    return Number(number) > 0 && Number(number) <= most ? null : `${value} for ${of}, found ${most}`;
  },
  lacks: ({ of }, page) => {
    const proof = proofs[of](page);
    return proof === null ? null : `the page has ${of}: ${proof.slice(0, 80)}`;
  },
  example: ({ value }, page) => {
    const all = toLetters(
      [page.textWithAlts, ...page.titles, ...page.descriptions, decodeText(page.html), page.url.href].join(' '),
    );
    const words = tokenize(value).filter((token) => token.length >= 4);
    const foreign = words.filter((word) => !all.includes(toLetters(word)));
    return foreign.length <= words.length * OWN_WORDS_SHARE
      ? null
      : `the page does not say ${foreign.slice(0, 5).join(', ')}`;
  },
};
