import type { CheckMaterial } from './data-blocks.ts';
import { takesJudgement } from './judged-criteria.ts';
import { cleanText } from './model-prompt.ts';
import { measuredCriteria, type PageQuestion, type SearchResult } from './page-question.ts';
import { bodyText, fieldsText, structuredDataText } from './page-texts.ts';

/** Evidence quotes the page, and a page can be one word of any length. */
const READING_CHARACTERS_MAX = 220;
/** Of the whole score: less is no reason for an edit. */
const POINTS_MIN = 0.5;
const FACTS_CHARACTERS_MAX = 1_500;
const SEARCH_RESULTS_MAX = 8;

/** The page itself, with what its site says of it. */
export const pageParts = ({ page }: Pick<PageQuestion, 'page'>): CheckMaterial[] => [
  ...readableParts({ page }),
  ...present([['page structured data', structuredDataText(page)]]),
];

const readableParts = ({ page }: Pick<PageQuestion, 'page'>): CheckMaterial[] =>
  present([
    ['page fields', fieldsText(page)],
    ['page body', bodyText(page)],
  ]);

export const factsMaterial = ({ facts }: Pick<PageQuestion, 'facts'>): CheckMaterial[] =>
  present([['facts of the business', factsText(facts)]]);

/** The page and what else is known, each under its name. */
export const pageMaterial = (question: PageQuestion): CheckMaterial[] => [
  ...pageParts(question),
  ...factsMaterial(question),
  ...present([['search results', resultsText(question.searchResults)]]),
];

/** The ground for the sentences of an edit: what rivals say of themselves bears nothing out, and markup says what the text says. */
export const checkMaterial = (question: PageQuestion): CheckMaterial[] => [
  ...readableParts(question),
  ...factsMaterial(question),
  countedMaterial(question),
];

const present = (parts: readonly (readonly [string, string | null])[]): CheckMaterial[] =>
  parts.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));

function factsText(facts: readonly string[]): string | null {
  const lines: string[] = [];
  let characters = 0;
  for (const fact of facts.map((one) => cleanText(one, 300))) {
    characters += fact.length;
    if (characters > FACTS_CHARACTERS_MAX) break;
    lines.push(fact);
  }
  return lines.length === 0 ? null : lines.join('\n');
}

const resultsText = (results: readonly SearchResult[]): string | null =>
  results.length === 0
    ? null
    : results
        .slice(0, SEARCH_RESULTS_MAX)
        .map(
          ({ position, title, url }) =>
            `${position}. ${cleanText(title, 120)} (${cleanText(URL.parse(url)?.hostname ?? '', 80)})`,
        )
        .join('\n');

/** Counted criteria that are not met, those that are worth most first: met ones are no reason for an edit. */
export function countedMaterial(question: PageQuestion): CheckMaterial {
  const missing = (points: { readonly key: string; readonly maxScore: number }, score: number): number => {
    const component = question.rubric.components.find(({ criteria }) => criteria.some(({ key }) => key === points.key));
    const possible = component?.criteria.reduce((total, { maxScore }) => total + maxScore, 0) ?? 1;
    return (100 * (component?.weight ?? 0) * (points.maxScore - score)) / possible;
  };
  const lines = measuredCriteria(question)
    .filter(({ criterion, score }) => !takesJudgement(criterion.key) && score < criterion.maxScore)
    .map(({ criterion, score, rationale }) => ({
      points: missing(criterion, score),
      line: `${criterion.key} (${criterion.label}): ${cleanText(rationale, READING_CHARACTERS_MAX)}`,
    }))
    .filter(({ points }) => points >= POINTS_MIN)
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, line }) => `${line} Missing: ${points.toFixed(1)}.`);
  return { name: 'counted', text: lines.length === 0 ? '(all counted criteria are met)' : lines.join('\n') };
}
