import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { type CommandDefinition, type CommandGroup, optionName, type Value } from './command.ts';
import { UsageError } from './errors.ts';
import { topLevelCommands } from './top-level-commands.ts';

/** Runs a command with what commander read for it. */
type Execute = (definition: CommandDefinition, given: never) => Promise<void>;

const HELP_AFTER = `
Sign in with "coa login", or set COA_BASE_URL and COA_API_KEY. docs/coa.md has an example of each command and the exit codes.
`;

/**
 * Commander's tree. The commands of a name are loaded when it is among the words; all of them with `null`, for completion and
 * for tests.
 */
export async function buildProgram(words: readonly string[] | null, execute: Execute): Promise<Command> {
  const program = new Command('coa')
    .description('The command line of the Content Optimization API.')
    .version(manifest.version, '--version', 'print the version')
    .option('--json', 'print JSON: a document, or an array with an item a line')
    .option('-q, --quiet', 'no progress and no remarks; of a list only the ids')
    .option('--profile <name>', 'the profile to sign in with, instead of COA_PROFILE and the current one')
    .helpOption('-h, --help', 'show the help of a command')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', HELP_AFTER);
  for (const { name, description, load } of topLevelCommands) {
    if (words !== null && !words.includes(name)) {
      program.command(name).description(description).helpOption(false);
      continue;
    }
    const loaded = await load();
    const command = 'commands' in loaded ? buildGroup(loaded, execute) : buildCommand(loaded, execute);
    program.addCommand(command.description(description));
  }
  for (const command of program.commands) inherit(command, program);
  return program;
}

function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
}

function buildGroup({ name, description, commands }: CommandGroup, execute: Execute): Command {
  const group = new Command(name).description(description);
  for (const definition of commands) group.addCommand(buildCommand(definition, execute));
  return group;
}

function buildCommand(definition: CommandDefinition, execute: Execute): Command {
  const command = new Command(definition.name).description(definition.description);
  const names = Object.keys(definition.arguments);
  for (const name of names) {
    const given = definition.arguments[name];
    if (!given) continue;
    const shown = `${given.value.shown}${given.many ? '...' : ''}`;
    const argument = new Argument(given.required ? `<${shown}>` : `[${shown}]`, given.description);
    // Commander's own choices would also replace the parser.
    if (given.value.choices) argument.argChoices = [...given.value.choices];
    command.addArgument(argument.argParser(createParser(given.value, given.many)));
  }
  for (const [name, given] of Object.entries(definition.options)) {
    const flags = `--${optionName(name)}${given.value ? ` <${given.value.shown}>` : ''}`;
    const option = new Option(flags, given.description).makeOptionMandatory(given.required);
    if (given.value?.choices) option.argChoices = [...given.value.choices];
    command.addOption(given.value ? option.argParser(createParser(given.value, given.many)) : option);
  }
  command.addHelpText('after', helpAfter(definition));
  return command.action(async () => {
    const options: Readonly<Record<string, unknown>> = command.opts();
    const given = Object.fromEntries([
      ...names.map((name, at) => [name, definition.arguments[name]?.read(command.processedArgs[at])]),
      ...Object.entries(definition.options).map(([name, { read }]) => [name, read(options[name])]),
    ]);
    await execute(definition, given as never);
  });
}

const helpAfter = ({ details, examples }: CommandDefinition): string =>
  `${details ? `\n${details}\n` : ''}\nExamples:\n${examples.map((example) => `  ${example}\n`).join('')}`;

const createParser =
  (value: Value<unknown>, many: boolean) =>
  (word: string, before: unknown): unknown => {
    try {
      const parsed = value.parse(word);
      return many ? [...(Array.isArray(before) ? before : []), parsed] : parsed;
    } catch (error) {
      if (error instanceof UsageError) throw new InvalidArgumentError(`It ${error.message}.`);
      throw error;
    }
  };
