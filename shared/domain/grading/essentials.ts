import { truncated } from '../fields/text-length.ts';
import { endsAsQuestion } from '../language/ends-as-question.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { criteriaByKind, type Essential } from '../rubric/criteria-by-kind.ts';
import { insertAdvice } from './advice.ts';
import type { Advice, Verdict } from './grading-input.ts';
import { targetOf } from './page-links.ts';
import type { PageReading } from './page-reading.ts';
import { part } from './shares.ts';
import { claim, count, enumerated, plural, type Statement, say } from './statement.ts';

interface Detector {
  /** Completes "the page has …". */
  readonly name: string;
  /** What was found: counted, or as the text has it; null for nothing, or for fewer than are looked for. */
  find(page: PageReading): Found | null;
  /** What is there of it where `find` returns null; null for nothing. */
  some?(page: PageReading): Statement | null;
}

type Found = string | { readonly quote: string };

const inText =
  (pattern: RegExp) =>
  (page: PageReading): Found | null => {
    const found = pattern.exec(page.text)?.[0].trim();
    return found === undefined ? null : { quote: found };
  };

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
const inSchema = (page: PageReading, property: string): string | null =>
  new RegExp(String.raw`"${property}"\s*:\s*(?!null|""|\[\]|\{\})`).test(page.input.fields.schema ?? '')
    ? `${property} in the structured data`
    : null;

const counted = (count: number, least: number, noun: string): string | null =>
  count >= least ? plural(count, noun) : null;

/** What leads to whoever is behind the page: links first, then what is in a form or in the markup. */
function contactSignal({ signals: { contacts } }: PageReading): Found | null {
  const linked = contacts.filter(({ href }) => href !== null).length;
  if (linked > 0) return counted(linked, 1, 'link');
  if (contacts.some(({ kind }) => kind === 'contact_form')) return 'a contact form';
  const [written] = contacts.filter(({ kind }) => kind !== 'markup');
  if (written !== undefined) return { quote: written.text };
  return contacts.length > 0 ? 'contact data in the markup' : null;
}

export const price =
  /(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|CZK|PEN|MXN|BRL|COP|CLP|RON|HUF|RSD|TRY|ZAR|AUD|CAD|NZD|Rp|RM|Rs|S\/)\.?)\s?\d[\d.,' ]{0,12}|\b\d[\d.,']{0,12}\s?(?:\p{Sc}|(?:EUR|Euro|euros?|USD|GBP|CHF|Fr\.|PLN|zł|zl|kr|SEK|DKK|NOK|Kč|CZK|Ft|HUF|lei|RON|RSD|руб|грн|лв|円|元|원|dollars?|soles|pesos|reais)(?!\p{L}))/u;
const hours =
  /\b(?:24\s?\/\s?7|\d{1,2}[:.]\d{2}\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:-|–|—|to|bis|until|till|à|a|al?le|tot|do|до)\s?\d{1,2}(?:[:.]\d{2})?|\d{1,2}\s?(?:[ap]\.?m\.?|uhr|h)\s?(?:-|–|—|to|bis|until|till|à|tot)\s?\d{1,2}|\d{1,2}\s?(?:-|–|—|bis|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)\b)/iu;
const address =
  /\b(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?[^\S\n]\p{Lu}\p{L}{2,}|\b\p{Lu}{2}[^\S\n]\d{5}(?:-\d{4})?\b|\b\p{Lu}{1,2}\d{1,2}\p{Lu}?\s\d\p{Lu}{2}\b|\b\d{4}[^\S\n]?\p{Lu}{2}\b(?=[^\S\n]\p{Lu})|\b\d{2}-\d{3}[^\S\n]\p{Lu}\p{L}+|\b\d{3}[^\S\n]\d{2}[^\S\n]\p{Lu}\p{L}+|〒\d{3}-\d{4}/u;
const contact = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}|(?:\+|\b0)\d{1,5}[ ()./–-]{0,3}\d[\d ()./–-]{4,18}\d/;
const measure =
  /\b\d{1,6}(?:[.,/]\d{1,4})?\s?(?:kg|g|mg|ml|cl|dl|l|km|m|cm|mm|m²|qm|W|kW|kWh|V|Ah?|mAh|GB|TB|MB|Hz|GHz|°C|°F|%|inch(?:es)?|in|ft|oz|lbs?|cups?|tbsp|tsp|min(?:ut\p{L}*)?|hours?|EL|TL|Std|Stunden|Watt|Liter|Prise|Stück|Zoll|gramos|grammes|cucharad\p{L}*|cuillères?|г|кг|мл|л|см|мм)(?!\p{L})/u;
