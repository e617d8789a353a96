import type { ComponentType } from '../rubric/rubric.ts';
import criteria from './judged-criteria.json' with { type: 'json' };

/** The part without which there is nothing to judge: rules then say what is missing. */
export type JudgedPart = 'title' | 'metaDescription' | 'schema' | 'body' | 'links' | 'searchResults';

interface JudgedCriterion {
  readonly component: ComponentType;
  readonly needs: readonly JudgedPart[];
  /** A page that earns so many points of ten. Without them, a model gives most pages the middle. */
  readonly anchors: Readonly<Record<10 | 8 | 5 | 2, string>>;
}

/**
 * The criteria that take judgement, and so go to a language model. All others are counted (lengths, levels, links, how often a keyword
 * stands in the text, how long its words are) or found (an author, a date, a contact): rules measure them better than any model does, at
 * no cost, and no text on a page can talk them round.
 */
export const judgedCriteria = criteria as Readonly<Record<string, JudgedCriterion>>;

/** Whether a model judges a criterion: keys are unique in a rubric. */
export const takesJudgement = (criterion: string): boolean => Object.hasOwn(judgedCriteria, criterion);
