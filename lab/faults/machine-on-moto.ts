import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { machineDefinition } from '../../local/state-machines.ts';
import type { RunMachine } from '../../test/faults/killed-worker.ts';

const program = fileURLToPath(new URL('machine_on_moto.py', import.meta.url));

/** Whether this Python has moto with its interpreter of state machines. */
export async function hasMoto(python: string): Promise<boolean> {
  const child = spawn(python, ['-c', 'import boto3, moto.stepfunctions.parser.asl'], { stdio: 'ignore' });
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [1])]);
  return code === 0;
}

/** Runs the machine on the interpreter of moto, which is not ours. */
export const runOnMoto =
  (python: string): RunMachine =>
  async (message, invoke) => {
    const server = createServer(async (request, response) => {
      const { functionName, payload } = (await json(request)) as { functionName: string; payload: unknown };
      response.end(JSON.stringify(await invoke(functionName, payload)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const child = spawn(python, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
      const definition = machineDefinition(message.machine);
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      child.stdin.end(JSON.stringify({ definition, input: message, endpoint }));
      const output = await text(child.stdout);
      const { status, error } = JSON.parse(output) as { status: string; error?: string };
      if (status !== 'SUCCEEDED') throw new Error(`the execution ended ${status}: ${error}`);
    } finally {
      server.close();
    }
  };
