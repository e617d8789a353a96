/** State machines on the embedded engine with the deployed workers, in a process that can be killed at a step. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { workers } from '../../../functions/catalog/workers.ts';
import { openExecutionStarter } from '../../../functions/job-starter/execution-starter.ts';
import { type StepFunctionsEngine, startStepFunctions } from '../../../local/engines/step-functions.ts';
import { invokeLambda } from '../../../local/lambda-invoker.ts';
import { machineDefinition } from '../../../local/state-machines.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { waitUntil } from '../../harness/wait-until.ts';

interface State {
  Type: string;
  Parameters?: { Payload?: { step?: string } };
  Catch?: { Next: string }[];
  ItemProcessor?: { States: Record<string, State> };
}

/** Every state of a machine, those inside a Map too. */
function statesOf(states: Record<string, State>): [string, State][] {
  return Object.entries(states).flatMap(([name, state]) => [
    [name, state] as [string, State],
    ...(state.ItemProcessor ? statesOf(state.ItemProcessor.States) : []),
  ]);
}

interface MachineStep {
  step: string;
  /** The steps whose failure leads here, where a failure leads here. */
  failing: readonly string[];
}

/** The steps that the definition of a machine names, and how each is reached. */
export function stepsOf(machine: string): MachineStep[] {
  const { States } = machineDefinition(machine) as { States: Record<string, State> };
  const all = statesOf(States);
  return all.flatMap(([name, { Parameters }]) => {
    const step = Parameters?.Payload?.step;
    if (step === undefined) return [];
    const caught = all.filter(([, state]) => state.Catch?.some(({ Next }) => Next === name));
    return [{ step, failing: caught.flatMap(([, state]) => state.Parameters?.Payload?.step ?? []) }];
  });
}

/** When the process dies: before the step's function ran, or after it, with its result lost. */
type Moment = 'before' | 'after';

interface Life {
  killAt?: { step: string; moment: Moment };
  failAt?: string | undefined;
  /** As an execution of an earlier version: the worker does no step ahead of its task. */
  isFormer?: boolean;
}

interface KillableMachines {
  /** Starts the process: executions that a kill cut off begin again. */
  start(machine: string, life?: Life): Promise<void>;
  /** Sends messages to the running process; nowhere while there is none. */
  queue: JobQueue;
  /** Resolves when no execution runs, or when the process died. */
  settled(): Promise<void>;
  wasKilled(): boolean;
  stop(): Promise<void>;
  /** Removes the journal. */
  close(): Promise<void>;
}

export async function openKillableMachines(): Promise<KillableMachines> {
  const journalDir = await mkdtemp(join(tmpdir(), 'content-optimization-killed-'));
  let engine: StepFunctionsEngine | null = null;
  let client: SFNClient | null = null;
  let running = '';
  let killed = false;
  const atWork = new Set<Promise<unknown>>();

  const lost = new Promise<never>(() => {});
  async function invoke(life: Life, functionName: string, payload: unknown): Promise<unknown> {
    const worker = workers.find(({ name }) => name === functionName);
    if (!worker) throw new Error(`no worker is called ${functionName}`);
    const step = String((payload as { step?: string }).step);
    const { killAt, failAt } = life;
    if (killed) return lost;
    if (killAt?.step === step && killAt.moment === 'before') {
      killed = true;
      return lost;
    }
    if (failAt === step) throw new PermanentError('the step was made to fail');
    const { shares: _shares, ...former } = payload as { shares?: boolean };
    const work = invokeLambda(worker, life.isFormer ? former : payload);
    atWork.add(work);
    const result = await work.finally(() => atWork.delete(work));
    if (killAt?.step === step) killed = true;
    return killed ? lost : result;
  }

  return {
    async start(machine, life = {}) {
      running = machine;
      killed = false;
      engine = await startStepFunctions({
        stateMachines: [{ name: machine, definition: machineDefinition(machine) }],
        checked: true,
        invokeFunction: (functionName, payload) => invoke(life, functionName, payload),
        journalDir,
      });
      const credentials = { accessKeyId: 'embedded', secretAccessKey: 'embedded' };
      client = new SFNClient({ region: 'us-east-1', endpoint: engine.endpoint, credentials });
    },
    queue: {
      async send(...messages: JobMessage[]) {
        if (!engine || killed) return;
        const start = openExecutionStarter({
          AWS_REGION: 'us-east-1',
          AWS_ENDPOINT_URL_SFN: engine.endpoint,
          STATE_MACHINE_ARNS: { [running]: engine.stateMachineArn(running) },
        });
        for (const message of messages) if (message.machine === running) await start(message);
      },
    },
    async settled() {
      await waitUntil(`the executions of ${running} are over`, async () => {
        if (killed) return atWork.size === 0;
        const stateMachineArn = engine?.stateMachineArn(running);
        const output = await client?.send(new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' }));
        return output?.executions?.length === 0;
      });
    },
    wasKilled: () => killed,
    async stop() {
      client?.destroy();
      await engine?.stop();
      engine = null;
      await Promise.allSettled(atWork);
    },
    close: () => rm(journalDir, { recursive: true, force: true }),
  };
}
