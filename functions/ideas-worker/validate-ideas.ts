import type { IdeasJob } from './active-run.ts';
import type { IdeasWorkerServices } from './services.ts';

export async function validateIdeas(_services: IdeasWorkerServices, _job: IdeasJob): Promise<void> {
  throw new Error('not there yet');
}
