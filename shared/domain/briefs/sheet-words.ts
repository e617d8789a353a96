import { readSheetVariant, readSteps } from '../../language-data/steps/read-steps.ts';
import type { SheetWords, StepTable } from '../../language-data/steps/steps-schema.ts';
import type { Language } from '../language/languages.ts';
import type { WrittenIn } from '../outlines/words/read-outline-words.ts';

/** English has every step and every word. */
export const englishSteps = (): StepTable => {
  const table = readSteps('en');
  if (table === null) throw new Error('there are no words for sheets');
  return table;
};

interface WordsOfSheet {
  readonly words: SheetWords;
  readonly language: Language;
  readonly components: Readonly<Record<string, string>>;
}

/** The words of a sheet, and the language that they are in: that of the page, or English. */
export function sheetWords({ language, region = null }: WrittenIn): WordsOfSheet {
  const own = language === null ? null : readSteps(language);
  if (own === null || language === null) return { words: englishSteps().sheet, language: 'en', components: {} };
  const variant = region === null ? null : readSheetVariant(language, region);
  return {
    words: { ...own.sheet, ...variant?.sheet },
    language,
    components: { ...own.components, ...variant?.components },
  };
}
