import type { Command } from 'commander';
import { bashScript } from './bash.ts';
import { completionTree } from './completion-tree.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

/** By shell: the script that completes the commands of commander's tree. */
export const completionScripts = {
  bash: (program: Command): string => bashScript(completionTree(program)),
  zsh: (program: Command): string => zshScript(completionTree(program)),
  fish: (program: Command): string => fishScript(completionTree(program)),
};
