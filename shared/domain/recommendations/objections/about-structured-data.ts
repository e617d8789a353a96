import { matchable } from '../../fields/keyword-match.ts';
import type { Language } from '../../language/languages.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { collectNodes, isJsonLdObject } from '../../structured-data/json-ld-nodes.ts';
import type { EditReading } from '../edit-reading.ts';
import { findPlaceholders } from '../find-placeholders.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Properties that a search engine shows as the page's own, and so have to stand on the page. */
const shownFigures = ['ratingValue', 'reviewCount', 'ratingCount', 'price', 'lowPrice', 'highPrice'] as const;

/** Structured data says of the page what the page says of itself. */
export const markupMatchesPage: ObjectionRule = (edit) => {
  if (edit.targetField !== 'schema' || edit.value === null || edit.value.trim() === '') return [];
  let document: unknown;
  try {
    document = JSON.parse(edit.value);
  } catch {
    return [];
  }
  const { nodes } = collectNodes(document);
  const problems = nodes.flatMap(({ object, types }) => [
    ...nameProblems(object, types, edit),
    ...figureProblems(object, edit),
    ...questionProblems(object, types, edit),
    ...textProblems(object),
  ]);
  return problems.slice(0, 1);
};

type Properties = Readonly<Record<string, unknown>>;

/** Headline and name of what the page is about share a word with it. */
function nameProblems(object: Properties, types: readonly string[], edit: EditReading): string[] {
  const isOfSite = types.some((type) =>
    /^(?:Person|Organization|WebSite|WebPage|ImageObject|ListItem|Brand|Offer|Rating|Place|PostalAddress|Question|Answer|HowToStep|\w*Organization|\w*Business|\w*Store|Country|City|EntryPoint|SearchAction|ContactPoint)$/.test(
      type,
    ),
  );
  for (const property of isOfSite ? ['headline'] : ['headline', 'name']) {
    const text = object[property];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const terms = listTermKeys(text, edit.language);
    if (terms.length > 0 && !terms.some((term) => edit.subject.has(term) || edit.before.termCounts.has(term)))
      return [`The ${property} ${quoted(text)} shares no word with what the page is about.`];
  }
  return [];
}

/** Ratings and prices that no reader sees are invented, as far as anyone can tell. */
function figureProblems(object: Properties, { before, after }: EditReading): string[] {
  for (const property of shownFigures) {
    const value = object[property];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!showsFigure(`${before.text}\n${after.text}\n${before.input.fields.schema ?? ''}`, String(value)))
      return [`The ${property} ${quoted(String(value))} does not stand on the page.`];
  }
  return [];
}

function showsFigure(text: string, value: string): boolean {
  const digits = value.replaceAll(/[^\d.,]/g, '');
  if (digits === '') return true;
  const forms = [digits, digits.replace('.', ','), digits.replace(/[.,]0+$/, ''), Number(digits).toLocaleString('en')];
  return forms.some((form) => new RegExp(`(?<![\\d.,])${form.replaceAll(/[.]/g, '\\.')}(?!\\d)`).test(text));
}

/** Questions of a FAQ stand on the page, with their answers. */
function questionProblems(object: Properties, types: readonly string[], { before, language }: EditReading): string[] {
  if (!types.includes('Question')) return [];
  const { name } = object;
  if (typeof name !== 'string') return [];
  const terms = listTermKeys(name, language);
  const shown = terms.filter((term) => before.termCounts.has(term));
  if (!before.matchText.includes(matchable(name)) && shown.length < 0.7 * terms.length)
    return [`The question ${quoted(name)} does not stand on the page.`];
  const answer = object['acceptedAnswer'];
  const text = isJsonLdObject(answer) ? answer['text'] : null;
  return typeof text !== 'string' || isOnPage(text, before.termCounts, language)
    ? []
    : [`The answer ${quoted(text)} does not stand on the page.`];
}

function isOnPage(text: string, known: ReadonlyMap<string, number>, language: Language | null): boolean {
  const terms = listTermKeys(text, language);
  return terms.filter((term) => known.has(term)).length >= 0.6 * terms.length;
}

/** Values that a template left to be filled in. */
function textProblems(object: Properties): string[] {
  for (const value of Object.values(object)) {
    if (typeof value !== 'string') continue;
    const [first] = findPlaceholders(value);
    if (first !== undefined) return [`${quoted(value)} is still to be filled in.`];
  }
  return [];
}
