import { expect, test } from 'vitest';
import { casesOfTask } from '../../../lab/eval/evaluate.ts';
import { evalTasks } from '../../../lab/eval/outcome.ts';
import { openPorts } from '../../../lab/eval/ports.ts';
import { purposeOfSchema } from '../../../lab/eval/purpose-of-schema.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/language-data/messages/read-messages.ts';
import type { TextModel, TextRequest } from '../../../shared/providers/model/text-model.ts';
import { fitting } from '../../harness/model-server.ts';

test('the purpose of every question of an evaluation is read off its schema', async () => {
  const asked: TextRequest[] = [];
  const model: TextModel = {
    model: 'm',
    generate: async (request) => {
      asked.push(request);
      return { content: fitting(request.schema), isCut: false, inputTokens: 0, outputTokens: 0 };
    },
  };
  for (const task of evalTasks) {
    const [first] = casesOfTask[task](DEFAULT_LANGUAGE);
    await first?.run(openPorts({ MODEL_PROVIDER: 'rules' }, () => model));
  }
  expect(new Set(asked.map(({ purpose }) => purpose)).size).toBeGreaterThanOrEqual(5);
  expect(asked.map(({ schema }) => purposeOfSchema(schema))).toEqual(asked.map(({ purpose }) => purpose));
});
