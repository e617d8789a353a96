import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface ProcessFacts {
  parentPid: number;
  commandLine: string;
}

/** Another process's parent and command line; null when there is none. */
export async function inspectProcess(pid: number): Promise<ProcessFacts | null> {
  return process.platform === 'linux' ? await inspectThroughProc(pid) : await inspectThroughPs(pid);
}

/** Slim container images have no `ps`, so Linux reads `/proc` itself. */
async function inspectThroughProc(pid: number): Promise<ProcessFacts | null> {
  try {
    const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return { commandLine, parentPid: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) };
  } catch {
    return null;
  }
}

async function inspectThroughPs(pid: number): Promise<ProcessFacts | null> {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)]);
    const match = /^(\d+)\s+(.*)/.exec(stdout.trimStart());
    return match === null ? null : { parentPid: Number(match[1]), commandLine: match[2] ?? '' };
  } catch {
    return null;
  }
}
