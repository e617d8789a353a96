import * as z from 'zod';
import type { Check } from '../checks/check.ts';
import { type AdvisedPage, type CheckAdvice, checkAdvice } from '../checks/check-advice.ts';
import { wordCheck } from '../checks/word-check.ts';
import { isFunctionWord } from '../language/function-words.ts';
import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { numbersIn } from '../language/numbers-in.ts';
import { segmentSentences } from '../language/segment-words.ts';
import type { Messages } from '../messages/render-message.ts';
import { isSchemaOrgType } from '../structured-data/schema-org-hierarchy.ts';
import { nameLanguage, readAdviceLanguage } from './advice-language.ts';
import { claimsBeyondPage, endsStating } from './claimed-words.ts';
import { createPrompt } from './create-prompt.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';
import { isQuotedFrom } from './quoted-evidence.ts';
import { isForeignTo } from './text-faults.ts';
import { type KnownTexts, knownTexts, quotation } from './true-statements.ts';
import { bringsAddress } from './unshown-addresses.ts';
import { bringsFullName, bringsName } from './unshown-names.ts';

const ANSWER_TOKENS = 3_000;
const TITLE_CHARACTERS_MAX = 120;
const SUGGESTION_CHARACTERS_MAX = 1_000;

/** Advice, and how much of it has the words of the model. */
interface WordedAdvice extends CheckAdvice {
  /** False where title and suggestion are the rules'. */
  readonly isModels: boolean;
  /** The model's titles and suggestions that were not taken. */
  readonly dropped: readonly DroppedText[];
}

const adviceSchema = z.object({ title: z.string(), suggestion: z.string() });

/**
 * Asks for the words of what to do about the checks that warn or fail. Which checks, in which order and for which field,
 * is the rules'; words that are missing are the rules' too.
 */
export function checkAdvicePrompt(
  checks: readonly Check[],
  page: AdvisedPage,
  { messages, boundary }: { messages: Messages; boundary: string },
): ModelPrompt<WordedAdvice[]> {
  const language = readAdviceLanguage(messages.language);
  const byRules = checkAdvice(checks, page, messages);
  const schema = z.object(Object.fromEntries(byRules.map(({ check }) => [check, adviceSchema])));
  const found = checks
    .filter(({ key }) => byRules.some(({ check }) => check === key))
    .map((check) => wordCheck(check, messages));
  return createPrompt(
    {
      purpose: 'advise',
      instructions: instructions(nameLanguage(language)),
      material: [
        { name: 'page', text: pageLines(page) },
        { name: 'checks', text: found.map(({ key, status, message }) => `${key} (${status}): ${message}`).join('\n') },
      ],
      request: 'Advise on each of these checks now.',
      schema,
      maxTokens: ANSWER_TOKENS,
      read(answer) {
        const value = byRules.map((rule): WordedAdvice => {
          const said = answer[rule.check];
          const message = found.find(({ key }) => key === rule.check)?.message ?? '';
          const shown = [message, rule.title, rule.suggestion, pageLines(page)];
          const known = knownTexts(shown, shown);
          const words = {
            title: cleanText(said?.title ?? '', TITLE_CHARACTERS_MAX),
            suggestion: cleanText(said?.suggestion ?? '', SUGGESTION_CHARACTERS_MAX),
          };
          const prose = `${words.title}. ${words.suggestion}`.replaceAll(quotation, ' ');
          const isForeign = isForeignTo(prose, language);
          const asks = asksForSomething(words.title, language) || asksForSomething(words.suggestion, language);
          const dropped: DroppedText[] = [];
          /** The rules' words where the model has none, or says what neither the check nor the page does. */
          const taken = (kind: keyof typeof words): string => {
            const [text, byRules] = [words[kind], rule[kind]];
            if (text === byRules) return text;
            const reason =
              text === '' || !asks ? 'empty' : isForeign ? 'language' : findAdviceFault(text, known, language);
            if (reason === null) return text;
            dropped.push({ kind, name: rule.check, reason });
            return byRules;
          };
          const [title, suggestion] = [taken('title'), taken('suggestion')];
          return { ...rule, title, suggestion, isModels: dropped.length < 2, dropped };
        });
        return { ok: true, value };
      },
    },
    boundary,
  );
}

/**
 * Whether a text is advice: it proposes words, or has a clause that begins as an imperative does, with no article or pronoun. On a check that
 * is not passed, "The title is approved." is none. A German title may begin with an article ("Den Titel kürzen"): its suggestion then asks.
 */
const asksForSomething = (text: string, language: Language): boolean =>
  (text.match(quotation) ?? []).length > 0 ||
  segmentSentences(text)
    .flatMap((sentence) => sentence.split(/[;:]/))
    .map((clause) => normalizeText(clause).split(' ')[0] ?? '')
    .some((first) => first !== '' && !isFunctionWord(first, language));

/**
 * Advice brings no number, address or name that was not shown, claims nothing about others, and quotes as the page's own
 * only what is: what is proposed in quotation marks is the model's. Null where it does so.
 */
function findAdviceFault(text: string, known: KnownTexts, language: Language): DropReason | null {
  if (numbersIn(text).some((number) => !known.numbers.has(number))) return 'number';
  if (claimsBeyondPage(text, known.quotable)) return 'unsupported';
  if (bringsAddress(text, [], known.quotable)) return 'address';
  const prose = withoutTypes(text.replaceAll(quotation, ' ; '));
  if (bringsName(prose, { lowered: known.quotable, language })) return 'name';
  let end = 0;
  for (const found of text.matchAll(quotation)) {
    const quoted = found.slice(1).find((part) => part !== undefined) ?? '';
    const isStated = endsStating(text.slice(end, found.index).trimEnd());
    end = found.index + found[0].length;
    if (isStated && !isQuotedFrom(quoted, known.quotable)) return 'quotation';
    if (!isStated && bringsFullName(quoted, known.quotable)) return 'name';
  }
  return null;
}

/** Types of schema.org have capitals and are no names. */
const withoutTypes = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (isSchemaOrgType(word) ? word.toLowerCase() : word));

const instructions = (
  language: string,
): string => `You advise an editor on the search engine checks that a web page does not pass. For each check give
- title: what to do, an imperative of at most 80 characters, in ${language};
- suggestion: one to three sentences in ${language} that an editor can act on. Where a text of the page is to be written or changed, propose it word for word, within the limits that the check names, in the language of the page, with no invented facts and no placeholders.`;

const pageLines = ({ title, h1, primaryKeyword, path }: AdvisedPage): string =>
  [
    `Path: ${path ?? '(none)'}`,
    `Title: ${title ?? '(none)'}`,
    `H1: ${h1 ?? '(none)'}`,
    `Primary keyword: ${primaryKeyword ?? '(none)'}`,
  ]
    .map((line) => cleanText(line, 1_000))
    .join('\n');
