import type { CommandGroup } from '../../command.ts';
import { ideasAccept } from './accept.ts';
import { ideasDismiss } from './dismiss.ts';
import { ideasList } from './list.ts';
import { ideasRun } from './run.ts';
import { ideasShow } from './show.ts';

export const ideas: CommandGroup = {
  name: 'ideas',
  description: 'List, find, accept and dismiss content ideas',
  commands: [ideasList, ideasShow, ideasRun, ideasAccept, ideasDismiss],
};
