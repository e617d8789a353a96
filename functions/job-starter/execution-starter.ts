import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { awsClientSettings } from '../../shared/aws-client.ts';
import type { Environment } from '../../shared/environment.ts';
import { executionName, type JobMessage } from '../../shared/jobs/job-message.ts';

/** Starts the job's execution, named by the job: a redelivered message finds the name taken and starts nothing twice. */
export function openExecutionStarter(
  environment: Pick<Environment, 'AWS_REGION' | 'AWS_ENDPOINT_URL_SFN' | 'STATE_MACHINE_ARNS'>,
): (message: JobMessage) => Promise<'started' | 'already started'> {
  const client = new SFNClient(awsClientSettings(environment.AWS_REGION, environment.AWS_ENDPOINT_URL_SFN));
  return async (message) => {
    const stateMachineArn = environment.STATE_MACHINE_ARNS[message.machine];
    if (!stateMachineArn) throw new Error(`no state machine is called ${message.machine}`);
    try {
      await client.send(
        new StartExecutionCommand({ stateMachineArn, name: executionName(message), input: JSON.stringify(message) }),
      );
      return 'started';
    } catch (error) {
      if (error instanceof ExecutionAlreadyExists) return 'already started';
      throw error;
    }
  };
}
