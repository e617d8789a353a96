import * as z from 'zod';
import type { OpenModel } from '../../shared/providers/model/model-port.ts';
import {
  ModelError,
  type TextAnswer,
  type TextModel,
  type TextRequest,
} from '../../shared/providers/model/text-model.ts';
import type { RecordedCase } from '../../test/corpora/model-recordings/recorded-case.ts';
import { countTokens } from './count-tokens.ts';

/** How the second question is answered: rightly, that all is borne out, or not at all. */
const checkAnswers = ['right', 'blind', 'none'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** A model that gives the answers of a case, and checks its own sentences as the case says. */
export function openScripted(
  name: string,
  { answers, unsupported }: Pick<RecordedCase, 'answers' | 'unsupported'>,
  check: CheckAnswer,
): OpenModel {
  const model: TextModel = {
    model: name,
    async generate(request) {
      if (request.purpose === 'check-sentences')
        return toAnswer(request, checkSentences(request.user, unsupported, check));
      const answer = answers[request.purpose];
      if (answer === undefined) throw new ModelError('refused', `no answer is written for ${request.purpose}`);
      const judgements = request.purpose === 'grade' ? { judgements: judgeAll(answer, request.schema) } : {};
      return toAnswer(request, { ...answer, ...judgements });
    },
  };
  return () => model;
}

const toAnswer = ({ system, user, schema }: TextRequest, content: unknown): TextAnswer => ({
  ...{ content, isCut: false, durationMs: 0 },
  inputTokens: countTokens(system + user + JSON.stringify(schema)),
  outputTokens: countTokens(JSON.stringify(content)),
});

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

const judgementsSchema = z.object({ judgements: z.array(z.looseObject({ criterion: z.string() })) });

/** Its judgements, and the same one of every criterion without any. */
function judgeAll(answer: unknown, schema: TextRequest['schema']): readonly unknown[] {
  const own = judgementsSchema.safeParse(answer).data?.judgements ?? [];
  const asked = judgedSchema.parse(schema).properties.judgements.items.properties.criterion.enum;
  const halfMet = { evidence: 'It is half met.', quote: null, score: 5 };
  return asked.map((criterion) => own.find((one) => one.criterion === criterion) ?? { criterion, ...halfMet });
}
