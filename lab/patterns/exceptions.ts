import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './product-files.ts';

/** A pattern that is not linear and may stay, because the text that it reads is short. */
interface Exception {
  /** As it is written: `/source/flags`. */
  readonly pattern: string;
  readonly file: string;
  /** The constant that bounds the text, `file:NAME`, and its value. */
  readonly bound: string;
  readonly characters: number;
  /** Why no linear pattern does it. */
  readonly why: string;
}

export const EXCEPTIONS_MAX = 20;

/** The reviewed exceptions. */
export const exceptions: readonly Exception[] = [];

/** Checks the bound of an exception: the constant that it names must have the stated value. */
export function boundProblem({ bound, characters }: Exception): string | null {
  const [file = '', name = ''] = bound.split(':');
  const text = readFileSync(path.join(root, file), 'utf8');
  const value = text.split(`const ${name} = `)[1]?.split(';')[0]?.replaceAll('_', '');
  return value === String(characters) ? null : `${bound} is ${value ?? 'missing'}, not ${characters}`;
}
