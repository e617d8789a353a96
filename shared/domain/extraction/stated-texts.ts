import { isJsonLdObject, type JsonLdNode } from '../structured-data/json-ld-nodes.ts';

const TEXTS_MAX = 200;
const minLetters = 8;

/** The properties whose words are the content of a page of the type, and stand on it. */
const contentProperties: Readonly<Record<string, readonly string[]>> = {
  Recipe: ['recipeIngredient', 'ingredients', 'recipeInstructions'],
  HowTo: ['step', 'tool', 'supply'],
  FAQPage: ['mainEntity'],
  QAPage: ['mainEntity'],
};
/** Of the objects in these properties the words are in these. */
const inside = ['text', 'name', 'itemListElement', 'acceptedAnswer', 'suggestedAnswer'];

/**
 * Text that the markup states as the page's content: the ingredients and steps of a recipe, questions with their
 * answers.
 */
export function statedTexts(nodes: readonly JsonLdNode[]): string[] {
  const texts: string[] = [];
  for (const { object, types } of nodes)
    for (const type of types) for (const property of contentProperties[type] ?? []) collect(object[property], texts, 0);
  return texts;
}

function collect(value: unknown, texts: string[], depth: number): void {
  if (texts.length >= TEXTS_MAX || depth > 5) return;
  if (typeof value === 'string') texts.push(...lettersIn(value));
  else if (Array.isArray(value)) for (const member of value) collect(member, texts, depth + 1);
  else if (isJsonLdObject(value)) for (const property of inside) collect(value[property], texts, depth + 1);
}

/** Markup repeats the page with its tags: each line counts for itself. */
const lettersIn = (text: string): string[] =>
  text
    .split(/<[^<>]*>|\n+/)
    .map(contentLetters)
    .filter((letters) => letters.length >= minLetters)
    .map((letters) => letters.slice(0, 60));

/** Letters and digits in one case: what a page and its markup write differently is gone. */
export const contentLetters = (text: string): string =>
  text
    .replace(/&[a-z#0-9]{2,8};/gi, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
