import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Ties a child to us without its help: a background shell reads a pipe that only we hold open. When we die, even by
 * `kill -9`, the pipe ends and the shell kills the process that it shares `$$` with: the engine, after `exec`. Its umask is
 * the engine's: the database and its journals are the owner's alone from their first byte.
 */
const watchdogScript = 'umask 077; (read -r _ <&3; kill -KILL $$) & exec "$@" 3<&-';

const stderrTailBytes = 2_000;

export interface WatchedProcess {
  pid: number;
  /** Resolves once, when the process has ended, with a line that says how. Never rejects. */
  exited: Promise<string>;
  hasExited(): boolean;
  /** The last of what it wrote to stderr. */
  stderr(): string;
  /** SIGTERM, then SIGKILL after the grace time. Resolves when the process has ended. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts a process that never outlives us, in a separate process group: Ctrl-C signals our whole group at once, and
 * the engine has to be there for the last writes of the requests that we still finish.
 */
export async function spawnWatched(command: string, args: string[]): Promise<WatchedProcess> {
  const child = spawnTied(command, args);
  const stderr = child.stderr === null ? () => '' : keepTail(child.stderr);
  const exited = describeExit(child, command, stderr);
  if (child.pid === undefined) throw new Error(await exited);
  const pid = child.pid;
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid,
    exited,
    hasExited,
    stderr,
    async stop(graceMs) {
      if (!hasExited()) child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

function spawnTied(command: string, args: string[]): ChildProcess {
  // Windows has neither a POSIX shell nor process groups; there the lock file alone deals with what a kill leaves.
  if (process.platform === 'win32') return spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  return spawn('/bin/sh', ['-c', watchdogScript, 'engine', command, ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

function describeExit(child: ChildProcess, command: string, stderr: () => string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${command} could not be started: ${error.message}`));
    child.once('exit', () => reapWatchdog(child.pid));
    // 'close' comes after the last of stderr, which says why.
    child.once('close', (code, signal) => {
      const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
      const words = stderr().trim().split('\n').at(-1) ?? '';
      resolve(words === '' ? `${command} ${how}` : `${command} ${how}: ${words}`);
    });
  });
}

/** The watchdog shell still waits on our pipe; it must go before the engine's pid can belong to another process. */
function reapWatchdog(groupId: number | undefined): void {
  if (groupId === undefined || process.platform === 'win32') return;
  try {
    process.kill(-groupId, 'SIGKILL');
  } catch {
    // The group is already empty.
  }
}

function keepTail(stream: Readable): () => string {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-stderrTailBytes);
  });
  return () => tail;
}
