import type { Element } from 'hast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { findSitePage, foldName, namesIn } from '../../pages/page-kind/page-names.ts';
import { type JsonLdNode, presentValue } from '../../structured-data/json-ld-nodes.ts';
import { decodePath } from '../../urls/url-path.ts';
import { elementsIn } from '../hast-text.ts';
import { textProperty } from '../text-property.ts';
import type { PageParts } from './page-parts.ts';
import type { ContactSignal } from './page-signals.ts';

/** Two of a kind say as much as twenty. */
const OF_A_KIND_MAX = 2;
const TEXT_CHARACTERS_MAX = 100;
const HREF_CHARACTERS_MAX = 300;

const pageKindOfName = { contact: 'contact_page', about: 'about_page', legal: 'legal_page' } as const;

/** How a link leads to whoever is behind the page, by its scheme, its text or the name in its address, in any language. */
export function contactOfLink(href: string, text: string): ContactSignal | null {
  const shown = { text: text.slice(0, TEXT_CHARACTERS_MAX), href: href.slice(0, HREF_CHARACTERS_MAX) };
  if (/^tel:/i.test(href) || messengerNumber.test(href)) return { kind: 'telephone', ...shown };
  if (/^mailto:[^?]*(?:@|%40)/i.test(href)) return { kind: 'email', ...shown };
  if (/^[a-z]+:(?!\/\/)/i.test(href) || isListed(href)) return null;
  const name = findSitePage(text) ?? findSitePage(lastSegment(href));
  return name === null ? null : { kind: pageKindOfName[name], ...shown };
}

/** A messenger with a number calls someone; without one it shares the page, as mail without an address does. */
const messengerNumber =
  /^(?:https?:)?\/\/(?:wa\.me\/\+?\d|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=(?:\+|%2B)?\d)/i;

/** `/tag/privacy/` lists articles about privacy, whatever its link is called. */
const isListed = (href: string): boolean =>
  (href.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .slice(1, -1)
    .some((folder) => listFolders.has(foldName(folder)));
const listFolders = namesIn(alternatives('extraction', 'listFolders'));

function lastSegment(href: string): string {
  const path = trimTrailing(href.split(/[?#]/, 1)[0] ?? '', /\//);
  return decodePath((path.split('/').at(-1) ?? '').replace(/\.[a-z]{3,5}$/i, ''));
}

export function contactsOfParts({ anchors, forms }: PageParts): ContactSignal[] {
  const linked = anchors.flatMap(({ element, href, text: shown }): ContactSignal[] => {
    if (href === '' || href === '#') return [];
    const text = shown || (textProperty(element, 'aria-label') ?? textProperty(element, 'title') ?? '');
    const contact = contactOfLink(href, text);
    return contact === null ? [] : [contact];
  });
  const form = forms.find(({ element }) => isContactForm(element));
  return distinctContacts([
    ...linked,
    ...(form === undefined ? [] : [{ kind: 'contact_form', text: nameOfForm(form.element), href: null } as const]),
  ]);
}

export function distinctContacts(contacts: readonly ContactSignal[]): ContactSignal[] {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  return contacts.filter(({ kind, href, text }) => {
    const key = `${kind} ${href ?? text}`;
    const count = counts.get(kind) ?? 0;
    if (seen.has(key) || count >= OF_A_KIND_MAX) return false;
    seen.add(key);
    counts.set(kind, count + 1);
    return true;
  });
}

const contactFields = new RegExp(alternatives('extraction', 'contactFields'), 'i');

/** A form with room for a message, or that asks who is writing and how to reach them. */
export function isContactForm(form: Element): boolean {
  let hasMessage = false;
  let hasAddress = false;
  let isAccount = false;
  for (const { tagName, properties } of elementsIn(form)) {
    const type = typeof properties['type'] === 'string' ? properties['type'].toLowerCase() : '';
    const name = typeof properties['name'] === 'string' ? properties['name'] : '';
    if (tagName === 'textarea') hasMessage = true;
    if (type === 'email' || type === 'tel' || contactFields.test(name)) hasAddress = true;
    if (type === 'password' || /^comment(?:_post_id|_parent)?$/i.test(name)) isAccount = true;
  }
  return hasMessage && hasAddress && !isAccount;
}

const nameOfForm = (form: Element): string =>
  (textProperty(form, 'aria-label') ?? textProperty(form, 'name') ?? textProperty(form, 'id') ?? '').slice(
    0,
    TEXT_CHARACTERS_MAX,
  );

const contactProperties = ['telephone', 'email', 'contactPoint', 'address'] as const;

/** Contact data in structured data of any form. */
export function contactsOfNodes(nodes: readonly JsonLdNode[]): ContactSignal[] {
  return nodes
    .flatMap(({ object }) =>
      contactProperties.flatMap((property): ContactSignal[] => {
        const value = presentValue(object, property);
        if (value === undefined) return [];
        const text = typeof value === 'string' ? value.trim().slice(0, TEXT_CHARACTERS_MAX) : property;
        return [{ kind: 'markup', text, href: null }];
      }),
    )
    .slice(0, OF_A_KIND_MAX);
}

const writtenEmail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const writtenNumber = /(?:\+|\b00)\d[\d ()./-]{7,18}\d/;
/** Numbers within a country: behind a word or a sign for the telephone, or in groups of which the first begins with the 0 of long distance. */
const labelledNumber = new RegExp(
  String.raw`(?:${alternatives('extraction', 'labelledNumber')})(?=\d)\d(?:[ ./-]?\d){6,11}(?![\d])`,
  'iu',
);
/** Without any, the words before them need not be looked for. */
const digitsOfNumber = /\d(?:[ ./-]?\d){6,11}(?!\d)/;
const dialledNumber = /(?<![\d.,/-])\(?0\d{1,4}\)?[ /-]\d{2,8}(?:[ -]\d{2,8}){0,4}(?![\d.,/])/g;
const writtenDay = /^\d{2}[-/ ]\d{2}[-/ ](?:19|20)\d{2}/;
const DIGITS_MIN = 8;
const DIGITS_MAX = 12;

/** A number that is dialled within its country; null for a date, an amount or a code. */
function nationalNumberIn(text: string): string | null {
  const labelled = digitsOfNumber.test(text) ? labelledNumber.exec(text)?.[0] : undefined;
  if (labelled !== undefined) return labelled.replace(/^\D+/, '');
  for (const [found] of text.matchAll(dialledNumber)) {
    const digits = found.replaceAll(/\D/g, '').length;
    if (digits >= DIGITS_MIN && digits <= DIGITS_MAX && !writtenDay.test(found)) return found;
  }
  return null;
}

/** An e-mail address or a telephone number that is written in a text. */
export function writtenContactIn(text: string): ContactSignal | null {
  const at = text.indexOf('@');
  const email = at === -1 ? undefined : writtenEmail.exec(text.slice(Math.max(0, at - 65)))?.[0];
  const found = email ?? writtenNumber.exec(text)?.[0] ?? nationalNumberIn(text);
  if (found === null) return null;
  return { kind: email === undefined ? 'telephone' : 'email', text: found.trim(), href: null };
}
