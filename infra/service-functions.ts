import type { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type ApiGroup, apiGroups } from '../functions/catalog/api-groups.ts';
import { type Worker, workers } from '../functions/catalog/workers.ts';
import type { ResourceNames } from './names.ts';
import { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

/** Lambda's share of a processor grows with memory: below this, start-up is bound by it. */
const API_MEMORY_MEGABYTES = 512;
/** Parsing a document of a million characters takes seconds of a whole processor, which Lambda gives from this size on. */
const MARKDOWN_API_MEMORY_MEGABYTES = 1769;

interface ServiceFunctionsProps {
  stage: Stage;
  names: ResourceNames;
  codeOf: (functionName: string) => Code;
}

/** One function for each API group and each worker of the catalog, without rights yet. */
export class ServiceFunctions extends Construct {
  readonly groups: readonly { group: ApiGroup; fn: ServiceFunction }[];
  readonly workers: readonly { worker: Worker; fn: ServiceFunction }[];

  constructor(scope: Construct, id: string, { stage, names, codeOf }: ServiceFunctionsProps) {
    super(scope, id);
    this.groups = apiGroups.map((group) => ({
      group,
      fn: new ServiceFunction(this, group.name, {
        stage,
        names,
        name: group.name,
        description: `API operations of the ${group.name} group`,
        code: codeOf(group.name),
        memoryMegabytes:
          group.memoryMegabytes ?? (group.parsesMarkdown ? MARKDOWN_API_MEMORY_MEGABYTES : API_MEMORY_MEGABYTES),
        timeoutSeconds: group.timeoutSeconds,
      }),
    }));
    this.workers = workers.map((worker) => ({
      worker,
      fn: new ServiceFunction(this, worker.name, {
        stage,
        names,
        name: worker.name,
        description: describeWorker(worker),
        code: codeOf(worker.name),
        memoryMegabytes: worker.memoryMegabytes,
        timeoutSeconds: worker.timeoutSeconds,
        reservedConcurrency: worker.trigger === 'state-machine' ? stage.concurrency.stateMachineWorker : undefined,
      }),
    }));
    const reserved = stage.concurrency.stateMachineWorker;
    for (const { worker, fn } of this.workers) {
      if (worker.trigger === 'state-machine' && reserved !== undefined) fn.knowConcurrency(reserved);
    }
  }

  get all(): { entry: ApiGroup | Worker; fn: ServiceFunction }[] {
    return [
      ...this.groups.map(({ group, fn }) => ({ entry: group, fn })),
      ...this.workers.map(({ worker, fn }) => ({ entry: worker, fn })),
    ];
  }

  get jobStarter(): { worker: Worker; fn: ServiceFunction } {
    return this.#readerOf('job-queue');
  }

  get webhookSender(): { worker: Worker; fn: ServiceFunction } {
    return this.#readerOf('webhook-queue');
  }

  /** The one worker that reads a queue: two would take each other's messages. */
  #readerOf(queue: 'job-queue' | 'webhook-queue'): { worker: Worker; fn: ServiceFunction } {
    const [reader, ...others] = this.workers.filter(({ worker }) => worker.trigger === queue);
    if (!reader || others.length > 0) throw new Error(`the catalog must have exactly one worker on the ${queue}`);
    return reader;
  }

  worker(name: string): ServiceFunction {
    const found = this.workers.find(({ worker }) => worker.name === name);
    if (!found) throw new Error(`the catalog has no worker ${name}`);
    return found.fn;
  }

  get scheduled(): { everyMinutes: number; fn: ServiceFunction }[] {
    return this.workers.flatMap(({ worker: { trigger }, fn }) =>
      typeof trigger === 'object' ? [{ ...trigger, fn }] : [],
    );
  }

  get stateMachineWorkers(): ServiceFunction[] {
    return this.workers.filter(({ worker }) => worker.trigger === 'state-machine').map(({ fn }) => fn);
  }
}

function describeWorker({ trigger }: Worker): string {
  if (trigger === 'job-queue') return 'Starts the state machine of each job message';
  if (trigger === 'webhook-queue') return 'Sends events to webhooks';
  if (trigger === 'state-machine') return 'Runs the steps of state machines';
  return `Runs every ${trigger.everyMinutes} minutes`;
}
