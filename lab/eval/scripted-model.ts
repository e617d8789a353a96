import * as z from 'zod';
import type { OpenModel } from '../../shared/providers/model/model-port.ts';
import {
  ModelError,
  type TextAnswer,
  type TextModel,
  type TextRequest,
} from '../../shared/providers/model/text-model.ts';
import type { InventedAnswer } from '../../test/corpora/invented-answers/invented-answer.ts';

/** How the second question is answered: rightly, that all is borne out, or not at all. */
export const checkAnswers = ['right', 'blind', 'none'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

const MODEL = 'inventor';

/** A model that gives the answers of a case, and checks its own sentences as the case says. */
export function openScripted({ answers, inventions }: InventedAnswer, check: CheckAnswer): OpenModel {
  const words = inventions.map((invention) => invention.words);
  const model: TextModel = {
    model: MODEL,
    async generate(request) {
      if (request.purpose === 'check-sentences') return toAnswer(checkSentences(request.user, words, check));
      const answer = answers[request.purpose];
      if (answer === undefined) throw new ModelError('refused', `no answer is written for ${request.purpose}`);
      return toAnswer(request.purpose === 'grade' ? { ...answer, judgements: judgeAll(request.schema) } : answer);
    },
  };
  return () => model;
}

const toAnswer = (content: unknown): TextAnswer => ({ content, isCut: false, inputTokens: 0, outputTokens: 0 });

function checkSentences(question: string, words: readonly string[], check: CheckAnswer): { unsupported: number[] } {
  if (check === 'none') throw new ModelError('unavailable', 'the check has no answer');
  const [, sentences = ''] = question.split(' sentences>\n');
  const numbered = [...sentences.matchAll(/^(\d+)\. (.*)$/gm)];
  const found = numbered.filter(([, , sentence = '']) => words.some((invented) => sentence.includes(invented)));
  return { unsupported: check === 'blind' ? [] : found.map(([, number]) => Number(number)) };
}

const judgedSchema = z.object({
  properties: z.object({
    judgements: z.object({
      items: z.object({ properties: z.object({ criterion: z.object({ enum: z.array(z.string()) }) }) }),
    }),
  }),
});

/** The same judgement of every criterion: edits are what is looked at. */
const judgeAll = (schema: TextRequest['schema']) =>
  judgedSchema.parse(schema).properties.judgements.items.properties.criterion.enum.map((criterion) => ({
    criterion,
    evidence: 'It is half met.',
    quote: null,
    score: 5,
  }));
