import {
  type AnswerInLanguage,
  answerInLanguageShape,
} from '../../test/corpora/answers-in-languages/answer-in-language.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { casesOfTask } from './evaluate.ts';
import { openPorts } from './ports.ts';
import { type CheckAnswer, openScripted } from './scripted-model.ts';
import { share } from './table.ts';

type Invention = AnswerInLanguage['inventions'][number];

const MODEL = 'advisor';

/** An answer as the guards left it. */
export interface GuardedAnswer extends Pick<AnswerInLanguage, 'language' | 'task' | 'case'> {
  readonly isHonest: boolean;
  /** The words of the model, and those of them that a user gets. */
  readonly written: number;
  readonly kept: number;
  readonly inventions: readonly (Invention & { readonly isShown: boolean })[];
}

/** Runs the answers of a language, or all, with advice in it and with a second question that is answered as `check` says. */
export async function runAnswersInLanguages(
  check: CheckAnswer,
  language: AnswerInLanguage['language'] | null = null,
): Promise<GuardedAnswer[]> {
  const answers = readSets('answers-in-languages', answerInLanguageShape).flatMap(({ cases }) => cases);
  const wanted = answers.filter((answer) => language === null || answer.language === language);
  return await Promise.all(wanted.map((answer) => runAnswer(answer, check)));
}

async function runAnswer(answer: AnswerInLanguage, check: CheckAnswer): Promise<GuardedAnswer> {
  const { language, task, case: title, inventions } = answer;
  const found = casesOfTask[task](language).find((one) => one.title === title);
  if (!found) throw new Error(`${task} has no case "${title}"`);
  const { written, kept, shown } = await found.run(
    openPorts({ MODEL_PROVIDER: 'rules' }, openScripted(MODEL, answer, check)),
  );
  const text = shown.join('\n').toLowerCase();
  return {
    ...{ language, task, case: title, written, kept, isHonest: inventions.length === 0 },
    inventions: inventions.map((one) => ({ ...one, isShown: text.includes(one.words.toLowerCase()) })),
  };
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The honest words that a user gets and the inventions that are shown, by the language of the advice: a table in Markdown. */
export async function languagesTable(): Promise<string> {
  const [none, right, blind] = await Promise.all([
    runAnswersInLanguages('none'),
    runAnswersInLanguages('right'),
    runAnswersInLanguages('blind'),
  ]);
  const rows = [...new Set(right.map(({ language }) => language))].toSorted().map((language) => {
    const honest = right.filter((one) => one.language === language && one.isHonest);
    const sum = (of: 'written' | 'kept'): number => honest.reduce((total, one) => total + one[of], 0);
    const cells = [none, right, blind].map((run) => {
      const inventions = run.filter((one) => one.language === language).flatMap((one) => one.inventions);
      return `${inventions.filter(({ isShown }) => isShown).length} of ${inventions.length}`;
    });
    return `| ${[names.of(language), share(sum('kept'), sum('written')), ...cells].join(' | ')} |`;
  });
  return [
    '## Answers in German, French and Spanish',
    '',
    '| language | honest words that are shown | inventions: guards alone, no check | guards and an honest check | guards and a check that vouches for everything |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
