import type { ComponentGrade, GradingInput } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import type { Language } from '../language/languages.ts';
import type { Rubric, RubricCriterion } from '../rubric/rubric.ts';
import { type JudgedPart, judgedCriteria, takesJudgement } from './judged-criteria.ts';

/** A result of the search for the page's keyword. */
export interface SearchResult {
  readonly position: number;
  readonly title: string;
  readonly url: string;
  readonly snippet: string | null;
}

/** A page that a model is asked about, and what is known of it. */
export interface PageQuestion {
  readonly page: GradingInput;
  readonly rubric: Rubric;
  /** The rules' grades: the points of counted criteria, and which criteria apply at all. */
  readonly measured: readonly ComponentGrade[];
  /** Facts of the business, one a line. */
  readonly facts: readonly string[];
  /** Empty where no search results are known. */
  readonly searchResults: readonly SearchResult[];
  /** Of evidence and advice: the organization's. */
  readonly adviceLanguage: Language;
  /** `2026-05-11` */
  readonly today: string;
}

/** A criterion as the rules read it. */
interface MeasuredCriterion {
  readonly criterion: RubricCriterion;
  readonly score: number;
  readonly rationale: string;
}

export const measuredCriteria = ({
  rubric,
  measured,
}: Pick<PageQuestion, 'rubric' | 'measured'>): MeasuredCriterion[] =>
  rubric.components.flatMap(({ componentType, criteria }) => {
    const scores = measured.find((grade) => grade.componentType === componentType)?.criteriaScores ?? {};
    return criteria.flatMap((criterion) => {
      const found = Object.hasOwn(scores, criterion.key) ? scores[criterion.key] : undefined;
      return found === undefined ? [] : [{ criterion, score: found.score, rationale: found.rationale }];
    });
  });

/** The criteria that a model is asked about: those that take judgement, apply to the page, and are about something that it has. */
export const criteriaToJudge = (question: PageQuestion): RubricCriterion[] =>
  measuredCriteria(question).flatMap(({ criterion }) =>
    takesJudgement(criterion.key) && hasPart(criterion.key, question) ? [criterion] : [],
  );

/** Whether the page has everything that a criterion is about: without, rules say what is missing. */
function hasPart(criterion: string, { page, searchResults }: PageQuestion): boolean {
  const { title, metaDescription, hasBody, structuredData, links } = readPage(page);
  const isThere: Readonly<Record<JudgedPart, boolean>> = {
    title: title !== '',
    metaDescription: metaDescription !== '',
    schema: structuredData !== null,
    body: hasBody,
    links: hasBody && links.length > 0,
    searchResults: searchResults.length > 0,
  };
  return judgedCriteria[criterion]?.needs.every((part) => isThere[part]) ?? false;
}
