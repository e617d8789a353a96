import { setWritesOff } from '../../../shared/table/writes-switch.ts';
import { defineCommand } from '../command.ts';

export const writesOff = defineCommand({
  noun: 'writes',
  verb: 'off',
  help: 'Refuse requests that write and hold the tasks of jobs, without a deployment, within 10 seconds. Reading goes on, and requests are still counted.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setWritesOff(table, true);
    return { writes: 'off' };
  },
});
