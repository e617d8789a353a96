import { questionWords } from '../grading/vocabulary.ts';
import { splitNormalizedWords } from '../language/subject-terms.ts';

/** True for a keyword that begins as a question does. */
export const isQuestionKeyword = (keyword: string): boolean =>
  questionWords.has(splitNormalizedWords(keyword)[0] ?? '');
