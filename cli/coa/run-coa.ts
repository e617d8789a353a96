import { CommanderError } from 'commander';
import { printable } from '../audit/printable.ts';
import { CommandError, UsageError } from './errors.ts';
import { exitCodes } from './exit-codes.ts';
import { openContext } from './open-context.ts';
import { buildProgram } from './program.ts';
import type { Surroundings } from './surroundings.ts';
import { writeOutput } from './write-output.ts';

/** The whole command. Returns its exit code; every failure is one line on stderr. */
export async function runCoa(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr, signal } = surroundings;
  let exitCode: number = exitCodes.done;
  let clear = (): void => {};
  const said: string[] = [];
  const program = await buildProgram(words, async (definition, given) => {
    const {
      json = false,
      quiet = false,
      profile,
    } = program.opts<{ json?: boolean; quiet?: boolean; profile?: string }>();
    const options = { json, quiet, profile };
    const context = openContext(surroundings, options);
    clear = context.clear;
    const output = await definition.run(given, { ...context, buildCommands: () => buildProgram(null, async () => {}) });
    clear();
    exitCode = await writeOutput(output, { stdout, note: context.note, style: options, layout: context.layout });
  });
  const settle = (command: typeof program): void => {
    command.exitOverride().configureOutput({
      writeOut: (text) => void said.push(text),
      writeErr: (text) => void said.push(text),
      getOutHelpWidth: () => Math.min(stdout.columns, 120),
      getErrHelpWidth: () => Math.min(stderr.columns, 120),
      getOutHasColors: () => stdout.hasColours,
      getErrHasColors: () => stderr.hasColours,
    });
    command.commands.forEach(settle);
  };
  settle(program);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    clear();
    if (error instanceof CommanderError)
      return await endOfCommander(error, said.join(''), words.includes('--json'), surroundings);
    if (signal.aborted) {
      await stderr.write('coa: interrupted\n');
      return exitCodes.interrupted;
    }
    return await fail(error, words.includes('--json'), surroundings);
  }
}

/** Help that was asked for, or a wrong command line. */
async function endOfCommander(
  { exitCode }: CommanderError,
  said: string,
  json: boolean,
  { stdout, stderr }: Surroundings,
): Promise<number> {
  if (exitCode === 0) {
    await stdout.write(said);
    return exitCodes.done;
  }
  // One line of commander's "error: …" with its suggestion; the help of a group whose command is missing stays as it is.
  const isHelp = !said.startsWith('error:');
  const message = isHelp
    ? 'the command is missing (see --help)'
    : `${printable(said.replace(/^error: /, ''))} (see --help)`;
  if (json) await stderr.write(await toJsonLine(message, exitCodes.usage));
  else await stderr.write(isHelp ? said : `coa: ${message}\n`);
  return exitCodes.usage;
}

async function fail(error: unknown, json: boolean, { stderr }: Surroundings): Promise<number> {
  const { describeFailure } = await import('./describe-failure.ts');
  const failure =
    error instanceof UsageError || error instanceof CommandError
      ? {
          message: error.message,
          exitCode: error instanceof CommandError ? error.exitCode : exitCodes.usage,
          details: {},
        }
      : describeFailure(error);
  const message = printable(failure.message);
  await stderr.write(json ? await toJsonLine(message, failure.exitCode, failure.details) : `coa: ${message}\n`);
  return failure.exitCode;
}

/** An error for programs. */
async function toJsonLine(message: string, exitCode: number, details: object = {}): Promise<string> {
  const { stringifyJson } = await import('./stringify-json.ts');
  return `${stringifyJson({ error: { message, exit_code: exitCode, ...details } })}\n`;
}
