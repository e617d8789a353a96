/**
 * One command, one definition: what it takes and what it does. Parsing, validation and the usage text derive from it.
 */
import type { DeadLetterQueue } from '../../shared/operator/dead-letters.ts';
import type { OperatorServices } from '../../shared/operator/identities.ts';
import type { JobSender } from '../../shared/operator/job-sender.ts';

/** The services of a command, on the embedded system as on a deployed stage. */
export interface AdminServices extends OperatorServices {
  /** Null where only the running system can read its queues. */
  deadLetters: DeadLetterQueue | null;
  /** Null where no system with a queue is running. */
  sendJob: JobSender | null;
  /** Where people's browsers reach the console; null where that is not known. */
  consoleOrigin: () => Promise<string | null>;
  /** The path of a file that was named on the command line. */
  resolveFile: (name: string) => string;
  waitUntil: (at: Date) => Promise<void>;
}

/** The services of a command that runs. */
export interface CommandServices extends AdminServices {
  /** Says how far a long command is, on stderr and no more than once in ten seconds. */
  progress: (text: string) => void;
}

/** How a text of the command line becomes a value. `parse` throws UsageError with `must …` for a wrong one. */
export interface Value<T> {
  /** As the usage text shows it, e.g. `ORG_ID` or `none|starter|pro`. */
  shown: string;
  parse: (text: string) => T;
}

/** An option of a command: `--name VALUE`, or `--name` alone where there is no value. */
interface Option<T> {
  value: Value<unknown> | null;
  required: boolean;
  /** Converts the given value, or its absence, for the command. */
  read: (given: unknown) => T;
}

export const required = <T>(value: Value<T>): Option<T> => ({ value, required: true, read: (given) => given as T });
export const optional = <T>(value: Value<T>): Option<T | undefined> => ({
  value,
  required: false,
  read: (given) => given as T | undefined,
});
export const addDefault = <T>(value: Value<T>, fallback: T): Option<T> => ({
  value,
  required: false,
  read: (given) => (given === undefined ? fallback : (given as T)),
});
export const flag = (): Option<boolean> => ({ value: null, required: false, read: (given) => given === true });

type Arguments = Readonly<Record<string, Value<unknown>>>;
type Options = Readonly<Record<string, Option<unknown>>>;

/** Output of a command: one document, or rows. Names are those of the API, in snake_case. */
export type Printed = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];

interface Definition<A extends Arguments, O extends Options> {
  noun: string;
  verb: string;
  /** One line for the usage text. */
  help: string;
  /** In the order in which they are given. */
  arguments: A;
  /** By their names in code: `expiresAt` is `--expires-at`. */
  options: O;
  run: (
    given: {
      arguments: { [K in keyof A]: A[K] extends Value<infer T> ? T : never };
      options: { [K in keyof O]: O[K] extends Option<infer T> ? T : never };
    },
    services: CommandServices,
  ) => Promise<Printed>;
}

/** A command as the table of commands holds it: what its `run` takes is its own business. */
export interface Command extends Omit<Definition<Arguments, Options>, 'run'> {
  run: (given: never, services: CommandServices) => Promise<Printed>;
}

/** @example export const orgShow = defineCommand({ noun: 'org', verb: 'show', … }) */
export const defineCommand = <A extends Arguments, O extends Options>(command: Definition<A, O>): Command => command;

/** `expiresAt` is given as `--expires-at`. */
export const optionName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
