import type { Command } from 'commander';
import type { ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import type { Progress } from '../audit/progress.ts';
import type { Layout } from '../audit/text-layout.ts';
import type { Surroundings } from './surroundings.ts';
import type { OutputStyle } from './write-output.ts';

/** Options that every command has. */
export interface GlobalOptions extends OutputStyle {
  readonly profile: string | undefined;
}

/** Options and services of a command. */
export interface Context extends Surroundings {
  readonly options: GlobalOptions;
  readonly layout: Layout;
  /** The client of the service that is signed in to. @throws UsageError when there is none. */
  openApi(): Promise<ContentOptimizationClient>;
  /** All commands, as help shows them, with nothing to run. */
  buildCommands(): Promise<Command>;
  /** Progress on stderr; none with `--quiet`. */
  openProgress(): Promise<Progress>;
  /** A remark on stderr; nothing with `--quiet`. */
  note(text: string): void;
}
