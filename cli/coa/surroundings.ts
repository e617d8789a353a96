/** The command line's view of its process. */
export interface OutputStream {
  /** Resolves when the text is out. */
  write(text: string): Promise<void>;
  readonly isTerminal: boolean;
  /** False under NO_COLOR. */
  readonly hasColours: boolean;
  readonly columns: number;
}

export interface Surroundings {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder that paths are relative to. */
  readonly folder: string;
  readonly homeFolder: string;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** All of stdin. */
  readonly readStdin: () => Promise<string>;
  /** Asks the person at the terminal; null where there is none. */
  readonly prompt: Prompt | null;
}

export interface Prompt {
  ask(question: string): Promise<string>;
  /** The input is not shown. */
  askSecret(question: string): Promise<string>;
}
