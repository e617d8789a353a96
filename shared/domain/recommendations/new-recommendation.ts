import type { Operation, TargetField } from '../grading/grading-input.ts';
import type { RecommendationWords } from './compose-words.ts';
import type { Effort } from './effort.ts';

/** A recommendation as an analysis writes it; ids, status and times are added by whoever stores it. */
export interface NewRecommendation {
  readonly title: string;
  readonly description: string;
  readonly whyItMatters: string;
  /** The three for other languages; absent where one of them is a text alone, such as a model's. */
  readonly words?: RecommendationWords;
  readonly impact: Impact;
  readonly sourceComponents: readonly string[];
  readonly operation: Operation;
  readonly targetField: TargetField;
  readonly targetNodeIds: readonly string[] | null;
  readonly afterNodeId: string | null;
  readonly insertionPoint: 'after' | null;
  readonly rubricCriteria: readonly string[];
  /** Whole points of the overall score. Of rules at least 1; an edit of a model may bring none, because what it closes is promised by another. */
  readonly pointValue: number;
  /** The new text, to take over or change; null where none is proposed. */
  readonly proposedText: string | null;
  readonly effort: Effort;
  /** Whose words title and description are: a model's id, or `rules-v1`. */
  readonly wordedBy: string;
  /** 0 for the one to do first. */
  readonly sortOrder: number;
}

type Impact = 'high' | 'medium' | 'low';

export function classifyImpact(pointValue: number): Impact {
  if (pointValue >= 4) return 'high';
  return pointValue >= 2 ? 'medium' : 'low';
}
