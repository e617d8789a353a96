import type { CommandGroup } from '../../command.ts';
import { factsAdd } from './add.ts';
import { factsDelete } from './delete.ts';
import { factsList } from './list.ts';

export const facts: CommandGroup = {
  name: 'facts',
  description: 'List, add and delete the facts of a site',
  commands: [factsList, factsAdd, factsDelete],
};
