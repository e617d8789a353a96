import type { Layout } from '../audit/text-layout.ts';
import { exitCodes } from './exit-codes.ts';
import type { Output } from './output.ts';
import { removeControls } from './printable-markdown.ts';
import { stringifyJson } from './stringify-json.ts';
import type { OutputStream } from './surroundings.ts';

export interface OutputStyle {
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Writes what a command returned, and returns its exit code. */
export async function writeOutput(
  output: Output,
  {
    stdout,
    note,
    style,
    layout,
  }: { stdout: OutputStream; note: (text: string) => void; style: OutputStyle; layout: Layout },
): Promise<number> {
  if (output.kind === 'list') {
    const { writeJsonList, writeIds } = await import('./write-list.ts');
    if (style.json) await writeJsonList(output, stdout);
    else if (style.quiet) await writeIds(output, stdout);
    else {
      const { writeTable } = await import('./write-table.ts');
      if (!(await writeTable(output, stdout, layout))) note(output.none);
    }
    return exitCodes.done;
  }
  if (output.kind === 'stream') {
    for await (const chunk of output.chunks) await stdout.write(stdout.isTerminal ? removeControls(chunk) : chunk);
    return exitCodes.done;
  }
  if (style.json) await stdout.write(`${stringifyJson(output.json, 2)}\n`);
  else if (output.kind === 'text') await stdout.write(output.text);
  else await writeLines(stdout, style.quiet ? (output.quiet ?? []) : await output.lines(layout));
  return output.kind === 'document' ? (output.exitCode ?? exitCodes.done) : exitCodes.done;
}

const writeLines = async (stdout: OutputStream, lines: readonly string[]): Promise<void> => {
  if (lines.length > 0) await stdout.write(lines.map((line) => `${line}\n`).join(''));
};
