import { endsAsQuestion } from '../language/ends-as-question.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { truncated } from '../language/text-length.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { type Message, type MessageList, message, quoted } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { type StatedKind, statedIn } from '../pages/stated-parts.ts';
import { criteriaByKind, type Essential } from '../rubric/criteria-by-kind.ts';
import { insertAdvice } from './advice.ts';
import type { Advice, Verdict } from './grading-input.ts';
import { linkTarget } from './page-links.ts';
import type { PageReading } from './page-reading.ts';
import { part } from './shares.ts';
import { claim, count, enumerated, joinStatements, type Statement, say } from './statement.ts';

interface Detector {
  /** Finds the essential: counted, or as the page has it; null for none, or for fewer than are looked for. */
  find(page: PageReading): Found | null;
  /** Counts a part of it where `find` returns null. */
  countPart?(page: PageReading): number;
}

/** `UNSURE` where something is there that may be it: then neither is said, that it was found and that it was not. */
type Found = Message | { readonly quote: string | null } | typeof UNSURE;
const UNSURE = Symbol('unsure');

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

/** The JSON-LD has the property with a value. */
const findInSchema = (page: PageReading, property: string): Message | null =>
  new RegExp(String.raw`"${property}"\s*:\s*(?!null|""|\[\]|\{\})`).test(page.input.fields.schema ?? '')
    ? message('grading.essentials.in-markup', { property })
    : null;

const counted = (n: number, least: number, what: string): Message | null =>
  n >= least ? message('grading.essentials.counted', { what, n }) : null;

/** Finds a contact to whoever is behind the page: links first, then a form or the markup. */
function contactSignal({ signals: { contacts } }: PageReading): Found | null {
  const linked = contacts.filter(({ href }) => href !== null).length;
  if (linked > 0) return counted(linked, 1, 'link');
  if (contacts.some(({ kind }) => kind === 'contact_form')) return message('grading.essentials.contact-form');
  const [written] = contacts.filter(({ kind }) => kind !== 'markup');
  if (written !== undefined) return { quote: written.text };
  return contacts.length > 0 ? message('grading.essentials.contact-markup') : null;
}

