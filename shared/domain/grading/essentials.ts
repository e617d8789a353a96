import { endsAsQuestion } from '../language/ends-as-question.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { truncated } from '../language/text-length.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { type StatedKind, statedIn } from '../pages/stated-parts.ts';
import { criteriaByKind, type Essential } from '../rubric/criteria-by-kind.ts';
import { insertAdvice } from './advice.ts';
import type { Advice, Verdict } from './grading-input.ts';
import { linkTarget } from './page-links.ts';
import type { PageReading } from './page-reading.ts';
import { part } from './shares.ts';
import { claim, count, enumerated, plural, type Statement, say } from './statement.ts';

interface Detector {
  /** Completes "the page has …". */
  readonly name: string;
  /** Finds the essential: counted, or as the page has it; null for none, or for fewer than are looked for. */
  find(page: PageReading): Found | null;
  /** States a part of it where `find` returns null; null for none. */
  some?(page: PageReading): Statement | null;
}

/** `UNSURE` where something is there that may be it: then neither is said, that it was found and that it was not. */
type Found = string | { readonly quote: string | null } | typeof UNSURE;
const UNSURE = Symbol('unsure');

const findInText =
  (pattern: RegExp) =>
  (page: PageReading): Found | null => {
    const found = pattern.exec(page.text)?.[0].trim();
    return found === undefined ? null : { quote: found };
  };

/** In the text, in the structured data, or in what stands around the text on the page. */
function stated(page: PageReading, of: StatedKind, ...properties: readonly string[]): Found | null {
  const inBody = statedIn(of, page.text);
  if (inBody?.isSure === true) return { quote: inBody.quote };
  for (const property of properties) {
    const found = findInSchema(page, property);
    if (found !== null) return found;
  }
  const beside = (page.signals.stated ?? []).filter((one) => one.of === of);
  const sure = beside.find(({ isSure }) => isSure);
  if (sure !== undefined) return { quote: sure.quote };
  return inBody !== null || beside.length > 0 ? UNSURE : null;
}

/** "4 adet patates": an item that begins with a number says how much, in whatever unit. */
function amountIn({ input: { document } }: PageReading): Found | null {
  let found: string | null = null;
  if (document === null) return null;
  walkNodes(document, (node) => {
    if (node.type !== 'list' || node.ordered === true) return;
    for (const item of node.children)
      found ??=
        /^\s*(?:\d{1,4}(?:[.,/]\d{1,3})?|[½¼¾⅓⅔])\s?\p{L}[\p{L}\p{M}]*/u.exec(plainText(item))?.[0].trim() ?? null;
  });
  return found === null ? null : { quote: found };
}

/** The JSON-LD has the property with a value. */
const findInSchema = (page: PageReading, property: string): string | null =>
  new RegExp(String.raw`"${property}"\s*:\s*(?!null|""|\[\]|\{\})`).test(page.input.fields.schema ?? '')
    ? `${property} in the structured data`
    : null;

const counted = (count: number, least: number, noun: string): string | null =>
  count >= least ? plural(count, noun) : null;

/** Finds a contact to whoever is behind the page: links first, then a form or the markup. */
function contactSignal({ signals: { contacts } }: PageReading): Found | null {
  const linked = contacts.filter(({ href }) => href !== null).length;
  if (linked > 0) return counted(linked, 1, 'link');
  if (contacts.some(({ kind }) => kind === 'contact_form')) return 'a contact form';
  const [written] = contacts.filter(({ kind }) => kind !== 'markup');
  if (written !== undefined) return { quote: written.text };
  return contacts.length > 0 ? 'contact data in the markup' : null;
}

