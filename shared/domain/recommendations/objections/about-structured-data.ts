import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { collectNodes } from '../../structured-data/json-ld-nodes.ts';
import type { EditReading } from '../edit-reading.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

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
  ]);
  return problems.slice(0, 1);
};

type Properties = Readonly<Record<string, unknown>>;

const partTypes =
  /^(?:Person|WebSite|WebPage|ImageObject|ListItem|Brand|Offer|Rating|Place|PostalAddress|Question|Answer|HowToStep)$/;
const businessTypes = /^(?:\w*(?:Organization|Business|Store)|Country|City|EntryPoint|SearchAction|ContactPoint)$/;

/** Headline and name of what the page is about share a word with it. */
function nameProblems(object: Properties, types: readonly string[], edit: EditReading): Objection[] {
  const isOfSite = types.some((type) => partTypes.test(type) || businessTypes.test(type));
  for (const property of isOfSite ? ['headline'] : ['headline', 'name']) {
    const text = object[property];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const terms = listTermKeys(text, edit.language);
    if (terms.length > 0 && !terms.some((term) => edit.subject.has(term) || edit.before.termCounts.has(term)))
      return [message('objections.schema.subject', { property, text: quoted(text) })];
  }
  return [];
}

/** Ratings and prices that no reader sees are invented, as far as anyone can tell. */
function figureProblems(object: Properties, { before, after }: EditReading): Objection[] {
  for (const property of shownFigures) {
    const value = object[property];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (!showsFigure(`${before.text}\n${after.text}\n${before.input.fields.schema ?? ''}`, String(value)))
      return [message('objections.schema.figure', { property, value: quoted(String(value)) })];
  }
  return [];
}

function showsFigure(text: string, value: string): boolean {
  const digits = value.replaceAll(/[^\d.,]/g, '');
  const forms = [digits, digits.replace('.', ','), digits.replace(/[.,]0+$/, ''), Number(digits).toLocaleString('en')];
  return forms.some((form) => new RegExp(`(?<![\\d.,])${form.replaceAll(/[.]/g, '\\.')}(?!\\d)`).test(text));
}

/** Questions of a FAQ stand on the page. */
function questionProblems(
  object: Properties,
  types: readonly string[],
  { before, language }: EditReading,
): Objection[] {
  if (!types.includes('Question')) return [];
  const { name } = object;
  if (typeof name !== 'string') return [];
  const terms = listTermKeys(name, language);
  const shown = terms.filter((term) => before.termCounts.has(term));
  return shown.length < 0.7 * terms.length ? [message('objections.schema.question', { question: quoted(name) })] : [];
}
