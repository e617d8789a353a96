import { readFileSync } from 'node:fs';
import { workers } from '../functions/catalog.ts';
import { type JobMachine, jobMachines } from '../shared/jobs/job-message.ts';
import { type StepFunctionsEngine, startStepFunctions } from './engines/step-functions.ts';
import type { LambdaInvoker } from './lambda-invoker.ts';

const definitionOf = (machine: JobMachine): object => {
  const text = readFileSync(new URL(`../statemachines/${machine}.asl.json`, import.meta.url), 'utf8');
  // The deployment substitutes ARNs; here a function's name is enough.
  return JSON.parse(text.replaceAll(/\$\{([\w-]+)\}/g, '$1'));
};

/** Runs the very state machines that are deployed, with their tasks invoked in this process. */
export async function startStateMachines(options: {
  journalDir: string;
  invoke: LambdaInvoker;
}): Promise<{ engine: StepFunctionsEngine; arns: Record<JobMachine, string> }> {
  const engine = await startStepFunctions({
    stateMachines: jobMachines.map((name) => ({ name, definition: definitionOf(name) })),
    // test/infra/state-machines.test.ts does.
    checked: true,
    invokeFunction: (functionName, payload) => {
      const worker = workers.find((candidate) => candidate.name === functionName);
      if (!worker) throw new Error(`no worker is called ${functionName}`);
      return options.invoke(worker, payload);
    },
    journalDir: options.journalDir,
  });
  const arns = Object.fromEntries(jobMachines.map((name) => [name, engine.stateMachineArn(name)])) as Record<
    JobMachine,
    string
  >;
  return { engine, arns };
}