const detectors: Readonly<Record<Essential, Detector>> = {
  address: { name: 'a postal address', find: (page) => stated(page, 'address', 'streetAddress') },
  answers: {
    name: 'an answer',
    find: (page) => counted(page.proseBlocks.filter(({ words }) => words >= 12).length, 2, 'passage'),
  },
  contact: {
    name: 'a telephone number, an e-mail address or a link to a contact page',
    find: (page) => onlySure(stated(page, 'contact', 'telephone')) ?? contactSignal(page) ?? stated(page, 'contact'),
  },
  date: { name: 'a date', find: (page) => stated(page, 'date', 'startDate') },
  examples: {
    name: 'an example',
    find: (page) =>
      counted(page.codeCount, 1, 'code example') ??
      findInText(
        /\b(?:for example|for instance|e\.g\.|zum Beispiel|z\.\s?B\.|par exemple|por ejemplo|ad esempio|bijvoorbeeld|por exemplo|na przykład|например|till exempel)/iu,
      )(page),
  },
  hours: {
    name: 'opening hours',
    find: (page) => stated(page, 'hours', 'openingHours', 'openingHoursSpecification'),
  },
  ingredients: {
    name: 'a list of ingredients',
    // The steps are a list too, so the markup is asked first.
    find: (page) => findInSchema(page, 'recipeIngredient') ?? counted(page.listCount + page.tableCount, 1, 'list'),
  },
  links: {
    name: 'links to five pages of the site',
    // A site of one page has none to link to.
    find: (page) => counted(linkedPages(page), 5, 'linked page') ?? (isAlone(page) ? UNSURE : null),
    some: (page) => (linkedPages(page) === 0 ? null : count('internal_target', linkedPages(page), 'page')),
  },
  measures: {
    name: 'a measure',
    find: (page) => onlySure(stated(page, 'measures')) ?? amountIn(page) ?? stated(page, 'measures'),
  },
  name: { name: 'the name of a company or a person', find: (page) => stated(page, 'name', 'legalName') },
  pay: { name: 'the pay', find: (page) => stated(page, 'price', 'baseSalary') },
  price: { name: 'a price', find: (page) => stated(page, 'price', 'price') },
  question: {
    name: 'a question at its start',
    find: (page) =>
      counted(
        [page.title, ...page.headings.map(({ text }) => text), ...opening(page)].filter(endsAsQuestion).length,
        1,
        'question',
      ),
  },
  steps: {
    name: 'steps in a numbered list',
    find: (page) => counted(numberedLists(page), 1, 'numbered list') ?? findInSchema(page, 'recipeInstructions'),
  },
  tasks: { name: 'a list of three tasks or requirements', find: (page) => counted(page.listCount, 1, 'list') },
};

const onlySure = (found: Found | null): Found | null => (found === UNSURE ? null : found);

/** A list consists of the links of its text; from a home page, visitors go on by its menu as well. */
const isAlone = (page: PageReading): boolean =>
  page.kind === 'home' && page.input.links.crawled && linkedPages(page) === 0;
const hasMenu = ({ kind, input }: PageReading): boolean => kind === 'home' && input.links.internal.length > 0;

function linkedPages(page: PageReading): number {
  const targets = new Set(page.links.filter(({ kind }) => kind === 'internal').map(({ target }) => target));
  if (hasMenu(page)) for (const { href } of page.input.links.internal) targets.add(targetIn(href, page));
  targets.delete(targetIn(page.input.url ?? '', page));
  return targets.size;
}

function targetIn(href: string, { input: { url } }: PageReading): string {
  const resolved = URL.parse(href, url ?? undefined);
  return resolved === null ? href : linkTarget(resolved);
}

/** Questions further down are asked by those who answer. */
const OPENING_WORDS = 200;

function opening({ proseBlocks }: PageReading): string[] {
  const found: string[] = [];
  let words = 0;
  for (const block of proseBlocks) {
    if (words >= OPENING_WORDS) break;
    words += block.words;
    found.push(...segmentSentences(block.text));
  }
  return found;
}

function numberedLists(page: PageReading): number {
  let count = 0;
  if (page.input.document === null) return 0;
  walkNodes(page.input.document, (node) => {
    if (node.type === 'list' && node.ordered === true && node.children.length >= 2) count += 1;
  });
  return count;
}

/** Names of each kind of page in advice, evidence and rationales. */
export const kindNames: Readonly<Record<PageKind, string>> = {
  home: 'home page',
  news: 'news report',
  article: 'article',
  recipe: 'recipe',
  product: 'product page',
  category: 'list of pages',
  local_service: 'page on a service',
  about: 'page about the site',
  contact: 'contact page',
  legal: 'legal page',
  reference: 'page of a manual',
  forum: 'page of questions and answers',
  event: 'page on an event',
  job: 'job posting',
  utility: 'page that the site works with',
};

/** Whether visitors of its kind of page look for contact data, and the page has none: then that is asked for with what else they look for. */
export const lacksContact = (page: PageReading): boolean =>
  page.hasBody && criteriaByKind[page.kind].essentials.includes('contact') && detectors.contact.find(page) === null;

