import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { plainWords } from '../../fields/keyword-match.ts';
import { questionWords } from '../../grading/vocabulary.ts';
import { hasBusinessWords } from '../../language/business-words.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import type { Language } from '../../language/languages.ts';
import { countTextWords, hasUnspacedScript, segmentSentences } from '../../language/segment-words.ts';
import { listTermKeys, splitNormalizedWords, termKey } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { type TextBlock, textBlocks } from '../added-content.ts';
import type { EditReading } from '../edit-reading.ts';
import { ownWords } from './about-boilerplate.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

const answerCriteria = ['depth_questions', 'serp_format', 'serp_answer', 'heading_coverage'];

/** The shortest answer that can be quoted. */
const ANSWER_WORDS_MIN = 8;
const ANSWER_CHARACTERS_MIN = 15;
/** An answer that is so much the question says nothing. */
const ECHO_MIN = 0.75;
/** The answer's own words, beside figures. */
const OWN_WORDS_MIN = 3;

interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** Every new question is answered below it: at some length, in its own words, to the point. */
export const questionsAreAnswered: ObjectionRule = (edit) => {
  const isFor = answerCriteria.some((key) => edit.criteria.has(key));
  const asked = newQuestions(edit);
  // Elsewhere a question may be a figure of speech, or stand above a picture.
  if (!isFor && asked.length < 2) return [];
  const answers = new Set<string>();
  const strange = asked.filter((one) => !isToThePoint(one, edit));
  if (strange[0] && strange.length * 2 > asked.length)
    return [
      message('objections.answers.something-else', {
        question: quoted(strange[0].question),
        answer: quoted(strange[0].answer),
      }),
    ];
  for (const { question, answer } of asked) {
    const problem = findProblem(question, answer, edit);
    if (problem !== null) return [problem];
    const key = plainWords(answer);
    if (answers.has(key)) return [message('objections.answers.same', { question: quoted(question) })];
    answers.add(key);
  }
  if (!edit.criteria.has('depth_questions') || edit.targetField !== 'body_content') return [];
  return asked.length === 0 && !edit.added.sentences.some((sentence) => endsAsQuestion(sentence))
    ? [message('objections.answers.none')]
    : [];
};

/** The questions that are new headings, or new paragraphs in bold that ask, each with the text below it. */
function newQuestions({ added, after }: EditReading): Asked[] {
  const isNew = new Set(added.blocks.map(({ text }) => text));
  const blocks = textBlocks(after.input.document ?? { type: 'root', children: [] });
  return blocks.flatMap((block, at) => {
    if (!isNew.has(block.text) || !asks(block, blocks[at + 1])) return [];
    const below = blocks.slice(at + 1);
    const end = below.findIndex(
      (next, index) => next.kind === 'heading' || (index > 0 && asks(next, below[index + 1])),
    );
    return {
      question: block.text,
      answer: (end === -1 ? below : below.slice(0, end)).map(({ text }) => text).join('\n'),
    };
  });
}

function asks({ kind, text }: TextBlock, next: TextBlock | undefined): boolean {
  const isAsked = endsAsQuestion(text);
  if (kind === 'heading') return isAsked || opensWithQuestionWord(text);
  return kind === 'paragraph' && isAsked && segmentSentences(text).length === 1 && next !== undefined;
}

function opensWithQuestionWord(text: string): boolean {
  const words = splitNormalizedWords(text);
  // "How to" and its like announce; they are answered by a section of any form.
  return (
    words.length > 3 &&
    questionWords.has(words[0] ?? '') &&
    /^(?:what|why|when|who|which|how (?:much|many|long|often|far))\b/i.test(text)
  );
}

function findProblem(question: string, answer: string, { language }: EditReading): Objection | null {
  const asks = { question: quoted(question) };
  if (answer.trim() === '') return message('objections.answers.missing', asks);
  const isShort = hasUnspacedScript(answer)
    ? Array.from(answer).length < ANSWER_CHARACTERS_MIN
    : countTextWords(answer) < ANSWER_WORDS_MIN;
  if (isShort)
    return message('objections.answers.short', { ...asks, count: countTextWords(answer), answer: quoted(answer) });
  if (segmentSentences(answer).every((sentence) => endsAsQuestion(sentence)))
    return message('objections.answers.question', asks);
  const asked = new Set(listTermKeys(question, language));
  const said = listTermKeys(answer, language);
  const own = new Set(said.filter((term) => !asked.has(term)));
  if (own.size < 2 || own.size < (1 - ECHO_MIN) * new Set(said).size) return message('objections.answers.echo', asks);
  const isEmpty = language !== null && hasBusinessWords(language) && saysNothing(answer, asked, language);
  return isEmpty || (evasion.test(answer) && countTextWords(answer) < 30)
    ? message('objections.answers.evaded', { ...asks, answer: quoted(answer) })
    : null;
}

/** An answer without a figure that has hardly a word beside those of the question, fillers, and what any business says. */
function saysNothing(answer: string, asked: ReadonlySet<string>, language: Language): boolean {
  if (/\d/.test(answer) || hasUnspacedScript(answer)) return false;
  return ownWords(answer, language).filter((word) => !asked.has(termKey(word, language))).length < OWN_WORDS_MIN;
}

/** An answer takes up a word of its question or of the page, or gives a figure. Of several answers one may bring in something new. */
function isToThePoint({ question, answer }: Asked, { language, subject, before }: EditReading): boolean {
  const asked = new Set(listTermKeys(question, language));
  return (
    /\d/.test(answer) ||
    listTermKeys(answer, language).some(
      (term) => asked.has(term) || subject.has(term) || before.termCounts.has(term) || sharesStem(term, asked, subject),
    )
  );
}

/** Inflection that the stemmer misses, and compounds. */
function sharesStem(term: string, ...known: ReadonlySet<string>[]): boolean {
  if (term.length < 5) return false;
  const stem = term.slice(0, 5);
  return known.some((terms) =>
    [...terms].some(
      (other) => other.length >= 5 && (other.startsWith(stem) || other.includes(term) || term.includes(other)),
    ),
  );
}

const evasion = new RegExp(alternatives('recommendations', 'evasion'), 'iu');
