/** The fields of each kind of fact (docs/facts.md), for showing and for editing. */
import type { Item } from '../../clients/typescript/src/index.ts';
import { texts } from '../texts/texts.ts';

const t = texts.facts;

export type Fact = Item<'listFacts'>;
export type FactKind = Fact['kind'];
type FieldName = keyof typeof t.fields;
type Choice = keyof typeof t.choices;

/** In the order in which they are shown. */
export const kinds = Object.keys(t.kinds) as FactKind[];

export interface FactField {
  readonly name: FieldName;
  readonly type: 'text' | 'long' | 'number' | 'choice';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly choices?: readonly Choice[];
}

const name: FactField = { name: 'name', type: 'text', required: true, maxLength: 300 };
const url: FactField = { name: 'url', type: 'text', maxLength: 2048 };
const value: FactField = { name: 'value', type: 'long', required: true, maxLength: 2000 };

export const factFields: Readonly<Record<FactKind, readonly FactField[]>> = {
  identity: [value],
  contact: [value],
  listing: [
    { name: 'rating', type: 'number' },
    { name: 'review_count', type: 'number' },
    url,
    { name: 'address', type: 'text', maxLength: 500 },
    { name: 'phone', type: 'text', maxLength: 500 },
  ],
  testimonial: [
    { name: 'quote', type: 'long', required: true, maxLength: 5000 },
    { name: 'author_name', type: 'text', maxLength: 300 },
    { name: 'author_title', type: 'text', maxLength: 300 },
    { name: 'author_company', type: 'text', maxLength: 300 },
    { name: 'rating', type: 'choice', choices: ['4', '5'] },
    { name: 'date', type: 'text', maxLength: 300 },
    { name: 'platform', type: 'choice', choices: ['site', 'provider'] },
  ],
  stat: [
    { name: 'label', type: 'text', required: true, maxLength: 300 },
    { name: 'value', type: 'text', required: true, maxLength: 300 },
    { name: 'context', type: 'long', maxLength: 5000 },
    { name: 'as_of', type: 'text', maxLength: 300 },
  ],
  award: [name, { name: 'issuer', type: 'text', maxLength: 300 }, { name: 'year', type: 'text', maxLength: 300 }],
  client: [name, { name: 'type', type: 'choice', choices: ['client', 'partner', 'press', 'integration'] }, url],
  person: [
    name,
    { name: 'role', type: 'text', maxLength: 300 },
    { name: 'bio', type: 'long', maxLength: 5000 },
    { name: 'credentials', type: 'text', maxLength: 500 },
    url,
  ],
};

/** As typed; empty where the fact says nothing. */
type TypedFact = Readonly<Partial<Record<FieldName, string>>>;

const toText = (stored: unknown): string =>
  typeof stored === 'string' || typeof stored === 'number' ? `${stored}` : '';

const readData = ({ data }: Fact): Readonly<Record<string, unknown>> => ({ ...data });

export function typedFact(fact: Fact): TypedFact {
  const data = readData(fact);
  return Object.fromEntries(
    factFields[fact.kind].map((field) => {
      const stored = data[field.name];
      return [field.name, toText(stored)];
    }),
  );
}

/** The complete data of the fact as the API takes them. What has no field here, such as a listing's ids, stays. */
export function factData(fact: Fact, typed: TypedFact): Record<string, unknown> {
  const before = readData(fact);
  const data = { ...before };
  for (const { name: field, type, choices } of factFields[fact.kind]) {
    const given = (typed[field] ?? '').trim();
    if (given === '') delete data[field];
    // Numbers stay numbers, and a year that was read as a number does too.
    else if (type === 'number' || choices?.[0] === '4') data[field] = Number(given);
    else data[field] = typeof before[field] === 'number' && String(before[field]) === given ? before[field] : given;
  }
  return data;
}

/** Finds mistakes in the typed values, by field. */
export function findProblems(kind: FactKind, typed: TypedFact): Readonly<Partial<Record<FieldName, string>>> {
  const problems: Partial<Record<FieldName, string>> = {};
  for (const { name: field, type, required } of factFields[kind]) {
    const given = (typed[field] ?? '').trim();
    if (given === '') {
      if (required) problems[field] = t.required;
    } else if (type === 'number') {
      if (!Number.isFinite(Number(given)) || Number(given) < 0) problems[field] = t.badNumber;
      else if (field === 'rating' && Number(given) > 5) problems[field] = t.badRating;
    }
  }
  return problems;
}

/** `social:facebook` as people write it. */
const toWords = (key: string): string => {
  const words = key
    .replace(/^social:/, '')
    .replaceAll('_', ' ')
    .trim();
  return capitalize(words);
};
const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A service without a price: its value is its name (docs/facts.md). */
export const isService = (fact: Fact): boolean => fact.kind === 'stat' && readData(fact)['label'] === 'service';

/** The name of the fact in a list, and of its buttons. */
export function factHeadline(fact: Fact): string {
  const data = readData(fact);
  const said = (field: FieldName): string => toText(data[field]);
  switch (fact.kind) {
    case 'identity':
    case 'contact':
    case 'listing':
      return t.keys[fact.key ?? 'provider'] ?? toWords(fact.key ?? '');
    case 'testimonial':
      return said('author_name') || t.fields.quote;
    case 'stat':
      return t.labels[said('label')] ?? capitalize(said(isService(fact) ? 'value' : 'label'));
    default:
      return said('name');
  }
}

/** Fields that the headline does not say already, in order. */
export function shownFields(fact: Fact): readonly { readonly name: FieldName; readonly value: string }[] {
  const data = readData(fact);
  const inHeadline: Partial<Record<FactKind, FieldName>> = {
    testimonial: 'author_name',
    stat: 'label',
    award: 'name',
    client: 'name',
    person: 'name',
  };
  return factFields[fact.kind].flatMap(({ name: field, choices }) => {
    if (isService(fact) && field === 'value') return [];
    const stored = data[field];
    if (stored === undefined || stored === null || field === inHeadline[fact.kind]) return [];
    const text = toText(stored);
    const choice = choices?.find((one) => one === text);
    return [{ name: field, value: choice ? t.choices[choice] : text }];
  });
}