const calendarDay =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\s?\d{1,2}[./]\s?(?:\d{4}|\d{2})\b|\b\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?20\d{2}\b|\b\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s20\d{2}\b|\d{4}年\d{1,2}月/u;
const nameOf =
  /\p{Lu}[\p{L}&.'’-]+(?:[^\S\n]\p{Lu}?[\p{L}&.'’-]+){0,5}[^\S\n](?:GmbH|AG|KG|UG|OHG|e\.[^\S\n]?[KV]\.|Ltd|LLC|Inc|PLC|plc|SARL|SAS|S\.?A\.?|S\.?r\.?l\.?|B\.?V\.?|AB|ApS|Sp\.)|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?[^\S\n](?:\p{Lu}\.[^\S\n])?\p{Lu}\p{Ll}+/u;

const detectors: Readonly<Record<Essential, Detector>> = {
  address: { name: 'a postal address', find: (page) => inText(address)(page) ?? inSchema(page, 'streetAddress') },
  answers: {
    name: 'an answer',
    find: (page) => counted(page.proseBlocks.filter(({ words }) => words >= 12).length, 2, 'passage'),
  },
  contact: {
    name: 'a telephone number, an e-mail address or a link to a contact page',
    find: (page) => inText(contact)(page) ?? inSchema(page, 'telephone') ?? contactSignal(page),
  },
  date: { name: 'a date', find: (page) => inText(calendarDay)(page) ?? inSchema(page, 'startDate') },
  examples: {
    name: 'an example',
    find: (page) =>
      counted(page.codeCount, 1, 'code example') ??
      inText(
        /\b(?:for example|for instance|e\.g\.|zum Beispiel|z\.\s?B\.|par exemple|por ejemplo|ad esempio|bijvoorbeeld|por exemplo|na przykład|например|till exempel)/iu,
      )(page),
  },
  hours: {
    name: 'opening hours',
    find: (page) =>
      inText(hours)(page) ?? inSchema(page, 'openingHours') ?? inSchema(page, 'openingHoursSpecification'),
  },
  ingredients: {
    name: 'a list of ingredients',
    // The steps are a list too, so the markup is asked first.
    find: (page) => inSchema(page, 'recipeIngredient') ?? counted(page.listCount + page.tableCount, 1, 'list'),
  },
  links: {
    name: 'links to five pages of the site',
    find: (page) => counted(linkedPages(page), 5, 'linked page'),
    some: (page) => (linkedPages(page) === 0 ? null : count('internal_target', linkedPages(page), 'page')),
  },
  measures: { name: 'a measure', find: (page) => inText(measure)(page) ?? amountIn(page) },
  name: { name: 'the name of a company or a person', find: inText(nameOf) },
  pay: { name: 'the pay', find: (page) => inText(price)(page) ?? inSchema(page, 'baseSalary') },
  price: { name: 'a price', find: (page) => inText(price)(page) ?? inSchema(page, 'price') },
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
    find: (page) => counted(numberedLists(page), 1, 'numbered list') ?? inSchema(page, 'recipeInstructions'),
  },
  tasks: { name: 'a list of three tasks or requirements', find: (page) => counted(page.listCount, 1, 'list') },
};

