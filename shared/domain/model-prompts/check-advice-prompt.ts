import * as z from 'zod';
import type { Check } from '../checks/check.ts';
import { type AdvisedPage, type CheckAdvice, checkAdvice } from '../checks/check-advice.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, type ModelPrompt, readBySchema } from './model-prompt.ts';
import { numbersIn } from './true-statements.ts';

const ANSWER_TOKENS = 3_000;
const TITLE_CHARACTERS_MAX = 120;
const SUGGESTION_CHARACTERS_MAX = 1_000;

const adviceSchema = z.object({ title: z.string(), suggestion: z.string() });

/**
 * Asks for the words of what to do about the checks that warn or fail. Which checks, in which order and for which field,
 * is the rules'; words that are missing are the rules' too.
 */
export function checkAdvicePrompt(
  checks: readonly Check[],
  page: AdvisedPage,
  boundary: string,
): ModelPrompt<CheckAdvice[]> {
  const byRules = checkAdvice(checks, page);
  const schema = z.object(Object.fromEntries(byRules.map(({ check }) => [check, adviceSchema])));
  const data = dataBlocks(boundary);
  const found = checks.filter(({ key }) => byRules.some(({ check }) => check === key));
  return {
    purpose: 'advise',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user: [
      data.block('page', pageLines(page)),
      data.block('checks', found.map(({ key, status, message }) => `${key} (${status}): ${message}`).join('\n')),
      'Advise on each of these checks now.',
    ].join('\n\n'),
    schema: answerSchema(schema),
    maxTokens: ANSWER_TOKENS,
    read(answer) {
      const parsed = readBySchema(schema, answer);
      if (!parsed.ok) return parsed;
      const value = byRules.map((rule): CheckAdvice => {
        const said = parsed.value[rule.check];
        const message = found.find(({ key }) => key === rule.check)?.message ?? '';
        const known = new Set(numbersIn([message, rule.title, rule.suggestion, pageLines(page)].join('\n')));
        /** The rules' words where the model has none, or brings a number that neither the check nor the page has. */
        const taken = (text: string, byRules: string): string =>
          text === '' || numbersIn(text).some((number) => !known.has(number)) ? byRules : text;
        return {
          ...rule,
          title: taken(cleanText(said?.title ?? '', TITLE_CHARACTERS_MAX), rule.title),
          suggestion: taken(cleanText(said?.suggestion ?? '', SUGGESTION_CHARACTERS_MAX), rule.suggestion),
        };
      });
      return { ok: true, value };
    },
  };
}

const INSTRUCTIONS = `You advise an editor on the search engine checks that a web page does not pass. For each check give
- title: what to do, an imperative of at most 80 characters;
- suggestion: one to three sentences in English that an editor can act on. Where a text of the page is to be written or changed, propose it word for word, within the limits that the check names, in the language of the page, with no invented facts and no placeholders.`;

const pageLines = ({ title, h1, primaryKeyword, path }: AdvisedPage): string =>
  [
    `Path: ${path ?? '(none)'}`,
    `Title: ${title ?? '(none)'}`,
    `H1: ${h1 ?? '(none)'}`,
    `Primary keyword: ${primaryKeyword ?? '(none)'}`,
  ]
    .map((line) => cleanText(line, 1_000))
    .join('\n');
