import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startAnswerDesk } from './answer-desk.ts';
import { EvalUsageError } from './arguments.ts';

const PORT = '8787';

/** `npm run eval -- desk FOLDER`: until Ctrl-C. @throws EvalUsageError */
export async function runDesk(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { port: { type: 'string', default: PORT } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new EvalUsageError('desk needs the folder of its questions');
  const desk = await startAnswerDesk(folder, { port: Number(values.port) });
  process.stdout.write(`The desk is at ${desk.baseUrl}. Its questions are in ${folder}. In another terminal:

  MODEL_PROVIDER=openai MODEL_BASE_URL=${desk.baseUrl} npm run eval -- --model NAME --record RECORDINGS --at-once 100
`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await desk.stop();
}
