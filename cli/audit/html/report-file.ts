import { randomUUID } from 'node:crypto';
import { access, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AuditError } from '../audit-error.ts';

/** Throws AuditError where no file can be written at this path, so that an audit of minutes does not end with it. */
export async function assertWritable(file: string): Promise<void> {
  const folder = path.dirname(path.resolve(file));
  const found = await stat(folder).catch(() => null);
  if (found === null) throw new AuditError(`${file} cannot be written: the folder ${folder} does not exist`);
  if (!found.isDirectory()) throw new AuditError(`${file} cannot be written: ${folder} is no folder`);
  const existing = await stat(file).catch(() => null);
  if (existing?.isDirectory()) throw new AuditError(`${file} cannot be written: it is a folder`);
  const target = existing?.isFile() === false ? file : folder;
  if (!(await isWritable(target))) throw new AuditError(`${file} cannot be written: ${target} is not writable`);
}

const isWritable = (target: string): Promise<boolean> =>
  access(target, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Replaces what is there, and never leaves a part of a report: the file has its name once it is whole. */
export async function writeReportFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    const existing = await stat(file).catch(() => null);
    // A pipe or a terminal is written to, not replaced.
    if (existing !== null && !existing.isFile()) await writeFile(file, content);
    // A link stays a link.
    else await replaceFile(existing === null ? file : await realpath(file), content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AuditError(`${file} cannot be written: ${reason}`);
  }
}

async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = path.join(path.dirname(file), `.${path.basename(file).slice(0, 100)}-${randomUUID()}`);
  try {
    await writeFile(fresh, content, { flag: 'wx' });
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
}
