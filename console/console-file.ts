export interface ConsoleFile {
  readonly body: Buffer;
  readonly contentType: string;
  /** The name holds a hash of the content: the file may be cached forever. */
  readonly immutable: boolean;
}
