/** How much work an edit is beside the others: 1 is a minute in an editor, 6 an afternoon of writing. */
const efforts: Readonly<Record<string, number>> = {
  title: 1,
  h1: 1,
  meta_description: 1,
  schema: 1.5,
  'body:heading-levels': 1,
  'body:images': 1.5,
  'body:anchors': 1,
  'body:byline': 1,
  'body:contact': 1,
  'body:next-step': 1,
  'body:tone': 1,
  'body:headings': 1.5,
  'body:new-headings': 1.5,
  'body:paragraphs': 1.5,
  'body:internal-links': 1.5,
  'body:opening': 1.5,
  'body:essentials': 1.5,
  'body:placeholders': 1.5,
  'body:repetition': 1.5,
  'body:lists': 2,
  'body:sentences': 2,
  'body:openings': 2,
  'body:passive': 2,
  'body:transitions': 2,
  'body:long-words': 2,
  'body:keyword-frequency': 1,
  'body:sources': 2,
  'body:specifics': 2.5,
  'body:questions': 3,
  'body:experience': 4,
  'body:coverage': 5,
  'body:rewrite': 6,
  'body:write': 6,
};

/** An edit that a model names is neither quick nor long. */
const EFFORT_OTHERWISE = 2;

export const estimateEffort = (edit: string): number => efforts[edit] ?? EFFORT_OTHERWISE;

export type Effort = 'small' | 'medium' | 'large';

/** The same in the three steps that readers see. */
export function classifyEffort(edit: string): Effort {
  const effort = estimateEffort(edit);
  if (effort <= 1.5) return 'small';
  return effort <= 2.5 ? 'medium' : 'large';
}
