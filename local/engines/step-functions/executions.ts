import { executionArn } from './arns.ts';
import { StepFunctionsError } from './errors.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Machine, Run } from './machine.ts';

/** A name stays taken for 90 days on AWS; here, until this many younger executions have ended. */
export const endedNamesKept = 10_000;

/** Input and output can be 256 KiB each, so only the youngest ended executions keep theirs. */
const endedDetailsKept = 100;

/** The length of a Cause in the journal, and in memory once the details are dropped. */
const shortCauseCharacters = 2_000;

export interface Execution {
  arn: string;
  machine: string;
  name: string;
  /** Grows with each execution: the order of lists, and what a page token points at. */
  sequence: number;
  startDate: number;
  status: 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';
  input?: string;
  output?: string;
  stopDate?: number;
  error?: string;
  cause?: string;
}

interface Ending {
  status: Exclude<Execution['status'], 'RUNNING'>;
  output?: string;
  error?: string;
  cause?: string;
}

interface Start {
  execution: Execution;
  machine: Machine;
  input: string;
}

/** The executions of all machines: which there are, which run, which wait for their turn. */
export class Executions {
  readonly #concurrency: number;
  readonly #onError: (error: unknown) => void;
  readonly #all = new Map<string, Execution>();
  readonly #ended: Execution[] = [];
  readonly #waiting: Start[] = [];
  readonly #running = new Map<string, Run>();
  /** Starts that are on their way to the disk. */
  readonly #unwritten = new Map<string, Promise<void>>();
  #journal: Journal | null = null;
  #sequence = 0;
  #closed = false;

  constructor(options: { concurrency: number; onError: (error: unknown) => void }) {
    this.#concurrency = options.concurrency;
    this.#onError = options.onError;
  }

  find(arn: string): Execution | undefined {
    return this.#all.get(arn);
  }

  /** Newest first. */
  list(machine: string): Execution[] {
    return [...this.#all.values()].filter((execution) => execution.machine === machine).toReversed();
  }

  /** Resolves when the start is on disk. Rejects with ExecutionAlreadyExists as AWS does. */
  async start(machine: Machine, name: string, input: string): Promise<Execution> {
    const arn = executionArn(machine.name, name);
    const existing = this.#all.get(arn);
    if (existing !== undefined) {
      await this.#unwritten.get(arn);
      // A repeated call for what runs already is the same start; anything else under this name is a mistake.
      if (existing.status === 'RUNNING' && existing.input === input) return existing;
      throw new StepFunctionsError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
    }
    const execution = this.#add(machine.name, name, Date.now());
    execution.input = input;
    await this.#writeStart(execution);
    // Aborted or closed while its start was written; a closed one runs at the next boot.
    if (execution.status === 'RUNNING' && !this.#closed) this.#waiting.push({ execution, machine, input });
    this.#runNext();
    return execution;
  }

  async abort(execution: Execution, error?: string, cause?: string): Promise<void> {
    const position = this.#waiting.findIndex((start) => start.execution === execution);
    if (position >= 0) this.#waiting.splice(position, 1);
    const ending = this.#end(execution, {
      status: 'ABORTED',
      ...(error !== undefined && { error }),
      ...(cause !== undefined && { cause }),
    });
    this.#running.get(execution.arn)?.abort();
    await ending;
  }

  /** The journal that restores all of this: the ends in their order, then the running executions. */
  snapshot(): JournalEntry[] {
    const open = [...this.#all.values()].filter(({ status }) => status === 'RUNNING');
    return [...this.#ended, ...open].map(toEntry);
  }

  /** Takes over what a journal contains. What had not ended waits for `begin`. */
  restore(entries: JournalEntry[], machines: Map<string, Machine>): void {
    for (const entry of entries) this.#replay(entry);
    for (const execution of this.#all.values()) {
      const { status, input } = execution;
      if (status !== 'RUNNING' || input === undefined) continue;
      const machine = machines.get(execution.machine);
      if (machine !== undefined) this.#waiting.push({ execution, machine, input });
      else this.#settle(execution, { status: 'FAILED', error: 'States.Runtime', cause: 'The state machine is gone' });
    }
  }

  /** Journals every start and end from here on. */
  useJournal(journal: Journal): void {
    this.#journal = journal;
  }

  /** Runs what a restore left waiting. */
  begin(): void {
    this.#runNext();
  }

  /** Aborts what runs and forgets that it did: without a journaled end it starts again at the next boot. */
  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
    for (const run of this.#running.values()) run.abort();
    this.#running.clear();
  }

  #add(machine: string, name: string, startDate: number): Execution {
    const arn = executionArn(machine, name);
    const execution: Execution = { arn, machine, name, sequence: ++this.#sequence, startDate, status: 'RUNNING' };
    this.#all.set(arn, execution);
    return execution;
  }

  async #writeStart(execution: Execution): Promise<void> {
    if (this.#journal === null) return;
    const written = this.#journal.append(toEntry(execution));
    this.#unwritten.set(execution.arn, written);
    try {
      await written;
    } catch (error) {
      this.#all.delete(execution.arn);
      throw error;
    } finally {
      this.#unwritten.delete(execution.arn);
    }
  }

  #runNext(): void {
    while (this.#running.size < this.#concurrency) {
      const start = this.#waiting.shift();
      if (start === undefined) return;
      this.#run(start);
    }
  }

  #run({ execution, machine, input }: Start): void {
    const run = machine.run(execution.name, input);
    this.#running.set(execution.arn, run);
    void run.outcome.then((outcome) => {
      if (this.#closed) return;
      this.#running.delete(execution.arn);
      if (outcome !== null) this.#end(execution, outcome).catch(this.#onError);
      this.#runNext();
    });
  }

  async #end(execution: Execution, ending: Ending): Promise<void> {
    if (execution.status !== 'RUNNING') return;
    this.#settle(execution, ending);
    await this.#journal?.append(toEntry(execution));
  }

  #settle(execution: Execution, ending: Ending, stopDate = Date.now()): void {
    Object.assign(execution, ending, { stopDate });
    this.#ended.push(execution);
    const tooOld = this.#ended.at(-1 - endedDetailsKept);
    if (tooOld !== undefined) dropDetails(tooOld);
    if (this.#ended.length <= endedNamesKept) return;
    const forgotten = this.#ended.shift();
    if (forgotten !== undefined) this.#all.delete(forgotten.arn);
  }

  #replay(entry: JournalEntry): void {
    const known = this.#all.get(executionArn(entry.machine, entry.name));
    // A rewritten journal can contain the same end twice: once in its first part, once appended.
    if (known !== undefined && known.status !== 'RUNNING') return;
    const execution = known ?? this.#add(entry.machine, entry.name, entry.startDate);
    if (entry.event === 'started') {
      execution.input = entry.input;
      return;
    }
    const { status, error, cause } = entry;
    const words = { ...(error !== undefined && { error }), ...(cause !== undefined && { cause }) };
    this.#settle(execution, { status, ...words }, entry.stopDate);
  }
}

function dropDetails(execution: Execution): void {
  delete execution.input;
  delete execution.output;
  if (execution.cause !== undefined) execution.cause = execution.cause.slice(0, shortCauseCharacters);
}

function toEntry({ machine, name, startDate, input = '', stopDate, status, error, cause }: Execution): JournalEntry {
  if (status === 'RUNNING') return { event: 'started', machine, name, startDate, input };
  return {
    event: 'ended',
    machine,
    name,
    startDate,
    stopDate: stopDate ?? startDate,
    status,
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause: cause.slice(0, shortCauseCharacters) }),
  };
}
