import { readFileSync } from 'node:fs';
import { workers } from '../functions/catalog/workers.ts';
import { jobMachines } from '../shared/jobs/job-kinds.ts';
import { type StepFunctionsEngine, startStepFunctions } from './engines/step-functions.ts';
import type { LambdaInvoker } from './lambda-invoker.ts';

/** The definition as it is deployed, with the names of functions where the deployment has ARNs. */
export const machineDefinition = (machine: string): object => {
  const text = readFileSync(new URL(`../statemachines/${machine}.asl.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replaceAll(/\$\{([\w-]+)\}/g, '$1'));
};

/** Runs the very state machines that are deployed, with their tasks as functions of this machine. */
export async function startStateMachines(options: {
  journalDir: string;
  invoke: LambdaInvoker;
}): Promise<{ engine: StepFunctionsEngine; arns: Record<string, string> }> {
  const engine = await startStepFunctions({
    stateMachines: jobMachines.map((name) => ({ name, definition: machineDefinition(name) })),
    // test/infra/state-machines.test.ts does.
    checked: true,
    invokeFunction: (functionName, payload, signal) => {
      const worker = workers.find((candidate) => candidate.name === functionName);
      if (!worker) throw new Error(`no worker is called ${functionName}`);
      return options.invoke(worker, payload, signal);
    },
    journalDir: options.journalDir,
    // The slots of jobs are the limit, which organizations share: a limit here would be first come, first served.
    executionConcurrency: Number.POSITIVE_INFINITY,
  });
  const arns = Object.fromEntries(jobMachines.map((name) => [name, engine.stateMachineArn(name)]));
  return { engine, arns };
}
