import { advanceIds } from '../../../shared/table/engine/ids.ts';
import { addDefault, defineCommand } from '../command.ts';
import { wholeNumber } from '../values.ts';

const ADVANCE_MAX = 1_000_000_000;
const ADVANCE_DEFAULT = 1_000_000;

export const idsAdvance = defineCommand({
  noun: 'ids',
  verb: 'advance',
  help: 'After a restore: skip the ids that were given out since the restored second. Job executions are named by them, and a name can be used once.',
  arguments: {},
  options: { by: addDefault(wholeNumber('N', 1, ADVANCE_MAX), ADVANCE_DEFAULT) },
  async run({ options }, { table }) {
    return { advanced_by: options.by, last_ids: await advanceIds(table, options.by) };
  },
});
