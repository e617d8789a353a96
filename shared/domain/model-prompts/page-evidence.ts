import type { ComponentGrade } from '../grading/grading-input.ts';
import { numbersIn } from '../language/numbers-in.ts';
import type { CheckMaterial } from './data-blocks.ts';
import { factsMaterial, pageParts } from './page-material.ts';
import type { PageQuestion } from './page-question.ts';
import { bodyText, fieldsText, structuredDataText } from './page-texts.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';

/** The ground that a model's words about a page need. */
export interface PageEvidence {
  /** The page as the model was shown it, in the form in which quotations are looked for. */
  readonly quotable: string;
  /** The page and the facts of its business in lower case, where names and addresses are looked for. */
  readonly lowered: string;
  /** The numbers in them. */
  readonly shownNumbers: ReadonlySet<string>;
  /** Those, and the numbers that rules counted or the rubric asks for. */
  readonly numbers: ReadonlySet<string>;
  /** The numbers that rules counted for a criterion, or that the rubric asks for there. */
  readonly numbersOfCriterion: ReadonlyMap<string, readonly string[]>;
}

/** Collects what a page, the facts of its business and the rules' measurements bear out. What rivals say of themselves does not count. */
export function pageEvidence(question: PageQuestion): PageEvidence {
  const { rubric, measured } = question;
  const page = joinTexts(pageParts(question));
  const shown = `${page}\n${joinTexts(factsMaterial(question))}`;
  // Without the numbers of its blocks, any of which an invented price could be.
  const unnumbered = [
    fieldsText(question.page),
    bodyText(question.page, { isNumbered: false }),
    structuredDataText(question.page),
  ];
  const shownNumbers = new Set(numbersIn([...unnumbered, joinTexts(factsMaterial(question))].join('\n')));
  const numbersOfCriterion = new Map(
    rubric.components.flatMap(({ criteria }) =>
      criteria.map(({ key, label, description }) => [
        key,
        numbersIn([label, description, ...measured.flatMap((grade) => readWords(grade, key))].join('\n')),
      ]),
    ),
  );
  return {
    quotable: quotable(page),
    lowered: shown.toLowerCase(),
    shownNumbers,
    numbers: new Set([...shownNumbers, ...[...numbersOfCriterion.values()].flat()]),
    numbersOfCriterion,
  };
}

const joinTexts = (material: readonly CheckMaterial[]): string => material.map(({ text }) => text).join('\n');

const readWords = ({ criteriaScores, findings }: ComponentGrade, key: string): string[] => [
  criteriaScores[key]?.rationale ?? '',
  ...findings.flatMap(({ criterion, title, description }) => (criterion === key ? [title, description] : [])),
];

const headingLevels = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];

/** Whether a quotation stands in what was shown; none is no lie. */
export const isShown = (quote: string | null, { quotable: text }: PageEvidence): boolean =>
  (quote ?? '').trim() === '' || isQuotedFrom(quote ?? '', text);

/** Whether every number of a statement stands in what is known; the names of heading levels are none. */
export function namesKnownNumbers(statement: string, { numbers }: Pick<PageEvidence, 'numbers'>): boolean {
  const said = headingLevels.reduce((text, level) => text.replaceAll(level, ' '), statement);
  return numbersIn(said).every((number) => numbers.has(number));
}
