import type { CommandGroup } from '../../command.ts';
import { recsDismiss } from './dismiss.ts';
import { recsList } from './list.ts';
import { recsRecheck } from './recheck.ts';
import { recsResolve } from './resolve.ts';

export const recs: CommandGroup = {
  name: 'recs',
  description: 'List, resolve, dismiss and recheck recommendations',
  commands: [recsList, recsResolve, recsDismiss, recsRecheck],
};
