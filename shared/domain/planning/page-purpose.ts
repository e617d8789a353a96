import { escapePattern } from '../language/escape-pattern.ts';
import { planLanguages } from '../language/plan-language.ts';
import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';
import { capitalizedFirst } from './brief/phrase-lists.ts';
import { purposeOfRole } from './role-rows.ts';
import type { SiteKind } from './site-kinds.ts';
import { brandName, isUnnamed } from './site-name.ts';
import { listWritingWords } from './words/read-writing-words.ts';
import type { PageRole, PurposeKind, WritingWords } from './words/writing-words.ts';

const QUOTE_CHARACTERS_MAX = 160;

/** The quotation marks of a language, as its own sentences have them around a subject. */
function quotationMarks({ purposes }: WritingWords): readonly [open: string, close: string] {
  const [, open = '“', close = '”'] = /([„«“”「]\s?)\{it\}(\s?[“”»」])/u.exec(purposes.offering) ?? [];
  return [open, close];
}

/** Words of a brief between quotation marks, at most 160 characters of them. */
function quoted(statement: string, words: WritingWords): string {
  const [open, close] = quotationMarks(words);
  const letters = Array.from(statement);
  const shown =
    letters.length <= QUOTE_CHARACTERS_MAX
      ? statement
      : `${letters
          .slice(0, QUOTE_CHARACTERS_MAX - 1)
          .join('')
          .trimEnd()}…`;
  return `${open}${shown}${close}`;
}

interface Subject {
  readonly site: string;
  readonly it: string;
  readonly siteKind: SiteKind;
}

/** Goods are there to be chosen, software does something, and all else is agreed. */
const offered = ({ id, sellsGoods }: SiteKind): PurposeKind =>
  sellsGoods || id === 'manufacturer' || id === 'restaurant'
    ? 'product'
    : id === 'saas' || id === 'open-source'
      ? 'feature'
      : 'offering';

/** "who is behind your business": a site without a name is called by what it is to the reader. */
const fillUnnamed = (template: string, { unnamed }: WritingWords): string =>
  unnamed.joined
    .reduce(
      (text, { template: before, written }) =>
        text.replaceAll(` ${before}`, ` ${written}`).replace(new RegExp(`^${escapePattern(before)}`, 'u'), written),
      template,
    )
    .replace(/^\{site\}/u, capitalizedFirst(unnamed.business))
    .replaceAll('{site}', unnamed.business);

/** The purpose of a planned page, in the language of the plan: what a page of its role is for, and the brief's own words where it has some. */
export function pagePurpose(
  role: PageRole,
  { site, it, siteKind }: Subject,
  quote: string | null,
  words: WritingWords,
): string {
  // The brief's own words say that it was asked for.
  const kind =
    role === 'wish' && quote !== null ? 'other' : role === 'offering' ? offered(siteKind) : purposeOfRole(role);
  const template = words.purposes[kind];
  const called = kind === 'legal' ? site : brandName(site);
  const named = isUnnamed(site) ? fillUnnamed(template, words) : template.replaceAll('{site}', () => called);
  const purpose = named.replaceAll('{it}', () => it);
  const said = quote === null ? '' : ` ${words.fromBrief} ${quoted(quote, words)}`;
  return Array.from(`${purpose}${said}`).slice(0, PURPOSE_CHARACTERS_MAX).join('').toWellFormed();
}

let templates: readonly RegExp[] | undefined;
let leads: readonly string[] | undefined;

/** A purpose's text beyond its template: the words of the brief, or all of a purpose that a client wrote. */
export function purposeWithoutTemplate(purpose: string): string {
  const all = planLanguages.flatMap(listWritingWords);
  templates ??= all.flatMap((words) =>
    Object.values(words.purposes)
      .flatMap((whole) => [whole, fillUnnamed(whole, words)])
      .map(
        (template) => new RegExp(`^${escapePattern(template).replaceAll(/\\\{(?:site|it)\\\}/g, '.{0,300}?')}$`, 'su'),
      ),
  );
  leads ??= all.map((words) => ` ${words.fromBrief} ${quotationMarks(words)[0]}`);
  const lead = leads.find((words) => purpose.includes(words));
  const at = lead === undefined ? purpose.length : purpose.indexOf(lead);
  const template = purpose.slice(0, at);
  if (!templates.some((pattern) => pattern.test(template))) return purpose;
  return lead === undefined ? '' : purpose.slice(at).replace(/^[^„«“”「]*/u, '');
}
