import { appendFile, cp, mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListExecutionsCommand } from '@aws-sdk/client-sfn';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Executions, endedNamesKept } from '../../../../local/engines/step-functions/executions.ts';
import { type JournalEntry, openJournal, readJournal } from '../../../../local/engines/step-functions/journal.ts';
import { createMachine } from '../../../../local/engines/step-functions/machine.ts';
import { patience } from '../../../harness/patience.ts';
import { describeExecution, machineOf, startEngine, task, untilEnded } from './harness.ts';

const oneTask = machineOf({ Work: task('work', { End: true }) });

let journalDir: string;
const journalFile = () => join(journalDir, 'executions.jsonl');

beforeEach(async () => {
  journalDir = await mkdtemp(join(tmpdir(), 'journal-'));
  return () => rm(journalDir, { recursive: true, force: true });
});

/** An engine whose only function never ends until it is stopped. */
async function startStuck() {
  const work = vi.fn((_payload: unknown) => new Promise(() => {}));
  const engine = await startEngine(oneTask, { journalDir, functions: { work } });
  return { ...engine, work };
}

async function startWorking() {
  const work = vi.fn((payload: unknown) => payload);
  const engine = await startEngine(oneTask, { journalDir, functions: { work } });
  return { ...engine, work };
}

describe('the journal of executions', () => {
  test('starts what a stop cut off again at the next boot, with its name and its input', async () => {
    const before = await startStuck();
    const { executionArn } = await before.start({ page: 7 }, 'job_an_7');
    await vi.waitUntil(() => before.work.mock.calls.length === 1, patience);
    await before.stop();

    const after = await startWorking();
    expect(await untilEnded(after.client, executionArn)).toMatchObject({
      name: 'job_an_7',
      status: 'SUCCEEDED',
      output: '{"page":7}',
    });
  });

  test('has a start on disk before the client hears of it, so that a crash costs time and no execution', async () => {
    const before = await startStuck();
    const { executionArn } = await before.start({ page: 7 }, 'job_an_7');
    // The journal after a crash at this moment.
    const crashed = join(journalDir, 'crashed');
    await cp(journalFile(), join(crashed, 'executions.jsonl'));

    const after = await startEngine(oneTask, { journalDir: crashed, functions: { work: (payload) => payload } });
    expect(await untilEnded(after.client, executionArn)).toMatchObject({ status: 'SUCCEEDED', output: '{"page":7}' });
  });

  test('costs an execution no second run when it is repeated by the client after a crash', async () => {
    const before = await startStuck();
    await before.start({ page: 7 }, 'job_an_7');
    await before.stop();
    const after = await startStuck();
    await vi.waitUntil(() => after.work.mock.calls.length === 1, patience);
    await after.start({ page: 7 }, 'job_an_7');
    expect(after.work).toHaveBeenCalledTimes(1);
  });

  test('does not run again what had ended, and keeps its name taken', async () => {
    const before = await startWorking();
    const { executionArn } = await before.start({}, 'job_an_1');
    const ended = await untilEnded(before.client, executionArn);
    await before.stop();

    const after = await startWorking();
    expect(await describeExecution(after.client, executionArn)).toMatchObject({
      status: 'SUCCEEDED',
      startDate: ended.startDate,
      stopDate: ended.stopDate,
    });
    await expect(after.start({}, 'job_an_1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    expect(after.work).not.toHaveBeenCalled();
  });

  test('keeps how an execution failed', async () => {
    const fail = () => {
      throw Object.assign(new Error('broken'), { name: 'NonRetryableError' });
    };
    const before = await startEngine(oneTask, { journalDir, functions: { work: fail } });
    const { executionArn } = await before.run();
    await before.stop();
    const after = await startWorking();
    expect(await describeExecution(after.client, executionArn)).toMatchObject({
      status: 'FAILED',
      error: 'NonRetryableError',
      cause: expect.stringContaining('broken'),
    });
  });

  test('runs again what waited for its turn', async () => {
    const work = () => new Promise(() => {});
    const before = await startEngine(oneTask, { journalDir, functions: { work }, executionConcurrency: 1 });
    await before.start({}, 'a');
    const { executionArn } = await before.start({}, 'b');
    await before.stop();
    const after = await startWorking();
    expect(await untilEnded(after.client, executionArn)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('fails what belongs to a machine that is gone', async () => {
    await writeEntries([{ event: 'started', machine: 'gone', name: 'a', startDate: 1, input: '{}' }]);
    const { client } = await startWorking();
    const arn = 'arn:aws:states:us-east-1:000000000000:execution:gone:a';
    expect(await describeExecution(client, arn)).toMatchObject({ status: 'FAILED' });
    expect(await readJournal(journalDir)).toEqual([expect.objectContaining({ event: 'ended', machine: 'gone' })]);
  });

  test('leaves out a line that a crash tore off, and goes on after it', async () => {
    const before = await startStuck();
    const { executionArn } = await before.start({}, 'whole');
    await before.start({}, 'torn');
    await before.stop();
    await truncate(journalFile(), (await stat(journalFile())).size - 10);

    const second = await startWorking();
    await untilEnded(second.client, executionArn);
    await second.start({}, 'torn');
    await second.stop();

    const third = await startWorking();
    const { executions = [] } = await third.client.send(
      new ListExecutionsCommand({ stateMachineArn: third.machineArn }),
    );
    expect(new Set(executions.map(({ name }) => name))).toEqual(new Set(['torn', 'whole']));
  });

  test('reads past lines that are no entries', async () => {
    await appendFile(journalFile(), 'garbage\n{"event":"unknown"}\n\0\0\0\n');
    await writeEntries([{ event: 'started', machine: 'work', name: 'a', startDate: 1, input: '{}' }]);
    expect(await readJournal(journalDir)).toHaveLength(1);
  });

  test('rejects a start that could not be written, and leaves its name free', async () => {
    const executions = new Executions({ concurrency: 1, onError: vi.fn() });
    const append = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk full'));
    executions.useJournal({ append, close: async () => {} });
    const machine = await createMachine('work', oneTask, async () => 'done');
    await expect(executions.start(machine, 'job_an_1', '{}')).rejects.toThrow('disk full');
    expect(executions.list('work')).toEqual([]);
    expect(await executions.start(machine, 'job_an_1', '{}')).toMatchObject({ status: 'RUNNING' });
  });

  test('forgets the oldest ended names beyond the number it keeps, and never what runs', async () => {
    const ended = Array.from({ length: endedNamesKept + 5 }, (_, index): JournalEntry => {
      return { event: 'ended', machine: 'work', name: `e${index}`, startDate: 1, stopDate: 2, status: 'SUCCEEDED' };
    });
    await writeEntries([{ event: 'started', machine: 'work', name: 'old', startDate: 1, input: '{}' }, ...ended]);
    const { start, work } = await startStuck();
    await vi.waitUntil(() => work.mock.calls.length === 1, patience);
    await expect(start({}, 'e5')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    expect(await start({}, 'e4')).toHaveProperty('executionArn');
    expect(await readJournal(journalDir)).toHaveLength(endedNamesKept + 2);
  });

  test('is written anew when it has grown well beyond what it has to tell', async () => {
    const entry = (name: string): JournalEntry => {
      return { event: 'started', machine: 'work', name, startDate: 1, input: JSON.stringify('x'.repeat(200_000)) };
    };
    const journal = await openJournal(journalDir, () => [entry('alive')]);
    for (let n = 0; n < 100; n++) await journal.append(entry(`n${n}`));
    await journal.close();
    expect((await stat(journalFile())).size).toBeLessThan(6 * 1024 * 1024);
    expect((await readJournal(journalDir)).map(({ name }) => name)).toContain('alive');
  });

  test('keeps every entry that was appended at the same time, in order', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
    const journal = await openJournal(journalDir, () => []);
    await Promise.all(
      names.map((name) => journal.append({ event: 'started', machine: 'work', name, startDate: 1, input: '{}' })),
    );
    await journal.close();
    expect((await readJournal(journalDir)).map(({ name }) => name)).toEqual(names);
    expect(await readFile(journalFile(), 'utf8')).toMatch(/\n$/);
  });
});

async function writeEntries(entries: JournalEntry[]): Promise<void> {
  await appendFile(journalFile(), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}
