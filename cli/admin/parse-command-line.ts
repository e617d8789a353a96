import { parseArgs } from 'node:util';
import { type Command, optionName, type Value } from './command.ts';
import { UsageError } from './usage-error.ts';

const globalOptions = {
  json: { type: 'boolean', default: false },
  stage: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type CommandLine =
  /** Usage of the commands of this noun (and verb), or of all. */
  | { kind: 'help'; noun: string | undefined; verb: string | undefined }
  | { kind: 'run'; command: Command; given: never; json: boolean; stage: string | null };

/** Reads the command line by the table of commands. @throws UsageError with one line. */
export function parseCommandLine(argv: readonly string[], commands: readonly Command[]): CommandLine {
  const { values: globals, positionals } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    options: globalOptions,
  });
  const [noun, verb] = positionals;
  if (globals.help === true) return { kind: 'help', noun, verb };
  const command = findCommand(commands, noun, verb);
  const { values, given, positionals: texts } = parseStrictly(command, argv);
  return {
    kind: 'run',
    command,
    given: { arguments: readArguments(command, texts.slice(2)), options: readOptions(command, given) } as never,
    json: values.json === true,
    stage: values.stage === undefined ? null : readValue('--stage', stageValue, values.stage),
  };
}

const stageValue: Value<string> = {
  shown: 'STAGE',
  parse(text) {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(text)) throw new UsageError('must be the name of a stage, such as prod');
    return text;
  },
};

function findCommand(commands: readonly Command[], noun: string | undefined, verb: string | undefined): Command {
  const nouns = [...new Set(commands.map((command) => command.noun))];
  if (noun === undefined) throw new UsageError('no command given (see --help)');
  const ofNoun = commands.filter((command) => command.noun === noun);
  if (ofNoun.length === 0) throw new UsageError(`unknown command "${noun}"; the nouns are ${nouns.join(', ')}`);
  const command = ofNoun.find((candidate) => candidate.verb === verb);
  if (command) return command;
  const verbs = ofNoun.map((candidate) => `${noun} ${candidate.verb}`).join(', ');
  throw new UsageError(
    verb === undefined ? `which one: ${verbs}?` : `unknown command "${noun} ${verb}"; there is ${verbs}`,
  );
}

function parseStrictly(command: Command, argv: readonly string[]) {
  const own = Object.entries(command.options).map(
    ([name, { value }]) => [optionName(name), { type: value === null ? 'boolean' : 'string' }] as const,
  );
  try {
    const parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...Object.fromEntries(own), ...globalOptions },
    });
    // The types of the own options are lost in the record that they were made from.
    return { ...parsed, given: parsed.values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    // Node's message goes on with advice on arguments that start with a dash, some of it on separate lines.
    const reason = error instanceof Error ? (error.message.split(/\. |\n/, 1)[0] ?? '') : String(error);
    throw new UsageError(`${reason.replace(/\.$/, '')} (see --help)`);
  }
}

function readArguments(command: Command, texts: readonly string[]): Record<string, unknown> {
  const expected = Object.entries(command.arguments);
  const superfluous = texts[expected.length];
  if (superfluous !== undefined) throw new UsageError(`unexpected argument "${superfluous}" (see --help)`);
  return Object.fromEntries(
    expected.map(([name, value], at) => {
      const text = texts[at];
      if (text === undefined) throw new UsageError(`${value.shown} is missing (see --help)`);
      return [name, readValue(value.shown, value, text)];
    }),
  );
}

function readOptions(
  command: Command,
  given: Readonly<Record<string, string | boolean | undefined>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(command.options).map(([name, option]) => {
      const shown = `--${optionName(name)}`;
      const text = given[optionName(name)];
      if (text === undefined && option.required) throw new UsageError(`${shown} is missing (see --help)`);
      const value = typeof text === 'string' && option.value ? readValue(shown, option.value, text) : text;
      return [name, option.read(value)];
    }),
  );
}

function readValue<T>(name: string, value: Value<T>, text: string): T {
  try {
    return value.parse(text);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${name} ${error.message}`);
    throw error;
  }
}
