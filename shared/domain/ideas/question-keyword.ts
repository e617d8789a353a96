import { questionWords } from '../grading/vocabulary.ts';
import { wordsOf } from '../language/subject-terms.ts';

/** True for a keyword that begins as a question does. */
export const isQuestionKeyword = (keyword: string): boolean => questionWords.has(wordsOf(keyword)[0] ?? '');
