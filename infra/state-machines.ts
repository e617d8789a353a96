import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { jobMachines } from '../shared/jobs/job-kinds.ts';
import { invokeFunctionStatement } from './grants.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

interface JobMachinesProps {
  stage: Stage;
  names: ResourceNames;
  workers: readonly ServiceFunction[];
}

/** One Step Functions state machine for each kind of job, from `statemachines/<name>.asl.json` as it is. */
export class JobMachines extends Construct {
  readonly machines: readonly { name: string; machine: StateMachine }[];

  constructor(scope: Construct, id: string, props: JobMachinesProps) {
    super(scope, id);
    this.machines = jobMachines.map((name) => ({ name, machine: this.#createMachine(name, props) }));
  }

  get arns(): Record<string, string> {
    return Object.fromEntries(this.machines.map(({ name, machine }) => [name, machine.stateMachineArn]));
  }

  #createMachine(name: string, { stage, names, workers }: JobMachinesProps): StateMachine {
    const file = readFileSync(join(import.meta.dirname, '..', 'statemachines', `${name}.asl.json`), 'utf8');
    const arns = workerArns(name, file, workers);
    const express = isExpress(name, stage);
    const definition = express ? limitExpressTimeouts(file) : file;
    const machine = new StateMachine(this, name, {
      // The type of a machine cannot be changed: the other type is another machine, with another name.
      stateMachineName: names.stateMachine(express ? `${name}-express` : name),
      stateMachineType: express ? StateMachineType.EXPRESS : StateMachineType.STANDARD,
      // fromFile would upload the definition as an asset, where no template test could read it.
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: arns,
      logs: {
        destination: new LogGroup(this, `${name}-logs`, {
          logGroupName: names.stateMachineLogGroup(name),
          retention: stage.logRetention,
          removalPolicy: stage.removalPolicy,
        }),
        // An express execution has no history: its log is all that there is.
        level: LogLevel.ALL,
        // The execution's own history holds the data; the log holds what happened, to search by job id.
        includeExecutionData: false,
      },
      tracingEnabled: true,
    });
    machine.addToRolePolicy(invokeFunctionStatement(Object.values(arns)));
    return machine;
  }
}

/**
 * An analysis by rules is one task of a second, and the transitions of a standard execution would be most of its cost. What an
 * express execution lacks is not needed: the job's row, the queue and the sweeper keep the job, and a task that runs twice
 * completes once (docs/decisions/0015-express-analyses.md). A model's calls can take longer than an express execution may.
 */
const isExpress = (name: string, { environment }: Stage): boolean =>
  name === 'analyze-page' && (environment.MODEL_PROVIDER ?? 'rules') === 'rules';

/** AWS ends an express execution after five minutes. */
const EXPRESS_SECONDS_MAX = 300;

const limitExpressTimeouts = (definition: string): string =>
  definition.replace(/"TimeoutSeconds": \d+/, `"TimeoutSeconds": ${EXPRESS_SECONDS_MAX}`);

/** The workers that a definition names as `${worker-name}`, in the order of their first use. */
export const workersNamedBy = (definition: string): string[] => [
  ...new Set([...definition.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name)),
];

function workerArns(
  machineName: string,
  definition: string,
  workers: readonly ServiceFunction[],
): Record<string, string> {
  return Object.fromEntries(
    workersNamedBy(definition).map((name) => {
      const worker = workers.find((candidate) => candidate.name === name);
      if (!worker) throw new Error(`${machineName}.asl.json names "${name}", which is no state machine worker`);
      return [name, worker.lambda.functionArn];
    }),
  );
}
