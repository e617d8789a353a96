import type { RubricCriterion } from '../rubric/rubric.ts';
import { nameLanguage } from './advice-language.ts';
import { createPrompt } from './create-prompt.ts';
import { answeredSchema, judgePageSchema, type PageJudgement, readPageJudgement } from './judge-page-answer.ts';
import { judgedCriteria } from './judged-criteria.ts';
import type { ModelPrompt } from './model-prompt.ts';
import { countedMaterial, pageMaterial } from './page-material.ts';
import { criteriaToJudge, type PageQuestion } from './page-question.ts';

/** Nineteen judgements and seven edits are some 3,500 tokens, in scripts that models split finely twice as many. */
const ANSWER_TOKENS = 8_000;

/** Asks for the judgement of all criteria that take it, and for the edits that matter most, in one call: each sees the other. */
export function judgePagePrompt(question: PageQuestion, boundary: string): ModelPrompt<PageJudgement> {
  const judged = criteriaToJudge(question);
  return createPrompt(
    {
      purpose: 'grade',
      instructions: instructions(nameLanguage(question.adviceLanguage)),
      details: [EXAMPLES, criteriaText(judged)],
      // Decision 96: no other question has this system text, so nothing of the page could be shared.
      material: [...pageMaterial(question), countedMaterial(question)],
      request: 'Judge each criterion now, then name the edits.',
      schema: answeredSchema,
      asked: judgePageSchema(judged.map(({ key }) => key)),
      maxTokens: ANSWER_TOKENS,
      read: (answer) => readPageJudgement(answer, judged),
    },
    boundary,
  );
}

const instructions = (
  language: string,
): string => `You are an editor. You read one web page, grade it for search engine optimization, and say what to change.

judgements: one for each criterion below.
- evidence: one or two sentences, in ${language}, that name what you found or missed.
- quote: at most 200 characters copied letter by letter from the page that show it; null when the point is that something is missing.
- score: 0 to 10, by the anchors of the criterion; numbers between them are fine, 0 is for nothing at all. Grade what is on the page, not what its author may have meant. Use the whole scale.

edits: at most seven, those that matter most to the readers of this page and to how it is found, the most valuable first. None for what is good already. One edit for a place, and each criterion in one edit only.
- target: title, meta_description, h1, schema or body; operation: replace or insert.
- blocks: of the body, the numbers in square brackets of the blocks to replace, or of the one block to insert after (0: before the first). Empty for other targets.
- quote: the words to be changed, copied letter by letter; null when something is added.
- why: one sentence, in ${language}: what readers or searchers gain.
- title: an imperative of at most 80 characters; description: one to three sentences that an editor can act on, about this page. Both in ${language}.
- proposed_text: the new text of the field or of the blocks in the language of the page, whole and ready to use: Markdown for the body, without block numbers; JSON-LD for schema. null when it takes facts that are not in the data; the description then says what its author has to supply.
- criteria: the keys that the edit closes, from the criteria below and from "counted".
- effort: small (minutes), medium (an hour), large (longer).
"counted" are measurements by fixed rules, with the points of the whole score that are missing: take them as true.
Say nothing about the business, the page or others that is not in the data: no number, name, price, address, promise or date of your own, in no part of the answer. No placeholders.`;

/** An anchor cannot show evidence that can be checked, and advice that an editor can use. */
const EXAMPLES = `Examples, from other pages:
- good judgement: {"criterion": "meta_description_appeal", "evidence": "It names the trails and the rental, and stops in mid-sentence before the price.", "quote": "Three trails, rental at the gate, and prices from", "score": 4}
- good edit: {"target": "body", "operation": "insert", "blocks": [4], "quote": null, "why": "Parents look for the age first.", "title": "Say from which age children may climb", "description": "The age stands only in the booking form. Repeat it below the heading on children.", "proposed_text": "Children may climb from the age of six, with an adult on the ground.", "criteria": ["depth_questions"], "effort": "small"}
- bad edit: {"title": "Improve the content", "description": "Add more valuable information, testimonials and statistics.", …}: no place, nothing to act on, and facts that no one has.`;

const criteriaText = (judged: readonly RubricCriterion[]): string =>
  [
    'The criteria:',
    ...judged.map(({ key, label, description }) => {
      const anchors = Object.entries(judgedCriteria[key]?.anchors ?? {}).toSorted(([a], [b]) => Number(b) - Number(a));
      return `- ${key}: ${label}. ${description} ${anchors.map(([score, said]) => `${score}: ${said}.`).join(' ')}`;
    }),
  ].join('\n');
