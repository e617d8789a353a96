/** `org export`, `site export` and `page export`: one command for each, of one form. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findSubject } from '../../shared/operator/deletion/find-subject.ts';
import { exportSubject } from '../../shared/operator/export/export-subject.ts';
import { OperatorError } from '../../shared/operator/operator-error.ts';
import type { DeletedSubject } from '../../shared/table/deletions.ts';
import { type Command, defineCommand, flag, optional, required } from './command.ts';
import { LineFiles } from './line-files.ts';
import { file, id } from './values.ts';

interface ExportedSubject {
  noun: string;
  subjectKind: DeletedSubject['subjectKind'];
  shown: string;
  help: string;
}

/** Of what is in the folder, and not of the rows: docs/operator-cli.md. */
const FORM = 1;

export const exportCommand = ({ noun, subjectKind, shown, help }: ExportedSubject): Command =>
  defineCommand({
    noun,
    verb: 'export',
    help: `${help} to JSON Lines, a file for each kind of row, without secrets. The folder must be new or empty; manifest.json is written last. --no-scan leaves the look at the whole table out.`,
    arguments: { id: id(shown) },
    options: {
      to: required(file('FOLDER')),
      noScan: flag(),
      // No pointer says whose a page is: with its organization it is found without a look at the whole table.
      ...(subjectKind === 'page' ? { org: optional(id('ORG_ID')) } : {}),
    },
    async run({ arguments: given, options }, { table, resolveFile, now, progress }) {
      const { org } = options as { org?: number };
      const subject = await findSubject(table, subjectKind, { id: given.id, organizationId: org ?? null });
      const folder = resolveFile(options.to);
      await emptyFolder(folder);
      const files = new LineFiles(folder);
      let read = 0;
      try {
        const rows = await exportSubject(table, subject, {
          write: (kind, line) => files.write(kind, line),
          scans: !options.noScan,
          onRows(count) {
            read += count;
            progress(`${read} rows read`);
          },
        });
        await files.close();
        const manifest = { form: FORM, ...shownSubject(subject), exported_at: now().toISOString(), rows };
        await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
        return { ...manifest, folder };
      } catch (error) {
        files.destroy();
        throw error;
      }
    },
  });

const shownSubject = ({ ofOrganization, ofSite, ofPage }: DeletedSubject) => ({
  org_id: ofOrganization,
  ...(ofSite === null ? {} : { site_id: ofSite }),
  ...(ofPage === null ? {} : { page_id: ofPage }),
});

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty`);
}
