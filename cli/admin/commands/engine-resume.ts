import { setChecksEnginePaused } from '../../../shared/table/checks-engine.ts';
import { defineCommand } from '../command.ts';

export const engineResume = defineCommand({
  noun: 'engine',
  verb: 'resume',
  help: 'Resume the preview checks engine.',
  arguments: {},
  options: {},
  async run(_given, { table }) {
    await setChecksEnginePaused(table, false);
    return { paused: false };
  },
});
