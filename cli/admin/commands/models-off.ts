import { setModelsOff } from '../../../shared/table/model-switch.ts';
import { defineCommand } from '../command.ts';

export const modelsOff = defineCommand({
  noun: 'models',
  verb: 'off',
  help: 'Switch language models off without a deployment: rules answer in their place from the next question on, and say so.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setModelsOff(table, true);
    return { models: 'off' };
  },
});
