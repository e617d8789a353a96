/** One invocation of a worker in a separate process, as Lambda runs it: `{functionName, payload}` comes in, what it gave goes out. */
import { text } from 'node:stream/consumers';
import { workers } from '../../functions/catalog/workers.ts';
import { invokeLambda } from '../../local/lambda-invoker.ts';

const { functionName, payload } = JSON.parse(await text(process.stdin));
const worker = workers.find(({ name }) => name === functionName);
if (!worker) throw new Error(`no worker is called ${functionName}`);
const outcome = await invokeLambda(worker, payload).then(
  (result) => ({ result }),
  (error: Error) => ({ errorType: error.name, errorMessage: error.message }),
);
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
