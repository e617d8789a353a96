import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSampleSite } from '../../../local/sample-site-server.ts';
import { processVariables } from '../../../shared/environment.ts';
import { highLimits } from '../../harness/high-limits.ts';
import type { StoryStep } from './story.ts';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'story-process.ts');
const strictDynamoDb = new URL('../../harness/strict-dynamodb/install.ts', import.meta.url).href;
const OUTPUT_BYTES_MAX = 32 * 1_024 * 1_024;

/** Runs the story in two processes, one after the other, on the same data. `environment` can name an engine. */
export async function runStory(environment: Record<string, string> = {}): Promise<StoryStep[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-story-'));
  const site = await startSampleSite();
  const env = {
    ...processVariables(),
    ...highLimits,
    PORT: '0',
    DATA_DIR: dataDir,
    CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}`,
    CRAWL_CONCURRENCY: '1',
    ...environment,
  };
  const runPart = async (part: string): Promise<StoryStep[]> => {
    const args = ['--import', strictDynamoDb, program, part, site.domain];
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: OUTPUT_BYTES_MAX });
    return JSON.parse(stdout);
  };
  try {
    return [...(await runPart('until-restart')), ...(await runPart('after-restart'))];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