/** A list consists of the links of its text; from a home page, visitors go on by its menu as well. */
const hasMenu = ({ kind, input }: PageReading): boolean => kind === 'home' && input.links.internal.length > 0;

function linkedPages(page: PageReading): number {
  const targets = new Set(page.links.filter(({ kind }) => kind === 'internal').map(({ target }) => target));
  if (hasMenu(page)) for (const { href } of page.input.links.internal) targets.add(targetIn(href, page));
  targets.delete(targetIn(page.input.url ?? '', page));
  return targets.size;
}

function targetIn(href: string, { input: { url } }: PageReading): string {
  const resolved = URL.parse(href, url ?? undefined);
  return resolved === null ? href : targetOf(resolved);
}

/** What is asked further down is asked by those who answer. */
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

/** What advice and evidence call a page of each kind. */
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
  const found = wanted.map((essential) => ({
    essential,
    name: detectors[essential].name,
    value: detectors[essential].find(page),
  }));
  const present = found.flatMap(({ essential, name, value }) =>
    value === null ? [] : [say`${name} (${shown(essential, value)})`],
  );
  const lacking = found.filter(({ value }) => value === null).map(({ essential }) => essential);
  const { absent, fewer, tooFew } = lackOf(lacking, page);
  const graded = `This was graded as a ${kindNames[page.kind]}.`;
  const has = present.length === 0 ? '' : say` It has ${enumerated(present, wanted.length)}.`;
  const lacks = absent === null ? '' : say` Looked for and not found: ${absent}.`;
  const short = fewer === '' ? '' : say` Looked for ${fewer}${tooFew}.`;
  return {
    share: part(present.length, found.length),
    evidence: say`${graded}${has}${lacks}${short}`,
    // The menu of a home page has the pages that there are.
    advice: essentialsAdvice(
      page,
      graded,
      lacking.filter((essential) => essential !== 'links' || !hasMenu(page)),
    ),
  };
}

/** What was not found at all, and what there is too little of. */
function lackOf(lacking: readonly Essential[], page: PageReading) {
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
        : claim(namesOf(absent), ...absent.map((essential) => ({ kind: 'lacks' as const, of: essential }))),
    isOne: absent.length === 1 && !/^(?:links|opening hours|steps)\b/.test(namesOf(absent)),
    fewer: namesOf(some.map(({ essential }) => essential)),
    tooFew: some.length === 0 ? '' : say`; ${from} links to ${enumerated(some.map(({ found }) => found))}`,
  };
}

function essentialsAdvice(page: PageReading, graded: string, asked: readonly Essential[]): Advice | undefined {
  if (asked.length === 0) return undefined;
  const { absent, isOne, fewer, tooFew } = lackOf(asked, page);
  const lookedFor =
    absent === null
      ? say`Its visitors look for ${fewer}`
      : say`Its visitors look for ${absent}, which ${isOne ? 'was' : 'were'} not found${fewer === '' ? '' : `, and for ${fewer}`}`;
  return insertAdvice(page, 'body:essentials', page.headings[0]?.id ?? page.firstBlockId, {
    title: `Add ${namesOf(asked)}`,
    description: say`${graded} ${lookedFor}${tooFew}. Add ${asked.length === 1 && isOne ? 'it, where it applies' : 'what applies'}, close to the top.`,
    whyItMatters: 'A page that lacks what its visitors come for sends them back to the search results.',
  });
}

const namesOf = (essentials: readonly Essential[]): string =>
  joined(essentials.map((essential) => detectors[essential].name));

/** "a price, a date and an address". */
const joined = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** A count of the page, or a text that stands on it. */
const shown = (essential: Essential, value: Found): Statement =>
  typeof value === 'string'
    ? claim(value, { kind: 'has', of: essential, value })
    : claim(`"${truncated(value.quote, 60)}"`, {
        kind: 'quote',
        of: 'text',
        value: value.quote.slice(0, 50),
        isCut: true,
      });
