import type { ComponentGrade } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import type { RubricComponent, RubricCriterion } from '../rubric/rubric.ts';
import { dataBlocks } from './data-blocks.ts';
import { gradeAnswerSchema, readGradeAnswer } from './grade-answer.ts';
import type { GradingTask } from './grading-task.ts';
import { partsOfComponent, subjectOfComponent, takesJudgement } from './judged-criteria.ts';
import { answerSchema, cleanText, type ModelPrompt } from './model-prompt.ts';
import { pageText } from './page-texts.ts';

/** Five criteria with evidence and advice are some 1,500 tokens, in scripts that models split finely twice as many. */
const ANSWER_TOKENS = 4_000;

/** Evidence quotes the page, and a page can be one word of any length. */
const READING_CHARACTERS_MAX = 600;

/**
 * The criteria of a component that a model is asked about: those that take judgement and apply to the page. None when the
 * page lacks what they are about.
 */
export function criteriaToJudge({ component, page, measured }: GradingTask): RubricCriterion[] {
  const { title, metaDescription, hasBody, structuredData } = readPage(page);
  const isThere = {
    title: title !== '',
    metaDescription: metaDescription !== '',
    schema: structuredData !== null,
    body: hasBody,
  };
  if (!isThere[subjectOfComponent[component.componentType]]) return [];
  return component.criteria.filter(
    ({ key }) => takesJudgement(component.componentType, key) && Object.hasOwn(measured.criteriaScores, key),
  );
}

/** Asks for the points of the judged criteria of one component. The answer is the grade of the whole component. */
export function gradePrompt(task: GradingTask, boundary: string): ModelPrompt<ComponentGrade> {
  const { component, page, measured } = task;
  const judged = criteriaToJudge(task);
  const data = dataBlocks(boundary);
  const parts = partsOfComponent[component.componentType].flatMap((part) => {
    const text = pageText(part, page);
    return text === null ? [] : { part, text };
  });
  return {
    purpose: 'grade',
    system: `${INSTRUCTIONS}\n\n${data.rule}\n\n${criteriaText(component, judged)}`,
    user: [
      ...parts.map(({ part, text }) => data.block(`page ${part}`, text)),
      data.block('readings', readingsText(component, measured)),
      'Judge each criterion now.',
    ].join('\n\n'),
    schema: answerSchema(gradeAnswerSchema(judged)),
    maxTokens: ANSWER_TOKENS,
    read: (answer) => readGradeAnswer(answer, { ...task, judged, shown: parts.map(({ text }) => text).join('\n') }),
  };
}

const INSTRUCTIONS = `You are an editor who grades one aspect of a web page for search engine optimization. Others grade the other aspects.
For each criterion give:
- score: a number from 0 to 10. 10: nothing to improve; 7: good, with a clear gap; 5: half met; 2: an attempt; 0: missing. Grade what is on the page, not what its author may have meant. Most pages earn 4 to 8.
- evidence: one or two sentences, in English, that name what you found or missed.
- quote: at most 200 characters copied letter by letter from the page that show it, or null when the point is that something is missing.
- advice: null when the score is 9 or more. Else what to change: title (an imperative of at most 80 characters), description (one to three sentences that an editor can act on, specific to this page, no invented facts, no placeholders), why_it_matters (one sentence), block_ids (the ids in square brackets of the blocks to rewrite; empty when something has to be added, or no block is shown).
"readings" are measurements by fixed rules. Take their numbers as true; their judgement may be wrong where it takes understanding.`;

const criteriaText = ({ label }: RubricComponent, judged: readonly RubricCriterion[]): string =>
  [
    `The aspect: ${label}. The criteria:`,
    ...judged.map(({ key, label: name, description }) => `- ${key}: ${name}. ${description}`),
  ].join('\n');

function readingsText({ criteria }: RubricComponent, { criteriaScores }: ComponentGrade): string {
  const lines = criteria.flatMap(({ key, label }) => {
    const reading = Object.hasOwn(criteriaScores, key) ? criteriaScores[key] : undefined;
    if (!reading) return [];
    const evidence = cleanText(reading.rationale, READING_CHARACTERS_MAX);
    return [`${key} (${label}): ${reading.score} of ${reading.maxScore}. ${evidence}`];
  });
  return lines.join('\n');
}
