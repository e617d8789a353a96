import { printable } from './printable.ts';
import { singleLine } from './text-layout.ts';

/** The part of stdout or stderr that the command uses. */
export interface TextOutput {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly hasColours: boolean;
  readonly columns: number;
}

export interface Progress {
  /** Shows the current step in place of the former one. */
  show(text: string): void;
  /** A step that is over: its line stays. */
  finish(text: string): void;
  /** Takes the live line away before something else is written. */
  clear(): void;
}

const eraseLine = '\r\u001b[2K';

/** Without a terminal, so many milliseconds pass before a step that only counts on has its next line. */
const LINES_APART_MS = 10_000;
const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '');

/** One live line on a terminal; elsewhere a plain line now and then. */
export function createProgress(output: TextOutput, now: () => number = Date.now): Progress {
  let shown = '';
  let shownAt = Number.NEGATIVE_INFINITY;
  const isCount = (line: string): boolean =>
    now() - shownAt < LINES_APART_MS && withoutNumbers(line) === withoutNumbers(shown);
  const showLine = (text: string) => {
    // A line as long as the terminal is wide would wrap, and then only its second half could be erased.
    const line = output.isTerminal ? singleLine(text, output.columns - 1) : text;
    if (line === shown || (!output.isTerminal && isCount(line))) return;
    shownAt = now();
    output.write(output.isTerminal ? eraseLine + line : `${line}\n`);
    shown = line;
  };
  const clear = () => {
    if (output.isTerminal && shown !== '') output.write(eraseLine);
    shown = '';
  };
  return {
    show: (text) => showLine(`… ${printable(text)}`),
    finish: (text) => {
      clear();
      output.write(`✓ ${printable(text)}\n`);
    },
    clear,
  };
}
