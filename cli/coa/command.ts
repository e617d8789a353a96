/**
 * One command, one definition: what it takes and what it does. Commander's tree is built from it, and help, completion and
 * the checks of docs/coa.md are built from that tree.
 */
import type { Context } from './context.ts';
import type { Output } from './output.ts';

/** How a word of the command line becomes a value. `parse` throws UsageError with `must …` for a wrong one. */
export interface Value<T> {
  /** As help shows it: `site`, `number`. */
  readonly shown: string;
  readonly parse: (word: string) => T;
  /** All that is allowed, where it is a short list. */
  readonly choices?: readonly string[];
}

interface Argument<T> {
  readonly value: Value<unknown>;
  readonly description: string;
  readonly required: boolean;
  readonly many: boolean;
  readonly read: (given: unknown) => T;
}

interface Option<T> {
  /** Null for an option without a value. */
  readonly value: Value<unknown> | null;
  readonly description: string;
  readonly required: boolean;
  /** May be given several times. */
  readonly many: boolean;
  readonly read: (given: unknown) => T;
}

const one = { many: false } as const;

export const argument = <T>(value: Value<T>, description: string): Argument<T> => ({
  ...one,
  value,
  description,
  required: true,
  read: (given) => given as T,
});
export const optionalArgument = <T>(value: Value<T>, description: string): Argument<T | undefined> => ({
  ...one,
  value,
  description,
  required: false,
  read: (given) => given as T | undefined,
});
/** One or more. */
export const manyArguments = <T>(value: Value<T>, description: string): Argument<readonly T[]> => ({
  value,
  description,
  required: true,
  many: true,
  read: (given) => given as readonly T[],
});

export const option = <T>(value: Value<T>, description: string): Option<T | undefined> => ({
  ...one,
  value,
  description,
  required: false,
  read: (given) => given as T | undefined,
});
export const requiredOption = <T>(value: Value<T>, description: string): Option<T> => ({
  ...one,
  value,
  description,
  required: true,
  read: (given) => given as T,
});
export const flag = (description: string): Option<boolean> => ({
  ...one,
  value: null,
  description,
  required: false,
  read: (given) => given === true,
});
export const repeated = <T>(value: Value<T>, description: string): Option<readonly T[]> => ({
  value,
  description,
  required: false,
  many: true,
  read: (given) => (given ?? []) as readonly T[],
});

type Arguments = Readonly<Record<string, Argument<unknown>>>;
type Options = Readonly<Record<string, Option<unknown>>>;

interface Definition<A extends Arguments, O extends Options> {
  readonly name: string;
  readonly description: string;
  /** More for help, below the options. */
  readonly details?: string;
  /** In the order in which they are given. */
  readonly arguments: A;
  /** By their names in code: `maxPages` is `--max-pages`. */
  readonly options: O;
  /** Command lines, as a reader would type them. */
  readonly examples: readonly string[];
  readonly run: (
    given: { [K in keyof A]: A[K] extends Argument<infer T> ? T : never } & {
      [K in keyof O]: O[K] extends Option<infer T> ? T : never;
    },
    context: Context,
  ) => Promise<Output>;
}

/** A command as the tree holds it: what its `run` takes is its own business. */
export interface CommandDefinition extends Omit<Definition<Arguments, Options>, 'run'> {
  readonly run: (given: never, context: Context) => Promise<Output>;
}

/** Commands of one noun. */
export interface CommandGroup {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly CommandDefinition[];
}

/** @example export const pagesShow = defineCommand({ name: 'show', … }) */
export const defineCommand = <A extends Arguments, O extends Options>(
  definition: Definition<A, O>,
): CommandDefinition => definition;

/** `maxPages` is given as `--max-pages`. */
export const optionName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
