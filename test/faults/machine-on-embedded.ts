import { setTimeout as delay } from 'node:timers/promises';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { startStepFunctions } from '../../local/engines/step-functions.ts';
import { machineDefinition } from '../../local/state-machines.ts';
import type { RunMachine } from './killed-worker.ts';

/** Runs the machine on the Step Functions engine of `npm start`. */
export const runOnEmbedded: RunMachine = async (message, invoke) => {
  const engine = await startStepFunctions({
    stateMachines: [{ name: message.machine, definition: machineDefinition(message.machine) }],
    checked: true,
    invokeFunction: async (functionName, payload) => {
      const outcome = await invoke(functionName, payload);
      if ('result' in outcome) return outcome.result;
      throw Object.assign(new Error(outcome.errorMessage), { name: outcome.errorType });
    },
    journalDir: null,
  });
  const credentials = { accessKeyId: 'embedded', secretAccessKey: 'embedded' };
  const client = new SFNClient({ region: 'us-east-1', endpoint: engine.endpoint, credentials });
  try {
    const stateMachineArn = engine.stateMachineArn(message.machine);
    const { executionArn } = await client.send(
      new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(message) }),
    );
    while ((await client.send(new DescribeExecutionCommand({ executionArn }))).status === 'RUNNING') await delay(50);
  } finally {
    client.destroy();
    await engine.stop();
  }
};
