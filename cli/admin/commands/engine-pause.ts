import { setChecksEnginePaused } from '../../../shared/table/checks-engine.ts';
import { defineCommand } from '../command.ts';

export const enginePause = defineCommand({
  noun: 'engine',
  verb: 'pause',
  help: 'Pause the preview checks engine: its operations answer 503 engine_paused, and nothing is queued.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setChecksEnginePaused(table, true);
    return { paused: true };
  },
});
