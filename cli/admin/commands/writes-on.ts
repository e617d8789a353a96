import { setWritesOff } from '../../../shared/table/writes-switch.ts';
import { defineCommand } from '../command.ts';

export const writesOn = defineCommand({
  noun: 'writes',
  verb: 'on',
  help: 'Let requests write again. Tasks that were held go on with their next retry.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setWritesOff(table, false);
    return { writes: 'on' };
  },
});
