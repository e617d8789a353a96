import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { exportOrganization } from '../../../shared/operator/export/export-organization.ts';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { defineCommand, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { file, id } from '../values.ts';

/** Of what is in the folder, and not of the rows: docs/operator-cli.md. */
const FORM = 1;

export const orgExport = defineCommand({
  noun: 'org',
  verb: 'export',
  help: 'Write what an organization has to JSON Lines, a file for each kind of row, without secrets. The folder must be new or empty; manifest.json is written last.',
  arguments: { organizationId: id('ORG_ID') },
  options: { to: required(file('FOLDER')) },
  async run({ arguments: { organizationId }, options }, { table, resolveFile, now }) {
    await knownOrganization(table, organizationId);
    const folder = resolveFile(options.to);
    await emptyFolder(folder);
    const files = new LineFiles(folder);
    try {
      const rows = await exportOrganization(table, organizationId, (kind, line) => files.write(kind, line));
      await files.close();
      const manifest = { form: FORM, org_id: organizationId, exported_at: now().toISOString(), rows };
      await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      return { ...manifest, folder };
    } catch (error) {
      files.destroy();
      throw error;
    }
  },
});

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty`);
}

/** Appends lines to a file for each kind, no faster than the disk takes them. */
class LineFiles {
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
