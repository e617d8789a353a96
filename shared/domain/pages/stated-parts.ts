import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { announcesHours } from '../language/hours-words.ts';

/** Facts for visitors that a page states in a few words, in its text or in its header, footer and boxes. */
export const statedKinds = ['address', 'contact', 'date', 'hours', 'measures', 'name', 'price'] as const;
export type StatedKind = (typeof statedKinds)[number];

export interface StatedPart {
  /** As the page has it. */
  readonly quote: string;
  /** False of what may as well be something else: then nothing is said of it, neither that it is there nor that it is not. */
  readonly isSure: boolean;
}

export const price = new RegExp(alternatives('pages', 'price'), 'u');
const hours = new RegExp(String.raw`(?<![\d.,:])(?:${alternatives('pages', 'hours')})`, 'giu');
const email = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/;
const telephone = /(?:\+|\b0)\d{1,5}[ ()./–-]{0,3}\d[\d ()./–-]{4,18}\d|\(\d{3}\)\s?\d{3}[-. ]\d{4}/;
const measure = new RegExp(
  String.raw`\b\d{1,6}(?:[.,/]\d{1,4})?\s?(?:${alternatives('pages', 'measure')})(?!\p{L})`,
  'u',
);
const everyMeasure = new RegExp(measure, 'gu');
/** Stands in every calendar day. Looked for first, as a pattern that begins with a digit is quick, and one that begins with a word is not. */
const partOfDay = /20\d{2}|\d{4}(?:-\d{2}|年)|\d[./]\s?\d{1,2}[./]\s?\d{2}/;
const calendarDay =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\s?\d{1,2}[./]\s?(?:\d{4}|\d{2})\b|\b\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?20\d{2}\b|\b\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s20\d{2}\b|\d{4}年\d{1,2}月/u;
/** "Allgemeine Hinweise" is written as "Anna Berg" is, and the companies that an imprint names are often those of others. */
const looseName = /\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?[^\S\n](?:\p{Lu}\.[^\S\n])?\p{Lu}\p{Ll}+/u;

/** A postal code with its town, in the forms that no other number has. */
const surePostcode = new RegExp(alternatives('pages', 'surePostcode'), 'u');
/** "5000 Quadratmeter" and "© 2026 Coiffure" look alike: a number of a house stands before a postal code, or nothing else beside it. */
const postcode = /(?<![\d.,/])(?:\d{4,5}|\d{3}[^\S\n]\d{2}),?[^\S\n]\p{Lu}[\p{L}.'’-]{1,40}/gu;
const houseBefore =
  /\p{L}[^\S\n]{0,2},?[^\S\n]{0,2}(?:n[.º°]{0,2}[^\S\n]?)?\d{1,4}[^\S\n]?[a-zA-Z]?(?:[/-]\d{1,4}[a-z]?)?[\s,;|·•–—-]{1,6}$/u;
const streetBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])\d{1,4}(?:[^\S\n]?(?:${alternatives('pages', 'streetBefore')}))?,?[^\S\n]{1,2}\p{L}[\p{L}.'’ -]{3,50}[\s,;|·•–—-]{1,6}$`,
  'u',
);
const BEFORE_CHARACTERS = 70;
const MATCHES_MAX = 40;

function addressIn(text: string): StatedPart | null {
  const known = surePostcode.exec(text)?.[0];
  if (known !== undefined) return { quote: known, isSure: true };
  let maybe: string | null = null;
  let left = MATCHES_MAX;
  for (const { 0: found, index } of text.matchAll(postcode)) {
    const before = text.slice(Math.max(0, index - BEFORE_CHARACTERS), index);
    if (houseBefore.test(before) || streetBefore.test(before)) return { quote: found, isSure: true };
    maybe ??= found;
    left -= 1;
    if (left === 0) break;
  }
  maybe ??= addressLabel.exec(text)?.[0] ?? looseAddressIn(text);
  return maybe === null ? null : { quote: maybe, isSure: false };
}

type Search = (text: string) => string | null;

/** A street is written on one line, with a number: most lines have none. */
function looseAddressIn(text: string): string | null {
  for (const line of text.split('\n')) {
    const found = /\d/.test(line) ? looseAddress.exec(line)?.[0] : undefined;
    if (found !== undefined) return found;
  }
  return null;
}

/** Finds the first e-mail address or telephone number. The start of an address is looked for at every letter: only where there is a sign for one. */
function contactIn(text: string): string | null {
  const written = text.includes('@') ? email.exec(text) : null;
  const number = telephone.exec(text);
  const first = written !== null && (number === null || written.index <= number.index) ? written : number;
  return first?.[0] ?? null;
}

const dayIn = (text: string): string | null => (partOfDay.test(text) ? (calendarDay.exec(text)?.[0] ?? null) : null);

const matchWith =
  (pattern: RegExp): Search =>
  (text) =>
    pattern.exec(text)?.[0] ?? null;
const nothing: Search = () => null;

/** Signs of such a fact, in words or marks that may as well mean something else. */
const addressLabel = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('pages', 'addressLabel')})[^\S\n]?:`, 'iu');
const looseAddress = new RegExp(alternatives('pages', 'looseAddress'), 'u');
const looseHours = new RegExp(alternatives('pages', 'looseHours'), 'iu');
const loosePrice = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|zł|Kč|kr|SEK|DKK|NOK)(?!\p{L})/u;
const looseContact = /\d(?:[ ()./–-]{0,2}\d){6,14}|@|\[at\]|\(at\)/iu;

const HOURS_BEFORE = 80;
const HOURS_AFTER = 30;

/** The times of a course are none that a visitor asks for: what announces opening hours stands near them. */
function hoursIn(text: string): StatedPart | null {
  let first: string | null = null;
  let left = MATCHES_MAX;
  for (const { 0: found, index } of text.matchAll(hours)) {
    const end = index + found.length;
    const near = text.slice(Math.max(0, index - HOURS_BEFORE), index) + text.slice(end, end + HOURS_AFTER);
    if (announcesHours.test(near)) return { quote: found.trim(), isSure: true };
    first ??= found;
    left -= 1;
    if (left === 0) break;
  }
  first ??= looseHours.exec(text)?.[0] ?? null;
  return first === null ? null : { quote: first.trim(), isSure: false };
}

const searches: Readonly<Record<Exclude<StatedKind, 'address' | 'hours'>, readonly [sure: Search, loose: Search]>> = {
  contact: [contactIn, matchWith(looseContact)],
  date: [dayIn, nothing],
  measures: [matchWith(measure), nothing],
  name: [nothing, matchWith(looseName)],
  price: [matchWith(price), matchWith(loosePrice)],
};

/** "COP 51798" is a sum in pesos, or the number of a psychologist. */
const isNumberOfRegister = /^\p{Lu}{2,3}\.?\s?\d{5,}$/u;

/** Finds a statement of a kind in a text, first a sure one. Linear in the text. */
export function statedIn(kind: StatedKind, text: string): StatedPart | null {
  if (kind === 'address') return addressIn(text);
  if (kind === 'hours') return hoursIn(text);
  const [sure, loose] = searches[kind];
  const found = sure(text)?.trim();
  if (found !== undefined) return { quote: found, isSure: kind !== 'price' || !isNumberOfRegister.test(found) };
  const maybe = loose(text)?.trim();
  return maybe === undefined ? null : { quote: maybe, isSure: false };
}

/** The text without its sizes, weights and the like: their units are no words of what it says. */
export const removeMeasures = (text: string): string => text.replaceAll(everyMeasure, ' ');
