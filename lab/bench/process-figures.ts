import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../local/engines/free-port.ts';
import { processVariables } from '../../shared/environment.ts';
import { listDescendants, readCommand, residentMegabytes } from './process-tree.ts';
import { type Figure, stated } from './table.ts';

const run = promisify(execFile);
const READY_TARGET_SECONDS = 5;
const AUDIT_TARGET_SECONDS = 20;
const MEMORY_TARGET_MEGABYTES = 400;
const IDLE_BEFORE_MEASURING_MS = 5_000;

const processEnvironment = (more: Record<string, string>) => ({ ...processVariables(), LOG_LEVEL: 'error', ...more });

async function waitUntilHealthy(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await delay(20);
  }
}

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

async function startFigures(dataDir: string): Promise<Figure[]> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const env = processEnvironment({ PORT: String(port), DATA_DIR: dataDir });
  const child = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  await waitUntilHealthy(port);
  const readySeconds = (performance.now() - startedAt) / 1000;
  await delay(IDLE_BEFORE_MEASURING_MS);
  const memory = readMemory(child.pid ?? 0);
  const all = memory.own + memory.engine + memory.npm;
  const stopped = ended(child);
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await stopped;
  return [
    {
      name: 'ready after npm start (first start)',
      value: `${readySeconds.toFixed(2)} s`,
      target: `${READY_TARGET_SECONDS} s`,
      ok: readySeconds <= READY_TARGET_SECONDS,
    },
    {
      name: 'idle memory, npm and all processes',
      value: `${all.toFixed(0)} MB`,
      target: `${MEMORY_TARGET_MEGABYTES} MB`,
      ok: all < MEMORY_TARGET_MEGABYTES,
    },
    stated('idle memory, the system', memory.own, 'MB', 0),
    stated('idle memory, the engine of the table', memory.engine, 'MB', 0),
    stated('idle memory, npm, which waits for the system', memory.npm, 'MB', 0),
  ];
}

function readMemory(npmPid: number): { own: number; engine: number; npm: number } {
  const memory = { own: 0, engine: 0, npm: residentMegabytes([npmPid]) };
  for (const pid of listDescendants(npmPid))
    memory[/dynoxide\b/.test(readCommand(pid)) ? 'engine' : 'own'] += residentMegabytes([pid]);
  return memory;
}

async function auditFigure(): Promise<Figure> {
  const startedAt = performance.now();
  await run('npm', ['run', '--silent', 'audit'], { env: processEnvironment({}), maxBuffer: 10_000_000 });
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    name: 'audit of the sample site',
    value: `${seconds.toFixed(1)} s`,
    target: `${AUDIT_TARGET_SECONDS} s`,
    ok: seconds <= AUDIT_TARGET_SECONDS,
  };
}

export async function processFigures(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-bench-'));
  try {
    return [...(await startFigures(dataDir)), await auditFigure()];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
