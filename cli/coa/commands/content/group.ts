import type { CommandGroup } from '../../command.ts';
import { contentGet } from './get.ts';
import { contentPull } from './pull.ts';
import { contentPush } from './push.ts';
import { contentPut } from './put.ts';

export const content: CommandGroup = {
  name: 'content',
  description: 'Read and write bodies; pull and push a folder of Markdown files',
  commands: [contentGet, contentPut, contentPull, contentPush],
};
