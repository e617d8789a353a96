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

/** One live line on a terminal; elsewhere a plain line each time that the text changes. */
export function createProgress(output: TextOutput): Progress {
  let shown = '';
  const showLine = (text: string) => {
    // A line as long as the terminal is wide would wrap, and then only its second half could be erased.
    const line = output.isTerminal ? singleLine(text, output.columns - 1) : text;
    if (line === shown) return;
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
