import { setModelsOff } from '../../../shared/table/model-switch.ts';
import { defineCommand } from '../command.ts';

export const modelsOn = defineCommand({
  noun: 'models',
  verb: 'on',
  help: 'Switch language models on again. Pages that were graded by rules meanwhile are judged at their next analysis.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setModelsOff(table, false);
    return { models: 'on' };
  },
});
