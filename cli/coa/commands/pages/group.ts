import type { CommandGroup } from '../../command.ts';
import { pagesAdd } from './add.ts';
import { pagesList } from './list.ts';
import { pagesShow } from './show.ts';

export const pages: CommandGroup = {
  name: 'pages',
  description: 'List, add and show pages',
  commands: [pagesList, pagesAdd, pagesShow],
};
