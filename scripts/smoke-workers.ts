/** Responses of the workers of a deployed stage: they have no route that a request could reach. */
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { type Worker, workers } from '../functions/catalog/workers.ts';
import { resourceNames } from '../infra/names.ts';
import { probeEvent } from '../shared/jobs/worker-handler.ts';
import { runCheck, type SmokeResult } from './smoke-checks.ts';

/** An event that loads the worker and changes nothing that its next call would not change too. */
function harmlessEvent({ trigger }: Worker): unknown {
  if (trigger === 'state-machine') return probeEvent;
  if (trigger === 'job-queue' || trigger === 'webhook-queue') return { Records: [] };
  // A beat more: each finds what is due, whoever calls it.
  return { 'detail-type': 'Scheduled Event', source: 'smoke-test', detail: {} };
}

/** Calls each worker of the stage once, and yields each result as soon as it is known. */
export async function* runWorkerChecks(stageName: string, lambda: LambdaClient): AsyncGenerator<SmokeResult> {
  for (const worker of workers) {
    yield await runCheck(`the worker ${worker.name} responds`, async () => {
      const { FunctionError, Payload } = await lambda.send(
        new InvokeCommand({
          FunctionName: resourceNames(stageName).function(worker.name),
          Payload: JSON.stringify(harmlessEvent(worker)),
        }),
      );
      if (FunctionError)
        throw new Error(
          `${FunctionError}: ${Buffer.from(Payload ?? [])
            .toString('utf8')
            .slice(0, 200)}`,
        );
    });
  }
}
