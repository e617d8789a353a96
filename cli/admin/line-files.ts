import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** Appends lines to a file for each kind, no faster than the disk takes them. */
export class LineFiles {
  readonly #folder: string;
  readonly #streams = new Map<string, WriteStream>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(kind: string, line: string): Promise<void> {
    const stream = this.#streams.get(kind) ?? createWriteStream(path.join(this.#folder, `${kind}.jsonl`));
    this.#streams.set(kind, stream);
    if (!stream.write(line)) await once(stream, 'drain');
  }

  async close(): Promise<void> {
    for (const stream of this.#streams.values()) {
      stream.end();
      await finished(stream);
    }
  }

  destroy(): void {
    for (const stream of this.#streams.values()) stream.destroy();
  }
}
