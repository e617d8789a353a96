import type { Command } from 'commander';

/** One command, as shell completion needs it. */
export interface CompletionNode {
  /** `coa sites crawl` */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly CompletionOption[];
  /** Values of its first argument, where they are a short list. */
  readonly choices: readonly string[];
}

interface CompletionOption {
  /** `--max-pages` */
  readonly name: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** Every command of commander's tree, the root first. Options of the root belong to all. */
export function completionTree(program: Command): readonly CompletionNode[] {
  const globals = listOptions(program);
  const visit = (command: Command, path: string): CompletionNode[] => [
    {
      path,
      commands: command.commands.map((child) => ({ name: child.name(), description: child.description() })),
      options: command === program ? globals : [...listOptions(command), ...globals],
      choices: command.registeredArguments[0]?.argChoices ?? [],
    },
    ...command.commands.flatMap((child) => visit(child, `${path} ${child.name()}`)),
  ];
  return visit(program, program.name());
}

const HELP: CompletionOption = { name: '--help', description: 'show the help', takesValue: false, choices: [] };

const listOptions = (command: Command): CompletionOption[] => [
  ...command.options.map((option) => ({
    name: option.long ?? option.flags,
    description: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  })),
  ...(command.parent ? [] : [HELP]),
];

/** A word of a shell in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
