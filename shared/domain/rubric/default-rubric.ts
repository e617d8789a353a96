import rubric from './default-rubric.json' with { type: 'json' };
import type { Rubric } from './rubric.ts';

/**
 * The rubric of a site that has set none. What the page says weighs more than its markup: depth,
 * readability and trust are more than half. docs/rubric.md lists the criteria. The console reads it too, so it is no language data, which
 * is read from files. The tests hold it to the schema of a rubric.
 */
export const defaultRubric = rubric as Rubric;
