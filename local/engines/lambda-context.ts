import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { localAccountId, localRegion } from './aws-identity.ts';

/** The context that Lambda passes to a handler, for one invocation that may take this long from now. */
export function createLambdaContext({
  functionName,
  timeoutSeconds,
}: {
  functionName: string;
  timeoutSeconds: number;
}): Context {
  const deadline = Date.now() + timeoutSeconds * 1_000;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${localRegion}:${localAccountId}:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'embedded',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    // The callback style that these three belong to is gone from current runtimes; the type still asks for them.
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
