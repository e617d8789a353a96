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

export interface JobMachinesProps {
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
    const definition = readFileSync(join(import.meta.dirname, '..', 'statemachines', `${name}.asl.json`), 'utf8');
    const arns = workerArns(name, definition, workers);
    const machine = new StateMachine(this, name, {
      stateMachineName: names.stateMachine(name),
      stateMachineType: StateMachineType.STANDARD,
      // fromFile would upload the definition as an asset, where no template test could read it.
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: arns,
      logs: {
        destination: new LogGroup(this, `${name}-logs`, {
          logGroupName: names.stateMachineLogGroup(name),
          retention: stage.logRetention,
          removalPolicy: stage.removalPolicy,
        }),
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
