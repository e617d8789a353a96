type Values = Readonly<Record<string, string | number | boolean>>;

/** Words a sentence with values. */
export type Format = (values: Values) => string;

/** `count` is the number of the plural that stands around the part. */
type Part = string | ((values: Values, count: number) => string);

interface Reader {
  readonly text: string;
  readonly locale: string;
  at: number;
}

/**
 * The format of a sentence in the part of ICU MessageFormat that sentences use: values, `number` with a fixed fraction, `plural` and
 * `select`. A fifth of an analysis in a fresh process went into a parser of all of ICU's syntax; a test compares the two.
 * @throws Error for any other syntax: the tests of the sentences read each.
 */
export function readFormat(text: string, locale: string): Format {
  const reader = { text, locale, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < text.length) throw new Error(`"${text}" is no sentence: unexpected } at ${reader.at}`);
  return (values) => word(parts, values, 0);
}

function word(parts: readonly Part[], values: Values, count: number): string {
  let worded = '';
  for (const part of parts) worded += typeof part === 'string' ? part : part(values, count);
  return worded;
}

/** To the end, or to the bracket that ends the option. */
function readParts(reader: Reader, isInPlural: boolean): Part[] {
  const { text, locale } = reader;
  const parts: Part[] = [];
  for (let from = reader.at; ; reader.at += 1) {
    const sign = text[reader.at];
    const isPound = sign === '#' && isInPlural;
    if (sign === "'" && /^[{}#'<|]/.test(text.slice(reader.at + 1))) throw new Error(`"${text}" has quoted syntax`);
    if (sign !== undefined && sign !== '{' && sign !== '}' && !isPound) continue;
    if (reader.at > from) parts.push(text.slice(from, reader.at));
    if (sign === undefined || sign === '}') return parts;
    if (isPound) parts.push((_, count) => formatNumber(locale, count, ''));
    else parts.push(readArgument(reader));
    from = reader.at + 1;
  }
}

const argument =
  /\{\s?(?<name>\w{1,40})\s?(?:\}|,\s?number\s?(?:,\s?::(?<style>[^}]{0,40}))?\}|,\s?(?<kind>plural|select)\s?,)/y;
const option = /\s?(?<name>=\d{1,9}|\w{1,40})\s?\{/y;
const end = /\s?\}/y;

/** Leaves the reader at the bracket that ends the argument. */
function readArgument(reader: Reader): Part {
  const { locale } = reader;
  const { 0: found, groups = {} } = take(argument, reader);
  const { name = '', style, kind } = groups;
  if (kind === undefined) {
    reader.at -= 1;
    if (!found.includes(',')) return (values) => String(readValue(values, name));
    return (values) => formatNumber(locale, Number(readValue(values, name)), style ?? '');
  }
  const options = new Map<string, Part[]>();
  for (;;) {
    end.lastIndex = reader.at;
    if (end.test(reader.text)) break;
    const { name: label = '' } = take(option, reader).groups ?? {};
    options.set(label, readParts(reader, kind === 'plural'));
    reader.at += 1;
  }
  reader.at = end.lastIndex - 1;
  return kind === 'plural' ? pluralPart(locale, name, options) : selectPart(name, options);
}

function take(pattern: RegExp, reader: Reader): RegExpExecArray {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) throw new Error(`"${reader.text}" is no sentence: unknown syntax at ${reader.at}`);
  reader.at = pattern.lastIndex;
  return found;
}

const selectPart =
  (name: string, options: ReadonlyMap<string, Part[]>): Part =>
  (values, count) =>
    word(options.get(String(readValue(values, name))) ?? options.get('other') ?? [], values, count);

const pluralPart =
  (locale: string, name: string, options: ReadonlyMap<string, Part[]>): Part =>
  (values) => {
    const count = Number(readValue(values, name));
    const chosen = options.get(`=${count}`) ?? options.get(pluralRules(locale).select(count)) ?? options.get('other');
    return word(chosen ?? [], values, count);
  };

function readValue(values: Values, name: string): string | number | boolean {
  const value = values[name];
  if (value === undefined) throw new Error(`the value "${name}" of a sentence is missing`);
  return value;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

const numbers = new Map<string, Intl.NumberFormat>();

/** @param style - a skeleton of ICU: `.0` for one digit of the fraction, `group-off` for digits that are not grouped. */
function formatNumber(locale: string, value: number, style: string): string {
  const key = `${locale} ${style}`;
  let format = numbers.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, numberOptions(style));
    numbers.set(key, format);
  }
  return format.format(value);
}

function numberOptions(style: string): Intl.NumberFormatOptions {
  const digits = /(?<=\.)0+/.exec(style)?.[0].length;
  return {
    ...(style.includes('group-off') ? { useGrouping: false } : {}),
    ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}
