/** The second question about a model's own words, answered rightly: it lists the sentences that have what a test made up. */
import type { ModelCall } from './model-protocols.ts';
import type { ModelReply } from './model-server.ts';

export const isCheck = ({ schema }: ModelCall): boolean => JSON.stringify(schema ?? {}).includes('"unsupported"');

/** The numbered sentences of a check, as they were asked. */
export const sentencesOfCheck = ({ user }: Pick<ModelCall, 'user'>): string[] => {
  const [, block = ''] = user.split(/<data \S+ sentences>\n/);
  return (block.split('\n</data')[0] ?? '').split('\n');
};

/** @param inventions What is not borne out; every other sentence is. */
export const answeredCheck = (call: ModelCall, inventions: readonly (string | RegExp)[]): ModelReply => ({
  says: {
    unsupported: sentencesOfCheck(call).flatMap((sentence, at) =>
      inventions.some((one) => (typeof one === 'string' ? sentence.includes(one) : one.test(sentence))) ? [at + 1] : [],
    ),
  },
});
