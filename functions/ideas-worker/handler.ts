import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readEnvironment } from '../../shared/environment.ts';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openKeywordData } from '../../shared/providers/keyword-data/open-keyword-data.ts';
import { openIdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import type { IdeasWorkerServices } from './services.ts';
import { failIdeas } from './steps/fail-ideas.ts';
import { researchKeywords } from './steps/research-keywords.ts';
import { understandSite } from './steps/understand-site.ts';
import { validateIdeas } from './steps/validate-ideas.ts';
import { writePlaybook } from './steps/write-playbook.ts';

const jobSchema = z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() });

const taskSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('understand-site'), job: jobSchema }),
  z.object({ step: z.literal('research-keywords'), job: jobSchema }),
  z.object({ step: z.literal('validate-ideas'), job: jobSchema }),
  z.object({ step: z.literal('write-playbook'), job: jobSchema }),
  z.object({ step: z.literal('fail-ideas'), job: jobSchema, failure: z.unknown().optional() }),
]);
type Task = z.infer<typeof taskSchema>;

const environment = readEnvironment();
const table = openTable(environment);
const services: IdeasWorkerServices = {
  table,
  now: () => new Date(),
  newId: randomUUID,
  writer: openIdeaWriter(environment),
  siteSearch: openSiteSearch(environment, table),
  keywordDataFor: openKeywordData(environment, table),
};

function runTask(task: Task): Promise<void> {
  switch (task.step) {
    case 'understand-site':
      return understandSite(services, task.job);
    case 'research-keywords':
      return researchKeywords(services, task.job);
    case 'validate-ideas':
      return validateIdeas(services, task.job);
    case 'write-playbook':
      return writePlaybook(services, task.job);
    case 'fail-ideas':
      return failIdeas(services, task.job, task.failure);
  }
}

/** The tasks of `build-ideas`: one file per step. */
export const handler = async (event: unknown): Promise<void> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => runTask(task));
};