/** Whether the page has what visitors of its kind come for; null for kinds of which nothing of the sort can be said. */
export function judgeEssentials(page: PageReading): Verdict | null {
  const wanted = criteriaByKind[page.kind].essentials;
  if (wanted.length === 0) return null;
  if (!page.hasBody)
    return { share: 0, evidence: claim('No main text was found on the page.', { kind: 'missing', of: 'text' }) };
  const found: readonly { essential: Essential; name: string; value: Found | null }[] = wanted.map((essential) => ({
    essential,
    name: detectors[essential].name,
    value: detectors[essential].find(page),
  }));
  const present = found.flatMap(({ essential, name, value }) =>
    value === null || value === UNSURE ? [] : [shown(essential, name, value)],
  );
  const lacking = found.filter(({ value }) => value === null).map(({ essential }) => essential);
  const { absent, fewer, tooFew } = describeLack(lacking, page);
  const graded = `This was graded as a ${kindNames[page.kind]}.`;
  const has = present.length === 0 ? '' : say` It has ${enumerated(present, wanted.length)}.`;
  const lacks = absent === null ? '' : say` Looked for and not found: ${absent}.`;
  const short = fewer === '' ? '' : say` Looked for ${fewer}${tooFew}.`;
  return {
    share: part(found.length - lacking.length, found.length),
    evidence: say`${graded}${has}${lacks}${short}`,
    // The menu of a home page has the pages that there are.
    advice: essentialsAdvice(
      page,
      graded,
      lacking.filter((essential) => essential !== 'links' || !hasMenu(page)),
    ),
  };
}

/** Describes the missing essentials, and those of which there is too little. */
function describeLack(lacking: readonly Essential[], page: PageReading) {
  const some = lacking.flatMap((essential) => {
    const found = detectors[essential].some?.(page) ?? null;
    return found === null ? [] : [{ essential, found }];
  });
  const absent = lacking.filter((essential) => some.every((one) => one.essential !== essential));
  const from = hasMenu(page) ? 'with its menu and footer, the page' : 'the text';
  return {
    absent:
      absent.length === 0
        ? null
        : claim(joinNames(absent), ...absent.map((essential) => ({ kind: 'lacks' as const, of: essential }))),
    isOne: absent.length === 1 && !/^(?:links|opening hours|steps)\b/.test(joinNames(absent)),
    fewer: joinNames(some.map(({ essential }) => essential)),
    tooFew: some.length === 0 ? '' : say`; ${from} links to ${enumerated(some.map(({ found }) => found))}`,
  };
}

function essentialsAdvice(page: PageReading, graded: string, asked: readonly Essential[]): Advice | undefined {
  if (asked.length === 0) return undefined;
  const { absent, isOne, fewer, tooFew } = describeLack(asked, page);
  const lookedFor =
    absent === null
      ? say`Its visitors look for ${fewer}`
      : say`Its visitors look for ${absent}, which ${isOne ? 'was' : 'were'} not found${fewer === '' ? '' : `, and for ${fewer}`}`;
  return insertAdvice(page, 'body:essentials', page.headings[0]?.id ?? page.firstBlockId, {
    title: `Add ${joinNames(asked)}`,
    description: say`${graded} ${lookedFor}${tooFew}. Add ${asked.length === 1 && isOne ? 'it, where it applies' : 'what applies'}, close to the top.`,
    whyItMatters: 'A page that lacks what its visitors come for sends them back to the search results.',
  });
}

const joinNames = (essentials: readonly Essential[]): string =>
  joined(essentials.map((essential) => detectors[essential].name));

/** "a price, a date and an address". */
const joined = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** With a count of the page, or with a text that stands on it. */
function shown(essential: Essential, name: string, value: Exclude<Found, typeof UNSURE>): Statement {
  if (typeof value === 'string') return claim(`${name} (${value})`, { kind: 'has', of: essential, value });
  const { quote } = value;
  if (quote === null) return claim(name, { kind: 'has', of: essential, value: '', isQuote: true });
  return claim(
    `${name} ("${truncated(quote, 60)}")`,
    { kind: 'quote', of: essential === 'name' ? 'page' : 'text', value: quote.slice(0, 50), isCut: true },
    { kind: 'has', of: essential, value: quote, isQuote: true },
  );
}