const detectors: Readonly<Record<Essential, Detector>> = {
  address: { find: (page) => stated(page, 'address', 'streetAddress') },
  answers: {
    find: (page) => counted(page.proseBlocks.filter(({ words }) => words >= 12).length, 2, 'passage'),
  },
  contact: {
    find: (page) => onlySure(stated(page, 'contact', 'telephone')) ?? contactSignal(page) ?? stated(page, 'contact'),
  },
  date: { find: (page) => stated(page, 'date', 'startDate') },
  examples: { find: (page) => counted(page.codeCount, 1, 'code') },
  hours: { find: (page) => stated(page, 'hours', 'openingHours', 'openingHoursSpecification') },
  ingredients: {
    // The steps are a list too, so the markup is asked first.
    find: (page) => findInSchema(page, 'recipeIngredient') ?? counted(page.listCount + page.tableCount, 1, 'list'),
  },
  links: {
    // A site of one page has none to link to.
    find: (page) => counted(linkedPages(page), 5, 'linked_page') ?? (isAlone(page) ? UNSURE : null),
    countPart: linkedPages,
  },
  measures: { find: (page) => stated(page, 'measures') },
  name: { find: (page) => stated(page, 'name', 'legalName') },
  pay: { find: (page) => stated(page, 'price', 'baseSalary') },
  price: { find: (page) => stated(page, 'price', 'price') },
  question: {
    find: (page) =>
      counted(
        [page.title, ...page.headings.map(({ text }) => text), ...opening(page)].filter(endsAsQuestion).length,
        1,
        'question',
      ),
  },
  steps: {
    find: (page) => counted(numberedLists(page), 1, 'numbered_list') ?? findInSchema(page, 'recipeInstructions'),
  },
  tasks: { find: (page) => counted(page.listCount, 1, 'list') },
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

/** The name of a kind of page. */
export const kindName = (kind: PageKind): Message => message(`grading.kind.${kind}`);

/** Whether visitors of its kind of page look for contact data, and the page has none: then that is asked for with what else they look for. */
export const lacksContact = (page: PageReading): boolean =>
  page.hasBody && criteriaByKind[page.kind].essentials.includes('contact') && detectors.contact.find(page) === null;

/** Whether the page has what visitors of its kind come for; null for kinds of which nothing of the sort can be said. */
export function judgeEssentials(page: PageReading): Verdict | null {
  const wanted = criteriaByKind[page.kind].essentials;
  if (wanted.length === 0) return null;
  if (!page.hasBody) return { share: 0, evidence: say('grading.common.no-text', {}, { kind: 'missing', of: 'text' }) };
  const found: readonly { essential: Essential; value: Found | null }[] = wanted.map((essential) => ({
    essential,
    value: detectors[essential].find(page),
  }));
  const present = found.flatMap(({ essential, value }) =>
    value === null || value === UNSURE ? [] : [shown(essential, value)],
  );
  const lacking = found.filter(({ value }) => value === null).map(({ essential }) => essential);
  const { absent, fewer } = describeLack(lacking, page);
  const graded = say('grading.essentials.graded', { kind: kindName(page.kind) });
  return {
    share: part(found.length - lacking.length, found.length),
    evidence: joinStatements(
      graded,
      ...(present.length === 0 ? [] : [say('grading.essentials.has', { found: enumerated(present, wanted.length) })]),
      ...(absent === null ? [] : [say('grading.essentials.lacks', { absent: absent.names })]),
      ...(fewer === null ? [] : [say('grading.essentials.fewer', fewer)]),
    ),
    // The menu of a home page has the pages that there are.
    advice: essentialsAdvice(
      page,
      graded,
      lacking.filter((essential) => essential !== 'links' || !hasMenu(page)),
    ),
  };
}

/** Describes the missing essentials, and those of which there is too little; null for none. */
function describeLack(lacking: readonly Essential[], page: PageReading) {
  const parts = lacking.map((essential) => ({ essential, n: detectors[essential].countPart?.(page) ?? 0 }));
  const absent = parts.filter(({ n }) => n === 0).map(({ essential }) => essential);
  const [some] = parts.filter(({ n }) => n > 0);
  const [first] = absent;
  return {
    absent:
      first === undefined
        ? null
        : {
            names: claim(joinNames(absent), ...absent.map((essential) => ({ kind: 'lacks' as const, of: essential }))),
            one: absent.length === 1 && !inPlural.has(first),
          },
    fewer:
      some === undefined
        ? null
        : { fewer: joinNames([some.essential]), menu: hasMenu(page), n: count('internal_target', some.n) },
  };
}

const inPlural: ReadonlySet<Essential> = new Set(['links', 'hours', 'steps']);

function essentialsAdvice(page: PageReading, graded: Statement, asked: readonly Essential[]): Advice | undefined {
  if (asked.length === 0) return undefined;
  return insertAdvice(page, 'body:essentials', page.headings[0]?.id ?? page.firstBlockId, {
    title: message('grading.essentials.title', { names: joinNames(asked) }),
    description: describeAsked(page, graded, asked),
    whyItMatters: message('grading.essentials.why'),
  });
}

function describeAsked(page: PageReading, graded: Statement, asked: readonly Essential[]): Statement {
  const { absent, fewer } = describeLack(asked, page);
  if (absent === null) return say('grading.essentials.only-fewer', { graded, ...fewer });
  const { names, one } = absent;
  return fewer === null
    ? say('grading.essentials.absent', { graded, absent: names, one, it: asked.length === 1 && one })
    : say('grading.essentials.absent-and-fewer', { graded, absent: names, one, ...fewer });
}

const joinNames = (essentials: readonly Essential[]): MessageList => ({
  items: essentials.map(essentialName),
  more: 0,
});

const essentialName = (essential: Essential): Message => message(`grading.essentials.${essential}`);

/** With a count of the page, or with a text that stands on it. */
function shown(essential: Essential, found: Exclude<Found, typeof UNSURE>): Statement {
  const name = essentialName(essential);
  if ('id' in found)
    return say(
      'grading.essentials.found',
      { name, where: found },
      { kind: 'has', of: essential, value: renderEnglish(found) },
    );
  const { quote } = found;
  if (quote === null) return claim(name, { kind: 'has', of: essential, value: '', isQuote: true });
  return say(
    'grading.essentials.found',
    { name, where: quoted(truncated(quote, 60)) },
    { kind: 'quote', of: essential === 'name' ? 'page' : 'text', value: quote.slice(0, 50), isCut: true },
    { kind: 'has', of: essential, value: quote, isQuote: true },
  );
}
