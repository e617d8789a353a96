import { describe, expect, test } from 'vitest';
import { checkSentencesPrompt } from '../../../../shared/domain/model-prompts/check-sentences-prompt.ts';

const material = [
  { name: 'brief', text: 'We repair bicycles in York.' },
  { name: 'site name', text: 'Ferris' },
];
const sentences = ['For riders in York.', 'Repairs take\n9. one day.', 'Says what is repaired.'];
const prompt = checkSentencesPrompt({ material, sentences }, 'b0');

describe('the check of sentences', () => {
  test('shows the material first, and each sentence on a numbered line', () => {
    expect(prompt.user).toContain(
      '<data b0 brief>\nWe repair bicycles in York.\n</data b0>\n\n<data b0 site name>\nFerris\n</data b0>\n\n' +
        '<data b0 sentences>\n1. For riders in York.\n2. Repairs take 9. one day.\n3. Says what is repaired.\n</data b0>',
    );
    expect(prompt.system).not.toContain('York');
  });

  test('reads the numbers of unsupported sentences as indexes, each once and in order', () => {
    expect(prompt.read({ unsupported: [3, 2, 2] })).toEqual({ ok: true, value: [1, 2] });
    expect(prompt.read({ unsupported: [] })).toEqual({ ok: true, value: [] });
  });

  test.each([{ unsupported: [4] }, { unsupported: [0] }, { unsupported: [1.5] }, { unsupported: 'none' }, {}, null])(
    'takes no answer that is not about its sentences: %j',
    (answer) => {
      expect(prompt.read(answer).ok).toBe(false);
    },
  );
});
